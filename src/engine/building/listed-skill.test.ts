import { expect, test } from 'vitest';
import { listedSkill } from './listed-skill.ts';
import { skillGroupOf } from './skill-groups.ts';

test.each([
  ['Proficiency in accounting software', 'Accounting software'],
  ['Proficient in using Xero', 'Xero'],
  ['Microsoft Office proficiency', 'Microsoft Office'],
  ['Communication skills', 'Communication skills'],
  ['Organizational skills', 'Organizational skills'],
  ['KNX, in progress', 'KNX (in progress)'],
  // Look-alikes keep their words.
  ['Proficiency testing', 'Proficiency testing'],
  ['Expert witness reports', 'Expert witness reports'],
  ['Skilled Trades Council liaison', 'Skilled Trades Council liaison'],
])('%s is listed as %s', (item, listed) => {
  expect(listedSkill(item)).toBe(listed);
});

test.each(['Technical skills', 'Key skills', 'Other languages'])('%s is a label, and no skill', (item) => {
  expect(listedSkill(item)).toBeNull();
});

test('a suite of programs is no quality of character', () => {
  expect(skillGroupOf('Adobe Creative Suite (basic)')).not.toBe('softSkills');
  expect(skillGroupOf('Creativity')).toBe('softSkills');
});
