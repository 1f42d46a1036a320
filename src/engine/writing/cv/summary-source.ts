import { CAREER_PATHS, type CvBuildQuestionnaire, type CvExperience } from '../../../domain/cv-build.ts';
import { BARE_PHRASES, SUMMARY_PHRASES, type SummaryPhrases } from './summary-phrases.ts';

const [, , , CLIMBING] = CAREER_PATHS;
/** Who works for nobody has no employer to be named. */
export const SELF_EMPLOYED = /^(?:self[- ]?employed|freelance\p{L}*|selb(?:st)?ständig|freiberuflich|indépendante?|autónom[oa]|auto-?entrepreneur\p{L}*)$/iu;
/** A deed longer than this is no half of a sentence. */
export const MAX_DEED = 170;

/** What a summary is written from. */
export interface SummarySource {
  questionnaire: CvBuildQuestionnaire;
  experience: readonly CvExperience[];
  /** Whether the first of them is the current job. */
  hasCurrent: boolean;
  /** ISO day: what a job that goes on goes on to. */
  today: string | null;
  skills: readonly string[];
  /** Degree and school, for those who have no job yet. */
  education: string;
  /** The school of the latest of them. */
  school: string;
  /** The achievement section, where no job has a line to show. */
  achievement: string;
  language: string;
}

/** Whether the job named as the current one is over: it has an end, or its owner comes back to work (and nothing says that it goes on). */
export const isLastJob = ({ careerPath, currentEndDate }: CvBuildQuestionnaire, today: string | null): boolean =>
  careerPath === CLIMBING || (currentEndDate !== '' && (today === null || currentEndDate <= today.slice(0, currentEndDate.length)));

export const phrasesOf = (language: string): SummaryPhrases => SUMMARY_PHRASES[language] ?? BARE_PHRASES;
