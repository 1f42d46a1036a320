import type { Experience, SectionKind } from '../../../domain/cv.ts';
import type { QuotedPlace } from '../../../domain/observation.ts';
import type { Context } from '../../context.ts';
import { wholeParts, type Wholeness } from '../../english/whole/whole-parts.ts';
import { squeezed } from '../../english/folding.ts';
import { tokensOf, type Token } from '../../english/tokens.ts';
import { INSTRUCTIONS } from '../../lexicon/form/placeholders.ts';
import type { ComicPlace } from '../../lexicon/comic/comic-entry.ts';
import { isPrivateLine } from '../../privacy/private-lines.ts';
import { isSombre } from '../../privacy/touches-person.ts';
import { lineIndex, locate } from '../shared/locate.ts';
import { passagesOf, statementsOfLines } from '../shared/passages.ts';

/** A stretch of the CV in which something odd may stand: a bullet, a skill, a line of studies or interests. */
export interface ObservedText {
  place: Exclude<ComicPlace, 'anywhere'>;
  section: SectionKind;
  text: string;
  tokens: readonly Token[];
  page: number;
  line: number;
  job: Experience | null;
}

const STUDY_SECTIONS: ReadonlySet<SectionKind> = new Set(['education', 'certifications', 'publications', 'languages']);
/** Longest quote of an observation: it stands in front of its own joke. */
const MAX_QUOTE = 84;

/** All that may be observed, in document order: nothing private, nothing that is no laughing matter, nothing that a template says. Computed once a context. */
export function observedTexts(context: Context): readonly ObservedText[] {
  const known = memo.get(context);
  if (known) return known;
  const texts: ObservedText[] = [];
  for (const passage of passagesOf(context)) {
    const { section, text, tokens, page, line, job } = passage;
    texts.push({ place: passage.role === 'skill' ? 'skills' : 'work', section, text, tokens, page, line, job });
  }
  for (const section of context.cv.sections) {
    const place = STUDY_SECTIONS.has(section.kind) ? 'study' : section.kind === 'interests' ? 'interests' : null;
    if (place === null) continue;
    for (const { text: printed, page, line } of statementsOfLines(context, section.from + (section.heading ? 1 : 0), section.to)) {
      const text = squeezed(printed.replace(/^\s*[•●▪■◦○‣⁃∙·►–—*-]\s*/u, ''));
      if (text !== '') texts.push({ place, section: section.kind, text, tokens: tokensOf(text), page, line, job: null });
    }
  }
  const told = texts
    .filter((one) => !isPrivateLine(context, one) && !isSombre(one.text) && !INSTRUCTIONS.some((says) => says.test(one.text)))
    .toSorted((a, b) => a.page - b.page || a.line - b.line);
  memo.set(context, told);
  return told;
}
const memo = new WeakMap<Context, readonly ObservedText[]>();

/** A quote that stands on the page in one piece, and how much of its statement it shows. */
export interface WholeQuote extends QuotedPlace {
  whole: Wholeness;
}

/**
 * A verbatim quote round `text[start, end)`: the whole statement, a whole clause of it, or else the bare words; null where not even these stand
 * on the page in one piece.
 */
