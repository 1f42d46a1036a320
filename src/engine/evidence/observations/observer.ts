import type { NoticedKind, ObservedFact, QuotedPlace } from '../../../domain/observation.ts';
import type { Context } from '../../context.ts';
import type { Wholeness } from '../../english/whole/whole-parts.ts';

/** An observation before it has an id. Its quote has been looked up: it stands verbatim at its place. */
export interface Sighting<K extends NoticedKind = NoticedKind> extends QuotedPlace {
  kind: K;
  also?: readonly QuotedPlace[];
  /** How much of its statement the quote shows; all of it where left out. */
  whole?: Wholeness;
  oddity: number;
  /** Those of its kind, and whatever else its sentences may need. */
  facts: Readonly<Record<ObservedFact<K>, string | number> & Record<string, string | number>>;
}

/** Looks for one sort of oddity. Pure; in document order. */
export type Observer = (context: Context) => AnySighting[];

/** A sighting of some kind with the facts of that kind. */
export type AnySighting = { [K in NoticedKind]: Sighting<K> }[NoticedKind];
