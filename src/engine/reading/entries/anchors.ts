import { findPeriods, type FoundPeriod, monthIndex } from '../text/dates.ts';
import { companyScore, isDegree, isSentence, schoolScore, titleScore } from '../text/evidence-words.ts';
import { looksOf } from '../text/looks.ts';
import { isDashedWord, type SeenLine } from '../text/seen-line.ts';
import { MAX_HEAD_WORDS, remainder } from './head-lines.ts';
import { findHeadPeriods, ownPeriod, SINCE_ONLY, STEP_NOTE } from './head-periods.ts';
import { isForm, labelOf } from './heads.ts';
import { BREAK_TITLE } from '../../lexicon/form/personal-labels.ts';
import { isPlacement } from './unheaded.ts';
import { namesJob } from './undated-entries.ts';

/** The lines whose period makes them the anchor of an entry, and that period. */
export function findAnchors(lines: readonly SeenLine[], purpose: 'job' | 'study'): { at: number; found: FoundPeriod }[] {
  const candidates = lines.flatMap((line, at) => {
    const found = anchorOf(line, purpose);
    // "… non-pay budget £1.9m; closed" / "2024/25 £41,000 under after": a statement goes on with a year.
    const goesOn =
      found !== null && found.from === 0 && !isPeriodAlone(line, found) && endsStatement(lines, at) && !/[.!?:)]$/u.test(lines[at - 1]?.text ?? '');
    return found && !goesOn && !(isAlone(line, found) && !isPeriod(line, found) && endsStatement(lines, at)) ? [{ at, found, line }] : [];
  });
  const ranges = candidates.filter(({ found }) => found.range);
  const opens = new Set(candidates.filter(({ found }) => found.range && found.from <= 2).map(({ at }) => at));
  // Where jobs have periods, a lone date is a detail unless it stands by itself like them.
  const kept =
    ranges.length >= 2 && purpose === 'job'
      ? candidates.filter(
          ({ found, line }) =>
            found.range ||
            isPlacement(line.text.split(',')[0] ?? '') ||
            isBetweenNames(line, found) ||
            BREAK_TITLE.test(line.text.slice(0, found.from)) ||
            isAlone(line, found) ||
            standsApart(line, found) ||
            hasSeparatedNames(line, found) ||
            /(?:→|➔|[-=]>)\s*$/u.test(line.text.slice(0, found.from)) ||
            ranges.some((other) => isSetAlike(line, found, other)),
        )
      : candidates;
  // "seit April 2016 Fuldatal-Bus GmbH" / "Busfahrer, seit 2022 zusätzlich Lehrfahrer": a note under the head of the entry.
  const whole = new Set(candidates.filter(({ found, line }) => isPeriod(line, found)).map(({ at }) => at));
  // The dates of the job that follows are no dates of the line above: "Nurse, Fennimore Hospital, since 2021" over "Nurse, Marsh Clinic, 2018 – 2021".
  const isOwn = (line: SeenLine, found: FoundPeriod, next: SeenLine | undefined): boolean => {
    const below = candidates.find((candidate) => candidate.line === next);
    const name = remainder(line.text, found).replace(/[\s,|(–—-]+$/u, '');
    return below !== undefined && !isAlone(below.line, below.found) && (standsApart(line, found) || namesJob([{ ...line, body: name }]));
  };
  const byLine = new Map(candidates.map((candidate) => [candidate.at, candidate]));
  return kept
    .filter(
      ({ at, found, line }) =>
        !(opens.has(at - 1) && (isNote(line, found) || isStep(line, found, lines[at - 1]))) &&
        !(line.marked && isDeed(lines, byLine, at)) &&
        !isDutySince(line, found, headOver(byLine, at)) &&
        !isOfHouseSince(line, found, byLine.get(at - 1)) &&
        !(isAside(line, found) && isWithin(found, periodAround(lines, byLine, candidates[0], at))) &&
        !(whole.has(at + 1) && isAside(line, found) && !isOwn(line, found, lines[at + 1])),
    )
    .map(({ at, found }) => ({ at, found }));
}

