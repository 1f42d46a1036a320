import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { OptimizationResult } from '../../../domain/optimization.ts';
import type { OptimizationStatus } from '../contract.ts';

/** One CV and the advert it is to be tailored to, and what was written for it once it was paid. Deleted at `delete_at`. */
export const cvOptimizationRequests = pgTable(
  'cv_optimization_requests',
  {
    id: uuid().primaryKey(),
    jobRole: text('job_role').notNull(),
    companyName: text('company_name').notNull(),
    jobDescription: text('job_description').notNull(),
    toneOfVoice: text('tone_of_voice'),
    companyWebsiteText: text('company_website_text'),
    companyLinkedinText: text('company_linkedin_text'),
    motivation: text(),
    proudestWork: text('proudest_work'),
    cvFileName: text('cv_file_name'),
    cvFileSize: integer('cv_file_size'),
    cvTextContent: text('cv_text_content'),
    extractedCvText: text('extracted_cv_text').notNull(),
    /** The roast that the CV was taken from; no reference, because the roast may be gone before the request. */
    cvUploadId: uuid('cv_upload_id'),
    inputMethod: text('input_method').$type<'pdf' | 'text'>().notNull(),
    processingStatus: text('processing_status').$type<OptimizationStatus>().notNull().default('pending'),
    optimizationResult: jsonb('optimization_result').$type<OptimizationResult>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** 30 days after it was made; anew from the day it is paid for. */
    deleteAt: timestamp('delete_at', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '30 days'`),
  },
  (table) => [index('cv_optimization_requests_delete_at').on(table.deleteAt)],
);
