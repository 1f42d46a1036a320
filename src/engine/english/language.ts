import { detect } from 'tinyld';
import { LITTLE_WORDS } from '../lexicon/words/little-words.ts';
import { writtenWords } from './tokens.ts';

/** What is told apart by its letters: the languages we have word lists for, and neighbours they must not be taken for. ISO 639-1. */
const CANDIDATES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'zh', 'ja', 'ko', 'ru', 'pl', 'sv', 'da', 'tr'];
const WITHOUT_LATIN = ['zh', 'ja', 'ko', 'ru'];

/** Why a caller cannot do with every language there is. */
const RESTRICTIONS = {
  /** The CV out of answers has rules and phrases for these; whatever else is typed is only cleaned. */
  'rules for writing': ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'],
} as const satisfies Record<string, readonly string[]>;

/** A language that is none of those we tell apart, or none a caller can do with (ISO 639-2, "undetermined"). */
export const UNDETERMINED = 'und';

/** What is read of a text, in characters, for its script and little words, and for the statistics of its letters. */
const SAMPLE = { words: 6000, letters: 1000 };
/** A text shorter than this, in characters, is judged by its little words alone: the statistics take names and tools for any language. */
const LEAST_FOR_LETTERS = 200;
/** So many signs of a script, in proportion, are more than a name. */
const LEAST_OF_A_SCRIPT = 20;
/** So many little words of one language, and so many times those of the next, settle it; fewer than `some` say nothing. */
const VOTE = { least: 3, lead: 2, some: 2 };

/** Which languages have a little word. */
const VOTERS = new Map<string, string[]>();
for (const [language, words] of Object.entries(LITTLE_WORDS)) for (const word of words.split(' ')) VOTERS.set(word, [...(VOTERS.get(word) ?? []), language]);

/**
 * ISO 639-1 of a text: by its script, by its little words where they are clear, by the statistics of its letters where it is long
 * enough. 'en' when a text in Latin letters says too little to tell, `UNDETERMINED` for other scripts we do not know and for what a
 * named restriction excludes. Lines are parted by line breaks. Linear; reads the first 6,000 characters.
 */
export function languageOf(text: string, restriction?: keyof typeof RESTRICTIONS): string {
  const language = unrestricted(text.slice(0, SAMPLE.words));
  const allowed: readonly string[] | undefined = restriction && RESTRICTIONS[restriction];
  return allowed === undefined || allowed.includes(language) ? language : UNDETERMINED;
}

function unrestricted(text: string): string {
  const kana = count(text, /[\u3040-\u30ff]/gu);
  const han = count(text, /[\u4e00-\u9fff\u2f00-\u2fdf]/gu);
  const latin = count(text, /[A-Za-zÀ-ÿ]/gu);
  // Names and tools are Latin in any CV, one Han character says as much as three letters.
  if (kana * 2 > latin / 4 && kana > LEAST_OF_A_SCRIPT) return 'ja';
  if (han * 3 > latin && han > LEAST_OF_A_SCRIPT) return kana > han / 8 ? 'ja' : 'zh';
  const letters = count(text, /\p{L}/gu);
  if (letters > LEAST_OF_A_SCRIPT && count(text, /\p{Script=Latin}/gu) * 2 < letters) return detect(text, { only: WITHOUT_LATIN }) || UNDETERMINED;
  const [first, second] = votesOf(text);
  if (first.votes >= VOTE.least && first.votes >= second.votes * VOTE.lead) return first.language;
  const sample = sampleOf(text);
  if (sample.length >= LEAST_FOR_LETTERS) return detect(sample, { only: CANDIDATES }) || 'en';
  return first.votes >= VOTE.some && first.votes > second.votes ? first.language : 'en';
}

interface Votes {
  language: string;
  votes: number;
}

/** The two languages most of whose little words stand in a text; English first among equals. */
function votesOf(text: string): [Votes, Votes] {
  const votes = new Map<string, number>();
  // An address is one written word: "com" of it is no Portuguese, "in" of it no English.
  for (const { word } of writtenWords(text)) for (const language of VOTERS.get(word) ?? []) votes.set(language, (votes.get(language) ?? 0) + 1);
  const [first, second] = Object.keys(LITTLE_WORDS)
    .map((language): Votes => ({ language, votes: votes.get(language) ?? 0 }))
    .toSorted((a, b) => b.votes - a.votes);
  const none = { language: 'en', votes: 0 };
  return [first ?? none, second ?? none];
}

/** Sentences tell; names, tools and addresses mislead. */
function sampleOf(text: string): string {
  const prose = text
    .split('\n')
    .filter((line) => /\p{Ll}{2} \p{Ll}{2}/u.test(line))
    .join('\n');
  return (prose.length >= LEAST_FOR_LETTERS ? prose : text).slice(0, SAMPLE.letters).toLowerCase();
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
