import { SITE_NAME } from '../../../../domain/product-name.ts';
import type { Tone } from '../../../../domain/roast.ts';
import type { CvAnalysisResultRow } from '../../contract.ts';
import { shareWords } from '../../copy.ts';
import { plain, redact, withoutLineNumbers } from './redact.ts';
import type { SharePicture } from './share-image.ts';

/** What stands on the picture of a roast. Unless `quotes` is true, all that could tell whose CV it was is blacked out. */
export function pictureOf({ voices, robot_view: robot }: CvAnalysisResultRow, tone: Tone, quotes: boolean): SharePicture {
  const words = shareWords(tone);
  const { stamp, topRoastLine, overallAssessment } = voices[tone];
  const pieces = (text: string) => (quotes ? plain : redact)(withoutLineNumbers(text), robot?.people ?? []);
  return {
    site: SITE_NAME,
    kicker: words.kicker,
    stamp,
    topLine: pieces(topRoastLine),
    assessment: pieces(overallAssessment),
    action: words.callToAction,
    address: location.host,
  };
}
