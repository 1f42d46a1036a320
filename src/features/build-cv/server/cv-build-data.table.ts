import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CvBuildDetails } from '../../../domain/cv-details.ts';
import type { CareerPath, CvPreview, ExperienceLevel, GeneratedCvContent, PreviousRole } from '../../../domain/cv-build.ts';

/** One filled-in questionnaire and the CV written from it. Deleted at `delete_at`. */
export const cvBuildData = pgTable(
  'cv_build_data',
  {
    id: uuid().primaryKey(),
    jobTitle: text('job_title').notNull(),
    industry: text().notNull(),
    country: text().notNull(),
    experienceLevel: text('experience_level').$type<ExperienceLevel>(),
    currentJobTitle: text('current_job_title').notNull(),
    currentCompany: text('current_company').notNull(),
    currentStartDate: text('current_start_date'),
    currentEndDate: text('current_end_date'),
    currentAchievement: text('current_achievement'),
    topSkills: jsonb('top_skills').$type<string[]>().notNull(),
    careerPath: text('career_path').$type<CareerPath>(),
    education: text(),
    proudestAchievement: text('proudest_achievement'),
    personalInterests: text('personal_interests'),
    previousRoles: jsonb('previous_roles').$type<PreviousRole[]>().notNull(),
    honeypot: text(),
    /** What the columns above do not hold. Nobody reads it until it is paid for; it goes once the editor has saved the whole CV. */
    keptDetails: jsonb('kept_details').$type<CvBuildDetails>(),
    generatedCvContent: jsonb('generated_cv_content').$type<GeneratedCvContent>(),
    contentPreview: jsonb('content_preview').$type<CvPreview>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** 30 days after it was made; anew from the day it is paid for. */
    deleteAt: timestamp('delete_at', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '30 days'`),
  },
  (table) => [index('cv_build_data_delete_at').on(table.deleteAt)],
);
