import type { FindingKind } from '../../../domain/finding.ts';
import type { Tone } from '../../../domain/roast.ts';
import type { TemplateSource } from '../../writing/roast/template.ts';

/** What can be said of one kind of change, in each voice. Blanks as in the jokes (writing/roast/template.ts); the facts are the finding's. */
export type Said = Readonly<Record<Tone, readonly TemplateSource[]>>;
export type LinesByKind = Readonly<Partial<Record<FindingKind, Said>>>;
