import { describe, expect, it } from 'vitest';
import { understandJob } from '../target-job.ts';
import { hasOwnList } from './own-occupation.ts';

describe('whose list of words an occupation has', () => {
  it.each(['HGV driver', 'registered nurse', 'Frontend Developer, remote', 'credit controller'])('%s: its own', (phrase) =>
    expect(hasOwnList(understandJob(phrase))).toBe(true),
  );
  it.each(['night auditor', 'customs clerk', 'optical assistant', 'trainee nurse', 'apprentice carpenter'])('%s: none of its own', (phrase) =>
    expect(hasOwnList(understandJob(phrase))).toBe(false),
  );
});
