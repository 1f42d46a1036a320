import { expect, test } from 'vitest';
import { sameWords } from './same-words.ts';

test.each([
  ['invoices', 'invoice'],
  ['Team leading', 'team lead'],
  ['organised events', 'organize events'],
  ['programme management', 'program management'],
  ['paediatrics', 'pediatrics'],
  ['e-mail marketing', 'email marketing'],
  ['C++', 'c++'],
  ['Node.js', 'node.js'],
  ['travelling', 'traveling'],
])('“%s” and “%s” are the same words', (one, other) => {
  expect(sameWords(one, other)).toBe(true);
});

test.each([
  ['present', 'presentation'],
  ['medical', 'medications'],
  ['counsel', 'counselling service'],
  ['market', 'marketing manager'],
  ['C', 'C++'],
  ['Java', 'JavaScript'],
])('“%s” is not “%s”', (one, other) => {
  expect(sameWords(one, other)).toBe(false);
});
