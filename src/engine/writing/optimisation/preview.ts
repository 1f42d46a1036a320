import { hasSignOfCv, type OptimizationPreview, type PreviewWarning } from '../../../domain/optimization.ts';
import type { Context } from '../../context.ts';
import type { OptimisationInput } from './optimisation-input.ts';

/** With fewer demands than this a CV that answers none of them may still be a good one. */
const FEWEST_ASKED = 4;
/** An eighth of the points and a sixth of the demands: over 60 pairs of person and advert what shows more was once called hopeless by mistake. */
const MOST_POINTS = 12;
const MOST_SHARE = 6;

/** What may be seen before anybody pays: both sides of the match and what speaks against buying. Of the result's own words, none. */
export function previewOptimisation({
  context,
  advert,
  ledger,
  jobRole,
  companyName,
}: Pick<OptimisationInput, 'context' | 'advert' | 'ledger' | 'jobRole' | 'companyName'>): OptimizationPreview {
  const warnings: PreviewWarning[] = [];
  const isReadAsCv = isCv(context);
  if (!isReadAsCv) warnings.push('NOT_A_CV');
  if (!advert.isAdvert) warnings.push('THIN_ADVERT');
  // Of what is no CV it goes without saying.
  else if (isReadAsCv && isHopeless({ context, advert, ledger })) warnings.push('HOPELESS');
  return {
    jobRole,
    companyName,
    requirements: ledger.map(({ requirement, kind, must, status, points, proof }) => ({
      requirement,
      kind,
      must,
      status,
      points,
      proof: status === 'unsaid' ? null : proof,
    })),
    matchScore: ledger.reduce((sum, { status, points }) => (status === 'said' ? sum + points : sum), 0),
    warnings,
  };
}

/**
 * A CV of another trade, as far as the advert goes: no wording closes that gap. Across languages our reader finds less than there is,
 * and says nothing (rule 2).
 */
export function isHopeless({ context, advert, ledger }: Pick<OptimisationInput, 'context' | 'advert' | 'ledger'>): boolean {
  if (!advert.isAdvert || advert.language !== context.cv.language) return false;
  const shown = ledger.filter(({ status }) => status !== 'not-shown');
  const points = shown.reduce((sum, entry) => sum + entry.points, 0);
  return ledger.length >= FEWEST_ASKED && points <= MOST_POINTS && shown.length * MOST_SHARE <= ledger.length;
}

/** Whether anything in the text is a CV's. */
function isCv({ cv, lines }: Context): boolean {
  return cv.experience.length + cv.education.length > 0 || cv.phone !== null || hasSignOfCv(lines.map(({ text }) => text));
}
