import { findPeriods } from '../text/dates.ts';
import { companyScore, isSentence, schoolScore, titleScore } from '../text/evidence-words.ts';
import { isLegalForm } from '../text/commas.ts';
import { readPlace } from '../contact/places.ts';
import type { ReadSection } from '../sections/read-section.ts';
import { findHeadPeriods, SINCE_ONLY } from './head-periods.ts';
import { isCutAtDash, isHeadLine, remainder } from './head-lines.ts';
import { labelOf } from './heads.ts';
import { unstackDates } from './margin-dates.ts';
import { looksOf } from '../text/looks.ts';
import { isRow } from '../tables/rows.ts';
import type { SeenLine } from '../text/seen-line.ts';

/** Lines further apart than this many font sizes do not run on. */
const LEADING = 1.9;
/** A line that begins so many font sizes further right stands beside a date in the margin. */
const MARGIN = 3;
/** What may follow the date on its line (characters). */
const MAX_REST = 60;

/**
 * The sections with the heads of their entries whole: "Head Chef, The Gilded Turnip, Jan 2019 -" and "Present" below it are one
 * line of the CV that its column was too narrow for. Everything else stays as it is; a joined line stands where it began.
 */
export function joinWrappedHeads(sections: readonly ReadSection[], lines: readonly SeenLine[], source: 'pdf' | 'text'): ReadSection[] {
  /** The right edge of each column, as far as its lines show it. Pasted text has none. */
  const edges = new Map<string, number>();
  if (source === 'pdf') for (const { line } of lines) edges.set(columnOf(line), Math.max(edges.get(columnOf(line)) ?? 0, line.x + line.width));
  return sections.map((section) => ({ ...section, content: joinLines(isDated(section) ? unstackDates(section.content) : section.content, edges) }));
}

const isDated = ({ kind }: ReadSection): boolean => kind === 'experience' || kind === 'education' || kind === 'projects' || kind === 'other';

function joinLines(content: readonly SeenLine[], edges: ReadonlyMap<string, number>): SeenLine[] {
  const joined: SeenLine[] = [];
  let last: SeenLine | null = null;
  for (const [at, line] of content.entries()) {
    const open = joined.at(-1);
    const edge = edges.get(columnOf(line.line)) ?? Infinity;
    const row = open && last && runsOn(last, line) ? (wrappedRow(open, line) ?? wrappedBesideDate(open, line)) : null;
    if (open && row !== null) joined[joined.length - 1] = { ...open, text: row, body: row };
    else if (open && last && runsOn(last, line) && (cutsPeriod(open, line) || cutsName(open, last, line, content[at + 1], edge)))
      joined[joined.length - 1] = { ...open, text: `${open.text} ${line.text}`, body: `${open.body} ${line.text}` };
    else joined.push(line);
    last = line;
  }
  return joined;
}

/** "Promoter, Saltmarsh Tents (party [tab] 03/2022 -" over "marquees) [tab] Present": a name and its period that both wrapped in their cells. */
function wrappedRow(open: SeenLine, line: SeenLine): string | null {
  const [upper = '', above = '', ...more] = open.text.split('\t');
  const [lower = '', below = '', ...others] = line.text.split('\t');
  if (above === '' || below === '' || more.length + others.length > 0 || !/[-–—]\s*$/u.test(above)) return null;
  const [found] = findPeriods(`${above} ${below}`);
  return found?.range === true && found.from <= 1 && found.to >= above.length + below.length && found.to > above.length + 1 && !isSentence(lower)
    ? `${upper} ${lower}\t${above} ${below}`
    : null;
}

/** "Welder at Fennimore Mekaniske [tab] 2014 – 2019" over "AS, Haugesund": the name wrapped beside its dates, with its legal form or behind a small word. */
function wrappedBesideDate(open: SeenLine, line: SeenLine): string | null {
  const [name = '', date = '', ...more] = open.text.split('\t');
  const [found] = findPeriods(date);
  const hasDate = more.length === 0 && found?.range === true && found.from <= 1 && found.to >= date.length - 1;
  if (!hasDate || line.text.includes('\t') || line.line.bold !== open.line.bold || Math.abs(line.line.x - open.line.x) > 2 || !isHeadLine(line)) return null;
  const first = line.text.split(/\s*,\s+/u)[0] ?? '';
  const isCut =
    /\s(?:at|bei|chez|presso|bij)$/u.test(name) ||
    OPEN_END.test(name) ||
    first.split(/(?<=\.)\s?|\s/u).every((part) => isLegalForm(part)) ||
    isLegalForm(first);
  return isCut && findPeriods(line.text).length === 0 ? `${name} ${line.text}\t${date}` : null;
}

