import { z } from 'zod';
import { FindingKind } from './finding.ts';
import { ScoreName, Tone } from './roast.ts';

const points = z.int().min(0).max(100);
/** A finding of one of the two CVs, as far as it has to be shown. `quote` verbatim, or null where something was missing. */
const ComparedFinding = z.object({ kind: FindingKind, quote: z.string().nullable(), page: z.int().min(1), line: z.int().min(1) });

/** A mended CV against the one before it, for the same job. */
export const RoastComparison = z.object({
  previousUploadId: z.uuid(),
  /** `gained` is positive where the CV got better, whichever end of the score is the good one. */
  scores: z.record(ScoreName, z.object({ before: points, after: points, gained: z.int() })),
  /** Findings of the old CV that the new one does not have, and the other way round; strengths the other way round again: one that is lost is not "gone". */
  gone: z.array(ComparedFinding),
  fresh: z.array(ComparedFinding),
  /** How many findings both have. */
  stayed: z.int().min(0),
  /** The same, told in each voice: one verdict, and a line for each that is worth one (gone first, then fresh), at most a dozen. */
  voices: z.record(Tone, z.object({ verdict: z.string(), lines: z.array(z.string()) })),
});
export type RoastComparison = z.infer<typeof RoastComparison>;
