import { EXPIRED } from '../lexicon/advert/implications.ts';

/** "Exp. 06/2024", "valid up to 2022", "gültig bis 03.2023": until when a paper holds. */
const UNTIL =
  /\b(?:exp(?:ires?|iry|\.)?(?: (?:date|on|in))?:?|valid (?:up ?to|until|till|to|thru|through)|good (?:until|through)|gültig bis|valable jusqu['’](?:en|au)|válid[oa] hasta|geldig tot)\s*:?\s*(?:\p{L}{3,9}\.? )?(?:(\d{1,2})[./-])?(?:\d{1,2}[./-])?(\d{4})\b/iu;
const DECEMBER = 12;

/** Whether a line says that its paper no longer holds on this day (ISO; null where none is known). */
export function isOutOfDate(text: string, today: string | null): boolean {
  if (EXPIRED.test(text)) return true;
  const [, month, year] = UNTIL.exec(text) ?? [];
  const [, thisYear, thisMonth] = /^(\d{4})-(\d{2})/u.exec(today ?? '') ?? [];
  if (year === undefined || thisYear === undefined) return false;
  return Number(year) * DECEMBER + Number(month ?? DECEMBER) < Number(thisYear) * DECEMBER + Number(thisMonth);
}
