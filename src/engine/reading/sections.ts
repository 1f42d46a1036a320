import type { Section, SectionKind } from '../../domain/cv.ts';
import { LANGUAGE_NAMES } from '../lexicon/reading/levels.ts';
import { findPeriods } from './dates.ts';
import { companyScore, isDegree, titleScore } from './evidence-words.ts';
import { fold, words } from './fold.ts';
import { kindOfHeading, stemOf } from './heading-words.ts';
import { bodyLooks, looksOf, type Looks } from './looks.ts';
import { readPlace } from './places.ts';
import type { SeenLine } from './seen-line.ts';

/** A section with its lines. `content` leaves the heading out; of "Skills: SQL, Go" it keeps "SQL, Go". */
export interface ReadSection extends Section {
  content: SeenLine[];
}

interface Heading {
  line: SeenLine;
  kind: SectionKind;
  text: string;
  /** What follows the heading on its own line. */
  rest: string;
  /** True for "Skills: SQL", where the line is likely all there is. */
  inline?: boolean;
}

const MAX_HEADING_CHARACTERS = 60;
/** Letter-spaced headings count every letter, others come nowhere near. */
const MAX_HEADING_TOKENS = 30;
/** Headings that are also items of lists: alone they prove nothing inside a list of skills. */
const ALSO_ITEMS = new Set('training leadership presentations mentoring service outreach software tools web info research community technologies knowledge languages work design activities goals career strengths presentation sales portfolio contributions certification academic impact positions organizations data project projects education coordinates social links studies school expertise informatique tecnologia reading music travel details stage formation seminars workshops grants abilities volunteer volunteering recognition credentials books talks papers articles language'.split(' '));
/** Labels that may have their content on the same line. */
const INLINE_KINDS: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'interests', 'summary', 'objective', 'education', 'experience', 'certifications', 'references', 'awards']);

/** The CV cut at its headings, in reading order; the block above the first heading is `header`. */
export function findSections(lines: readonly SeenLine[], source: 'pdf' | 'text'): ReadSection[] {
  const headings = new Map(findHeadings(lines, source).map((heading) => [heading.line.index, heading]));
  const sections: ReadSection[] = [];
  let current: ReadSection = { kind: 'header', heading: null, from: 0, to: 0, content: [] };
  /** Whose content the lines of `current` are: another section's, where columns were read in the wrong order. */
  let sink = current;
  let headingLine: SeenLine | null = null;
  let inline = false;
  let strayUntil = -1;
  let interrupted: ReadSection | null = null;
  const open = (line: SeenLine, kind: SectionKind, heading: Section['heading'], into: ReadSection | null): void => {
    current.to = line.index;
    if (current.to > current.from) sections.push(current);
    current = { kind, heading, from: line.index, to: 0, content: [] };
    sink = into ?? current;
  };
  for (const line of lines) {
    const heading = headings.get(line.index);
    if (heading) {
      open(line, heading.kind, { value: heading.text, ...line.place }, null);
      if (heading.rest !== '') sink.content.push({ ...line, text: heading.rest, body: heading.rest, marked: false });
      headingLine = line;
      inline = heading.inline === true;
      interrupted = null;
      continue;
    }
    if (interrupted && line.index >= strayUntil) {
      open(line, interrupted.kind, null, interrupted);
      interrupted = null;
    } else if (!interrupted && headingLine && leavesColumn(headingLine, line)) {
      const stray = strayRun(lines, line, headings);
      const owner = stray > line.index ? [...sections, current].findLast((section) => section.heading !== null && isAbove(lines[section.from], line)) : undefined;
      if (owner) {
        interrupted = sink;
        strayUntil = stray;
        open(line, owner.kind, null, owner);
      } else {
        // A column of the page begins above this section's heading: what stands there is not under it.
        open(line, columnOpening(line), null, null);
        headingLine = null;
      }
    } else if (inline && isAfterInline(current, line)) {
      open(line, 'other', null, null);
      headingLine = null;
      inline = false;
    }
    sink.content.push(line);
  }
  current.to = lines.length;
  if (current.to > current.from) sections.push(current);
  return sections;
}

function leavesColumn(heading: SeenLine, line: SeenLine): boolean {
  return heading.line.page === line.line.page && heading.line.column !== line.line.column && line.line.y < heading.line.y - heading.line.fontSize;
}

/**
 * Index after a run of lines of one column that holds no heading and is followed by the column it
 * cut into: the second half of a two-column list, read too late. The line's own index when it is none.
 */
function strayRun(lines: readonly SeenLine[], from: SeenLine, headings: ReadonlyMap<number, unknown>): number {
  let at = from.index;
  for (; at < lines.length; at++) {
    const line = lines[at];
    if (!line || line.line.page !== from.line.page || headings.has(at)) return from.index;
    if (line.line.column < from.line.column) return at;
  }
  return from.index;
}

/** Whether a label with its content beside it ("Tools: Git") is over: another label or a dated line follows. */
function isAfterInline(current: ReadSection, line: SeenLine): boolean {
  return /^[\p{L}][\p{L} &/-]{2,24}:\s*\S/u.test(line.body) ? current.kind !== 'skills' || !/[,;|]/.test(line.body) : findPeriods(line.text).some((period) => period.range);
}

