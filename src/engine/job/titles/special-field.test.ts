import { describe, expect, it, test } from 'vitest';
import { contextOf } from '../../evidence/shared/context-builder.test-kit.ts';
import { askedSkills } from '../../evidence/job/asked-skills.ts';
import { relevanceOf } from '../relevance-of.ts';
import { understandJob } from '../target-job.ts';
import { specialField } from './special-field.ts';

test.each([
  ['Access Control Engineer', ['Access']],
  ['Transit Operations Supervisor', ['Transit']],
  ['Data Analyst', []],
  ['Senior Staff Nurse', []],
])('%s leaves over %j', (title, words) => {
  expect(specialField(understandJob(title))).toEqual(words);
});

describe('a title of which only the end is known', () => {
  const cv = 'Ada Kowalski\nada@example.com\nExperience\nDriver | Brightwater Transit | 03/2018 - 05/2021\n• Kept the transit timetable\n';

  it('is missing nothing by the list of the broader trade', () => {
    expect(askedSkills(contextOf(cv, { job: understandJob('Transit Operations Supervisor') }))).toEqual({ matched: [], missing: [] });
  });

  it('gives points for its own words where the page has them', () => {
    const fit = relevanceOf(contextOf(cv, { job: understandJob('Transit Operations Supervisor') }));
    expect(fit.entries.some(({ because }) => /“transit”/iu.test(because))).toBe(true);
    expect(fit.score).toBeGreaterThan(
      relevanceOf(contextOf(cv.replaceAll(/transit/giu, 'harbour'), { job: understandJob('Transit Operations Supervisor') })).score,
    );
  });

  it('is said without its brackets', () => {
    expect(understandJob('Area Catering Manager (Schools)').title).toBe('Area Catering Manager');
    expect(understandJob('Pastoral and Behaviour Manager (large secondary school in Leeds)').title).toBe('Pastoral and Behaviour Manager');
  });
});
