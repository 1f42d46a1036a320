import { z } from 'zod';
import { GeneratedCvContent } from '../../../domain/cv-build.ts';
import { withDetails } from '../../../domain/cv-details.ts';
import { keysOf } from '../../../domain/keys.ts';
import { EDITOR } from '../../../domain/limits.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { TableRule } from '../../../platform/rest/table-rule.ts';
import { isEntitled } from '../../payment/server/entitlement.ts';
import { CvBuildInsert, CvBuildRow } from '../contract.ts';
import { CV_BUILD_DATA } from '../../../domain/tables.ts';
import { cvBuildData } from './cv-build-data.table.ts';

const ALL_COLUMNS = keysOf(CvBuildRow.shape);

/** What the editor saves. Its clock is taken and ignored: the row carries ours. */
const CvBuildUpdate = z
  .object({
    generated_cv_content: GeneratedCvContent.refine((content) => JSON.stringify(content).length <= EDITOR.maxContentCharacters, 'longer than a CV may be'),
    updated_at: z.iso.datetime({ offset: true }),
  })
  .partial({ updated_at: true });

/** `cv_build_data`: the questionnaire for everybody who has the id, the CV written from it for who has paid. */
export function cvBuildDataRule(kit: {
  newId(): string;
  now(): number;
}): TableRule<typeof cvBuildData, CvBuildRow, typeof CvBuildInsert, typeof CvBuildUpdate> {
  return {
    name: CV_BUILD_DATA,
    table: cvBuildData,
    key: { column: cvBuildData.id, name: 'id' },
    columns: ALL_COLUMNS,
    present,
    /** Who asks for a written column by its name waits for it; who asks for the whole row is content with the answers. */
    isReady: (row, columns) => {
      if (row === null) return false;
      const byName = columns.length < ALL_COLUMNS.length;
      return !byName || (['generated_cv_content', 'content_preview'] as const).every((name) => !columns.includes(name) || row[name] !== null);
    },
    volatile: true,
    insert: {
      accepts: CvBuildInsert,
      toStored: (answers) => ({
        id: kit.newId(),
        jobTitle: answers.job_title,
        industry: answers.industry,
        country: answers.country,
        experienceLevel: answers.experience_level,
        currentJobTitle: answers.current_job_title,
        currentCompany: answers.current_company,
        currentStartDate: answers.current_start_date ?? null,
        currentEndDate: answers.current_end_date ?? null,
        currentAchievement: answers.current_achievement ?? null,
        topSkills: answers.top_skills,
        careerPath: answers.career_path ?? null,
        education: answers.education ?? null,
        proudestAchievement: answers.proudest_achievement ?? null,
        personalInterests: answers.personal_interests ?? null,
        previousRoles: answers.previous_roles ?? [],
        honeypot: answers.honeypot ?? null,
      }),
    },
    update: {
      accepts: CvBuildUpdate,
      allows: (row, accepted) => {
        // Null also while it is not paid for.
        if (row.generated_cv_content === null) return 'no';
        const { revision } = accepted.generated_cv_content;
        return revision === undefined || revision === revisionOf(row) + 1 ? 'yes' : 'conflict';
      },
      // A save that does not count is counted all the same: whoever does count must learn of it.
      toStored: (accepted, row) => ({
        generatedCvContent: { ...accepted.generated_cv_content, revision: revisionOf(row) + 1 },
        // What is saved is the whole CV.
        keptDetails: null,
        updatedAt: new Date(kit.now()),
      }),
    },
  };
}

const revisionOf = (row: CvBuildRow): number => row.generated_cv_content?.revision ?? 0;

async function present(stored: typeof cvBuildData.$inferSelect, db: Db): Promise<CvBuildRow> {
  const { generatedCvContent: content } = stored;
  const mayBeRead = content !== null && (await isEntitled(db, 'cv_build', stored.id));
  return {
    id: stored.id,
    job_title: stored.jobTitle,
    industry: stored.industry,
    country: stored.country,
    experience_level: stored.experienceLevel,
    current_job_title: stored.currentJobTitle,
    current_company: stored.currentCompany,
    current_start_date: stored.currentStartDate,
    current_end_date: stored.currentEndDate,
    current_achievement: stored.currentAchievement,
    top_skills: stored.topSkills,
    career_path: stored.careerPath,
    education: stored.education,
    proudest_achievement: stored.proudestAchievement,
    personal_interests: stored.personalInterests,
    previous_roles: stored.previousRoles,
    honeypot: stored.honeypot,
    generated_cv_content: mayBeRead ? withDetails(content, stored.keptDetails) : null,
    content_preview: stored.contentPreview,
    updated_at: stored.updatedAt.toISOString(),
    delete_at: stored.deleteAt.toISOString(),
  };
}
