import { expect, test } from 'vitest';
import { understandJob } from '../target-job.ts';
import { typedTarget } from './typed-target.ts';

/** As people type into a search box, and the job they mean with its field. */
test.each([
  ['NDT tech to in-house API 570 inspector', 'in-house API 570 inspector'],
  ['from waiter to junior data analyst', 'junior data analyst'],
  ['chief of staff to the CEO', 'chief of staff to the CEO'],
  ['assistant to a director', 'assistant to a director'],
  ['industrial maintenance electrician days', 'industrial maintenance electrician'],
  ['data analyst healthcare remote', 'data analyst, healthcare'],
  ['head chef company canteen or hotel Hamburg', 'head chef, company canteen or hotel'],
  ['entry level accountant Manchester', 'accountant'],
  ['warehouse manager night shift', 'warehouse manager'],
  ['nurse band 6 community, part-time', 'nurse, community'],
  ['Vice Principal (Academics) secondary school Lagos', 'Vice Principal, secondary school'],
  ['Talent Acquisition Manager, in-house, mining Perth', 'Talent Acquisition Manager, mining'],
  ['Paramedic in a GP practice', 'Paramedic, GP practice'],
  ['project manager construction', 'project manager, construction'],
  ['barista full time', 'barista'],
  ['oyster farm work, full time', 'oyster farm worker'],
  ['HR manager London', 'HR manager'],
  ['care assistant nights', 'care assistant'],
  ['civil engineer project engineer coimbatore', 'civil engineer / project engineer'],
  ['executive assistant office manager Leeds', 'executive assistant / office manager'],
  ['Schichtführer Sicherheit Magdeburg Vollzeit', 'Schichtführer, Sicherheit'],
  ['Buchhalterin in Teilzeit, Stuttgart', 'Buchhalterin'],
  ['Comptable temps partiel CDI Paris', 'Comptable'],
  ['camarero media jornada Sevilla', 'camarero'],
  ['nurse or midwife part time Leeds', 'nurse or midwife'],
  ['plumber in Cardiff', 'plumber'],
  ['Receptionist Dublin 4', 'Receptionist'],
  ['data scientist Zürich 80%', 'data scientist'],
  ['accountant 20 hours a week', 'accountant'],
  ['Sachbearbeiter Einkauf Hamburg Vollzeit', 'Sachbearbeiter Einkauf'],
])('%s: %s', (typed, meant) => {
  expect(typedTarget(typed)).toBe(meant);
});

/** Words of hours, terms and places that are the job's own name, and what no beginning names. */
test.each([
  'night porter',
  'contracts manager',
  'local government officer',
  'remote sensing analyst',
  'day care worker',
  'shift manager',
  'Weekend editor',
  'contract lawyer',
  'teacher librarian',
  'nurse educator',
  'driver trainer',
  'customer service',
  'Chef / Cook',
  'terminology manager / in-house translator at a manufacturer',
  'Senior Executive, QC Microbiology',
  'Zymurgy Wrangler',
  'software engineer or data engineer',
  'home economics teacher',
  'time and motion analyst',
  'media planner',
  'senior software development engineer',
  'customer service team leader',
])('%s stays', (typed) => {
  expect(typedTarget(typed)).toBe(typed);
});

test('who leads a shift leads it in the field that is named', () => {
  expect(understandJob('Schichtführer Sicherheit Magdeburg Vollzeit').occupation).toBeNull();
  expect(understandJob('Schichtführer Produktion').occupation).toBe('production-supervisor');
  expect(understandJob('Schichtführer').occupation).toBe('production-supervisor');
});

test('what is left is understood, and called by its name', () => {
  expect(understandJob('data analyst healthcare remote')).toMatchObject({ occupation: 'data-analyst', title: 'data analyst' });
  expect(understandJob('head chef company canteen or hotel Hamburg')).toMatchObject({ occupation: 'chef', title: 'head chef' });
});

test('a word that names who does a known thing is no slip of another', () => {
  expect(understandJob('senior screener').occupation).toBeNull();
  expect(understandJob('plumer').occupation).toBe('plumber');
  expect(understandJob('senior enginer').occupation).toBe('engineer');
});
