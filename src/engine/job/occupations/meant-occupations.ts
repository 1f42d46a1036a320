import type { TargetJob } from '../../context.ts';
import { occupationIndex } from './occupation-index.ts';
import type { Meant } from '../target-job.ts';
import { occupationVotes, occupationsMeant } from '../target-job.ts';

/** What evidence for a covered, narrower occupation counts for the broad one ("Engineer"). */
const COVERED = 0.85;

/** Whether the job is nothing but the skills it asks for (`jobFromSkills`). */
export function isSkillList(job: TargetJob): boolean {
  return job.skills.length > 0 && job.phrase === job.skills.map((skill) => skill.name).join(', ');
}

/** The occupations whose evidence counts for the job, covered ones included. Empty when the lexicon knows none. */
export function meantBy(job: TargetJob): Meant[] {
  const { byId, occupations } = occupationIndex();
  const own = job.occupation === null ? undefined : byId.get(job.occupation);
  if (own === undefined) return [];
  const named = isSkillList(job) ? [] : occupationsMeant(job.phrase);
  const meant = named.some((entry) => entry.occupation === own) ? named : [{ occupation: own, share: 1 }];
  return meant.flatMap((entry) => [
    entry,
    ...(occupations[entry.occupation]?.covers ?? []).flatMap((id) => {
      const at = byId.get(id);
      return at === undefined ? [] : [{ occupation: at, share: entry.share * COVERED }];
    }),
  ]);
}

/** For a list of skills: how much it points at each occupation. Squared, so that the occupation most skills agree on leads. */
export function votesOf(job: TargetJob): number[] {
  return occupationVotes(job.skills.map((skill) => skill.name)).map((vote) => vote * vote);
}
