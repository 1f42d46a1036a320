import type { Line } from '../../../domain/document.ts';
import type { TargetJob } from '../../context.ts';
import { phraseKey } from '../../english/keyed-words.ts';
import { NAMES_ELSEWHERE, TERMS_OF_COUNTRIES } from '../../lexicon/occupations/countries.ts';
import type { JobSkill } from '../../lexicon/occupations/occupation.ts';
import { isSkillList } from './meant-occupations.ts';

/**
 * The job as it is done where the CV comes from: a licence, a register or a program of another country is not asked for, or by the name it
 * has here. What the CV names all the same stays; so does everything where the country is not known, and a list of skills somebody typed.
 */
export function jobInCountry(job: TargetJob, country: string | null, lines: readonly Line[]): TargetJob {
  if (country === null || isSkillList(job)) return job;
  // Most lists hold no term of a country, and the page is searched for those alone.
  const foreign = new Set(job.skills.filter(({ name }) => isForeign(name, country)));
  const page = foreign.size === 0 ? '' : ` ${lines.map(({ text }) => phraseKey(text)).join(' ')} `;
  const isOnPage = ({ name, aliases }: JobSkill): boolean => [name, ...aliases].some((form) => page.includes(` ${phraseKey(form)} `));
  const skills = job.skills.flatMap((skill) => (foreign.has(skill) && !isOnPage(skill) ? nameIn(skill, country) : [skill]));
  return { ...job, skills: skills.filter(({ name }, at) => skills.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) === at) };
}

const ANYWHERE = '*';

/** What a term of other countries is called in this one; nothing where it has no counterpart that we know. */
function nameIn(skill: JobSkill, country: string): JobSkill[] {
  const names = NAMES_ELSEWHERE.find(([term]) => term.test(skill.name))?.[1];
  const name = names?.[country] ?? names?.[ANYWHERE];
  return name === undefined ? [] : [{ ...skill, name }];
}

/** A term of countries, and of none of them that is this one. */
function isForeign(term: string, country: string): boolean {
  const rows = TERMS_OF_COUNTRIES.filter(([, terms]) => terms.test(term));
  return rows.length > 0 && rows.every(([countries]) => !countries.split(' ').includes(country));
}
