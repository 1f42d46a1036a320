import { listed } from '../../../english/grammar/lists.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { says } from './deeds.ts';
import { papersOf } from './papers.ts';
import { toolsOf } from './tools.ts';
import { degreeAsked, languagesAsked, studyUnderWay, trainingOf } from './schooling.ts';
import type { Voice } from './voice.ts';

/**
 * What the advert asks for and the CV holds, in a few sentences: the degree, papers, languages and tools. `training`: with the study though
 * nobody asks for one; `letter`: what has been told before.
 */
export function heldOf(input: OptimisationInput, { words }: Voice, training: boolean, letter: string): string {
  const papers = papersOf(input);
  const languages = languagesAsked(input);
  const study = degreeAsked(input) ?? (training ? trainingOf(input) : null);
  const tools = toolsOf(input, [letter, ...papers].join(' '));
  const learning = studyUnderWay(input);
  const sentences = [
    learning === null || words.learns === undefined ? '' : words.learns(learning),
    // The opening may have told it.
    study === null || letter.includes(study.what) || papers.some((paper) => says(paper, study.what)) ? '' : words.training(study.what, study.where),
    papers.length === 0 ? '' : (words.papers?.(listed(papers, words.and)) ?? ''),
    languages.length === 0 ? '' : (words.speaks?.(listed(languages, words.and)) ?? ''),
    tools.length === 0 ? '' : (words.tools?.(listed(tools, words.and), isToldOf(input, letter)) ?? ''),
  ].filter((sentence) => sentence !== '');
  return sentences.map((sentence, at) => (sentences.slice(0, at).some((one) => HOLD.test(one)) ? sentence.replace(HOLD, 'I also hold ') : sentence)).join(' ');
}

/** Whether the letter has spoken of another program that the advert asks for: then these are the rest. */
const isToldOf = ({ ledger, context: { cv } }: OptimisationInput, letter: string): boolean =>
  ledger.some(({ kind, requirement }) => kind === 'tool' && says(letter, requirement)) ||
  cv.skills.some(({ value }) => /^\p{Lu}/u.test(value) && says(letter, value) && ledger.some(({ advertQuote }) => says(advertQuote, value)));

const HOLD = /^I hold /u;
