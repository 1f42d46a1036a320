import type { CvBuildQuestionnaire, CvPreview, GeneratedCvContent } from '../../../../domain/cv-build.ts';
import type { CvQuestion } from '../../../../domain/cv-question.ts';
import { inventionsAgainst } from '../../../facts/fact-lock.ts';
import { coarseStems } from '../../../english/keyed-words.ts';
import { MACHINE_INSTRUCTIONS } from '../../../lexicon/form/instructions.ts';
import type { Model } from '../../../model.ts';
import { ANYBODY, askMasked } from '../../../privacy/mask.ts';
import { touchesPerson } from '../../../privacy/touches-person.ts';
import { plainText } from '../answers.ts';
import { isPersonal } from '../english/mend-line.ts';
import { previewOf } from '../preview.ts';
import type { Told } from '../write-bullets.ts';
import { achievementText, writeCvInParts, type WrittenCv } from '../write-cv.ts';
import { CvReply, CV_SYSTEM, CV_TOKENS, cvPrompt, type ToldLine } from './cv-prompt.ts';

/** Added to the engine's version when at least one sentence is the model's. */
const MODEL_MARK = '+model';
const MAX_LINE = 320;
const MAX_SUMMARY = 700;
const MOST_SENTENCES = 4;
/** Praise that is no fact and yet a claim. */
const PRAISE =
  /\b(?:passionate|dynamic|results?[- ](?:driven|oriented)|motivated|dedicated|hard[- ]?working|reliable|skilled|experienced|seasoned|proven|track record|excellent|strong|exceptional|outstanding|great|extensive|talented|accomplished|versatile|innovative|expert|highly|adept|proficient|detail[- ]oriented|enthusiastic|committed|leidenschaftlich|motiviert\p{L}*|zuverlässig\p{L}*|passionné\p{L}*|apasionad[oa])\b/giu;
const QUESTION = /\[[^[\]]*\?\]/u;

/**
 * The CV with sentences of a language model where they pass the checks; the rule writer's is base and floor, sentence by
 * sentence. Headings, dates, skills and education are never the model's. Never rejects.
 */
export async function writeCvWithModel(
  questionnaire: CvBuildQuestionnaire,
  model: Model,
  today: string | null = null,
): Promise<{ content: GeneratedCvContent; preview: CvPreview }> {
  const base = writeCvInParts(questionnaire, today);
  const lines = toldLines(base);
  const summary = base.content.professionalSummary;
  const reply =
    lines.length === 0 && summary === ''
      ? null
      : await askMasked(model, ANYBODY, {
          name: 'cv',
          schema: CvReply,
          system: CV_SYSTEM,
          prompt: cvPrompt(questionnaire, lines, summary),
          maxOutputTokens: CV_TOKENS,
        });
  const content = reply === null ? base.content : withReply(base, lines, reply, answersOf(questionnaire));
  return { content, preview: previewOf(content) };
}

/** Every line under an id: those of the jobs in their order, then those of the achievement. */
function toldLines({ roles, achievement }: WrittenCv): ToldLine[] {
  const all = [
    ...roles.flatMap(({ told, experience }) =>
      told.map((line) => ({ ...line, beside: [experience.company, experience.jobTitle].filter((name) => name !== '') })),
    ),
    ...achievement.map((line) => ({ ...line, beside: [] })),
  ];
  return all.map((line, at) => ({ ...line, id: `L${at + 1}` }));
}

function withReply(base: WrittenCv, lines: readonly ToldLine[], reply: CvReply, answers: string): GeneratedCvContent {
  const said = new Set<string>();
  const better = lines.map((line): string => {
    const text = lineOf(reply.lines.find(({ id }) => id.trim() === line.id)?.text ?? '', line);
    if (text === null || said.has(text)) return line.text;
    said.add(text);
    return text;
  });
  let at = 0;
  const next = (told: readonly Told[]): string[] => told.map(({ text }) => better[at++] ?? text);
  const experience = base.roles.map(({ experience: role, told }) => {
    const bulletPoints = next(told);
    return role.questions === undefined
      ? { ...role, bulletPoints }
      : { ...role, bulletPoints, questions: role.questions.map((one) => asked(one, told, bulletPoints)) };
  });
  const achievement = achievementText(next(base.achievement));
  const professionalSummary = summaryOf(reply.summary, base.content.professionalSummary, answers) ?? base.content.professionalSummary;
  const isModels = professionalSummary !== base.content.professionalSummary || better.some((text, index) => text !== lines[index]?.text);
  return {
    ...base.content,
    professionalSummary,
    experience,
    proudestAchievementSection: achievement,
    ...(isModels ? { engineVersion: `${base.content.engineVersion ?? ''}${MODEL_MARK}` } : {}),
  };
}

/** A question with the line it is about as that line reads now. */
function asked(question: CvQuestion, told: readonly Told[], bullets: readonly string[]): CvQuestion {
  const at = told.findIndex((line) => line.question === question);
  return { ...question, line: bullets[at] ?? question.line };
}

/** A line of the model under the fact lock; null when it says more, less or something else than what was typed. */
function lineOf(answer: string, line: ToldLine): string | null {
  const text = typed(answer).replace(/[.;]$/u, '');
  if (text === '' || text === line.text || text.length > MAX_LINE || !isProse(text, line.source) || isPersonal(text)) return null;
  // An answer is built into this very wording.
  if (QUESTION.test(text) || (line.question?.template ?? null) !== null) return null;
  return keepsToIt(text, line) && inventionsAgainst(text, { text: line.source, beside: line.beside }).length === 0 ? text : null;
}

/** A summary of the model, whole or not at all: its sentences lean on each other. */
function summaryOf(answer: string, base: string, answers: string): string | null {
  const text = typed(answer);
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  if (text === '' || base === '' || text === base || text.length > MAX_SUMMARY || sentences.length > MOST_SENTENCES || !text.endsWith('.')) return null;
  if (!isProse(text, answers) || isPersonal(text) || QUESTION.test(text)) return null;
  // The rule writer's own frame ("Looking for a role as") is no claim about the past.
  const source = { text: `${answers}\n${base}` };
  return sentences.every((sentence) => inventionsAgainst(sentence, source).length === 0) ? text : null;
}

function isProse(text: string, source: string): boolean {
  const low = source.toLowerCase();
  if (/[{}<>`“”"|]|https?:|!|\p{Extended_Pictographic}/u.test(text) || MACHINE_INSTRUCTIONS.some((order) => order.test(text))) return false;
  if (touchesPerson(text) && !touchesPerson(source)) return false;
  return [...text.matchAll(PRAISE)].every(([word]) => low.includes(word.toLowerCase()));
}

/** Half of the words that the rule writer kept: the same line, and not another one. */
function keepsToIt(text: string, line: ToldLine): boolean {
  const own = new Set(stemsOf(text));
  const given = stemsOf(line.source);
  const kept = stemsOf(line.text).filter((word) => given.includes(word));
  return kept.filter((word) => own.has(word)).length * 2 >= kept.length;
}

const stemsOf = (text: string): string[] => coarseStems(text);

const typed = (text: string): string => text.replace(/\s+/gu, ' ').replaceAll("'", '’').trim();

function answersOf(questionnaire: CvBuildQuestionnaire): string {
  const { previousRoles, topSkills, ...rest } = questionnaire;
  return [...Object.values(rest), ...topSkills, ...previousRoles.flatMap((role) => Object.values(role))].map(plainText).join('\n');
}
