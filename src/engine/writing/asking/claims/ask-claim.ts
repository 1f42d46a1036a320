import { hollow, change, level, kept, load, rate, all, bare, many, moved, cases, times, rank } from './amount-rules.ts';
import { taught, charge, contact, alongside, share, cover, onCall, event, part, hands } from './people-rules.ts';
import { deedAsThing, rowOfThings, rowOfDeeds, tools, made, saves, lasting, again, found, round, deed } from './work-rules.ts';
import { isNonsense } from '../sense/nonsense.ts';
import { isTold } from '../sense/told.ts';
import { isWorkLine } from '../sense/work-line.ts';
import type { ClaimAsk } from './claim-shapes.ts';
import { sense } from './sense-rule.ts';
import type { Claim } from './read-claim.ts';
import type { Rule } from './rule.ts';

/** The particular before the general. */
const RULES: readonly Rule[] = [
  hollow,
  change,
  taught,
  contact,
  share,
  cover,
  onCall,
  charge,
  level,
  load,
  rate,
  alongside,
  sense,
  round,
  found,
  all,
  bare,
  deedAsThing,
  tools,
  rowOfThings,
  rowOfDeeds,
  lasting,
  made,
  saves,
  moved,
  event,
  many,
  cases,
  rank,
  times,
  hands,
  kept,
  part,
  again,
  deed,
];

/**
 * Every question that fits what a line claims and does not say, the most fitting first; none of what is no statement of work, and none
 * whose answer the bullet, or a line beside it (`around`), has already.
 */
export function asksOf(claim: Claim, around = ''): ClaimAsk[] {
  if (!isWorkLine(claim.text)) return [];
  const asks = RULES.flatMap((rule) => rule(claim) ?? []).filter(
    ({ question }) => !isNonsense(question, claim.text) && !isTold(question, claim.text, claim.bullet, around),
  );
  // Where the trade has its own measure, the bare number of the things is none.
  const isSensed = asks.some(({ shape }) => shape.startsWith('sense '));
  return asks.filter(({ shape }) => !(isSensed && shape === 'many'));
}
