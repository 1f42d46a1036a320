import type { Context } from '../../context.ts';
import { foldedWords, foldKeepingSigns } from '../../english/folding.ts';
import { EXPIRED, NEGATION, WISHES } from '../../lexicon/advert/implications.ts';
import { SAME_THING } from '../../lexicon/advert/same-thing.ts';
import { EMPTY_WORDS, THIN_WORDS } from '../../lexicon/advert/thin-words.ts';
import { isEverydayWord } from '../../lexicon/words/word-sizes.ts';
import { isPrivateLine } from '../../privacy/private-lines.ts';
import type { AdvertRequirement } from '../advert.ts';
import type { Finding } from '../outcomes.ts';
import type { ProofPassage } from '../proof.ts';
import { sameWord } from './same-word.ts';

/** How much a word says of what is asked for; below `LEAST` a line has nothing to do with it. */
const WORTH = { rare: 4, plain: 2, sameThing: 3, thin: 1, empty: 0.5 } as const;
const LEAST = 3;
/** Letters; shorter words are parts of too many. */
const A_WORD = 3;
/** Characters; more is not read as one line. */
const LONGEST = 240;
/** Lines that are looked at. */
const MOST_LINES = 800;

/**
 * The line that comes nearest to what no line says: one that holds a word of the requirement that means something, or another word
 * for it, wherever it stands on the page. Null where none does; only then is there nothing to show (rule 2).
 */
export function nearLine(
  { phrase, alternatives }: AdvertRequirement,
  context: Context,
  passages: readonly ProofPassage[],
): NonNullable<Finding['proof']> | null {
  const folded = foldKeepingSigns([phrase, ...alternatives].join(' '));
  const asked = new Map<string, number>();
  for (const word of foldedWords(folded)) if (word.length >= A_WORD && !/^\d/u.test(word)) asked.set(word, worthOf(word));
  const things = SAME_THING.filter((pattern) => pattern.test(folded));
  const most = [...asked.values()].reduce((sum, worth) => sum + worth, 0) + things.length * WORTH.sameThing;
  const least = Math.min(LEAST, most);
  if (least < WORTH.thin) return null;
  let best: { line: Line; score: number } | null = null;
  // Statements first: a line that is cut by the margin says less than the whole.
  for (const line of [...passages.filter(({ statement }) => statement), ...context.lines.slice(0, MOST_LINES)]) {
    const score = scoreOf(line.text, asked, things);
    if (score >= least && score > (best?.score ?? 0) && !isHeading(line, context) && !isPrivateLine(context, line)) best = { line, score };
  }
  if (best === null) return null;
  const { text, page, line } = best.line;
  return { quote: text.replace(/^\s*[•●▪■◦○‣⁃∙·►➢*–—-]\s*/u, ''), page, line };
}

type Line = Pick<ProofPassage, 'text' | 'page' | 'line'>;

function scoreOf(text: string, asked: ReadonlyMap<string, number>, things: readonly RegExp[]): number {
  if (text.length > LONGEST || !TELLS.test(text) || STUMP.test(text) || WISHES.test(text) || EXPIRED.test(text)) return 0;
  const line = foldKeepingSigns(text);
  const words = foldedWords(text);
  let score = things.filter((pattern) => pattern.test(line)).length * WORTH.sameThing;
  for (const [word, worth] of asked) {
    const own = words.find((one) => sameWord(word, one));
    if (own !== undefined && !NEGATION.test(line.slice(0, Math.max(0, line.indexOf(own))))) score += worth;
  }
  return score;
}
/** The end of a sentence whose beginning stands in another line. */
const STUMP = /^\s*\p{Ll}\S*(?:\s\S+)?$/u;
/** More than a number and a mark. */
const TELLS = /\p{L}{3}/u;

const worthOf = (word: string): number =>
  EMPTY_WORDS.has(word) ? (isSmall(word) ? 0 : WORTH.empty) : THIN_WORDS.has(word) ? WORTH.thin : isEverydayWord(word) ? WORTH.plain : WORTH.rare;
/** Words of grammar say nothing, however many of them meet. */
const isSmall = (word: string): boolean =>
  word.length <= 4 ||
  /^(?:about|above|after|again|along|among|around|before|being|between|could|every|first|least|might|other|others|should|their|there|these|those|three|through|under|using|where|which|while|within|without|would|years|your)$/u.test(
    word,
  );

const isHeading = ({ page, line }: { page: number; line: number }, { cv }: Context): boolean =>
  cv.sections.some(({ heading }) => heading?.page === page && heading.line === line);
