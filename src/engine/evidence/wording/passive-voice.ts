import type { Draft, Detector } from '../detector.ts';
import { quoteAround } from '../shared/locate.ts';
import { statementsOf } from '../shared/statements.ts';
import { cvVerb } from '../../english/grammar/verbs.ts';

const PASSIVE = /\b(?:was|were|been|being)\s+(?:\p{L}+ly\s+)?(\p{L}+)/giu;
const PARTICIPLES: ReadonlySet<string> = new Set(
  'done made given taken written built sent kept held shown brought bought taught sold driven grown rewritten overseen spent lost met seen paid undertaken'.split(
    ' ',
  ),
);
/** What others did to the person with good reason to tell it, and adjectives that only look like a passive. */
const HONEST: ReadonlySet<string> = new Set(
  `promoted awarded selected recognized recognised nominated chosen honored honoured hired recruited invited named elected appointed ranked rated published accepted commended
   praised headhunted retained rewarded certified licensed trained mentored based located involved tasked assigned required asked expected entrusted charged exposed interested
   experienced dedicated committed motivated organized organised focused skilled qualified concerned related used able laid released furloughed presented given granted taught brought made met born known`.split(
    /\s+/u,
  ),
);
/** Honest of a person ("was given charge of"), and nobody's doing when things were: "bug fixes were made". */
const HONEST_OF_A_PERSON: ReadonlySet<string> = new Set(['made', 'given', 'presented', 'granted', 'taught', 'brought', 'organized', 'organised']);
/** "Ensured that procedures were followed" has a doer; only a main clause counts. */
const SUBORDINATE = /\b(?:that|which|who|when|where|if|as|ensur\p{L}*|so|until|because|verif\p{L}*|I|we|they)\b/iu;
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
        const isParticiple = PARTICIPLES.has(word) || cvVerb(word)?.tense === 'past';
        if (!isParticiple || isHonest(text, found.index, found[0], word) || SUBORDINATE.test(text.slice(0, found.index))) continue;
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

function isHonest(text: string, at: number, phrase: string, word: string): boolean {
  // "Were" after a subject of its own: more than one thing, so not the writer.
  return HONEST.has(word) && !(HONEST_OF_A_PERSON.has(word) && /^were /iu.test(phrase) && /\p{L}{3}s\s*$/u.test(text.slice(0, at)));
}
