import { z } from 'zod';
import { CvExtraSection } from './cv-extras.ts';
import { CvQuestion, tellLineOf } from './cv-question.ts';
import { CvBio, CvExperience, CvSkills, JobPlace, type GeneratedCvContent, NO_BIO, NO_OPTIONAL_BIO, NO_SKILLS, OtherLanguage } from './cv-build.ts';

/**
 * What a CV needs and the build's columns do not hold: who it is about, languages, the jobs after the third, the skills after the fifth,
 * the summary in its owner's words, further sections. It stays on the visitor's device until the CV is unlocked.
 */
export const CvBuildDetails = z.object({
  bio: CvBio,
  otherLanguages: z.array(OtherLanguage),
  moreExperience: z.array(CvExperience),
  /** Details from before they were kept have none. */
  moreSkills: CvSkills.default(NO_SKILLS),
  summary: z.string().default(''),
  summaryStruck: z.array(z.string()).default([]),
  moreSections: z.array(CvExtraSection).default([]),
  /** Lines that a report has asked about, with what was answered there: so the answer can be taken back in the editor. */
  asked: z.array(CvQuestion).default([]),
  /** Towns of the jobs that the questionnaire holds. */
  places: z.array(JobPlace).optional(),
  /** The years of work as the imported CV counts them. */
  ownYears: z.string().optional(),
});
export type CvBuildDetails = z.infer<typeof CvBuildDetails>;

export const NO_DETAILS: CvBuildDetails = {
  bio: NO_BIO,
  otherLanguages: [],
  moreExperience: [],
  moreSkills: NO_SKILLS,
  summary: '',
  summaryStruck: [],
  moreSections: [],
  asked: [],
};

/** What our own pen goes through more often is not sold as it stands (truth.md, rule 11). */
const MOST_STRUCK = 2;

/** Whether the summary of an imported CV goes into the new one as it stands. */
export const keepsSummary = ({ summary, summaryStruck }: Pick<CvBuildDetails, 'summary' | 'summaryStruck'>): boolean =>
  summary.trim() !== '' && summaryStruck.length <= MOST_STRUCK;

/**
 * A written CV with the details that were kept for it. Fills only what is empty, and nothing at all once the CV was saved in the
 * editor: what somebody took out there stays out. Done twice it is the same as once.
 */
export function withDetails(content: GeneratedCvContent, details: CvBuildDetails | null): GeneratedCvContent {
  if (details === null || content.lastSaved !== undefined) return content;
  const { bio, otherLanguages, moreExperience, moreSkills, summary, summaryStruck, moreSections, asked } = details;
  const own = content.bio;
  const optionalBio = content.optionalBio ?? NO_OPTIONAL_BIO;
  const places = details.places ?? [];
  const older = moreExperience.filter((job) => !content.experience.some((other) => same(other, job)));
  return {
    ...content,
    bio: own === undefined ? bio : { ...bio, ...filled(own) },
    optionalBio: optionalBio.otherLanguages.length > 0 ? optionalBio : { ...optionalBio, otherLanguages },
    // A summary that somebody wrote is not replaced by one that a rule put together; one that we would strike can be put back.
    ...(keepsSummary(details)
      ? { professionalSummary: withMore(summary.trim(), content) }
      : summary.trim() !== '' && content.oldSummary === undefined
        ? {
            professionalSummary: withOwnYears(content.professionalSummary, details.ownYears ?? ''),
            oldSummary: { text: summary.trim(), struck: summaryStruck },
          }
        : { professionalSummary: withOwnYears(content.professionalSummary, details.ownYears ?? '') }),
    experience: [...content.experience, ...older].map((job) => withPlace(withAsked(job, asked), places)),
    ...(content.moreSections === undefined && moreSections.length > 0 ? { moreSections } : {}),
    skillsSection: withSkills(content.skillsSection, moreSkills),
  };
}

/** An own summary of fewer words is followed by what the written one says of the work. */
const SHORT_SUMMARY = 18;
/** What a written summary says of who this is, and what is looked for: an own summary has said it. */
const OF_WHO = /^[^.]*? (?:with|at) [^.]*\.\s+|(?:^|\s)(?:Looking for|Now looking|Moving into|Returning to) [^.]*\.$/gu;

function withMore(own: string, { professionalSummary, language }: GeneratedCvContent): string {
  if (language !== undefined || own.includes('\n') || (own.match(/\S+/gu)?.length ?? 0) >= SHORT_SUMMARY || !/[.!?]$/u.test(own)) return own;
  const more = /^[^.]*\bexperience\b[^.]*\. /u.test(professionalSummary) ? professionalSummary.replace(OF_WHO, '').trim() : '';
  return more === '' || /\bPreviously\b/u.test(more) ? own : `${own} ${more}`;
}

/** Who counts her own years is believed: "with eight years of experience" becomes "with nine years in pastry". */
const withOwnYears = (summary: string, years: string): string =>
  years === ''
    ? summary
    : summary.replace(
        /\bwith (?:more than )?(?:\d+\+?|\p{Ll}+) years of experience(?: in [^,.]+)?/u,
        () => `with ${years.replace(/^(?:Over|More|Nearly|Almost|\p{Lu}\p{Ll}+(?= years))/u, (word) => word.toLowerCase())}`,
      );

/** A job with its town, where nothing says another. */
function withPlace(job: CvExperience, places: readonly JobPlace[]): CvExperience {
  if ((job.location ?? '') !== '') return job;
  const place = places.find(({ jobTitle, company }) => plain(company) === plain(job.company) && (jobTitle === '' || plain(jobTitle) === plain(job.jobTitle)));
  return place === undefined ? job : { ...job, location: place.location };
}

/** Names without what a finished CV writes otherwise: apostrophes and capitals. */
const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A job with the questions of a report beside the lines that their answers made. */
function withAsked(job: CvExperience, asked: readonly CvQuestion[]): CvExperience {
  const { questions = [] } = job;
  const known = asked.filter((one) => job.bulletPoints.includes(tellLineOf(one).text) && !questions.some(({ line }) => line === one.line));
  if (known.length === 0) return job;
  const lines = new Set(known.map((one) => tellLineOf(one).text));
  return { ...job, questions: [...known, ...questions.filter(({ line }) => !lines.has(line))] };
}

/** Each skill once, wherever it stands already. */
function withSkills(own: CvSkills, more: CvSkills): CvSkills {
  const known = new Set(Object.values(own).flatMap((names) => names.map((name) => name.toLowerCase())));
  const added = (names: readonly string[]): string[] => names.filter((name) => !known.has(name.toLowerCase()));
  // "Sage 50 / Sage 200 / Xero", "Excel (pivot tables)" of the list say more than the tool that a line names.
  const whole = new Set(
    Object.values(more).flatMap((names) => names.filter((name) => /[/(]/u.test(name)).flatMap((name) => name.toLowerCase().split(/\s*[/()]\s*/u))),
  );
  const unsaid = (names: readonly string[]): string[] => names.filter((name) => !whole.has(name.toLowerCase()));
  return {
    technicalSkills: [...own.technicalSkills, ...added(more.technicalSkills)],
    softSkills: [...own.softSkills, ...added(more.softSkills)],
    toolsAndTechnologies: [...unsaid(own.toolsAndTechnologies), ...added(more.toolsAndTechnologies)],
  };
}

const filled = (bio: CvBio): Partial<CvBio> => Object.fromEntries(Object.entries(bio).filter(([, value]) => value !== ''));

const same = (one: CvExperience, other: CvExperience): boolean => one.jobTitle === other.jobTitle && one.company === other.company && one.dates === other.dates;
