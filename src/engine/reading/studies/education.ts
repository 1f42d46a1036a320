import type { Education, Read } from '../../../domain/cv.ts';
import { findPeriods } from '../text/dates.ts';
import { townCountry } from '../contact/towns.ts';
import { commaParts } from '../text/commas.ts';
import { isDegree, isSentence, schoolScore } from '../text/evidence-words.ts';
import { periodOf } from '../entries/experience.ts';
import { ownPeriod } from '../entries/head-periods.ts';
import { isRow } from '../tables/rows.ts';
import { isTableHead } from '../tables/table-head.ts';
import { labelOf, type Piece, piecesOf } from '../entries/heads.ts';
import { nameOfStudy } from './study-names.ts';
import type { Facts, OpenStudy } from './open-study.ts';
import { adoptSchools, isSchoolOfOthers } from './whose-school.ts';
import { looksOf } from '../text/looks.ts';
import { asYears, COURSE, isOpening, LEAVING, MEMBERSHIP, splitSchool, withoutHalfBracket, withYears } from './study-parts.ts';
import { studyRow } from './study-table.ts';
import { isCourse, isNote, isUnder, TRAINING_LABEL } from './dated-notes.ts';
import { wholeLines, withPlainYears } from './years-before.ts';
import { joinTwoLists } from './two-lists.ts';
import { besideSchool, isDetailOf, takeName } from './unnamed-lines.ts';
import { firmBehind, unknownDegree } from './unknown-studies.ts';
import { readPlace } from '../contact/places.ts';
import type { ReadSection } from '../sections/read-section.ts';
import type { SeenLine } from '../text/seen-line.ts';

/**
 * Courses of study in CV order. A new one begins when a degree, a school or a period comes that the
 * open one already has; two degrees under one school share it.
 */
export function readEducation(sections: readonly ReadSection[]): Education[] {
  const studies = joinTwoLists(sections.filter((section) => section.kind === 'education').map((section) => readStudies(section.content)));
  // A date with neither degree nor school is nobody's study where others have them.
  const named = studies.filter(({ degree, institution }) => degree !== null || institution !== null);
  if (studies.length > 0) return named.length > 0 ? named : studies;
  // No heading names them: single lines that hold a degree or school and a date.
  const loose = sections.filter(({ kind }) => kind === 'other' || kind === 'header' || kind === 'certifications').flatMap((section) => section.content);
  return wholeStatements(loose)
    .filter((line) => isDegree(line.body) || schoolScore(line.body) === 2)
    .flatMap((line) => readStudies([line]))
    .filter((study) => study.degree !== null && study.period !== null);
}

/** Marked lines with what they wrapped to, each as one line. */
function wholeStatements(content: readonly SeenLine[]): SeenLine[] {
  const whole: SeenLine[] = [];
  for (const line of content) {
    const open = whole.at(-1);
    // A line with a date of its own is whole.
    const isRest =
      open?.marked === true &&
      findPeriods(open.body).length === 0 &&
      !line.marked &&
      line.line.page === open.line.page &&
      line.line.column === open.line.column &&
      line.line.x > open.line.x + 3;
    if (open && isRest) whole[whole.length - 1] = { ...open, text: `${open.text} ${line.text}`, body: `${open.body} ${line.body}` };
    else whole.push(line);
  }
  return whole;
}

