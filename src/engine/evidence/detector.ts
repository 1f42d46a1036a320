import type { Place } from '../../domain/document.ts';
import type { FactOf, FindingKind } from '../../domain/finding.ts';
import type { Context } from '../context.ts';

/** A finding before it has an id: what one detector returns. */
export interface Draft<K extends FindingKind = FindingKind> extends Place {
  /** Verbatim, beginning on `page`/`line`; null for something missing. */
  quote: string | null;
  weight: number;
  facts: Record<FactOf<K>, string | number>;
}

/**
 * One detector, one kind, one file. Pure: the same context gives the same drafts in the same order
 * (document order). Most serious first is not its business.
 */
export interface Detector<K extends FindingKind = FindingKind> {
  kind: K;
  detect(context: Context): Draft<K>[];
}
