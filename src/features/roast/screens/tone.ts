import { QUERY } from '../../../domain/paths.ts';
import type { Tone } from '../../../domain/roast.ts';

/** The tone that an address asks for, null when it leaves that to the roast. Without zod: the upload screen reads it, too. */
export function toneIn(query: URLSearchParams): Tone | null {
  const tone = query.get(QUERY.tone);
  return tone === 'brutal' || tone === 'gentle' ? tone : null;
}

/** The query of a link to the roast (or its progress, or its picture) with this id; a null tone leaves it to the roast. */
export function roastQueryOf(id: string, tone: Tone | null): Record<string, string> {
  return { [QUERY.id]: id, ...(tone === null ? {} : { [QUERY.tone]: tone }) };
}
