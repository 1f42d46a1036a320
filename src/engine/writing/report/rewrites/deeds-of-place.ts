import { capital } from '../../../english/grammar/capitals.ts';
import { listed } from '../../../english/grammar/lists.ts';
import { cvVerb, inTense, type Tense } from '../../../english/grammar/verbs.ts';

/** Deeds of a place that need no object, as they are told. */
const OF_PLACE: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['opening', ['open', ' up']],
  ['closing', ['close', ' up']],
  ['cleaning', ['clean', '']],
  ['tidying', ['tidy', ' up']],
]);

/** "Opening, cleaning and making maple bars": only the last deed has the maple bars, so it goes first. */
export function deedsOfPlace(rest: string, tense: Exclude<Tense, 'ing'>): string | null {
  const [, bare = '', last = '', object = ''] =
    /^((?:\p{L}+ing(?:,\s+(?:and\s+)?|\s+and\s+))+)(making|baking|serving|selling|cooking)\s+((?:\p{Ll}+\s){0,2}\p{Ll}+s)$/iu.exec(rest) ?? [];
  const places = (bare.toLowerCase().match(/\p{L}+ing/gu) ?? []).map((word) => OF_PLACE.get(word));
  const verb = cvVerb(last.toLowerCase())?.verb;
  if (verb === undefined || places.length === 0) return null;
  const told = places.map((one) => (one === undefined ? null : `${inTense(one[0], tense)}${one[1]}`));
  return told.includes(null) ? null : `${capital(inTense(verb, tense))} ${object}, ${listed(told.filter((one) => one !== null))}`;
}
