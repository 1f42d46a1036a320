import type { Draft, Detector } from '../detector.ts';
import { quoteAround } from '../shared/locate.ts';
import { isTelling, measuresIn } from '../../english/measures.ts';
import { changesIn } from '../../english/changes.ts';
import { carriesNumber, countedBullets, jobBullets } from '../shared/counts.ts';
import { passagesOf } from '../shared/passages.ts';
import { statementsOf } from '../shared/statements.ts';
import type { Statement } from '../shared/statements.ts';

const MOST = 10;
const LEAST_COUNT = 3;

/** Statements with a figure that measures; money, shares and thousands are preferred to plain counts. One finding a line, at most ten. */
export const strongNumberDetector: Detector<'strong-number'> = {
  kind: 'strong-number',
  detect(context) {
    const measured = statementsOf(context).flatMap((statement) => {
      const numbers = resultsIn(statement.text);
      const number = numbers.find(isTelling) ?? numbers[0];
      return number !== undefined && isDeed(statement, number) ? [{ statement, number }] : [];
    });
    const bullets = jobBullets(context);
    const counted = bullets.some(({ text }) => carriesNumber(text)) ? bullets : passagesOf(context).filter(({ role }) => role === 'job' || role === 'line');
    const exact = countedBullets(context) === counted ? 1 : 0;
    const times = counted.filter(({ text }) => carriesNumber(text)).length;
    const drafts: Draft<'strong-number'>[] = [];
    const seen = new Set<string>();
    for (const { statement, number } of measured.toSorted((a, b) => Number(isTelling(b.number)) - Number(isTelling(a.number)))) {
      // What is shown is looked up, and not every figure of a long CV.
      if (drafts.length === MOST) break;
      const { passage, start, text } = statement;
      const at = start + text.indexOf(number);
      const quoted = quoteAround(context, passage.text, passage, at, at + number.length);
      // One a line, and a job pasted twice counts once.
      if (quoted === null) continue;
      const marks = [`“${quoted.quote}”`, `${quoted.page}:${quoted.line}`];
      const isKnown = marks.some((mark) => seen.has(mark));
      for (const mark of marks) seen.add(mark);
      if (isKnown) continue;
      drafts.push({ ...quoted, weight: isTelling(number) ? 6 : 4, facts: { number, times, total: counted.length, exact } });
    }
    return drafts.toSorted((a, b) => a.page - b.page || a.line - b.line);
  },
};

/** "From 108 % … to 96 %", "14 → 3": the first figure is what was. */
const FROM_TO =
  /(?<!\p{L})(?:from|von|de|van)\s(?:\p{L}+\s){0,2}([£$€]?\d[\d.,]*\s?(?:%|k|m)?)[^.;]{0,40}?\s(?:to|auf|à|a|naar)\s(?:\p{L}+\s){0,2}[£$€]?\d|([£$€]?\d[\d.,]*\s?(?:%|k|m)?)[^.;\d]{0,20}(?:→|->|=>)\s*[£$€]?\d/giu;

/** The figures of a statement without those that stand before a change: the result is what may be praised (rule 5). */
function resultsIn(text: string): string[] {
  const before = new Set([
    ...changesIn(text).flatMap((change) => (change.before === null ? [] : [bare(change.before)])),
    ...[...text.matchAll(FROM_TO)].map((found) => bare(found[1] ?? found[2] ?? '')),
  ]);
  return measuresIn(text).filter((figure) => !before.has(bare(figure)));
}

const bare = (figure: string): string => figure.replace(/[^\d.,]/gu, '').replace(/[.,]+$/u, '');

/** Years of service, working hours and wages are figures without a deed; a bare count needs a verb and some size. */
function isDeed({ text, tokens, verb }: Statement, number: string): boolean {
  if (tokens.length < 4 || /\bper hour\b|\/\s?(?:hr|hour)|\bhours? (?:per|a|weekly)\b|\bhourly\b|\bsalary\b|\bGPA\b/iu.test(text)) return false;
  const after = text.slice(text.indexOf(number) + number.length);
  if (isTelling(number)) return (verb !== null || /\p{Ll}{3}/u.test(text)) && !/^\s?years?\b/iu.test(after);
  if (verb === null) return false;
  // What came of a change may be small, and may be time: "from 9 days to 2".
  if (changesIn(text).some((change) => change.after !== null && bare(change.after) === bare(number))) return true;
  return Number(number.replace(/\D/gu, '')) >= LEAST_COUNT && !/^-|^\s?(?:hours?|days?|years?)\b/iu.test(after);
}
