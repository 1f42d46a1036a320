/**
 * Small things to remember until the tab is closed. A browser that keeps no storage keeps them as long as the page:
 * nothing that matters may rest on them.
 */
const fallback = new Map<string, string>();

export function noted(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

export function note(key: string, value: string): void {
  fallback.set(key, value);
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The page remembers it, then.
  }
}

/** Forgets whatever is noted under a name, or with a text, that holds this: an id, say. */
export function forgetNotesAbout(part: string): void {
  for (const [key, value] of fallback) if (key.includes(part) || value.includes(part)) fallback.delete(key);
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.includes(part) || sessionStorage.getItem(key)?.includes(part) === true) sessionStorage.removeItem(key);
  } catch {
    // Nothing was noted, then.
  }
}
