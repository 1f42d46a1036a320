import type { Context } from '../../context.ts';
import { MEASURING_WORDS, NUMBER_VALUES } from '../../lexicon/words/numbers.ts';
import { passagesOf } from './passages.ts';
import type { Passage } from './passages.ts';

/**
 * What is counted is counted here, once (rule 3): the bullets of all jobs, whatever they say. Lines without a sign are notes where most
 * lines of work carry one. Only what a sentence prints; who looks for candidates may look at fewer.
 */
export function jobBullets(context: Context): readonly Passage[] {
  const known = memo.get(context);
  if (known) return known;
  const all = passagesOf(context).filter(({ role }) => role === 'job');
  const marked = all.filter((passage) => passage.marked);
  const bullets = marked.length * 2 >= all.length ? marked : all;
  memo.set(context, bullets);
  return bullets;
}
const memo = new WeakMap<Context, readonly Passage[]>();

const WORDS_OF_OTHER_LANGUAGES =
  'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|hundert|tausend|deux|trois|quatre|cinq|sept|huit|neuf|dix|cent|mille|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|mil';
const IN_WORDS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[...NUMBER_VALUES.keys()].filter((word) => word !== 'one').join('|')}|${MEASURING_WORDS}|hundreds?|thousands?|millions?|half|third|quarter|dozens?|${WORDS_OF_OTHER_LANGUAGES})(?!\p{L})`,
  'iu',
);

/** Whether a bullet carries a number at all, in digits or in words: what a reader means who says "no number". */
export const carriesNumber = (text: string): boolean => /\d/u.test(text) || IN_WORDS.test(text);