const columnOf = (line: SeenLine['line']): string => `${line.page} ${line.column}`;

function runsOn(upper: SeenLine, lower: SeenLine): boolean {
  // A row of a table is whole.
  if (isRow(upper) || isRow(lower)) return false;
  if (upper.marked || lower.marked || lower.text === '' || columnOf(upper.line) !== columnOf(lower.line)) return false;
  const drop = lower.line.y - upper.line.y;
  return drop > 0 && drop <= LEADING * Math.max(upper.line.fontSize, 8);
}

/** A date or period that begins on one line and ends on the next: "… Sep" / "2016 to July 2018", "… 2014 and" / "2015". */
function cutsPeriod(open: SeenLine, line: SeenLine): boolean {
  const whole = `${open.text} ${line.text}`;
  const cut = open.text.length;
  const found = findPeriods(whole).find(({ from, to }) => from < cut && to > cut + 1);
  // A month, a year or "06/2015" has to stand above: "59" above "May 1991" is no day.
  if (
    open.text === '' ||
    !found ||
    (!open.line.bold && isSentence(remainder(whole, found).replaceAll(/\s[|–—·-](?=\s)/gu, ''))) ||
    whole.length - found.to > MAX_REST
  )
    return false;
  if (!/\p{L}{3}|\d{4}|\d[/.]\d/u.test(whole.slice(found.from, cut))) return false;
  const before = findPeriods(whole.slice(found.from, cut))[0]?.start?.year;
  const [after] = findPeriods(line.text);
  if (before === undefined) return true;
  // "2019 –" above "2015 – 2019": two open entries of a timeline, not one of four years.
  return after === undefined || (!after.range && (after.start?.year ?? before) >= before);
}

/** Small words that no name ends with: "University of the West of" / "England, 2011". */
const OPEN_END = /(?<!\p{L})(?:of|the|of the|and|&|for|in|de|du|des|de la|der|die|für|und|et|y|del|della|van|van de|voor|da|do|dos)$|(?<!\p{L})im\.$/iu;

/** The name of an employer, a school or a job that the column was too narrow for. */
function cutsName(open: SeenLine, last: SeenLine, line: SeenLine, next: SeenLine | undefined, edge: number): boolean {
  // An address of the web ends where it ends.
  if (/^\S+\.\p{Ll}{2,}\S*$/u.test(open.text)) return false;
  // "Duration: July 2020 to July 2022": the next field of a form.
  if (labelOf(line.text) !== null) return false;
  if (/\([^()]*$/u.test(open.text) && /^[^()]*\)$/u.test(line.text) && isHeadLine(open) && line.text.split(/\s+/u).length <= 8) return true;
  if (OPEN_END.test(open.text) && (isHeadLine(open) || open.text.endsWith(' im.')) && /^\p{Lu}/u.test(line.text) && isHeadLine(line)) return true;
  if (goesOnSmall(open, line, next)) return true;
  if (isCutBesideDate(open, line)) return true;
  if (isLostNoun(open, line)) return true;
  if (opensWithNoun(open, line) || isHalfName(open, line) || isCutAtComma(open, line, next)) return true;
  // What stands at the right edge behind a gap was set there; nothing wraps behind it.
  if (/\t/u.test(open.text.slice(findPeriods(open.text).find(({ from }) => from <= 1)?.to ?? 0).trim())) return false;
  if (fits(last, line, edge) || isSentence(open.body) || !isHeadLine(open)) return false;
  if (remainder(line.text, findPeriods(line.text)[0]).split(/\s+/).length > 8) return false;
  const { line: upper } = last;
  const { line: lower } = line;
  if (Math.abs(upper.fontSize - lower.fontSize) > 0.25) return false;
  // "Nurse (student until Sept 2019) – Fennimore" has no date of its own yet.
  const [first, below] = [findHeadPeriods(open.text)[0], findPeriods(line.text)[0]];
  // "…, then Quantity Surveyor from April 2020 | Fennimore Civil" / "Engineering, Leigh | 2018 – 2022": since when a part was held.
  const [dates] = findPeriods(next?.text ?? '');
  const isOverDates = dates?.range === true && !/\p{L}{2}/u.test(remainder(next?.text ?? '', dates));
  const isStep = first !== undefined && first.from > 1 && SINCE_ONLY.test(open.text.slice(first.from, first.to));
  const above = isStep && (below?.range === true || isOverDates) ? undefined : first;
  // Beside its date in the margin, below its own beginning.
  if (above?.range === true && above.from <= 1 && open.text.length > above.to + 3) {
    // A title by itself above an employer in another style, or one that says so.
    const title = !/[,|–—]/u.test(open.text.slice(above.to));
    // "Registered Nurse – Emergency Department", in bold over the hospital: nothing of it wrapped.
    if (upper.bold && !lower.bold && !/[,|]/u.test(open.text.slice(above.to)) && titleScore(open.text.slice(above.to).split(/ [–—-] /u)[0] ?? '') === 2)
      return false;
    // "Wallow Furniture Makers and Upholsterers" / "(East Riding) Limited, Leigh", both in bold.
    if (upper.bold && lower.bold && below === undefined && line.text.startsWith('(') && companyScore(line.text) >= 2) return true;
    if (title && (upper.bold !== lower.bold || companyScore(line.text) >= 2 || schoolScore(line.text) >= 2)) return false;
    // A head in bold that reaches the edge goes on in bold, and the statements under it are not.
    if (Math.abs(lower.x - upper.x) <= 2 && upper.bold && lower.bold && below === undefined && open.text.includes(','))
      return (next === undefined || next.marked || !next.line.bold || findPeriods(next.text)[0]?.from === 0) && titleScore(line.text) < 2;
    return below === undefined && lower.x > open.line.x + MARGIN * upper.fontSize && !isSentence(line.text);
  }
  if (above !== undefined || Math.abs(upper.x - lower.x) > 2 || upper.bold !== lower.bold || upper.color !== lower.color) return false;
  if (below !== undefined) {
    const before = line.text.slice(0, below.from);
    return below.range && /\p{L}{3}/u.test(before) && titleScore(before) < 2 && (open.text.includes(',') || companyScore(open.text) > 0);
  }
  // "Music Tutor, Barrow Valley" / "Performing Arts, Athy" over a line with nothing but the dates.
  if (isOverDates && (open.text.includes(',') || isCutAtDash(open)) && !open.text.endsWith(','))
    return /[\s,]/u.test(line.text) && readPlace(line.text.split(',')[0] ?? '') === null && titleScore(line.text) < 2 && !isWholeName(open.text);
  // A title in bold over an employer in another style.
  return upper.bold && next !== undefined && !next.line.bold && titleScore(open.text) === 2 && titleScore(line.text) < 2 && companyScore(line.text) < 2;
}

