import type { Correction } from '../../domain/correction.ts';
import type { Evidence } from '../../domain/roast.ts';
import { squeezed } from '../english/folding.ts';

/** Whether its owner says that this does not hold. In a trade in which it is no fault, all of its kind goes. */
export function isDisputed(corrections: readonly Correction[], evidence: Pick<Evidence, 'kind' | 'quote' | 'page' | 'line'>): boolean {
  return corrections.some(
    (correction) => correction.type === 'line' && correction.kind === evidence.kind && (correction.dispute === 'no-fault' || isAbout(correction, evidence)),
  );
}

type Pinned = Pick<Evidence, 'quote' | 'page' | 'line'>;

/** The shown quote may be shorter than the found one. What is missing is missing once. */
function isAbout(shown: Pinned, found: Pinned): boolean {
  if (shown.quote === null || found.quote === null) return shown.quote === found.quote;
  return shown.page === found.page && shown.line === found.line && squeezed(found.quote).startsWith(squeezed(shown.quote));
}
