import { foldedWords } from '../../english/folding.ts';
import { DEGREE } from '../../lexicon/reading/degrees.ts';
import { LANGUAGE_NAMES } from '../../lexicon/reading/levels.ts';
import { TRADE_WORDS } from '../../lexicon/reading/not-names.ts';
import { readPlace } from '../contact/places.ts';
import { townCountry } from '../contact/towns.ts';
import { ENGLISH_WORDS } from '../quality/quality-words.ts';
import { commaParts } from '../text/commas.ts';
import { type FoundPeriod, findPeriods } from '../text/dates.ts';
import { companyScore, isDegree, schoolScore } from '../text/evidence-words.ts';
import type { SeenLine } from '../text/seen-line.ts';
import type { Piece } from '../entries/heads.ts';

/** A piece of a line of studies. */
export interface StudyPiece extends Piece {
  /** Who gave the degree, by where it stands and not by its words. */
  unknownSchool?: boolean;
}

/** What an examiner gave, in brackets or after a comma at the end: "(2:1)", ", First Class", "(Merit)", "Note 1,7". Not "(Hons)". */
export const GRADE =
  /(?:,? ?\(|[,;|–-] ?| (?=[12]:[12]))(?:(?:(?:upper|lower) )?(?:first|second|third)(?:[- ]class)?(?: honou?rs)?(?: degree)?|1st|2:[12]|2\.[12]|3rd|[12]i{1,2}|pass(?:ed)?|(?:high |with )?(?:merit|distinction|credit)|(?:summa |magna )?cum laude|with honou?rs|c?gpa:? ?[\d.,]+(?: ?\/ ?[\d.]+)?|(?:ab?schluss)?note:? ?(?:[\d.,]+|(?:sehr )?gut|befriedigend)|(?:mit auszeichnung|mention (?:tr[èe]s )?(?:assez )?bien|[\d.]{1,4} ?%|\d{2,3}\/110(?: e lode)?|sobresaliente|notable|matr[íi]cula de honor|grade:? ?[a-e][+-]?))\)?$/iu;

/** "BSc in Physics, University of Leeds": the degree before the comma, the school after it; and the other way round. */
export function splitSchool(piece: Piece): StudyPiece[] {
  const [whole, school = '', course = ''] = /^(.{3,60}?\p{L}{4})\. (?=\p{Lu})(.{3,})$/u.exec(piece.text) ?? [];
  if (whole !== undefined && schoolScore(school) === 2 && isDegree(course) && !isDegree(school)) return [school, course].map((text) => ({ ...piece, text }));
  const parts = commaParts(piece.text);
  const schools = parts.flatMap((part, i) => (schoolScore(part) === 2 ? [i] : []));
  // "UX Bootcamp, Pixelwerk Academy": what was taken there, and where.
  const at = schools.find((i) => !COURSE.test(parts[i] ?? '')) ?? schools[0] ?? -1;
  if (at < 0 && schoolScore(piece.text) < 2) return splitUnknownSchool(piece, parts);
  if (parts.length < 2 || at < 0) return fromSplit(piece);
  const before = parts.slice(0, at).join(', ');
  const after = parts.slice(at + 1).join(', ');
  const named = parts[at] ?? '';
  return [before, named, after]
    .filter((text) => text !== '')
    .map((text) => ({ ...piece, text }))
    .flatMap((part) => (part.text === named ? fromSplit(part) : [part]));
}

/** "MVB, University of Marsh," over "2017": the year of a study that its line had no room for. */
export function withYears(content: readonly SeenLine[]): SeenLine[] {
  const joined: SeenLine[] = [];
  for (const line of content) {
    const above = joined.at(-1);
    const isYear = /^(?:\p{L}{3,9}\.? )?(?:19|20)\d\d\.?$/u.test(line.text.trim()) && !line.marked;
    const isCut =
      above !== undefined && above.body.endsWith(',') && above.line.page === line.line.page && (isDegree(above.body) || schoolScore(above.body) === 2);
    if (above && isYear && isCut) joined[joined.length - 1] = { ...above, text: `${above.text} ${line.text}`, body: `${above.body} ${line.body}` };
    else joined.push(line);
  }
  return joined;
}

/** A course that also names those who give it. */
export const COURSE = /bootcamp$/iu;

/** "CAP Cuisine, CFA des Collines, Lyon": behind a degree with its subject comes who gave it, whatever it calls itself. */
function splitUnknownSchool(piece: Piece, parts: readonly string[]): StudyPiece[] {
  const [degree = '', ...rest] = parts;
  const isList = LEAVING.test(degree) && /:|\bin\b/u.test(degree);
  const training = rest.findIndex((part) => TRAINING.test(part) && isSchoolLike(part));
  // In a list of subjects one word is a subject ("A levels: Mathematics, Latin").
  const at = training >= 0 ? training : rest.findIndex((part) => isSchoolLike(part) && !(isList && isSubject(part)));
  if (training > 0 || (isList && at > 0))
    return [[degree, ...rest.slice(0, at)].join(', '), ...rest.slice(at)].map((text, i) => ({ ...piece, text, unknownSchool: i === 1 }));
  if (at < 0 || !isDegree(degree) || !(LEAVING.test(degree) || degree.replace(DEGREE, '').replace(/[^\p{L}]/gu, '').length >= 3)) return [piece];
  return [degree, ...rest].map((text, i) => ({ ...piece, text, unknownSchool: i === at + 1 }));
}

