/** Words cut at the end of a line. */
const CUT = /(\p{L}{2,})[-\u2010\u00AD]$/u;
/** The hyphen of "jean-" / "paul@example.org" was typed: nothing hyphenates an address. */
const ADDRESS = /@|:\/\/|^www\.|\.\p{L}{2,}\//u;
const TAIL = /^(\p{Ll}[\p{L}\p{M}]*)([^\s]*)(?:\s+|$)/u;

/** Known in one word as well, and as often written in two: the reader sees the hyphen. */
const WRITTEN = /^(?:hard-working|full-time|part-time|long-term|short-term|long-standing|on-site|in-house|well-being|follow-up|set-up)$/iu;

/** A line this long ends where it does since it was full. A shorter one may end in a dash that is no part of a word ("2019-"). */
const FULL = 50;
/** Of a full line: what no dictionary knows as cut, and what goes on with it. A prefix of one letter, a name of two, a range. */
const PAIRS: readonly { cut: RegExp; tail: RegExp; isName?: true }[] = [
  { cut: /(?<![\p{L}\p{N}])(\p{Ll})[-\u2010]$/u, tail: /^(\p{Ll}{2}\S*)(?:\s+|$)/u },
  { cut: /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}+)[-\u2010]$/u, tail: /^(\p{Lu}\p{Ll}\S*)(?:\s+|$)/u, isName: true },
  { cut: /(?<![\p{L}\p{N}])(\d{1,3})[-\u2010\u2013]$/u, tail: /^(\d{1,3}(?!\d)\S*)(?:\s+|$)/u },
];

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
    const pair = tailOfPair(line.text, next.text, isKnownWord);
    if (pair !== null) {
      line.text += pair.tail;
      next.text = next.text.slice(pair.whole.length);
      continue;
    }
    const head = CUT.exec(line.text)?.[1];
    const tail = TAIL.exec(next.text);
    if (head === undefined || tail === null) continue;
    const [whole, letters = '', rest = ''] = tail;
    const address = ADDRESS.test(rest) || ADDRESS.test(line.text.split(/\s/u).at(-1) ?? '');
    const keep =
      address ||
      WRITTEN.test(`${head}-${letters}`) ||
      (!isKnownWord(head + letters) && (isCompound(line.text, rest) || (isKnownWord(head) && isKnownWord(letters))));
    line.text = line.text.slice(0, -1) + (keep ? '-' : '') + letters + rest;
    next.text = next.text.slice(whole.length);
  }
  return joined;
}

/** "state-of-the-" / "art": other hyphens in the same word. */
function isCompound(before: string, rest: string): boolean {
  return /\p{L}-\p{L}+-$/u.test(before) || rest.startsWith('-');
}

/** "e-" / "commerce", "Bornhuetter-" / "Ferguson", "12–" / "60 mm": they belong together as they are written. */
function tailOfPair(text: string, below: string, isKnownWord: (word: string) => boolean): { whole: string; tail: string } | null {
  if (text.length < FULL) return null;
  for (const { cut, tail, isName } of PAIRS) {
    const head = cut.exec(text)?.[1];
    const [whole, letters] = tail.exec(below) ?? [];
    if (head === undefined || whole === undefined || letters === undefined || (isName === true && isKnownWord(head))) continue;
    return { whole, tail: letters };
  }
  return null;
}
