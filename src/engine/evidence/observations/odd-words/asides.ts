import type { Context } from '../../../context.ts';
import { firstSightings, observedTexts, quoteOf } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';
import { isHomely } from './homely.ts';
import { isLapse } from './lapses.ts';

const ASIDE = /\(([^()]{4,70})\)/gu;
/** Words that make brackets an aside of a person and not a definition, a date, a stack or a place. */
const SPOKEN =
  /\b(?:i|me|my|we|our|us|it|he|she|they|them|not|never|no|none|nobody|only|mostly|mainly|still|almost|nearly|sadly|luckily|honest(?:ly)?|really|once|twice|usually|sometimes|somehow|too|also|alone|myself|again|yes|ish|sort of|kind of|unofficial(?:ly)?|informal(?:ly)?|personal(?:ly)?|self|will|would|could|don't|didn't|wasn't|isn't|can't|was|were|is|are|everyone|someone|nothing|something|everything|because|but|so|if|when|until|before|after|without|nur|noch|nie|nicht|kein\w*|fast|leider|sogar|auch|ohne|selbst|inoffiziell|eigentlich|meist(?:ens)?|seulement|presque|encore|jamais|sans|malheureusement|surtout|toujours|solo|casi|todavía|nunca|sin|también|pero|alleen|bijna|nooit|zonder|maar|niet|tylko|prawie|nigdy|bez|sadece|neredeyse)\b/iu;
const PLAIN =
  /^(?:e\.?g|i\.?e|incl|including|approx|formerly|now|part|full|contract|fixed|temp\w*|permanent|remote|hybrid|onsite|maternity|internship|\d|[A-Z0-9 ./&+-]+$)/u;
/** "(8 staff, one flood)": counts, and at their end the one that nobody planned. */
const COUNTED_TO_ONE = /^\d+ \p{Ll}+,\s(?:and )?(?:one|1|a) \p{Ll}{3,}/u;
const ODDITY = { spoken: 8, homely: 7.5 } as const;
/** A list of names in brackets is a stack; words in lower case talk. */
const LEAST_LOWER = 0.6;
/** "SQL (the basics)" is a level; "Perming (bring a peg)" is a person. */
const LEAST_SKILL_WORDS = 3;
/** German writes its nouns with capitals. */
const LEAST_LOWER_GERMAN = 0.3;

/** "(my fathers)" says whose it was. */
const POSSESSIVE = /^(?:my|our|his|her|their)\s\S+(?:\s\p{L}+)?$/iu;

/** What people put in brackets: the afterthought is where a CV tells the truth. */
export function observeAsides(context: Context): AnySighting[] {
  return firstSightings(observedTexts(context), (text) =>
    [...text.text.matchAll(ASIDE)].flatMap((match): AnySighting[] => {
      const inside = match[1]?.trim() ?? '';
      const words = inside.split(/\s+/u);
      const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
      const spoken = spokenWord(inside);
      if (
        (PLAIN.test(inside) && !COUNTED_TO_ONE.test(inside)) ||
        isLapse(inside) ||
        POINT.test(inside) ||
        POSSESSIVE.test(inside) ||
        words.length < 2 ||
        lower < words.length * (context.cv.language === 'de' ? LEAST_LOWER_GERMAN : LEAST_LOWER) ||
        /@|https?:|www\./u.test(inside)
      )
        return [];
      // What neither talks nor holds a thing of plain life is a number, a list, an explanation or a place, and surprises nobody.
      if (spoken === null && !hasHomely(inside)) return [];
      if (isEnumeration(inside) || (FIGURE.test(inside) && !CLAUSE.test(inside) && !hasHomely(inside))) return [];
      if (spoken === null && text.place === 'skills' && words.length < LEAST_SKILL_WORDS) return [];
      const before = text.text.slice(0, match.index).trim();
      const quoted = before === '' ? null : quoteOf(context, text, match.index, match.index + match[0].length);
      if (quoted === null || quoted.whole === 'phrase' || !quoted.quote.includes(inside) || quoted.quote.startsWith('(')) return [];
      return [
        {
          kind: 'aside',
          ...closed(quoted),
          oddity: spoken !== null ? ODDITY.spoken : ODDITY.homely,
          facts: { inside, before, insideWords: words.length, ...(spoken === null ? {} : { spoken }) },
        },
      ];
    }),
  );
}

/** "(about 900 a year)", "(2 to 6 people)": a measure, in whatever words. */
const FIGURE = /^(?:about|around|over|up to|some|roughly|circa|ca\.?|nearly|almost|only|mostly|out of|usually|never more than|not more than)?\s*[$£€]?\d/iu;

/** "(food, a zoo, two museums, a chain of opticians)": names behind each other, and nobody speaks. */
const isEnumeration = (inside: string): boolean => inside.split(/[,;&]|\sand\s/u).length >= LEAST_ITEMS && !CLAUSE.test(inside) && !DENIES.test(inside);
const LEAST_ITEMS = 3;
const DENIES = /\b(?:not|no|never|nobody|none|one|I|still|nicht|nie|jamais|sin)\b/u;

/** "(six hens, one now retired)": a word of plain life, in whatever trade. */
const hasHomely = (inside: string): boolean => inside.split(/[^\p{L}-]+/u).some((word) => word === word.toLowerCase() && isHomely(word));

/** Words of every explanation as well: they talk only where a clause, a denial or a thing of plain life stands with them. */
const WEAK = /^(?:my|we|our|us|it|them|was|were|is|are|if|when|until|before|after|without|also|so|self|one|will|would|could|sin|sans|ohne|bez)$/u;
const CLAUSE =
  /\b(?:I|it|he|she|they|we|that|this|there|who|nobody|everybody|(?:the|my|our|one) \S+(?: \S+)?)(?:['’](?:s|re|m|ve|d|ll))?\s+(?:is|are|was|were|am|has|have|had|did|does|do|can|could|would|will|won['’]t|took|made|came|went|got|says?|said|asked|knew|\p{L}{3,}(?:ed|s))\b|\b(?:is|are|was|were)\b/iu;
/** What came of it, where it is to be seen, whose firm it was: that is said for its own sake. */
const POINT =
  /\b(?:verdict|affirmed|appeal|awarded|approved|accepted|completed|slides|link|site|website|online|on request|available|enclosed|attached|published|see|restaurant|firm|shop|business|company)\b/iu;

/** The first word that talks, by the name under which it is told; null where none does. */
function spokenWord(inside: string): string | null {
  // "(not launched)" draws no line, it tells how it ended.
  if (/\bnot \p{L}+(?:ed|en|wn)\b/iu.test(inside)) return 'undone';
  const words = [...inside.matchAll(new RegExp(SPOKEN.source, 'giu'))].map(([found]) => found.toLowerCase());
  const word = words.find((one) => !WEAK.test(one)) ?? (CLAUSE.test(inside) || hasHomely(inside) ? words[0] : undefined);
  return word === undefined ? null : (TOLD_AS.get(word) ?? word);
}
const TOLD_AS: ReadonlyMap<string, string> = new Map([
  ['nearly', 'almost'],
  ['unofficially', 'unofficial'],
  ['informal', 'unofficial'],
  ['informally', 'unofficial'],
  ['me', 'i'],
  ['myself', 'self'],
]);

/** A bracket that the trimming took off the end is put back. */
const closed = <T extends { quote: string }>(quoted: T): T =>
  (quoted.quote.match(/\(/gu)?.length ?? 0) > (quoted.quote.match(/\)/gu)?.length ?? 0) ? { ...quoted, quote: `${quoted.quote})` } : quoted;
