import { queryOptions } from '@tanstack/react-query';
import { type GeneratedCvContent } from '../../../../domain/cv-build.ts';
import { readRow, ReadError } from '../../../../ui/api.ts';
import { CvBuildRow } from '../../contract.ts';
import { CV_BUILD_DATA } from '../../../../domain/tables.ts';
import { forgetDetailsFor } from '../kept-details.ts';
import { forgetAllDrafts } from './draft.ts';

/** A CV as the editor opens it. */
export interface OpenedCv {
  content: GeneratedCvContent;
  /** The job it is for and the country it goes to, as the questionnaire has them. */
  jobTitle: string;
  country: string;
}
type Opened = OpenedCv | { refused: 'unknown' | 'unpaid' | 'unwritten' };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;
const NO_SUCH = new Set([400, 404, 406]);

/** The CV under an id, or why there is none to edit. Throws where asking again may help. */
export async function openCv(id: string, signal?: AbortSignal): Promise<Opened> {
  if (!UUID.test(id)) return { refused: 'unknown' };
  const found = await readRow(CV_BUILD_DATA, '*', 'id', id, signal === undefined ? {} : { signal }).catch((error: unknown) => {
    if (error instanceof ReadError && NO_SUCH.has(error.status)) return null;
    throw error;
  });
  if (found === null) return { refused: 'unknown' };
  const row = CvBuildRow.parse(found);
  if (row.generated_cv_content === null) return { refused: row.content_preview === null ? 'unwritten' : 'unpaid' };
  return { content: row.generated_cv_content, jobTitle: row.job_title, country: row.country };
}

export const openQuery = (id: string) =>
  queryOptions({
    queryKey: ['cv-editor', id],
    queryFn: async ({ signal }) => {
      const opened = await openCv(id, signal);
      if ('refused' in opened && opened.refused === 'unknown') {
        forgetAllDrafts(id);
        forgetDetailsFor(id);
      }
      return opened;
    },
    // Another tab may have saved: what the editor opens with is asked for each time.
    staleTime: 0,
    gcTime: 0,
  });
