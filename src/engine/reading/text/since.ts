import { SINCE_WORDS } from '../../lexicon/reading/months.ts';

/** A word before a date that opens a period with no end, at the end of what stands before the date (folded). */
export const SINCE = new RegExp(String.raw`(?:^|[^\p{L}])(?:${SINCE_WORDS.join('|')})(?: (?:dem|the|le|el|il|o|the))?[ :]{1,2}$`, 'u');

/** "Not used since 2015": since when something is over dates nothing. */
export const OVER_SINCE =
  /(?<!\p{L})(?:(?:not|never) (?:used|renewed|practi[sc]ed|active|kept up|needed)|unused|lapsed|expired|inactive|dormant)(?: \p{L}+)? since $/u;
