import { describe, expect, it } from 'vitest';
import { EMPTY_QUESTIONNAIRE } from '../../../../domain/empty-questionnaire.ts';
import { CvBuildInsert } from '../../contract.ts';
import { type KeptBuild, NEW_BUILD } from '../kept-build.ts';
import { madeFrom, missingOn, progressAt, QUESTION_STEPS, reachable, stepAfter, stepBefore, toInsert } from './flow.ts';

const ANSWERS = {
  ...EMPTY_QUESTIONNAIRE,
  jobTitle: 'Baker',
  industry: 'Food',
  country: 'Ireland',
  experienceLevel: '3-7' as const,
  currentJobTitle: 'Baker',
  currentCompany: 'Crumb Ltd',
  topSkills: ['Sourdough', 'Rye', 'Ovens'],
};
const fieldsMissing = (step: Parameters<typeof missingOn>[0], change: Partial<typeof ANSWERS>) => missingOn(step, { ...ANSWERS, ...change });

describe('the gates of the questionnaire', () => {
  it('wants job title, industry and country, spaces not counted', () => {
    expect(missingOn('step1', EMPTY_QUESTIONNAIRE)).toEqual(['jobTitle', 'industry', 'country']);
    expect(fieldsMissing('step1', { industry: '  \t' })).toEqual(['industry']);
    expect(fieldsMissing('step1', {})).toEqual([]);
  });

  it('wants a level, a current job with its company, and three skills; nothing else', () => {
    expect(missingOn('step2', EMPTY_QUESTIONNAIRE)).toHaveLength(1);
    expect(fieldsMissing('step3', { currentCompany: ' ' })).toEqual(['currentCompany']);
    expect(fieldsMissing('step4', { topSkills: ['a', 'b'] })).toEqual(['topSkills']);
    expect(fieldsMissing('step4', {})).toEqual([]);
    for (const step of ['step3b', 'bonus', 'interests'] as const) expect(missingOn(step, EMPTY_QUESTIONNAIRE)).toEqual([]);
  });
});

describe('the order of the screens', () => {
  it('goes back one by one and leaves the flow at its first screen', () => {
    expect(QUESTION_STEPS.map(stepBefore)).toEqual(['warning', 'step1', 'step2', 'step3', 'step3b', 'step4', 'bonus']);
    expect(stepBefore('warning')).toBeNull();
    expect(stepBefore('complete')).toBe('interests');
    expect(stepAfter('interests')).toBe('generating');
  });

  it('counts seven steps and is done only when it is done', () => {
    expect(progressAt('step1')).toEqual({ number: 1, percent: 0 });
    expect(progressAt('interests')).toEqual({ number: 7, percent: 86 });
  });

  it('lets nobody in past an unanswered step, whatever the address says', () => {
    const build = (part: Partial<KeptBuild>): KeptBuild => ({ ...NEW_BUILD, ...part });
    expect(reachable('interests', build({}))).toBe('step1');
    expect(reachable('generating', build({ answers: { ...ANSWERS, topSkills: ['a'] } }))).toBe('step4');
    expect(reachable('generating', build({ answers: ANSWERS }))).toBe('generating');
    expect(reachable('complete', build({ answers: ANSWERS }))).toBe('interests');
    const row = { id: '3f1b6c1e-6a4f-4a57-9d43-0b7f7a0f6f11', madeFrom: '', written: true, owned: false };
    expect(reachable('complete', build({ row: { ...row, written: false } }))).toBe('step1');
    expect(reachable('complete', build({ row }))).toBe('complete');
    // Written from these answers: no second time. From others: that is another CV.
    const written = build({ answers: ANSWERS, row: { ...row, madeFrom: madeFrom({ answers: ANSWERS, trap: '' }) } });
    expect(reachable('generating', written)).toBe('complete');
    expect(reachable('generating', { ...written, answers: { ...ANSWERS, education: 'Baking school' } })).toBe('generating');
    expect(reachable('warning', build({ answers: ANSWERS }))).toBe('warning');
  });
});

it('stores trimmed answers, null for what was left empty, and no job without a word in it', () => {
  const empty = { jobTitle: ' ', company: '', startDate: '', endDate: '', achievement: '' };
  const insert = toInsert({ ...ANSWERS, jobTitle: ' Baker ', previousRoles: [empty, { ...empty, company: 'Loaf & Sons' }] }, '');
  expect(insert).toMatchObject({ job_title: 'Baker', education: null, career_path: null, honeypot: null });
  expect(insert.previous_roles).toEqual([{ ...empty, jobTitle: '', company: 'Loaf & Sons' }]);
  expect(CvBuildInsert.safeParse(insert).success).toBe(true);
  // Answers without an end are the same answers as before it was asked for: no second CV is made of them.
  expect(insert).not.toHaveProperty('current_end_date');
  expect(toInsert({ ...ANSWERS, currentEndDate: '2021-05' }, '').current_end_date).toBe('2021-05');
  expect(toInsert(ANSWERS, 'https://example.com').honeypot).toBe('https://example.com');
});
