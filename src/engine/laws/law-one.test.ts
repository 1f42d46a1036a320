import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { corpusSources, hasCorpus, inventedSources, roastAfresh, roastDocument, roastSources, type RoastedCv, type Source } from './many-cvs.test-kit.ts';

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
  let invented: Source[] = [];
  const corpus = corpusSources().filter((_, index) => index % EVERY_TWICE === 0);
  const corpusAfresh = corpus.filter((_, index) => index % (EVERY_AFRESH / EVERY_TWICE) === 0);
  let afresh: string[] = [];
  beforeAll(async () => {
    invented = await inventedSources();
    afresh = inFreshProcess([...invented, ...corpusAfresh]);
  }, 600_000);

  it('in one process, the other way round, and in a fresh one: the invented CVs', async () => {
    const first = await roastSources(invented);
    const backwards = await roastAfresh(invented.toReversed());
    expect(differing(first, backwards.toReversed().map(written))).toEqual([]);
    expect(differing(first, afresh.slice(0, invented.length))).toEqual([]);
  });

  it.skipIf(!hasCorpus)('twice in one process and in a fresh one: the corpus', async () => {
    const first = await roastSources(corpus);
    expect(
      differing(
        first,
        first.map((cv) => written(roastedAgain(cv))),
      ),
    ).toEqual([]);
    expect(
      differing(
        first.filter(({ name }) => corpusAfresh.some((source) => source.name === name)),
        afresh.slice(invented.length),
      ),
    ).toEqual([]);
  });

  it('while another job gives another', async () => {
    const [one] = await roastSources(invented.slice(0, 1));
    if (one === undefined) throw new Error('no CV');
    expect(roastDocument({ ...one, job: 'Deep Sea Diver' }, one.document).roast.voices.brutal.roastLines).not.toEqual(one.roast.voices.brutal.roastLines);
  });
});
