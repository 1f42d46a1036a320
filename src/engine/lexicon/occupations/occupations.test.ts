import { expect, test } from 'vitest';
import { OCCUPATIONS, stemOf } from './all-occupations.ts';
import { OTHER_LANGUAGES } from './other-languages.ts';

test('covers at least 400 occupations, each under its own id', () => {
  expect(OCCUPATIONS.length).toBeGreaterThanOrEqual(400);
  expect(new Set(OCCUPATIONS.map(({ id }) => id)).size).toBe(OCCUPATIONS.length);
});

test.each(OCCUPATIONS.map((occupation) => [occupation.id, occupation] as const))('%s is complete', (_, { skills, context, lookFor, synonyms, of }) => {
  expect(skills.filter(({ importance }) => importance === 3).length).toBeGreaterThanOrEqual(3);
  // A branch leaves to its stem what both share.
  expect(skills.length).toBeGreaterThanOrEqual(of === null ? 12 : 9);
  expect(skills.length).toBeLessThanOrEqual(30);
  expect(new Set(skills.map(({ name }) => name.toLowerCase())).size).toBe(skills.length);
  expect(synonyms.length).toBeGreaterThanOrEqual(3);
  expect(context.length).toBeGreaterThanOrEqual(of === null ? 15 : 8);
  expect(lookFor.length).toBeGreaterThanOrEqual(3);
  for (const sentence of lookFor) expect(sentence).toMatch(/[.!]$/u);
});

test('a branch grows from an occupation that is there, and from no branch of its own', () => {
  const ids = new Set(OCCUPATIONS.map(({ id }) => id));
  expect(OCCUPATIONS.filter(({ of }) => of !== null && !ids.has(of))).toEqual([]);
  for (const { id } of OCCUPATIONS) expect(OCCUPATIONS.find((one) => one.id === stemOf(id))?.of).toBeNull();
});

test('a title belongs to one occupation only', () => {
  const owners = new Map<string, string[]>();
  for (const { id, title, synonyms } of OCCUPATIONS)
    for (const name of [title, ...synonyms]) owners.set(name.toLowerCase(), [...(owners.get(name.toLowerCase()) ?? []), id]);
  expect([...owners].filter(([, ids]) => ids.length > 1)).toEqual([]);
});

test('covered occupations exist', () => {
  const ids = new Set(OCCUPATIONS.map(({ id }) => id));
  expect(OCCUPATIONS.flatMap(({ covers }) => covers).filter((id) => !ids.has(id))).toEqual([]);
});

test('words in other languages belong to known occupations', () => {
  const ids = new Set(OCCUPATIONS.map(({ id }) => id));
  expect(Object.keys(OTHER_LANGUAGES).filter((id) => !ids.has(id))).toEqual([]);
});
