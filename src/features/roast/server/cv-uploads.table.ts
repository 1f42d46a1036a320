import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CvDocument } from '../../../domain/document.ts';
import type { Tone } from '../../../domain/roast.ts';
import type { CvUploadRow } from '../contract.ts';

/** One uploaded CV: its text as lines (the file itself is never stored) and the job it is meant for. Deleted after 30 days. */
export const cvUploads = pgTable(
  'cv_uploads',
  {
    id: uuid().primaryKey(),
    jobRole: text('job_role').notNull(),
    tone: text().$type<Tone>().notNull(),
    document: jsonb().$type<CvDocument>().notNull(),
    processingStatus: text('processing_status').$type<CvUploadRow['processing_status']>().notNull().default('pending'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('cv_uploads_created_at').on(table.createdAt)],
);
