import type { Experience, SectionKind } from '../../domain/cv.ts';
import type { Line, Place } from '../../domain/document.ts';
import type { Context } from '../context.ts';
import { tellsOwnBreak } from '../lexicon/form/break-words.ts';
import { BREAK_TITLE, PERSONAL_LABELS } from '../lexicon/form/personal-labels.ts';
import type { PersonalLabel } from '../lexicon/form/personal-labels.ts';

/** A CV as read: all that is needed to know whom a line is about. */
type CvLines = Pick<Context, 'cv' | 'lines'>;

/** A label of a personal detail as it stands on a line. */
export interface PersonalMark extends Place {
  label: PersonalLabel;
  /** The label as written, never the value. */
  written: string;
}

interface PrivateReading {
  marks: readonly PersonalMark[];
  /** Keys of lines about the person: name, contact, personal details, entries that fill a gap. */
  lines: ReadonlySet<number>;
  /** Those of them that say nothing but personal details or the reason for a gap. */
  unspoken: ReadonlySet<number>;
}

const PERSONAL_SECTIONS: ReadonlySet<SectionKind> = new Set(['header', 'personal']);
/** Labels that mean a personal detail only beside a name stand near the top of a CV. */
const HEADER_REACH = 12;
const CONTACT_WORDS = 6;
const ENTRY_WORDS = 8;

/** Labels of personal details, in document order. */
export function personalMarks(context: Context): readonly PersonalMark[] {
  return read(context).marks;
}

/**
 * Law 6: whether a line is about the person and not about the work (name, contact, personal detail, a gap and its reason).
 * Such a line is quoted by no joke but its own, counts for no length and earns no point.
 */
export function isPrivateLine(context: CvLines, place: Place): boolean {
  return read(context).lines.has(keyOf(place));
}

/** An entry that only explains a gap ("Career break", "Parental leave"). */
export function isBreak(job: Experience): boolean {
  return BREAK_TITLE.test(job.title?.value ?? '') || (job.title === null && BREAK_TITLE.test(job.company?.value ?? ''));
}

/** Law 6: whether a line says nothing but a personal detail, or that there was a gap. */
export function isUnspoken(context: Context, place: Place): boolean {
  return read(context).unspoken.has(keyOf(place));
}

/** Makes what is private in `context` hold for a copy whose lines were blanked: it can no longer be read from them. */
export function keepPrivate(context: Context, copy: Context): void {
  readings.set(copy.lines, read(context));
}

const keyOf = (place: Place): number => place.page * 100_000 + place.line;
const readings = new WeakMap<Context['lines'], PrivateReading>();

function read(context: CvLines): PrivateReading {
  const known = readings.get(context.lines);
  if (known) return known;
  const { cv } = context;
  const marks: PersonalMark[] = [];
  const lines = new Set<number>();
  const kinds = kindsOfLines(context);
  for (const [at, line] of context.lines.entries()) {
    const near = PERSONAL_SECTIONS.has(kinds[at] ?? 'other') && (kinds[at] === 'personal' || at < HEADER_REACH);
    const found = marksOn(line, near);
    marks.push(...found);
    if (found.length > 0 || (kinds[at] === 'personal' && isEntry(line.text))) lines.add(keyOf(line));
  }
  addBreaks(context, lines);
  // A contact line may also hold the headline, so it is kept; what is in `lines` so far has nothing about the work.
  const contact = new Set([cv.email, cv.phone, cv.headline].flatMap((found) => (found ? [keyOf(found)] : [])));
  const unspoken = new Set([...lines].filter((key) => !contact.has(key)));
  for (const place of [cv.name, cv.email, cv.phone, cv.location, ...cv.links]) if (place && isContactLine(context, kinds, place)) lines.add(keyOf(place));
  const first = context.lines[0];
  if (cv.name === null && first && first.text.split(/\s+/u).length <= 6) lines.add(keyOf(first));
  const reading = { marks, lines, unspoken };
  readings.set(context.lines, reading);
  return reading;
}

/** A label and its value, or a bare value. Whole sentences under "Personal" are about the work more often than not. */
function isEntry(text: string): boolean {
  return text.includes(':') || text.split(/\s+/u).length <= ENTRY_WORDS;
}

/** A short line at the top: an address inside a bullet does not make the bullet private. */
function isContactLine(context: CvLines, kinds: readonly SectionKind[], place: Place): boolean {
  const at = context.lines.findIndex((line) => line.page === place.page && line.line === place.line);
  return PERSONAL_SECTIONS.has(kinds[at] ?? 'other') || (context.lines[at]?.text.split(/\s+/u).length ?? 0) <= CONTACT_WORDS;
}

function marksOn(line: Line, near: boolean): PersonalMark[] {
  const marks: PersonalMark[] = [];
  for (const label of PERSONAL_LABELS) {
    // Who tells a date of birth goes on with the rest of it: "verheiratet, zwei Kinder".
    if (!label.anywhere && !near && !marks.some((mark) => mark.label.what === 'date of birth')) continue;
    const written =
      label.label
        .exec(line.text)?.[0]
        .replace(/^[\s|,;•·.–-]+/u, '')
        .trim() ?? '';
    if (written !== '' && !marks.some((mark) => mark.label.what === label.what)) marks.push({ label, written, page: line.page, line: line.line });
  }
  return marks;
}

function kindsOfLines(context: CvLines): SectionKind[] {
  const kinds: SectionKind[] = context.lines.map(() => 'header');
  for (const section of context.cv.sections) kinds.fill(section.kind, section.from, section.to);
  return kinds;
}

/** Marks the lines of entries that fill a gap: from their first line to the next entry or heading; elsewhere the line itself. */
function addBreaks(context: CvLines, lines: Set<number>): void {
  const { cv } = context;
  const starts = new Set([...cv.experience, ...cv.education].map(keyOf));
  for (const section of cv.sections) if (section.heading) starts.add(keyOf(section.heading));
  const breaks = new Set(cv.experience.filter(isBreak).map(keyOf));
  let within = false;
  for (const line of context.lines) {
    const key = keyOf(line);
    if (starts.has(key)) within = breaks.has(key);
    // "2017 – 2018: career break" is a gap; "2013 – 2018 (laid off)" is a job with a remark.
    const alone =
      line.text.length < 80 && !/^\s*[•●▪*–-]/u.test(line.text) && /(?:19|20)\d\d/u.test(line.text) && BREAK_TITLE.test(line.text.replace(/\([^()]*\)/gu, ' '));
    if (within || alone || tellsOwnBreak(line.text)) lines.add(key);
  }
}
