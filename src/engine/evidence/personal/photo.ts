import type { Detector } from '../detector.ts';
import { underName } from '../structure/placement.ts';
import { CUSTOMARY_LANGUAGES, CUSTOMARY_COUNTRIES } from '../../lexicon/form/portraits.ts';

/** What is printed in an empty frame. */
const FRAME = /\b(?:attach|affix|insert|place|paste)\b[^.]{0,24}\b(?:photo\w*|picture|portrait)\b|\b(?:photo|picture) here\b|写真[をのは貼]|写真貼/iu;
/** Points. A portrait is about 3 to 5 cm wide; wider is a banner or a scan, flatter is a logo. */
const PORTRAIT = { min: 45, max: 260, ratio: 2.2 } as const;

/** A portrait on the first page. Told as a practical matter (parsers, blind hiring), never scored, never described. */
export const photoDetector: Detector<'photo'> = {
  kind: 'photo',
  detect(context) {
    const image = context.document.images.find(
      ({ page, width, height }) =>
        page === 1 &&
        Math.min(width, height) >= PORTRAIT.min &&
        Math.max(width, height) <= PORTRAIT.max &&
        Math.max(width / height, height / width) <= PORTRAIT.ratio,
    );
    // A frame that waits for a picture is none.
    if (!image || context.lines.some(({ text }) => FRAME.test(text))) return [];
    const customary = CUSTOMARY_LANGUAGES.has(context.cv.language) || CUSTOMARY_COUNTRIES.has(context.cv.country ?? '');
    return [{ quote: null, ...underName(context), weight: customary ? 1 : 2, facts: { page: image.page } }];
  },
};
