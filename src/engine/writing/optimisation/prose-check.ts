import { documentOf } from '../../../domain/document.ts';
import type { Line } from '../../../domain/document.ts';
import type { Context } from '../../context.ts';
import { buzzwordDetector } from '../../evidence/buzzwords/buzzword.ts';
import { clicheDetector } from '../../evidence/buzzwords/cliche.ts';
import { emptyAdjectiveDetector } from '../../evidence/buzzwords/empty-adjective.ts';
import { squeezed } from '../../english/folding.ts';
import { MACHINE_INSTRUCTIONS } from '../../lexicon/form/instructions.ts';

/**
 * What our own detectors would roast in a text that we are about to sell: buzzwords, clichés and empty adjectives, as written.
 * Read as the summary of a CV, where the rules are strictest.
 */
export function flaggedIn(text: string): string[] {
  const context = contextOf(text);
  return [buzzwordDetector, clicheDetector, emptyAdjectiveDetector].flatMap((detector) => detector.detect(context).map(({ facts }) => String(facts.term)));
}

export const isClean = (text: string): boolean => flaggedIn(text).length === 0;

/** Whether a text gives orders to a machine, or tries to. */
export const isOrder = (text: string): boolean =>
  MACHINE_INSTRUCTIONS.some((pattern) => pattern.test(text)) ||
  /\b(?:ignore|disregard|system prompt|prompt|jailbreak|instructions? (?:above|below)|the (?:candidate|applicant) (?:is|has|must)|language model|chat ?gpt|as an ai)\b/iu.test(
    text,
  );

function contextOf(text: string): Context {
  const lines = text
    .split('\n')
    .map(squeezed)
    .filter((row) => row !== '')
    .map((row, at): Line => ({
      page: 1,
      line: at + 1,
      text: row,
      x: 0,
      y: at * 14,
      width: row.length * 5,
      fontSize: 10,
      fontName: '',
      bold: false,
      color: '#000000',
      hidden: null,
      column: 0,
    }));
  return {
    document: documentOf(lines),
    lines,
    job: { phrase: '', occupation: null, title: '', skills: [] },
    today: null,
    corrections: [],
    cv: {
      language: 'en',
      name: null,
      headline: null,
      email: null,
      phone: null,
      location: null,
      country: null,
      links: [],
      sections: [{ kind: 'summary', heading: null, from: 0, to: lines.length }],
      summary: lines.map((line) => ({ text: line.text, marked: false, page: 1, line: line.line })),
      experience: [],
      education: [],
      skills: [],
      languages: [],
      interests: [],
      yearsOfExperience: 0,
    },
  };
}
