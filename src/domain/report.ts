import { z } from 'zod';
import { Place } from './document.ts';
import { type AssembledLine, assembleLine, LineAnswers, LineTemplate } from './line-template.ts';
import { LedgerEntry, ScoreName } from './roast.ts';

/** A line of the CV, what is wrong with it, and a better one that claims nothing the person did not say. */
export const Rewrite = z.object({
  /** Verbatim. */
  before: z.string(),
  roast: z.string(),
  /** Told anew under the fact lock; the line itself where no rule makes it certainly better. Reports of an earlier day hold blanks, "[how many?]". */
  after: z.string(),
  /** What only its author can answer, of a line that no rule can put together; null where there is nothing to ask. */
  question: z.string().nullable(),
  /** "Defend this line": what an interviewer would ask about it. */
  interviewQuestion: z.string(),
  page: z.int().min(1),
  line: z.int().min(1),
  /** How the line is put together from answers; null where its parts are not certain, missing in reports of an earlier day. */
  template: LineTemplate.nullish(),
  /** What a score becomes with the mended line, by judging the CV again; null where none gets better. */
  gain: z.object({ score: ScoreName, from: z.int(), to: z.int() }).nullish(),
});
export type Rewrite = z.infer<typeof Rewrite>;

/** What an interviewer will ask about a line, what a good answer contains, and the person's own facts for it. */
export const InterviewItem = z.object({
  /** The line, verbatim. */
  before: z.string(),
  question: z.string(),
  contains: z.string(),
  /** Figures of the line, and the job that it belongs to. */
  facts: z.array(z.string()),
  ...Place.shape,
});
export type InterviewItem = z.infer<typeof InterviewItem>;

/** The Full Roast Report (product specification 3), with what we add: the ledger, and places and questions of the rewrites. */
export const FullRoastReport = z.object({
  jobRole: z.string(),
  /** Score name as shown to people -> score and its roast. */
  roastScorecard: z.record(z.string(), z.object({ score: z.int().min(0).max(100), roast: z.string() })),
  whatRecruitersWant: z.array(z.string()),
  atsOptimization: z.array(z.string()),
  redFlags: z.array(z.object({ flagType: z.string(), explanation: z.string() })),
  /** In the order of points gained. */
  fixSuggestions: z.array(z.string()),
  beforeAfterRewrites: z.array(Rewrite),
  scoreLedger: z.record(ScoreName, z.array(LedgerEntry)),
  engineVersion: z.string(),
  /** The lines that cost the most, the dearest first: the opening. Missing in reports of an earlier day, like all below. */
  costliest: z.array(Rewrite).optional(),
  /** Further lines that want a fact of their author, in the order of the CV. */
  asked: z.array(Rewrite).optional(),
  /** Lines that are good and stay. */
  strongLines: z.array(z.object({ quote: z.string(), ...Place.shape })).optional(),
  /** The sheet to take to an interview, in the order of the CV. */
  interview: z.array(InterviewItem).optional(),
  /** What the buyer has answered, by `lineKey`. */
  answers: z.record(z.string(), LineAnswers).optional(),
});
export type FullRoastReport = z.infer<typeof FullRoastReport>;

/** The name of a line among the answers: its place, and how it begins where a line holds two sentences. */
export const lineKey = ({ page, line, before }: Pick<Rewrite, 'page' | 'line' | 'before'>): string => `${page}-${line}-${before.slice(0, 12)}`;

/** Every line of a report that can be answered for or has become another one, in the order of the CV, each once. */
export function mendedLinesOf({ costliest = [], asked = [], beforeAfterRewrites }: FullRoastReport): Rewrite[] {
  const all = [...costliest, ...beforeAfterRewrites, ...asked];
  return all.filter((one, at) => all.findIndex((other) => lineKey(other) === lineKey(one)) === at).toSorted((a, b) => a.page - b.page || a.line - b.line);
}

/** A line with its answers in it: the report's own wording without any. */
export const tellLine = (line: Rewrite, answers: LineAnswers): AssembledLine =>
  line.template === null || line.template === undefined ? { text: line.after, isMended: false, refused: [] } : assembleLine(line.template, answers, line.after);

/** Every line of a report that is not the old one any more, answers included, in the order of the CV; none with a blank in it. */
export const mendedTexts = (report: FullRoastReport): string[] =>
  mendedLinesOf(report).flatMap((line) => {
    const { text } = tellLine(line, report.answers?.[lineKey(line)] ?? {});
    return text === line.before || text.includes('[') ? [] : [text];
  });

/** The six numbered sections, in their order (product specification 2), on the screen and in the Word file. */
export const REPORT_SECTIONS = {
  roastScorecard: 'Roast scorecard summary',
  whatRecruitersWant: 'What recruiters actually want',
  atsOptimization: 'How to make it ATS-friendly',
  redFlags: 'Red flags',
  fixSuggestions: 'What to fix to pass ATS bots',
  beforeAfterRewrites: 'Before and after line rewrites',
} as const satisfies Partial<Record<keyof FullRoastReport, string>>;

/** Whose report it is when no job was named (product specification 2). */
export const DEFAULT_JOB_ROLE = 'Professional';
