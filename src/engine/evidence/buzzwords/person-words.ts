import { ABILITY_NOUNS, ENDS_OF_PRAISE, PERSON_NOUNS } from '../../lexicon/words/empty-adjectives.ts';
import { verbOf } from '../../english/grammar/verbs.ts';
import type { Passage } from '../shared/passages.ts';
import type { TermMatch } from '../../english/matching.ts';

/**
 * Whether an adjective describes the owner of the CV and not the work: "dynamic sales manager", "I am organized and driven",
 * a skill entry of that one word; not "dynamic websites".
 */
export function describesPerson(passage: Passage, match: TermMatch): boolean {
  if (passage.role === 'skill') return match.start === 0 && match.end === passage.text.length;
  if ((passage.role !== 'summary' && !isSelfPraise(passage)) || !standsAsAdjective(passage.text, match.start)) return false;
  return isBeforeNoun(passage, match, PERSON_NOUNS, 4) || isPredicate(passage.text, match);
}

/** A bullet of a few words without a deed or a figure ("Hungry, fearless"): it says what somebody is, under a job or not. */
const isSelfPraise = ({ role, marked, tokens, text }: Passage): boolean =>
  role === 'job' &&
  marked &&
  tokens.length <= MOST_PRAISE &&
  !/\d/u.test(text) &&
  tokens.every(({ word }) => !['past', 'ing'].includes(verbOf(word)?.form ?? ''));
const MOST_PRAISE = 5;

/** Whether a qualifier stands before a noun of ability: "excellent written skills", not "excellent results". */
export function praisesAbility(passage: Passage, match: TermMatch): boolean {
  return isBeforeNoun(passage, match, ABILITY_NOUNS, 3);
}

function isBeforeNoun(passage: Passage, match: TermMatch, nouns: ReadonlySet<string>, reach: number): boolean {
  let previousEnd = match.end;
  let seen = 0;
  for (const token of passage.tokens) {
    if (token.start < match.end) continue;
    // A comma or "and" goes on with the list of adjectives; a full stop, a colon or a verb-like "to" ends it.
    if (seen >= reach || /[.:;()!?|]/u.test(passage.text.slice(previousEnd, token.start)) || ENDS_OF_PRAISE.has(token.word)) return false;
    if (nouns.has(token.word) || nouns.has(token.word.replace(/s$/u, ''))) return true;
    previousEnd = token.end;
    seen += 1;
  }
  return false;
}

/** At the start of a sentence, after an article, a comma, "and" or another adverb: not "highly [dynamic]" as an object of a verb. */
function standsAsAdjective(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 30), start);
  return (
    before.trim() === '' ||
    /[.!?:;•|,&]\s*$|\b(?:a|an|and|am|very|highly|extremely|truly|being|is|as|i'm|self|this|or|\p{L}+ly|\p{L}+(?:ed|ing|ive|ic|ous|al|able|ful))[\s-]+$/iu.test(
      before,
    )
  );
}

/** "I am reliable.", "known for being creative and driven." */
function isPredicate(text: string, match: TermMatch): boolean {
  const before = text.slice(Math.max(0, match.start - 40), match.start);
  const after = text.slice(match.end, match.end + 4);
  return (
    /^\s*(?:[.,;!]|$|and\b)/u.test(after) &&
    /\b(?:am|i'm|being|is|and|very|extremely|highly)[\s-]+$/iu.test(before) &&
    (/\b(?:am|i'm|being)\b/iu.test(before) || /^\s*(?:[.!;]|$)/u.test(after))
  );
}
