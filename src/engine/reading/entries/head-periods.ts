import { findPeriods, type FoundPeriod } from '../text/dates.ts';

/** An open bracket with what somebody was before: "(promoted from Buyer, 2012)", "(acting, then confirmed in 2019)". */
const OPENS_STEP = /\((?:promoted|acting|seconded|secondment|formerly|previously|initially|at first|first as|befördert|promue?)[^()]*\s$/iu;

/** An open bracket that says until when, or from when on, a part of the job was held. */
const OPENS_NOTE =
  /\([^()]*(?<!\p{L})(?:until|till|bis|jusqu['’]?(?:en|à|au)|hasta|até|fino a[l]?|tot|do|promoted|acting|then|later|dann|später|puis|od|ab|(?<=\p{L}\s)to)(?: \p{L}+)?\s$/iu;

/** "from 2023": one end of a period, by a word and a date. */
export const SINCE_ONLY = /^\p{L}+ (?:\p{L}+\.? |\d{1,2}[/.])?\d{4}$/u;

/** The period of a line: a range before a lone date, but no "since 2019" behind a date that stands there already. */
export function ownPeriod(text: string, periods: readonly FoundPeriod[]): FoundPeriod | undefined {
  const isLater = ({ from, to }: FoundPeriod): boolean => SINCE_ONLY.test(text.slice(from, to)) && periods[0] !== undefined && periods[0].from < from;
  return periods.find((period) => period.range && !isLater(period)) ?? periods[0];
}

/** An open bracket with words enough to say something of what stands before it. */
const REMARK_OPEN = /\((?:[^()\s]+\s){3,}$/u;

/** The periods of a line of a head, without a lone date that stands in a note on the title: "Sous Chef (CDP until Spring 2013)". */
export function findHeadPeriods(text: string): FoundPeriod[] {
  const periods = joinYears(text, findPeriods(text));
  const full = periods.some(({ from, to, range }) => range && !SINCE_ONLY.test(text.slice(from, to)));
  // "monter, od 2010 spawacz [tab] 06.2008 – 08.2014": beside the period of the job, since when a part of it was held is a part of its name.
  // And so is "later (05/2024) Demi Chef", in brackets between two words.
  const isStep = ({ from, to, range }: FoundPeriod): boolean => !range && text[from - 1] === '(' && /^\)\s\p{L}/u.test(text.slice(to));
  const own = periods.filter((one) => !full || one.from <= 1 || !(SINCE_ONLY.test(text.slice(one.from, one.to)) || isStep(one)));
  // "Fennimore Ltd (a part of Marsh Group since 2013)": since when the house was somebody's is a remark on it.
  const said = own.filter(({ from, to }) => !SINCE_ONLY.test(text.slice(from, to)) || !REMARK_OPEN.test(text.slice(0, from)) || text[to] !== ')');
  // "Shift Supervisor (from Jan 2016; deputy before that)": a bracket that goes on behind the date tells of steps.
  const opensSteps = ({ from, to }: FoundPeriod): boolean => text[from - 1] === '(' && /^[;,] [^()]*\p{L}{3}[^()]*\)/u.test(text.slice(to));
  const isNote = (before: string): boolean => OPENS_NOTE.test(before) || OPENS_STEP.test(before);
  // "Lead Technician (since 2019); Technician II": since when the first of two posts was held.
  const isOfFirst = ({ from, to }: FoundPeriod): boolean => text[from - 1] === '(' && /^\)\s?[;,]\s?\p{Lu}/u.test(text.slice(to));
  const held = said.filter((one) => !SINCE_ONLY.test(text.slice(one.from, one.to)) || !(opensSteps(one) || isOfFirst(one)));
  return held.filter(({ from, to, range }) => range || !isNote(text.slice(0, from)) || !/^[^()]*\)/u.test(text.slice(to)));
}

/** "2015/16": a season or a year at school that runs over New Year. */
const SLASHED = /^\d{4} ?\/ ?\d{2,4}$/u;

/** "summers 2021, 2022, 2024", "| 2016 and 2017" at the end of a head: one stretch, from the first to the last. */
function joinYears(text: string, periods: readonly FoundPeriod[]): FoundPeriod[] {
  const [first, last] = [periods[0], periods.at(-1)];
  const isSpan = ({ from, to, range }: FoundPeriod): boolean => range && !SLASHED.test(text.slice(from, to));
  if (!first || !last || periods.length < 2 || periods.some(isSpan)) return [...periods];
  // At the end of a head, or in a cell of their own before it: "Summers 2018, 2019 [tab] Fish porter".
  const isCell = !/\t/u.test(text.slice(0, last.to)) && /^\s*\t/u.test(text.slice(last.to)) && first.from <= 1;
  if (!isCell && text.slice(last.to).trim() !== '') return [...periods];
  const between = periods.slice(1).map(({ from }, at) => text.slice(periods[at]?.to ?? from, from));
  const listed = between.every((joint) => /^,? (?:(?:and|&|und|et|y|e|en|i) )?$/u.test(joint)) && (isCell || /[|,.–—\t-]\s*$/u.test(text.slice(0, first.from)));
  return listed ? [{ ...first, end: last.end ?? last.start, to: last.to, range: true }] : [...periods];
}

/** ". Junior Surveyor until Jul 2022.": a sentence behind the dates about what the post was before. */
export const STEP_NOTE = /^[.;]\s(?:\S+\s){0,8}(?:until|till|before|from|since|bis|ab|seit|jusqu['’]en|hasta|fino a[l]?|tot)\s(?:\S+\s){0,2}\S*\d{4}\.?$/iu;

/** "2019 to 2021 winters as well. Relief caretaker, …": in which part of the year or the day. */
const PART_OF_YEAR =
  /^,?\s(?:winters?|summers?|springs?|autumns?|seasons|weekends|holidays|evenings|nights|mornings|afternoons)(?: \p{Ll}+){0,3}(?=$|[.,;|]\s)/u;

/** Length of the note about the time behind a period: "… to present (promoted twice)", "2013 – 2016, between parts" on its own or in brackets. */
export function timeNoteAt(text: string, from: number, to: number): number {
  const rest = text.slice(to);
  if (from <= 1 && STEP_NOTE.test(rest)) return rest.length;
  const part = PART_OF_YEAR.exec(rest)?.[0].length;
  if (part !== undefined) return part;
  const held = text.slice(0, from).trimEnd().endsWith('(') ? /^,\s\p{Ll}[^()]*(?=\))/u : from <= 1 ? /^,\s\p{Ll}(?!.*\p{Lu}).*$/u : null;
  return (/^\s?\((?:\p{Ll}[^()]{2,60}|\p{L}+ (?:to|until|bis|–|-) \p{L}+)\)/u.exec(rest) ?? held?.exec(rest))?.[0].length ?? 0;
}
