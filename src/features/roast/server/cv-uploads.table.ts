import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CvDocument } from '../../../domain/document.ts';
import type { Tone } from '../../../domain/roast.ts';
import type { CvUploadRow } from '../contract.ts';

/** One uploaded CV: its text as lines (the file itself is never stored) and the job it is meant for. Deleted at `delete_at`. */
export const cvUploads = pgTable(
  'cv_uploads',
  {
    id: uuid().primaryKey(),
    jobRole: text('job_role').notNull(),
    tone: text().$type<Tone>().notNull(),
    document: jsonb().$type<CvDocument>().notNull(),
    processingStatus: text('processing_status').$type<CvUploadRow['processing_status']>().notNull().default('pending'),
    /** The roast this one is a mended CV of; it may have been deleted since. */
    previousUploadId: uuid('previous_upload_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** 30 days after the upload; anew from the day a report on it is paid for. */
    deleteAt: timestamp('delete_at', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '30 days'`),
  },
  (table) => [index('cv_uploads_delete_at').on(table.deleteAt)],
);
