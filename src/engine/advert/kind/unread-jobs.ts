import type { Context } from '../../context.ts';
import { foldedWords } from '../../english/folding.ts';
import { yearsNamed } from '../../english/measures.ts';
import { WISHES } from '../../lexicon/advert/implications.ts';
import { LEAST_PROOF, type ProofPassage } from '../proof.ts';
import { kin } from './kin.ts';

/**
 * Rule 2's second look: whether the page holds more ranges of years than jobs were read with dates, long enough in all, and names the
 * field. Then a job may have been missed, and nobody can say that the years are not there.
 */
export function mayBeUnread(fields: readonly (readonly string[])[], years: number, { cv, lines, today }: Context, passages: readonly ProofPassage[]): boolean {
  const open = new Set(
    cv.sections.filter(({ kind }) => MAY_HOLD_JOBS.has(kind)).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const read = cv.experience.flatMap(({ period }) => (period?.start ? [period] : []));
  const ranges = lines.filter(({ text }, at) => open.has(at) && RANGE.test(text));
  if (ranges.every(({ page, line }) => read.some((period) => period.page === page && Math.abs(period.line - line) <= 1))) return false;
  const named = ranges.flatMap(({ text }) => yearsNamed(text));
  const newest = ranges.some(({ text }) => TO_DATE.test(text)) ? Number((today ?? '').slice(0, 4)) || Math.max(...named) : Math.max(...named);
  if (newest - Math.min(...named) < years) return false;
  const told = new Set(passages.filter(({ worth, text }) => worth >= LEAST_PROOF && !WISHES.test(text)).flatMap(({ text }) => foldedWords(text).map(kin)));
  return fields.length === 0 || fields.some((field) => field.filter((word) => told.has(word)).length >= MOST_OF_A_FIELD * field.length);
}
const MAY_HOLD_JOBS: ReadonlySet<string> = new Set(['experience', 'other', 'summary', 'objective', 'header', 'projects']);
const TO_DATE = /\b(?:now|present|current(?:ly)?|to date|till date|today|ongoing|still there|till now|heute|actuel\p{L}*|actualidad|heden)\b/iu;
const RANGE = new RegExp(
  `\\b(?:19|20)\\d\\d\\s*(?:[-–—→]|to\\b|till?\\b|until\\b|bis\\b|à)\\s*(?:(?:\\p{L}{3,9}\\.?|\\d{1,2}[./])\\s?)?(?:(?:19|20)\\d\\d\\b|${TO_DATE.source})`,
  'iu',
);
const MOST_OF_A_FIELD = 0.6;
