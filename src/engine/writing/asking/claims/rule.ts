import { NUMBER_WORDS } from '../../../lexicon/words/numbers.ts';
import { type ClaimAsk } from './claim-shapes.ts';
import { type Claim } from './read-claim.ts';

/** One way of asking: null where a line does not call for it, or tells it already. */
export type Rule = (claim: Claim) => ClaimAsk | null;

export const verbs = (bare: string): ReadonlySet<string> => new Set(bare.split(' '));

export const CHARGE = verbs('own look lead manage run head supervise oversee own direct coordinate hold');

/** An example of another number than the line's own, near it. */
export const near = (value: number, share: number): string => Math.max(1, Math.round(value * share)).toLocaleString('en');

export const inWords = (value: number): string => NUMBER_WORDS[value] ?? value.toLocaleString('en');
