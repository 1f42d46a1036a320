import { inArray } from 'drizzle-orm';
import { type Eraser, tableEraser } from '../../../platform/database/eraser.ts';
import { CV_UPLOADS } from '../../../domain/tables.ts';
import { cvAnalysisResults } from './cv-analysis-results.table.ts';
import { cvUploads } from './cv-uploads.table.ts';

const uploads = tableEraser(CV_UPLOADS, cvUploads);

/** An upload goes with its roast and report, which hang on it, and with what the roasts of mended CVs quote from it. */
export const roastEraser: Eraser = {
  ...uploads,
  erase: async (tx, ids) => {
    // First the row: a roast job that compares with it holds it until what it wrote can be seen here.
    const { erased } = await uploads.erase(tx, ids);
    const mended = await tx
      .update(cvUploads)
      .set({ previousUploadId: null })
      .where(inArray(cvUploads.previousUploadId, [...ids]))
      .returning({ id: cvUploads.id });
    const touched = mended.map(({ id }) => id);
    if (touched.length > 0) await tx.update(cvAnalysisResults).set({ comparison: null }).where(inArray(cvAnalysisResults.cvUploadId, touched));
    return { erased, touched };
  },
};
