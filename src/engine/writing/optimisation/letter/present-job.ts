import type { Cv, Experience } from '../../../../domain/cv.ts';
import { BREAK_TITLE } from '../../../lexicon/form/personal-labels.ts';
import { currentJob, employerOf } from '../../../reading/entries/current-job.ts';

/** Whether what was read as a job names a break between two: nobody works as a "Career break". */
const isBreak = ({ title, company }: Experience): boolean => company === null && BREAK_TITLE.test(title?.value ?? '');

/** "Company Name" alone is the blank of a template, and no job. */
const isEmpty = (job: Experience): boolean => job.title === null && job.bullets.length === 0 && employerOf(job) === null && job.company !== null;

/** The jobs of a CV, breaks left out. */
export const realJobs = ({ experience }: Pick<Cv, 'experience'>): Experience[] => experience.filter((job) => !isBreak(job) && !isEmpty(job));

/** The job that somebody has or had last. */
export const presentJob = ({ experience, language }: Pick<Cv, 'experience' | 'language'>): Experience | null =>
  currentJob({ experience: realJobs({ experience }), language });
