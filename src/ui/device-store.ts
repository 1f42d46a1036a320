/**
 * Things that outlive a closed tab, on this device only. A browser that keeps no storage (or has no room left) keeps them
 * as long as the page. Nothing here is ever sent anywhere by itself.
 */
const fallback = new Map<string, string>();

/** The text kept under this name; null when there is none. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

/** Keeps a text; false when the browser would not, and it lives as long as the page only. */
export function keep(key: string, value: string): boolean {
  fallback.set(key, value);
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  fallback.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept, then.
  }
}

/** Forgets whatever is kept under a name, or with a text, that holds this: an id, say. */
export function forgetAbout(part: string): void {
  for (const [key, value] of fallback) if (key.includes(part) || value.includes(part)) fallback.delete(key);
  try {
    for (const key of Object.keys(localStorage)) if (key.includes(part) || localStorage.getItem(key)?.includes(part) === true) localStorage.removeItem(key);
  } catch {
    // Nothing was kept, then.
  }
}

/** Everything that is kept under names that begin so. */
export function keptUnder(prefix: string): { key: string; value: string }[] {
  const found = new Map([...fallback].filter(([key]) => key.startsWith(prefix)));
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) found.set(key, localStorage.getItem(key) ?? '');
  } catch {
    // Then there is what the page remembers.
  }
  return Array.from(found, ([key, value]) => ({ key, value }));
}
