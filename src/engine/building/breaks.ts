import type { Cv, Experience } from '../../domain/cv.ts';
import { type CvExtraSection, NEW_ENTRY } from '../../domain/cv-extras.ts';
import { tellsOwnBreak } from '../lexicon/form/break-words.ts';
import { POST_CUT, REASON_FOR_LEAVING } from '../lexicon/form/leaving-words.ts';
import { BREAK_TITLE } from '../lexicon/form/personal-labels.ts';
import { kindOfHeading } from '../reading/sections/heading-words.ts';
import { titleScore } from '../reading/text/evidence-words.ts';
import { printedPeriod } from './printed-period.ts';

/** Whether what was read as a job says that there was none: "Maternity leave", "Career break". A "Maternity leave cover" is a job, and so is what was for somebody. */
const isBreak = ({ title, company }: Experience): boolean => company === null && title !== null && BREAK_TITLE.test(title.value) && titleScore(title.value) < 2;

/** A CV whose jobs are jobs: a break between two of them is asked for no achievement, and counts for no post; nor is what somebody tells of her illness a line of the job above it. */
export const withoutBreaks = (cv: Cv): Cv =>
  cv.experience.some((job) => isBreak(job) || job.bullets.some(isNoDeed) || job.details.some(({ value }) => isOfLeaving(value)))
    ? {
        ...cv,
        experience: cv.experience.flatMap((job) =>
          isBreak(job)
            ? []
            : [{ ...job, bullets: job.bullets.filter((bullet) => !isNoDeed(bullet)), details: job.details.filter(({ value }) => !isOfLeaving(value)) }],
        ),
      }
    : cv;

/** Why a job ended is no line of it. */
const isOfLeaving = (text: string): boolean => REASON_FOR_LEAVING.test(text) || POST_CUT.test(text);
const isNoDeed = (bullet: { text: string }): boolean => isOwn(bullet) || isOfLeaving(bullet.text);

const isOwn = ({ text }: { text: string }): boolean => tellsOwnBreak(text);

/** Breaks as their owner tells them, each under its own name: nothing of it is lost, and nothing is made of it. */
export function breakSections({ experience, language }: Cv): CvExtraSection[] {
  return experience.flatMap((job) => {
    const { title, period, details, bullets } = job;
    if (!isBreak(job))
      return bullets.some(isOwn)
        ? [
            sectionOf(
              NAMELESS,
              '',
              bullets.filter(isOwn).map(({ text }) => text),
            ),
          ]
        : [];
    // "Education: HND Computing …" under the last of what was read as a job: a heading on the line of its list.
    const headed = bullets.flatMap(({ text }) => {
      const [whole = '', label = ''] = /^(\p{Lu}[\p{L} &]{2,30}):\s+(?=\S)/u.exec(text) ?? [];
      return whole === '' || kindOfHeading(label) === null ? [] : [{ label, text, rest: text.slice(whole.length) }];
    });
    const dates = period === null ? '' : printedPeriod(period, language);
    const [name, told] = [title?.value ?? '', bullets.flatMap(({ text }) => (headed.some((one) => one.text === text) ? [] : [text]))];
    // "Mother", where a table asks for the post: what she was is told, and heads nothing. A lone word beside it is no line.
    const isPerson = /^\p{Ll}/u.test(name) || (!/\s/u.test(name) && /^(?:mother|mum|mom|father|dad|parent|mutter|vater)$/iu.test(name));
    const beside = details.flatMap(({ value }) => (isPerson && !/\s/u.test(value) ? [] : [value]));
    const others = headed.filter(({ label }) => kindOfHeading(label) !== 'skills').map(({ label, rest }) => sectionOf(label, '', [rest]));
    return [isPerson ? sectionOf(NAMELESS, dates, [name, ...beside, ...told]) : sectionOf(name, dates, [...beside, ...told]), ...others];
  });
}

/** Over lines that stood under no name of their own. */
const NAMELESS = 'Career break';

const sectionOf = (heading: string, dates: string, [first = '', ...rest]: readonly string[]): CvExtraSection => ({
  kind: 'custom',
  heading,
  entries: [{ ...NEW_ENTRY, lines: [[dates, first].filter((part) => part !== '').join(': '), ...rest] }],
});
