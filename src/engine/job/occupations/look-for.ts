import type { TargetJob } from '../../context.ts';
import { occupationIndex } from './occupation-index.ts';

/** What recruiters of the job look for, short true sentences of the lexicon; empty when it does not know the job. */
export function lookForOf(job: TargetJob): readonly string[] {
  const { occupations, byId } = occupationIndex();
  return job.occupation === null ? [] : (occupations[byId.get(job.occupation) ?? -1]?.lookFor ?? []);
}
