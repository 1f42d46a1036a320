import { tableEraser } from '../../../platform/database/eraser.ts';
import { CV_OPTIMIZATION_REQUESTS } from '../../../domain/tables.ts';
import { cvOptimizationRequests } from './cv-optimization-requests.table.ts';

/** A request goes with its CV, its advert and its result: all of them stand in its row. */
export const optimizationEraser = tableEraser(CV_OPTIMIZATION_REQUESTS, cvOptimizationRequests);
