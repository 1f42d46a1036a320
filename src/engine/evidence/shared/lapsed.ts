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

/** What is done about a paper that ran out, as its line says. */
export const RENEWS =
  /\b(?:renew\w*|re-?appl\w+|applied for|booked|booking|re-?sit\w*|re-?tak\w+|re-?book\w*|re-?train\w*|redo(?:ing)?|will redo|doing (?:it|that|this|them)(?: again)?|(?:course|test|exam|day|class|assessment|refresher) (?:in|on|booked|is)|on (?:the|a) [\p{L} ]{0,24}(?:course|class|list|refresher)|due (?:back|in)|(?:next|new) (?:one|course|date)|waiting (?:for|on|list)|pending|awaiting|scheduled|enrolled|signed up|in progress|under way|to be renewed)\b/iu;
