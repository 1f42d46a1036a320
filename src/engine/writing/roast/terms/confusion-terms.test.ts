import { describe, expect, it } from 'vitest';
import { wrongOf } from '../../../lexicon/words/confusion.ts';
import { CONFUSIONS, RARE_CONFUSIONS } from '../../../lexicon/words/confusions.ts';
import { JOKES } from '../jokes/all-jokes.ts';
import { fill, textOf } from '../template.ts';
import { termTemplates } from '../term-lookup.ts';
import { CONFUSION_TERMS } from './confusion-terms.ts';

const KEYS = Object.keys(CONFUSION_TERMS.brutal).flatMap((keys) => keys.split('|'));
const TOLD = Object.values(CONFUSION_TERMS.brutal).flat();
const told = (word: string, suggestion: string) =>
  termTemplates(JOKES['spelling-mistake'], { word, suggestion }).flatMap((template) => fill(template, { word, suggestion }, null, 'seed', 220) ?? []);

describe('jokes about words taken for others', () => {
  it('are told of the wrong word as it is printed', () => {
    expect(told('Costumer', 'Customer')[0]).toBe('“Costumer”: somebody has to hem them, I suppose.');
    expect(told('hand-on', 'hands-on').length).toBeGreaterThanOrEqual(2);
    expect(told('Board of Director', 'Board of Directors').length).toBeGreaterThanOrEqual(2);
  });

  it('are told of no other mistake with that word', () => {
    expect(told('an report', 'a report')).toEqual([]);
    expect(told('form form', 'form')).toEqual([]);
  });

  it('never say that a spell-checker minds a word that it knows', () => {
    const of = (word: string, suggestion: string) =>
      JOKES['spelling-mistake'].brutal.flatMap((template) => fill(template, { word, suggestion, line: 3, cvWords: 200, times: 1 }, null, 'seed', 220) ?? []);
    expect(of('costumer', 'customer').filter((line) => /dictionary|wavy|underlined/u.test(line))).toEqual([]);
    expect(of('managment', 'management').filter((line) => /dictionary|wavy|underlined/u.test(line)).length).toBe(4);
  });

  it('all show the word, each once', () => {
    expect(TOLD.map(textOf).filter((text) => !text.includes('“{word}”') && !text.startsWith('“{word}”'))).toEqual([]);
    expect(new Set(TOLD.map(textOf)).size).toBe(TOLD.length);
    expect(new Set(KEYS).size).toBe(KEYS.length);
    expect(TOLD.map(textOf).filter((text) => /[—!"]/u.test(text) || text.length > 160)).toEqual([]);
  });

  it('are about words that are looked for', () => {
    const wrong = new RegExp(`^(?:${[...CONFUSIONS, ...RARE_CONFUSIONS].map(wrongOf).join('|')})$`, 'iu');
    const families = Object.keys(CONFUSION_TERMS.brutal);
    expect(families.filter((keys) => !keys.split('|').some((key) => wrong.test(key)))).toEqual([]);
  });
});
