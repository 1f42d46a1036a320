import { NOT_A_SKILL, SOFT_SHOWN_BY, SOFT_SKILLS } from '../../lexicon/words/skills.ts';
import type { Context } from '../../context.ts';
import type { Detector } from '../detector.ts';
import type { Term } from '../../lexicon/words/terms-notation.ts';
import { passagesOf } from '../shared/passages.ts';
import { listedTerms } from './listed-terms.ts';
import { skillKey, termsByEntry } from './skill-names.ts';

const byEntry = termsByEntry(SOFT_SKILLS);
const notSkills = termsByEntry(NOT_A_SKILL);
const MOST = 20;

/** Whether an entry of a list of skills is such a quality, and told as one. */
export const isSoftSkill = (entry: string): boolean => byEntry.has(skillKey(entry)) || notSkills.has(skillKey(entry));

/** What the trade requires by that name ("Stakeholder management" of a programme manager) is no empty word in its list. */
const isCore = ({ job }: Context, entry: string): boolean => job.skills.some(({ name, importance }) => importance === 3 && skillKey(name) === skillKey(entry));

/** What a bullet tells of in other words has been proved, whatever the list calls it. */
function isShown(context: Context, { term }: Term): boolean {
  const told = SOFT_SHOWN_BY.find(([name]) => name === term)?.[1];
  return told !== undefined && passagesOf(context).some(({ role, text }) => role === 'job' && told.test(text));
}

/** Qualities of character listed as skills, one finding a quality. */
export const softSkillListDetector: Detector<'soft-skill-list'> = {
  kind: 'soft-skill-list',
  detect: (context) =>
    listedTerms(context, byEntry, (term, entry) => !isCore(context, entry.value) && !isShown(context, term))
      .slice(0, MOST)
      .map(({ page, line, quote, term, written, times }) => ({ page, line, quote, weight: term.weight, facts: { term: written, times } })),
};
