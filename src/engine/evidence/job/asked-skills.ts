import type { Context } from '../../context.ts';
import type { JobSkill } from '../../lexicon/occupations/occupation.ts';
import { hasOwnList } from '../../job/occupations/own-occupation.ts';
import { relevanceOf } from '../../job/relevance-of.ts';
import type { Relevance } from '../../job/relevance.ts';
import { specialField } from '../../job/titles/special-field.ts';
import { phraseKey } from '../../english/keyed-words.ts';
import { isNowhere, pageWords } from '../../job/skills-nowhere.ts';

const MOST_NAMED = 4;

/** Up to four names for a sentence: "SQL, Excel, VAT". */
export function skillNames(names: readonly string[]): string {
  return names.slice(0, MOST_NAMED).join(', ');
}

/** "SQL", "JavaScript", "ISO 9001", "REST APIs": written the same in every language. */
const INTERNATIONAL = /^(?:(?=\S*\p{Lu}\S*\p{Lu}|\S*\d|\S*[+#.])\S+(?:\s|$))+$/u;

/** What of the job's usual skills the page shows and what it certainly lacks. What can be told neither way is in neither. */
export interface AskedSkills {
  matched: Relevance['matched'];
  /** No spelling or part of them stands anywhere on the page; what the trade truly requires first. */
  missing: JobSkill[];
}

/**
 * One rule for both counts, so that they have one total. The lexicon speaks English: in a CV of another language only
 * skills count whose names all languages share.
 */
export function askedSkills(context: Context): AskedSkills {
  const { cv, lines, job } = context;
  // The list of a broader job is not the list of this one.
  if (specialField(job).length > 0) return { matched: [], missing: [] };
  const asked = job.skills.filter(({ name, importance }) => importance >= 2 && (cv.language === 'en' || INTERNATIONAL.test(name)));
  const relevance = relevanceOf(context);
  const names = new Set(asked.map(({ name }) => name));
  const lacking = new Set(relevance.missing.map(({ name }) => name));
  const page = pageWords(lines);
  const own = ` ${phraseKey(job.title)} | ${phraseKey(job.phrase)} `;
  return {
    // The name of the job, or a piece of it, is no skill for it.
    matched: relevance.matched.filter(({ skill, said }) => names.has(skill) && !own.includes(` ${phraseKey(said)} `)),
    missing: !hasOwnList(job) ? [] : asked.filter((skill) => lacking.has(skill.name) && isNowhere(skill, page)),
  };
}
