import { readPlace } from '../contact/places.ts';
import { findPeriods } from '../text/dates.ts';
import type { SeenLine } from '../text/seen-line.ts';

/** "ILM Leadership and Management, 2023": a name of several words with its year behind it. */
export function isCourse({ body }: SeenLine): boolean {
  const found = findPeriods(body).at(-1);
  const name = found === undefined ? '' : body.slice(0, found.from).replace(/[\s,(|–—-]+$/u, '');
  return found !== undefined && /^[)\s.]*$/u.test(body.slice(found.to)) && name.split(/\s+/u).length >= FEWEST_WORDS && readPlace(name) === null;
}

/** "Learnership (12 months), 2019" in plain letters, where the names of studies are bold: it tells of what stands above it. */
export function isUnder({ body, line }: SeenLine): boolean {
  const [found] = findPeriods(body);
  return !line.bold && found !== undefined && found.from > 3 && readPlace(body.slice(0, found.from).replace(/[\s,(|–—-]+$/u, '')) === null;
}

/** "Train the Trainer (expired Feb 2024, renewal to be booked)": so many words around a date are no town beside it. */
export function isNote({ body }: SeenLine): boolean {
  const [found] = findPeriods(body);
  return (
    found !== undefined &&
    `${body.slice(0, found.from)} ${body.slice(found.to)}`.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2).length > FEWEST_WORDS
  );
}

/** Words of the name of a course. */
const FEWEST_WORDS = 4;

/** "Mandatory training:" before a list of courses. */
export const TRAINING_LABEL =
  /^(?:\p{L}+ ){0,2}(?:training|courses?|cpd|certificates?|certifications|tickets|cards|refreshers?|weiterbildung(?:en)?|kurse)\s*[:：]\s*(?=\S)/iu;