function isAbove(heading: SeenLine | undefined, line: SeenLine): boolean {
  return heading !== undefined && heading.line.page === line.line.page && heading.line.y < line.line.y && heading.line.column <= line.line.column;
}

function columnOpening(line: SeenLine): SectionKind {
  return line.text.split(' ').length > 7 ? 'summary' : 'header';
}

function findHeadings(lines: readonly SeenLine[], source: 'pdf' | 'text'): Heading[] {
  const body = bodyLooks(lines);
  const known = lines.map((line) => (isShort(line.body) ? kindOfHeading(line.body) : null));
  const styles = headingStyles(lines, known, body);
  const marginal = marginalHeadings(lines);
  const headings: Heading[] = [];
  let kind: SectionKind = 'header';
  for (const line of lines) {
    const heading = headingAt(line, known[line.index] ?? null, kind, { lines, styles, body, source, marginal, last: headings.at(-1) });
    if (heading) {
      headings.push(heading);
      kind = heading.kind;
    }
  }
  return headings;
}

interface Page {
  lines: readonly SeenLine[];
  styles: HeadingStyles;
  body: Looks;
  source: 'pdf' | 'text';
  marginal: ReadonlyMap<number, Heading>;
  /** The heading before this line. */
  last: Heading | undefined;
}

/** Headings in the left margin, their content beside them: "Experience [tab] Acme Ltd". One alone proves nothing. */
function marginalHeadings(lines: readonly SeenLine[]): Map<number, Heading> {
  const found = lines.flatMap((line): Heading[] => {
    const tab = line.text.indexOf('\t');
    const label = tab > 0 ? line.text.slice(0, tab) : '';
    const kind = label !== '' && isShort(label) && /^\p{Lu}|^\p{Lo}/u.test(label) ? kindOfHeading(label) : null;
    return kind === null ? [] : [{ line, kind, text: label.replace(/\s*[:：]$/u, ''), rest: line.text.slice(tab + 1) }];
  });
  const left = Math.min(...found.map((heading) => heading.line.line.x));
  const kinds = new Set(found.map((heading) => heading.kind));
  const aligned = found.filter((heading) => heading.line.line.x - left < 3);
  return kinds.size >= 3 && aligned.length >= 3 ? new Map(aligned.map((heading) => [heading.line.index, heading])) : new Map();
}

function headingAt(line: SeenLine, known: SectionKind | null, current: SectionKind, page: Page): Heading | null {
  const { source, styles, body } = page;
  const looks = looksOf(line);
  const plain = line.body;
  if (known !== null && /[.,;]$|^\p{Ll}/u.test(plain) && (source === 'text' || !styles.distinct || !styles.isHeadingStyle(looks))) return null;
  // "Skills", and right under it "Web Technologies": a part of the section, not another.
  if (known !== null && known === current && page.last?.line.index === line.index - 1 && page.last.rest === '') return null;
  if (known !== null) {
    const styled = styles.isHeadingStyle(looks);
    const single = words(plain).length === 1;
    // Where headings have a look of their own, the word without the look is an item ("Languages" under Skills).
    if (source === 'pdf' && styles.distinct && !styled && looks.isLike(body)) return null;
    if (source === 'pdf' && styles.distinct && !styled && looks.size < styles.smallest - 0.6 && !looks.caps) return null;
    if (source === 'pdf' && styles.distinct && !styled && (known === current || ALSO_ITEMS.has(fold(plain))) && looks.size <= styles.smallest && !looks.caps) return null;
    if (line.marked && !styled && ALSO_ITEMS.has(fold(plain))) return null;
    if (source === 'text' && single && ALSO_ITEMS.has(fold(plain)) && isInsideList(line, current, page) && !plain.endsWith(':') && !looks.caps) return null;
    return { line, kind: known, text: plain.replace(/\s*[:：]$/u, ''), rest: '' };
  }
  const marginal = page.marginal.get(line.index);
  if (marginal) return marginal;
  const inline = inlineHeading(line, current);
  if (inline) return inline;
  if (current === 'header' && styles.first !== null && line.index < styles.first) return null;
  const unknown = isShort(plain) && !line.marked && !plain.includes('\t') && !/[.;,!?]$/.test(plain) && plain.split(/\s+/).length <= 6 && /\p{L}{2}/u.test(plain);
  if (!unknown || findPeriods(plain).length > 0 || /[@]|https?:|\d{3}|^(?:以上|現在にいたる|現在に至る)$/.test(plain)) return null;
  const stem = stemOf(plain);
  if (source === 'pdf') {
    if (!styles.distinct || !styles.isHeadingStyle(looks)) return null;
    if (stem !== null && stem === current && page.last?.line.index === line.index - 1) return null;
    if (stem !== null && titleScore(plain) < 2) return { line, kind: stem, text: plain, rest: '' };
    const next = page.lines[line.index + 1];
    const entryHead = titleScore(plain) > 0 || companyScore(plain) > 1 || isDegree(plain) || readPlace(plain) !== null || (next !== undefined && findPeriods(next.text).some((p) => p.range));
    return entryHead || !styles.specific ? null : { line, kind: 'other', text: plain.replace(/\s*[:：]$/u, ''), rest: '' };
  }
  if (stem === null || stem === current || line.text.length > 45) return null;
  const tokens = plain.replace(/[:&]/g, ' ').trim().split(/\s+/);
  const titled = tokens.every((token) => /^(?:\p{Lu}|and$|of$|&$)/u.test(token));
  const strict = looks.caps || plain.endsWith(':') || (styles.titledOnly && gapBefore(page.lines, line) > 20);
  const lastIsStem = stemOf(tokens.at(-1) ?? '') !== null;
  return titled && lastIsStem && tokens.length <= 5 && (strict || (!isInsideList(line, current, page) && tokens.length <= 4)) && titleScore(plain) < 2
    ? { line, kind: stem, text: plain.replace(/\s*[:：]$/u, ''), rest: '' }
    : null;
}