/** "2017–present [tab] Senior Engineer, Bridges and Roofs Group," over "Fennimore S.L., Leigh.": dates in the margin, and a list that goes on beside them. */
function isCutBesideDate(open: SeenLine, line: SeenLine): boolean {
  const [found] = findPeriods(open.text);
  return (
    found !== undefined &&
    found.from <= 1 &&
    open.text.endsWith(',') &&
    titleScore(open.text.slice(found.to)) > 0 &&
    line.line.x > open.line.x + MARGIN * open.line.fontSize &&
    /^\p{Lu}/u.test(line.text) &&
    findPeriods(line.text).length === 0 &&
    line.text.split(/\s+/u).length <= 10
  );
}

/** "Electrician, 4 on 4 off, days and" / "nights" over bullets: the list behind a title ends below. */
function goesOnSmall(open: SeenLine, line: SeenLine, next: SeenLine | undefined): boolean {
  return (
    /,.*\s(?:and|or|&|und|et|y|e|en)$/u.test(open.text) &&
    /^\p{Ll}[\p{Ll} -]*$/u.test(line.text) &&
    line.text.split(/\s+/u).length <= MAX_TAIL &&
    next?.marked === true &&
    looksOf(open).key === looksOf(line).key &&
    isHeadLine(open) &&
    titleScore(open.text.split(',')[0] ?? '') === 2
  );
}

/** Words of such an end. */
const MAX_TAIL = 3;

/** "Associate Curator, Lake Head Museum," / "Duluth MN, 2020–present", both in bold: a list that goes on, its dates behind it or right below. */
function isCutAtComma(open: SeenLine, line: SeenLine, next: SeenLine | undefined): boolean {
  const [found] = findPeriods(line.text);
  const [below] = findPeriods(next?.text ?? '');
  const goesOn = found === undefined && below?.range === true && below.from <= 1 && next?.line.bold === false && isHeadLine(line) && titleScore(line.text) < 2;
  // "Marsh Health Center, Dental Clinic and School Program," / "Leigh sites · 2021 to today", under a title in bold.
  const isEmployer =
    looksOf(open).key === looksOf(line).key && !open.line.bold && /[·|]/u.test(line.text) && found?.range === true && companyScore(open.text) > 0;
  if (isEmployer && open.text.endsWith(',') && isHeadLine(open) && titleScore(line.text) === 0) return true;
  return (
    open.line.bold &&
    line.line.bold &&
    open.line.fontSize === line.line.fontSize &&
    open.text.endsWith(',') &&
    titleScore(open.text) > 0 &&
    findPeriods(open.text).length === 0 &&
    (goesOn || (found?.range === true && /\p{L}{2}/u.test(line.text.slice(0, found.from)))) &&
    isHeadLine(open)
  );
}

