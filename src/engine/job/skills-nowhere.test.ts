import { expect, test } from 'vitest';
import type { Line } from '../../domain/document.ts';
import { contextOf } from '../evidence/shared/context-builder.test-kit.ts';
import type { JobSkill } from '../lexicon/occupations/occupation.ts';
import { isNowhere, pageWords } from './skills-nowhere.ts';

const linesOf = (text: string): readonly Line[] => contextOf(text).lines;
const skill = (name: string, ...aliases: string[]): JobSkill => ({ name, aliases, importance: 3 });

test.each([
  ['another ending', 'Invoicing', 'Sent every invoice the same day'],
  ['its plural', 'Rota', 'Wrote rotas for 14'],
  ['its abbreviation', 'Advanced Life Support', 'ALS and PHTLS in date'],
  ['a part of the term', 'Infection control', 'Led on infections for the ward'],
  ['other word order', 'Risk assessment', 'Assessment of risks on site'],
  ['an alias', 'Kubernetes', 'Moved the shop to k8s'],
  ['a word broken at the end of a line', 'Phlebotomy', 'Trained in phlebo-\n    tomy'],
])('a skill is not called missing where %s stands', (_, name, text) => {
  const wanted = name === 'Kubernetes' ? skill(name, 'k8s') : skill(name);
  expect(isNowhere(wanted, pageWords(linesOf(`\n    A B\n    Clerk\n    ${text}`)))).toBe(false);
});

test.each([
  ['PostgreSQL', 'Kept the filing for six partners'],
  ['REST APIs', 'Ran a restaurant'],
  ['Stock management', 'Managing a team of four'],
])('%s is missing where none of it stands', (name, text) => {
  expect(isNowhere(skill(name), pageWords(linesOf(`\n    A B\n    Clerk\n    ${text}`)))).toBe(true);
});

test.each([
  ['a kind of it', 'Microscopy', 'Solved two cryo-EM structures'],
  ['what is done in it', 'Breeding', 'Did my own AI with sexed semen'],
  ['people who stand under somebody', 'Staff', 'Two full-timers under me'],
  ['what it is about', 'Allergens', 'Gluten free bread on Fridays'],
])('nothing is called missing where %s stands', (_, name, text) => {
  expect(isNowhere(skill(name), pageWords(linesOf(`\n    A B\n    Clerk\n    ${text}`)))).toBe(false);
});
