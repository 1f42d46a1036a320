import type { Draft, Detector } from '../detector.ts';
import { quoteAround } from '../shared/locate.ts';
import { statementsOf } from '../shared/statements.ts';
import { cvVerb } from '../../english/grammar/verbs.ts';
import { PASSIVE_PARTICIPLES, HONEST_PASSIVES, HONEST_OF_A_PERSON, SUBORDINATE } from '../../lexicon/wording/passives.ts';

/** With the particle that makes another verb of it: “were sold out” is no sale. */
const PASSIVE = /\b(?:was|were|been|being)\s+(?:\p{L}+ly\s+)?(\p{L}+)(?:\s+(?<particle>out|off|up|down|back|over|away)\b)?/giu;
/** What became of the goods, and hides nobody's work. */
const SOLD_OUT = /\bsold\s+out$/iu;
const MOST = 3;

/** Statements in which the work was done by nobody ("Reports were prepared"). */
export const passiveVoiceDetector: Detector<'passive-voice'> = {
  kind: 'passive-voice',
  detect(context) {
    if (context.cv.language !== 'en') return [];
    const drafts: Draft<'passive-voice'>[] = [];
    let times = 0;
    for (const { passage, start, text, verb } of statementsOf(context)) {
      if (verb?.tense === 'past' || verb?.tense === 'ing') continue;
      for (const found of text.matchAll(PASSIVE)) {
        const word = (found[1] ?? '').toLowerCase();
        const isParticiple = PASSIVE_PARTICIPLES.has(word) || cvVerb(word)?.tense === 'past';
        if (
          !isParticiple ||
          SOLD_OUT.test(found[0]) ||
          isNobodysDeed(text, word) ||
          isHonest(text, found.index, found[0], word) ||
          SUBORDINATE.test(text.slice(0, found.index))
        )
          continue;
        times += 1;
        const at = start + found.index;
        const quoted = quoteAround(context, passage.text, passage, at, at + found[0].length);
        if (quoted && drafts.length < MOST) drafts.push({ ...quoted, weight: 4, facts: { phrase: found[0].toLowerCase(), times: 0 } });
        break;
      }
    }
    return drafts.map((draft) => ({ ...draft, facts: { ...draft.facts, times } }));
  },
};

/** "The laboratory was closed in spring": what became of a place or an undertaking, and no work that anybody hides. */
const isNobodysDeed = (text: string, word: string): boolean =>
  /^(?:closed|shut|opened|cancelled|canceled|postponed|paused|stopped|suspended|founded|sold|merged|acquired|bought|taken|flooded|moved|discontinued|disbanded)$/u.test(
    word,
  ) &&
  /\b(?:laborator(?:y|ies)|labs?|plants?|factor(?:y|ies)|mills?|branch(?:es)?|offices?|schools?|shops?|stores?|sites?|depots?|hospitals?|wards?|hotels?|restaurants?|kitchens?|departments?|compan(?:y|ies)|firms?|business(?:es)?|borders?|universit(?:y|ies)|libraries|library|theatres?|expansions?|seasons?|courses?|programmes?|programs?|lines?|unit)\s+(?:\p{L}+\s){0,2}?(?:was|were|been|being)\s/iu.test(
    text,
  );

function isHonest(text: string, at: number, phrase: string, word: string): boolean {
  // "Were" after a subject of its own: more than one thing, so not the writer.
  return HONEST_PASSIVES.has(word) && !(HONEST_OF_A_PERSON.has(word) && /^were /iu.test(phrase) && /\p{L}{3}s\s*$/u.test(text.slice(0, at)));
}
