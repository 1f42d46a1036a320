import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { RoastComparison } from '../../../domain/comparison.ts';
import type { Corrections } from '../../../domain/correction.ts';
import type { PageView } from '../../../domain/page-view.ts';
import type { FullRoastReport } from '../../../domain/report.ts';
import type { Roast, Tone } from '../../../domain/roast.ts';
import { cvUploads } from './cv-uploads.table.ts';

/** The roast of one upload. Written once and never changed, but for what is bought on top and what its owner puts right (correct-reading). */
export const cvAnalysisResults = pgTable('cv_analysis_results', {
  cvUploadId: uuid('cv_upload_id')
    .primaryKey()
    .references(() => cvUploads.id, { onDelete: 'cascade' }),
  jobRole: text('job_role').notNull(),
  tone: text().$type<Tone>().notNull(),
  roast: jsonb().$type<Roast>().notNull(),
  /** Null until it is bought and written. */
  fullRoastReport: jsonb('full_roast_report_data').$type<FullRoastReport>(),
  /** Null unless it is a mended CV whose predecessor was still there. */
  comparison: jsonb().$type<RoastComparison>(),
  /** Null for what was stored before there was one, and for pasted text. */
  pageView: jsonb('page_view').$type<PageView>(),
  /** What its owner has put right, in words of the CV; null where nothing was. */
  corrections: jsonb().$type<Corrections>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
