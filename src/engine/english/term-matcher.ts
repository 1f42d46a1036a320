import { tokensOf } from './tokens.ts';
import type { Term } from '../lexicon/words/terms-notation.ts';
import type { Token } from './tokens.ts';

export interface TermMatch {
  term: Term;
  start: number;
  end: number;
  /** As it stands in the text. */
  written: string;
}

export type TermMatcher = (text: string, tokens?: readonly Token[]) => TermMatch[];

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
