import { BUZZWORDS, BUZZWORDS_OF_A_PERSON, BUZZWORDS_OF_OTHER_LANGUAGES, NO_BUZZWORDS } from '../../lexicon/words/buzzwords.ts';
import { CLICHES, CLICHES_OF_A_SUMMARY, CLICHES_OF_OTHER_LANGUAGES, NO_CLICHES } from '../../lexicon/words/cliches.ts';
import type { Detector } from '../detector.ts';
import { isLessonOnSkills } from '../shared/lessons.ts';
import { isIntroduction, usesOf } from '../shared/per-term.ts';
import { cvVerb } from '../../english/grammar/verbs.ts';
import { termMatcher, type TermMatch } from '../../english/matching.ts';
import type { Passage } from '../shared/passages.ts';
import { innocents, muted, termsOf } from '../../lexicon/words/terms-notation.ts';
import { isSoftSkill } from '../skills/soft-skill-list.ts';
import { isInsideFamily } from './families.ts';
import { isOfficialGrade } from './official-grade.ts';
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

/** "The ALCMS interface with the tower": a thing, since an article stands before it; a verb of that sound would be the buzzword. */
function isNoun({ text, tokens }: Passage, { start, term }: TermMatch): boolean {
  const form = cvVerb((/^\p{L}+/u.exec(term.term)?.[0] ?? '').toLowerCase())?.form;
  if (form !== 'bare' || !/^\p{L}+\s(?:with|into|on|to|across|over|between)\b/u.test(term.term)) return false;
  const before = tokens.filter((token) => token.end <= start).slice(-REACH);
  const [article] = before.filter(({ word }) => /^(?:the|an?|our|its|this|that|each|every|new|no)$/u.test(word)).slice(-1);
  return article !== undefined && !/[.;:,]/u.test(text.slice(article.end, start));
}
/** An article stands so many words before its noun at most. */
const REACH = 3;

/** Words recruiters are tired of, one finding a word. In the list of skills only the worst count; the others are `soft-skill-list`. */
export const buzzwordDetector: Detector<'buzzword'> = {
  kind: 'buzzword',
  detect: (context) =>
    usesOf(context, matcher, (passage, match) => {
      if (isNoun(passage, match) || isOfficialGrade(passage, match)) return false;
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
