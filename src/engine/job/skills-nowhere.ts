import type { Line } from '../../domain/document.ts';
import type { JobSkill } from '../lexicon/occupations/occupation.ts';
import { EMPTY_PARTS } from '../lexicon/titles/empty-parts.ts';
import { KINDS_OF } from '../lexicon/words/kinds-of.ts';
import { knownSkill } from './occupations/known-skills.ts';

/** Words of this length and shorter are looked for as they are: "SQL", "RN". */
const SHORT = 3;
/** What a longer word may end in, or not: "invoicing", "invoice", "invoices". */
const ENDING = /(?:ations?|ments?|ances?|ings?|ers?|ful|ed|es|s|ly|y|e)$/u;
const LONG_ENDING = 5;

/** The words of a page, folded, each once; for any number of questions about absence. */
export function pageWords(lines: readonly Line[]): ReadonlySet<string> {
  // A word hyphenated at the end of a line is one word, and so are its halves.
  const text = lines.map(({ text: line }) => line).join('\n');
  const words = wordsIn(text);
  return new Set([...words, ...pairsOf(words), ...wordsIn(text.replace(/[-\u00ad]\n/gu, '')), ...(text.match(/[£€$]/gu) ?? [])]);
}

/** "Under me", "gluten free". */
const pairsOf = (words: readonly string[]): string[] => words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`);

/**
 * The second, cruder look before anything is called missing (truth.md, rule 2): whether no spelling, plural, abbreviation
 * part or kind of any name of the skill stands anywhere on the page. Errs on the side of "it may be there".
 */
export function isNowhere(skill: JobSkill, page: ReadonlySet<string>): boolean {
  const names = [skill.name, ...skill.aliases, ...(knownSkill(skill.name)?.aliases ?? [])];
  return names.every((name) => !mayStand(name, page)) && !KINDS_OF.some(([asked, signs]) => asked.test(skill.name) && signs.some((sign) => page.has(sign)));
}

function mayStand(name: string, page: ReadonlySet<string>): boolean {
  const words = wordsIn(name);
  const initials = words.map((word) => word.charAt(0)).join('');
  if (words.length > 1 && (page.has(initials) || page.has(words.join('')))) return true;
  const telling = words.filter((word) => !EMPTY_PARTS.has(word));
  return (telling.length > 0 ? telling : words).some((word) => hasPart(word, page));
}

function hasPart(word: string, page: ReadonlySet<string>): boolean {
  if (page.has(word)) return true;
  if (word.length <= SHORT) return page.has(`${word}s`);
  const bare = word.replace(ENDING, '');
  const base = bare.length < SHORT ? word : bare;
  const longest = base.length + (base.length > SHORT ? LONG_ENDING : SHORT);
  for (const other of page) if (other.startsWith(base) && other.length <= longest) return true;
  return false;
}

function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+[+#]*/gu) ?? []
  );
}
