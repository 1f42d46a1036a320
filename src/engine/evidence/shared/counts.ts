import type { Context } from '../../context.ts';
import { seenLine } from '../../reading/text/seen-line.ts';
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

/** Fewer bullets than this are not counted in a sentence. */
const FEW = 3;

/** The bullets of all jobs where anybody who counts the page would get as many; null where the reading may have lost or glued some, and no number is printed. */
export function countedBullets(context: Context): readonly Passage[] | null {
  const { cv, document } = context;
  const bullets = jobBullets(context);
  const isPlain = document.columns === 1 && !document.hasTable && !document.truncated;
  const isWhole = bullets.length >= FEW && bullets.every(({ marked }) => marked) && bullets.length === signsAmongJobs(context);
  const isParted = cv.experience.every((job) => job.bullets.length > 0 && job.period !== null) && headsAgree(context);
  return isPlain && isWhole && isParted ? bullets : null;
}

/** A second, cruder count: lines with a sign of their own under the headings of work and above the first heading. */
function signsAmongJobs({ cv, lines }: Context): number {
  const within = cv.sections.filter(({ kind }) => kind === 'experience' || kind === 'header');
  return within.flatMap(({ from, to }) => lines.slice(from, to)).filter((line, at) => seenLine(line, at).marked).length;
}

/** A date as a head ends or begins with it: "2019", "03/19", "May '15", "22.06", "Sep 19", "to date". */
const DATE = String.raw`(?:(?<![\d,.])(?:19|20)\d\d|(?<!\d)\d{1,2}[./]\d\d(?:\d\d)?|['’]\d\d|\p{Lu}\p{L}{2,8}\.? \d\d|present|now|today|to date|heute|jetzt|aujourd'hui|actual(?:idad|mente)?|heden|obecnie|halen|oggi|atual|presente)`;
const DATED_HEAD = new RegExp(String.raw`^[(\s]*(?:\p{L}{3,9}\.?\s)?${DATE}(?![\d.,]?\d)|${DATE}[)\s.]*$`, 'iu');

/** Lines without a sign among the jobs that look like the head of one. */
function datedHeads({ cv, lines }: Context): number {
  const work = cv.sections.filter(({ kind }) => kind === 'experience').flatMap(({ from, to, heading }) => lines.slice(from + (heading ? 1 : 0), to));
  return work.filter((line, at) => !seenLine(line, at).marked && DATED_HEAD.test(line.text)).length;
}

/** Whether no more heads stand there than jobs were read: else one of them may have been taken for what another job tells. */
export const headsAgree = (context: Context): boolean => datedHeads(context) <= context.cv.experience.filter(({ period }) => period !== null).length;

/** How many jobs there are, where a cruder look over the lines agrees; null where it may be another number. */
export function countedJobs(context: Context): number | null {
  const { experience } = context.cv;
  const isWhole = experience.every(({ title, company, period, bullets }) => title && company && period && bullets.every(({ marked }) => marked));
  return isWhole && countedBullets(context) !== null ? experience.length : null;
}

/** Of the other languages of our CVs, without those that are another word more often ("due", "once", "on"). */
const WORDS_OF_OTHER_LANGUAGES = [
  'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig hundert tausend zweimal dreimal doppelt',
  'deux trois quatre cinq sept huit neuf dix onze douze vingt cent mille moitié',
  'dos tres cuatro cinco seis siete ocho nueve diez doce veinte cien mil mitad doble',
  'dois duas três quatro sete oito nove dez doze vinte cem metade dobro',
  'twee drie vijf zes zeven negen tien twaalf twintig honderd duizend helft',
  'quattro cinque sette otto dieci dodici venti cento metà doppio',
  'dwa dwie dwóch trzy trzech cztery pięć sześć siedem osiem dziewięć dziesięć sto tysiąc połowę',
  'iki üç dört beş altı yedi sekiz dokuz yirmi yüz yarım',
]
  .join(' ')
  .replaceAll(' ', '|');
const IN_WORDS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[...NUMBER_VALUES.keys()].filter((word) => word !== 'one').join('|')}|${MEASURING_WORDS}|hundreds?|thousands?|millions?|half|third|quarter|dozens?|${WORDS_OF_OTHER_LANGUAGES})(?!\p{L})`,
  'iu',
);

/** Whether a bullet carries a number at all, in digits or in words: what a reader means who says "no number". */
export const carriesNumber = (text: string): boolean => /\d/u.test(text) || IN_WORDS.test(text);

/** Whether all that looks like a number in a bullet may be none: a digit inside a name ("We4IT", "HTML5", "B2B"), the length of something ("two-day"). */
export const isDoubtfulNumber = (text: string): boolean =>
  carriesNumber(text) &&
  !carriesNumber(text.replace(/[\p{L}_-]*\p{L}\d[\p{L}\d.]*|\d[\d.]*(?!(?:k|m|bn|st|nd|rd|th|x)\b)\p{L}[\p{L}\d]*/giu, ' ').replace(HYPHENATED, ' '));
const HYPHENATED = new RegExp(String.raw`(?:\d+|${IN_WORDS.source})-(?=\p{L})`, 'giu');

/** The numbers of a text that stand there in words, as written. */
export const numberWordsIn = (text: string): string[] => [...text.matchAll(EACH_IN_WORDS)].map(([word]) => word);
const EACH_IN_WORDS = new RegExp(IN_WORDS.source, 'giu');
