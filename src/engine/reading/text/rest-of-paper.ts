import type { Line } from '../../../domain/document.ts';
import { CARRIES_ON } from '../entries/bullets.ts';

const DATED = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
/** "Fire Marshal, expired June" over "2024.", "Champion (RSPH)" over "September 2021": a date whose name stands above. */
const DATE_BELOW = /^(?:\p{L}{3,9}\.? )?(?:19|20)\d\d(?!\d)(?:[.,;]|$)/u;
/** What a paper is, in the line below its name. */
const PAPER = /^(?:certificate|diploma|award|licen[cs]e|card|ticket|zertifikat|schein|certificat)(?!\p{L})/iu;
/** Of its column a line fills so much, with the word it had no room for. */
const FULL = 0.92;

/** Whether a line of a list of papers is the rest of the one above: behind a comma, an open bracket or a little word, in a row that signs part, or its date. */
export function isRestOfPaper(line: Line, above: Line | undefined, all: readonly Line[]): boolean {
  if (above === undefined) return false;
  const [before, after] = [above.text.trim(), line.text.trim()];
  if (before.endsWith(',') || CARRIES_ON.test(before) || before.lastIndexOf('(') > before.lastIndexOf(')')) return true;
  if (DATE_BELOW.test(after) && /[\p{L})]$/u.test(before)) return true;
  const letter = above.width / Math.max(before.length, 1);
  const [word = ''] = after.split(/\s+/u);
  const hadNoRoom = above.width > 0 && above.width + letter * (word.length + 1) >= Math.max(...all.map(({ width }) => width)) * FULL;
  if (/\s[·•|]\s/u.test(before) && /\s[·•|]\s|[^.]$/u.test(after) && hadNoRoom) return true;
  // "RE5 Examination, 2020. London Market Test, 2022. Microsoft" over "PL-300": running text.
  if (hadNoRoom && /[\p{L}\d]\. \p{Lu}/u.test(before) && !/[.;:]$/u.test(before)) return true;
  // "Manual handling" over "10/2025", "Slinger" over "Signaller – exp. 11/2026", "Reprocessing" over "Certificate, 2022".
  return !DATED.test(before) && !/[.;:]$/u.test(before) && DATED.test(after) && (hadNoRoom || PAPER.test(after) || /^[\d\s./–-]+$/u.test(after));
}
