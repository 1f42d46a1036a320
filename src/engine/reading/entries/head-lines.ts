import { isSentence, titleScore } from '../text/evidence-words.ts';
import { findPeriods, type FoundPeriod } from '../text/dates.ts';
import type { SeenLine } from '../text/seen-line.ts';
import { readPlace } from '../contact/places.ts';
import { isForm, labelOf } from './heads.ts';

/** More words than this name nothing. */
export const MAX_HEAD_WORDS = 14;

const MAX_BARRED_WORDS = 22;

/** Whether a line may name an entry rather than tell about it. */
export function isHeadLine(line: SeenLine): boolean {
  if (line.cut !== undefined) return false;
  // A dot of a timeline looks like a bullet sign; what it marks is bold and short.
  if (line.marked && !(line.line.bold && line.body.split(/\s+/).length <= 8)) return false;
  const text = line.body;
  // Some write employers small ("lycée des Hauts"): then the bold of the head shows it.
  if (/^\p{Ll}/u.test(text) && line.line.bold && !line.marked && text.split(/\s+/).length <= (text.includes(',') ? MAX_HEAD_WORDS : 7) && !text.endsWith('.'))
    return true;
  // "Surveyor, then Senior Surveyor from 2020 | Hollis & Marchant, Newport |": bold and cut at bars, it may be long.
  if (line.line.bold && !line.marked && / \|(?: |$)/u.test(text) && text.split(/\s+/).length <= MAX_BARRED_WORDS) return true;
  // "FENNIMORE BRANDS, Leeds — Category Manager, Frozen and Chilled Meals": or cut at a dash before its title.
  if (line.line.bold && !line.marked && isDashed(text)) return true;
  // "Data Officer, Fennimore Ltd, Permits and Community Relations, Leigh": so may one that commas part behind its title.
  if (line.line.bold && !line.marked && isListed(text)) return true;
  if (isCutAtDash(line) || (!line.marked && isBesideTown(text))) return true;
  // "Company: Fennimore Ltd, Leigh. Position: Agent.": a form filled in on one line is no sentence.
  if (isForm(text) && text.split(/\s+/).length <= MAX_BARRED_WORDS) return true;
  if (isSentence(line.small ? capitalised(text) : text) || text.split(/\s+/).length > MAX_HEAD_WORDS) return false;
  if (/^(?:https?:|www\.)|^\S+\.\S+\/\S*$/iu.test(text)) return false;
  if (/^[\p{L}][\p{L} /&]{2,28}:\s*\S/u.test(text) && titleScore(text.split(':')[0] ?? '') === 0 && labelOf(text) === null) return false;
  if (
    /^(?:main activities|(?:(?:key |main )?roles? (?:&|and) )?responsibilities|key responsibilities|achievements|aufgaben|missions|tasks|duties|principal subjects)/iu.test(
      text,
    )
  )
    return false;
  return (
    (line.small === true && /^\p{Ll}/u.test(text)) ||
    (/^[\p{Lu}\p{Lo}\p{N}"“'([@ï&]|^[a-z][\p{L}\d-]*\.(?:com|io|org|net|de)|^[a-z]{1,3}\p{Lu}/u.test(text) && /\p{L}{2}/u.test(text))
  );
}

/** A name in capitals, and a title behind a dash. */
function isDashed(text: string): boolean {
  const [name = '', title = '', ...more] = text.split(/\s+[–—-]\s+/u);
  return more.length === 0 && text.split(/\s+/u).length <= MAX_BARRED_WORDS && /^\p{Lu}{2}/u.test(name) && titleScore(title.split(',')[0] ?? '') === 2;
}

/** "Nurse (student nurse until Sept 2019) – Wallow and Marsh Hospitals Trust (Leigh)": in bold, a title with a remark and a name behind a dash. */
export function isCutAtDash({ text, line, marked }: SeenLine): boolean {
  const [, title = '', name = ''] = /^([^()]+(?: \([^()]+\))?) [–—-] (\p{Lu}.*[^.!?:;])$/u.exec(text) ?? [];
  return (
    line.bold &&
    !marked &&
    title.replace(/ \(.*/u, '').split(/\s+/u).length <= 6 &&
    text.split(/\s+/u).length <= MAX_BARRED_WORDS &&
    titleScore(title) === 2 &&
    titleScore(name) === 0
  );
}

/** "Marsh Health Network (full time to 2022, then part time) [tab] San Antonio, TX": a name with a remark, and where it sits at the right. */
function isBesideTown(text: string): boolean {
  const [, name = '', town = ''] = /^(\p{Lu}[^()\t.]{2,60}) \([^()]+\)\t([^\t]+)$/u.exec(text) ?? [];
  return town !== '' && name.split(/\s+/u).length <= MAX_EMPLOYER_WORDS && readPlace(town) !== null;
}

/** A title and names behind it, parted by commas. */
function isListed(text: string): boolean {
  const [title = '', ...names] = text.split(/\s*,\s+/u);
  return (
    names.length >= 2 &&
    text.split(/\s+/u).length <= MAX_BARRED_WORDS &&
    !/[.:;!?]$/u.test(text) &&
    titleScore(title) === 2 &&
    title.split(/\s+/u).length <= 6 &&
    names.every((part) => /^[\p{Lu}\d]/u.test(part))
  );
}

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Longest name of an employer and its town, in words. */
const MAX_EMPLOYER_WORDS = 9;

/**
 * Lines with a bullet that name an employer, over "Title → dates" without one: the section opens with such a line, and the others
 * begin where it does.
 */
export function bulletedEmployers(lines: readonly SeenLine[], anchors: readonly { at: number; found: FoundPeriod }[]): Set<number> {
  const [first] = lines;
  const found = new Set<number>();
  if (!first?.marked || anchors[0]?.at !== 1) return found;
  for (const { at, found: period } of anchors) {
    const line = lines[at - 1];
    const anchor = lines[at];
    if (!line?.marked || !anchor || anchor.marked || Math.abs(line.line.x - first.line.x) > 1) continue;
    const { body } = line;
    if (body.split(/\s+/u).length > MAX_EMPLOYER_WORDS || isSentence(body) || /[.;:]$/u.test(body) || findPeriods(body).length > 0) continue;
    if (titleScore(remainder(anchor.text, period)) > 0 || at === 1) found.add(at - 1);
  }
  return found;
}

/** A text without its period. */
export function remainder(text: string, found: FoundPeriod | undefined): string {
  if (!found) return text;
  const [before, behind] = [text.slice(0, found.from), text.slice(found.to)];
  // "[ 05/2023 – Current ] Leeds": its brackets go with it.
  return /^\s*[[(]\s*$/u.test(before) ? behind.replace(/^\s*[\])]/u, '') : `${before} ${behind}`;
}
