import { BUZZWORDS, BUZZWORDS_OF_A_PERSON, BUZZWORDS_OF_OTHER_LANGUAGES } from '../../lexicon/words/buzzwords.ts';
import { CLICHES, CLICHES_OF_A_SUMMARY, CLICHES_OF_OTHER_LANGUAGES } from '../../lexicon/words/cliches.ts';
import { INTENSIFIERS, PERSON_ADJECTIVES, QUALIFIERS } from '../../lexicon/words/empty-adjectives.ts';
import { DUTY_OPENINGS, WEAK_OPENINGS } from '../../lexicon/words/openings.ts';
import { VAGUE_QUANTITIES } from '../../lexicon/words/vague-quantities.ts';
import { MISSPELLINGS } from '../../lexicon/words/misspellings.ts';
import { termMatcher } from '../../english/matching.ts';
import { termsOf } from '../../lexicon/words/terms-notation.ts';
import type { Token } from '../../english/tokens.ts';

const faults = termMatcher(
  termsOf(
    BUZZWORDS,
    BUZZWORDS_OF_A_PERSON,
    BUZZWORDS_OF_OTHER_LANGUAGES,
    CLICHES,
    CLICHES_OF_A_SUMMARY,
    CLICHES_OF_OTHER_LANGUAGES,
    INTENSIFIERS,
    PERSON_ADJECTIVES,
    QUALIFIERS,
    WEAK_OPENINGS,
    DUTY_OPENINGS,
    VAGUE_QUANTITIES,
  ),
);

/** Whether a statement holds anything the word lists complain about: such a line is neither praised nor called ordinary. */
export function hasFault(text: string, tokens: readonly Token[]): boolean {
  return faults(text, tokens).length > 0 || tokens.some((token) => MISSPELLINGS.has(token.word));
}
