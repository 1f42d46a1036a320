import { SOFT_SKILLS } from '../../lexicon/words/skills.ts';
import type { Detector } from '../detector.ts';
import { listedTerms } from './listed-terms.ts';
import { termsByEntry } from './skill-names.ts';

const byEntry = termsByEntry(SOFT_SKILLS);
const MOST = 8;

/** Qualities of character listed as skills, one finding a quality. */
export const softSkillListDetector: Detector<'soft-skill-list'> = {
  kind: 'soft-skill-list',
  detect: (context) =>
    listedTerms(context, byEntry)
      .slice(0, MOST)
      .map(({ page, line, quote, term, written, times }) => ({ page, line, quote, weight: term.weight, facts: { term: written, times } })),
};
