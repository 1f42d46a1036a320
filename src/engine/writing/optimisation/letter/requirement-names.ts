import { withArticle } from '../../../english/grammar/article.ts';
import type { KeywordEntry } from '../../../../domain/optimization.ts';
import { squeezed } from '../../../english/folding.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import { missingMusts } from '../missing-musts.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { honestName, isNameable } from '../sections/nameable.ts';
import { contentStems } from '../../../english/keyed-words.ts';
import { says } from './deeds.ts';
import type { LetterLanguage } from './letter-words.ts';

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

/** Whether nothing in the CV comes near it: a letter does not deny what a reader may find. */
function isFar({ requirement }: KeywordEntry, { context }: OptimisationInput): boolean {
  const own = contentStems(context.lines.map(({ text }) => text).join(' '));
  return ![...contentStems(requirement)].some((stem) => stem.length > 2 && own.has(stem));
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
  const name = squeezed(honestName(entry));
  const [first = ''] = name.split(/[\s/]/u);
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(first) && PLAIN_WORDS.has(first.toLowerCase());
  // "Venepuncture" has its capital from the head of a line.
  if (entry.kind === 'knowledge' && input.context.cv.language === 'en' && /^\p{Lu}\p{Ll}[^\p{Lu}\d]*$/u.test(name))
    return first.toLowerCase() + name.slice(first.length);
  return isWord && (entry.kind === 'skill' || entry.kind === 'knowledge') && !/\s\p{Lu}/u.test(name) ? first.toLowerCase() + name.slice(first.length) : name;
}

/** What a letter owns up to: the heaviest must that is hard to come by and that nothing in the CV comes near; null where there is none. */
export function lackingName(input: OptimisationInput, language: LetterLanguage): string | null {
  for (const entry of missingMusts(input.ledger)) {
    if (!isHard(entry, input) || SETTLED.test(`${entry.requirement} ${entry.advertQuote}`)) continue;
    const [name] = isFar(entry, input) ? namesOf([entry], input, new Set()) : [];
    if (name === undefined) continue;
    const bare = name.replace(/\s*\([^()]*\)$/u, '');
    return language === 'en' && /(?:licen[cs]e|degree|diploma|certificate|qualification|certification)$/iu.test(bare) ? withArticle(bare) : bare;
  }
  return null;
}

/** A licence, a degree, a language; or a tool that the advert comes back to. */
function isHard({ id, kind, requirement }: KeywordEntry, { advert }: OptimisationInput): boolean {
  if (kind === 'credential' || kind === 'language') return true;
  const asked = advert.requirements.find((one) => one.id === id);
  return kind === 'tool' && asked?.weight === 3 && requirement.length > 1;
}

/** What the employer sees to, or lets be made up for: no letter needs to own up to it. */
const SETTLED =
  /\b(?:dbs|disclosure|background check|clearance|right to work|or equivalent|equivalent experience|willing\p{L}*|training (?:is )?(?:given|provided)|similar|related)\b/iu;
