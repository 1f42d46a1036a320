import { useEffect, useState, useSyncExternalStore } from 'react';

/** Whether the visitor asked for no motion. Only to be called in the browser. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Counts from 0 up to `target` within `duration` milliseconds; at once for whoever wants no motion,
 * and for pages that are not being looked at (a background tab draws no frames).
 */
export function useCountUp(target: number, duration: number): number {
  const [share, setShare] = useState(0);
  useEffect(() => {
    let frame = 0;
    let start: number | null = null;
    const still = prefersReducedMotion() || document.hidden;
    const step = (now: number) => {
      start ??= now;
      const passed = still ? 1 : Math.min(1, (now - start) / duration);
      setShare(1 - (1 - passed) ** 3);
      if (passed < 1) frame = requestAnimationFrame(step);
    };
    // A frame in a hidden tab never comes, a timer does.
    if (still) {
      const timer = setTimeout(() => step(0));
      return () => clearTimeout(timer);
    }
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [duration]);
  return target * share;
}

/** Whether a media query holds, kept up to date. False while the page is prerendered. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (change) => {
      const media = matchMedia(query);
      media.addEventListener('change', change);
      return () => media.removeEventListener('change', change);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
