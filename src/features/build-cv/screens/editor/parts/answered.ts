import type { CvExperience } from '../../../../../domain/cv-build.ts';
import { type CvQuestion, tellLineOf } from '../../../../../domain/cv-question.ts';
import type { LineAnswers } from '../../../../../domain/line-template.ts';

/** A job with the answers to a question about one of its bullets, and the bullet that they make. */
export function withAnswers(job: CvExperience, at: number, question: CvQuestion, answers: LineAnswers): CvExperience {
  const next = { ...question, answers };
  return {
    ...job,
    bulletPoints: job.bulletPoints.with(at, tellLineOf(next).text),
    questions: (job.questions ?? []).map((one) => (one === question ? next : one)),
  };
}

/** A job that is not asked a question any more; its lines stay as they are. */
export const withoutQuestion = (job: CvExperience, question: CvQuestion): CvExperience => ({
  ...job,
  questions: (job.questions ?? []).filter((one) => one !== question),
});

/** A job with the answer to a question about it, as its last bullet. */
export const withBullet = (job: CvExperience, question: CvQuestion, text: string): CvExperience => ({
  ...withoutQuestion(job, question),
  bulletPoints: [...job.bulletPoints.filter((bullet) => bullet.trim() !== ''), text.trim()],
});
