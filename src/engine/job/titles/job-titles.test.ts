import { describe, expect, test } from 'vitest';
import { understandJob } from '../target-job.ts';
import { TYPED_TITLES } from './job-titles.test-kit.ts';

describe.each(Object.entries(TYPED_TITLES))('%s', (_, titles) => {
  test.each(titles)('“%s” means %s', (typed, occupation) => {
    expect(understandJob(typed).occupation).toBe(occupation);
  });
});
