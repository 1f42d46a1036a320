import type { TargetJob } from '../../context.ts';
import { occupationIndex } from './occupation-index.ts';
import { tradeTaught } from '../kin/trade-taught.ts';
import type { Meant } from '../target-job.ts';
import { occupationVotes, occupationsMeant } from '../target-job.ts';

/** What evidence for a covered, narrower occupation counts for the broad one ("Engineer"). */
const COVERED = 0.85;
/** What evidence for a branch counts for its stem. */
const BRANCH = 0.6;
/** What evidence for the stem counts for its branch: a nurse is some way to a ward manager. */
const STEM = 0.75;
/** What evidence for another branch of the same stem counts. */
const SISTER = 0.55;
/** What the trade counts for whoever is to teach it. */
const TAUGHT = 0.75;

/** Whether the job is nothing but the skills it asks for (`jobFromSkills`). */
export function isSkillList(job: TargetJob): boolean {
  return job.skills.length > 0 && job.phrase === job.skills.map((skill) => skill.name).join(', ');
}

/** The occupations whose evidence counts for the job, covered ones included. Empty when the lexicon knows none. */
export function meantBy(job: TargetJob): Meant[] {
  const { byId, occupations, stems } = occupationIndex();
  const own = job.occupation === null ? undefined : byId.get(job.occupation);
  if (own === undefined) return [];
  const named = isSkillList(job) ? [] : occupationsMeant(job.phrase);
  const meant = named.some((entry) => entry.occupation === own) ? named : [{ occupation: own, share: 1 }];
  const all = new Map<number, number>();
  const add = (occupation: number | undefined, share: number): void => {
    if (occupation !== undefined) all.set(occupation, Math.max(all.get(occupation) ?? 0, share));
  };
  for (const { occupation, share } of meant) {
    add(occupation, share);
    const covered = (occupations[occupation]?.covers ?? []).map((id) => byId.get(id));
    for (const at of covered) add(at, share * COVERED);
    const stem = stems[occupation];
    if (stem === undefined) continue;
    if (stem !== occupation) add(stem, share * STEM);
    for (const [at, other] of stems.entries()) if (other === stem || covered.includes(other)) add(at, share * (stem === occupation ? BRANCH : SISTER));
  }
  if (!isSkillList(job)) add(tradeTaught(job.phrase) ?? undefined, TAUGHT);
  return [...all].map(([occupation, share]) => ({ occupation, share }));
}

/** For a list of skills: how much it points at each occupation. Squared, so that the occupation most skills agree on leads. */
export function votesOf(job: TargetJob): number[] {
  return occupationVotes(job.skills.map((skill) => skill.name)).map((vote) => vote * vote);
}
