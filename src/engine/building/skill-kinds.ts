import { NOT_A_SKILL, SOFT_SKILLS } from '../lexicon/words/skills.ts';
import { fold } from '../reading/text/fold.ts';

function formsOf(lists: Readonly<Record<number, string>>): ReadonlySet<string> {
  return new Set(
    Object.values(lists)
      .flatMap((list) => list.split('\n'))
      .flatMap((line) => line.split(/=|,/u))
      .map(fold)
      .filter((form) => form !== ''),
  );
}

const SOFT = formsOf(SOFT_SKILLS);
const NONE = formsOf(NOT_A_SKILL);

/** A quality of character ("team player"), in any of the ways CVs say it. */
export const isSoftSkill = (skill: string): boolean => SOFT.has(fold(skill));

/** Something in a list of skills that is none ("internet"). */
export const isNoSkill = (skill: string): boolean => NONE.has(fold(skill));