function readStudies(written: readonly SeenLine[]): Education[] {
  const content = withYears(wholeLines(withPlainYears(written)));
  const done: OpenStudy[] = [];
  let open: OpenStudy | null = null;
  const begin = (line: SeenLine): OpenStudy => {
    const fresh: OpenStudy = { degree: null, institution: null, period: null, details: [], first: line, closed: false };
    done.push(fresh);
    return fresh;
  };
  const heads = headLooks(content);
  const datesFirst = content[0] !== undefined && isOpening(content[0]) && !isHeadOf(content[0]);
  for (const [i, line] of content.entries()) {
    if (isTableHead(line)) continue;
    if (isRow(line)) {
      const { details, ...named } = studyRow(line);
      open = Object.assign(begin(line), named, { details: details.map((value) => ({ value, ...line.place })) });
      continue;
    }
    const isHead = heads.has(looksOf(line).key);
    const found = besideSchool(factsOf(line, isHead), open, line);
    const { degree, institution, period } = found;
    if (open && isDetailOf(open, found, line, heads)) {
      open.details.push({ value: line.body.replace(/\s+/g, ' '), ...line.place });
      continue;
    }
    if (!degree && !institution && !period && open && takeName(open, line, content[i + 1])) continue;
    // The year under "Climbing Wall Inspector," is that licence's, and no study's.
    const above = content[i - 1];
    if (!degree && !institution && period && above?.body.endsWith(',') && open?.first !== above && !isHeadOf(above)) {
      open?.details.push({ value: line.body, ...line.place });
      continue;
    }
    // "Mandatory training: Infection control March 2025, …" under a study: other papers, with dates of their own.
    if (!degree && !institution && open && TRAINING_LABEL.test(line.body)) {
      open.details.push({ value: line.body.replace(/\s+/g, ' '), ...line.place });
      continue;
    }
    if (!degree && !institution && !period) {
      if (open && /[\p{L}\p{N}]/u.test(line.body)) open.details.push({ value: line.body.replace(/\s+/g, ' '), ...line.place });
      continue;
    }
    const clash: boolean =
      open !== null && // A dated line that names neither is a course of its own, and so is a note with a date in it.
      ((open.degree === null &&
        open.institution === null &&
        open.period !== null &&
        !(datesFirst && isOpening(open.first)) &&
        (isCourse(open.first) || isNote(open.first) || (isHead && isUnder(open.first)))) ||
        (datesFirst && period !== null && !degree && !institution && isOpening(line) && (open.degree !== null || open.institution !== null)) ||
        (degree !== null && open.degree !== null) ||
        // "MVB, University of Marsh, 2017": what school gave was not earned there.
        (degree !== null && !institution && isSchoolOfOthers(open, degree.text)) ||
        (institution !== null && open.institution !== null) ||
        (period !== null && open.period !== null && !degree && !institution) ||
        (period !== null && open.period !== null && (degree !== null || institution !== null)));
    if (open === null || clash) open = begin(line);
    if (open.degree === null && degree !== null && isBare(degree.text)) degree.text = withNextLine(degree, content[i + 1]);
    open.degree ??= degree;
    open.institution ??= institution;
    open.period ??= period;
  }
  done.forEach(takeTrainer);
  adoptSchools(done);
  const named = done.filter((study) => study.degree !== null || study.institution !== null);
  // A dated line without degree or school among real studies is a course or a note.
  return joinEvents(named.length > 0 ? named : done)
    .map(withoutGrade)
    .map(({ degree, institution, period, details, first }) => ({
      degree: read(degree),
      institution: read(institution && withoutHalfBracket(institution)),
      period,
      details,
      ...first.place,
    }));
}

const isHeadOf = ({ body }: SeenLine): boolean => isDegree(body) || schoolScore(body) === 2;

function isBare(degree: string): boolean {
  return degree.split(/\s+/).length <= 3 && !/ (?:in|of|en|di|de) /i.test(degree);
}

/** "B.S." with its subject on the line below. */
function withNextLine(degree: Piece, next: SeenLine | undefined): string {
  const ends = degree.line.body.trimEnd().endsWith(degree.text);
  if (
    !ends ||
    !next ||
    LEAVING.test(degree.text) ||
    next.marked ||
    next.text.split(/\s+/).length > 5 ||
    findPeriods(next.text).length > 0 ||
    schoolScore(next.text) > 0 ||
    isDegree(next.text) ||
    readPlace(next.text) !== null ||
    /[:,.\d]/.test(next.text) ||
    next.line.page !== degree.line.line.page
  )
    return degree.text;
  return `${degree.text} ${next.text}`;
}

