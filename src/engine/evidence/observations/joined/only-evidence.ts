import type { Context } from '../../../context.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import { locate } from '../../shared/locate.ts';
import { observedTexts, quoteOf, type ObservedText } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

const ODDITY = { thin: 7.5, study: 6.5, usual: 5 } as const;
const LONGEST_SKILL = 28;
const MOST_WORDS = 3;
/** The witness stands beside the skill, before the joke. */
const MAX_WITNESS = 64;
/** What a witness says who has not seen much. */
const THIN =
  /\b(?:help(?:ed|ing)?|assist(?:ed|ing|s)?|support(?:ed|ing)?|basic|beginners?|introduct\w+|intro|some|week \d+|module|attendance|learn(?:ed|ing|t)?|shadow\w*|observ\w*|familiar\w*|exposure|once|twice|occasional\w*|used)\b/iu;

/**
 * A listed skill that one other line of the page names, and no more: the witness. Counted in whole words over all lines, in any case, so that
 * a reader with a pencil finds as many; skills that are plain words ("planning") are said in other words as well and are left out.
 */
export function observeOnlyEvidence(context: Context): AnySighting[] {
  if (context.cv.language !== 'en') return [];
  const texts = observedTexts(context).filter(({ place, section }) => (place === 'work' || place === 'study') && section !== 'skills' && section !== 'summary');
  const sightings = context.cv.skills.flatMap((skill): AnySighting[] => {
    const name = skill.value.trim();
    if (!isTool(name)) return [];
    const word = new RegExp(String.raw`(?<![\p{L}\d])${name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}(?![\p{L}\d+#])`, 'iu');
    const lines = context.lines.filter(({ text }) => word.test(text));
    const [text, ...others] = texts.filter((one) => word.test(one.text));
    if (text !== undefined && isList(text)) return [];
    // The list and the witness: two lines, or there is a third that knows.
    if (text === undefined || others.length > 0 || lines.length !== 2) return [];
    const place = locate(context, name, skill);
    const hit = word.exec(text.text);
    const quoted = hit === null ? null : quoteOf(context, text, hit.index, hit.index + hit[0].length, MAX_WITNESS);
    if (place === null || quoted === null || isOnLineOf(place, text)) return [];
    const facts = { skill: name, evidence: quoted.quote };
    return [{ kind: 'only-evidence', ...quoted, also: [{ quote: name, ...place }], oddity: oddityOf(text), facts }];
  });
  return sightings.toSorted((a, b) => b.oddity - a.oddity).slice(0, 1);
}

/** Another list is no witness. */
const isList = ({ text, tokens, place }: ObservedText): boolean =>
  place === 'work' && (/^[\p{L} &]{3,24}:/u.test(text) || (text.match(/[,;|•/]/gu)?.length ?? 0) * 3 > tokens.length);

const isOnLineOf = (a: { page: number; line: number }, b: { page: number; line: number }): boolean => a.page === b.page && a.line === b.line;

const oddityOf = ({ text, place }: ObservedText): number => (THIN.test(text) ? ODDITY.thin : place === 'study' ? ODDITY.study : ODDITY.usual);

/** A name of a thing that one can have used, not a virtue: written with capitals or signs, and no word of the dictionary. */
function isTool(name: string): boolean {
  const words = name.split(/\s+/u);
  return (
    name.length >= 3 &&
    name.length <= LONGEST_SKILL &&
    words.length <= MOST_WORDS &&
    !/[(),;:/]/u.test(name) &&
    words.some((word) => /\p{Lu}|\d|[#+.]/u.test(word)) &&
    !words.every((word) => PLAIN_WORDS.has(word.toLowerCase()) && !TOOLS_OF_PLAIN_WORDS.test(word))
  );
}
const TOOLS_OF_PLAIN_WORDS =
  /^(?:Excel|Word|Outlook|Python|Oracle|Access|Java|Swift|Teams|Sage|Slack|Notion|Tableau|Illustrator|Shell|Ruby|Spark|Hive|Docker|Maya|Blender)$/u;
