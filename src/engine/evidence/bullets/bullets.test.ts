import { describe, expect, it } from 'vitest';
import { contextOf } from '../shared/context-builder.test-kit.ts';
import { bulletPileDetector } from './bullet-pile.ts';
import { noBulletsDetector } from './no-bullets.ts';
import { noNumbersDetector } from './no-numbers.ts';
import { thinJobDetector } from './thin-job.ts';
import { tinyBulletDetector } from './tiny-bullet.ts';
import { wallOfTextDetector } from './wall-of-text.ts';

const HEAD = 'Ada Kowalski\nEngineer\nExperience\n';
const job = (bullets: readonly string[], company = 'Brightwater Ltd') =>
  `Engineer | ${company} | 2018 - 2021\n${bullets.map((text) => `• ${text}`).join('\n')}\n`;

describe('no-numbers', () => {
  it('counts, and points at the bullet that claims most', () => {
    const context = contextOf(
      HEAD +
        job([
          'Wrote the house style guide',
          'Increased sales and revenue in the region',
          'Led a team of 4 editors',
          'Edited the staff newspaper',
          'Kept the archive in order',
        ]),
    );
    expect(noNumbersDetector.detect(context)).toMatchObject([{ quote: 'Increased sales and revenue in the region', line: 6, facts: { without: 4, total: 5 } }]);
  });

  it('is silent where most bullets count', () => {
    expect(
      noNumbersDetector.detect(contextOf(HEAD + job(['Cut costs by 3%', 'Sold 40 vans a year', 'Hired 9 people in May', 'Edited the staff newspaper']))),
    ).toEqual([]);
  });
});

describe('wall-of-text', () => {
  const long = Array.from({ length: 50 }, (_, at) => (at % 2 ? 'paper' : 'more')).join(' ');
  it('finds the bullet nobody finishes', () => {
    expect(wallOfTextDetector.detect(contextOf(HEAD + job([`Moved ${long}`])))[0]?.facts).toEqual({ words: 51, times: 1 });
  });
  it('lets two lines be', () => expect(wallOfTextDetector.detect(contextOf(HEAD + job([`Moved ${long.slice(0, 160)}`])))).toEqual([]));
});

describe('tiny-bullet', () => {
  it('finds "Filing" but no headings, names or figures', () => {
    const drafts = tinyBulletDetector.detect(contextOf(HEAD + job(['Filing', 'Data entry', 'Key projects:', 'Adobe Photoshop', 'Sold 40 vans', 'AWARDS'])));
    expect(drafts.map((draft) => draft.quote)).toEqual(['Filing', 'Data entry']);
  });
});

describe('thin-job', () => {
  const rich = job(['Led the night shift of the plant', 'Built the loading dock', 'Sold the old vans'], 'Rich Co');
  it('finds the recent job with nothing under it', () => {
    expect(thinJobDetector.detect(contextOf(HEAD + job([], 'Thin Co') + rich))).toMatchObject([
      { quote: 'Engineer', facts: { company: 'Thin Co', bullets: 0 } },
    ]);
  });
  it('is silent about a line with a figure, an old post, and an employer that is told of elsewhere', () => {
    expect(thinJobDetector.detect(contextOf(HEAD + job(['38 covers'], 'Thin Co') + rich))).toEqual([]);
    expect(thinJobDetector.detect(contextOf(HEAD + rich + 'Porter | Thin Co | 2004 - 2006\n'))).toEqual([]);
    expect(thinJobDetector.detect(contextOf(HEAD + job([], 'Rich Co') + job(['Sold 9 vans'], 'Other Co') + rich))).toEqual([]);
  });
  it('takes two titles at one company for a promotion', () => {
    expect(thinJobDetector.detect(contextOf(HEAD + job([], 'Rich Co') + rich))).toEqual([]);
  });
  it('is silent where cells part a job from its bullets, where the next head was not read, and where nobody employs', () => {
    expect(thinJobDetector.detect(contextOf(HEAD + job([], 'Thin Co') + rich, { document: { hasTable: true } }))).toEqual([]);
    expect(thinJobDetector.detect(contextOf(`${HEAD}Locum midwife (zzp) | Friesland | 2018 - 2021\n• Locum work\n${rich}`))).toEqual([]);
  });
  it.each([
    ['nobody pays', `${HEAD}Treasurer | Hall Committee (voluntary) | 2018 - 2021\n${rich}`],
    ['another section tells of it', `${HEAD}${job([], 'Thin Grain Co')}${rich}Money\nSold 40 loads for the thin grain desk to three mills\n`],
  ])('is silent where %s', (_, text) => expect(thinJobDetector.detect(contextOf(text))).toEqual([]));
  it('is told where the employer is only named again', () =>
    expect(thinJobDetector.detect(contextOf(`${HEAD}${job([], 'Thin Grain Co')}${rich}Referees\nBo Fell, Thin Grain Co\n`))).toHaveLength(1));
  it('is silent where all jobs are thin, or told', () => {
    expect(thinJobDetector.detect(contextOf(HEAD + job([], 'Thin Co') + job([], 'Other Co')))).toEqual([]);
    expect(thinJobDetector.detect(contextOf(HEAD + rich))).toEqual([]);
  });
});

describe('bullet-pile', () => {
  const pile = (count: number) => contextOf(HEAD + job(Array.from({ length: count }, (_, at) => `Moved box ${String.fromCodePoint(97 + at)} to the cellar`)));
  it('points at the last of the pile', () => {
    expect(bulletPileDetector.detect(pile(12))).toMatchObject([{ quote: 'Moved box l to the cellar', facts: { company: 'Brightwater Ltd', bullets: 12 } }]);
  });
  it('lets six be', () => expect(bulletPileDetector.detect(pile(6))).toEqual([]));
});

describe('no-bullets', () => {
  const prose = `${Array.from({ length: 40 }, () => 'work').join(' ')}.`;
  it('finds jobs told in paragraphs', () => {
    expect(noBulletsDetector.detect(contextOf(`${HEAD}Engineer | One Co | 2019 - 2021\n${prose}\nEngineer | Two Co | 2015 - 2019\n${prose}`))).toMatchObject([
      { line: 5, facts: { jobs: 2 } },
    ]);
  });
  it('takes short lines without signs for bullets whose signs were lost', () => {
    expect(
      noBulletsDetector.detect(contextOf(`${HEAD}Engineer | One Co | 2019 - 2021\nLed the team\nEngineer | Two Co | 2015 - 2019\nBuilt the dock`)),
    ).toEqual([]);
  });
});
