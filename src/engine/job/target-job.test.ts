import { expect, test } from 'vitest';
import { jobFromSkills, understandJob } from './target-job.ts';

const MEANT: readonly (readonly [phrase: string, occupation: string | null])[] = [
  ['Accountant', 'accountant'],
  ['  senior   accountant ', 'accountant'],
  ['Sr. Backend Eng (Python) m/w/d', 'backend-developer'],
  ['Python developer', 'python-developer'],
  ['Hadoop developer', 'big-data-engineer'],
  ['SAP FICO consultant', 'sap-consultant'],
  ['React dev', 'frontend-developer'],
  ['.NET Developer', 'dotnet-developer'],
  ['C# programmer', 'dotnet-developer'],
  ['Solidity dev', 'blockchain-developer'],
  ['Software Engineer II', 'software-engineer'],
  ['Software-Entwickler (all genders)', 'software-engineer'],
  ['Softwareentwicklerin', 'software-engineer'],
  ['Softwareentwickler:in', 'software-engineer'],
  ['Lead Android/iOS dev', 'mobile-developer'],
  ['Data Engineer - Remote, Berlin', 'data-engineer'],
  ['Data Scientists', 'data-scientist'],
  ['DBA', 'database-administrator'],
  ['IT Manager', 'it-manager'],
  ['Krankenpfleger', 'nurse'],
  ['Krankenpflegerin', 'nurse'],
  ['infirmière', 'nurse'],
  ['infirmier/ière H/F', 'nurse'],
  ['Buchhalter (m/w/d)', 'accountant'],
  ['Lehrerin für Mathematik', 'teacher'],
  ['Verkäufer:in', 'retail-associate'],
  ['développeur full stack H/F', 'software-engineer'],
  ['Ingeniero civil', 'civil-engineer'],
  ['abogada / abogado', 'lawyer'],
  ['Lawyer / Legal Advocate', 'lawyer'],
  ['I want to be a chef', 'chef'],
  ['Cook', 'chef'],
  ['Barista at Starbucks', 'barista'],
  ['waitress', 'waiter'],
  ['Plumber / HVAC tech', 'plumber'],
  ['Head of Marketing', 'marketing-manager'],
  ['HR', 'hr-manager'],
  ['PMO', 'pmo-manager'],
  ['Product Owner', 'product-owner'],
  ['Call Centre Manager', 'call-center-manager'],
  ['Call Center Manager', 'call-center-manager'],
  ['Principal', 'school-principal'],
  ['Principal Software Engineer', 'software-engineer'],
  ['Airline Pilot', 'pilot'],
  ['estate agent', 'real-estate-agent'],
  ['realtor', 'real-estate-agent'],
  ['wizard', null],
  ['intern', null],
  ['astronaut', null],
  ['!!! ???', null],
  ['', null],
];

test.each(MEANT)('“%s” means %s', (phrase, occupation) => {
  expect(understandJob(phrase).occupation).toBe(occupation);
});

test('an unknown job keeps its words and asks for nothing', () => {
  expect(understandJob(' wizard ')).toEqual({ phrase: 'wizard', occupation: null, title: 'wizard', skills: [] });
});

test('a skill named in the phrase leads the list of skills', () => {
  const { skills } = understandJob('Backend developer (Redis)');
  expect(skills[0]?.name).toBe('Redis');
  expect(skills.filter(({ name }) => name === 'Redis')).toHaveLength(1);
});

test('skills come most important first', () => {
  const importance = understandJob('nurse').skills.map((skill) => skill.importance);
  expect(importance).toEqual(importance.toSorted((a, b) => b - a));
});

test('a very long or odd phrase does no harm', () => {
  expect(() => understandJob('manager '.repeat(500))).not.toThrow();
  expect(() => understandJob('((((m/w/d)))) \u0000 💥 Ingénieur')).not.toThrow();
});

test('a list of skills becomes a job that asks for exactly them', () => {
  const job = jobFromSkills(['warehouse management', 'Forklift', '', 'Forklift']);
  expect(job.skills.map(({ name, importance }) => [name, importance])).toEqual([
    ['warehouse management', 3],
    ['Forklift', 3],
  ]);
  expect(job.occupation).toBe('warehouse-worker');
  expect(jobFromSkills([]).skills).toEqual([]);
});

test.each([
  ['Talent Acquisition Lead', ['Acquisitions', 'Leads']],
  ['Site Manager', ['Site managers']],
  ['Teaching Assistant', ['Teaching assistants']],
  ['Clinical Team Leader', ['Clinics', 'Team']],
])('the words of the title “%s” are no skills', (phrase, words) => {
  expect(understandJob(phrase).skills.filter(({ name }) => words.includes(name))).toEqual([]);
});

test.each([
  ['Java Developer', 'Java'],
  ['SAP FICO Consultant', 'SAP'],
  ['Social Media Manager', 'Social media'],
])('the title “%s” names “%s”', (phrase, skill) => {
  expect(understandJob(phrase).skills.map(({ name }) => name)).toContain(skill);
});
