import { QUERY } from '../../../domain/paths.ts';
import { Tone } from '../../../domain/roast.ts';

/** The tone that an address asks for, null when it leaves that to the roast. */
export function toneIn(query: URLSearchParams): Tone | null {
  return Tone.nullable().catch(null).parse(query.get(QUERY.tone));
}

/** The query of a link to the roast (or its progress, or its picture) with this id; a null tone leaves it to the roast. */
export function roastQueryOf(id: string, tone: Tone | null): Record<string, string> {
  return { [QUERY.id]: id, ...(tone === null ? {} : { [QUERY.tone]: tone }) };
}
