import type { KeywordEntry } from '../../../../domain/optimization.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { isNameable, listedName } from '../sections/nameable.ts';
import { contentStems } from '../../../english/keyed-words.ts';
import { says } from './deeds.ts';

/** Requirements by names that fit a sentence, none that says another over again. */
export function namesOf(entries: readonly KeywordEntry[], input: OptimisationInput, taken: ReadonlySet<string>): string[] {
  const names: string[] = [];
  for (const entry of entries) {
    const name = nameOf(entry, input);
    if (name === null || taken.has(name)) continue;
    if ([...names, ...taken].some((other) => isSame(other, name))) continue;
    names.push(name);
  }
  return names;
}

/** Whether one says the other, whole or by its words: "stakeholders" and "stakeholder management". */
function isSame(one: string, other: string): boolean {
  if (says(one, other) || says(other, one)) return true;
  const [a, b] = [contentStems(one), contentStems(other)];
  return a.size > 0 && b.size > 0 && ([...a].every((stem) => b.has(stem)) || [...b].every((stem) => a.has(stem)));
}

/** A requirement as a noun within a sentence; null for what no sentence can name. */
function nameOf(entry: KeywordEntry, input: OptimisationInput): string | null {
  if (!isNameable(entry, input)) return null;
  const name = listedName(entry, input)
    ?.replace(/^(?:demonstrated|proven|previous|prior|recent|relevant|solid|hands-on|working|basic|practical)\s+/iu, '')
    .replace(/\s+(?:experience|knowledge|skills?)$/iu, '');
  if (name === undefined || name === '') return null;
  // "Opera", "Relativity", "Dentrix": a capital amid a line of the CV is a name's.
  const own = new RegExp(String.raw`[\p{Ll}\d,)] (${name.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)})(?![\p{L}\p{N}])`, 'iu');
  const written = input.context.lines.flatMap(({ text }) => own.exec(text)?.[1] ?? [])[0];
  if (written !== undefined) return written;
  const [first = ''] = name.split(/[\s/]/u);
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(first) && PLAIN_WORDS.has(first.toLowerCase());
  // "Venepuncture" has its capital from the head of a line.
  if (entry.kind === 'knowledge' && input.context.cv.language === 'en' && /^\p{Lu}\p{Ll}[^\p{Lu}\d]*$/u.test(name))
    return first.toLowerCase() + name.slice(first.length);
  return isWord && (entry.kind === 'skill' || entry.kind === 'knowledge') && !/\s\p{Lu}/u.test(name) ? first.toLowerCase() + name.slice(first.length) : name;
}
