import { lowered } from '../english/folding.ts';
import { OCCUPATIONS } from '../lexicon/occupations/all-occupations.ts';
import { numbersIn, percentsIn, valueOfWord } from '../english/measures.ts';
import { PLAIN_WORDS } from '../lexicon/words/plain-words.ts';
import { NUMBER_WORDS } from '../lexicon/words/numbers.ts';
import { HOUSE_WORDS, NAMES_THAT_ARE_WORDS } from '../lexicon/claims/names.ts';

/** All that a sentence may name or count, because the person gave it or the code found it. */
export interface Ground {
  words: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  percents: ReadonlySet<string>;
}

/** Tools and methods by every spelling that is no English word ("kubernetes", "vlookup"): a lower-case letter does not hide them. */
const TOOL_WORDS: ReadonlySet<string> = new Set(
  OCCUPATIONS.flatMap(({ skills }) => skills.flatMap(({ name, aliases }) => [name, ...aliases]))
    .flatMap((name) => name.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu) ?? [])
    .filter((word) => word.length > 2 && !PLAIN_WORDS.has(word)),
);

/** Numbers that advice may spell out ("two to four bullets"): such a count is nobody's achievement. */
export const COUNTS_OF_ADVICE: Ground = { words: new Set(NUMBER_WORDS), numbers: new Set(), percents: new Set() };

/** The ground that texts (lines, facts, sentences of the code) give together. */
export function groundOf(texts: readonly string[]): Ground {
  const words = new Set<string>();
  const numbers = new Set<string>();
  const percents = new Set<string>();
  for (const text of texts) {
    for (const word of nameableWords(text)) words.add(word.bare);
    for (const number of numbersIn(text)) numbers.add(number);
    for (const number of percentsIn(text)) percents.add(number);
  }
  return { words, numbers, percents };
}

/** Something a sentence names or counts that its ground does not hold. */
export interface Invention {
  code: 'invented-number' | 'invented-percentage' | 'invented-name';
  /** As the sentence has it. */
  text: string;
}

/**
 * Law 3 on free prose: numbers, percentages and names (employers, tools, places) that the ground does not hold,
 * as codes. Wide on purpose: an honest sentence refused costs another wording. What it may miss is a
 * name that is an English word at the beginning of a sentence.
 */
export function inventedIn(prose: string, ...grounds: readonly Ground[]): string[] {
  return [...new Set(inventionsIn(prose, ...grounds).map(({ code }) => code))];
}

/** The same, with the words that are invented. */
export function inventionsIn(prose: string, ...grounds: readonly Ground[]): Invention[] {
  const known = (part: keyof Ground, value: string): boolean => grounds.some((ground) => ground[part].has(value));
  const inventions: Invention[] = [];
  for (const text of numbersIn(prose)) if (!known('numbers', text)) inventions.push({ code: 'invented-number', text });
  for (const text of percentsIn(prose)) if (!known('percents', text)) inventions.push({ code: 'invented-percentage', text });
  for (const { bare, written, start } of nameableWords(prose)) {
    if (known('words', bare) || HOUSE_WORDS.has(bare)) continue;
    const value = valueOfWord(bare);
    if (value !== undefined && !known('numbers', String(value))) inventions.push({ code: 'invented-number', text: written });
    const capital = /^\p{Lu}/u.test(written) || /\p{Ll}\p{Lu}/u.test(written);
    const foreign = !PLAIN_WORDS.has(bare) && !PLAIN_WORDS.has(bare.replace(/(?:n't|'\p{L}+)$/u, ''));
    if (capital ? foreign || NAMES_THAT_ARE_WORDS.has(bare) || !opensSentence(prose, start) : TOOL_WORDS.has(bare))
      inventions.push({ code: 'invented-name', text: written });
  }
  return inventions;
}

interface Word {
  /** Lower case, without a possessive. */
  bare: string;
  written: string;
  /** Where it begins in the text. */
  start: number;
}

function* nameableWords(text: string): Generator<Word> {
  for (const found of text.matchAll(/[\p{L}][\p{L}\p{N}+#]*(?:[.&'’][\p{L}\p{N}]+)*/gu)) {
    const bare = lowered(found[0]).replace(/'s$/u, '');
    yield { bare, written: found[0], start: found.index };
  }
}

/** Looks back from its place: to look for an end of what comes before takes time with the square of the text. */
const SENTENCE_OPENS = /(?<=^|[.!?:]["”’)\]]*\s+|[“"([]\s*|\n\s*)/uy;

/** Whether a sentence begins at that place of the text: there a capital says nothing. */
function opensSentence(text: string, at: number): boolean {
  SENTENCE_OPENS.lastIndex = at;
  return SENTENCE_OPENS.test(text);
}
