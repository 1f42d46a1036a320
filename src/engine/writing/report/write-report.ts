import type { FullRoastReport } from '../../../domain/report.ts';
import type { Roast, Tone } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
import { seedText } from '../roast/seed-of.ts';
import { stableHash } from '../roast/stable-hash.ts';
import { ENGINE_VERSION } from '../roast/write-roast.ts';
import { writeAtsFacts } from './ats-facts.ts';
import { writeFixSuggestions } from './fix-suggestions.ts';
import { writeInterviewSheet } from './interview-sheet.ts';
import { writeRecruitersWant } from './recruiters-want.ts';
import { writeRedFlags } from './red-flags.ts';
import { isFine, writeMendedLines } from './rewrites/write-rewrites.ts';
import { writeScorecard } from './scorecard.ts';

/**
 * The Full Roast Report of the rule writer: pure, no model, no clock, no chance. Same judgement, roast and tone, same report.
 * Every line it quotes stands in the CV, and every line it rewrites is under the fact lock.
 */
export function writeReport(judged: Judgement, roast: Roast, tone: Tone = 'brutal'): FullRoastReport {
  // The numbers that were shown are the numbers that are explained, also when the rules have changed since.
  const judgement: Judgement = { ...judged, scores: roast.scores, ledger: roast.ledger };
  const seed = `report:${stableHash(seedText(judgement))}:${stableHash(judgement.job.phrase.toLowerCase())}:${tone}`;
  const { facts, told } = writeAtsFacts(judgement);
  const lines = writeMendedLines(judgement, roast, tone, seed);
  return {
    jobRole: judgement.job.phrase,
    roastScorecard: writeScorecard(judgement, roast, tone),
    whatRecruitersWant: writeRecruitersWant(
      judgement,
      lines.strongLines ?? [],
      [...(lines.costliest ?? []), ...lines.beforeAfterRewrites, ...(lines.asked ?? [])].filter((line) => !isFine(line)).map(({ before }) => before),
    ),
    atsOptimization: facts,
    redFlags: writeRedFlags(judgement, told),
    fixSuggestions: writeFixSuggestions(judgement, told, [...(lines.costliest ?? []), ...lines.beforeAfterRewrites, ...(lines.asked ?? [])]),
    ...lines,
    interview: writeInterviewSheet(judgement, lines),
    scoreLedger: judgement.ledger,
    engineVersion: ENGINE_VERSION,
  };
}
