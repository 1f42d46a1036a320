import { useRef } from 'react';

import { KEPT_RESULTS_ID, link, type NavItem, type PathName } from '../../../domain/paths.ts';
import { useHasKeptLinks } from '../../../ui/has-kept-links.ts';
import { Link } from '../../../ui/link.tsx';
import { CHROME } from '../copy.ts';
import { SiteName } from './site-name.tsx';

export const NAV: readonly { item: NavItem; to: PathName }[] = [
  { item: 'roast', to: 'upload' },
  { item: 'build', to: 'build' },
  { item: 'headshot', to: 'headshot' },
  { item: 'optimize', to: 'optimize' },
];

/** The site name and the four services; on small screens the four hide behind a menu button, a native popover. */
export function NavBar({ highlight }: { highlight: NavItem | null }) {
  const menu = useRef<HTMLDivElement>(null);
  const isBack = useHasKeptLinks();
  const results = `${link('landing')}#${KEPT_RESULTS_ID}`;
  return (
    <header className="relative z-20 border-b-4 border-ink bg-paper">
      <nav aria-label={CHROME.navLabel} className="mx-auto flex max-w-7xl items-center justify-between gap-4 px-4 py-2.5 sm:px-6">
        <SiteName />
        <ul className="hidden items-center gap-1 lg:flex">
          {NAV.map(({ item, to }) => (
            <li key={item}>
              <Link
                to={link(to)}
                aria-current={item === highlight ? 'true' : undefined}
                className="display group relative inline-flex min-h-11 items-center px-3 text-[1.0625rem] tracking-wide no-underline"
              >
                {CHROME.items[item]}
                <svg
                  viewBox="0 0 100 12"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="absolute inset-x-2 bottom-0.5 h-2.5 w-[calc(100%-1rem)] opacity-0 group-hover:opacity-60 group-aria-[current]:opacity-100"
                >
                  <path className="pen-stroke" d="M2 5c18-3 32 2 50 0s32-2 46 0c-20 1-38 0-58 4" />
                </svg>
              </Link>
            </li>
          ))}
          {isBack && (
            <li>
              <Link to={results} className="inline-flex min-h-11 items-center px-3 font-bold underline decoration-2 underline-offset-4">
                {CHROME.results}
              </Link>
            </li>
          )}
        </ul>
        <button
          type="button"
          popoverTarget="nav-menu"
          className="display flex min-h-11 items-center gap-2 border-3 border-ink bg-sheet px-3 text-lg shadow-hard-sm lg:hidden"
        >
          {CHROME.menu}
          <svg viewBox="0 0 24 18" aria-hidden="true" className="h-4 w-5 fill-none stroke-ink stroke-3">
            <path d="M1 3c8-1 14 1 22 0M1 9.500c9 1 13-1 22 0M1 15.500c6-1 15 1 22 0" />
          </svg>
        </button>
      </nav>
      <div
        ref={menu}
        id="nav-menu"
        popover="auto"
        className="inset-x-0 top-[4.25rem] m-0 w-full border-y-4 border-ink bg-sheet text-ink backdrop:bg-ink/50 lg:hidden"
      >
        <ul>
          {NAV.map(({ item, to }) => (
            <li key={item} className="border-b-2 border-ink/15 last:border-0">
              <Link
                to={link(to)}
                aria-current={item === highlight ? 'true' : undefined}
                onClick={() => menu.current?.hidePopover()}
                className="display flex min-h-14 items-center border-l-8 border-transparent px-4 text-2xl no-underline aria-[current]:border-pen"
              >
                {CHROME.items[item]}
              </Link>
            </li>
          ))}
          {isBack && (
            <li>
              <Link
                to={results}
                onClick={() => menu.current?.hidePopover()}
                className="flex min-h-14 items-center border-l-8 border-transparent px-4 text-xl font-bold"
              >
                {CHROME.results}
              </Link>
            </li>
          )}
        </ul>
      </div>
    </header>
  );
}
