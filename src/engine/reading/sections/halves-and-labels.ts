import type { SectionKind } from '../../../domain/cv.ts';
import { LANGUAGE_NAMES } from '../../lexicon/reading/levels.ts';
import { foldedWords } from '../../english/folding.ts';
import { looksOf } from '../text/looks.ts';
import type { SeenLine } from '../text/seen-line.ts';
import { ASKS_FOR_PROSE, kindOfHeading, stemOf, whimsicalKind } from './heading-words.ts';
import type { Heading } from './heading.ts';

/** A line that ends so, or begins so, is half a heading. */
const HALF = /(?:^|\s)(?:the|of|and|&|for|to|in|my|at|with|de|des|du|et|les|la|und|der|die|das|y|el|e)$/iu;
const OTHER_HALF = /^(?:&|and|of|for|et|und|y)\s/iu;
/** Lines of one heading stand so many times their size apart at most. */
const HEADING_LEADING = 1.5;

/** Two lines set as one heading of a narrow column, the first of which ends in the middle: one heading. Null where they are two. */
export function joinedHeading(first: Heading, second: Heading): Heading | null {
  const [upper, lower] = [first.line, second.line];
  const isBelow =
    lower.index === upper.index + 1 && lower.line.page === upper.line.page && lower.line.y - upper.line.y <= upper.line.fontSize * HEADING_LEADING;
  if (!isBelow || first.rest !== '' || second.rest !== '' || first.beside || first.wrap || looksOf(upper).key !== looksOf(lower).key) return null;
  if (!HALF.test(first.text) && !OTHER_HALF.test(second.text)) return null;
  const text = `${first.text} ${second.text}`;
  return { ...first, kind: kindOfHeading(text) ?? whimsicalKind(text) ?? stemOf(text) ?? second.kind, text, wrap: lower };
}

const OF_FORM: ReadonlySet<SectionKind> = new Set(['skills', 'interests', 'certifications', 'other']);
/** Whether the last heading was such a label: then another may follow. */
export const isLabelOfForm = (last: Heading | undefined): boolean =>
  last !== undefined && last.line.body.startsWith(`${last.text}\t`) && labelUnderLanguages(last.line) !== null;

/** "Digital skills [tab] Word, Canva", "Hobbies [tab] guitar" under the languages of a Europass form: what it asks next, and no language. */
export function labelUnderLanguages(line: SeenLine): Heading | null {
  const [label = '', rest = '', ...more] = line.marked ? [] : line.body.split('\t').map((cell) => cell.trim());
  const named = rest === '' || more.length > 0 ? null : (kindOfHeading(label) ?? stemOf(label));
  const kind = named === 'skills' && ASKS_FOR_PROSE.test(label) ? 'other' : named;
  return kind !== null && OF_FORM.has(kind) && !foldedWords(label).some((word) => LANGUAGE_NAMES.has(word))
    ? { line, kind, text: label, rest, ...(kind === 'other' ? {} : { inline: true }) }
    : null;
}
