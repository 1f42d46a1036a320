import type { Cv, Experience } from '../../domain/cv.ts';
import { CAREER_PATHS, type CareerPath } from '../../domain/cv-build.ts';
import { occupationsMeant } from '../job/target-job.ts';
import { industryOfTitle } from './industry.ts';
import { CAREER_CHANGE } from '../lexicon/reading/career-changes.ts';

const [STAYING, SWITCHING, JUMPING] = CAREER_PATHS;

/** "Head Chef in transition to Project Management": the work that is meant, where a headline names both. */
export function targetOf(headline: string): string {
  return /\b(?:transition(?:ing)?|moving|switching|pivoting|changing) (?:in)?to (?:an? )?(.{3,})$/iu.exec(headline)?.[1] ?? headline;
}

/**
 * Where somebody is heading, from what the CV says: the title it puts forward beside the titles held, and its own words
 * about a change. Never from breaks between jobs (law 6). Empty without such evidence.
 */
export function careerPathOf(cv: Cv, current: Experience | null): CareerPath | '' {
  const titles = [current, ...cv.experience].flatMap((job) => (job?.title ? [job.title.value] : []));
  const [present] = titles;
  if (present === undefined) return '';
  const target = targetOf(cv.headline?.value ?? '');
  const says = CAREER_CHANGE.test(cv.summary.map(({ text }) => text).join(' '));
  const wanted = occupationsOf(target);
  if (target === '' || wanted.length === 0) return says || occupationsOf(present).length === 0 ? '' : STAYING;
  if (titles.some((title) => alike(title, target) || occupationsOf(title).some((occupation) => wanted.includes(occupation)))) return says ? '' : STAYING;
  const industry = industryOfTitle(target);
  return industry !== undefined && titles.some((title) => industryOfTitle(title) === industry)
    ? SWITCHING
    : titles.some((title) => occupationsOf(title).length > 0)
      ? JUMPING
      : '';
}

const occupationsOf = (title: string): number[] => (title === '' ? [] : occupationsMeant(title).map(({ occupation }) => occupation));
const alike = (a: string, b: string): boolean => a.toLowerCase().includes(b.toLowerCase()) || b.toLowerCase().includes(a.toLowerCase());
