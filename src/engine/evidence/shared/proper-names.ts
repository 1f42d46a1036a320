import type { Context } from '../../context.ts';
import type { Passage } from './passages.ts';
import { fold } from './tokens.ts';

/**
 * Whether the words at `[start, end)` are part of a name ("Dynamic Solutions Ltd", a known company, a school):
 * a name is never a buzzword. Capitals tell nothing where everything is capital or the sentence begins.
 */
export function isInsideName(context: Context, passage: Passage, start: number, end: number): boolean {
  return isInsideKnownName(context, passage.text, start, end) || (passage.role !== 'skill' && isCapitalisedName(passage.text, start, end));
}

function isInsideKnownName(context: Context, text: string, start: number, end: number): boolean {
  // Only where the name would have to stand: a line may be as long as a CV and be asked about at each of its words.
  return knownNames(context).some(
    (name) =>
      name.length > end - start &&
      text
        .slice(Math.max(0, end - name.length), start + name.length)
        .toLowerCase()
        .includes(name),
  );
}

function isCapitalisedName(text: string, start: number, end: number): boolean {
  if (!/^\p{Lu}/u.test(text.slice(start, end)) || !/\p{Ll}/u.test(text)) return false;
  const before = text.slice(Math.max(0, start - 40), start);
  const opensSentence = before.trim() === '' || /[.!?:;•|,(/&]\s*$/u.test(before);
  if (opensSentence)
    return /^\s+(?:\p{Lu}[\p{L}&-]*\s+){0,3}(?:Inc|Ltd|LLC|GmbH|AG|Corp|Limited|PLC|Academy|University|College|School|Institute|Group|Solutions)\b/u.test(
      text.slice(end, end + 70),
    );
  return /\p{Lu}[\p{L}&'’-]*\s+$/u.test(before) || /^\s+\p{Lu}/u.test(text.slice(end, end + 12));
}

function knownNames(context: Context): readonly string[] {
  const known = names.get(context);
  if (known) return known;
  const { cv } = context;
  const reads = [
    cv.name,
    cv.headline,
    ...cv.experience.flatMap((job) => [job.company, job.title]),
    ...cv.education.flatMap((school) => [school.institution, school.degree]),
  ];
  const list = [
    ...new Set(reads.map((read) => fold(read?.value ?? '').toLowerCase()).filter((name) => name.length >= SHORTEST_NAME && name.length <= LONGEST_NAME)),
  ];
  names.set(context, list);
  return list;
}
/** Shorter ones are inside too many words. */
const SHORTEST_NAME = 4;
/** What is longer than this is a line that was taken for a name. */
const LONGEST_NAME = 120;
const names = new WeakMap<Context, readonly string[]>();
