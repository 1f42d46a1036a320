import type { Period, YearMonth } from '../../domain/cv.ts';

/** "to date" in the languages we write. */
const PRESENT: Readonly<Record<string, string>> = { en: 'Present', de: 'heute', fr: 'aujourd’hui', es: 'actualidad', it: 'oggi', nl: 'heden', pt: 'atual' };

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** "March 2019", in the language; "2019" where the month is not known. */
export function printedMonth({ year, month }: YearMonth, language: string): string {
  if (month === null) return String(year);
  const known = PRESENT[language] === undefined ? 'en' : language;
  const format = FORMATS.get(known) ?? new Intl.DateTimeFormat(known === 'en' ? 'en-GB' : known, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  FORMATS.set(known, format);
  return format.format(new Date(Date.UTC(year, month - 1, 15)));
}

export const presentWord = (language: string): string => PRESENT[language] ?? 'Present';

/** "March 2019 – Present". Empty ends are left out; what could not be read stands as it is written. */
export function printedPeriod({ start, end, current, text }: Pick<Period, 'start' | 'end' | 'current' | 'text'>, language: string): string {
  if (start === null && end === null) return text.trim();
  const ends = [start === null ? null : printedMonth(start, language), end !== null ? printedMonth(end, language) : current ? presentWord(language) : null];
  return [...new Set(ends.filter((part) => part !== null))].join(' – ');
}

/** "YYYY-MM", or "YYYY", or nothing: how the questionnaire keeps a month. */
export function yearMonth(date: YearMonth | null): string {
  if (date === null) return '';
  const year = String(date.year).padStart(4, '0');
  return date.month === null ? year : `${year}-${String(date.month).padStart(2, '0')}`;
}

/** The questionnaire's "YYYY-MM" or "YYYY" as a date; null when it is empty. */
export function dateOf(written: string): YearMonth | null {
  const found = /^(\d{4})(?:-(\d{2}))?$/u.exec(written);
  return found === null ? null : { year: Number(found[1]), month: found[2] === undefined ? null : Number(found[2]) };
}
