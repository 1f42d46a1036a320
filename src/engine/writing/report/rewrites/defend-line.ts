import { changesIn } from '../../../english/changes.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { isTelling, measuresIn } from '../../../english/measures.ts';
import { passagesOf } from '../../../evidence/shared/passages.ts';
import type { Judgement } from '../../../judgement.ts';
import { VERBS_OF_CHARGE } from '../../../lexicon/grammar/countable-things.ts';
import { VERBS_WITH_OUTCOME } from '../../../lexicon/wording/work-things.ts';
import { interviewOf } from '../../asking/claims/claim-interview.ts';
import { readClaim } from '../../asking/claims/read-claim.ts';
import { dutyInterviews } from '../../../lexicon/wants/duty-interviews.ts';
import { stableHash } from '../../roast/stable-hash.ts';
import { OUTSTANDING, strengthOf } from '../../strength/line-strength.ts';
import { tellsOfChange } from '../wants/answering-lines.ts';
import { aroundOf } from './around.ts';
import { type InterviewQuestion, OF_CHANGES, OF_CHARGES, OF_EVENTS, OF_FIGURES, OF_RESULTS, OF_ROUTINE, PLAINLY } from './interview-questions.ts';

/** A line, and the bullet that it is a sentence of. */
export interface DefendedLine {
  before: string;
  bullet: string;
  /** What the other lines of its job and the summary tell. */
  around: string;
  /** Of a job that is over: nobody is asked what they do there today. */
  isPast: boolean;
  /** The title of its job and the wanted one: whose duty it is. */
  trade: string;
}

/** The whole bullet of a line that stands at a place: what its other sentences tell is not asked. */
export function bulletOf(judgement: Judgement, { before, page, line }: { before: string; page: number; line: number }): DefendedLine {
  const passage = passagesOf(judgement).findLast((one) => one.page === page && one.line <= line && one.text.includes(before));
  return {
    before,
    bullet: passage?.text ?? before,
    around: passage === undefined ? '' : aroundOf(judgement, passage),
    isPast: passage?.job?.period !== undefined && passage.job.period !== null && !passage.job.period.current,
    trade: `${passage?.job?.title?.value ?? ''} ${judgement.job.phrase}`,
  };
}

/** What an interviewer asks about the figures of a line in another language: of a change how it was brought about, of a lone figure what stands behind it. */
function ofFigures(before: string): InterviewQuestion[] {
  if (tellsOfChange(before) || changesIn(before).length > 0)
    return [{ question: 'What did you change to get there, and how was it measured?', contains: OF_CHANGES }];
  const telling = measuresIn(before).filter(isTelling);
  const [figure] = telling;
  // Of two figures nobody knows which one is meant.
  if (figure === undefined || telling.length > 1 || !figure.includes('%')) return [];
  return [{ question: `How was the ${figure} measured, and over what time?`, contains: OF_FIGURES }];
}

/** By what a line tells of: something done once, a charge, or work that goes on. */
function ofKind({ before }: Pick<DefendedLine, 'before'>): readonly InterviewQuestion[] {
  const opening = cvVerb((/^\p{L}+/u.exec(before)?.[0] ?? '').toLowerCase());
  if (tellsOfChange(before) || (opening !== undefined && opening.form !== 'bare' && VERBS_WITH_OUTCOME.has(opening.verb))) return OF_EVENTS;
  if (opening !== undefined && (VERBS_OF_CHARGE.has(opening.verb) || /^(?:own|curate|keep|look|hold)$/u.test(opening.verb))) return OF_CHARGES;
  return ofRoutine(before);
}

/** Questions begun at another of them for every line: no two reports ask the same of everybody. */
function turned(questions: readonly InterviewQuestion[], before: string): readonly InterviewQuestion[] {
  const at = stableHash(before) % questions.length;
  return [...questions.slice(at), ...questions.slice(0, at)];
}
const ofRoutine = (before: string): readonly InterviewQuestion[] => turned(OF_ROUTINE, before);

/** "Defend this line": what an interviewer would ask about what a line claims, the most fitting first. `isPuffed`: its words were struck. */
export function defended(line: DefendedLine, language: string, isPuffed = false): InterviewQuestion[] {
  const { before, bullet, isPast, trade } = line;
  const routine = ofRoutine(before);
  if (language !== 'en') return [...ofFigures(before), ...routine, ...OF_EVENTS];
  const claim = readClaim(before, bullet);
  const claimed = interviewOf(claim, isPast);
  // What is struck in the line is not said again by who asks about it.
  if (isPuffed && measuresIn(before).length === 0) return [...turned(PLAINLY, before), ...OF_EVENTS];
  const ofDuty = dutyInterviews(before, trade);
  const isResult = !claim.tells.change && strengthOf(before, true, language) >= OUTSTANDING;
  // A result is asked about before the duty it came of; a share in the work of others before what the work was.
  const isOfClaim = claim.tells.change || claim.tells.rank || SHARE.test(before);
  if (isResult) return [...OF_RESULTS, ...ofDuty, ...claimed, ...ofKind(line), ...OF_EVENTS];
  return isOfClaim ? [...claimed, ...ofDuty, ...ofKind(line), ...OF_EVENTS] : [...ofDuty, ...claimed, ...ofKind(line), ...OF_EVENTS];
}

/** What others had a part in. */
const SHARE = /^(?:(?:was |were )?(?:help|assist|support|aid|participat|contribut|involved|took part|member of))/iu;

/** What a good answer to a question about a line contains. */
export const containsOf = (question: string, line: DefendedLine, language: string): string =>
  [...defended(line, language), ...PLAINLY, ...OF_CHARGES].find((one) => one.question === question)?.contains ?? OF_FIGURES;
