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
  /** How often it counts, and never more often than it is printed. */
  times: number;
  /** How often anybody counts it on the page, in whatever section; names that hold it do not count. */
  onPage: number;
  passage: Passage;
}

/**
 * Every distinct wording of a term with its first quotable place and how often it occurs, in document order ("leverage" and "leveraged"
 * are two; a hyphen more or less is none). Names of companies, schools and people do not count.
 */
export function usesOf(context: Context, matcher: TermMatcher, accept: (passage: Passage, match: TermMatch) => boolean = () => true): TermUse[] {
  const uses = new Map<string, TermUse>();
  const everywhere = new Map<string, number>();
  for (const passage of [...introductions(context), ...passagesOf(context)]) {
    for (const match of matcher(passage.text, passage.tokens)) {
      const key = `${match.term.term}|${match.written.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')}`;
      if (passage.section !== 'header' && isInsideName(context, passage, match.start, match.end)) continue;
      everywhere.set(key, (everywhere.get(key) ?? 0) + 1);
      if (!accept(passage, match)) continue;
      const seen = uses.get(key);
      if (seen) {
        seen.times += 1;
        continue;
      }
      const quoted = quoteAround(context, passage.text, passage, match.start, match.end);
      if (quoted)
        uses.set(key, {
          term: match.term,
          written: asPrinted(withHyphen(context, passage.text.slice(match.start, match.end))),
          times: 1,
          onPage: 1,
          passage,
          ...quoted,
        });
    }
  }
  const page = pageText(context);
  return [...uses]
    .map(([key, use]) => ({ ...use, onPage: Math.max(1, Math.min(everywhere.get(key) ?? 1, printed(use.written, page))) }))
    .map((use) => ({ ...use, times: Math.min(use.times, use.onPage) }))
    .toSorted((a, b) => a.page - b.page || a.line - b.line);
}

/** What can be seen of the page, as one text: a wording may wrap at the end of a line. */
const pageText = ({ document }: Context): string =>
  document.lines
    .flatMap(({ text, hidden }) => (hidden === null ? [text] : []))
    .join('\n')
    .toLowerCase();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);

/** How often a wording stands in a text as a word of its own, a hyphen more or less, a line's end between its words. */
function printed(written: string, page: string): number {
  const words = written
    .toLowerCase()
    .split(/[\s-]+/u)
    .map((word) => escaped(word));
  return [...page.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${words.join('(?:[\\s-]|-\\n)?\\s?')}(?![\\p{L}\\p{N}])`, 'gu'))].length;
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
