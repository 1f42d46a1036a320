import { BUZZWORDS, BUZZWORDS_OF_A_PERSON, BUZZWORDS_OF_OTHER_LANGUAGES, NO_BUZZWORDS } from '../../lexicon/words/buzzwords.ts';
import { CLICHES, CLICHES_OF_A_SUMMARY, CLICHES_OF_OTHER_LANGUAGES, NO_CLICHES } from '../../lexicon/words/cliches.ts';
import type { Detector } from '../detector.ts';
import { isLessonOnSkills } from '../shared/lessons.ts';
import { isIntroduction, usesOf } from '../shared/per-term.ts';
import { termMatcher } from '../../english/matching.ts';
import { innocents, muted, termsOf } from '../../lexicon/words/terms-notation.ts';
import { isSoftSkill } from '../skills/soft-skill-list.ts';
import { isInsideFamily } from './families.ts';
import { describesPerson } from './person-words.ts';

const personWords = termsOf(BUZZWORDS_OF_A_PERSON);
const ofAPerson = new Set(personWords);
/** In a list of skills and in the line under the name only these count; what both lists hold is `soft-skill-list`. */
const heavy = 6;
const matcher = termMatcher(
  termsOf(BUZZWORDS, BUZZWORDS_OF_OTHER_LANGUAGES),
  personWords,
  innocents(NO_BUZZWORDS),
  innocents(NO_CLICHES),
  muted(termsOf(CLICHES, CLICHES_OF_A_SUMMARY, CLICHES_OF_OTHER_LANGUAGES)),
);

/** Words recruiters are tired of, one finding a word. In the list of skills only the worst count; the others are `soft-skill-list`. */
export const buzzwordDetector: Detector<'buzzword'> = {
  kind: 'buzzword',
  detect: (context) =>
    usesOf(context, matcher, (passage, match) => {
      if (passage.role !== 'skill' && !isIntroduction(passage) && isInsideFamily(passage.text, passage.tokens, match)) return false;
      if (ofAPerson.has(match.term)) return passage.role !== 'skill' && !isIntroduction(passage) && describesPerson(passage, match);
      if (passage.role === 'skill') return match.term.weight > heavy || (match.term.weight === heavy && !isSoftSkill(passage.text));
      if (isIntroduction(passage)) return match.term.weight >= heavy;
      return !isLessonOnSkills(passage, match);
    }).map(({ page, line, quote, term, written, onPage: times }) => ({
      page,
      line,
      quote,
      weight: Math.min(9, term.weight + (times > 2 ? 1 : 0)),
      facts: { term: written, times },
    })),
};
