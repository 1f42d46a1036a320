import { z } from 'zod';
import { CvBuildQuestionnaire, FIELD_ORIGINS } from '../../../domain/cv-build.ts';
import { CvBuildDetails } from '../../../domain/cv-details.ts';
import { keysOf } from '../../../domain/keys.ts';
import { STEPS } from './build-steps.ts';

/** The row on the server that was made from these answers. */
const BuiltRow = z.object({
  id: z.uuid(),
  /** The answers it was made from: with the same ones no second row is made. */
  madeFrom: z.string(),
  /** Whether the CV has been written into it. */
  written: z.boolean(),
  owned: z.boolean(),
});

/** Everything /build remembers between two visits. */
const KeptBuild = z.object({
  step: z.enum(STEPS),
  answers: CvBuildQuestionnaire,
  /** How imported fields came to be; what was edited or confirmed since is gone from here. */
  origins: z.partialRecord(z.enum(keysOf(CvBuildQuestionnaire.shape)), z.enum(FIELD_ORIGINS)),
  /** Name, contact and what else no column holds: imported, or typed on the last step. */
  details: CvBuildDetails.nullable().default(null),
  /** What the import said it found; shown above the first step. */
  importSummary: z.array(z.string()),
  /** True from an import until the questionnaire was opened on it. */
  arrived: z.boolean(),
  row: BuiltRow.nullable(),
  /** What stands in the honeypot. */
  trap: z.string(),
  /** True while a failed generation has not been tried again. */
  failed: z.boolean(),
});
export type KeptBuild = z.infer<typeof KeptBuild>;

/** What was kept as this text; null where it is nothing we still understand. */
export function readBuild(text: string | null): KeptBuild | null {
  try {
    return KeptBuild.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
