import { DEEDS_OF_DUTY, GERUND_NOUNS } from '../../lexicon/grammar/gerunds.ts';
import { HUMBLE_VERBS } from '../../lexicon/grammar/verbs.ts';
import { capital } from './capitals.ts';
import { cvVerb, pastOf, verbOf } from './verbs.ts';

/** "ordering" -> "ordered"; null for anything that is no -ing form of a verb of work. */
export function pastOfGerund(word: string): string | null {
  const low = word.toLowerCase();
  const verb = cvVerb(low) ?? verbOf(low);
  return verb?.tense === 'ing' && (cvVerb(low) !== undefined || HUMBLE_VERBS.has(verb.verb)) ? pastOf(verb.verb) : null;
}

/** A verb of its own behind a gerund: the sentence is told already. */
const OTHER_VERB =
  /\s(?:is|are|was|were|has|had|have|entail(?:s|ed)|means?|meant|requires?|required|involves?|involved|includes|included|consist(?:s|ed)|taught|gave|made|helped|allowed|led|provides|compiles|identifies|establishe[sd])\s/iu;
const SUBORDINATE = /\s(?:which|that|who|where|when|while|as|if|because|so)\s/iu;
/** Whether a thing or two behind the gerund there is a verb in the past. */
function hasOwnVerb(rest: string): boolean {
  const [, word = ''] = /^(?:\s+\p{Ll}+){1,2}?\s+(\p{Ll}+)\s/u.exec(rest) ?? [];
  return (
    /^\s+\p{Ll}+s\s/u.test(rest) &&
    verbOf(word)?.form === 'past' &&
    /^\s+\p{Ll}+s\s+\p{Ll}+\s+(?:for|to|the|a|an|that|back|us|me|our|their|it|them)\b/u.test(rest)
  );
}
const AFTER_DEED = /^\s+(?:the|a|an|all|our|new|with|to|up|on|out|my|any|his|her|their|that|\d)\b/iu;

/**
 * A statement that opens with gerunds told in the past: "Answering the phone and dealing with enquiries" becomes
 * "Answered the phone and dealt with enquiries". `ofDuty`: what follows "responsible for", where nearly all of them are deeds. Null when it opens with anything else.
 */
export function gerundsToPast(text: string, ofDuty = false): string | null {
  const isNoun = (word: string): boolean => GERUND_NOUNS.has(word) || (!ofDuty && DEEDS_OF_DUTY.has(word));
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  const opening = pastOfGerund(first);
  if (opening === null || (isNoun(first.toLowerCase()) && !AFTER_DEED.test(text.slice(first.length)))) return null;
  // "Working there entailed the same tasks", "Inspecting of the kitchen": the gerund is the subject, or a noun.
  if (/^\s+of\b/iu.test(text.slice(first.length)) || OTHER_VERB.test(text.slice(first.length).split(SUBORDINATE)[0] ?? '')) return null;
  // "Hiring managers asked for the others back": somebody else's deed, and the gerund only says what kind of managers.
  if (hasOwnVerb(text.slice(first.length))) return null;
  // "Answering phones, ordering supplies and cleaning tables": deeds throughout.
  const isList = /,\s+(?:and\s+)?\p{Ll}+ing\s/u.test(text);
  // What is joined to a deed is a deed; what only follows a comma may be a thing ("wound care, training").
  const rest = text
    .slice(first.length)
    .replace(/(,\s+(?:and\s+)?|\s+and\s+|\s+&\s+)(\p{Ll}+ing)(?=\s|,|$)/gu, (whole, joint: string, word: string, at: number, all: string) => {
      const past = pastOfGerund(word);
      const after = all.slice(at + whole.length);
      // "Billings and supporting documentation", "the preparation and serving of foods": no deed of their own.
      const isUnsure = /^\s+of\b/u.test(after) || (!ofDuty && !isList && !AFTER_DEED.test(after)) || (GERUND_NOUNS.has(word) && !AFTER_DEED.test(after));
      return past === null || isUnsure ? whole : `${joint}${past}`;
    });
  // Half in one tense and half in the other is worse than it was.
  return /\p{L}ing,? (?:and|&) \p{Ll}+ed\b|(?:and|&)\s+\p{Ll}+ing\b/u.test(rest) ? null : capital(opening) + rest;
}
