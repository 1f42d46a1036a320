import { z } from 'zod';
import { FullRoastReport } from '../../domain/report.ts';

/** `process-full-roast` `{cvUploadId}`: waits for a running generation. */
export const PROCESS_FULL_ROAST = 'process-full-roast';
export const ProcessFullRoastReply = z.object({ fullRoastData: FullRoastReport });
