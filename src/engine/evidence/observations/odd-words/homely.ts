import type { Context } from '../../../context.ts';
import { keysOf } from '../../../../domain/keys.ts';
import { tokensOf } from '../../../english/tokens.ts';
import { HOMELY } from '../../../lexicon/comic/homely-words.ts';
import { OF_HOMELY_WORDS } from '../../../lexicon/comic/homely/of-homely-words.ts';
import { firstSightings, observedTexts, quoteOf } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';
import { PhraseIndex } from '../world/phrase-index.ts';
import { tradeOfJob, tradesOf } from '../world/trade-of.ts';

const ODDITY = 6;
/** A thing that has a joke of its own. */
const TOLD_BY_ITSELF = 7.6;
/** Homely words that are something else beside these: paper jams, an umbrella corporation. */
const OTHER_THING: readonly (readonly [said: RegExp, beside: RegExp])[] = [
  [/^jams?$/iu, /\b(?:paper|scan\w*|print\w*|copi\w*|register\w*|traffic|log|machines?|conveyor|equipment|mail|feeder)\b/iu],
  // "Tractor licence (cat F)", "cat 5": a category.
  [/^cats?$/iu, /\bcat\.? ?(?:[A-Z]{1,3}\d?|\d\w?|[IVX]+)\b|\bcat\.\s/u],
  // "A 7 m cat" is a boat, "dogs and lashings" hold a ladder.
  [/^cats?$/iu, /\b(?:\d ?m|\d ?ft|foot|metre|rig\w*|sail\w*|vessels?) cats?\b/iu],
  [/^dogs?$/iu, /\b(?:lashings?|clamps?|bolts?|ladders?|lathes?|shuttering|hatch\w*|latch\w*|timbers?|sawlogs?)\b/iu],
  [/^bees?$/iu, /\bspelling\b/iu],
  [/^sharks?$/iu, /\bloan\b/iu],
  [/^(?:postman|mermaid|wizard)s?$/iu, /\b(?:api|apis|test\p{L}*|swagger|diagrams?|chart|markdown|set ?up|install\w*|config\w*|software|form)\b/iu],
  [/^kites?$/iu, /\bmark\w*\b/iu],
  [/^tents?$/iu, /\b(?:pole|hire|erect\w*|rig\w*)\b/iu],
  [/^brownies?$/iu, /\b(?:guid\p{L}+|leader|pack|scout\p{L}*|rainbows?|points?)\b/iu],
  [/^umbrella$/iu, /\b(?:corporation|company|organi[sz]ation|policy|policies|insurance|group|agreement|term|brand)\b/iu],
  [/^(?:cherry|plum|peach)$/iu, /\bpick\w*|\bpicker\b/iu],
  [/^(?:tin|jar|jars|tins)$/iu, /\b(?:number|files?|java|deploy\w*|tax)\b/iu],
  [/^(?:cookie|chips?|honey|onion|potato|crumbs?)$/iu, /\b(?:browser|consent|micro\w*|silicon|semiconductor|pot|routing|couch|bread)\b/iu],
  [/^(?:bull|bear|ox|snake|python|monkey|whale|penguin|camel)$/iu, /\b(?:market|chart|code|script|docker|test\w*|survey|linux)\b/iu],
  [/^(?:spy|ghost|king|queen)$/iu, /\b(?:writ\w*|etf|index|kitchen|bed|size|mattress)\b/iu],
  [/^toilets?$/iu, /\b(?:habits|training|train\w*|resident|child\w*|toddlers?)\b/iu],
];
/** What goes on as the name of something else. */
const NAMES_ANOTHER =
  /^\s(?:temperatures?|logs?|monitoring|units?|systems?|records?|lines?|machines?|equipment|rooms?|racks?|doors?|covers?|controls?|tests?|testing|checks?|stocks?|counts?|suppliers?|products?|production|plants?|processing|industry|sector|market|brand|boxes|sizes?|parts?|repairs?|services?|maintenance|installation|installations)(?!\p{L})/iu;
/** A list of two words is a list. */
const LEAST_WORDS = 3;

interface HomelyWord {
  sort: string;
  /** As the list has it: singular. */
  word: string;
}

let index: PhraseIndex<HomelyWord> | null = null;

/** The homely words, each with its sort. Made once. */
export function homelyWords(): PhraseIndex<HomelyWord> {
  if (index !== null) return index;
  index = new PhraseIndex<HomelyWord>();
  for (const sort of keysOf(HOMELY))
    for (const listed of HOMELY[sort]?.words.split(' ') ?? []) {
      const word = listed.replaceAll('-', ' ');
      index.add(word, { sort, word });
    }
  return index;
}

/** Whether a word alone is one of plain life outside work, whatever the trade. */
export const isHomely = (word: string): boolean => homelyWords().hits(word, tokensOf(word)).length > 0;

/**
 * A plain word of life outside work in a line of work: a parrot, a teapot, a vicar. Printed in lower case, or it may be a name; not where
 * the trade deals in such things. One of each sort.
 */
export function observeHomely(context: Context): AnySighting[] {
  if (context.cv.language !== 'en') return [];
  const allTrades = tradesOf(context);
  const seen = new Set<string>();
  return firstSightings(observedTexts(context), (text) => {
    if (text.place === 'interests' || text.tokens.length < LEAST_WORDS) return [];
    // A hen is no oddity on a farm; in the care home of somebody who once cooked it is. What no job is known to deal in, any of them may.
    const own = text.job === null ? undefined : tradeOfJob(text.job);
    const trades = own === undefined ? allTrades : new Set([own]);
    return homelyWords()
      .hits(text.text, text.tokens)
      .flatMap(({ value: { sort, word: known }, start, end }): AnySighting[] => {
        const word = text.text.slice(start, end);
        // "Wears many hats" is said by everybody.
        if (/\b(?:many|several|multiple|different|various|both|two|three)\s+$/iu.test(text.text.slice(0, start)) && /^hats$/iu.test(word)) return [];
        if (OTHER_THING.some(([said, beside]) => said.test(word) && beside.test(text.text))) return [];
        if (seen.has(sort) || word !== word.toLowerCase() || HOMELY[sort]?.unless.some((trade) => trades.has(trade)) === true) return [];
        // Part of a longer name: "the Dog and Duck", "cat 5e", "hot-dog".
        if (/[-/]$/u.test(text.text.slice(0, start)) || /^[-/\d]|^\s+\d/u.test(text.text.slice(end)) || /\p{Lu}[\p{L}'’]*\s+$/u.test(text.text.slice(0, start)))
          return [];
        // “Fridge temperature log”: a thing of the trade that has the word in its name.
        if (NAMES_ANOTHER.test(text.text.slice(end))) return [];
        const quoted = quoteOf(context, text, start, end);
        // A word torn out of its line shows nobody at work.
        if (quoted === null || quoted.quote.split(/\s+/u).length < LEAST_WORDS) return [];
        seen.add(sort);
        return [{ kind: 'homely', ...quoted, oddity: known in OF_HOMELY_WORDS ? TOLD_BY_ITSELF : ODDITY, facts: { it: word, sort, word: known } }];
      });
  });
}
