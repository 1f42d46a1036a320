import { expect, test } from 'vitest';
import { OCCUPATIONS } from './all-occupations.ts';
import { OTHER_LANGUAGES } from './other-languages.ts';

test('covers at least 80 occupations, each under its own id', () => {
  expect(OCCUPATIONS.length).toBeGreaterThanOrEqual(80);
  expect(new Set(OCCUPATIONS.map(({ id }) => id)).size).toBe(OCCUPATIONS.length);
});

test.each(OCCUPATIONS.map((occupation) => [occupation.id, occupation] as const))('%s is complete', (_, { skills, context, lookFor, synonyms }) => {
  expect(skills.filter(({ importance }) => importance === 3).length).toBeGreaterThanOrEqual(3);
  expect(skills.length).toBeGreaterThanOrEqual(12);
  expect(skills.length).toBeLessThanOrEqual(30);
  expect(new Set(skills.map(({ name }) => name.toLowerCase())).size).toBe(skills.length);
  expect(synonyms.length).toBeGreaterThanOrEqual(5);
  expect(context.length).toBeGreaterThanOrEqual(15);
  expect(lookFor.length).toBeGreaterThanOrEqual(3);
  for (const sentence of lookFor) expect(sentence).toMatch(/[.!]$/u);
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
