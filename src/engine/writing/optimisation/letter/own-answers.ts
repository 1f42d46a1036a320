import { contentStems } from '../../../english/keyed-words.ts';
import { inside, uncapital } from '../../../english/grammar/capitals.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { withStop } from '../../../english/grammar/stops.ts';
import { countWords } from '../../../english/tokens.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { isOrder } from '../prose-check.ts';
import type { Deed } from './deeds.ts';
import type { Voice } from './voice.ts';

/** An answer that is longer is cut behind a whole sentence: a letter has other things to say, too. */
const MOST_WORDS = 80;
/** Share of its telling words that a line of the CV has in common with an answer which tells the same. */
const SAME = 0.6;

/** What the writer answered to the two optional questions, as paragraphs of the letter; empty where nothing was answered. */
export interface OwnAnswers {
  /** Why this employer. */
  motivation: string;
  /** The work she is proudest of. */
  proudest: string;
}

/** The answers in the writer's own words: nothing is changed in them but where they begin and end. */
export function ownAnswers(input: OptimisationInput, voice: Voice): OwnAnswers {
  return { motivation: reasonIn(answerOf(input.motivation), voice), proudest: prideIn(answerOf(input.proudestWork), voice) };
}

function reasonIn(answer: string, { words, language, copy }: Voice): string {
  if (answer === '') return '';
  const because = /^(?:because|weil|parce qu(?:e|['’])|porque)\s*/iu.exec(answer)?.[0];
  const said =
    because !== undefined ? words.because(answer.slice(because.length)) : isSentence(answer) ? answer : `${words.why} ${afterColon(answer, language)}`;
  // Behind a German salutation, which ends in a comma, the letter goes on with a small one.
  return withStop(language === 'de' && copy.reasonFirst ? said.replace(/^(?:Ich|Was|Mein\p{L}*)(?!\p{L})/u, uncapital) : said);
}

function prideIn(answer: string, { words, language }: Voice): string {
  if (answer === '') return '';
  if (isSentence(answer)) return withStop(answer);
  const [first = ''] = answer.split(/[\s,]/u);
  // "Rebuilt the list" is what somebody did, "rebuilding the list" and "the list" what she is proud of.
  if (language === 'en' && cvVerb(first.toLowerCase())?.tense === 'past') return withStop(`I ${inside(answer)}`);
  if (words.proudestOf !== undefined && /^(?:\p{L}{3,}ing|the|an?|my|our)(?!\p{L})/iu.test(answer)) return withStop(words.proudestOf(inside(answer)));
  return withStop(`${words.proudest} ${afterColon(answer, language)}`);
}

/** In most languages what follows a colon begins small; German nouns keep their capital. */
const afterColon = (text: string, language: Voice['language']): string => (language === 'de' ? text : inside(text));

/** The lines that tell what the answer tells are not told again. */
export function withoutRepeats(deeds: readonly Deed[], { proudestWork }: OptimisationInput): Deed[] {
  const told = contentStems(answerOf(proudestWork));
  return deeds.filter(({ source }) => {
    const own = [...contentStems(source)];
    return own.length === 0 || own.filter((stem) => told.has(stem)).length / own.length < SAME;
  });
}

/** Whether it can stand for itself: somebody speaks of herself in it. Anything else is led in. */
const isSentence = (text: string): boolean => /^(?:I|Ich|Je|J|Yo|My|Mein\p{L}*|Mon|Ma|Mi)(?=[\s'’])/u.test(text);

/** On one line, without what a letter cannot carry; empty for an order to a machine. */
function answerOf(text: string | null): string {
  const plain = (text ?? '')
    .toWellFormed()
    .replace(/https?:\S+|www\.\S+/giu, ' ')
    .replace(/[<>[\]{}`|\\]/gu, ' ')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  if (isOrder(plain)) return '';
  const sentences = plain.split(/(?<=[\p{L}\p{N})”"][.!?])\s+(?=["“\p{Lu}])/u);
  let kept = sentences[0] ?? '';
  for (const sentence of sentences.slice(1)) {
    if (countWords(`${kept} ${sentence}`) > MOST_WORDS) break;
    kept = `${kept} ${sentence}`;
  }
  return kept;
}