/** "since March 2024." at the end of a statement has one date like any other; "2019 – 2021" is a period wherever it stands. */
const isPeriod = ({ text }: SeenLine, { from, to, range }: FoundPeriod): boolean => range && !SINCE_ONLY.test(text.slice(from, to));

/** "Surveyor, then Senior Surveyor from April 2020 |" over "Sept 2018 – Jan 2022": since when a part of the job was held. */
const isAside = ({ text }: SeenLine, { from, to }: FoundPeriod): boolean => from > 1 && SINCE_ONLY.test(text.slice(from, to));

/** A date in the middle of a line that goes on small behind it. */
const isNote = ({ text }: SeenLine, { from, to }: FoundPeriod): boolean =>
  SINCE_ONLY.test(text.slice(from, to)) && from > 1 && /^ (?!at |bei |chez |@)\p{Ll}/u.test(text.slice(to));

/** "WAITER, from 06/2025 HEAD WAITER – Hotel Fennimore" under a line of dates and a place: since when a step of the job was held. */
const isStep = ({ text }: SeenLine, { from, to }: FoundPeriod, above: SeenLine | undefined): boolean =>
  from > 1 &&
  SINCE_ONLY.test(text.slice(from, to)) &&
  /^\s\p{L}/u.test(text.slice(to)) &&
  above !== undefined &&
  titleScore(remainder(above.text, findPeriods(above.text)[0])) === 0;

/** Whether a step was taken while a period ran. */
const isWithin = ({ start }: FoundPeriod, around: FoundPeriod | null): boolean =>
  start !== null &&
  around?.start != null &&
  monthIndex(around.start) < monthIndex(start) &&
  (around.end === null ? around.current : start.month === null ? start.year <= around.end.year : monthIndex(start) < monthIndex(around.end));

/** "Form tutor for year 9 since 2022. Invigilate summer exams": told in running text of a job that goes on, with no house of its own. */
function isDutySince({ text, line }: SeenLine, { from, to }: FoundPeriod, job: FoundPeriod | null): boolean {
  const before = text.slice(0, from);
  return (
    job?.current === true &&
    !line.bold &&
    SINCE_ONLY.test(text.slice(from, to)) &&
    /^\. \p{Lu}\p{Ll}+ \p{Ll}/u.test(text.slice(to)) &&
    !/[,|\t]| (?:at|with|bei|chez) \p{Lu}/u.test(before) &&
    companyScore(before) < 3
  );
}

/** "Kettle Dairy, Hexby – 640 Holsteins, three milkings a day since 2018" right under a title with its whole period: what the house is. */
const isOfHouseSince = ({ text }: SeenLine, { from, to }: FoundPeriod, above: Candidate | undefined): boolean =>
  above !== undefined &&
  isPeriod(above.line, above.found) &&
  titleScore(remainder(above.line.text, above.found)) > 0 &&
  SINCE_ONLY.test(text.slice(from, to)) &&
  /\s[–—-]\s(?=[^\t]*\p{Ll}{3})(?:(?!\s[–—-]\s).)*$/u.test(text.slice(0, from)) &&
  text.slice(to).trim() === '';

interface Candidate {
  at: number;
  found: FoundPeriod;
  line: SeenLine;
}

/** How far above the statement before a statement begins. */
const MAX_WRAPPED = 5;

/** "• Acting Manager July – September 2025" among the statements of a job and in its years: a thing that was done there. */
function isDeed(lines: readonly SeenLine[], byLine: ReadonlyMap<number, Candidate>, at: number): boolean {
  const line = lines[at];
  const before = lines.slice(Math.max(0, at - MAX_WRAPPED), at).findLastIndex(({ marked }) => marked) + Math.max(0, at - MAX_WRAPPED);
  const deed = lines[before];
  if (!line || !deed?.marked || byLine.has(before) || looksOf(deed).key !== looksOf(line).key || Math.abs(deed.line.x - line.line.x) > 1) return false;
  const [found, job] = [byLine.get(at)?.found, headOver(byLine, before)];
  if (!found?.start || !found.end || !job?.start || !job.range) return false;
  return monthIndex(job.start) <= monthIndex(found.start) && (job.end === null ? job.current : monthIndex(found.end) <= monthIndex(job.end));
}

