import type { FindingKind } from '../../../../domain/finding.ts';
import { wholeBeginning } from '../../../english/whole/whole-parts.ts';
import type { Judgement } from '../../../judgement.ts';
import { quotedLine, type LineRole } from '../line-role.ts';
import { strongLinesOf } from '../../report/strong-lines.ts';
import { NOTABLE, OUTSTANDING, strengthOf } from '../../strength/line-strength.ts';

/** Longest line that a sentence of the verdict can quote beside another. */
const LONGEST = 148;
/** Shorter than this it does not say what was achieved. */
const SHORTEST = 18;
/** Of so many strong lines the first that can be shown whole is told. */
const LOOKED_AT = 6;
/** Somebody's family or trouble. */
const OF_OTHERS =
  /(?<!\p{L})(?:husband|wife|mother|father|brother|sister|mum|with (?:him|her|them)|died|dead|death|sick|ill|cancer|sued|divorce\w*|pregnan\w*|twins|depress\w*|abus\w*|suicid\w*)(?!\p{L})/iu;

/** The strongest line of a CV as far as it can be shown whole with what came of it, and names nobody of `people`; null where there is none. */
export function bestOf(judgement: Judgement, people: readonly string[]): string | null {
  const outstanding = bestFrom(judgement, people, OUTSTANDING);
  // Where we know the signs of a language, what is worth telling is told if nothing outstanding is there.
  return outstanding ?? (judgement.cv.language === 'en' ? bestFrom(judgement, people, NOTABLE) : null);
}

function bestFrom(judgement: Judgement, people: readonly string[], least: number): string | null {
  const { language } = judgement.cv;
  for (const { quote, page, line } of strongLinesOf(judgement, []).slice(0, LOOKED_AT)) {
    // A hobby is never the strongest line of the work; what stands in a job under a heading that nobody knows is work.
    if (!OF_WORK.has(quotedLine(judgement, { quote, page, line }, quote).role)) continue;
    const parts = partsOf(quote, language === 'en')
      .map((part) => part.replace(/[\s.,;:–—-]+$/u, ''))
      .filter(
        (part) =>
          part.length >= SHORTEST &&
          part.length <= LONGEST &&
          !UNQUOTABLE.test(part) &&
          !isOpenBracket(part) &&
          !OF_OTHERS.test(part) &&
          !people.some((name) => part.includes(name)),
      )
      .map((text) => ({ text, worth: strengthOf(text, true, language) }))
      .filter(({ worth }) => worth >= least);
    const most = Math.max(...parts.map(({ worth }) => worth));
    // Of two parts that say as much the shorter.
    const [best] = parts.filter(({ worth }) => worth > most - AS_MUCH).toSorted((a, b) => a.text.length - b.text.length);
    if (best !== undefined) return best.text;
  }
  return null;
}
const AS_MUCH = 1;
const OF_WORK: ReadonlySet<LineRole> = new Set<LineRole>(['work', 'summary', 'project', 'volunteering', 'award', 'head', 'other']);

/** With marks of its own, in the wrong alphabet, about the CV itself, or torn out of a sentence. */
const UNQUOTABLE = /[“”"[\]]|â€|[ÂÃ]|\bbullets?\b|^(?:\d\S* )?(?:and|or|but)\b|^\d+ (?:of|out of) \d+ \p{Lu}/u;
const isOpenBracket = (text: string): boolean => (text.match(/\(/gu)?.length ?? 0) !== (text.match(/\)/gu)?.length ?? 0);

/** The sentences of a line, the whole of it, the deed without how it was done, and its beginning: whatever stands by itself. */
const partsOf = (quote: string, isEnglish: boolean): string[] => [
  ...quote.split(/(?<=[\p{L}\d)%]\.)\s+(?=[\p{Lu}\d£$€])|(?<=[\p{L}\d)%];)\s+/u),
  quote,
  ...(isEnglish ? [quote.replace(/,? by \p{Ll}+ing\s.*$/u, ''), ...clausesOfTheirOwn(quote)] : []),
  wholeBeginning(quote, LONGEST, isEnglish) ?? '',
];

/** "…, and we went from 6 people to 22": a clause with its own subject stands alone, without the sentence that opens it. */
const clausesOfTheirOwn = (quote: string): string[] =>
  quote.split(/(?<=[\p{L}\d)%]\.)\s+/u).flatMap((said) => said.split(/[,;] (?:and |but |so )?(?=(?:we|I|they|it) \p{Ll}+ )/u).slice(1));

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
