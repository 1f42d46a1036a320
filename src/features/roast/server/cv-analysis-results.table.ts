import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Roast, Tone } from '../../../domain/roast.ts';
import { cvUploads } from './cv-uploads.table.ts';

/** The roast of one upload, judged once. Written once and never changed, but for what is bought on top. */
export const cvAnalysisResults = pgTable('cv_analysis_results', {
  cvUploadId: uuid('cv_upload_id')
    .primaryKey()
    .references(() => cvUploads.id, { onDelete: 'cascade' }),
  jobRole: text('job_role').notNull(),
  tone: text().$type<Tone>().notNull(),
  roast: jsonb().$type<Roast>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
