import { BUILD } from '../../domain/limits.ts';

/** A text in one line (or with its line breaks, where it is longer than a line), no longer than its field takes; cut at a word. */
export function clip(text: string | undefined, most: number = BUILD.maxLineCharacters): string {
  const clean = (text ?? '').replace(/[^\S\n]+/gu, ' ').trim();
  if (clean.length <= most) return clean;
  const cut = clean.slice(0, most);
  const space = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return (space > most / 2 ? cut.slice(0, space) : cut)
    .toWellFormed()
    .replace(/\uFFFD$/u, '')
    .trim();
}
