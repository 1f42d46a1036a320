import { beforeAll, describe, expect, it } from 'vitest';
import { SCORES, TONES, type Tone } from '../../domain/roast.ts';
import { keysOf } from '../../domain/keys.ts';
import type { Judgement } from '../judgement.ts';
import { corpusSources, hasCorpus, inventedSources, roastSources, type RoastedCv, type Source } from './many-cvs.test-kit.ts';

const PATIENCE = 600_000;

/** What a page says, by the words that say it, and what must then be so: the verdict, the scores and the evidence are of one CV. */
const LAWS: readonly { says: RegExp; needs: string; holds: (judgement: Judgement, text: string) => boolean }[] = [
  {
    says: /red pen and no work|Send it tonight|don’t work there|NO FURTHER QUESTIONS|ALMOST NO FUN|nearly lunch|You may be the catch/u,
    needs: 'a page whose words are its own',
    holds: ({ scores }) => Math.max(scores.buzzwordOverdose, scores.clicheDensity) <= 35,
  },
  {
    says: /one thing you finished|conversation after the weather|nobody was quoted|very good list of places|wrote down what they did/u,
    needs: 'a page without a result',
    holds: ({ cv }) => !cv.experience.some(({ bullets }) => bullets.some(({ text }) => /\d\s?%|[£$€]\s?\d/u.test(text))),
  },
  {
    says: /only by accident|bin goes hungry|enemy in the building|more likely to end up in there|go back to the pizza leaflets/u,
    needs: 'a CV far from the bin',
    holds: ({ binnedPercent }) => binnedPercent <= 25,
  },
  {
    says: /five guesses|witness protection|points at Portugal|kept the paper out|asking for directions/u,
    needs: 'a page that neither names the job nor fits it',
    holds: ({ findings, scores }) => findings.some(({ kind }) => kind === 'job-absent') && scores.skillRelevance < 38,
  },
  {
    says: /page doesn’t say so anywhere|isn’t there, not by that name|won’t come up under/u,
    needs: 'a page on which the job is not found',
    holds: ({ findings }) => findings.some(({ kind }) => kind === 'job-absent'),
  },
  { says: /left with a clean copy|robot has no notes|bedtime story/iu, needs: 'a score near nothing', holds: ({ scores }) => scores.atsRating <= 15 },
];

describe('the pages of the invented CVs', () => {
  laws(inventedSources);
});
describe.skipIf(!hasCorpus)('the pages of the corpus', () => {
  laws(() => Promise.resolve(corpusSources()));
});

function laws(sources: () => Promise<Source[]>): void {
  let cvs: readonly RoastedCv[] = [];
  beforeAll(async () => {
    cvs = await roastSources(await sources());
  }, PATIENCE);

  it.each(LAWS.map((law) => [law.needs, law] as const))('what needs %s is said of no other', (_, { says, holds }) => {
    const wrong = cvs.flatMap((cv) =>
      TONES.flatMap((tone) => sentencesOf(cv, tone).flatMap((text) => (says.test(text) && !holds(cv.judgement, text) ? [`${cv.name}: ${text}`] : []))),
    );
    expect(wrong).toEqual([]);
  });

  it('every number and every answer has a sentence behind it', () => {
    const bare = cvs.flatMap((cv) =>
      TONES.flatMap((tone) =>
        sentencesOf(cv, tone).flatMap((text) => (/^(?:\d+%:|No\.|Maybe\.|Yes\.)?\s*$/u.test(text) ? [`${cv.name}, ${tone}: ${text}`] : [])),
      ),
    );
    expect(bare).toEqual([]);
  });

  it('a sentence about a number gives its reason where the number is bad', () => {
    const wrong = cvs.flatMap(({ name, judgement, roast }) =>
      judgement.scores.atsRating > 62 && !/[.!?] ./u.test(roast.voices.brutal.descriptions.atsRating)
        ? [`${name}: ${roast.voices.brutal.descriptions.atsRating}`]
        : [],
    );
    expect(wrong).toEqual([]);
  });
}

function sentencesOf({ roast }: RoastedCv, tone: Tone): string[] {
  const { stamp, overallAssessment, binnedLikelihood, wouldInterview, careerClarity, descriptions } = roast.voices[tone];
  return [stamp, overallAssessment, binnedLikelihood, wouldInterview, careerClarity, ...keysOf(SCORES).map((name) => descriptions[name])];
}
