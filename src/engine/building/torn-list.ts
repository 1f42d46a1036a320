import type { Read } from '../../domain/cv.ts';
import { fold } from '../english/folding.ts';
import { isTechnical, isTool } from '../english/grammar/casing.ts';
import { openingVerb } from '../english/grammar/retense.ts';
import { knownSkill } from '../job/occupations/known-skills.ts';
import { TRADE_WORDS } from '../lexicon/reading/not-names.ts';
import { VAGUE_PHRASES, VAGUE_SKILLS } from '../lexicon/words/vague-skills.ts';
import { PLAIN_WORDS } from '../lexicon/words/plain-words.ts';
import { ENGLISH_WORDS } from '../reading/quality/quality-words.ts';
import { titleScore } from '../reading/text/evidence-words.ts';
import { isSoftSkill } from './skill-kinds.ts';

/** A list that a program tore out of the lines of work: so long, in the order of the alphabet, most of it single words. */
const FEWEST = 10;
const IN_ORDER = 0.8;
const SINGLE = 0.45;
/** A long one may be less strictly so. */
const LONG = 15;
const ROUGHLY = 0.7;
const MOSTLY = 0.55;
/** Of a torn list no more than so many are worth a reader's time. */
const MOST_KEPT = 15;

/** A skill of a list, and whether a program put it there. */
export interface ListedSkill {
  value: string;
  isTorn: boolean;
}

/**
 * The skills of a CV's lists. Of a list that a program tore out of its lines ("client, clients, competitive, contracts, …") only what names a
 * skill by itself stays, once; a list that its owner wrote stays as it is.
 */
export function skillsMeant(skills: readonly Read[]): ListedSkill[] {
  const seen = new Set<string>();
  const isNew = (value: string): boolean => !seen.has(stem(value)) && seen.add(stem(value)) !== undefined;
  return listsOf(skills).flatMap((list): ListedSkill[] => {
    if (!isTornList(list)) {
      for (const value of list) seen.add(stem(value));
      return list.flatMap(names).map((value) => ({ value, isTorn: false }));
    }
    return list
      .filter((value) => namesSkill(value) && isNew(value))
      .slice(0, MOST_KEPT)
      .map((value) => ({ value, isTorn: true }));
  });
}

/** "Epic and Athena": two names that end a sentence of them. */
function names(value: string): string[] {
  const [, one = '', other = ''] = /^(\S{3,20}) and (\S{3,20})$/u.exec(value) ?? [];
  const isName = (word: string): boolean => /\p{Lu}/u.test(word) && !ENGLISH_WORDS.has(fold(word)) && !PLAIN_WORDS.has(fold(word));
  return one !== '' && (isName(one) || isTool(one)) && (isName(other) || isTool(other)) ? [one, other] : [value];
}

/** Skills whose lines follow each other are of one list. */
function listsOf(skills: readonly Read[]): string[][] {
  const lists: string[][] = [];
  let last: Read | undefined;
  for (const skill of skills) {
    const goesOn = last !== undefined && (skill.page === last.page ? skill.line - last.line <= 1 : skill.line <= 2);
    if (!goesOn) lists.push([]);
    lists.at(-1)?.push(skill.value);
    last = skill;
  }
  return lists;
}

function isTornList(list: readonly string[]): boolean {
  const inOrder = list.filter((value, at) => at > 0 && initial(value) >= initial(list[at - 1] ?? '')).length;
  const single = list.filter((value) => !value.includes(' ')).length;
  const isLong = list.length >= LONG && inOrder >= ROUGHLY * (list.length - 1) && single >= MOSTLY * list.length;
  return isLong || (list.length >= FEWEST && inOrder >= IN_ORDER * (list.length - 1) && single >= SINGLE * list.length);
}

const initial = (value: string): string => value.charAt(0).toLowerCase();
/** "Client" and "clients" are one. */
const stem = (value: string): string => fold(value).replace(/(?<=\p{L}{3}[^s])s(?= |$)/gu, '');

/** Whether an entry of a torn list is a skill without the line that it was torn from. */
function namesSkill(value: string): boolean {
  const folded = fold(value);
  if (isTool(value) || isTechnical(value)) return true;
  if (VAGUE_SKILLS.has(folded) || VAGUE_PHRASES.has(folded) || isSoftSkill(value)) return isSoftSkill(value) && value.includes(' ');
  if (/^(?:the|all|and|or|an?|other|various|new)\s|\s(?:and|of|the|for)$/iu.test(value)) return false;
  if (!value.includes(' '))
    return (knownSkill(value) !== undefined || TRADE_WORDS.has(folded)) && (titleScore(value) < 2 || /ing$/iu.test(value)) && value.length > 2;
  // "maintain calendar" was a line; "Office Manager" was a job.
  const verb = openingVerb(value);
  return titleScore(value) < 2 && !(verb !== null && verb.form !== 'ing' && knownSkill(value) === undefined) && !/^\p{Ll}+ing \p{Ll}+s?$/u.test(value);
}
