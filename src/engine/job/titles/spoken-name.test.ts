import { expect, test } from 'vitest';
import { alternativesOf, spokenName } from './spoken-name.ts';

test.each([
  ['Project engineer, bridges', 'Project engineer'],
  ['Manager, Logistics', 'Logistics Manager'],
  ['Director, Marketing', 'Director of Marketing'],
  ['Engineer, Structural', 'Structural Engineer'],
  ['Employment law associate (NQ to 2 years PQE), Dublin', 'Employment law associate'],
  ['terminology manager / in-house translator at a machine manufacturer', 'terminology manager'],
  ['Fitness instructor/personal trainer', 'Fitness instructor'],
  ['UX/UI Designer', 'UX/UI Designer'],
  ['Bar/Restaurant Manager', 'Bar/Restaurant Manager'],
  ['Warehouse operative - nights', 'Warehouse operative'],
  ['Head of Sales, EMEA', 'Head of Sales'],
  ["Nurse at St James's Hospital", 'Nurse'],
  ['Software Engineer in Test', 'Software Engineer in Test'],
  ['registered manager of a care home', 'registered manager of a care home'],
  ['Java, Python', 'Java, Python'],
])('“%s” is said as “%s”', (typed, said) => expect(spokenName(typed)).toBe(said));

test('a slash between two jobs names two', () => {
  expect(alternativesOf('terminology manager / in-house translator at a machine manufacturer')).toEqual(['terminology manager', 'in-house translator']);
  expect(alternativesOf('HR/Payroll Administrator')).toHaveLength(1);
  expect(alternativesOf('Chief Executive / Town Clerk of a larger town council')).toEqual(['Chief Executive', 'Town Clerk']);
  expect(alternativesOf('Notengrafikerin / Notensetzerin im Musikverlag')).toEqual(['Notengrafikerin', 'Notensetzerin']);
});
