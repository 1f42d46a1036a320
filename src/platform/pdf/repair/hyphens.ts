/** Words cut at the end of a line. */
const CUT = /(\p{L}{2,})[-\u2010\u00AD]$/u;
/** The hyphen of "jean-" / "paul@example.org" was typed: nothing hyphenates an address. */
const ADDRESS = /@|:\/\/|^www\.|\.\p{L}{2,}\//u;
const TAIL = /^(\p{Ll}[\p{L}\p{M}]*)([^\s]*)(?:\s+|$)/u;

export interface HyphenLine {
  text: string;
  /** Lines with the same number are one block of text, in order. */
  block: number;
  fontSize: number;
}

/**
 * Moves the tail of a word cut at the line's end up to it: "manage-" / "ment of" becomes "management" / "of".
 * The hyphen stays where it belongs to the word ("client-" / "facing"). Lines left empty are returned empty.
 */
export function joinHyphens<T extends HyphenLine>(lines: readonly T[], isKnownWord: (word: string) => boolean): T[] {
  const joined = lines.map((line) => ({ ...line }));
  for (let i = 0; i + 1 < joined.length; i++) {
    const [line, next] = [joined[i], joined[i + 1]];
    if (line === undefined || next === undefined || line.block !== next.block || Math.abs(line.fontSize - next.fontSize) > 0.5) continue;
    const head = CUT.exec(line.text)?.[1];
    const tail = TAIL.exec(next.text);
    if (head === undefined || tail === null) continue;
    const [whole, letters = '', rest = ''] = tail;
    const address = ADDRESS.test(rest) || ADDRESS.test(line.text.split(/\s/u).at(-1) ?? '');
    const keep = address || (!isKnownWord(head + letters) && (isCompound(line.text, rest) || (isKnownWord(head) && isKnownWord(letters))));
    line.text = line.text.slice(0, -1) + (keep ? '-' : '') + letters + rest;
    next.text = next.text.slice(whole.length);
  }
  return joined;
}

/** "state-of-the-" / "art": other hyphens in the same word. */
function isCompound(before: string, rest: string): boolean {
  return /\p{L}-\p{L}+-$/u.test(before) || rest.startsWith('-');
}
