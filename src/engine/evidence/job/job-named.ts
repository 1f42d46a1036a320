import { shortQuote } from '../../../domain/quote.ts';
import type { Draft, Detector } from '../detector.ts';
import { jobMention } from '../../job/titles/job-mention.ts';

const MAX_QUOTE = 120;

/** The job stands in the CV by name, or by a title that means the same. */
export const jobNamedDetector: Detector<'job-named'> = {
  kind: 'job-named',
  detect(context): Draft<'job-named'>[] {
    if (context.job.title === '') return [];
    const mention = jobMention(context);
    if (!mention) return [];
    const { page, line, text } = mention.line;
    return [{ quote: shortQuote(text, MAX_QUOTE), page, line, weight: mention.asTitle ? 7 : 4, facts: { job: mention.said, wish: mention.asWish ? 1 : 0 } }];
  },
};
