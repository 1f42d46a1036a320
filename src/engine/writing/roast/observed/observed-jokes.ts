import type { NoticedKind } from '../../../../domain/observation.ts';
import type { TemplateSource } from '../template.ts';

/** Kinds whose tellings the comic lexicon holds, entry by entry. */
type WorldKind = 'thing' | 'trade' | 'interest' | 'pair' | 'step';
/** Kinds that are told by their shape. */
export type ShapeKind = Exclude<NoticedKind, WorldKind>;

export interface ShapeTellings {
  brutal: readonly TemplateSource[];
  gentle: readonly TemplateSource[];
}

/**
 * What is said about an odd detail of one shape. A telling follows the quoted words (“own van, own kettle”. …), and is true
 * whatever stands there; `by` holds those that know the value of one fact.
 */
export interface ShapeJokes extends ShapeTellings {
  by?: { fact: string; values: Readonly<Record<string, ShapeTellings>> };
  /** The way out, true for such a line; it may be to keep it. */
  fixes: readonly TemplateSource[];
}
