import { capital } from '../english/grammar/capitals.ts';
import { verbOf } from '../english/grammar/verbs.ts';
import { DOERS } from '../lexicon/advert/implications.ts';
import { TITLE_WORDS } from '../lexicon/reading/titles.ts';
import type { AdvertRequirement } from './advert.ts';
import { knownTerm, termHits } from './known-terms.ts';
import { languagesIn } from './special-requirements.ts';

/** "Mentored engineers or analysts", "line-managed actuaries or data scientists": whom, and no other way to have done it. */
export function isWhom(way: string, phrase: string): boolean {
  const [first = ''] = phrase.toLowerCase().split(/[\s-]+/u);
  const last = way.split(/,/u)[0]?.toLowerCase().split(/\s+/u).at(-1) ?? '';
  const isDeed = verbOf(first) !== undefined || /^(?:line|mentoring|coaching|leading|managing|supervising|training)$/u.test(first);
  // A lone word for somebody at the end of a list: "juriste, assistant ou alternant".
  if (!/\s/u.test(way) && TITLE_WORDS.has(way.toLowerCase().replace(/s$/u, '')) && !phrase.toLowerCase().startsWith(way.toLowerCase())) return true;
  return (
    isDeed &&
    !phrase.startsWith(way) &&
    verbOf(way.toLowerCase().split(/\s+/u)[0] ?? '') === undefined &&
    (TITLE_WORDS.has(last) || TITLE_WORDS.has(last.replace(/s$/u, '')))
  );
}

/** The first clause of a duty, which says what is to be done; what follows says with whom and what for. */
export const headOf = (ask: string, isDuty: boolean): string => {
  const [head = ask] = ask.split(isDuty ? DUTY_ENDS : DOING_ENDS);
  // "Picking and packing orders": a stump of one word is not the thing.
  return /\s/u.test(head) ? head : ask;
};
const DUTY_ENDS = /,\s|\s?:\s|\swith\s|\sso\s|\sand\s(?=\p{Ll}+\s(?:the|an?|our|your|them|it|what)\b)/u;
const DOING_ENDS = /\s?:\s|\sand how\s|\sand\s(?=\p{Ll}{3,}ing\s)|,\s(?=\p{Ll}+ing\s)/u;

/** One of many that is named: "Microsoft Office, including Excel". */
export const INCLUDING = /,\sincluding\s(\p{Lu}[\p{L}\d+#. ]{1,30})$/u;

/** Shares of a phrase. */
const A_PART = 0.35;
const A_HALF = 0.5;

/** What an ask is called otherwise: the names and synonyms of the things that it names, where it names little else. */
export function formsOf(ask: string): string[] {
  const [thing = ask] = ask.split(/,\s/u);
  const hits = termHits(thing).flatMap(({ term, text, start, end }) =>
    term === null || term.kind === 'skill' ? [] : [{ term, text, end, length: end - start }],
  );
  // A paper that is a small part of what is asked for ("practitioner registered with the HCPC") is not the whole.
  // "SAP TM" is a part of SAP, and not said by its name alone.
  // "SIA Door Supervisor": any other licence of the same issuer is another one.
  const isOneOfMany = (end: number): boolean => NAMED_FURTHER.test(thing.slice(end));
  const isWhole = (text: string): boolean => !/(?:^|\s)\p{Lu}{2,}(?:\s|$)/u.test(thing.replace(text, ' '));
  // "Laser welding" is no welding: before an ordinary word another one makes it another thing.
  const isNarrowed = (text: string): boolean =>
    /^\p{Ll}/u.test(text) && new RegExp(`(\\p{L}{3,})\\s${text.replace(/[^\p{L}\p{N}\s]/gu, '.')}`, 'u').exec(thing)?.[1]?.match(GENERAL) === null;
  const named = hits.filter(
    ({ term, text, end, length }) =>
      (term.kind === 'tool' && isWhole(text) && !isNarrowed(text)) ||
      (length > thing.length * (term.kind === 'credential' ? A_PART : A_HALF) && !isNarrowed(text) && !(term.kind === 'credential' && isOneOfMany(end))),
  );
  return [...named.flatMap(({ term }) => [term.name, ...term.aliases]), ...turned(thing)];
}

/** "Handling cash" is cash handling, and "reconciling accounts" account reconciling. */
function turned(thing: string): string[] {
  const [, doing, object] = /^(\p{Ll}{3,}ing) (\p{Ll}{3,})$/u.exec(thing) ?? [];
  const term = doing === undefined || object === undefined ? undefined : knownTerm(`${object} ${doing}`);
  return term === undefined ? [] : [term.name, ...term.aliases];
}

/** What does not make a thing another one; any case. */
const GENERAL =
  /^(?:good|basic|advanced|strong|own|using|with|use|and|the|all|various|general|modern|similar|other|own|of|in|expert|professional|\p{Ll}+(?:ing|ed))$/iu;

/** A name goes on: no word that every paper bears. */
const NAMED_FURTHER =
  /^\s(?!(?:Certificat|Licen[cs]e|Regist|Level|Card|Qualif|Award|Diploma|Train|Course|Member|Scheme|Check|Status|Provider|Handler)\p{L}*)\p{Lu}\p{Ll}{2,}/u;

/** "anglais (fluent)" as it stands in a list: "Anglais". */
export function capitalLanguage({ phrase }: AdvertRequirement): string {
  return capital(languagesIn(phrase)[0]?.word ?? phrase.replace(/\s*\(.*$/u, ''));
}

/** Whoever calls himself a project manager says project management. */
export function doersOf(phrase: string): string[] {
  const words = phrase.split(/\s+/u);
  const doer = DOERS.get(words.at(-1)?.toLowerCase() ?? '');
  return doer === undefined || words.length < 2 ? [] : [[...words.slice(0, -1), doer].join(' ')];
}
