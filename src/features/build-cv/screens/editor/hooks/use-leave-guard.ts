import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

/** Where somebody was going: a path of ours, or back. */
type Way = { to: string } | 'back';

/** Marks the entry that is put on top of the editor's own, so that the first press of the back button stays here. */
const isGuard = (state: unknown): boolean => typeof state === 'object' && state !== null && 'guard' in state && state.guard === true;

/**
 * Stops whoever leaves with unsaved changes: closing the tab asks in the browser's own words, links and the back button ask in ours.
 * The router has no say in it, because its declarative mode cannot be blocked: clicks are caught before it hears them, and a second
 * history entry of the same address takes the first press of the back button.
 */
export function useLeaveGuard(active: boolean): { asking: boolean; stay: () => void; leave: () => void } {
  const navigate = useNavigate();
  const [way, setWay] = useState<Way | null>(null);
  /** Somebody has decided to go: what follows is not caught again. */
  const standsDown = useRef(false);
  const isActive = useEffectEvent(() => active && !standsDown.current);

  useEffect(() => {
    if (active && !isGuard(history.state)) putGuard();
  }, [active]);

  useEffect(() => {
    const here = location.href;
    const unload = (event: BeforeUnloadEvent) => {
      if (isActive()) event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      const to = isActive() ? followedPath(event) : null;
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWay({ to });
    };
    const pop = (event: PopStateEvent) => {
      // Who comes back before the next screen was there has not left after all.
      if (isGuard(event.state)) standsDown.current = false;
      // On the editor's own entry one only comes from the guard above it, by the back button.
      if (isGuard(event.state) || location.href !== here) return;
      if (isActive()) {
        putGuard();
        setWay('back');
      } else history.back();
    };
    addEventListener('beforeunload', unload);
    document.addEventListener('click', click, { capture: true });
    addEventListener('popstate', pop);
    return () => {
      removeEventListener('beforeunload', unload);
      document.removeEventListener('click', click, { capture: true });
      removeEventListener('popstate', pop);
    };
  }, []);

  return {
    asking: way !== null,
    stay: () => setWay(null),
    leave: () => {
      standsDown.current = true;
      setWay(null);
      // Back is two steps: off the guard, and off the editor.
      if (way === 'back') history.go(-2);
      else if (way !== null) void navigate(way.to);
    },
  };
}

function putGuard(): void {
  const state: unknown = history.state;
  const own = typeof state === 'object' && state !== null ? state : {};
  const index = 'idx' in own && typeof own.idx === 'number' ? { idx: own.idx + 1 } : {};
  history.pushState({ ...own, ...index, guard: true }, '');
}

/** The path that a plain click on a link of ours leads to; null for any other click. */
function followedPath(event: MouseEvent): string | null {
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement)) return null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const { origin, pathname, search, hash } = new URL(anchor.href, location.href);
  const stays = pathname === location.pathname && search === location.search;
  return plain && anchor.target === '' && !anchor.hasAttribute('download') && origin === location.origin && !stays ? `${pathname}${search}${hash}` : null;
}
