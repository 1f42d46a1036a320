import type { FindingKind } from '../../../../domain/finding.ts';
import { wholeBeginning } from '../../../english/whole/whole-parts.ts';
import type { Judgement } from '../../../judgement.ts';
import { OUTCOMES } from '../../../lexicon/claims/outcomes.ts';
import { strongLinesOf } from '../../report/strong-lines.ts';
import { tellsOfChange, tellsOfRank } from '../../report/wants/answering-lines.ts';

/** Longest line that a sentence of the verdict can quote beside another. */
const LONGEST = 92;
/** Shorter than this it does not say what was achieved. */
const SHORTEST = 18;
/** Of so many strong lines the first that can be shown whole is told. */
const LOOKED_AT = 3;
/** Somebody else's affairs, or a person met at work. */
const OF_OTHERS = /(?<!\p{L})(?:he|she|her|his|him|died|dead|death|sick|ill|cancer|sued|divorce\w*|pregnan\w*|twins|depress\w*|abus\w*|suicid\w*)(?!\p{L})/iu;

/** The strongest line of a CV as far as it can be shown whole with its figure, and names nobody of `people`; null where there is none. */
export function bestOf(judgement: Judgement, people: readonly string[]): string | null {
  const isEnglish = judgement.cv.language === 'en';
  const shown = strongLinesOf(judgement, [])
    .slice(0, LOOKED_AT)
    .flatMap(({ quote }) => partsOf(quote, isEnglish))
    .map((part) => part.replace(/[\s.,;:–—-]+$/u, ''));
  return (
    shown.find(
      (part) =>
        part.length >= SHORTEST &&
        part.length <= LONGEST &&
        isResult(part) &&
        !/[“”"[\]]/u.test(part) &&
        !OF_OTHERS.test(part) &&
        !people.some((name) => part.includes(name)),
    ) ?? null
  );
}

/** The sentences of a line, the whole of it, the deed without how it was done, and its beginning: whatever stands by itself. */
const partsOf = (quote: string, isEnglish: boolean): string[] => [
  ...quote.split(/(?<=[\p{L}\d)%]\.)\s+(?=[\p{Lu}\d£$€])|(?<=[\p{L}\d)%];)\s+/u),
  quote,
  ...(isEnglish ? [quote.replace(/,? by \p{Ll}+ing\s.*$/u, '')] : []),
  wholeBeginning(quote, LONGEST, isEnglish) ?? '',
];

/** A figure that came of something, and no size by itself. */
const isResult = (text: string): boolean => /\d/u.test(text) && (tellsOfChange(text) || tellsOfRank(text) || OUTCOMES.test(text));

/** Kinds whose words say nothing by themselves, and the fact that holds them. */
const HOLLOW: Readonly<Partial<Record<FindingKind, 'term' | 'opening'>>> = {
  buzzword: 'term',
  cliche: 'term',
  'empty-adjective': 'term',
  'not-a-skill': 'term',
  'soft-skill-list': 'term',
  'weak-opening': 'opening',
  'duty-opening': 'opening',
};

/** Characters: “Did” is nothing that anybody can say. */
const LEAST_WORDS = 6;

/** The hollow words of a finding as they are printed; null where it is about something else. */
export function hollowOf(kind: FindingKind, facts: Readonly<Record<string, string | number>>, quote: string | null): string | null {
  const fact = HOLLOW[kind];
  const words = fact === undefined ? '' : String(facts[fact] ?? '');
  const at = words === '' || quote === null ? -1 : quote.toLowerCase().indexOf(words.toLowerCase());
  return quote === null || at < 0 || words.length < LEAST_WORDS ? null : quote.slice(at, at + words.length).replace(/\s(?:the|an?|my|our|all|of the)$/iu, '');
}
