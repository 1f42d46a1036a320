import type { Cv, Experience } from '../../../../domain/cv.ts';
import { BREAK_TITLE } from '../../../lexicon/form/personal-labels.ts';
import { currentJob } from '../../../reading/entries/current-job.ts';

/** Whether what was read as a job names a break between two: nobody works as a "Career break". */
const isBreak = ({ title, company }: Experience): boolean => company === null && BREAK_TITLE.test(title?.value ?? '');

/** The jobs of a CV, breaks left out. */
export const realJobs = ({ experience }: Pick<Cv, 'experience'>): Experience[] => experience.filter((job) => !isBreak(job));

/** The job that somebody has or had last. */
export const presentJob = ({ experience, language }: Pick<Cv, 'experience' | 'language'>): Experience | null =>
  currentJob({ experience: realJobs({ experience }), language });
