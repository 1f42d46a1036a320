import { z } from 'zod';
import { type AssembledLine, assembleLine, LineAnswers, LineTemplate } from './line-template.ts';

/** What only its owner can tell about a line of a written CV. It stands beside the line in the editor and is never printed. */
export const CvQuestion = z.object({
  /** The line as it was written; empty where a job tells nothing and is asked about as a whole. */
  line: z.string(),
  /** In words, where no answer can be put into the line by rule; null where there is a template. */
  text: z.string().nullable(),
  template: LineTemplate.nullable(),
  answers: LineAnswers,
});
export type CvQuestion = z.infer<typeof CvQuestion>;

/** The line with its answers in it; the line itself without any, and where there is no template. */
export const tellLineOf = ({ line, template, answers }: CvQuestion): AssembledLine =>
  template === null ? { text: line, isMended: false, refused: [] } : assembleLine(template, answers, line);

/**
 * The question about a line as it stands. Who rewrites a line by hand has taken it over: then nothing is put into it any more. A question
 * in words is answered in the line itself, and stands as long as the line opens as it did.
 */
export function questionAbout(text: string, questions: readonly CvQuestion[]): CvQuestion | undefined {
  return questions.find((question) => {
    if (question.line === '') return false;
    return tellLineOf(question).text === text || (question.template === null && text !== '' && opening(text) === opening(question.line));
  });
}

/** What somebody types at the end of a line, or in the midst of it, leaves this as it is. */
const opening = (text: string): string => text.split(/\s+/u).slice(0, 2).join(' ').toLowerCase();

/** Whether nothing has been answered yet. */
export const isUnanswered = (question: CvQuestion, text: string): boolean =>
  question.template === null ? text === question.line : !tellLineOf(question).isMended;

/** The questions about a job as a whole. */
export const questionsOfJob = (questions: readonly CvQuestion[]): CvQuestion[] => questions.filter(({ line }) => line === '');

/** How many questions of a job are open, as its bullets stand. */
export function openQuestionsOf({ bulletPoints, questions = [] }: { bulletPoints: readonly string[]; questions?: readonly CvQuestion[] | undefined }): number {
  const ofLines = bulletPoints.filter((text) => {
    const question = questionAbout(text, questions);
    return question !== undefined && isUnanswered(question, text);
  });
  return ofLines.length + questionsOfJob(questions).length;
}