/** "Skills: SQL, Go" with nothing but a label before the colon. */
function inlineHeading(line: SeenLine, current: SectionKind): Heading | null {
  const match = /^([\p{L}][\p{L} &/'’-]{2,30}?)\s?[:：]\s?(?=\S)/u.exec(line.body);
  const label = match?.[1];
  if (!match || label === undefined || line.marked) return null;
  const kind = kindOfHeading(label);
  if (kind === null || !INLINE_KINDS.has(kind) || kind === current) return null;
  // Inside skills and entries such labels belong to them ("Languages: C, Go"; "Technologies: ...").
  if (current === 'experience' || current === 'projects' || current === 'publications' || current === 'other' || (current === 'education' && kind !== 'languages' && kind !== 'skills')) return null;
  const rest = line.body.slice(match[0].length);
  if (current === 'skills' && !(kind === 'languages' && words(rest).some((word) => LANGUAGE_NAMES.has(word)))) return null;
  if (kind === 'languages' && !words(rest).some((word) => LANGUAGE_NAMES.has(word))) return { line, kind: 'skills', text: label, rest, inline: true };
  return { line, kind, text: label, rest, inline: true };
}

/** Lines around read as items of a list: short, and so is the one after. */
function isInsideList(line: SeenLine, current: SectionKind, page: Page): boolean {
  if (gapBefore(page.lines, line) > 20) return false;
  const next = page.lines[line.index + 1];
  const listish = current === 'skills' || current === 'interests' || current === 'certifications' || current === 'awards';
  return listish && next !== undefined && next.text.split(/\s+/).length <= 6;
}

function gapBefore(lines: readonly SeenLine[], line: SeenLine): number {
  const previous = lines[line.index - 1];
  return previous ? line.line.y - previous.line.y : 0;
}

function isShort(text: string): boolean {
  return text.length <= MAX_HEADING_CHARACTERS && text.split(/\s+/).length <= MAX_HEADING_TOKENS;
}

interface HeadingStyles {
  /** True when the headings look different from the text. */
  distinct: boolean;
  /** True when hardly anything but headings has their look. */
  specific: boolean;
  titledOnly: boolean;
  smallest: number;
  /** Index of the first known heading. */
  first: number | null;
  isHeadingStyle(looks: Looks): boolean;
}

function headingStyles(lines: readonly SeenLine[], known: readonly (SectionKind | null)[], body: Looks): HeadingStyles {
  // An icon before every heading reads as a bullet sign.
  const hits = lines.filter((line) => known[line.index] !== null && (!line.marked || !looksOf(line).isLike(body)));
  const votes = new Map<string, { count: number; kinds: Set<string>; looks: Looks }>();
  for (const line of hits) {
    const looks = looksOf(line);
    const vote = votes.get(looks.key) ?? { count: 0, kinds: new Set<string>(), looks };
    vote.count++;
    vote.kinds.add(known[line.index] ?? '');
    votes.set(looks.key, vote);
  }
  const strong = [...votes.values()].filter((vote) => !vote.looks.isLike(body));
  const best = strong.reduce((sum, vote) => Math.max(sum, vote.kinds.size), 0);
  // A look that one lone word has may be chance, unless every heading has a look of its own.
  const accepted = new Map(strong.filter((vote) => vote.kinds.size * 3 >= best).map((vote) => [vote.looks.key, vote]));
  const plainHits = hits.filter((line) => looksOf(line).isLike(body)).length;
  const styledHits = [...accepted.values()].reduce((sum, vote) => sum + vote.count, 0);
  const sharing = lines.filter((line) => accepted.has(looksOf(line).key)).length;
  return {
    distinct: best >= 2 && styledHits >= plainHits,
    specific: sharing <= styledHits * 2 + 2,
    titledOnly: hits.length > 0,
    smallest: Math.min(...[...accepted.values()].map((vote) => vote.looks.size), Infinity),
    first: hits[0]?.index ?? null,
    isHeadingStyle: (looks) => accepted.has(looks.key),
  };
}
