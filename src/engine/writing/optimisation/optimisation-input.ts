import type { KeywordEntry } from '../../../domain/optimization.ts';
import type { Advert } from '../../advert/advert.ts';
import type { Context } from '../../context.ts';

/** All that an optimisation is written from. The company's pages are as pasted; null where nothing was. */
export interface OptimisationInput {
  context: Context;
  advert: Advert;
  ledger: readonly KeywordEntry[];
  jobRole: string;
  companyName: string;
  /** As typed: any text. */
  toneOfVoice: string | null;
  websiteText: string | null;
  linkedinText: string | null;
  /** "Why this employer?" and "Which work are you proudest of?", as typed; null where it was not answered. */
  motivation: string | null;
  proudestWork: string | null;
}
