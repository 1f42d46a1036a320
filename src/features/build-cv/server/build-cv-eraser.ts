import { tableEraser } from '../../../platform/database/eraser.ts';
import { CV_BUILD_DATA } from '../../../domain/tables.ts';
import { cvBuildData } from './cv-build-data.table.ts';

/** A questionnaire goes with the CV that was written from it: both stand in its row. */
export const buildCvEraser = tableEraser(CV_BUILD_DATA, cvBuildData);
