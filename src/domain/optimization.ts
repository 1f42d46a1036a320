import { z } from 'zod';
import { Place } from './document.ts';
import { keysOf } from './keys.ts';

/** Kinds of things an advert asks for. */
export const REQUIREMENT_KINDS = ['skill', 'tool', 'knowledge', 'credential', 'language', 'responsibility', 'experience'] as const;
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number];

/** What a CV shows of a requirement. */
export const KEYWORD_STATUSES = {
  /** A line says it. */
  said: 'Said',
  /** True by what a line proves, and no line says it: there is a sentence to add. */
  unsaid: 'True but unsaid',
  /** No line was found that proves it. */
  'not-shown': 'Not found: claim it only if it is true',
} as const;
export type KeywordStatus = keyof typeof KEYWORD_STATUSES;
/** What is asked of the line that comes near to something no line says. */
export const NEAR_LINE = 'Found near it. Is this it?';

/** One line of the honest keyword ledger. The points of all lines add up to 100: what a CV would have that says everything. */
export const KeywordEntry = z.object({
  id: z.string(),
  /** As the advert says it, shortened to the thing itself: "Kubernetes", "stakeholder management". */
  requirement: z.string(),
  kind: z.enum(REQUIREMENT_KINDS),
  /** Whether the advert insists on it. */
  must: z.boolean(),
  status: z.enum(keysOf(KEYWORD_STATUSES)),
  /** Where in the advert: the sentence that asks for it, verbatim. */
  advertQuote: z.string(),
  /** The line of the CV that says or proves it, verbatim; of what is not shown the nearest line, which the person is asked about, or null. */
  proof: z.object({ quote: z.string(), ...Place.shape }).nullable(),
  /** For what is true but unsaid: a sentence to add, under the fact lock. Null otherwise. */
  sentence: z.string().nullable(),
  points: z.int().min(0).max(100),
});
export type KeywordEntry = z.infer<typeof KeywordEntry>;

/**
 * A passage of the CV with a better one. `original` is verbatim (empty where the CV has nothing there). `improved` is under
 * the fact lock; equal to `original` where nothing is to be mended, and then there may still be suggestions.
 */
export const AnnotatedSection = z.object({
  id: z.string(),
  original: z.string(),
  improved: z.string(),
  suggestions: z.array(z.string()),
  /** Ids of ledger entries that `improved` says and `original` did not. */
  adds: z.array(z.string()),
  /** Lines of `cvLines` it replaces, `to` exclusive; from = to: it goes in before that line. */
  lines: z.object({ from: z.int().min(0), to: z.int().min(0) }),
});
export type AnnotatedSection = z.infer<typeof AnnotatedSection>;

/** A line of a job, with the job it belongs to ("Title, Company"; empty when it is none's). */
export const AnnotatedExperience = AnnotatedSection.extend({ role: z.string() });
export type AnnotatedExperience = z.infer<typeof AnnotatedExperience>;

/** Whose letter it is, as the CV says; empty where it does not. */
export const LetterSender = z.object({ name: z.string(), email: z.string(), phone: z.string(), location: z.string() });
export type LetterSender = z.infer<typeof LetterSender>;

/** `optimization_result` (product specification 3), with what we add: the ledger, the score, and the CV's lines to see it change in. */
export const OptimizationResult = z.object({
  jobRole: z.string(),
  companyName: z.string(),
  /** Paragraphs split by blank lines. */
  coverLetter: z.string(),
  /** What only the writer knows and the letter would gain by; results from before they were asked have none. */
  letterQuestions: z.array(z.string()).default([]),
  /** For the letterhead. */
  sender: LetterSender,
  annotatedCVSections: z.object({ professionalSummary: AnnotatedSection, skills: AnnotatedSection, experience: z.array(AnnotatedExperience) }),
  /** The words to be found by, most important first: those that the CV may honestly use. */
  atsKeywords: z.array(z.string()),
  keywordLedger: z.array(KeywordEntry),
  companyTailoringTips: z.array(z.string()),
  overallRecommendations: z.array(z.string()),
  /** The CV as it was read, line by line; a `wrapped` line goes on with the bullet above it. */
  cvLines: z.array(z.object({ text: z.string(), kind: z.enum(['heading', 'line', 'bullet', 'wrapped']) })),
  engineVersion: z.string(),
});
export type OptimizationResult = z.infer<typeof OptimizationResult>;

/** Why somebody should think twice before paying for an optimization. */
export const PREVIEW_WARNINGS = ['THIN_ADVERT', 'NOT_A_CV', 'HOPELESS'] as const;
export type PreviewWarning = (typeof PREVIEW_WARNINGS)[number];

/**
 * The free look before payment: what the advert asks for and what the CV shows of it. The words to add, where they are proved,
 * the changes, the letter and all advice are the paid result's.
 */
export const OptimizationPreview = z.strictObject({
  jobRole: z.string(),
  companyName: z.string(),
  requirements: z.array(
    z.strictObject({
      ...KeywordEntry.pick({ requirement: true, kind: true, must: true, status: true, points: true }).shape,
      /** Where the CV says it, verbatim, or comes near to it; null where it only proves it. */
      proof: KeywordEntry.shape.proof,
    }),
  ),
  /** As the CV stands, 0 to 100. */
  matchScore: z.int().min(0).max(100),
  warnings: z.array(z.enum(PREVIEW_WARNINGS)),
});
export type OptimizationPreview = z.infer<typeof OptimizationPreview>;

/**
 * Whether any of these lines has what a CV has and lorem ipsum has not: an address, a year, a telephone number. One is enough, since
 * it may be our reader that failed (rule 2).
 */
export const hasSignOfCv = (lines: readonly string[]): boolean => lines.some((line) => /@|\b(?:19|20)\d\d\b|(?:\d[\s().-]?){9}/u.test(line));

/** Every change that can be accepted or rejected, in the CV's order; those that change nothing are left out. */
export function changesOf(result: OptimizationResult): (AnnotatedSection | AnnotatedExperience)[] {
  const { professionalSummary, skills, experience } = result.annotatedCVSections;
  return [professionalSummary, skills, ...experience]
    .filter(({ original, improved }) => improved.trim() !== '' && improved !== original)
    .toSorted((a, b) => a.lines.from - b.lines.from);
}

/**
 * How well the CV answers the advert, 0 to 100: the points of all that is said, with the accepted changes.
 * With no change accepted it is the score before, with all of them the score after.
 */
export function matchScore(result: Pick<OptimizationResult, 'keywordLedger' | 'annotatedCVSections'>, accepted: ReadonlySet<string>): number {
  const { professionalSummary, skills, experience } = result.annotatedCVSections;
  const added = new Set([professionalSummary, skills, ...experience].flatMap(({ id, adds }) => (accepted.has(id) ? adds : [])));
  return result.keywordLedger.reduce((sum, { id, status, points }) => (status === 'said' || (status === 'unsaid' && added.has(id)) ? sum + points : sum), 0);
}

/** Tones the wizard offers for the cover letter; any other text is understood as the nearest, nothing as the first. */
export const LETTER_TONES = ['Professional', 'Warm', 'Confident', 'Direct', 'Enthusiastic', 'Formal'] as const;
export type LetterTone = (typeof LETTER_TONES)[number];
