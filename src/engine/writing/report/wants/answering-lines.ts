import type { Place } from '../../../../domain/document.ts';
import { locate } from '../../../evidence/shared/locate.ts';
import { passagesOf } from '../../../evidence/shared/passages.ts';
import { changesIn } from '../../../english/changes.ts';
import { isYear } from '../../../english/measures.ts';
import { FROM_TO } from '../../../lexicon/claims/outcomes.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import { WISH } from '../../../lexicon/wants/asked-things.ts';
import type { Judgement } from '../../../judgement.ts';

/** A line of the CV that may answer what a recruiter asks. */
export interface AnsweringLine extends Place {
  text: string;
  /** Work proves more than a summary. */
  worth: number;
}

const SHORTEST = 12;
const LONGEST = 240;

/** Whole bullets, lines of other sections, the heads that jobs were given, and what the summary tells; never a wish, a name alone or a heading. */
export function answeringLines(judgement: Judgement): AnsweringLine[] {
  const told = passagesOf(judgement).flatMap((passage): AnsweringLine[] => {
    if (passage.role === 'skill' || isGlued(passage.text, judgement) || passage.text.length < SHORTEST || passage.text.length > LONGEST) return [];
    if (passage.role === 'summary') return wishless(passage.text).map((text) => ({ text, page: passage.page, line: passage.line, worth: 1 }));
    return [{ text: passage.text, page: passage.page, line: passage.line, worth: passage.role === 'job' ? 3 : 2 }];
  });
  const heads = judgement.cv.experience.flatMap(({ title }): AnsweringLine[] =>
    title !== null && /\d/u.test(title.value) ? [{ text: title.value, page: title.page, line: title.line, worth: 2 }] : [],
  );
  return [...told, ...heads].flatMap((line) => {
    const place = locate(judgement, line.text, line);
    return place === null ? [] : [{ ...line, ...place }];
  });
}

/**
 * Two bullets of a narrow column that a reader ran together: "to working day 4 Stock variance down". Only where columns stand side by side,
 * since a name may begin behind a figure anywhere.
 */
export const isGlued = (text: string, { document }: Judgement): boolean =>
  document.columns > 1 && [...text.matchAll(/\d\s(\p{Lu}\p{Ll}+)\s\p{Ll}/gu)].some(([, word = '']) => PLAIN_WORDS.has(word.toLowerCase()));

/** The sentences of a summary that say what was done. */
const wishless = (text: string): string[] => text.split(/(?<=[.!?])\s+/u).filter((sentence) => sentence.length >= SHORTEST && !WISH.test(sentence));

const SPANS = FROM_TO.map((pattern) => new RegExp(pattern, 'iu'));
/** "From August 2020 to March 2022" is a time. */
const isSpan = (found: RegExpExecArray | null): boolean => found !== null && !(isYear(found[1] ?? '') || isYear(found[2] ?? ''));
const CHANGED_IN_WORDS =
  /\b(?:halved|doubled|tripled|quadrupled)\b|\b(?:fell|rose|grew|up|down|dropped|cut|reduced|increased|improved)\b[^.;]{0,40}?\d[\d.,]*\s?%|\d[\d.,]*\s?%\s(?:less|fewer|more|faster|quicker|lower|higher)\b|\b(?:the year before|before I (?:came|started|began)|instead of \d|under budget)\b|\d\s(?:under|below|over) (?:budget|plan|target)|\bto none\b/iu;

/** Whether a line tells of something that was different afterwards, and not for the worse. */
export function tellsOfChange(text: string): boolean {
  const changes = changesIn(text);
  if (changes.some(({ isBetter }) => isBetter === false)) return false;
  return changes.length > 0 || SPANS.some((pattern) => isSpan(pattern.exec(text))) || CHANGED_IN_WORDS.test(text);
}
