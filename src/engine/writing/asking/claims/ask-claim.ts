import { change, level, kept, load, rate, all, bare, many, moved, cases, times, rank } from './amount-rules.ts';
import { taught, charge, contact, alongside, share, cover, onCall, event, part, hands } from './people-rules.ts';
import { deedAsThing, rowOfThings, rowOfDeeds, tools, made, lasting, again, size, bargained, deed, duty } from './work-rules.ts';
import type { ClaimAsk } from './claim-shapes.ts';
import type { Claim } from './read-claim.ts';
import type { Rule } from './rule.ts';

/** The particular before the general. */
const RULES: readonly Rule[] = [
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
  all,
  bare,
  deedAsThing,
  tools,
  rowOfThings,
  rowOfDeeds,
  lasting,
  made,
  moved,
  bargained,
  event,
  many,
  cases,
  rank,
  times,
  hands,
  kept,
  part,
  again,
  size,
  deed,
  duty,
];

/** Every question that fits what a line claims and does not say, the most fitting first. */
export const asksOf = (claim: Claim): ClaimAsk[] => RULES.flatMap((rule) => rule(claim) ?? []);
