import { LEAD_WORDS, OPEN_HEADS, RANK_WORDS } from '../../lexicon/titles/title-words.ts';
import { occupationIndex } from '../occupations/occupation-index.ts';
import { NEIGHBOURS } from '../../lexicon/occupations/neighbours.ts';
import { heightOf, seniorityOf } from '../titles/seniority.ts';
import { titleWords } from '../titles/title-words.ts';

/** Ranks that lead somebody. */
const LEADS: ReadonlySet<string | null> = new Set(['lead', 'manager', 'head', 'director', 'vp', 'chief']);
/** Words of a title that say how high somebody stands beside whom, and nothing of the trade. */
const PLACE_WORDS =
  /^(?:teamlead|leader|supervisor|manager|deputy|assistant|shift|duty|night|day|floor|line|section|area|unit|department|team|group|home|store|branch|inbound|outbound|voice)$/u;
/** Steps of the ladder that may lie between two posts of one trade. */
const NEAR = 2;
/** A deputy is not the manager, but next to them. */
const SECOND = /\b(?:deputy|assistant|vice|acting|interim)\b/iu;

/**
 * Whether a title that names no trade ("Deputy Manager", "Team Leader") is a step or two under the wanted post. Whose deputy it is, the rest
 * of the page must say.
 */
export function isStepTo(held: string, wanted: string): boolean {
  const words = titleWords(held.split(/\s[–—|-]\s|,|\(/u)[0] ?? '');
  if (
    words.length === 0 ||
    words.length > 4 ||
    !words.every((word) => PLACE_WORDS.test(word) || RANK_WORDS.has(word) || LEAD_WORDS.has(word) || OPEN_HEADS.has(word))
  )
    return false;
  const [low, high] = [seniorityOf(held), seniorityOf(wanted)];
  if (!LEADS.has(low) || !LEADS.has(high)) return false;
  const up = heightOf(wanted) - heightOf(held);
  return (up > 0 && up <= NEAR) || (up === 0 && SECOND.test(held) !== SECOND.test(wanted));
}

let neighbours: ReadonlyMap<number, ReadonlySet<number>> | null = null;

/** Whether people move between the two occupations every day. */
export function areNeighbours(one: number, other: number): boolean {
  neighbours ??= build();
  return neighbours.get(one)?.has(other) === true;
}

function build(): ReadonlyMap<number, ReadonlySet<number>> {
  const { byId } = occupationIndex();
  const all = new Map<number, Set<number>>();
  const join = (from: number, to: number): void => {
    all.set(from, (all.get(from) ?? new Set()).add(to));
  };
  for (const [one, others] of NEIGHBOURS)
    for (const other of others.split(' ')) {
      const [from, to] = [byId.get(one), byId.get(other)];
      if (from === undefined || to === undefined) continue;
      join(from, to);
      join(to, from);
    }
  return all;
}
