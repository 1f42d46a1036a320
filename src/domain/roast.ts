import { z } from 'zod';
import { SectionKind } from './cv.ts';
import { HIDDEN_REASONS } from './document.ts';
import { FindingKind, type Finding } from './finding.ts';
import { keysOf } from './keys.ts';
import { ObservationKind, QuotedPlace, type Observation } from './observation.ts';

// Sentences and labels that the specification gives, to the letter.
const ATS_MURDER_RATING = 'ATS Murder Rating';
const BUZZWORD_OVERDOSE = 'Buzzword Overdose';
const RECRUITER_EYE_ROLL_FACTOR = 'Recruiter Eye-Roll Factor';
const CORPORATE_CLICHE_DENSITY = 'Corporate Cliché Density';
const DESPERATION_LEVEL = 'Desperation Level';
const LENGTH_APPROPRIATENESS = 'Length Appropriateness';
const SKILL_RELEVANCE = 'Skill Relevance';

/** The seven scores, in the order they are shown, and which end of 0..100 is the good one. */
export const SCORES = {
  atsRating: { name: ATS_MURDER_RATING, good: 'low' },
  buzzwordOverdose: { name: BUZZWORD_OVERDOSE, good: 'low' },
  eyeRollFactor: { name: RECRUITER_EYE_ROLL_FACTOR, good: 'low' },
  clicheDensity: { name: CORPORATE_CLICHE_DENSITY, good: 'low' },
  desperationLevel: { name: DESPERATION_LEVEL, good: 'low' },
  lengthAppropriate: { name: LENGTH_APPROPRIATENESS, good: 'high' },
  skillRelevance: { name: SKILL_RELEVANCE, good: 'high' },
} as const;
export type ScoreName = keyof typeof SCORES;
export const ScoreName = z.enum(keysOf(SCORES));

/** How bad a score of 0..100 is, 0..100, whichever end is its good one. */
export const badnessOf = (name: ScoreName, score: number): number => (SCORES[name].good === 'low' ? score : 100 - score);

/** Points of a score's ledger as they count against the CV: above 0 they do harm. */
export const harmOf = (name: ScoreName, points: number): number => (SCORES[name].good === 'low' ? points : -points);

/** One reason for a score. The points of a score's entries add up to the score. `findingId` is null for where every CV starts. */
export const LedgerEntry = z.object({ points: z.int(), because: z.string(), findingId: z.string().nullable() });
export type LedgerEntry = z.infer<typeof LedgerEntry>;
export const ScoreLedger = z.record(ScoreName, z.array(LedgerEntry));
export type ScoreLedger = z.infer<typeof ScoreLedger>;

export const Score = z.object({ score: z.int().min(0).max(100), description: z.string() });
export type Score = z.infer<typeof Score>;
export const Scores = z.record(ScoreName, Score);
export type Scores = z.infer<typeof Scores>;

export const TONES = ['brutal', 'gentle'] as const;
export const Tone = z.enum(TONES);
export type Tone = z.infer<typeof Tone>;

/** What a roast line rests on: a finding or an observation. `quote` is verbatim, or null where something is missing. */
export const RoastEvidence = z.object({
  /** Id of the finding or the observation. */
  findingId: z.string(),
  kind: z.union([FindingKind, ObservationKind]),
  quote: z.string().nullable(),
  page: z.int().min(1),
  line: z.int().min(1),
  /** Further lines it rests on, verbatim. */
  also: z.array(QuotedPlace).optional(),
});
export type RoastEvidence = z.infer<typeof RoastEvidence>;

/** Evidence with its facts, as the engine holds it. */
export type Evidence = Finding | Observation;

/** The words of a roast in one voice. `roastLines[i]` rests on the roast's `evidence[i]`. */
export const RoastWords = z.object({
  stamp: z.string(),
  overallAssessment: z.string(),
  roastLines: z.array(z.string()),
  /** One of `roastLines`. */
  topRoastLine: z.string(),
  /** The way out of each roast line, in the same order: what to write instead, or how. */
  fixes: z.array(z.string()),
  binnedLikelihood: z.string(),
  wouldInterview: z.string(),
  careerClarity: z.string(),
  descriptions: z.record(ScoreName, z.string()),
});
export type RoastWords = z.infer<typeof RoastWords>;

/** What a parser looks for in a CV, in the order it is shown. Each is there at least once in a robot's view, with null when it was not found. */
export const ROBOT_FIELDS = [
  'name',
  'headline',
  'email',
  'phone',
  'location',
  'link',
  'currentTitle',
  'currentCompany',
  'period',
  'degree',
  'institution',
  'skills',
] as const;
export type RobotFieldName = (typeof ROBOT_FIELDS)[number];

/** The CV as application software reads it. */
export const RobotView = z.object({
  /** `value` as read (for `skills` their number); place null when nothing was found or it stands in no one line. */
  fields: z.array(z.object({ name: z.enum(ROBOT_FIELDS), value: z.string().nullable(), page: z.int().min(1).nullable(), line: z.int().min(1).nullable() })),
  /** In reading order, hidden ones included, the first `ROBOT_VIEW.maxLines` of `totalLines`. */
  lines: z.array(z.object({ page: z.int().min(1), line: z.int().min(1), text: z.string(), hidden: z.enum(HIDDEN_REASONS).nullable() })),
  totalLines: z.int().min(0),
  /** The sections told apart; `heading` null for the block above the first. */
  sections: z.array(z.object({ kind: SectionKind, heading: z.string().nullable() })),
  /** Whatever names the person or those who know her (name, address, employers, schools): to be blacked out in public. */
  people: z.array(z.string()),
});
export type RobotView = z.infer<typeof RobotView>;

/** A whole roast: judged once, told in both voices. */
export const Roast = z.object({
  engineVersion: z.string(),
  scores: z.record(ScoreName, z.int().min(0).max(100)),
  ledger: ScoreLedger,
  /** 0..100, derived from the scores by rule. */
  binnedPercent: z.int().min(0).max(100),
  interview: z.enum(['no', 'maybe', 'yes']),
  /** 0..100, how clearly the CV aims at the target job. */
  clarityPercent: z.int().min(0).max(100),
  evidence: z.array(RoastEvidence),
  voices: z.record(Tone, RoastWords),
  /** Missing in roasts that were stored before there was one. */
  robot: RobotView.optional(),
});
export type Roast = z.infer<typeof Roast>;
