import { tokensOf } from './tokens.ts';
import { cvVerb } from './grammar/verbs.ts';
import { NOMINALS } from '../lexicon/wording/nominals.ts';
import { CLAIM_PHRASES, VERB_STRENGTHS, type Strength } from '../lexicon/claims/strengths.ts';

export interface Claim {
  /** Bare verb, or the phrase of the table. */
  verb: string;
  /** Its own strength, or that of the words that hold it down ("helped to lead" is 1). */
  strength: Strength;
  /** As written. */
  text: string;
  /** Offsets in the text. */
  start: number;
  end: number;
}

const PHRASE = new RegExp(CLAIM_PHRASES.map(([, forms], at) => `(?<p${at}>(?<![\\p{L}-])(?:${forms})(?![\\p{L}-]))`).join('|'), 'giu');

/** Nouns as often as verbs in their bare form: a claim only where they open a clause. */
const OPENS_CLAUSE = /(?:^|[.!?;:,(–—\]]\s*|\b(?:and|&|to|I|also|then|which|who|that)\s+)$/iu;
/** "Weekly marketing meetings" markets nothing: an -ing form claims at the beginning of a clause, after a comma or a preposition, or as the next of several. */
const OPENS_GERUND = /(?:^|[.!?;:,(–—\]]\s*|\b(?:for|in|of|by|with|while|when|through|to|at|from|on|included?|including|involved|were|are)\s+)$/iu;
/** "Preparation of reports", "responsible for the preparation and filing of returns": the noun says what was done as its verb does. */
const OPENS_NOMINAL = /(?:^|[.!?;:–—\]]\s*|,\s+|\b(?:for|included?|including|and|&)\s+)(?:the\s+)?$/iu;
const OF_ITS_OBJECT = /^(?:(?:,\s|\s(?:and|&)\s)\p{L}[\p{L}-]+){0,2}\sof\s/iu;
const FURTHER = /(?:\band|&|\bor)\s+$/iu;
/** How far a phrase reaches on to the verb it holds down: "helped the head chef to train", "assisted in managing". */
const HELD_WITHIN = 5;
const CLAUSE_END = /[.;:!?–—]|,\s|\b(?:which|who)\b/u;

/** All that a text claims was done, in its order. */
export function claimsIn(text: string): Claim[] {
  const phrases: Claim[] = [...text.matchAll(PHRASE)].map((found) => {
    const at = CLAIM_PHRASES.findIndex((_, index) => found.groups?.[`p${index}`] !== undefined);
    return { verb: phraseName(found[0], at), strength: CLAIM_PHRASES[at]?.[0] ?? 0, text: found[0], start: found.index, end: found.index + found[0].length };
  });
  const claims = [...phrases];
  let gerund = false;
  for (const token of tokensOf(text)) {
    if (phrases.some(({ start, end }) => token.start < end && token.end > start)) continue;
    const before = text.slice(0, token.start);
    const done = NOMINALS.get(token.word);
    if (done !== undefined && (OPENS_NOMINAL.test(before) || (gerund && FURTHER.test(before))) && OF_ITS_OBJECT.test(text.slice(token.end))) {
      gerund = true;
      const strength = held(text, token.start, phrases, VERB_STRENGTHS.get(done) ?? (cvVerb(done)?.strong === true ? 4 : 2));
      claims.push({ verb: done, strength, text: text.slice(token.start, token.end), start: token.start, end: token.end });
      continue;
    }
    const form = cvVerb(token.word);
    if (form === undefined) continue;
    const opens = form.tense === 'ing' ? OPENS_GERUND.test(before) || (gerund && FURTHER.test(before)) : form.tense === 'past' || OPENS_CLAUSE.test(before);
    if (!opens) continue;
    gerund = form.tense === 'ing';
    const own = VERB_STRENGTHS.get(form.verb) ?? (form.strong ? 4 : 2);
    claims.push({
      verb: form.verb,
      strength: held(text, token.start, phrases, own),
      text: text.slice(token.start, token.end),
      start: token.start,
      end: token.end,
    });
  }
  return claims.toSorted((a, b) => a.start - b.start);
}

/** All weak phrases of a strength are one verb: "assisted with" may become "supported". */
const phraseName = (written: string, at: number): string => (CLAIM_PHRASES[at]?.[0] === 4 ? written.toLowerCase() : `strength ${CLAIM_PHRASES[at]?.[0]}`);

function held(text: string, start: number, phrases: readonly Claim[], own: Strength): Strength {
  let strength = own;
  for (const phrase of phrases) {
    if (phrase.end > start) continue;
    const between = text.slice(phrase.end, start);
    if (CLAUSE_END.test(between) || between.trim().split(/\s+/u).length > HELD_WITHIN) continue;
    // "Attended meetings and took notes" tells of two deeds; "responsible for ordering and selling" of one duty.
    if (phrase.strength === 0 && /\band\b/iu.test(between) && !(/^\p{L}+/u.exec(text.slice(start))?.[0] ?? '').endsWith('ing')) continue;
    // Who answers for leading says that she led; who answers for growth has not yet said that anything grew.
    const cap = phrase.strength === 3 && own < 5 ? own : phrase.strength;
    if (cap < strength) strength = cap;
  }
  return strength;
}
