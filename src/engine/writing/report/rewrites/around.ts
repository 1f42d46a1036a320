import { type Passage, passagesOf } from '../../../evidence/shared/passages.ts';
import type { Judgement } from '../../../judgement.ts';

/** What the other lines of a passage's job and the summary tell: what they answer is not asked. */
export const aroundOf = (judgement: Judgement, passage: Passage): string =>
  passagesOf(judgement)
    .filter((one) => one !== passage && one.text !== passage.text && (one.role === 'summary' || (one.role === 'job' && one.job === passage.job)))
    .map(({ text }) => text)
    .join('\n');
