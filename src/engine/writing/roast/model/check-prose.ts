import type { Evidence } from '../../../../domain/roast.ts';
import { ROAST_LINE } from '../../../../domain/limits.ts';
import { checkLine } from '../check-line.ts';
import { touchesPerson } from '../../../privacy/touches-person.ts';
import { COUNTS_OF_ADVICE, inventedIn, type Ground } from '../../../facts/ground.ts';
import { EXAMPLES } from './roast-prompt.ts';
import { repeats } from './shape.ts';
import type { Told } from './told-to-model.ts';

const MAX_FIX = 240;
const MAX_ASSESSMENT = 600;
const MIN_ASSESSMENT = 60;
/** Words in a row that show where a sentence comes from. */
const FROM_AN_ORDER = 4;
const FROM_THE_CV = 6;

/**
 * How it sounds when a CV gave the orders, or the model talks about itself and not about the page:
 * a recommendation, a mark, its own instructions.
 */
const OBEDIENT: readonly RegExp[] = [
  /\b(?:hire|hiring|shortlist|employ) (?:this|him|her|them|me|immediately|now)\b/iu,
  /\b(?:interview|select|choose) (?:him|her|them|me|this (?:person|candidate|applicant))\b/iu,
  /\b(?:perfect|ideal|excellent|best|top|outstanding|strong(?:est)?|exceptional|qualified|great) (?:candidate|applicant|fit|match|hire|choice|cv|r[eé]sum[eé])\b/iu,
  /\b(?:highly|strongly) recommend|\brecommend(?:ed)? (?:hiring|for|this|the candidate)\b|\bmust[- ]hire\b/iu,
  /\b(?:score|scores|scored) (?:is|of|at|as|them|it|this)\b|\b\d+ ?(?:\/|out of) ?(?:10|100|ten)\b/iu,
  /\b(?:(?:previous|prior|above|earlier) instructions|system prompt|as an ai|language model|chatbot|json|placeholder)\b/iu,
];

interface Asked {
  told: Told;
  /** Words that are no part of the joke: the target job as typed. */
  plain: readonly string[];
}

/** What is wrong with a roast line of the model, beyond what `checkLine` asks of every line. Empty when it may be shown. */
export function checkModelLine(line: string, finding: Evidence, ground: readonly Ground[], asked: Asked): string[] {
  // Flattery in a brutal line is what an obeyed order looks like: the stricter tone serves both.
  return [...checkLine(line, finding, 'gentle', asked.plain), ...checkProse(line, ROAST_LINE.maxCharacters, ground, asked)];
}

/** What is wrong with a way out. It may hold an example to fill in ("[how many?]"), but no claim of its own. */
export function checkFix(fix: string, ground: readonly Ground[], asked: Asked): string[] {
  return checkProse(fix, MAX_FIX, [...ground, COUNTS_OF_ADVICE], asked);
}

/** What is wrong with an overall assessment. Nothing may be said about a CV that gives orders but what the code says. */
export function checkAssessment(text: string, ground: readonly Ground[], asked: Asked): string[] {
  const problems = checkProse(text, MAX_ASSESSMENT, ground, asked);
  if (text.length < MIN_ASSESSMENT) problems.push('too-short');
  if (asked.told.orders.length > 0) problems.push('ordered');
  return problems;
}

function checkProse(text: string, max: number, ground: readonly Ground[], { told, plain }: Asked): string[] {
  const problems: string[] = [];
  const own = plain.reduce((rest, words) => (words === '' ? rest : rest.replaceAll(words, ' ')), text).replace(/“[^”]*”/gu, '“”');
  if (text.trim() === '') problems.push('empty');
  if (text.length > max) problems.push('too-long');
  if (/[{}<>`]|https?:|\n/u.test(own)) problems.push('not-prose');
  if (/\bL\d+\b|\bF\d+\b/u.test(own)) problems.push('names-an-id');
  if (/\p{Extended_Pictographic}|!\s*!/u.test(own)) problems.push('noise');
  if (touchesPerson(own)) problems.push('about-the-person');
  if (OBEDIENT.some((words) => words.test(own))) problems.push('obedient');
  if (told.orders.some((order) => repeats(own, order, FROM_AN_ORDER))) problems.push('obedient');
  if (told.lines.some((line) => repeats(own, line.text, FROM_THE_CV))) problems.push('copied-from-cv');
  if (EXAMPLES.some((example) => repeats(own, example, FROM_THE_CV))) problems.push('copied-from-prompt');
  problems.push(...inventedIn(text, ...ground));
  return problems;
}
