import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { corpusSources, hasCorpus, inventedSources, roastDocument, roastSources, type RoastedCv, type Source } from './many-cvs.test-kit.ts';

/** Of the corpus, every so many: each is read, roasted and compared up to three times. */
const EVERY_TWICE = 3;
const EVERY_AFRESH = 6;

const written = ({ roast }: RoastedCv): string => JSON.stringify(roast);
const roastedAgain = (cv: RoastedCv): RoastedCv => roastDocument({ ...cv, job: cv.judgement.job.phrase }, cv.document);

/** The roasts as a process of its own writes them. */
function inFreshProcess(sources: readonly Source[]): string[] {
  const script = fileURLToPath(new URL('./fresh-process.test-kit.ts', import.meta.url));
  const printed = execFileSync(process.execPath, [script], { input: JSON.stringify(sources), encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  return z
    .array(z.unknown())
    .parse(JSON.parse(printed))
    .map((roast) => JSON.stringify(roast));
}

/** Names of the CVs whose roasts differ. */
function differing(cvs: readonly RoastedCv[], others: readonly string[]): string[] {
  expect(others).toHaveLength(cvs.length);
  return cvs.flatMap((cv, index) => (written(cv) === others[index] ? [] : [cv.name]));
}

describe('law 1: the same CV and job give the same roast, byte for byte', { timeout: 600_000 }, () => {
  it('in one process, the other way round, and in a fresh one: the invented CVs', async () => {
    const sources = await inventedSources();
    const first = await roastSources(sources);
    const backwards = await roastSources(sources.toReversed());
    expect(differing(first, backwards.toReversed().map(written))).toEqual([]);
    expect(differing(first, inFreshProcess(sources))).toEqual([]);
  });

  it.skipIf(!hasCorpus)('twice in one process and in a fresh one: the corpus', async () => {
    const sources = corpusSources().filter((_, index) => index % EVERY_TWICE === 0);
    const first = await roastSources(sources);
    expect(
      differing(
        first,
        first.map((cv) => written(roastedAgain(cv))),
      ),
    ).toEqual([]);
    const afresh = sources.filter((_, index) => index % (EVERY_AFRESH / EVERY_TWICE) === 0);
    expect(
      differing(
        first.filter(({ name }) => afresh.some((source) => source.name === name)),
        inFreshProcess(afresh),
      ),
    ).toEqual([]);
  });

  it('while another job gives another', async () => {
    const [one] = await roastSources((await inventedSources()).slice(0, 1));
    if (one === undefined) throw new Error('no CV');
    expect(roastDocument({ ...one, job: 'Deep Sea Diver' }, one.document).roast.voices.brutal.roastLines).not.toEqual(one.roast.voices.brutal.roastLines);
  });
});
