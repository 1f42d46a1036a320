import type { SeenLine } from './seen-line.ts';

/** How a line is set, as far as headings and entry heads differ from running text. */
export interface Looks {
  /** Lines with the same key look the same. */
  key: string;
  size: number;
  bold: boolean;
  caps: boolean;
  isLike(other: Looks): boolean;
}

/** The looks of one line. Pasted text has none but its capitals. */
export function looksOf(line: SeenLine): Looks {
  const { fontSize, fontName, bold, color } = line.line;
  const size = Math.round(fontSize * 2) / 2;
  const caps = isCaps(line.body);
  const key = `${size}|${fontName}|${bold}|${color}|${caps}`;
  return { key, size, bold, caps, isLike: (other) => size <= other.size + 0.25 && bold === other.bold && !caps && color === other.key.split('|')[3] };
}

/** The looks most characters are set in. */
export function bodyLooks(lines: readonly SeenLine[]): Looks {
  const weight = new Map<string, { looks: Looks; characters: number }>();
  for (const line of lines) {
    const looks = looksOf(line);
    const entry = weight.get(looks.key) ?? { looks, characters: 0 };
    entry.characters += line.text.length;
    weight.set(looks.key, entry);
  }
  const heaviest = [...weight.values()].sort((a, b) => b.characters - a.characters)[0];
  return heaviest?.looks ?? { key: '', size: 0, bold: false, caps: false, isLike: () => true };
}

function isCaps(text: string): boolean {
  return /\p{Lu}{2}|\p{Lu} \p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}
