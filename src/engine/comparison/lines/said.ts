import type { FindingKind, KindOf } from '../../../domain/finding.ts';
import type { Tone } from '../../../domain/roast.ts';
import type { Facts, TemplateSource } from '../../writing/roast/template.ts';

/** What can be said of one kind of change, in each voice. Blanks as in the jokes (writing/roast/template.ts); the facts are the finding's. */
export type Said = Readonly<Record<Tone, readonly TemplateSource[]>>;
/** Faults a comparison may tell: what is private is listed, not joked about (law 6). Null: no sentence of its own, only those for any quote. */
export type LinesOfFaults = Readonly<Record<Exclude<FindingKind, KindOf<'strengths' | 'personal'>>, Said | null>>;
/** Null: whether it came or went is not told. */
export type LinesOfStrengths = Readonly<Record<KindOf<'strengths'>, Said | null>>;

/** Whether a length is told in pages; "1 pages" is none. */
export const isPages = ({ pages }: Facts): boolean => Number(pages) > 1;
export const isOnePage = (facts: Facts): boolean => !isPages(facts);
