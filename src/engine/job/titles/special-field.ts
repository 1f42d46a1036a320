import type { TargetJob } from '../../context.ts';
import { occupationIndex } from '../occupations/occupation-index.ts';
import { isSkillList } from '../occupations/meant-occupations.ts';
import { occupationsMeant } from '../target-job.ts';
import { tellingWords } from './telling-words.ts';

/** A title of the lexicon, words of rank aside, is understood as a whole. */
const WHOLE = 0.95;

/**
 * The words of a title that the occupation it was understood as leaves over: "Access Control" before "Engineer", "SAP" before "Solution
 * Architect". Where there are any, the occupation's list of skills is a broader job's, and nothing is missing by it (truth.md, rule 8).
 */
export function specialField(job: TargetJob): string[] {
  const meant = isSkillList(job) ? undefined : occupationsMeant(job.phrase)[0];
  const occupation = meant === undefined || meant.share >= WHOLE ? undefined : occupationIndex().occupations[meant.occupation];
  if (occupation === undefined) return [];
  const known = new Set([occupation.title, ...occupation.synonyms].flatMap((name) => tellingWords(name).map((word) => word.toLowerCase())));
  return tellingWords(job.phrase).filter((word) => !known.has(word.toLowerCase()));
}
