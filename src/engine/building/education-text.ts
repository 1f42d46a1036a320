import type { Cv, Education } from '../../domain/cv.ts';
import type { Line } from '../../domain/document.ts';
import { BUILD } from '../../domain/limits.ts';
import { fold, squeezed } from '../english/folding.ts';
import { isTableHead } from '../reading/tables/table-head.ts';
import { withPlace } from '../reading/entries/europass-labels.ts';
import { isDegree, schoolScore } from '../reading/text/evidence-words.ts';
import { furnitureOf } from '../reading/sections/furniture.ts';
import { seenLine } from '../reading/text/seen-line.ts';
import { clip } from './clip.ts';
import { isOwnCourse, isTorn, printedStudies, rowsAsPrinted, STUDY_AS_PRINTED } from './printed-studies.ts';
import { paperParts, papersOf } from './papers-of-rows.ts';
import { besideOf, linesUnder, ownCells } from './section-lines.ts';
import { printedPeriod } from './printed-period.ts';

/** Between the parts of a study: a comma is part of many of them. */
export const STUDY_PARTS = ' | ';
/** In front of what else belongs to the study above. */
export const STUDY_DETAIL = '• ';
/** What is left of a line between its parts. */
const EDGES = /^[\s.,;:|•·–—()[\]-]+|[\s,;:|•·–—([-]+$/gu;
/** Words that only joined the parts. */
const JOINTS =
  /^(?:years?(?: completed| obtained| passed)?|qualification(?: obtained)?|name of (?:school|institution)|tertiary(?: institution)?|institution|highest (?:grade|standard|qualification)(?: passed| obtained)?|at|from|in|of|the|and|to|since|until|bei|an|der|à|en|de|la|chez)$/iu;

/** The studies of a CV, one a line, "Degree | Institution | dates", and below each what else stands there (class, grade, town, modules): nothing is lost. */
export function educationText(cv: Cv, lines: readonly Line[]): string {
  const studies = cv.education.filter((study) => !isElsewhere(study, cv, lines));
  const printed = new Map<Cv['sections'][number], string[]>();
  const rows = studies.flatMap((study) => {
    const section = sectionOf(study, cv, lines);
    const told = section === undefined ? undefined : printed.get(section);
    if (told !== undefined) return [];
    const asPrinted = section === undefined ? null : asPrintedIn(section, studies, cv, lines);
    if (section !== undefined && section.kind !== 'education' && isTorn(partsOf(study, cv, lines)))
      return studiesAmong(printedStudies(linesOf(study, cv, lines)));
    if (section === undefined || asPrinted === null) {
      // Among certificates what follows a study is the next of them.
      const own = rowsOf(study, cv, lines);
      return [...before(study, studies, cv, lines), ...(section?.kind === 'certifications' ? own.slice(0, 1) : own)];
    }
    printed.set(section, asPrinted);
    return asPrinted;
  });
  const seen = new Set<string>();
  const parted = rows.flatMap((row) =>
    row.startsWith(STUDY_AS_PRINTED) ? papersOf(row.slice(STUDY_AS_PRINTED.length)).map((paper) => asStudyRow(`${STUDY_AS_PRINTED}${paper}`)) : [row],
  );
  const fresh = parted.filter((row) => row.startsWith(STUDY_DETAIL) || (!seen.has(fold(row)) && seen.add(fold(row)) !== undefined));
  return clip(fresh.join('\n'), BUILD.maxTextCharacters);
}

const sectionOf = (study: Pick<Education, 'page' | 'line'>, cv: Cv, lines: readonly Line[]): Cv['sections'][number] | undefined => {
  const at = indexOf(study, lines);
  return cv.sections.find(({ from, to }) => at >= from && at < to);
};

/** The rows of a section of studies as they stand on the page, where one of its studies was torn by the reading; null where each is whole. */
function asPrintedIn(section: Cv['sections'][number], studies: readonly Education[], cv: Cv, lines: readonly Line[]): string[] | null {
  if (section.kind !== 'education' || besideOf(section, cv.sections, lines) !== undefined) return null;
  const own = studies.filter((study) => sectionOf(study, cv, lines) === section);
  const furniture = furnitureOf(lines.map(seenLine));
  const shown = new Set(lines.filter((_, at) => furniture.has(at)).map(placeOf));
  const content = linesUnder(section, lines).filter((line, at) => !shown.has(placeOf(line)) && !isTableHead(seenLine(line, at)));
  const names = own.map(({ degree, institution }) => squeezed(degree?.value ?? institution?.value ?? '')).filter((name) => name !== '');
  // Two of one row, the second not at the head of a line, or under one that goes on.
  const heads = content.flatMap(({ text }, at) =>
    content[at - 1]?.text.split('\t').some((cell) => /[-–/&]$/u.test(cell.trim())) === true
      ? []
      : text.split('\t').map((cell) => squeezed(cell).replace(/^[•–-]\s/u, '')),
  );
  const isShared = rowsAsPrinted(content).some((row) => {
    const [, ...others] = names.filter((name) => row.includes(name)).toSorted((a, b) => row.indexOf(a) - row.indexOf(b));
    return others.some((name) => !heads.some((head) => head.startsWith(name)));
  });
  const torn = new Set(own.filter((study) => isTorn(partsOf(study, cv, lines))));
  if (!isShared && torn.size === 0) return null;
  // Where others stand in cells of their own, a torn one stands as printed by itself.
  const isApart = own.some((study) => !torn.has(study) && isInCells(study, lines));
  return isShared || !isApart
    ? printedStudies(content)
    : own.flatMap((study) => [
        ...before(study, studies, cv, lines),
        ...(torn.has(study) && !isInCells(study, lines) ? printedStudies(linesOf(study, cv, lines)) : rowsOf(study, cv, lines)),
      ]);
}

/** Degree and school each in a cell of one line. */
function isInCells({ degree, institution, ...place }: Education, lines: readonly Line[]): boolean {
  const cells = (lines[indexOf(place, lines)]?.text ?? '').split('\t').map(squeezed);
  return degree !== null && institution !== null && cells[0] === squeezed(degree.value) && cells[1] === squeezed(institution.value);
}

/** Of the rows of a section of another kind those that name a study; all where none does. */
function studiesAmong(rows: readonly string[]): string[] {
  const named = rows.filter((row) => isDegree(row) || schoolScore(row) === 2);
  return named.length > 0 ? named : [...rows];
}

/** A row as it was printed in its parts, where a date ends it and nothing but commas parts it. */
function asStudyRow(row: string): string {
  const own = paperParts(row.slice(STUDY_AS_PRINTED.length));
  if (own === null) return row;
  const names =
    own.name === '' || own.from === '' ? [own.name, own.from] : isDegree(own.from) && !isDegree(own.name) ? [own.from, own.name] : [own.name, own.from];
  return [...names, own.date].filter((part) => part !== '').join(STUDY_PARTS);
}

const placeOf = ({ page, line }: Line): string => `${page}/${line}`;

/** Whether a study is of a section that holds none with a degree or a school: courses and cards, which stand under a heading of their own. */
export function isElsewhere({ page, line }: Pick<Education, 'page' | 'line'>, cv: Cv, lines: readonly Line[]): boolean {
  const section = cv.sections.find(({ from, to }) => lines.slice(from, to).some((one) => one.page === page && one.line === line));
  return section !== undefined && isOfCourses(section, cv, lines);
}

/** A section under a heading for studies in which our reader found neither degree nor school. */
export function isOfCourses({ from, to }: Cv['sections'][number], cv: Cv, lines: readonly Line[]): boolean {
  const own = lines.slice(from, to);
  const studies = cv.education.filter(({ page, line }) => own.some((one) => one.page === page && one.line === line));
  return studies.every(({ degree, institution }) => degree === null && institution === null) && studies.length < cv.education.length;
}

/** Lines as texts, one each; only what begins small goes on: two studies are as wide as each other by chance. */
function textsOf(lines: readonly Line[]): string[] {
  const texts: string[] = [];
  for (const line of lines.map(seenLine)) {
    const { marked } = line;
    const body = withPlace(line.body);
    const last = texts.at(-1);
    if (last !== undefined && !marked && /^[\p{Ll}(&]/u.test(body.trim())) texts[texts.length - 1] = `${last} ${squeezed(body)}`;
    else texts.push(squeezed(body));
  }
  return texts;
}

/** What stands between the heading and the first study that was read. */
function before(study: Education, studies: readonly Education[], cv: Cv, lines: readonly Line[]): string[] {
  const at = indexOf(study, lines);
  const section = cv.sections.find(({ from, to }) => at >= from && at < to);
  // Studies under no heading of their own stand among other things.
  if (section === undefined || section.kind !== 'education' || studies.some((other) => indexOf(other, lines) >= section.from && indexOf(other, lines) < at))
    return [];
  return printedStudies(lines.slice(section.from + (section.heading === null ? 0 : 1), at).filter((line, index) => !isTableHead(seenLine(line, index))));
}

const indexOf = (place: Pick<Education, 'page' | 'line'>, lines: readonly Line[]): number =>
  lines.findIndex(({ page, line }) => page === place.page && line === place.line);

interface StudyParts {
  degree: string;
  institution: string;
  dates: string;
  own: string[];
  cells: string[];
  rests: string[][];
}

/** A study in its parts, with its printed lines and what of each is left beside the parts. */
function partsOf(study: Education, cv: Cv, lines: readonly Line[]): StudyParts {
  const institution = squeezed(study.institution?.value ?? '');
  const taken = [study.degree?.value ?? '', institution, study.period?.text ?? ''].map(squeezed).filter((part) => part !== '');
  const own = wholeNames(textsOf(linesOf(study, cv, lines)), taken);
  const rests = own.map((line) => restsOf(line, taken));
  let degree = squeezed(study.degree?.value ?? '');
  // What stands before the school and was not read is what was studied there.
  if (degree === '' && institution !== '') {
    const at = own[0]?.indexOf(institution) ?? -1;
    const studied = at > 0 ? (own[0] ?? '').slice(0, at).replace(EDGES, '') : '';
    if (studied !== '' && !/^[\d\s./–-]+$/u.test(studied)) {
      degree = studied;
      rests[0] = restsOf(own[0] ?? '', [...taken, studied]);
    }
  }
  const printed = linesOf(study, cv, lines).map((line) => ({ ...line, text: line.text.replaceAll('\t', ' | ') }));
  const cells = wholeNames(textsOf(printed), taken);
  return { degree, institution, dates: squeezed(study.period?.text ?? ''), own, cells, rests };
}

function rowsOf(study: Education, cv: Cv, lines: readonly Line[]): string[] {
  const { degree, institution, own, rests } = partsOf(study, cv, lines);
  const dates = study.period === null ? '' : printedPeriod(study.period, cv.language);
  const head = [degree, institution, dates].filter((part) => part !== '').join(STUDY_PARTS);
  const printed = linesOf(study, cv, lines);
  const marked = new Set(printed.map(seenLine).flatMap((line) => (line.marked ? [squeezed(line.body)] : [])));
  const whole = rowsAsPrinted(printed);
  const details: string[] = [];
  for (const [at, parts] of rests.entries()) {
    const [line = '', above = ''] = [own[at], own[at - 1]];
    if (parts.length === 0) continue;
    const isCourse = at > 0 && parts[0] === line && !marked.has(line) && isOwnCourse(line);
    // What a line had no room for goes on in the same detail.
    const goesOn = details.length > 0 && (rests[at - 1]?.length ?? 0) > 0 && whole.some((row) => row.includes(`${above.slice(-SEAM)} ${line.slice(0, SEAM)}`));
    // "Basic Life Support" over "March 2025, Safeguarding 2024": the month belongs to the name above it.
    if (goesOn && DATE_FIRST.test(line)) details[details.length - 1] = `${details.at(-1) ?? ''} ${line}`;
    else if (isCourse) details.push(`${STUDY_AS_PRINTED}${line}`);
    else if (goesOn) details[details.length - 1] = `${details.at(-1) ?? ''} ${parts.join(', ')}`;
    else details.push(`${STUDY_DETAIL}${parts.join(', ')}`);
  }
  // Half a bracket is half a name: then the line stands as it is.
  if (own.length > 0 && degree.split('(').length !== degree.split(')').length) return own;
  if (head === '') return own.length === 0 ? [] : own;
  // A lone date is no study: the line stands as it is.
  return degree === '' && institution === '' ? own : [head, ...details];
}

/** A month and a year, or a year, at the head of a line, and more behind it. */
const DATE_FIRST = /^(?:\p{Lu}\p{L}{2,8}\.? )?(?:19|20)\d\d, \p{Lu}/u;

/** Characters on either side of a line's end by which it is found again in its paragraph. */
const SEAM = 12;

/** From the study's first line to the next study, heading or page furniture. */
function linesOf(study: Education, cv: Cv, lines: readonly Line[]): Line[] {
  const at = indexOf(study, lines);
  const found = cv.sections.find(({ from, to }) => at >= from && at < to);
  if (at < 0 || found === undefined) return [];
  // The rows of two columns belong to both, and the last of them to the right one.
  const beside = besideOf(found, cv.sections, lines);
  const section = found.kind !== 'education' && beside?.kind === 'education' ? beside : found;
  const end = Math.max(found.to, beside?.to ?? 0);
  // Studies may stand among jobs.
  const next = [...cv.education, ...cv.experience].map((other) => indexOf(other, lines)).filter((other) => other > at && other < end);
  const furniture = furnitureOf(lines.map(seenLine));
  const own = lines.slice(at, Math.min(end, ...next)).filter((_, index) => !furniture.has(at + index));
  return ownCells(
    section,
    lines,
    own.map((line) => withoutHeading(line, section)),
  );
}

/** "EDUCATION: Marsh High School, 1997" without the label that opens the section. */
function withoutHeading(line: Line, { heading }: Cv['sections'][number]): Line {
  if (heading === null || heading.page !== line.page || heading.line !== line.line || !line.text.startsWith(heading.value)) return line;
  const text = line.text.slice(heading.value.length).replace(/^\s*[:：]\s*/u, '');
  return { ...line, text };
}

/** Two lines as one where a name that was read runs over from one to the other: "Associate Diploma in" / "People Management". */
function wholeNames(texts: readonly string[], taken: readonly string[]): string[] {
  const whole: string[] = [];
  for (const text of texts) {
    const above = whole.at(-1);
    const both = `${above ?? ''} ${text}`;
    if (above !== undefined && taken.some((part) => both.includes(part) && !above.includes(part) && !text.includes(part))) whole[whole.length - 1] = both;
    else whole.push(text);
  }
  return whole;
}

/** What of a line is left when the parts that were read are taken out. */
function restsOf(line: string, taken: readonly string[]): string[] {
  let pieces = [line];
  for (const part of taken) pieces = pieces.flatMap((piece) => around(piece, part));
  return pieces
    .map((piece) => (piece === line ? piece : piece.replace(EDGES, '')))
    .map((piece) => (piece.includes(')') && !piece.includes('(') ? piece.replace(/\)$/u, '') : piece))
    .map((piece) => (piece.includes(']') && !/[[(]/u.test(piece) ? piece.replace(/\s*\]\s*/u, ', ') : piece))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece) && !JOINTS.test(piece));
}

function around(text: string, part: string): string[] {
  const at = text.indexOf(part);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + part.length)];
}

/** A row of `educationText` in its parts; null for what somebody typed. */
export function studyRow(row: string): { degree: string; institution: string; dates: string } | null {
  const parts = row.split(STUDY_PARTS).map(squeezed);
  if (parts.length < 2 || parts.length > 3) return null;
  const last = parts.at(-1) ?? '';
  const dates = /^[^\p{L}]*(?:\p{L}{3,10}\.? ?)?(?:19|20)\d\d(?:\b.{0,40})?$/u.test(last) && !/\p{L}{11}/u.test(last) ? last : '';
  const names = dates === '' ? parts : parts.slice(0, -1);
  const [first = '', second] = names;
  if (names.length > 2 || first === '') return null;
  if (second !== undefined) return { degree: first, institution: second, dates };
  return schoolScore(first) > 0 && !isDegree(first) ? { degree: '', institution: first, dates } : { degree: first, institution: '', dates };
}
