import type { Draft, Detector } from '../detector.ts';
import { quoteAround } from '../shared/locate.ts';
import { isTelling, measuresIn } from '../../english/measures.ts';
import { bulletsOf, statementsOf } from '../shared/statements.ts';
import type { Statement } from '../shared/statements.ts';

const MOST = 6;
const LEAST_COUNT = 3;

/** Statements with a figure that measures; money, shares and thousands are preferred to plain counts. One finding a line, at most six. */
export const strongNumberDetector: Detector<'strong-number'> = {
  kind: 'strong-number',
  detect(context) {
    const measured = statementsOf(context).flatMap((statement) => {
      const numbers = measuresIn(statement.text);
      const number = numbers.find(isTelling) ?? numbers[0];
      return number !== undefined && isDeed(statement, number) ? [{ statement, number }] : [];
    });
    const total = Math.max(bulletsOf(context).length, measured.length);
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
      drafts.push({ ...quoted, weight: isTelling(number) ? 6 : 4, facts: { number, times: measured.length, total } });
    }
    return drafts.toSorted((a, b) => a.page - b.page || a.line - b.line);
  },
};

/** Years of service, working hours and wages are figures without a deed; a bare count needs a verb and some size. */
function isDeed({ text, tokens, verb }: Statement, number: string): boolean {
  if (tokens.length < 4 || /\byears?\b|\bper hour\b|\/\s?(?:hr|hour)|\bhours? (?:per|a|weekly)\b|\bhourly\b|\bsalary\b|\bGPA\b/iu.test(text)) return false;
  if (isTelling(number)) return verb !== null || /\p{Ll}{3}/u.test(text);
  return (
    verb !== null && Number(number.replace(/\D/gu, '')) >= LEAST_COUNT && !/^-|^\s?(?:hours?|days?)\b/iu.test(text.slice(text.indexOf(number) + number.length))
  );
}
