import { CLICHES, CLICHES_OF_A_SUMMARY, CLICHES_OF_OTHER_LANGUAGES, NO_CLICHES } from '../../lexicon/words/cliches.ts';
import type { Detector } from '../detector.ts';
import { isLessonOnSkills } from '../shared/lessons.ts';
import { isIntroduction, usesOf } from '../shared/per-term.ts';
import { termMatcher, type TermMatch } from '../../english/matching.ts';
import { isHonestWithFigures, isOfFamily, withFamilies } from './families.ts';
import { isSoftSkill } from '../skills/soft-skill-list.ts';
import { innocents, termsOf } from '../../lexicon/words/terms-notation.ts';

const summaryOnly = termsOf(CLICHES_OF_A_SUMMARY);
const ofASummary = new Set(summaryOnly);
const heavy = 6;
const matcher = withFamilies(termMatcher(termsOf(CLICHES, CLICHES_OF_OTHER_LANGUAGES), summaryOnly, innocents(NO_CLICHES)));
/** A result behind a phrase: "consistently exceeded targets, 112 % over six quarters". */
const FIGURE = /\d/u;

/** Whole phrases that every second CV has, one finding a phrase. */
export const clicheDetector: Detector<'cliche'> = {
  kind: 'cliche',
  detect: (context) =>
    usesOf(context, matcher, (passage, match) => {
      if (isOfFamily(match)) {
        if (passage.role === 'skill' || isIntroduction(passage)) return false;
        // A line with a figure has something to say; what stands beside it is forgiven where it can be meant.
        return passage.role !== 'job' || !(isHonestWithFigures(match) && FIGURE.test(passage.text));
      }
      if (passage.role === 'skill') return match.term.weight > heavy || (match.term.weight === heavy && !isSoftSkill(passage.text));
      if (isIntroduction(passage)) return match.term.weight >= heavy;
      if (ofASummary.has(match.term) && passage.role === 'job') return isMostOf(passage.text, match);
      return !isLessonOnSkills(passage, match);
    }).map(({ page, line, quote, term, written }) => ({ page, line, quote, weight: term.weight, facts: { term: written } })),
};

/** A bullet that is hardly more than the phrase is no deed: "Resilient under pressure". */
const isMostOf = (text: string, { start, end }: TermMatch): boolean => !FIGURE.test(text) && end - start >= text.length * MOST_OF_A_BULLET;
const MOST_OF_A_BULLET = 0.6;
