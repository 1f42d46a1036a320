import type { Cv, Experience } from '../../domain/cv.ts';
import { type CvExtraSection, NEW_ENTRY } from '../../domain/cv-extras.ts';
import { BREAK_TITLE } from '../lexicon/form/personal-labels.ts';
import { titleScore } from '../reading/text/evidence-words.ts';
import { printedPeriod } from './printed-period.ts';

/** Whether what was read as a job says that there was none: "Maternity leave", "Career break". A "Maternity leave cover" is a job, and so is what was for somebody. */
const isBreak = ({ title, company }: Experience): boolean => company === null && title !== null && BREAK_TITLE.test(title.value) && titleScore(title.value) < 2;

/** A CV whose jobs are jobs: a break between two of them is asked for no achievement, and counts for no post. */
export const withoutBreaks = (cv: Cv): Cv => (cv.experience.some(isBreak) ? { ...cv, experience: cv.experience.filter((job) => !isBreak(job)) } : cv);

/** Breaks as their owner tells them, each under its own name: nothing of it is lost, and nothing is made of it. */
export function breakSections({ experience, language }: Cv): CvExtraSection[] {
  return experience.filter(isBreak).map(({ title, period, details, bullets }) => {
    const dates = period === null ? '' : printedPeriod(period, language);
    const told = [...details.map(({ value }) => value), ...bullets.map(({ text }) => text)];
    const [first = '', ...rest] = told;
    return {
      kind: 'custom',
      heading: title?.value ?? '',
      entries: [{ ...NEW_ENTRY, lines: [[dates, first].filter((part) => part !== '').join(': '), ...rest] }],
    };
  });
}
