import { assembleLine } from '../../../../domain/line-template.ts';
import { isMeasured, measuresIn } from '../../../english/measures.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { locate } from '../../../evidence/shared/locate.ts';
import type { Statement } from '../../../evidence/shared/statements.ts';
import type { Judgement } from '../../../judgement.ts';
import { asksOf } from '../../asking/claims/ask-claim.ts';
import type { ClaimAsk } from '../../asking/claims/claim-shapes.ts';
import { readClaim } from '../../asking/claims/read-claim.ts';
import { TALE } from '../../asking/sense/tale.ts';
import { isWorkLine } from '../../asking/sense/work-line.ts';
import { strikesAlone } from '../../asking/mend-line.ts';
import { aroundOf } from './around.ts';
import { type Candidate, isJoke, NO_JOB } from './candidates.ts';
import { linesOfWork } from './lines-of-work.ts';

/** A line with all that could be asked about it. */
interface Askable {
  line: Candidate;
  asks: readonly ClaimAsk[];
  bullet: string;
  /** Its job in the order of the CV, from 0. */
  at: number;
}

/** How much a question of this shape brings: the particular before the general. */
const WORTH: Readonly<Record<string, number>> = {
  ...Object.fromEntries('hollow taught requests all bare charge before cover norm calls how'.split(' ').map((shape) => [shape, 3])),
  ...Object.fromEntries('used many moved team took time tools rank share worth times round found saves crew'.split(' ').map((shape) => [shape, 2])),
};
/** What a deed of this very kind lacks tells more than anything that fits many. */
const SENSED = 3.5;
const worthOfShape = (shape: string): number => (shape.startsWith('sense ') ? SENSED : (WORTH[shape] ?? 1));
const RECENT = 3;
/** A line without a figure gains most by one. */
const UNMEASURED = 1.5;
const MOST_ALIKE = 2;

/**
 * The lines of work to ask about, the most worthwhile first, each with one question that its bullet does not answer, and no question of a
 * kind that another has as long as there is another kind. `isLeft`: lines that are told otherwise, or praised.
 */
export function askLines(judgement: Judgement, isLeft: (statement: Statement) => boolean, most: number): Candidate[] {
  if (judgement.cv.language !== 'en') return [];
  const pool = askablesOf(judgement, isLeft);
  const shapes = new Map<string, number>();
  const questions = new Set<string>();
  const chosen: Candidate[] = [];
  const bullets = new Set<string>();
  let isSecond = false;
  while (chosen.length < most) {
    const [best] = pool
      .filter(({ line, bullet }) => !chosen.some(({ before }) => before === line.before) && (isSecond || !bullets.has(bullet)))
      .flatMap((one) => {
        const ask =
          one.asks.find(({ shape, question }) => !shapes.has(shape) && !questions.has(question)) ??
          one.asks.find(({ shape, question }) => (shapes.get(shape) ?? 0) < MOST_ALIKE && !questions.has(question));
        return ask === undefined ? [] : [{ ...one, ask, worth: worthOf(one, ask, shapes, chosen) }];
      })
      .toSorted((a, b) => b.worth - a.worth);
    if (best === undefined && isSecond) break;
    if (best === undefined) {
      // A further sentence of a bullet is asked about where there is no other bullet.
      isSecond = true;
      continue;
    }
    bullets.add(best.bullet);
    shapes.set(best.ask.shape, (shapes.get(best.ask.shape) ?? 0) + 1);
    questions.add(best.ask.question);
    chosen.push(withAsk(best.line, best.ask));
  }
  return chosen;
}

const worthOf = ({ line, at }: Askable, ask: ClaimAsk, shapes: ReadonlyMap<string, number>, chosen: readonly Candidate[]): number =>
  worthOfShape(ask.shape) +
  Math.max(0, RECENT - at) * 0.7 +
  (isMeasured(line.before) ? 0 : UNMEASURED) -
  (shapes.get(ask.shape) ?? 0) * 3 -
  chosen.filter(({ job }) => job === line.job).length * 0.4 +
  (ask.template === null ? 0 : 0.5);

/** With the template only where our own pen would let the line pass that its example makes. */
function withAsk(line: Candidate, ask: ClaimAsk): Candidate {
  const { template } = ask;
  const isSound = template !== null && strikesAlone(assembleLine(template, template.example, line.before).text).length === 0;
  return { ...line, template: isSound ? template : null, question: ask.question };
}

