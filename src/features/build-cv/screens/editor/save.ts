import { z } from 'zod';
import { contentOf, type CvEditorData, GeneratedCvContent } from '../../../../domain/cv-build.ts';
import { updateRow, WriteError } from '../../../../ui/api.ts';
import { CV_BUILD_DATA } from '../../../../domain/tables.ts';

export type SaveEnd =
  | { ok: true; revision: number; lastSaved: string }
  /** `conflict`: somebody saved since this copy was opened. `offline`: no answer. `too-long`: more than is stored. */
  | { ok: false; reason: 'conflict' | 'offline' | 'too-long' | 'refused' };

const Saved = z.object({ generated_cv_content: GeneratedCvContent.nullable() });
/** PostgreSQL's code of a serialization failure, which our server answers a lost race with. */
const RACE_LOST = '40001';

/** Saves a CV over revision `revision` of the row. Never throws. */
export async function saveCv(id: string, data: CvEditorData, revision: number, now: Date): Promise<SaveEnd> {
  const lastSaved = now.toISOString();
  const content = contentOf({ ...data, lastSaved }, revision + 1);
  try {
    const row = await updateRow(CV_BUILD_DATA, 'id', id, { generated_cv_content: content, updated_at: lastSaved });
    if (row === null) return { ok: false, reason: 'refused' };
    return { ok: true, revision: Saved.parse(row).generated_cv_content?.revision ?? revision + 1, lastSaved };
  } catch (error) {
    if (!(error instanceof WriteError)) return { ok: false, reason: 'refused' };
    if (error.status === 409 || error.code === RACE_LOST) return { ok: false, reason: 'conflict' };
    if (error.status === 0) return { ok: false, reason: 'offline' };
    return { ok: false, reason: error.status === 400 || error.status === 413 ? 'too-long' : 'refused' };
  }
}
