import type { AdvertRequirement, FullAdvert, PairTruth } from '../../../fixtures/adverts/full/full-advert.ts';
import type { KeywordEntry, KeywordStatus } from '../../../src/domain/optimization.ts';
import type { Claim, Verdict } from './claim.ts';
import { overlap, plain } from './ground.ts';

type RequirementClaim = Extract<Claim, { kind: 'requirement' }>;

/** What an entry of the ledger claims: that the advert asks for this, how firmly, and what the CV shows of it. */
export function requirementClaim({ requirement, status, must, advertQuote, proof }: KeywordEntry): RequirementClaim {
  return { kind: 'requirement', subject: requirement, value: status, must, advertQuote, proof: proof?.quote ?? null, rule: 18, place: null };
}

/** Rules 15 to 18: an entry of the ledger against the annotated advert and the right answer for this CV. */
export function checkRequirement(claim: RequirementClaim, advert: FullAdvert, pair: PairTruth): Verdict {
  const answer = answerTo(claim, advert, pair);
  return { claim, holds: answer === null ? null : answer === true, why: typeof answer === 'string' ? answer : '' };
}

function answerTo(claim: RequirementClaim, advert: FullAdvert, pair: PairTruth): true | null | string {
  const asked = requirementOf(claim, advert);
  if (asked === null) {
    const never = advert.notRequired.find(({ quote }) => covers(claim.subject, quote) && overlap(claim.advertQuote, quote));
    return never === undefined ? null : `no requirement: ${never.because}`;
  }
  const right = pair.ledger[asked.id];
  if (right === undefined) return null;
  // Beside a near line the ledger asks "Is this it?": wrong where another line says it.
  if (isAsked(claim) && right.status !== 'not-shown')
    return overlap(claim.proof ?? '', right.words) || `it is ${right.status} by another line (“${right.words}”)`;
  if (right.status !== claim.value) return `it is ${right.status}${right.status === 'not-shown' ? '' : ` (“${right.words}”)`}`;
  return claim.must === asked.must || `it is ${asked.must ? 'a must' : 'only wished for'}`;
}

/** The annotated requirement an entry stands for: its own words first, then those of its alternatives. */
export function requirementOf({ subject, advertQuote }: Pick<RequirementClaim, 'subject' | 'advertQuote'>, advert: FullAdvert): AdvertRequirement | null {
  const near = advert.requirements.filter(({ quote }) => sharesWords(advertQuote, quote));
  const named = (one: AdvertRequirement): boolean =>
    [one.quote, one.name, ...one.alternatives].some((words) => covers(subject, words) || covers(words, subject));
  // Away from its own sentence one word of a list ("farm") names nothing.
  const plainly = (one: AdvertRequirement): boolean =>
    [one.quote, one.name, ...one.alternatives]
      .filter((words) => wordsOf(words).length > 1 || plain(words) === plain(subject))
      .some((words) => covers(subject, words) || covers(words, subject));
  return near.find(named) ?? advert.requirements.find(plainly) ?? null;
}

/** Whether most words of the shorter one stand in the other. */
function covers(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length === 0 || b.length === 0) return false;
  const shared = a.filter((word) =>
    b.some((its) => word === its || (isLong(word) && isLong(its) && (its.startsWith(word.slice(0, 6)) || word.startsWith(its.slice(0, 6))))),
  ).length;
  return shared / a.length > 0.65;
}

/** Every word begins with the "r" of "R or Python": a short word is another one only where it is the same. */
const isLong = (word: string): boolean => word.length > 3;

const sharesWords = (sentence: string, quote: string): boolean =>
  plain(sentence).includes(plain(quote)) || plain(quote).includes(plain(sentence)) || covers(quote, sentence);
const SMALL = new Set('a an the of in on and or for to with at by your our we you is are be as der die das und oder mit in le la les des de et ou'.split(' '));
const wordsOf = (text: string): string[] => (plain(text).match(/[\p{L}\p{N}+#]+/gu) ?? []).filter((word) => !SMALL.has(word));

/** Whether a line that comes near stands beside what was not found. */
const isAsked = ({ value, proof }: RequirementClaim): boolean => value === 'not-shown' && proof !== null;

/** How often each status was said, was right, and should have been said; what is asked beside a near line is counted apart. */
export type LedgerTally = Record<KeywordStatus | 'asked', { said: number; right: number; expected: number; found: number }>;

export const emptyTally = (): LedgerTally => ({
  said: { said: 0, right: 0, expected: 0, found: 0 },
  unsaid: { said: 0, right: 0, expected: 0, found: 0 },
  'not-shown': { said: 0, right: 0, expected: 0, found: 0 },
  asked: { said: 0, right: 0, expected: 0, found: 0 },
});

/** Adds a ledger to a tally. */
export function tally(into: LedgerTally, entries: readonly KeywordEntry[], advert: FullAdvert, pair: PairTruth): void {
  const claims = entries.map(requirementClaim);
  for (const claim of claims) {
    const asked = requirementOf(claim, advert);
    const right = asked === null ? undefined : pair.ledger[asked.id];
    if (right === undefined) continue;
    const row = into[isAsked(claim) ? 'asked' : claim.value];
    row.said += 1;
    if (right.status === claim.value || (isAsked(claim) && answerTo(claim, advert, pair) === true)) row.right += 1;
  }
  for (const asked of advert.requirements) {
    const right = pair.ledger[asked.id];
    if (right === undefined) continue;
    into[right.status].expected += 1;
    const own = claims.filter((claim) => requirementOf(claim, advert)?.id === asked.id);
    if (own.some(({ value }) => value === right.status)) into[right.status].found += 1;
    // What is there and neither said nor told as missing is to be asked for.
    if (right.status === 'not-shown' || own.some(({ value }) => value === right.status)) continue;
    into.asked.expected += 1;
    if (own.some((claim) => isAsked(claim) && overlap(claim.proof ?? '', right.words))) into.asked.found += 1;
  }
}