/** What one leaves school with: it has no subject. */
export const LEAVING =
  /\b(?:leaving cert(?:ificate)?|junior cert|matric|grade 12|i?gcses?|[ao][- ]levels?|highers|abitur|matura|maturit[aà]|brevet|baccalaur[ée]at|high school)\b/iu;

/** One word, a mark in brackets behind it ("PE (B)"), or words of every day and names of languages ("English and Mathematics (1985)"). */
const isSubject = (part: string): boolean =>
  !part.includes(' ') ||
  /^\p{Lu}[\p{L} &-]{0,24} \((?:[A-EU]\*?|A\*A?|[1-9])\)\.?$/u.test(part) ||
  foldedWords(part).every((word) => ENGLISH_WORDS.has(word) || LANGUAGE_NAMES.has(word) || /^\d+$/u.test(word));

/** "Welsh B", "English A*": a subject with its mark, one of a list. */
const MARKED_SUBJECT = /^\p{Lu}[\p{L} ]{2,30} (?:[A-EU]\*?|A\*A?)$/u;

/** Words by which training places name themselves without being schools. */
const TRAINING = /\b(?:training|centre|center|partnership|trust|hub|high|zentrum|centrum|centro|centre de formation|akademia|szkola|technikum|liceum)\b/iu;

/** A name in capitals that is no place, no grade and no subject: a word of it is in no dictionary, or it says what it is. */
export function isSchoolLike(text: string): boolean {
  if (!/^\p{Lu}/u.test(text) || text.split(/\s+/u).length > 8 || /\d/.test(text) || isDegree(text) || readPlace(text) !== null || GRADE.test(`, ${text}`))
    return false;
  if (MARKED_SUBJECT.test(text) || foldedWords(text).every((word) => TRADE_WORDS.has(word) || word === 'and')) return false;
  if (townCountry(text) !== undefined && !TRAINING.test(text)) return false;
  return (
    TRAINING.test(text) ||
    (companyScore(text) >= 2 && text.includes(' ')) ||
    /(?<!\p{L})\p{Lu}{2,}(?!\p{L})|[À-ɏ]|[^\p{Script=Latin}\p{P}\p{Zs}]/u.test(text) ||
    foldedWords(text).some((word) => word.length > 3 && !ENGLISH_WORDS.has(word))
  );
}

/** "Bachelor of Arts from X University", "MSc X at Y School". */
function fromSplit(piece: Piece): Piece[] {
  // "BSc Textiles (Special) Marsh University": behind a bracket the name of the degree is over.
  const [, named = '', school = ''] = /^(.{3,80}\)) (\p{Lu}[^()]{3,80})$/u.exec(piece.text) ?? [];
  if (named !== '' && isDegree(named) && schoolScore(named) < 2 && schoolScore(school) === 2) return [named, school].map((text) => ({ ...piece, text }));
  const cjk = /^(.{1,20}?(?:大学院|大学|学院|高等学校|高校|学校))(.{2,40})$/u.exec(piece.text);
  if (cjk)
    return [
      { ...piece, text: cjk[1] ?? '' },
      { ...piece, text: cjk[2] ?? '' },
    ];
  const match = /^(.{3,120}?) (?:from|at|an der|an|de l['’]|à l['’]|by|the) (?=\p{Lu})(.{3,120})$/u.exec(piece.text);
  if (!match || !isDegree(match[1] ?? '') || schoolScore(match[2] ?? '') < 2) return [piece];
  return [
    { ...piece, text: match[1] ?? '' },
    { ...piece, text: match[2] ?? '' },
  ];
}

/** "Chartered Member, Institute of Logistics", "CILT(UK) Level 3; Member of the Institute": nobody studied there. */
export const MEMBERSHIP =
  /^(?:(?:full|associate|chartered|student|corporate) )?(?:member|fellow), |; (?:(?:full|associate|chartered|student|corporate) )?(?:member|fellow) of /iu;

/** "Wendell College (minor in": a bracket that does not close is none of its name. */
export const withoutHalfBracket = (school: Piece): Piece => ({ ...school, text: school.text.replace(/(?<=\p{L})\s*\([^()]*$/u, '') });

/** "[ 2016 – 2020 ] Porto": the dates over a study, where such dates open the first of them. */
export const isOpening = (line: SeenLine): boolean => /^[[(]?\s*\p{N}/u.test(line.body) && findPeriods(line.body)[0]?.range === true;

/** "2005-07" behind a course: two years, not a July; a second year further off than any course is a month. */
export function asYears(text: string, found: FoundPeriod): FoundPeriod {
  const [, year = '', short = ''] = /^(\d{4})[-–](\d\d)$/u.exec(text.slice(found.from, found.to)) ?? [];
  const gap = Number(short) - (Number(year) % 100);
  return found.range || year === '' || gap < 1 || gap > 6
    ? found
    : { ...found, start: { year: Number(year), month: null }, end: { year: Number(year) + gap, month: null }, range: true };
}
