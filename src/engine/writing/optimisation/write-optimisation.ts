import type { AnnotatedSection, KeywordEntry, OptimizationResult } from '../../../domain/optimization.ts';
import type { Advert } from '../../advert/advert.ts';
import type { Context } from '../../context.ts';
import { ENGINE_VERSION } from '../roast/write-roast.ts';
import { cvLinesOf } from './cv-lines.ts';

/** All that an optimisation is written from. The company's pages are as pasted; null where nothing was. */
export interface OptimisationInput {
  context: Context;
  advert: Advert;
  ledger: readonly KeywordEntry[];
  jobRole: string;
  companyName: string;
  toneOfVoice: string | null;
  websiteText: string | null;
  linkedinText: string | null;
}

/**
 * The optimisation of the rule writer: pure, no model, no clock, no chance. Same input, same result. Whatever it says of
 * the person stands in the CV (law 3); the advert's words are used only where the ledger proves them.
 */
export function writeOptimisation(input: OptimisationInput): OptimizationResult {
  const { context, ledger, jobRole, companyName } = input;
  const cvLines = cvLinesOf(context);
  const summary = context.cv.summary.map(({ text }) => text).join(' ');
  const skills = context.cv.skills.map(({ value }) => value).join(', ');
  const none = (id: string, original: string): AnnotatedSection => ({ id, original, improved: original, suggestions: [], adds: [], lines: { from: 0, to: 0 } });
  return {
    jobRole,
    companyName,
    coverLetter: `Dear ${companyName} team,\n\nI would like to be your next ${jobRole}.\n\n${context.cv.name?.value ?? ''}`.trim(),
    annotatedCVSections: { professionalSummary: none('summary', summary), skills: none('skills', skills), experience: [] },
    atsKeywords: ledger.filter(({ status }) => status !== 'not-shown').map(({ requirement }) => requirement),
    keywordLedger: [...ledger],
    companyTailoringTips: [],
    overallRecommendations: [],
    cvLines,
    engineVersion: ENGINE_VERSION,
  };
}
