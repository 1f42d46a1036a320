import type { Context } from '../../context.ts';
import type { JobSkill } from '../../lexicon/occupations/occupation.ts';

const MOST_NAMED = 4;

/** Up to four names for a sentence: "SQL, Excel, VAT". */
export function skillNames(names: readonly string[]): string {
  return names.slice(0, MOST_NAMED).join(', ');
}

/** "SQL", "JavaScript", "ISO 9001": written the same in every language. */
const INTERNATIONAL = /\p{Lu}.*\p{Lu}|\d|[+#.]/u;

/**
 * Whether a skill is counted when the CV is told how many of the job's skills it shows or lacks: one rule for both, so
 * that the two counts have one total. Usual skills only; and since the lexicon speaks English, of a CV in another
 * language only those whose names all languages share.
 */
export function isAskedFor({ cv }: Context, skill: JobSkill): boolean {
  return skill.importance >= 2 && (cv.language === 'en' || INTERNATIONAL.test(skill.name));
}
