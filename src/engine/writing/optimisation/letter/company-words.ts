import { withoutElements } from '../../../advert/markup.ts';
import { squeezed } from '../../../english/folding.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import { isClean, isOrder } from '../prose-check.ts';
import { contentStems } from '../../../english/keyed-words.ts';
import { countWords } from '../../../english/tokens.ts';

export type PhraseSource = 'site' | 'linkedin' | 'advert';

/** Words of the company's own, as it published them. */
export interface CompanyPhrase {
  /** Verbatim, as a part of a sentence that tells something. */
  quote: string;
  source: PhraseSource;
  /**
   * How the quote is led in: `you` follows "you" ("move fresh fish..."), `mission` follows "your mission is to",
   * `line` stands alone after a colon.
   */
  form: 'you' | 'mission' | 'line';
  /** The whole sentence it comes from, verbatim. */
  sentence: string;
}

const MIN_WORDS = 4;
const MAX_WORDS = 24;
const MAX_QUOTE = 150;
/** More of a pasted page than this tells nothing new. */
const MAX_TEXT = 60_000;
const MAX_SENTENCES = 600;
/** What is longer is no sentence; it bounds every pattern below. */
const MAX_SENTENCE = 1_200;

/** Stems that two sentences share by chance. */
const EVERYDAY = contentStems(
  'every never always people without there their great world company companies team teams year years week month day days time times good best first long hour hours minute minutes new own more less also only part place thing things',
);

/** Words of the company's sentence that a line of a CV shares, by their stems; verbs and everyday words meet by chance. */
export function sharedWords(sentence: string, line: string): number {
  const own = contentStems(line);
  const words = sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const telling = words.filter((word) => cvVerb(word) === undefined).flatMap((word) => [...contentStems(word)]);
  return new Set(telling.filter((stem) => !EVERYDAY.has(stem) && own.has(stem))).size;
}

/** What stands on every company's page. */
const BOILERPLATE =
  /\b(?:cookies?|privacy|terms (?:of|and)|all rights reserved|sign (?:in|up)|log ?in|subscribe|newsletter|follow us|followers|employees on|see (?:jobs|all)|apply now|apply (?:here|today)|vacanc(?:y|ies)|click|read more|learn more|find out|contact us|get in touch|copyright|©|equal[- ]opportunit\w*|without regard to|benefits include|we offer|our benefits|we are (?:looking|hiring|seeking)|join (?:us|our)|send (?:us )?your|cv|r[ée]sum[ée]|website|headquarters|company size|industry|specialties|specialities|founded|type|privately held|show more|report this|view (?:all|profile)|home|about us|menu|skip to|your (?:browser|cart|basket)|free shipping|impressum|datenschutz|agb|javascript|lorem ipsum|candidates?|applicants?)\b/iu;
/** Praise that a company gives itself, which it would be flattery to repeat. */
const SELF_PRAISE =
  /\b(?:leading|leader|world[- ]class|best[- ]in[- ]class|best|award|number one|#1|cutting[- ]edge|innovative|innovation|passion(?:ate)?|excellence|solutions?|unparalleled|premier|trusted|state[- ]of[- ]the[- ]art|next[- ]gen\w*|empower\w*|leverag\w*|synerg\w*|disrupt\w*|revolution\w*|transform\w*|great place|top employer|family[- ]like|fast[- ]growing|dynamic)\b/iu;
/** How a page tells what the company is for. */
const SAYS_WHAT =
  /\b(?:mission|believe|so that|because|build|make|bake|brew|grow|repair|move|deliver|help|run|serve|teach|care|design|print|sell|publish|connect|protect|reduce|every|each|never|always|since|from .+ to|no one|nobody|without|wir|unsere|nous|notre|nuestr|hacemos)\b/iu;

/** The phrases of the pasted pages worth quoting, the most telling first; none of two says the same. */
export function companyPhrases(websiteText: string | null, linkedinText: string | null, companyName: string, most: number): CompanyPhrase[] {
  const sources: readonly (readonly ['site' | 'linkedin', string | null])[] = [
    ['site', websiteText],
    ['linkedin', linkedinText],
  ];
  const seen = new Set<string>();
  return sources
    .flatMap(([source, text]) => (text === null ? [] : sentencesOf(text).map((sentence, at) => ({ source, sentence, at }))))
    .flatMap(({ source, sentence, at }) => {
      const phrase = phraseOf(sentence, companyName, source);
      const key = sentence.toLowerCase();
      if (phrase === null || seen.has(key)) return [];
      seen.add(key);
      return [{ phrase, worth: worthOf(phrase, companyName) - at / 400 }];
    })
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ phrase }) => phrase);
}

