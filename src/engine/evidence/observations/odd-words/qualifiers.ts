import type { Context } from '../../../context.ts';
import { firstSightings, observedTexts, quoteOf } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

/** Words that take a little back, each by the name under which it is told. */
const QUALIFIERS: readonly (readonly [string, RegExp])[] = [
  ['mainly', /\b(?:mainly|mostly|largely|primarily|hauptsächlich|überwiegend|meistens|principalement|surtout|principalmente|sobre todo|vooral|głównie)\b/iu],
  ['so far', /\bso far\b|(?<!\bup )(?<!\bup-)\bto date\b(?!\s*[)–-])|\bbisher\b|\bbislang\b|\bjusqu['’]ici\b|\bhasta ahora\b|\btot nu toe\b/iu],
  ['still', /\bstill\b(?! life)|\bnoch immer\b|\bimmer noch\b|\btodavía\b|\bnog steeds\b/iu],
  ['nearly', /\b(?:nearly|almost|just under|not quite|fast alle|beinahe|presque|casi|bijna|prawie)\b/iu],
  ['informally', /\b(?:informal(?:ly)?|unofficial(?:ly)?|off the record)\b/iu],
  ['occasionally', /\b(?:occasional(?:ly)?|sometimes|now and then|from time to time|every so often)\b/iu],
  ['a bit of', /\ba (?:bit|little) of\b|\bsome (?:basic|light)\b|\bsmattering\b/iu],
  ['self-taught', /\bself[- ]taught\b|\bautodidact\w*/iu],
  ['ish', /\b\w+-ish\)|\(ish\)|\bish\b|(?<!\b(?:any|every|all|some|this|that|what|one|same|a) )\b(?:sort|kind) of\b/iu],
  ['only', /\bonly\b(?! child)|\bseulement\b|\bsolamente\b|\bslechts\b/iu],
  ['rusty', /\b(?:rusty|a while ago|out of practice)\b/iu],
  ['survived', /\bsurviv(?:ed|ing)\b/iu],
  ['accidentally', /\b(?:accidental(?:ly)?|by accident|by mistake|somehow)\b/iu],
  ['voluntold', /\b(?:reluctantly|(?:nobody|no one) else (?:would|wanted))\b/iu],
  ['reportedly', /\b(?:allegedly|reportedly|supposedly|said to be|apparently|arguably)\b/iu],
  ['at least', /\bat least\b/iu],
  ['eventually', /\b(?:eventually|in the end|at last|finally)\b/iu],
];
/** What "mainly" takes something back from: how well, how often, whether at all. */
const HEDGED =
  /^\s+(?:on time|at night|by myself|alone|un\p{Ll}+|\p{Ll}+(?:ed|ly|ful|less|able|ible)\b|true|legal|sober|right|clean|dry|awake|the same|without|not|still|me\b|him\b|her\b|them\b)/iu;
const ODDITY = 4;

/** A qualifier is the most honest word on a CV. One of a sort. */
export function observeQualifiers(context: Context): AnySighting[] {
  const seen = new Set<string>();
  // The title of a paper takes nothing back.
  const texts = observedTexts(context).filter(({ section }) => section !== 'publications');
  return firstSightings(texts, (text) =>
    QUALIFIERS.flatMap(([word, pattern]): AnySighting[] => {
      const found = pattern.exec(text.text);
      if (found === null || seen.has(word) || (word === 'only' && /\bread[- ]only|not only\b/iu.test(text.text))) return [];
      // What follows says how, or for how long: nothing is taken back. A bracket behind it says the rest.
      const after = text.text.slice(found.index + found[0].length);
      if (
        (word === 'mainly' && /^\s+(?:by|because|to|in|on|through|due|from|for|at)\b|^[^.;]{0,60}\(/iu.test(after)) ||
        // "9 so far" counts; "no complaints so far" is a hedge.
        (word === 'so far' && /\d/u.test(text.text) && !/\b(?:no|not|never|none|without|zero)\b/iu.test(text.text)) ||
        // "Sofas mainly", "mainly bungalows": what sort of thing it was, and no less of it.
        (word === 'mainly' && context.cv.language === 'en' && !HEDGED.test(after)) ||
        (word === 'nearly' && /^\s+(?:(?:\d+|\p{L}+)\+?\s+years?|all|every|always|only|entirely|[\d£$€])(?:\b|(?=\d))/iu.test(after)) ||
        // "Only until 11" sets a limit.
        (word === 'only' && /^\s+(?:until|till|from|on|at|when|if|in|for|with|by|after|before|during|between)\b/iu.test(after)) ||
        // "Did all of it only the plastering": all but that.
        (word === 'only' && /\ball\b[^.;]*$/iu.test(text.text.slice(0, found.index))) ||
        // "All still on the register": that it lasts is the result.
        (word === 'still' && /\b(?:all|both|every one|each|most)\s+$/iu.test(text.text.slice(0, found.index)))
      )
        return [];
      const quoted = quoteOf(context, text, found.index, found.index + found[0].length);
      // What is taken back has to be seen.
      if (quoted === null || quoted.whole === 'phrase') return [];
      seen.add(word);
      return [
        { kind: 'qualifier', ...quoted, oddity: ODDITY, facts: { word, rest: text.text.slice(found.index + found[0].length).trim() || '…', it: found[0] } },
      ];
    }),
  );
}
