import type { CvBuildQuestionnaire, QuestionnaireField } from '../../../../domain/cv-build.ts';
import { BUILD as BUILD_LIMITS } from '../../../../domain/limits.ts';
import type { CvBuildInsert } from '../../contract.ts';
import { type KeptBuild } from '../kept-build.ts';
import { type Step, STEPS } from '../build-steps.ts';

/** The seven steps that ask something. */
export const QUESTION_STEPS = ['step1', 'step2', 'step3', 'step3b', 'step4', 'bonus', 'interests'] as const satisfies readonly Step[];
export type QuestionStep = (typeof QUESTION_STEPS)[number];

export const isQuestionStep = (step: Step): step is QuestionStep => QUESTION_STEPS.some((each) => each === step);

/** The fields a step asks for. */
export const STEP_FIELDS: Record<QuestionStep, readonly QuestionnaireField[]> = {
  step1: ['jobTitle', 'industry', 'country'],
  step2: ['experienceLevel', 'careerPath'],
  step3: ['currentJobTitle', 'currentCompany', 'currentStartDate', 'currentEndDate', 'currentAchievement'],
  step3b: ['previousRoles'],
  step4: ['topSkills'],
  bonus: ['proudestAchievement', 'education'],
  interests: ['personalInterests'],
};

/** The fields that keep a step from being left forwards (product specification 5). */
export function missingOn(step: QuestionStep, answers: CvBuildQuestionnaire): QuestionnaireField[] {
  const blank = (field: 'jobTitle' | 'industry' | 'country' | 'currentJobTitle' | 'currentCompany'): boolean => answers[field].trim() === '';
  if (step === 'step1') return (['jobTitle', 'industry', 'country'] as const).filter(blank);
  if (step === 'step2') return answers.experienceLevel === '' ? ['experienceLevel'] : [];
  if (step === 'step3') return (['currentJobTitle', 'currentCompany'] as const).filter(blank);
  return step === 'step4' && answers.topSkills.length < BUILD_LIMITS.minSkills ? ['topSkills'] : [];
}

/** One step on; complete leads nowhere. */
export function stepAfter(step: Step): Step {
  return STEPS[STEPS.indexOf(step) + 1] ?? 'complete';
}

/** One step back, past the writing, which is no place to return to; null: out of the flow. */
export function stepBefore(step: Step): Step | null {
  if (step === 'complete' || step === 'generating') return 'interests';
  return STEPS[STEPS.indexOf(step) - 1] ?? null;
}

/**
 * The step that may be shown when this one is asked for: no step can be entered past one that lacks an answer,
 * and what is written is not written again.
 */
export function reachable(wanted: Step, build: KeptBuild): Step {
  if (wanted === 'warning') return wanted;
  if (wanted === 'complete' && build.row?.written === true) return wanted;
  if (wanted === 'generating' && isWritten(build)) return 'complete';
  const before = QUESTION_STEPS.slice(0, isQuestionStep(wanted) ? QUESTION_STEPS.indexOf(wanted) : undefined);
  const open = before.find((step) => missingOn(step, build.answers).length > 0);
  if (open !== undefined) return open;
  return wanted === 'complete' ? 'interests' : wanted;
}

/** What a row is made of, as a text that is the same for the same answers. */
export const madeFrom = ({ answers, trap }: Pick<KeptBuild, 'answers' | 'trap'>): string => JSON.stringify(toInsert(answers, trap));

/** Whether the CV of exactly these answers is there. */
const isWritten = (build: KeptBuild): boolean => build.row?.written === true && build.row.madeFrom === madeFrom(build);

/** 1..7 and what share of the seven lies behind. */
export function progressAt(step: QuestionStep): { number: number; percent: number } {
  const index = QUESTION_STEPS.indexOf(step);
  return { number: index + 1, percent: Math.round((index / BUILD_LIMITS.steps) * 100) };
}

/** The answers as they are stored. Trimmed; an earlier job without a word in it is none. */
export function toInsert(answers: CvBuildQuestionnaire, trap: string): CvBuildInsert {
  const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  return {
    job_title: answers.jobTitle.trim(),
    industry: answers.industry.trim(),
    country: answers.country.trim(),
    experience_level: answers.experienceLevel === '' ? null : answers.experienceLevel,
    current_job_title: answers.currentJobTitle.trim(),
    current_company: answers.currentCompany.trim(),
    current_start_date: orNull(answers.currentStartDate),
    // Left out where there is none: the answers of a CV written before it was asked for are still the same answers.
    ...(answers.currentEndDate === '' ? {} : { current_end_date: answers.currentEndDate }),
    current_achievement: orNull(answers.currentAchievement),
    top_skills: answers.topSkills,
    career_path: answers.careerPath === '' ? null : answers.careerPath,
    education: orNull(answers.education),
    proudest_achievement: orNull(answers.proudestAchievement),
    personal_interests: orNull(answers.personalInterests),
    previous_roles: answers.previousRoles
      .map((role) => ({ ...role, jobTitle: role.jobTitle.trim(), company: role.company.trim(), achievement: role.achievement.trim() }))
      .filter((role) => Object.values(role).some((value) => value !== '')),
    honeypot: orNull(trap),
  };
}
