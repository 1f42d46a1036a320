import { isSentence, titleScore } from '../text/evidence-words.ts';
import { findPeriods, type FoundPeriod } from '../text/dates.ts';
import type { SeenLine } from '../text/seen-line.ts';
import { labelOf } from './heads.ts';

/** More words than this name nothing. */
export const MAX_HEAD_WORDS = 14;

/** Whether a line may name an entry rather than tell about it. */
export function isHeadLine(line: SeenLine): boolean {
  // A dot of a timeline looks like a bullet sign; what it marks is bold and short.
  if (line.marked && !(line.line.bold && line.body.split(/\s+/).length <= 8)) return false;
  const text = line.body;
  // Some write employers small ("lycée des Hauts"): then the bold of the head shows it.
  if (/^\p{Ll}/u.test(text) && line.line.bold && !line.marked && text.split(/\s+/).length <= 7 && !text.endsWith('.')) return true;
  if (isSentence(text) || text.split(/\s+/).length > MAX_HEAD_WORDS) return false;
  if (/^(?:https?:|www\.)|^\S+\.\S+\/\S*$/iu.test(text)) return false;
  if (/^[\p{L}][\p{L} /&]{2,28}:\s*\S/u.test(text) && titleScore(text.split(':')[0] ?? '') === 0 && labelOf(text) === null) return false;
  if (/^(?:main activities|responsibilities|key responsibilities|achievements|aufgaben|missions|tasks|duties|principal subjects)/iu.test(text)) return false;
  return /^[\p{Lu}\p{Lo}\p{N}"“'([@ï&]|^[a-z][\p{L}\d-]*\.(?:com|io|org|net|de)|^[a-z]{1,3}\p{Lu}/u.test(text) && /\p{L}{2}/u.test(text);
}

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
  return found ? `${text.slice(0, found.from)} ${text.slice(found.to)}` : text;
}
