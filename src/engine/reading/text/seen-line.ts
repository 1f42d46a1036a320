import type { Line, Place } from '../../../domain/document.ts';

/** A visible line with what nearly every step wants to know of it. */
export interface SeenLine {
  /** Index into the reading's visible lines. */
  index: number;
  line: Line;
  place: Place;
  /** Trimmed text; tabs still stand for wide gaps. */
  text: string;
  /** True when it begins with a bullet sign. */
  marked: boolean;
  /** The text without its bullet sign. */
  body: string;
}

const MARK = /^(?:[•●○◦▪■□▫◾◼⚫‣⁃∙·⋅*➢➤➔➜►▶▸▹✓✔✦✧❖◆◇∠»›→⇒★☆※・–—\u2212-]|[\uE000-\uF8FF]|\(?\d{1,2}[.)](?=\s+\p{Lu})|o(?=\s+\p{Lu}))\s*(?=\S)/u;
/** Signs that open a bullet only with a space after them ("-5 %" is none). */
const NEEDS_SPACE = /^[-–—*·\u2212»›→o\d(]/;

/** No line of a page is longer; a file that claims so must not make the reading slow. */
const MAX_CHARACTERS = 2000;

/** The line with its bullet sign told apart. */
export function seenLine(line: Line, index: number): SeenLine {
  const text = line.text.slice(0, MAX_CHARACTERS).trim();
  const match = MARK.exec(text);
  const marked = match !== null && (!NEEDS_SPACE.test(text) || /\s$/.test(match[0]));
  return { index, line, place: { page: line.page, line: line.line }, text, marked, body: marked && match ? text.slice(match[0].length) : text };
}

/** Whether the line is a bullet sign alone, its text on the line after. */
export function isLoneMark(text: string): boolean {
  return /^(?:[•●○◦▪■□‣⁃∙·➢➤►▶✓✔❖◆◇]|[\uE000-\uF8FF]|o)$/u.test(text);
}
