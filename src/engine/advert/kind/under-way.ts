import type { Context } from '../../context.ts';
import type { ProofPassage } from '../proof.ts';

/** Whether an entry, or the line of dates over it, says that the studies go on. */
export function isUnderWay({ page, line, text }: ProofPassage, { lines }: Context): boolean {
  const at = lines.findIndex((one) => one.page === page && one.line === line);
  const above = at < 0 ? '' : (lines[at - 1]?.text ?? '');
  const isDates = /^[[(]?\s*(?:\d|\p{Lu}\p{Ll}{2,8}\.? \d{4})/u.test(above) && !/^(?:\d{4}|[[(])/u.test(text);
  const below = at < 0 ? '' : (lines[at + 1]?.text ?? '');
  // "Master of Business Administration, Maseno⏎University (project in progress)".
  if (TO_DATE.test(text) || (/\(/u.test(below) && !/\d{4}/u.test(below) && UNDER_WAY.test(below))) return true;
  return UNDER_WAY.test(text) || (isDates && UNDER_WAY.test(above));
}
/** Dates that end today. */
const TO_DATE = /\b(?:19|20)\d\d\s?(?:[–—-]|to)\s?(?:to date|date|present|now|current|today|ongoing)\b/iu;
const UNDER_WAY =
  /\b(?:ongoing|on-going|final year|ends? \d|expected|in progress|part[- ]way|average (?:now|so far)|so far|paused|begun|i start in|laufend|en cours(?! d[ue])|en curso)\b/iu;