/** Statements of a job are no more than these lines. */
const MAX_STATEMENTS = 40;

/** The period of the head that stands over a line. */
function headOver(byLine: ReadonlyMap<number, Candidate>, at: number): FoundPeriod | null {
  for (let above = at - 1; above >= Math.max(0, at - MAX_STATEMENTS); above--) {
    const head = byLine.get(above);
    if (head && !head.line.marked) return head.found;
  }
  return null;
}

/** Lines of a head between one that has a remark and one that has the dates. */
const MAX_BETWEEN = 1;

/**
 * A whole period alone on a line of the head of "Saucier, then Sous Chef from 2017": above it where the section opens with such a
 * line, else below it, where what has the date is a remark in brackets.
 */
function periodAround(lines: readonly SeenLine[], byLine: ReadonlyMap<number, Candidate>, first: Candidate | undefined, at: number): FoundPeriod | null {
  const isBare = ({ found, line }: Candidate): boolean => isPeriod(line, found) && !/[\p{L}\d]/u.test(remainder(line.text, found));
  const isAbove = first?.at === 0 && isBare(first);
  if (!isAbove && !/\(\p{L}[^()]* \p{L}+ (?:\p{L}+\.? )?\d{4}\)/u.test(lines[at]?.text ?? '')) return null;
  for (let away = 1; away <= MAX_BETWEEN + 1; away++) {
    const there = isAbove ? at - away : at + away;
    const other = byLine.get(there);
    if (lines[there]?.marked !== false) return null;
    if (other) return isBare(other) ? other.found : null;
  }
  return null;
}

