/** Years that a slash joins lie no further apart than this. */
const LONGEST_PAIR = 12;

/** The second year of "2012/14" or "2018/2019" behind a year that ends at `at`, and where it ends: a slash between years is a dash. */
export function pairAt(text: string, year: number, at: number): { year: number; to: number } | null {
  const [whole = '', written] = /^ ?\/ ?((?:19|20)?\d\d)(?![\p{L}\p{N}%./-])/u.exec(text.slice(at, at + 12)) ?? [];
  const end = written === undefined ? null : pairedYear(year, written);
  return end === null ? null : { year: end, to: at + whole.length };
}

/** The "14" of "2012/14" as a year; null when it is none that follows. */
export function pairedYear(year: number, written: string): number | null {
  const end = written.length === 4 ? Number(written) : Math.floor(year / 100) * 100 + Number(written);
  return written !== '' && end > year && end - year <= LONGEST_PAIR ? end : null;
}
