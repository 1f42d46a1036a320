import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { judgeCv, understandCv, writeRoast } from '../../../roast-cv.ts';
import { bestOf, hollowOf } from './contrast.ts';

const judged = (...bullets: readonly string[]): ReturnType<typeof judgeCv> =>
  judgeCv(
    understandCv(
      documentFromText(`Pat Example
pat@example.com | 031 555 0100 | Leeds

Experience
Leading Hand, Fennimore Landscapes, Leeds, June 2021 - Present
• Kept the van tidy
${bullets.map((line) => `• ${line}`).join('\n')}

Greenkeeper, Marsh Golf Club, Leeds, March 2017 - May 2021
• Mowed the greens`),
      'Landscape supervisor',
      '2026-11-22',
    ),
  );

describe('the strongest line in a verdict', () => {
  it.each([
    ['Planted 38,000 trees at the north end. Survival at 12 months was 91%, the contract said 85%', 'Survival at 12 months was 91%, the contract said 85%'],
    [
      'Reduced complaints in the park from 11 (first half of 2025) to 4 (second half) by changing the hours of the noisy mower on weekdays',
      'Reduced complaints in the park from 11 (first half of 2025) to 4 (second half)',
    ],
    ['Cut diesel from £1,400 to £900 a month', 'Cut diesel from £1,400 to £900 a month'],
    ['11 winters on the gritter without a reportable accident', '11 winters on the gritter without a reportable accident'],
    ['Laid the club lawn that two other courses have copied', 'Laid the club lawn that two other courses have copied'],
  ])('%s', (line, best) => expect(bestOf(judged(line), [])).toBe(best));

  it.each([
    'Residential gardens from £15k to £140k. Dry stone walls, steps, ponds, turf',
    'Deployed to the north park May 2020 – February 2021',
    'Ensured 100% error free planting',
    'Worked for 6 private clients',
  ])('is none where nothing came of it: %s', (line) => expect(bestOf(judged(line), [])).toBeNull());

  it('names nobody', () => expect(bestOf(judged('Won 3 of 4 bids for Alderman Holt'), ['Holt'])).toBeNull());

  it('is held against words that say nothing, both as they are printed', () => {
    const judgement = judged('Cut diesel from £1,400 to £900 a month', 'Hardworking team player with a positive attitude', 'Responsible for the yard');
    const { brutal, gentle } = writeRoast(judgement).voices;
    for (const { overallAssessment } of [brutal, gentle]) {
      const weighed = overallAssessment.split(/(?<=[.?!])\s/u).join(' ');
      expect(weighed).toContain('“Cut diesel from £1,400 to £900 a month”');
      expect(weighed).toMatch(/“(?:Hardworking|team player|positive attitude|Responsible for)”/u);
    }
  });
});

it('takes words as printed, and none too short to be held against anybody', () => {
  expect(hollowOf('duty-opening', { opening: 'responsible for' }, 'Responsible for the yard')).toBe('Responsible for');
  expect(hollowOf('weak-opening', { opening: 'did' }, 'Did the yard')).toBeNull();
  expect(hollowOf('date-format-mix', { formats: 2 }, null)).toBeNull();
});
