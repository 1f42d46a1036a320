import { buildCvEraser } from '../features/build-cv/server/build-cv-eraser.ts';
import type { EraseKit } from '../features/my-data/server/erase.ts';
import { optimizationEraser } from '../features/optimize/server/optimization-eraser.ts';
import { sessionsOf } from '../features/payment/server/sessions-of.ts';
import { roastEraser } from '../features/roast/server/roast-eraser.ts';

/** Every table that holds what somebody gave us, and what hangs on its rows: all that deletion and retention have to know. */
export const ERASERS = { erasers: [roastEraser, buildCvEraser, optimizationEraser], sessionsOf } satisfies Partial<EraseKit>;
