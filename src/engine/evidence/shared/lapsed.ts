import { NUMBER_VALUES } from '../../lexicon/words/numbers.ts';
import { findPeriods, monthIndex } from '../../reading/text/dates.ts';

const VALID_TO = /\b(?:(?:valid|in date|certified|licensed|current) (?:to|until|till|through)|exp(?:ires|iry|\.)?:?)\s+(?<when>[^,;)]{4,24})/iu;
const LASTS = new RegExp(
  String.raw`(?<year>(?:19|20)\d\d)\s?\((?:good|valid|lasts)?\s?(?:for)?\s?(?<years>\d|${[...NUMBER_VALUES.keys()].join('|')}) years?\)`,
  'iu',
);

/** "Valid to March 2025", "2021 (good for three years)", read after that; the words that say so, or null. */
export function pastDate(text: string, today: string | null): RegExpExecArray | null {
  const [, year, month] = /^(\d{4})-(\d{2})/u.exec(today ?? '') ?? [];
  if (year === undefined) return null;
  const found = VALID_TO.exec(text);
  const [date] = findPeriods(found?.groups?.['when'] ?? '');
  const until = date?.end ?? date?.start;
  if (found !== null && until && monthIndex({ year: until.year, month: until.month ?? 12 }) < monthIndex({ year: Number(year), month: Number(month) }))
    return found;
  const lasts = LASTS.exec(text);
  const years = lasts?.groups?.['years'] ?? '';
  const length = NUMBER_VALUES.get(years.toLowerCase()) ?? Number(years);
  return lasts !== null && Number(lasts.groups?.['year']) + length < Number(year) ? lasts : null;
}
