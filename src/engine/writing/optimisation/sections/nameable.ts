import type { KeywordEntry } from '../../../../domain/optimization.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import { isClean, isOrder } from '../prose-check.ts';
import { stemsOf, wordCount } from '../words.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { says } from '../letter/deeds.ts';

const MAX_WORDS = 4;
const MAX = 45;
const VAGUE =
  /^(?:(?:relevant |proven |previous |solid |strong |good |minimum )?(?:experience|knowledge|skills?|ability|understanding|background|degree|qualifications?|certifications?|responsibilit\p{L}+|communication|production|information|education|training|working|building|looking|being|having|including|following|ensuring|providing|position|application|team|environment|requirements?|required|essential|desirable|equipment|management|development))$/iu;

/** Whether a requirement is a thing that a list of skills can name: a tool, a method, a field; no duty, no everyday word, not the job itself. */
export function isNameable({ requirement, kind }: KeywordEntry, { jobRole, companyName }: Pick<OptimisationInput, 'jobRole' | 'companyName'>): boolean {
  if (kind === 'responsibility' || kind === 'experience') return false;
  const name = requirement.trim();
  if (name === '' || name.length > MAX || wordCount(name) > MAX_WORDS || isOrder(name) || !isClean(name) || VAGUE.test(name)) return false;
  if (!/^[\p{L}\p{N}.#][\p{L}\p{N} .#+/&’'()-]*$/u.test(name) || stemsOf(name).size === 0) return false;
  if (says(jobRole, name) || says(companyName, name)) return false;
  const isThing = kind === 'tool' || kind === 'credential' || kind === 'language';
  return isThing || /[\s/-]/u.test(name) || !PLAIN_WORDS.has(name.toLowerCase()) || /(?:ing|ship|tion|ment|ics|acy|ance|ity)$/iu.test(name);
}

/** Degrees of skill that an advert wishes for: a CV that says "Excel" has not said "advanced Excel". */
const DEGREE_OF_SKILL =
  /^(?:(?:advanced|expert|fluent|strong|proficient|excellent|in-depth|deep|solid|senior|extensive|good|confident|proven|sehr gute|gute|fundierte|excellente?|bonne|avanzad[oa]s?)\s+)+/iu;

/** The requirement as far as its proof carries: without a degree of skill that the proving line does not name itself. */
export function honestName({ requirement: asked, proof }: KeywordEntry): string {
  const requirement = asked.replace(/\s*\([^()]*\)\s*$/u, '');
  const degree = DEGREE_OF_SKILL.exec(requirement)?.[0]?.trim();
  return degree === undefined || (proof !== null && says(proof.quote, degree)) ? requirement : requirement.replace(DEGREE_OF_SKILL, '');
}