function sentencesOf(text: string): string[] {
  return withoutElements(text.slice(0, MAX_TEXT).toWellFormed(), ['script', 'style'], '\n')
    .replace(/<\/?(?:p|div|li|h\d|br|tr|section)\b[^>]{0,500}>/giu, '\n')
    .replace(/<[^>]{0,500}>/gu, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .replace(/&(?:#\d+|\w+);/gu, ' ')
    .split(/\n/u)
    .flatMap((row) => row.split(/(?<=[\p{L}\p{N})”"]{2}[.!?])\s+(?=["“\p{Lu}\d])/u))
    .map(squeezed)
    .filter((sentence) => sentence !== '')
    .slice(0, MAX_SENTENCES);
}

function phraseOf(sentence: string, companyName: string, source: CompanyPhrase['source']): CompanyPhrase | null {
  if (sentence.length > MAX_SENTENCE) return null;
  const text = sentence.replace(/[\s.!?;:,]+$/u, '');
  if (/[<>{}[\]`“”|@\t]|https?:|www\.|!{2,}/u.test(text) || isOrder(text) || BOILERPLATE.test(text) || SELF_PRAISE.test(text)) return null;
  const small = text.match(/(?:^|\s)\p{Ll}/gu)?.length ?? 0;
  if (countWords(text) < MIN_WORDS || small < 3) return null;
  const mission = /^(?:Our|The) (?:mission|aim|goal|purpose|job|vision) is (?:(?:still|simple|plain): )?to (.+)$/iu.exec(text)?.[1];
  const we = /^(?:At [\p{L}\p{N} .&’'-]{2,40}, )?We (?:also |still )?(?!are (?:a|an|the) |were |have been |’|')(\p{Ll}+ .+)$/iu.exec(text)?.[1];
  const own = companyName === '' ? null : new RegExp(String.raw`^${escaped(companyName)} (\p{Ll}+s .+)$`, 'iu').exec(text)?.[1];
  const told = mission ?? we ?? null;
  if (told !== null && !/\b(?:we|our|us)\b/iu.test(told)) {
    const quote = clipped(told);
    if (quote !== null) return { quote, source, form: mission === undefined ? 'you' : 'mission', sentence };
  }
  const quote = clipped(text);
  if (
    quote === null ||
    (own === null &&
      !/\b(?:we|our|us|wir|uns|unsere?\w*|nous|notre|nos|nosotros|nuestr[ao]s?)\b/iu.test(text) &&
      source === 'linkedin' &&
      !SAYS_WHAT.test(text))
  )
    return null;
  return { quote, source, form: 'line', sentence };
}

/** Whole, or up to a comma or dash from which on it can be left out; null when neither is short enough. */
function clipped(text: string): string | null {
  let quote = text;
  while (quote.length > MAX_QUOTE || countWords(quote) > MAX_WORDS) {
    const cut = Math.max(...[', ', ' – ', ' — ', '; ', ': ', ' so that ', ' because '].map((joint) => quote.lastIndexOf(joint)));
    if (cut < 25) return null;
    quote = quote.slice(0, cut);
  }
  return countWords(quote) >= MIN_WORDS && isClean(quote) ? quote : null;
}

function worthOf({ quote, form, sentence, source }: CompanyPhrase, companyName: string): number {
  const words = quote.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const rare = words.filter((word) => word.length > 6 || !PLAIN_WORDS.has(word)).length;
  return (
    (form === 'line' ? 0 : 3) +
    (SAYS_WHAT.test(sentence) ? 2 : 0) +
    (/\d/u.test(quote) ? 1.5 : 0) +
    Math.min(3, rare * 0.4) +
    (/\b(?:we|our)\b/iu.test(sentence) || (companyName !== '' && sentence.includes(companyName)) ? 1 : -2) +
    (source === 'site' ? 0.5 : 0) -
    Math.abs(quote.length - 80) / 60
  );
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