/** "De sept. 2021 à juin 2024", at the beginning of a line. */
const OPENS_PERIOD = /^(?:de|du|d['’]|von|vom|from|da|dal|del|od|fra|från|van)\s*$/iu;

/** What may stand behind the dates of a job about how it was held. */
const TIME_NOTE = /^[,;(·|–-]\s?\p{Ll}(?![^,]*[.!?]\s)(?:\S+\s?){1,9}$/u;

/** The period that makes a line the anchor of an entry, or null. */
function anchorOf(line: SeenLine, purpose: 'job' | 'study'): FoundPeriod | null {
  if (line.text.length > 220) return null;
  const periods = purpose === 'job' ? findHeadPeriods(line.text) : findPeriods(line.text);
  const found = purpose === 'job' ? (periods.find((period) => period.range) ?? periods[0]) : ownPeriod(line.text, periods);
  if (!found) return null;
  if (found.range && purpose === 'job' && !line.marked && isForm(line.text)) return found;
  // "then Senior Claims Handler" over "(2005)": when a step was taken.
  if (purpose === 'job' && !found.range && /^\(\d{4}\)$/u.test(line.text)) return null;
  // "-Team driver with my wife 2011-2013": nobody types the sign of a timeline so.
  if (line.marked && isDashedWord(line.text)) return null;
  // An icon before the date reads as a bullet sign.
  const dated = line.marked ? findPeriods(line.body)[0] : undefined;
  if (dated?.range && dated.from <= 1 && line.body.slice(dated.to).split(/\s+/).length <= 7 && !isSentence(line.body)) return found;
  if (
    line.marked &&
    !(
      found.range &&
      periods.length === 1 &&
      !SINCE_ONLY.test(line.text.slice(found.from, found.to)) &&
      titleScore(remainder(line.body, findPeriods(line.body)[0])) > 0 &&
      line.body.split(/\s+/).length <= 14
    )
  )
    return purpose === 'study' && line.body.split(/\s+/).length <= 16 && isDegree(line.body) ? found : null;
  const before = line.text
    .slice(labelOf(line.text)?.length ?? 0, Math.max(found.from, labelOf(line.text)?.length ?? 0))
    .replace(OPENS_PERIOD, '')
    .trim();
  // "[ 05/2023 – Current ] Leeds": the brackets are the period's own.
  const isBracketed = /^[[(]$/u.test(before);
  const left = isBracketed ? '' : before;
  const behind = line.text.slice(found.to).trim();
  const right = isBracketed ? behind.replace(/^[\])]\s*/u, '') : behind;
  // A full stop before the date closes no sentence: "Fitter, Fennimore Ltd, Leigh works. May '15 - present".
  const rest = `${left.replace(/\.$/u, '')} ${right}`.trim();
  if (rest === '' || /^[()[\]|,.–—\-/\s]{1,6}$/.test(rest)) return found;
  // "Oct 2019 – present, freelance, about 110 days a year": a note on the time.
  if (purpose === 'job' && found.range && left === '' && (TIME_NOTE.test(right) || STEP_NOTE.test(right))) return found;
  if (purpose === 'study') return isSentence(rest) && !isDegree(rest) && schoolScore(rest) < 2 ? null : found;
  if (rest.split(/\s+/).length > MAX_HEAD_WORDS + 4) return found.range && left === '' && line.text.includes('|') ? found : null;
  const isApart = found.range && right === '' && standsApart(line, found);
  const small = found.range && right === '' && (isApart || left.includes(',')) && left.split(/\s*,\s+|\t| at /u).some((part) => titleScore(part) === 2);
  // "self → Summer 2014": an arrow points from a head to its dates.
  const isPointed = right === '' && /(?:→|➔|[-=]>)$/u.test(left) && left.split(/\s+/u).length <= 8;
  if (isPointed) return found;
  if (left !== '' && /^\p{Ll}/u.test(left) && !small && !/^(?:since|from|seit|depuis|desde|dal)\b/iu.test(left)) return null;
  if (/(?:^|\s)(?:in|by|during|of|on|im|en|nel|em|year|years)$/iu.test(left)) return null;
  // "No passenger fall since 2021" tells; "Driver, Fennimore Lines, since 2021" names.
  const isTold = SINCE_ONLY.test(line.text.slice(found.from, found.to)) && titleScore(left) < 2 && companyScore(left) < 2;
  if (isTold && left !== '' && !/[,|\t(]|\s[–—-]\s*$/u.test(line.text.slice(0, found.from)) && !standsApart(line, found)) return null;
  const atEdge = left === '' || right === '' || /^[|,()/·•\t:–—-]/.test(line.text.slice(found.to).trimStart()) || line.text.includes('\t');
  // "Sales Manager / Team Captain — Fennimore Roofing & Exteriors, Leigh (03/2023 – present)": in bold and cut behind its title, a head may be long.
  const isCut = found.range && line.line.bold && /^\)?$/u.test(right) && / [|–—-] /u.test(left) && titleScore(left.split(/ [|–—-] /u)[0] ?? '') > 0;
  // "2006 [tab] Summer labourer, Fennimore Works, Leigh.": beside its year, a head may end in a stop.
  const isStopped = left === '' && line.text.includes('\t') && titleScore(right.split(',')[0] ?? '') === 2 && right.split(/\s+/u).length <= 8;
  const sentence = !small && !isCut && isSentence((isStopped ? rest.replace(/\.$/u, '') : rest).replace(/[|,]/g, ' '));
  if (found.range) {
    // "2019 to 2021 winters as well. Relief caretaker, Fennimore School": in bold, behind its dates.
    const isSetOff = line.line.bold && left === '' && !/[.!?;]$/u.test(right);
    if (sentence && !isSetOff && !(left === '' && /[|\t]/.test(line.text))) return null;
    return atEdge || titleScore(left) > 0 || companyScore(left) > 0 || companyScore(right) > 1 ? found : null;
  }
  if (purpose === 'job' && !sentence && isBetweenNames(line, found)) return found;
  if (!atEdge || sentence) return null;
  return isAlone(line, found) ||
    standsApart(line, found) ||
    isPlacement(line.text.split(',')[0] ?? '') ||
    BREAK_TITLE.test(left) ||
    ((titleScore(rest) === 2 || companyScore(rest) >= 2) && rest.split(/\s+/).length <= 10)
    ? found
    : null;
}

/** "Intern | Acme Bank | Summer 2017": title and employer parted by signs, the date at the end. */
function hasSeparatedNames(line: SeenLine, found: FoundPeriod): boolean {
  const pieces = `${line.text.slice(0, found.from)} ${line.text.slice(found.to)}`
    .split(/\s*[|•·\t]\s*|\s+(?:[–—-]|→|➔|[-=]>)\s+/u)
    .filter((text) => text.trim() !== '');
  return pieces.length >= 2 && pieces.length <= 4 && line.text.slice(found.to).trim() === '' && pieces.some((text) => titleScore(text) === 2);
}

/** "Organizer 01/2011 Fennimore Ltd": a date between a title and what is a house for certain. */
const isBetweenNames = ({ text }: SeenLine, { from, to }: FoundPeriod): boolean =>
  titleScore(text.slice(0, from)) === 2 && companyScore(text.slice(to)) === 3 && text.slice(to).trim().split(/\s+/u).length <= MOST_OF_HOUSE;
const MOST_OF_HOUSE = 6;

/** Whether a lone date stands where the periods of other entries stand, in a look that sets them off. */
function isSetAlike(line: SeenLine, found: FoundPeriod, other: { line: SeenLine; found: FoundPeriod }): boolean {
  const edge = (l: SeenLine, f: FoundPeriod): string =>
    l.text.slice(0, f.from).trim() === '' ? 'left' : l.text.slice(f.to).replace(/[)\s]/g, '') === '' ? 'right' : 'middle';
  const at = edge(line, found);
  return (
    at !== 'middle' &&
    at === edge(other.line, other.found) &&
    line.line.fontName !== '' &&
    looksOf(line).key === looksOf(other.line).key &&
    Math.abs(line.line.x - other.line.line.x) < 2
  );
}

function isAlone(line: SeenLine, found: FoundPeriod): boolean {
  return line.text.length - (found.to - found.from) <= 3;
}

/** Nothing but a period, or one with a title or a house behind it. */
const isPeriodAlone = (line: SeenLine, found: FoundPeriod): boolean => {
  const rest = remainder(line.text, found);
  return rest.trim() === '' || titleScore(rest) === 2 || companyScore(rest) >= 2;
};

/** Indents of the lines that a statement wraps to are no wider than this. */
const MAX_INDENT = 30;

/** "… twice every November since" / "2009": the last line of a statement, set where its other lines begin. */
function endsStatement(lines: readonly SeenLine[], at: number): boolean {
  const [line, previous] = [lines[at], lines[at - 1]];
  if (!line || !previous || line.line.bold || line.line.fontName === '' || previous.line.page !== line.line.page) return false;
  const mark = lines.slice(0, at).findLast(({ marked }) => marked);
  const indent = mark && mark.line.column === line.line.column && mark.line.page === line.line.page ? line.line.x - mark.line.x : 0;
  return indent > 3 && indent < MAX_INDENT && (previous === mark || Math.abs(previous.line.x - line.line.x) < 2);
}

/** "Saison été 2018", "Season 2019" */
const SEASON = /^(?:saison|season|temporada|stagione|seizoen)(?: (?:hiver|winter|inverno|invierno))? /iu;

/** The date in a cell of its own, left or right of a wide gap. */
function standsApart(line: SeenLine, found: FoundPeriod): boolean {
  return (
    line.text
      .split('\t')
      .some((cell) => cell.trim().length > 0 && line.text.slice(found.from, found.to).length >= cell.trim().replace(SEASON, '').length - 2) &&
    line.text.includes('\t')
  );
}
