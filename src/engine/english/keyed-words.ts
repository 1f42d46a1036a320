import { PLAIN_WORDS } from '../lexicon/words/plain-words.ts';
import snowball from 'snowball-stemmers';
import { WORDS_WITHOUT_CONTENT } from '../lexicon/words/little-words.ts';
import { OWN_ISE, SAME_WORD, WORDS_OF_THEIR_OWN } from '../lexicon/words/word-forms.ts';
import { foldedWords, unaccent } from './folding.ts';
import { tokensOf } from './tokens.ts';

/** A word of a text, made comparable. */
export interface KeyedWord {
  /** Folded and stemmed: "Managing" and "managers" differ, "manages" and "managing" do not. */
  key: string;
  start: number;
  end: number;
  /** Begins with a capital. */
  capital: boolean;
  /** A comma, a full stop, a bullet sign or the like stands before it: no phrase reaches over it. */
  cut: boolean;
}

const stemmer = snowball.newStemmer('english');
/** Of words of the dictionary and of our lists alone: names and whatever else a CV says of its owner are worked out anew and not kept (law 7). */
const stems = new Map<string, string>();
let isLearning = false;

/** Runs what builds an index out of our own word lists; the stems of their words are kept. Nothing of a customer's may be read in it. */
export function learning<T>(build: () => T): T {
  isLearning = true;
  try {
    return build();
  } finally {
    isLearning = false;
  }
}

/** Comparable form of one word that holds no white space: the one stemmer. Knows English; words of other languages lose little. */
export function wordKey(word: string): string {
  const lower = word.toLowerCase();
  const known = stems.get(lower);
  if (known !== undefined) return known;
  const key = stemOf(lower);
  if (isLearning || PLAIN_WORDS.has(lower)) stems.set(lower, key);
  return key;
}

function stemOf(word: string): string {
  const lower = unaccent(word).replace(/['’]/gu, '');
  const spelled = SAME_WORD.get(lower) ?? american(lower);
  const singular = spelled.endsWith('s') && WORDS_OF_THEIR_OWN.has(spelled.slice(0, -1)) ? spelled.slice(0, -1) : spelled;
  // Three letters are an acronym or cannot be cut: "AWS" and "IIS" are no plurals.
  return lower.length <= 3 || WORDS_OF_THEIR_OWN.has(singular) ? singular : stemmer.stem(singular);
}

const american = (word: string): string => (OWN_ISE.test(word) ? word : word.replace(/(?<=\p{L}{3}[nlrmtcdg])is(?=(?:ations?|e|ed|es|ing|ers?)$)/u, 'iz'));

/** Letters of a coarse stem: shorter ones belong to many words ("cont": contract, control), longer ones part a noun from its verb. */
const COARSE = 5;

/**
 * The beginning of a word: coarser than `wordKey`, on purpose. It is for asking whether two texts speak of the same thing at all,
 * where a missed kinship costs more than a false one: nouns meet their verbs ("negotiation", "negotiated"; "manager", "management"),
 * and it works alike in German, French and Spanish, which the English stemmer does not know. Takes a word in lower case.
 */
export const coarseStem = (word: string): string => word.slice(0, COARSE);

const WITHOUT_CONTENT: ReadonlySet<string> = new Set(WORDS_WITHOUT_CONTENT.flatMap(foldedWords));
/** A lone letter says nothing. */
const LEAST_CONTENT = 2;

/** Stems of the words that say what a text is about, so that "orders" and "ordering" meet. */
export const contentStems = (text: string): Set<string> =>
  new Set(
    foldedWords(text)
      .filter((word) => word.length >= LEAST_CONTENT && !WITHOUT_CONTENT.has(word))
      // "HTML5" speaks of HTML.
      .map((word) => wordKey(word.replace(/(?<=\p{L}{3})\d$/u, ''))),
  );

/** Shorter words are whole stems and stand in any line. */
const LEAST_COARSE = 4;

/** The coarse stems of the longer words of a text, in order. */
export const coarseStems = (text: string): string[] =>
  foldedWords(text)
    .filter((word) => word.length >= LEAST_COARSE)
    .map(coarseStem);

/**
 * The words of a text in order, comparable, "and" left out as "&" is. "C++" and "C#" are words, ".NET" is the word "dotnet",
 * "Node.js" gives "node" and "js".
 */
export function keyedWords(text: string): KeyedWord[] {
  const words: KeyedWord[] = [];
  let before = 0;
  let cutBefore = false;
  for (const { word, start, end: ended } of tokensOf(text)) {
    let end = ended;
    while (text[end] === '+' || text[end] === '#') end += 1;
    const gap = text.slice(before, start);
    before = end;
    if (word === 'and' && end === ended) {
      cutBefore ||= /[,;:.(|]/u.test(gap);
      continue;
    }
    const net = word === 'net' && end === ended && gap.endsWith('.');
    const written = text.slice(start, end);
    const first = written.charCodeAt(0);
    words.push({
      key: net ? 'dotnet' : wordKey(written),
      start: net ? start - 1 : start,
      end,
      capital: net || (first >= 65 && first <= 90) || (first > 127 && written.charAt(0) !== written.charAt(0).toLowerCase()),
      cut: words.length === 0 || cutBefore || !joins(gap),
    });
    cutBefore = false;
  }
  return words;
}

/** Whether what stands between two words leaves them one phrase: a space, a hyphen, a slash, an apostrophe; no comma, quotation mark, dash or full stop. */
export const joins = (gap: string): boolean => gap === ' ' || (/^[\s\-‐‑–&/+'’.]{1,3}$/u.test(gap) && !/\.\s|\s[-–]/u.test(gap));

/** Comparable form of a phrase: the keys of its words with single spaces. */
export function phraseKey(phrase: string): string {
  return keyedWords(phrase)
    .map((word) => word.key)
    .join(' ');
}

/**
 * A lone word without accents, possessive and plural's s, American: nearer to what is written than `wordKey`, for telling "reports"
 * (is "report") from "reporting" (is not).
 */
export const spelledAs = (word: string): string =>
  american(
    unaccent(word)
      .replace(/['’]s$/u, '')
      .replace(/(?<=.{3})s$/u, ''),
  );
