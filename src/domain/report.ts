import { z } from 'zod';
import { LedgerEntry, ScoreName } from './roast.ts';

/** A line of the CV, what is wrong with it, and a better one that claims nothing the person did not say. */
export const Rewrite = z.object({
  /** Verbatim. */
  before: z.string(),
  roast: z.string(),
  /** Under the fact lock: a number that is missing stands as a bracketed blank, "[how many?]". */
  after: z.string(),
  /** What to ask oneself to fill the blanks; null where there are none. */
  question: z.string().nullable(),
  /** "Defend this line": what an interviewer would ask about it. */
  interviewQuestion: z.string(),
  page: z.int().min(1),
  line: z.int().min(1),
});
export type Rewrite = z.infer<typeof Rewrite>;

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
});
export type FullRoastReport = z.infer<typeof FullRoastReport>;

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
