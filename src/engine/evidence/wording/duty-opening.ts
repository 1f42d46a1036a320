import { DUTY_OPENINGS, NOMINAL_DUTIES, NO_WEAK_OPENINGS, WEAK_OPENINGS } from '../../lexicon/words/openings.ts';
import type { Context } from '../../context.ts';
import type { Draft, Detector } from '../detector.ts';
import { isMeasured } from '../../english/measures.ts';
import { termMatcher } from '../../english/matching.ts';
import { innocents, termsOf } from '../../lexicon/words/terms-notation.ts';
import { quoteAround } from '../shared/locate.ts';
import { statementsOf } from '../shared/statements.ts';
import { tellsOutcome } from './bare-duty.ts';
import { namedTask } from './named-task.ts';
import { opening, openingsOf } from './openings.ts';

const matcher = termMatcher(termsOf(DUTY_OPENINGS));
const nominal = termMatcher(termsOf(NOMINAL_DUTIES));
const anyOpening = termMatcher(termsOf(DUTY_OPENINGS, NOMINAL_DUTIES, WEAK_OPENINGS), innocents(NO_WEAK_OPENINGS));

const MOST_TASKS = 24;
const OTHER_SCRIPT =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Hebrew}/u;

/** Statements copied from the job description: "Responsible for", "Answering of", and bare names of a task. */
export const dutyOpeningDetector: Detector<'duty-opening'> = {
  kind: 'duty-opening',
  detect: (context) =>
    [
      ...openingsOf(context, matcher, { skip: tellsOutcome }),
      ...openingsOf(context, nominal, { skip: (text) => isMeasured(text) || tellsOutcome(text) }),
      ...tasksOf(context),
    ].toSorted((a, b) => a.page - b.page || a.line - b.line),
};

/** “Talking to clients, usually about why the tree has to go”: behind the comma stands what no job description has. */
const TELLS_MORE = /^,\s(?:usually|mostly|mainly|often|sometimes|especially|about|because|so that|until|even|but|except|whether|if|when)\s/iu;

/** “Metacom-Tafeln eingeführt, Herr K. bestellt jetzt sein Eis selbst”: a clause of so many words behind the task is a sentence of its own. */
const LONG_CLAUSE = 5;
const goesOn = (rest: string): boolean =>
  rest
    .split(/[,;:]|\s[–—]\s/u)
    .slice(1)
    .some((clause) => clause.trim().split(/\s+/u).length >= LONG_CLAUSE);

/** Lines that are the name of a task from end to end. The whole name is the opening: nothing is parted from it. */
function tasksOf(context: Context): Draft<'duty-opening'>[] {
  const drafts: Draft<'duty-opening'>[] = [];
  for (const statement of statementsOf(context)) {
    if (drafts.length === MOST_TASKS) break;
    // What somebody said about the work is no task, nor is what a course was about; of scripts whose verbs we do not know we cannot tell.
    if (
      /[“”„«"]|^(?:key |main )?(?:topics?|modules?|subjects?|contents?|courses?|coursework|themes)\b/iu.test(statement.text) ||
      OTHER_SCRIPT.test(statement.text)
    )
      continue;
    const task = namedTask(statement, context.cv.language);
    if (
      task === null ||
      TELLS_MORE.test(statement.text.slice(statement.text.indexOf(task) + task.length)) ||
      goesOn(statement.text.slice(statement.text.indexOf(task) + task.length)) ||
      opening(statement.text, statement.tokens, anyOpening) !== undefined
    )
      continue;
    const { passage, text } = statement;
    const quoted = quoteAround(context, passage.text, passage, 0, text.indexOf(task) + task.length);
    if (quoted !== null && !drafts.some(({ quote }) => quote === quoted.quote))
      drafts.push({ ...quoted, weight: 3, facts: { opening: task, object: task, times: 1 } });
  }
  return drafts;
}
