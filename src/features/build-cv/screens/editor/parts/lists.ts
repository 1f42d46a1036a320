/** The list with the item at `at` moved by `by` places; the same list where there is no such place. */
export function moved<T>(list: readonly T[], at: number, by: number): T[] {
  const to = at + by;
  const item = list[at];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(at, 1).toSpliced(to, 0, item);
}

/** A pasted text as bullets: a line each, without the signs before them. Null for a text of one line. */
export function pastedBullets(text: string): string[] | null {
  const lines = text
    .split(/\r?\n/u)
    .map((line) => line.replace(/^\s*(?:[•●▪■◦‣*–—-]|\d{1,2}[.)])?\s+|\s+$/gu, '').replace(/^[•●▪■◦‣]/u, ''))
    .filter((line) => line !== '');
  return lines.length > 1 ? lines : null;
}
