import { expect, test } from 'vitest';
import { seniorityOf } from './seniority.ts';
import type { Seniority } from './seniority.ts';

const RANKS: readonly (readonly [title: string, rank: Seniority | null])[] = [
  ['Software Engineer', null],
  ['Marketing Intern', 'intern'],
  ['Werkstudentin Marketing', 'intern'],
  ['Junior Accountant', 'junior'],
  ['Trainee Solicitor', 'junior'],
  ['Graduate Civil Engineer', 'junior'],
  ['Senior Software Engineer', 'senior'],
  ['Sr. Analyst', 'senior'],
  ['Consultant Cardiologist', 'senior'],
  ['Lead Game Designer', 'lead'],
  ['Principal Engineer', 'lead'],
  ['Site Foreman', 'lead'],
  ['Head Chef', 'lead'],
  ['Senior Engineering Manager', 'manager'],
  ['Ward Sister', 'manager'],
  ['Head of Marketing', 'head'],
  ['Leiterin Einkauf', 'head'],
  ['Deputy Head', 'head'],
  ['Director of Engineering', 'director'],
  ['Funeral Director', null],
  ['Director of Photography', null],
  ['VP Sales EMEA', 'vp'],
  ['Vice President, Engineering', 'vp'],
  ['CFO', 'chief'],
  ['Chief of Staff', 'chief'],
  ['Chief Information Security Officer', 'chief'],
  ['Lead Generation Specialist', null],
];

test.each(RANKS)('“%s” has the rank %s', (title, rank) => {
  expect(seniorityOf(title)).toBe(rank);
});
