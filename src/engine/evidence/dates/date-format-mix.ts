import type { Period } from '../../../domain/cv.ts';
import type { Context } from '../../context.ts';
import type { Detector } from '../detector.ts';
import { placeOf } from '../structure/placement.ts';
import { realJobs } from './dated-entries.ts';

const FORMATS: readonly (readonly [name: string, written: RegExp])[] = [
  ['DD/MM/YYYY', /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d)/u],
  ['MM/YYYY', /(?<!\d)\d{1,2}\s?[./-]\s?(?:19|20)\d\d(?!\d)/u],
  ['YYYY-MM', /(?<!\d)(?:19|20)\d\d[./](?:0?[1-9]|1[0-2])(?!\d)|(?<!\d)(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?!\d)/u],
  ['MM/YY', /(?<![\d/])\d{1,2}\/\d\d(?![\d/])/u],
  ['Month YYYY', /\p{L}{3,}\.?,?\s?['’]?(?:19|20)\d\d/u],
  ["Month 'YY", /\p{L}{3,}\.?[\s-]?['’]?\d\d(?!\d)/u],
  ['YYYY', /(?<!\d)(?:19|20)\d\d(?!\d)/u],
];

/** Jobs dated in two or more notations. Only jobs are compared: a school year without a month is custom. */
export const dateFormatMixDetector: Detector<'date-format-mix'> = {
  kind: 'date-format-mix',
  detect(context) {
    const seen = new Map<string, Period>();
    for (const { title, company, period } of realJobs(context)) {
      // The rest of a wrapped date is no job.
      if (title === null && company === null) continue;
      const format = period && formatOf(period.text);
      if (period && format !== null && !seen.has(format)) seen.set(format, period);
    }
    const [one, other] = [...seen.values()];
    if (!one || !other) return [];
    return [{ quote: other.text, ...placeOf(other), weight: seen.size > 2 ? 4 : 3, facts: { one: one.text, other: other.text, formats: seen.size } }];
  },
};

/** A season is no month, and "since" and "present" are no date. */
const SEASON = /\b(?:spring|summer|autumn|fall|winter)\b/iu;
const ENDS = /\s*(?:[–—→]|\s-\s|(?<=\d)-(?=\p{L}|\d)|\bto\b|\buntil\b|\bbis\b)\s*/iu;

/** Whether all jobs are dated, and both ends of all their dates are written alike: what may be praised. */
export function isInOneForm(context: Context): boolean {
  const jobs = realJobs(context);
  const ends = jobs.flatMap(({ period }) => (period?.text ?? '').split(ENDS).filter((end) => /\d/u.test(end)));
  const forms = new Set(ends.map((end) => (SEASON.test(end) ? 'season' : formatOf(end))));
  return jobs.length > 0 && jobs.every(({ period }) => period !== null) && forms.size === 1 && !forms.has(null) && !forms.has('season');
}

function formatOf(text: string): string | null {
  return FORMATS.find(([, written]) => written.test(text))?.[0] ?? null;
}
