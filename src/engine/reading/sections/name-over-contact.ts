import { titleScore } from '../text/evidence-words.ts';
import type { SeenLine } from '../text/seen-line.ts';

/** How far below a name the address or the number stands that it belongs to. */
const CONTACT_LINES = 3;

/** "KYLE STOKES" set like a heading, with an address or a number below it: the first line of a CV names its owner. */
export function isNameOverContact(line: SeenLine, lines: readonly SeenLine[]): boolean {
  return (
    line.index === 0 &&
    /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){1,3}$/u.test(line.body) &&
    titleScore(line.body) === 0 &&
    lines.slice(1, 1 + CONTACT_LINES).some(({ text }) => /@|(?:\d[\s().-]?){8}/u.test(text))
  );
}
