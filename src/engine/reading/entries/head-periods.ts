import { findPeriods, type FoundPeriod } from '../text/dates.ts';

/** An open bracket that says until when, or from when on, a part of the job was held. */
const OPENS_NOTE =
  /\([^()]*(?<!\p{L})(?:until|till|bis|jusqu['’]?(?:en|à|au)|hasta|até|fino a[l]?|tot|do|promoted|acting|then|later|dann|später|puis|od|ab)(?: \p{L}+)?\s$/iu;

/** The periods of a line of a head, without a lone date that stands in a note on the title: "Sous Chef (CDP until Spring 2013)". */
export function findHeadPeriods(text: string): FoundPeriod[] {
  return findPeriods(text).filter(({ from, to, range }) => range || !OPENS_NOTE.test(text.slice(0, from)) || !/^[^()]*\)/u.test(text.slice(to)));
}
