import type { Finding } from '../../../domain/finding.ts';
import { wholeParts } from '../../english/whole/whole-parts.ts';
import { passagesOf } from '../../evidence/shared/passages.ts';
import type { Judgement } from '../../judgement.ts';

/** Whether a quote shows no whole statement of its passage and no whole clause of one. */
export function isCutQuote(judgement: Judgement, { page, line }: Finding, quote: string): boolean {
  const passage = passagesOf(judgement).findLast((one) => one.page === page && one.line <= line && one.text.includes(quote));
  if (passage === undefined) return false;
  const at = passage.text.indexOf(quote);
  const parts = wholeParts(passage.text, at, at + quote.length, {
    most: { statement: quote.length + STOP, clause: quote.length + STOP },
    isEnglish: judgement.cv.language === 'en',
  });
  return !parts.some(({ whole }) => whole !== 'phrase');
}
/** A full stop more is nothing more. */
const STOP = 1;
