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
  const lower = text.toLowerCase();
  return knownNames(context).some((name) => {
    for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + 1))
      if (at <= start && at + name.length >= end && name.length > end - start) return true;
    return false;
  });
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
  const list = [...new Set(reads.map((read) => fold(read?.value ?? '').toLowerCase()).filter((name) => name.length > 3))];
  names.set(context, list);
  return list;
}
const names = new WeakMap<Context, readonly string[]>();
