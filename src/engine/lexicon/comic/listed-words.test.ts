import { describe, expect, it } from 'vitest';
import { touchesPerson } from '../../privacy/touches-person.ts';
import { LISTED_WORDS } from './listed-words.ts';

const formsOf = (says: string): string[] => says.split('|');
const TOLD = LISTED_WORDS.flatMap(({ brutal, gentle }) => [...brutal, ...gentle]);
const SAID = [...TOLD, ...LISTED_WORDS.flatMap(({ fixes }) => fixes)];
const repeated = (values: readonly string[]): string[] => [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];

describe('words that lists of skills are full of', () => {
  it.each(LISTED_WORDS.map((entry) => [entry.says, entry] as const))('%s', (_, { says, brutal, gentle, fixes, not }) => {
    expect(formsOf(says).every((form) => /^[\p{Ll}][\p{Ll} -]*$/u.test(form))).toBe(true);
    expect([2, 3]).toContain(brutal.length);
    expect([1, 2]).toContain(gentle.length);
    expect([1, 2]).toContain(fixes.length);
    expect(not === undefined || formsOf(not).every((word) => word !== '' && word === word.toLowerCase().trim())).toBe(true);
    expect(brutal.filter((telling) => telling.length < 30 || telling.length > 130)).toEqual([]);
    expect(gentle.filter((telling) => telling.length < 40 || telling.length > 190)).toEqual([]);
    expect(fixes.filter((fix) => fix.length < 20 || fix.length > 130)).toEqual([]);
  });

  it('stands in one entry each', () => expect(repeated(LISTED_WORDS.flatMap(({ says }) => formsOf(says)))).toEqual([]));

  it('has every telling once', () => expect(repeated(SAID)).toEqual([]));

  it('says nothing of a person', () => expect(SAID.filter(touchesPerson)).toEqual([]));

  it('keeps to our typography', () => {
    expect(SAID.filter((said) => /[—!"“”']|\.\.\./u.test(said.replaceAll('“{it}”', '')))).toEqual([]);
    expect(SAID.filter((said) => !/[.?]$/u.test(said))).toEqual([]);
  });

  it('opens with many different words', () => {
    const openings = new Map<string, string[]>();
    for (const telling of TOLD) {
      const opening =
        telling
          .toLowerCase()
          .match(/[\p{L}’]+/gu)
          ?.slice(0, 3)
          .join(' ') ?? '';
      openings.set(opening, [...(openings.get(opening) ?? []), telling]);
    }
    expect([...openings.values()].filter((tellings) => tellings.length > 3)).toEqual([]);
  });

  it('seldom asks which of several is meant', () => {
    const asking = LISTED_WORDS.flatMap(({ brutal }) => brutal).filter((telling) => /^[^.?]* or [^.?]*\?/u.test(telling));
    expect(asking.length).toBeLessThanOrEqual(LISTED_WORDS.length / 8);
  });
});
