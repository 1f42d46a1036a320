import { expect, it } from 'vitest';
import { documentFromText } from '../../reading/document-from-text.ts';
import { jobFromSkills, understandJob } from '../target-job.ts';
import { jobInCountry } from './of-country.ts';

const names = (job: string, country: string | null, page = ''): string[] =>
  jobInCountry(understandJob(job), country, documentFromText(page).lines).skills.map(({ name }) => name);

it.each([
  ['HGV driver', 'GB', 'Hazmat'],
  ['registered manager', 'GB', 'PointClickCare'],
  ['veterinary nurse', 'AU', 'RCVS registration'],
  ['nurse', 'US', 'NMC registration'],
  ['electrician', 'IE', 'CSCS'],
])('a %s in %s is not asked for %s', (job, country, foreign) => expect(names(job, country)).not.toContain(foreign));

it('what has a name of its own there is asked for by it', () => {
  expect(names('HGV driver', 'GB')).toContain('ADR');
  expect(names('veterinary nurse', 'AU')).toContain('AVNAT');
});

it('what the CV names all the same stays, and so does everything where no country is known', () => {
  expect(names('registered manager', 'GB', 'Systems: PointClickCare')).toContain('PointClickCare');
  expect(names('registered manager', null)).toContain('PointClickCare');
});

it('a list that somebody typed is kept', () => {
  const job = jobFromSkills(['OSHA', 'Hazmat']);
  expect(jobInCountry(job, 'GB', [])).toBe(job);
});
