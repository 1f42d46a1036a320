import type { Place } from '../../domain/document.ts';
import type { FINDING_KINDS, FindingKind } from '../../domain/finding.ts';
import type { Context } from '../context.ts';

type FactName<K extends FindingKind> = (typeof FINDING_KINDS)[K]['facts'][number];

/** A finding before it has an id: what one detector returns. */
export interface Draft<K extends FindingKind = FindingKind> extends Place {
  /** Verbatim, beginning on `page`/`line`; null for something missing. */
  quote: string | null;
  weight: number;
  facts: Record<FactName<K>, string | number>;
}

/**
 * One detector, one kind, one file. Pure: the same context gives the same drafts in the same order
 * (document order). Most serious first is not its business.
 */
export interface Detector<K extends FindingKind = FindingKind> {
  kind: K;
  detect(context: Context): Draft<K>[];
}
