import { useEffect, useSyncExternalStore } from 'react';

/** Sets the title of the tab. Prerendered pages get theirs from the prerenderer. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

const never = (): (() => void) => () => {};

/**
 * A value that only the browser knows (a random pick, the date): `prerendered` while the page is
 * static HTML or being hydrated, `read()` right after. `read` must give the same value every time.
 */
export function useBrowserValue<T>(read: () => T, prerendered: T): T {
  return useSyncExternalStore(never, read, () => prerendered);
}

function onConnection(change: () => void): () => void {
  addEventListener('online', change);
  addEventListener('offline', change);
  return () => {
    removeEventListener('online', change);
    removeEventListener('offline', change);
  };
}

/** Whether the browser believes it has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
}
