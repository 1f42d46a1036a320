import { expect, test } from 'vitest';
import { isVerbatim } from '../../../domain/quote.ts';
import { contextOf } from '../shared/context-builder.test-kit.ts';
import { jobAbsentDetector } from './job-absent.ts';
import { jobNamedDetector } from './job-named.ts';
import { miniCv } from '../../job/mini-cvs.test-kit.ts';
import { skillsMatchDetector } from './skills-match.ts';
import { skillsMissingDetector } from './skills-missing.ts';
import { understandJob } from '../../job/target-job.ts';

test('a CV that names its job is told so, with the line', () => {
  const context = miniCv('Accountant', 'accountant');
  const [draft] = jobNamedDetector.detect(context);
  expect(draft).toMatchObject({ quote: 'Staff Accountant', page: 1, line: 2, facts: { job: 'accountant' } });
  expect(jobAbsentDetector.detect(context)).toEqual([]);
});

test('a CV that nowhere names the job is told so, at its headline', () => {
  const context = miniCv('Accountant', 'Chef');
  expect(jobNamedDetector.detect(context)).toEqual([]);
  expect(jobAbsentDetector.detect(context)).toMatchObject([{ quote: null, page: 1, line: 2, facts: { job: 'Chef' } }]);
});

test('a job the lexicon does not know is found by its words', () => {
  const context = contextOf(
    `
    Robin Vale
    Wizard
    Experience
    Wizard | Tower | 2019 - 2021
    • Turned lead into gold`,
    { job: understandJob('wizard') },
  );
  expect(jobNamedDetector.detect(context)).toHaveLength(1);
  expect(skillsMissingDetector.detect(context)).toEqual([]);
  expect(skillsMatchDetector.detect(context)).toEqual([]);
});

test('a field is not a job: one word in running text does not name it', () => {
  const context = contextOf(
    `
    Robin Vale
    Clerk
    Experience
    Clerk | Acme | 2019 - 2021
    • Filed papers for the sales floor`,
    { job: understandJob('Sales Representative') },
  );
  expect(jobNamedDetector.detect(context)).toEqual([]);
});

test('no job, no word about it', () => {
  const context = miniCv('Chef', '');
  for (const detector of [jobAbsentDetector, jobNamedDetector, skillsMissingDetector, skillsMatchDetector]) expect(detector.detect(context)).toEqual([]);
});

test('skills that match are counted and quoted verbatim', () => {
  const context = miniCv('Backend Developer', 'Backend Developer');
  const [draft] = skillsMatchDetector.detect(context);
  expect(draft && isVerbatim(context.document, draft.quote ?? '', draft)).toBe(true);
  expect(draft?.facts.matched).toBeGreaterThanOrEqual(6);
  expect(String(draft?.facts.skills).split(', ').length).toBeLessThanOrEqual(4);
});

test('skills that are missing are named, the required ones first', () => {
  const [draft] = skillsMissingDetector.detect(miniCv('Teacher', 'Backend Developer'));
  expect(draft).toMatchObject({ quote: null, facts: { job: 'Backend Developer' } });
  expect(String(draft?.facts.skills)).toMatch(/^SQL, /u);
  expect(draft?.weight).toBeGreaterThan(6);
});

test('a CV in another language is not accused of missing English words', () => {
  const context = miniCv('Chef', 'Accountant');
  const [draft] = skillsMissingDetector.detect({ ...context, cv: { ...context.cv, language: 'de' } });
  expect(String(draft?.facts.skills ?? '')).not.toMatch(/General ledger|Financial statements/u);
});
