import type { Place } from '../../../../domain/document.ts';
import { isCrossing, OF_THE_PAGE, type Observation, type ObservationKind } from '../../../../domain/observation.ts';
import { isVerbatim } from '../../../../domain/quote.ts';
import type { Judgement } from '../../../judgement.ts';
import { OFTEN } from '../../../lexicon/comic/often.ts';
import { stableHash } from '../stable-hash.ts';

/**
 * Of one kind a roast takes so many; two of most. None of those that strangers found false or flat in more than half of all cases (docs/measured.md):
 * what hangs on a word's place in its sentence, and a number without its sense.
 */
const MOST: Readonly<Partial<Record<ObservationKind, number>>> = {
  thing: 8,
  trade: 8,
  interest: 2,
  pair: 1,
  'odd-clause': 6,
  step: 0,
  aside: 1,
  afterthought: 0,
  qualifier: 0,
  tale: 0,
  'same-month': 1,
  promotion: 1,
  'misspelt-claim': 1,
  'over-hundred': 1,
  'exact-number': 0,
  rate: 1,
  tail: 0,
  lapsed: 1,
  crossing: 2,
  copied: 1,
  listed: 2,
  misnamed: 1,
  unnamed: 1,
  unshown: 1,
};
const USUAL = 2;
/** Of those that hold two lines of the page against each other, of whatever kind, a roast takes so many. */
const MOST_CROSSED = 3;
/** What another of its kind, and another beside it, loses; details that are each another tale lose less. */
const KIND_AGAIN = 1.2;
const TALE_AGAIN = 0.6;
/** What people of a trade know is another joke each time. */
const TOPIC_AGAIN = 0.15;
const TOPICS: ReadonlySet<ObservationKind> = new Set(['thing', 'trade', 'interest']);
const TALES: ReadonlySet<ObservationKind> = new Set(['odd-clause', 'aside', 'afterthought', 'homely', 'tale']);
const NEAR = 0.4;
/** Equals are told apart by the seed, not by their order on the page. */
const CHANCE = 0.9;

/** Two lines that throw light on each other come before any remark on one; a pair of the lexicon is about two things more than about their owner. */
export const worthOfCrossing = (observation: Observation): number => (!isCrossing(observation) ? 0 : observation.kind === 'pair' ? PAIRED : CROSSED);
const CROSSED = 1.5;
const PAIRED = 1;

/** What can be said about an observation; `take` is called where it is said. */
export interface Telling<T> {
  line: T;
  /** Whether it says a word of what it quotes. */
  own: boolean;
  take: () => void;
}

/** What would fit the next CV as well waits until this much less odd has been told. */
const FOR_BARE = 2;

/**
 * The observations that are told, best first: the oddest, of as many kinds and from as many lines as there are. What `tell` has nothing to say
 * about makes room for the next, on its lines as well.
 */
export function chooseObservations<T>(
  { document, observations, cv }: Judgement,
  seed: string,
  most: number,
  tell: (observation: Observation) => Telling<T> | null,
): T[] {
  const left = new Map(observations.filter((one) => isVerbatim(document, one.quote, one) && mayBeTold(one, seed)).map((one) => [one, 0]));
  const chance = new Map([...left.keys()].map((one) => [one, (CHANCE * (stableHash(`${seed}:${one.id}`) % 100)) / 100 - agedBy(cv.experience, one)]));
  const chosen: Observation[] = [];
  const told: T[] = [];
  while (told.length < most) {
    const next = best(left, chosen, chance);
    if (next === null) break;
    const telling = tell(next);
    // What nobody else has on their page is told of this page, whichever words it is told in.
    if (telling !== null && !telling.own && next.kind !== 'odd-clause' && !OF_THE_PAGE.has(next.kind) && left.get(next) === 0) {
      left.set(next, FOR_BARE);
      continue;
    }
    left.delete(next);
    if (telling === null) continue;
    telling.take();
    chosen.push(next);
    told.push(telling.line);
  }
  return told;
}

/** What a thing loses for each job that stands above its own, from the third job on: readers ask about the newest. */
const AGED = { from: 2, each: 0.4, most: 1.2 } as const;

function agedBy(jobs: readonly Place[], { kind, page, line }: Observation): number {
  if (kind !== 'thing' && kind !== 'trade') return 0;
  const at = jobs.findLastIndex((job) => job.page < page || (job.page === page && job.line <= line));
  return Math.min(AGED.most, Math.max(0, at - AGED.from + 1) * AGED.each);
}

function best(left: ReadonlyMap<Observation, number>, chosen: readonly Observation[], chance: ReadonlyMap<Observation, number>): Observation | null {
  let winner: Observation | null = null;
  let most = -Infinity;
  for (const [one, loss] of left) {
    const kin = chosen.filter(({ kind }) => kind === one.kind).length;
    if (isCrossing(one) && chosen.filter(isCrossing).length >= MOST_CROSSED) continue;
    if (kin >= (MOST[one.kind] ?? USUAL) || chosen.some((other) => isOnLineOf(one, other))) continue;
    const near = chosen.filter(({ page, line }) => page === one.page && Math.abs(line - one.line) <= 2).length;
    const worth =
      one.oddity +
      worthOfCrossing(one) +
      (chance.get(one) ?? 0) -
      kin * (TOPICS.has(one.kind) ? TOPIC_AGAIN : TALES.has(one.kind) ? TALE_AGAIN : KIND_AGAIN) -
      near * NEAR -
      loss;
    if (worth > most) [winner, most] = [one, worth];
  }
  return winner;
}

/** Of a hundred CVs that hold a thing, so many are told of it that it is met in no more than so many of a hundred. */
const MET_AT_MOST = 1.6;

/** A thing that many CVs hold is told of a few of them: chosen by the seed, so that the same CV is always one of them or never. */
function mayBeTold({ facts }: Observation, seed: string): boolean {
  const entry = String(facts['entry']);
  const often = OFTEN[entry];
  if (often === undefined) return true;
  // By the entry and not by its place on the page: a line more above it changes nothing.
  return stableHash(`${seed}:${entry}:often`) % HUNDRED < (HUNDRED * MET_AT_MOST) / often;
}
const HUNDRED = 100;

/** Two jokes that rest on one line are one joke. */
const isOnLineOf = (a: Observation, b: Observation): boolean =>
  [a, ...a.also].some((one) => [b, ...b.also].some((other) => one.page === other.page && one.line === other.line));