const APPRENTICESHIP =
  /^(?:(?:berufs)?ausbildung|lehre|umschulung|duales studium)(?= )|\bapprenticeship\b|^(?:apprentissage|alternance|contrat d['’]apprentissage)(?= )|^apprendistato(?= )/iu;

/** Who trained an apprentice is no school: the name on the line after the apprenticeship. */
function takeTrainer(study: OpenStudy): void {
  const [next] = study.details;
  if (study.institution !== null || study.degree === null || next === undefined || !APPRENTICESHIP.test(study.degree.text)) return;
  const { line } = study.degree;
  if (next.page !== line.line.page || next.line !== line.line.line + 1) return;
  const [text = '', ...rest] = next.value.split(/\s*,\s+/);
  if (!/^\p{Lu}/u.test(text) || text.split(' ').length > 8 || /[:.]/.test(text.replace(/\b(?:e\. ?K|e\. ?V|Co|St)\./gu, ''))) return;
  study.institution = { ...study.degree, text, line: { ...line, place: { page: next.page, line: next.line } } };
  study.details.splice(0, 1, ...rest.map((value) => ({ ...next, value })));
}

/** The degree by its name; what stands behind it becomes details. */
function withoutGrade(study: OpenStudy): OpenStudy {
  if (!study.degree) return study;
  const { degree, details } = nameOfStudy(study.degree.text);
  const { place } = study.degree.line;
  return { ...study, degree: { ...study.degree, text: degree }, details: [...details.map((value) => ({ value, ...place })), ...study.details] };
}

/** Enrolling and graduating, each with a line of its own, are one course of study. */
function joinEvents(entries: readonly OpenStudy[]): OpenStudy[] {
  const joined: OpenStudy[] = [];
  for (const entry of entries) {
    const previous = joined.at(-1);
    const same =
      entry.institution?.text === '同' ||
      (entry.institution !== null && entry.institution.text === previous?.institution?.text && entry.degree?.text === previous.degree?.text);
    if (same && previous && GRADUATED.test(entry.first.text)) {
      if (previous.period && entry.period) previous.period = { ...previous.period, end: entry.period.start };
    } else joined.push(entry);
  }
  return joined;
}

const GRADUATED = /(?:卒業|修了|中退)\s*$/u;

/** How the lines that name a study are set: bold ones with a degree or a school, or else with a date. */
function headLooks(content: readonly SeenLine[]): Set<string> {
  const set = content.filter((line) => line.line.bold && !line.marked);
  const known = set.filter(({ body }) => isDegree(body) || schoolScore(body) === 2);
  return new Set((known.length > 0 ? known : set.filter(({ body }) => findPeriods(body).length > 0)).map((line) => looksOf(line).key));
}

function factsOf(line: SeenLine, isHead = false): Facts {
  const none: Facts = { degree: null, institution: null, period: null };
  if (line.text.length > 260 || MEMBERSHIP.test(line.body)) return none;
  const periods = findPeriods(line.body);
  const found = ownPeriod(line.body, periods);
  const prose = isSentence(line.body) && !isDegree(line.body.slice(0, 60)) && !found;
  if (prose || (line.marked && /^(?:relevant |key )?(?:course|module|thesis|gpa|grade|member|won|teaching|research)/iu.test(line.body))) return none;
  const pieces = piecesOf([line])
    .filter((piece) => !piece.place)
    .flatMap(splitSchool);
  const institution =
    pieces.find((piece) => piece.unknownSchool === true) ??
    [...pieces.filter(({ text }) => !COURSE.test(text)), ...pieces].find(
      (piece) =>
        piece.text === '同' ||
        (schoolScore(piece.text) === 2 &&
          piece.text.split(/\s+/).length <= (line.marked ? 8 : 12) &&
          !piece.text.includes(':') &&
          !startsWithDegree(piece.text) &&
          !CERTIFICATE.test(piece.text)),
    ) ??
    null;
  const known = labelOf(line.body)?.role === 'degree' ? pieces[0] : pieces.find((piece) => piece !== institution && isDegree(piece.text));
  // "technik budowy mostów, Technikum Mostowe, matura": what was learnt stands first.
  const isBehind = known !== undefined && institution !== null && pieces.indexOf(known) > pieces.indexOf(institution);
  const degree =
    (isBehind && found ? unknownDegree(line, pieces.slice(0, pieces.indexOf(institution) + 1), institution) : null) ??
    known ??
    (found ? unknownDegree(line, pieces, institution, isHead) : null);
  if (degree !== null) degree.text = withoutOpeningTown(degree.text);
  const firm = institution === null && degree !== null && !isDegree(degree.text) ? firmBehind(degree, pieces) : null;
  // "ALS 2024, EPALS 2022, Safeguarding": the years of other things.
  if (degree === null && institution === null && !found?.range && periods.length > 1) return none;
  // "… with distinction. Erasmus semester at the University of Turku, 2014": told of the study above.
  if (degree === null && /\p{Ll} (?:at|from|in) the \p{Lu}/u.test(line.body) && /[\p{Ll})]\. \p{Lu}/u.test(line.body)) return none;
  const bare = found !== undefined && line.body.length - (found.to - found.from) <= 4;
  if (line.marked && !degree && !institution) return none;
  const period =
    found && (degree || institution || bare || !line.marked) ? periodOf({ found: asYears(line.body, found), line: { ...line, text: line.body } }) : null;
  return {
    degree: degree ? withSubject(degree, pieces, institution) : null,
    institution: institution ?? firm,
    isFirm: firm !== null || (institution !== null && 'unknownSchool' in institution),
    period,
  };
}

/** "Szczecin, matura": the town of a school before what it gave. */
function withoutOpeningTown(text: string): string {
  const parts = commaParts(text);
  const at = parts.findIndex((part) => isDegree(part));
  return at > 0 && parts.slice(0, at).every((part) => townCountry(part) !== undefined || readPlace(part) !== null) ? parts.slice(at).join(', ') : text;
}

/** "High School Diploma" is what a school gives. */
const CERTIFICATE = /(?<!\p{L})(?:diploma|degree|certificate)$/iu;

function startsWithDegree(text: string): boolean {
  return isDegree(text.split(/\s+/).slice(0, 2).join(' '));
}

/** "Bachelor of Science - BS, Chemistry": the degree's own abbreviation with the subject behind it. */
const SHORT_FORM = /^(?:B|M|A|Ph)\p{L}{0,4}\.?,\s+\p{Lu}/u;

/** "Bachelor of Science | Computer Science": the subject right after a bare degree belongs to it. */
function withSubject(degree: Piece, pieces: readonly Piece[], institution: Piece | null): Piece {
  const next = pieces[pieces.indexOf(degree) + 1];
  if (
    !next ||
    next === institution ||
    degree.text.split(/\s+/).length > 4 ||
    next.text.split(/\s+/).length > 6 ||
    (isDegree(next.text) && !SHORT_FORM.test(next.text)) ||
    /gpa|grade|note|honou?rs|\d/iu.test(next.text)
  )
    return degree;
  const at = degree.line.body.indexOf(degree.text);
  const end = degree.line.body.indexOf(next.text, at);
  return at >= 0 && end > at ? { ...degree, text: degree.line.body.slice(at, end + next.text.length).replace(/\s+/g, ' ') } : degree;
}

function read(found: Piece | null): Read | null {
  return found && { value: found.text, ...found.line.place };
}
