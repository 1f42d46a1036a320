import type { Read } from '../../../domain/cv.ts';
import type { Context } from '../../context.ts';
import { squeezed } from '../../english/folding.ts';
import { tokensOf } from '../../english/tokens.ts';
import { quoteAround } from './locate.ts';
import type { Quoted } from './locate.ts';
import { passagesOf } from './passages.ts';
import type { Passage } from './passages.ts';
import { isInsideName } from './proper-names.ts';
import type { TermMatch, TermMatcher } from '../../english/matching.ts';
import type { Term } from '../../lexicon/words/terms-notation.ts';

export interface TermUse extends Quoted {
  term: Term;
  /** As it stands at the quoted place, hyphens and all, in lower case. */
  written: string;
  times: number;
  passage: Passage;
}

/**
 * Every distinct wording of a term with its first quotable place and how often it occurs, in document order ("leverage" and "leveraged"
 * are two; a hyphen more or less is none). Names of companies, schools and people do not count.
 */
export function usesOf(context: Context, matcher: TermMatcher, accept: (passage: Passage, match: TermMatch) => boolean = () => true): TermUse[] {
  const uses = new Map<string, TermUse>();
  for (const passage of [...introductions(context), ...passagesOf(context)]) {
    for (const match of matcher(passage.text, passage.tokens)) {
      if (!accept(passage, match) || (passage.section !== 'header' && isInsideName(context, passage, match.start, match.end))) continue;
      const key = `${match.term.term}|${match.written.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')}`;
      const seen = uses.get(key);
      if (seen) {
        seen.times += 1;
        continue;
      }
      const quoted = quoteAround(context, passage.text, passage, match.start, match.end);
      if (quoted)
        uses.set(key, { term: match.term, written: asPrinted(withHyphen(context, passage.text.slice(match.start, match.end))), times: 1, passage, ...quoted });
    }
  }
  return [...uses.values()].toSorted((a, b) => a.page - b.page || a.line - b.line);
}

/** A word that the end of a line parted behind its hyphen keeps it: nobody wrote "hardworking" who printed "hard-" and "working". */
function withHyphen({ lines }: Context, written: string): string {
  const low = written.toLowerCase();
  if (!/^\p{L}/u.test(low) || lines.some(({ text }) => text.toLowerCase().includes(low))) return written;
  for (const [at, { text }] of lines.entries()) {
    const head = /(\p{L}+)-$/u.exec(text)?.[1]?.toLowerCase();
    const tail = /^\p{L}+/u.exec(lines[at + 1]?.text ?? '')?.[0].toLowerCase();
    if (head === undefined || tail === undefined || head.length < 3) continue;
    const parted = low.indexOf(head + tail);
    if (parted >= 0) return `${written.slice(0, parted + head.length)}-${written.slice(parted + head.length)}`;
  }
  return written;
}

/** Letter for letter as it stands there, in lower case but for “I”. */
const asPrinted = (text: string): string => squeezed(text).toLowerCase().replace(/\bi\b/gu, 'I');

/** The line under the name and the interests: people introduce themselves there, and nobody else reads them as statements. */
function introductions({ cv }: Context): Passage[] {
  const read = (section: Passage['section']) => (one: Read) => {
    const text = squeezed(one.value);
    return { role: 'summary' as const, section, text, tokens: tokensOf(text), marked: false, job: null, page: one.page, line: one.line };
  };
  return [...(cv.headline === null ? [] : [cv.headline]).map(read('header')), ...cv.interests.map(read('interests'))];
}

/** Whether a passage is one where only whole phrases count: "Creative Director" is a title, "creative writing" a hobby. */
export const isIntroduction = ({ section }: Passage): boolean => section === 'header' || section === 'interests';
