import { beforeAll, describe, expect, it } from 'vitest';
import { CVS, type CvFixture } from '../../../fixtures/cvs.ts';
import { inventedSources, roastSources, type RoastedCv } from './many-cvs.test-kit.ts';

/** What a careful reader of the invented CVs would and would not remark (fixtures/cvs.ts). */
describe('the invented CVs', () => {
  let cvs: readonly RoastedCv[] = [];
  beforeAll(async () => {
    cvs = await roastSources(await inventedSources());
  });
  const kindsOf = (name: string): string[] => cvs.find((cv) => cv.name === name)?.judgement.findings.map(({ kind }) => kind) ?? [];
  const fixtures: readonly CvFixture[] = CVS;

  it.each(fixtures)('$name: everything plain to see is found', ({ name, expect: truth }) => {
    const kinds = kindsOf(name);
    expect(truth.findings.filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  it.each(fixtures)('$name: nothing is found that is not there', ({ name, expect: truth }) => {
    const kinds = kindsOf(name);
    expect(truth.absent.filter((kind) => kinds.includes(kind))).toEqual([]);
  });
});