/** Further lines of work that an interviewer may ask about, the newest job first: the first whole sentence of each bullet. */
export function workBesides(judgement: Judgement, isLeft: (text: string) => boolean): { before: string; page: number; line: number }[] {
  const { statements } = linesOfWork(judgement);
  const bullets = Map.groupBy(
    statements.filter((one) => isAskable(one) && isWork(one, judgement) && (judgement.cv.language !== 'en' || isWorkLine(one.text))),
    ({ passage }) => passage,
  );
  return [...bullets].flatMap(([passage, [first]]) => {
    const place = first === undefined || isLeft(first.text) ? null : locate(judgement, first.text, passage);
    return first === undefined || place === null || isJoke(first.text, place, judgement) ? [] : [{ before: first.text, ...place }];
  });
}

/** Names a deed, a number or a row of things. */
const isWork = ({ text, verb }: Statement, { cv }: Judgement): boolean =>
  cv.language !== 'en' || verb !== null || isMeasured(text) || readClaim(text, text).list !== null;

function askablesOf(judgement: Judgement, isLeft: (statement: Statement) => boolean): Askable[] {
  const { statements } = linesOfWork(judgement);
  const bullets = Map.groupBy(statements, ({ passage }) => passage);
  const orders = judgement.findings.filter(({ kind }) => kind === 'machine-instruction' || kind === 'personal-detail');
  return [...bullets].flatMap(([passage, sentences]): Askable[] => {
    const around = aroundOf(judgement, passage);
    const asked = sentences
      .filter((statement) => !isLeft(statement) && isAskable(statement))
      .map((statement) => ({ statement, asks: asksOf(readClaim(statement.text, passage.text), around) }))
      .filter(({ asks }) => asks.length > 0)
      .toSorted((a, b) => worthOfShape(b.asks[0]?.shape ?? '') - worthOfShape(a.asks[0]?.shape ?? '') || a.statement.start - b.statement.start);
    return asked.flatMap(({ statement, asks }): Askable[] => {
      const before = statement.text;
      const place = locate(judgement, before, passage);
      if (
        place === null ||
        (isJoke(before, place, judgement) && measuresIn(before).length === 0) ||
        orders.some((finding) => finding.page === place.page && finding.line === place.line)
      )
        return [];
      const { job } = passage;
      const at = job === null ? RECENT : judgement.cv.experience.indexOf(job);
      const line: Candidate = {
        before,
        after: before,
        template: null,
        question: null,
        ailment: isMeasured(before) ? 'sound' : 'plain',
        isClaim: false,
        deed: true,
        ...place,
        job: job === null ? NO_JOB : `${job.page}:${job.line}`,
      };
      return [{ line, asks, at, bullet: passage.text }];
    });
  });
}

/** What opens a sentence about something else, or hangs on the one before. */
const NO_OPENING =
  /^(?:it|this|that|these|those|they|he|she|there|here|even|although|though|so|but|because|since|if|when|while|once|having|being|during|before|also|nobody|no one|people|own (?:van|car|tools|knife|transport)|do not|my|our|until|they're|i(?:['’]m| am| own| can| have| would| like| enjoy| learned| learnt| hate| love| still| know| nod| only| never| think| run| hold| print| keep| do| was))\b/iu;
/** What somebody has learned, won or thought is no work to ask about. */
const NO_WORK =
  /^(?:learn(?:ed|t)|won|got|awarded|loved|enjoyed|remember\p{L}*|studied|references?|header|(?:\p{L}+[- ])?hour shifts|hobbies|while studying|promoted|joined|left)\b/iu;

/** Whether a sentence stands where work is told, and is whole. */
export function isAskable({ text, passage, start, verb }: Statement): boolean {
  if (passage.role !== 'job' && passage.section !== 'experience' && passage.section !== 'projects' && passage.section !== 'volunteering') return false;
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (TALE.test(text) || words < 2 || (start > 0 && words < 4 && !/\d/u.test(text)) || text.length > 320) return false;
  if (NO_OPENING.test(text) || NO_WORK.test(text) || /[?!]$|…|\b(?:19|20)\d\d\s?[-–—]\s?(?:(?:19|20)?\d\d|present|now)/iu.test(text)) {
    if (!/^\p{Lu}\p{Ll}+(?:\s\p{Ll}+){1,3}\.?$/u.test(text)) return false;
  }
  if (/^\p{Lu}[\p{L}’'-]*(?:\s(?:\p{Lu}[\p{L}’'-]*|of|the|and|&|–|-|\/))+$/u.test(text)) return false;
  // A small letter begins what lost its head, unless a deed says that it is whole.
  return /^[\p{Lu}\d£$€#]/u.test(text) || (start === 0 && (verb !== null || cvVerb(/^\p{L}+/u.exec(text)?.[0] ?? '') !== undefined));
}
