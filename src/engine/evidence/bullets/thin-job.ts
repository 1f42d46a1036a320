import type { Experience } from '../../../domain/cv.ts';
import type { Detector } from '../detector.ts';
import { quoteStart } from '../shared/locate.ts';
import { readPlace } from '../../reading/contact/places.ts';
import { townCountry } from '../../reading/contact/towns.ts';
import { countWords, wordsIn } from '../../english/tokens.ts';
import type { Context } from '../../context.ts';

/** Only the newest jobs need telling; older ones may shrink to a line. */
const NEWEST = 3;
const LEAST_WORDS = 12;
/** Bullets of another job that show what telling would be. */
const TOLD_BULLETS = 3;
const MOST = 2;

/** A recent job of which the CV tells next to nothing while it tells of others. */
export const thinJobDetector: Detector<'thin-job'> = {
  kind: 'thin-job',
  detect(context) {
    const jobs = context.cv.experience;
    // Rule 2: where cells or columns part a job from what is told of it, nothing is said to be missing.
    if (!jobs.some((job) => job.bullets.length >= TOLD_BULLETS) || context.document.hasTable || context.document.columns > 1) return [];
    return jobs
      .slice(0, NEWEST)
      .filter(
        (job, at) =>
          isThin(job) &&
          !isPromotion(job, jobs[at + 1]) &&
          !isPromotion(job, jobs[at - 1]) &&
          !jobs.some((other) => other !== job && other.bullets.length > 0 && isSameEmployer(job, other)) &&
          !isOld(job, jobs[0]) &&
          !isPlace(job) &&
          !isUnpaid(job) &&
          !isToldElsewhere(context, job),
      )
      .flatMap((job) => {
        const read = job.bullets.length === 1 ? null : (job.title ?? job.company);
        const bullet = job.bullets[0];
        const quoted = read ? quoteStart(context, read.value, read) : bullet && quoteStart(context, bullet.text, bullet);
        const company = job.company?.value ?? '';
        return quoted && company !== '' ? [{ ...quoted, weight: job === jobs[0] ? 6 : 4, facts: { company, bullets: job.bullets.length } }] : [];
      })
      .slice(0, MOST);
  },
};

/** Only where title, company and period were all read: otherwise the reader may have missed the rest. */
function isThin(job: Experience): boolean {
  if (!job.title || !job.company || !job.period || job.bullets.length > 1) return false;
  // A short line with a figure tells something.
  return job.bullets.every((bullet) => countWords(bullet.text) < LEAST_WORDS && !/\d/u.test(bullet.text));
}

/** Two titles stacked over one list of bullets: the same company stands directly beside it, or a head of which we could not read the employer and the title. */
function isPromotion(job: Experience, beside: Experience | undefined): boolean {
  if (job.bullets.length > 0 || beside === undefined) return false;
  return beside.title === null || beside.company === null || beside.company.value.toLowerCase() === job.company?.value.toLowerCase();
}

const isSameEmployer = (one: Experience, other: Experience): boolean =>
  one.company !== null && one.company.value.toLowerCase() === other.company?.value.toLowerCase();

/** Years before the start of the newest job in which a post has shrunk to a line with good reason. */
const LONG_AGO = 8;
const isOld = ({ period }: Experience, newest: Experience | undefined): boolean =>
  (newest?.period?.start?.year ?? 0) - (period?.end?.year ?? period?.start?.year ?? Infinity) >= LONG_AGO;

const UNPAID =
  /\bvoluntary\b|\bvolunteer|\bunpaid\b|\btreasurer\b|\btrustee\b|\bhonorary\b|\bcarer for\b|\bcaring for\b|ehrenamt|bénévol|voluntari|vrijwillig/iu;

/** A post that nobody pays for may be told in a line, or under another heading. */
const isUnpaid = ({ title, company }: Experience): boolean => UNPAID.test(`${title?.value ?? ''} ${company?.value ?? ''}`);

/** Words of an employer's name that two lines hardly share by chance. */
const LEAST_LETTERS = 4;
const NAMING_WORDS = 2;

/** Where somebody tells by skill and not by job, the bullets stand further up and name the employer: it got some. */
function isToldElsewhere({ cv, lines }: Context, job: Experience): boolean {
  const name = [...new Set(wordsIn(job.company?.value ?? ''))].filter((word) => word.length >= LEAST_LETTERS);
  if (name.length === 0) return false;
  const heads = new Set(cv.experience.flatMap(({ title, company, period }) => [title, company, period]).flatMap((at) => (at ? [`${at.page}:${at.line}`] : [])));
  return lines.some((line) => {
    if (heads.has(`${line.page}:${line.line}`) || countWords(line.text) < LEAST_TOLD) return false;
    const words = new Set(wordsIn(line.text));
    return name.filter((word) => words.has(word)).length >= Math.min(NAMING_WORDS, name.length);
  });
}
/** Words of a line that tells something of an employer, and does not only name it. */
const LEAST_TOLD = 6;

const ON_OWN_ACCOUNT = /freelance|self[- ]employed|selbst[aä]ndig|ind[ée]pendant|aut[oó]nomo|freiberuf|\bzzp/iu;

/** "Locum midwife (zzp), Friesland": where somebody works on his own account was read as the employer. */
function isPlace({ title, company }: Experience): boolean {
  return company !== null && (ON_OWN_ACCOUNT.test(title?.value ?? '') || townCountry(company.value) !== undefined || readPlace(company.value) !== null);
}
