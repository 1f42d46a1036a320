import type { Read } from '../../../domain/cv.ts';
import type { Line, Place } from '../../../domain/document.ts';
import type { Context } from '../../context.ts';
import { lineIndex, quoteStart } from '../shared/locate.ts';
import type { Quoted } from '../shared/locate.ts';
import { isPrivateLine } from '../../privacy/private-lines.ts';

export function placeOf(place: Place): Place {
  return { page: place.page, line: place.line };
}

/** The line under the name, where contact details should stand; the first line when no name was read. */
export function underName(context: Context): Place {
  const { name } = context.cv;
  const at = name ? lineIndex(context, name) : -1;
  const line = context.lines[at + 1] ?? context.lines[Math.max(at, 0)];
  return line ? placeOf(line) : { page: 1, line: 1 };
}

/** The first heading of the CV: what stands where a summary should. Null when there is no heading. */
export function firstHeading(context: Context): Read | null {
  return context.cv.sections.find((section) => section.heading !== null)?.heading ?? null;
}

/** The last visible line, after which a missing section would be added. */
export function lastPlace(context: Context): Place {
  const line = context.lines.at(-1);
  return line ? placeOf(line) : { page: 1, line: 1 };
}

/** Longest line that is a heading or a label rather than a sentence. */
const LABEL_WORDS = 6;

/** Whether some heading-like line matches. */
export function hasShortLine(context: Context, pattern: RegExp): boolean {
  return context.lines.some((line) => pattern.test(line.text) && line.text.split(/\s+/u).length <= LABEL_WORDS);
}

/** A quote of the first of `lines` that says nothing private (law 6); null when all of them do. */
export function quoteFirst(context: Context, lines: readonly Line[]): Quoted | null {
  for (const line of lines) {
    if (/\p{L}{3}/u.test(line.text) && !isPrivateLine(context, line)) {
      const quoted = quoteStart(context, line.text, line);
      if (quoted) return quoted;
    }
  }
  return null;
}
