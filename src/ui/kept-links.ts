import { forget, keep, keptUnder } from './device-store.ts';
import { KEPT_LINK, KEPT_LINKS_CHANGED } from './has-kept-links.ts';

const MOST = 10;

/**
 * The private link to a result, as this device knows it: there is no account that would. Each is kept under a name with its id, so
 * that what forgets an id (device-store.ts) forgets its link.
 */
export interface KeptLink {
  /** Of the roast, the build or the optimization. */
  id: string;
  /** Path and query. */
  to: string;
  what: 'roast' | 'cv' | 'optimization';
  /** The job it was made for; may be empty. */
  job: string;
  /** When it was last looked at, in milliseconds. */
  at: number;
}

/** Keeps the link to a result that is on the screen, and the last ten of them. */
export function keepLink(link: KeptLink): void {
  keep(KEPT_LINK + link.id, JSON.stringify(link));
  for (const { id } of keptLinks().slice(MOST)) forget(KEPT_LINK + id);
  tell();
}

/** The newest first. What somebody else wrote under our names is none. */
export function keptLinks(): KeptLink[] {
  return keptUnder(KEPT_LINK)
    .flatMap(({ value }) => linkIn(value) ?? [])
    .toSorted((a, b) => b.at - a.at);
}

export function forgetLink(id: string): void {
  forget(KEPT_LINK + id);
  tell();
}

export function forgetLinks(): void {
  for (const { key } of keptUnder(KEPT_LINK)) forget(key);
  tell();
}

/** Whoever shows that there are some. Without a window nobody does. */
function tell(): void {
  if (typeof window !== 'undefined') dispatchEvent(new Event(KEPT_LINKS_CHANGED));
}

/** By hand: the landing page has no room for a schema library. */
function linkIn(text: string): KeptLink | null {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null || !('id' in read && 'to' in read && 'what' in read && 'job' in read && 'at' in read)) return null;
    const { id, to, what, job, at } = read;
    if (typeof id !== 'string' || typeof to !== 'string' || !to.startsWith('/') || to.startsWith('//') || typeof job !== 'string' || typeof at !== 'number')
      return null;
    return what === 'roast' || what === 'cv' || what === 'optimization' ? { id, to, what, job, at } : null;
  } catch {
    return null;
  }
}
