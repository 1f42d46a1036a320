import { CLICHES, CLICHES_OF_A_SUMMARY, CLICHES_OF_OTHER_LANGUAGES, NO_CLICHES } from '../../lexicon/words/cliches.ts';
import type { Detector } from '../detector.ts';
import { isLessonOnSkills } from '../shared/lessons.ts';
import { isIntroduction, usesOf } from '../shared/per-term.ts';
import { termMatcher } from '../../english/matching.ts';
import { isSoftSkill } from '../skills/soft-skill-list.ts';
import { innocents, termsOf } from '../../lexicon/words/terms-notation.ts';

const summaryOnly = termsOf(CLICHES_OF_A_SUMMARY);
const ofASummary = new Set(summaryOnly);
const heavy = 6;
const matcher = termMatcher(termsOf(CLICHES, CLICHES_OF_OTHER_LANGUAGES), summaryOnly, innocents(NO_CLICHES));

/** Whole phrases that every second CV has, one finding a phrase. */
export const clicheDetector: Detector<'cliche'> = {
  kind: 'cliche',
  detect: (context) =>
    usesOf(context, matcher, (passage, match) => {
      if (passage.role === 'skill') return match.term.weight > heavy || (match.term.weight === heavy && !isSoftSkill(passage.text));
      if (isIntroduction(passage)) return match.term.weight >= heavy;
      if (ofASummary.has(match.term) && passage.role === 'job') return false;
      return !isLessonOnSkills(passage, match);
    }).map(({ page, line, quote, term, written }) => ({ page, line, quote, weight: term.weight, facts: { term: written } })),
};
