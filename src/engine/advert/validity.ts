import { EXPIRED } from '../lexicon/advert/implications.ts';

/** "Exp. 06/2024", "valid up to 2022", "gültig bis 03.2023": until when a paper holds. */
const UNTIL =
  /\b(?:exp(?:ires?|iry|\.)?(?: (?:date|on|in))?:?|valid (?:up ?to|until|till|to|thru|through)|good (?:until|through)|gültig bis|valable jusqu['’](?:en|au)|válid[oa] hasta|geldig tot)\s*:?\s*(?:(?<name>\p{L}{3,9})\.? )?(?:(?<month>\d{1,2})[./-])?(?:\d{1,2}[./-])?(?<year>\d{4})\b/iu;
const DECEMBER = 12;
/** Beginnings of their names, January first, in the languages of our pages. */
const MONTHS: readonly RegExp[] = [
  /^(?:jan|ene|gen|sty)/iu,
  /^(?:feb|f[ée]v|lut)/iu,
  /^(?:mar|mär|maa)/iu,
  /^(?:apr|avr|abr|kwi)/iu,
  /^(?:may|mai|mei|mag|maj)/iu,
  /^(?:jun|juin|giu|cze)/iu,
  /^(?:jul|juil|lug|lip)/iu,
  /^(?:aug|ao[uû]|ago|sie)/iu,
  /^(?:sep|set|wrz)/iu,
  /^(?:oct|okt|ott|pa[źz])/iu,
  /^(?:nov|lis)/iu,
  /^(?:dec|dez|d[ée]c|dic|gru)/iu,
];

/** Whether a line says that its paper no longer holds on this day (ISO; null where none is known). */
export function isOutOfDate(text: string, today: string | null): boolean {
  if (EXPIRED.test(text)) return true;
  const { name, month, year } = UNTIL.exec(text)?.groups ?? {};
  const [, thisYear, thisMonth] = /^(\d{4})-(\d{2})/u.exec(today ?? '') ?? [];
  if (year === undefined || thisYear === undefined) return false;
  const named = MONTHS.findIndex((begins) => begins.test(name ?? '')) + 1;
  return Number(year) * DECEMBER + Number(month ?? (named || DECEMBER)) < Number(thisYear) * DECEMBER + Number(thisMonth);
}
