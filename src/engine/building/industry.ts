import type { Cv, Experience } from '../../domain/cv.ts';
import { occupationIndex } from '../job/occupations/occupation-index.ts';
import { occupationVotes, occupationsMeant } from '../job/target-job.ts';
import { stemOf } from '../lexicon/occupations/all-occupations.ts';
import { EMPLOYER_WORDS, industryOfOccupation } from '../lexicon/industries.ts';

/** What a sign is worth: what the employer is called, the present title, earlier titles, the skills. */
const WORTH = { employer: 3, current: 3, headline: 2, earlier: 1, skills: 1.5 } as const;

/** The industry somebody works in, from titles, employers' names and skills; empty where they do not tell. */
export function industryOf(cv: Cv, current: Experience | null): string {
  const votes = new Map<string, number>();
  const vote = (industry: string | undefined, worth: number): void => {
    if (industry !== undefined) votes.set(industry, (votes.get(industry) ?? 0) + worth);
  };
  const byTitle = (title: string | undefined, worth: number): void => vote(industryOfTitle(title ?? ''), worth);
  byTitle(current?.title?.value, WORTH.current);
  byTitle(cv.headline?.value, WORTH.headline);
  for (const job of cv.experience) {
    if (job !== current) byTitle(job.title?.value, WORTH.earlier);
    vote(industryOfEmployer(job.company?.value ?? ''), job === current ? WORTH.employer : WORTH.earlier);
  }
  // Beside titles and employers that tell, skills only take sides.
  const bySkills = industryOfSkills(cv.skills.map(({ value }) => value));
  if (votes.size === 0 || votes.has(bySkills ?? '')) vote(bySkills, WORTH.skills);
  let best = '';
  for (const [industry, worth] of votes) if (worth > (votes.get(best) ?? 0)) best = industry;
  return best;
}

/** The industry a job title belongs to; undefined where the lexicon does not know it. */
export function industryOfTitle(title: string): string | undefined {
  const [best] = title.trim() === '' ? [] : occupationsMeant(title);
  const id = best === undefined ? undefined : occupationIndex().occupations[best.occupation]?.id;
  return id === undefined ? undefined : industryOfOccupation(id, stemOf(id));
}

const industryOfEmployer = (name: string): string | undefined => EMPLOYER_WORDS.find(([, words]) => words.test(name))?.[0];

function industryOfSkills(skills: readonly string[]): string | undefined {
  if (skills.length === 0) return undefined;
  const votes = occupationVotes(skills);
  const best = votes.indexOf(Math.max(...votes));
  const id = (votes[best] ?? 0) > 0 ? occupationIndex().occupations[best]?.id : undefined;
  return id === undefined ? undefined : industryOfOccupation(id, stemOf(id));
}
