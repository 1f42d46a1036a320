import type { Correction } from '../../../domain/correction.ts';
import type { CvDocument } from '../../../domain/document.ts';
import type { FullRoastReport } from '../../../domain/report.ts';
import type { Roast, Tone } from '../../../domain/roast.ts';
import type { Db } from '../../../platform/database/database.ts';

interface ShelvedRoast {
  document: CvDocument;
  uploadedAt: Date;
  jobRole: string;
  tone: Tone;
  roast: Roast;
  report: FullRoastReport | null;
  /** What the CV's owner has put right. */
  corrections: readonly Correction[];
}

/** What this room needs of the roasts: `app` hands it over. */
export interface RoastShelf {
  isKnown(db: Db, cvUploadId: string): Promise<boolean>;
  /** Null while there is no finished roast. */
  find(db: Db, cvUploadId: string): Promise<ShelvedRoast | null>;
  /** The report alone; undefined where there is no finished roast. */
  findReport(db: Db, cvUploadId: string): Promise<FullRoastReport | null | undefined>;
  /** The first report that is added stays. False: the roast was deleted meanwhile. */
  addReport(tx: Db, cvUploadId: string, report: FullRoastReport): Promise<boolean>;
  /** Keeps a buyer's answers with the report; the last ones stay. False: there is no report. */
  keepAnswers(tx: Db, cvUploadId: string, answers: NonNullable<FullRoastReport['answers']>): Promise<boolean>;
  /** From today on it is kept as long as a new upload is. */
  keepLonger(tx: Db, cvUploadId: string): Promise<void>;
}