/** Whether the name at the end of a line says what it is: nothing has to follow. */
function isWholeName(text: string): boolean {
  // "FENNIMORE BRANDS — Senior Category Manager, Product Management": the end of a title says nothing of a house.
  if (
    titleScore(
      (
        text
          .split(/\s[–—-]\s/u)
          .slice(1)
          .at(-1) ?? ''
      ).split(',')[0] ?? '',
    ) === 2
  )
    return false;
  const last = text.split(/\s*,\s+/u).at(-1) ?? '';
  return companyScore(text) === 3 || companyScore(last) >= 2 || schoolScore(last) === 2;
}

/** "Cascade Coast Community" / "College, GPA 3.8": what a school is, cut off its name. */
function opensWithNoun(open: SeenLine, line: SeenLine): boolean {
  return (
    /^(?:College|University|School|Academy|Institute|Polytechnic|Hospital)(?=[,.]|$)/u.test(line.text) &&
    /^(?:\p{Lu}[\p{L}'’.-]+ ?){2,4}$/u.test(open.text) &&
    looksOf(open).key === looksOf(line).key &&
    schoolScore(open.text) === 0 &&
    Math.abs(open.line.x - line.line.x) <= 2
  );
}

/** What a house is, where that stands before its name. */
const OPENS_NAME =
  /^(?:hotel|hôtel|hostal|auberge|gasthof|gasthaus|restaurant|ristorante|trattoria|osteria|pizzeria|brasserie|café|maison|clinique|klinik|klinikum|clínica|hospital|hôpital|krankenhaus|farmacia|apotheke|pharmacie|kanzlei|cabinet|atelier|studio|galerie|bodega|finca|gärtnerei|bäckerei|metzgerei)$/iu;

/** What a house is, and nobody's whole name. */
const HOUSE_NOUN =
  /^(?:center|centre|hospital|clinic|inc\.?|llc|ltd\.?|corporation|company|group|services|systems|associates|foundation|district|authority|department|council)(?=, \p{Lu}|$)/iu;

/** "Marsh Regional Medical" / "Center, Leeds, ME": the noun of a house at the head of the line below its name. */
const isLostNoun = (open: SeenLine, line: SeenLine): boolean =>
  HOUSE_NOUN.test(line.text) &&
  /^\p{Lu}/u.test(line.text) &&
  /\p{L}{2}$/u.test(open.text) &&
  open.text.includes(' ') &&
  open.line.bold === line.line.bold &&
  isHeadLine(open) &&
  isHeadLine(line) &&
  titleScore(open.text) < 2 &&
  findPeriods(open.text).length === 0 &&
  readPlace(open.text) === null;

/** "Teacher of Physics, Ysgol" / "Bryn Helyg, Swansea": a name of which only what it is stands above goes on below. */
function isHalfName(open: SeenLine, line: SeenLine): boolean {
  const noun = /(?:,|\s[–—|-]|\sat)\s(\p{Lu}\p{L}+)$/u.exec(open.body)?.[1] ?? '';
  return (
    noun !== '' &&
    (schoolScore(noun) === 2 || OPENS_NAME.test(noun)) &&
    open.line.bold === line.line.bold &&
    Math.abs(open.line.x - line.line.x) <= 2 &&
    /^\p{Lu}/u.test(line.text) &&
    isHeadLine(open) &&
    isHeadLine(line) &&
    findPeriods(open.text).length === 0 &&
    findPeriods(line.text)[0]?.from !== 0 &&
    titleScore(line.text) < 2 &&
    readPlace(line.text) === null
  );
}

/** Whether the first word of the lower line would still have fitted behind the upper one. */
function fits({ line: upper, text }: SeenLine, { text: below }: SeenLine, edge: number): boolean {
  if (upper.width === 0 || text === '') return true;
  const letter = upper.width / text.length;
  const [word = ''] = below.split(/\s/u);
  return upper.x + upper.width + letter * (1 + word.length) <= edge;
}
