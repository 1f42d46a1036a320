import { tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';

/** A term of a word list. */
export interface Term {
  /** The name of the term: occurrences of all its forms count as one. */
  term: string;
  /** Weight of a finding of it, 1 to 10; 0 marks an innocent phrase that must not be taken for a term ("dynamic programming"). */
  weight: number;
  /** Every spelling and inflection, the term itself included. */
  forms: readonly string[];
}

export interface TermMatch {
  term: Term;
  start: number;
  end: number;
  /** As it stands in the text. */
  written: string;
}

export type TermMatcher = (text: string, tokens?: readonly Token[]) => TermMatch[];

/**
 * Reads a word list: one term a line, further forms after "=", parted by commas.
 * A hyphen and a space are the same to the matcher, so only one needs to be listed.
 */
export function parseTerms(weight: number, list: string): Term[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [term = '', others = ''] = line.split('=').map((side) => side.trim());
      return {
        term,
        weight,
        forms: [
          term,
          ...others
            .split(',')
            .map((form) => form.trim())
            .filter((form) => form !== ''),
        ],
      };
    });
}

interface Pattern {
  words: readonly string[];
  term: Term;
}

/**
 * Compiles word lists into one matcher: whole words, longest phrase first, left to right, no overlaps.
 * The time is linear in the text. Terms of weight 0 swallow their place and are not returned.
 */
export function termMatcher(...lists: readonly (readonly Term[])[]): TermMatcher {
  const byFirstWord = new Map<string, Pattern[]>();
  for (const term of lists.flat()) {
    for (const form of term.forms) {
      const words = tokensOf(form).map((token) => token.word);
      const first = words[0];
      if (first === undefined) continue;
      const patterns = byFirstWord.get(first);
      if (patterns) patterns.push({ words, term });
      else byFirstWord.set(first, [{ words, term }]);
    }
  }
  for (const patterns of byFirstWord.values()) patterns.sort((a, b) => b.words.length - a.words.length);

  return (text, tokens = tokensOf(text)) => {
    const matches: TermMatch[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const patterns = byFirstWord.get(tokens[at]?.word ?? '');
      const pattern = patterns?.find((candidate) => standsAt(candidate.words, text, tokens, at));
      if (!pattern) continue;
      const start = tokens[at]?.start ?? 0;
      at += pattern.words.length - 1;
      const end = tokens[at]?.end ?? start;
      if (pattern.term.weight > 0) matches.push({ term: pattern.term, start, end, written: text.slice(start, end) });
    }
    return matches;
  };
}

/** Words of a phrase may be parted by white space, hyphens, a slash or "&", not by a comma or a full stop. */
function standsAt(words: readonly string[], text: string, tokens: readonly Token[], at: number): boolean {
  for (let i = 0; i < words.length; i += 1) {
    const token = tokens[at + i];
    if (!token || token.word !== words[i]) return false;
    const before = tokens[at + i - 1];
    if (i > 0 && before && !/^[\s\-‐‑&/]{1,3}$/u.test(text.slice(before.end, token.start))) return false;
  }
  return true;
}
