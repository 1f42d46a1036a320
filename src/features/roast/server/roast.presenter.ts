import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { isEntitled } from '../../payment/server/entitlement.ts';
import type { CvAnalysisResultRow } from '../contract.ts';
import type { cvAnalysisResults } from './cv-analysis-results.table.ts';
import { cvUploads } from './cv-uploads.table.ts';

/** The stored roast as `cv_analysis_results` shows it: flat columns in the tone that was asked for, and the report only while it is paid for. */
export async function presentRoast(stored: typeof cvAnalysisResults.$inferSelect, db: Db): Promise<CvAnalysisResultRow> {
  const { roast, fullRoastReport } = stored;
  const mayBeRead = fullRoastReport !== null && (await isEntitled(db, 'full_roast_report', stored.cvUploadId));
  const [upload] = await db.select({ deleteAt: cvUploads.deleteAt }).from(cvUploads).where(eq(cvUploads.id, stored.cvUploadId));
  const words = roast.voices[stored.tone];
  return {
    cv_upload_id: stored.cvUploadId,
    job_role: stored.jobRole,
    tone: stored.tone,
    stamp: words.stamp,
    overall_assessment: words.overallAssessment,
    roast_lines: words.roastLines,
    top_roast_line: words.topRoastLine,
    binned_likelihood: words.binnedLikelihood,
    would_interview: words.wouldInterview,
    career_clarity: words.careerClarity,
    ats_rating: roast.scores.atsRating,
    ats_rating_description: words.descriptions.atsRating,
    buzzword_overdose: roast.scores.buzzwordOverdose,
    buzzword_overdose_description: words.descriptions.buzzwordOverdose,
    eye_roll_factor: roast.scores.eyeRollFactor,
    eye_roll_factor_description: words.descriptions.eyeRollFactor,
    cliche_density: roast.scores.clicheDensity,
    cliche_density_description: words.descriptions.clicheDensity,
    desperation_level: roast.scores.desperationLevel,
    desperation_level_description: words.descriptions.desperationLevel,
    length_appropriate: roast.scores.lengthAppropriate,
    length_appropriate_description: words.descriptions.lengthAppropriate,
    skill_relevance: roast.scores.skillRelevance,
    skill_relevance_description: words.descriptions.skillRelevance,
    roast_evidence: roast.evidence,
    score_ledger: roast.ledger,
    voices: roast.voices,
    robot_view: roast.robot ?? null,
    page_view: stored.pageView,
    comparison: stored.comparison,
    corrections: stored.corrections,
    // Without an upload it was deleted between the two reads.
    delete_at: (upload?.deleteAt ?? stored.createdAt).toISOString(),
    engine_version: roast.engineVersion,
    full_roast_report_data: mayBeRead ? fullRoastReport : null,
  };
}