export function quoteOf(context: Context, text: ObservedText, start: number, end: number, max = MAX_QUOTE): WholeQuote | null {
  const options = {
    most: { statement: max + ROOM_FOR_STATEMENT, clause: max + ROOM_FOR_CLAUSE },
    isEnglish: context.cv.language === 'en',
    endsWhole: endsWhole(context, text),
    isList: text.place === 'interests',
  };
  for (const { from: begin, to, whole } of wholeParts(text.text, start, end, options)) {
    // "Missed 2 days" is not what "only missed 2 days" says.
    const from = begin - (TURNS.exec(text.text.slice(0, begin))?.[0].length ?? 0);
    // A cell of skills that holds several may be two cells.
    if (whole !== 'phrase' && text.place === 'skills' && isSeveral(text.text.slice(from, to))) continue;
    const quote = text.text.slice(from, to);
    const place = locate(context, quote, text);
    // Of a list, words of two printed lines may be of two entries.
    if (place !== null && text.place === 'skills' && !isInOneLine(context, quote, place)) continue;
    if (place !== null && !isPartedAbove(context, { quote, ...place })) return { quote, ...place, whole };
  }
  return null;
}
/** Words before a quote that turn what it says. */
const TURNS = /\b(?:only|just|never|not|hardly|barely|rarely|always|no longer|without)\s+$/iu;
const isInOneLine = (context: Context, quote: string, place: { page: number; line: number }): boolean =>
  squeezed(context.lines[lineIndex(context, place)]?.text ?? '').includes(squeezed(quote));
/** Characters more than asked for that the end of a statement, or of a clause, may take. */
const ROOM_FOR_STATEMENT = 26;
const ROOM_FOR_CLAUSE = 12;

/** "Access Database Purchase Reqs in SAP": words with capitals that are more than one name. */
const isSeveral = (skill: string): boolean =>
  // "art direction sesji zdjęciowych Kreatywność": what begins small and goes on with a capital is two cells of a list.
  /^\p{Ll}[\p{L}-]+ (?:\p{Ll}+ )+\p{Lu}\p{Ll}{3,}$/u.test(skill) ||
  (!/[,;:(]/u.test(skill) && (skill.match(/(?<=\s)\p{Lu}/gu)?.length ?? 0) >= 2 && skill.split(/\s+/u).length >= SEVERAL);
const SEVERAL = 4;

/** Whether a statement of work ends where its author ended it: the reader may have lost the line below, which goes on in small letters. */
function endsWhole(context: Context, { text, page, line, place }: ObservedText): boolean {
  if (place !== 'work' || /[.!?;:]$/u.test(text)) return true;
  const first = lineIndex(context, { page, line });
  if (first < 0) return true;
  let seen = 0;
  for (let at = first; at < context.lines.length; at += 1) {
    seen += squeezed(context.lines[at]?.text ?? '').length + 1;
    if (seen >= text.length) return !/^\s*\p{Ll}/u.test(context.lines[at + 1]?.text ?? '');
  }
  return true;
}

/** Whether a quote is the beginning of a line, and the line above ends in the first half of a word. */
function isPartedAbove(context: Context, quoted: QuotedPlace): boolean {
  const at = lineIndex(context, quoted);
  const own = squeezed(context.lines[at]?.text ?? '');
  return at > 0 && own.startsWith(quoted.quote.slice(0, own.length)) && /\p{L}[-‐]\s*$/u.test(context.lines[at - 1]?.text ?? '');
}

/** Two quotes stand before one joke, so each is shorter. */
const MAX_HALF = 56;

/** The quote that lands a joke about two lines, and the one that it comes from; null where either does not stand on the page in one piece. */
export function quotesOf(context: Context, first: Stretch, second: Stretch): (WholeQuote & { also: QuotedPlace[] }) | null {
  const [other, quoted] = [first, second].map(({ text, start, end }) => quoteOf(context, text, start, end, MAX_HALF));
  return quoted && other ? { ...quoted, also: [{ quote: other.quote, page: other.page, line: other.line }] } : null;
}

/** Some words of a text. */
export interface Stretch {
  text: ObservedText;
  start: number;
  end: number;
}

/** More of one sort nobody is told; looking each up costs a look at every line. */
const MOST_OF_A_SORT = 16;

/** What `look` sees in the texts, in their order, until there is enough of it. */
export function firstSightings<T>(texts: readonly ObservedText[], look: (text: ObservedText) => readonly T[]): T[] {
  const seen: T[] = [];
  for (const text of texts) {
    if (seen.length >= MOST_OF_A_SORT) break;
    seen.push(...look(text));
  }
  return seen.slice(0, MOST_OF_A_SORT);
}
