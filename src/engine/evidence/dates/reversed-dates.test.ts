import { describe, expect, it } from 'vitest';
import { understandJob } from '../../job/target-job.ts';
import { documentFromText } from '../../reading/document-from-text.ts';
import { readCv } from '../../reading/read-cv.ts';
import { dateImpossibleDetector } from './date-impossible.ts';

/** What the reader makes of a period, and what is said of it. */
function accused(period: string) {
  const document = documentFromText(
    `Robin Fell\n\nExperience\nSurveyor | Fell Ltd | ${period}\n- Measured fields\nAssistant | Moor Ltd | 2010 - 2013\n- Carried the poles`,
  );
  return dateImpossibleDetector.detect({ document, ...readCv(document), job: understandJob('Surveyor'), today: null, corrections: [] });
}

describe('a period as the reader gives it', () => {
  it('is impossible when it ends in an earlier month of its year', () => {
    expect(accused('Nov 2018 – Mar 2018')).toEqual([
      expect.objectContaining({ quote: 'Nov 2018 – Mar 2018', facts: { start: 'November 2018', end: 'March 2018' } }),
    ]);
  });

  it.each(['2018 – 2014', '05/2021 - 03/2019', 'Mar 2018 – Mar 2018', '2018 – 2018', '2018 – Mar 2018'])('%s accuses nobody', (period) => {
    expect(accused(period)).toEqual([]);
  });
});
