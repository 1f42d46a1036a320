import { BUZZWORDS, BUZZWORDS_OF_A_PERSON } from '../../lexicon/words/buzzwords.ts';
import { CLICHES, CLICHES_OF_A_SUMMARY } from '../../lexicon/words/cliches.ts';
import { INTENSIFIERS, PERSON_ADJECTIVES, QUALIFIERS } from '../../lexicon/words/empty-adjectives.ts';
import type { Detector } from '../detector.ts';
import { isIntroduction, usesOf } from '../shared/per-term.ts';
import { termMatcher } from '../../english/matching.ts';
import { muted, termsOf } from '../../lexicon/words/terms-notation.ts';
import { isInsideFamily } from './families.ts';
import { isOfficialGrade } from './official-grade.ts';
import { describesPerson, praisesAbility } from './person-words.ts';

const intensified = termsOf(INTENSIFIERS);
const alwaysEmpty = new Set(intensified);
const qualifiers = termsOf(QUALIFIERS);
const qualifierNames = new Set(qualifiers.flatMap((term) => term.forms));
const personAdjectives = termsOf(PERSON_ADJECTIVES).filter((term) => !qualifierNames.has(term.term));
const ofAPerson = new Set(termsOf(PERSON_ADJECTIVES).flatMap((term) => term.forms));

/** Phrases that are findings of their own swallow the adjectives in them; where both name one bare word, the adjective stands first and wins. */
const matcher = termMatcher(intensified, qualifiers, personAdjectives, muted(termsOf(CLICHES, CLICHES_OF_A_SUMMARY, BUZZWORDS, BUZZWORDS_OF_A_PERSON)));

/** Praise without a fact ("excellent", "highly reliable"), one finding an adjective. Lists of skills are not its business. */
export const emptyAdjectiveDetector: Detector<'empty-adjective'> = {
  kind: 'empty-adjective',
  detect: (context) =>
    usesOf(context, matcher, (passage, match) => {
      if (passage.role === 'skill' || isIntroduction(passage) || isInsideFamily(passage.text, passage.tokens, match) || isOfficialGrade(passage, match))
        return false;
      if (alwaysEmpty.has(match.term)) return true;
      return (qualifierNames.has(match.term.term) && praisesAbility(passage, match)) || (ofAPerson.has(match.term.term) && describesPerson(passage, match));
    }).map(({ page, line, quote, term, written, times }) => ({
      page,
      line,
      quote,
      weight: Math.min(8, term.weight + (times > 2 ? 1 : 0)),
      facts: { term: written, times },
    })),
};
