import type { Observation, ObservationKind } from '../../../../domain/observation.ts';
import { isVerbatim } from '../../../../domain/quote.ts';
import type { Judgement } from '../../../judgement.ts';
import { OFTEN } from '../../../lexicon/comic/often.ts';
import { stableHash } from '../stable-hash.ts';

/** Of one kind a roast takes so many; two of most. */
const MOST: Readonly<Partial<Record<ObservationKind, number>>> = {
  thing: 4,
  trade: 3,
  interest: 2,
  pair: 1,
  step: 1,
  aside: 2,
  'same-month': 1,
  promotion: 1,
  'over-hundred': 1,
  'root-twice': 1,
  tail: 1,
  lapsed: 1,
};
const USUAL = 2;
/** What another of its kind, and another of its line, loses. */
const KIND_AGAIN = 1.2;
const LINE_AGAIN = 5;
const NEAR = 0.4;
/** Equals are told apart by the seed, not by their order on the page. */
const CHANCE = 0.9;

/** Observations worth telling, best first: the oddest, of as many kinds and from as many lines as there are. */
export function rankObservations({ document, observations }: Judgement, seed: string): Observation[] {
  const left = observations.filter((one) => isVerbatim(document, one.quote, one) && mayBeTold(one, seed));
  const ranked: Observation[] = [];
  for (;;) {
    let best: Observation | null = null;
    let most = -Infinity;
    for (const one of left) {
      if (ranked.includes(one)) continue;
      const kin = ranked.filter(({ kind }) => kind === one.kind).length;
      if (kin >= (MOST[one.kind] ?? USUAL)) continue;
      if (ranked.some((other) => isSame(one, other))) continue;
      const beside = ranked.filter((other) => isOnLineOf(one, other)).length;
      const near = ranked.filter(({ page, line }) => page === one.page && Math.abs(line - one.line) <= 2).length;
      const worth = one.oddity + (CHANCE * (stableHash(`${seed}:${one.id}`) % 100)) / 100 - kin * KIND_AGAIN - beside * LINE_AGAIN - near * NEAR;
      if (worth > most) [best, most] = [one, worth];
    }
    if (best === null) return ranked;
    ranked.push(best);
  }
}

/** Of a hundred CVs that hold a thing, so many are told of it that it is met in no more than so many of a hundred. */
const MET_AT_MOST = 0.9;

/** A thing that many CVs hold is told of a few of them: chosen by the seed, so that the same CV is always one of them or never. */
function mayBeTold({ facts }: Observation, seed: string): boolean {
  const entry = String(facts['entry']);
  const often = OFTEN[entry];
  if (often === undefined) return true;
  // By the entry and not by its place on the page: a line more above it changes nothing.
  return stableHash(`${seed}:${entry}:often`) % HUNDRED < (HUNDRED * MET_AT_MOST) / often;
}
const HUNDRED = 100;

const isOnLineOf = (a: Observation, b: Observation): boolean => a.page === b.page && a.line === b.line;

/** Two sightings of the same words are one joke. */
function isSame(a: Observation, b: Observation): boolean {
  if (!isOnLineOf(a, b)) return false;
  const [one, other] = [wordsOf(a), wordsOf(b)];
  return one.includes(other) || other.includes(one);
}

const wordsOf = ({ facts, quote }: Observation): string => String(facts['it'] ?? facts['inside'] ?? facts['phrase'] ?? facts['last'] ?? quote).toLowerCase();
