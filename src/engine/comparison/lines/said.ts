import type { FindingKind } from '../../../domain/finding.ts';
import type { Tone } from '../../../domain/roast.ts';
import type { Facts, TemplateSource } from '../../writing/roast/template.ts';

/** What can be said of one kind of change, in each voice. Blanks as in the jokes (writing/roast/template.ts); the facts are the finding's. */
export type Said = Readonly<Record<Tone, readonly TemplateSource[]>>;
export type LinesByKind = Readonly<Partial<Record<FindingKind, Said>>>;

/** Whether a length is told in pages; "1 pages" is none. */
export const isPages = ({ pages }: Facts): boolean => Number(pages) > 1;
export const isOnePage = (facts: Facts): boolean => !isPages(facts);
