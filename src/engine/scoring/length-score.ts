import { counted } from '../english/grammar/agreement.ts';
import type { Finding } from '../../domain/finding.ts';
import type { LedgerEntry } from '../../domain/roast.ts';
import type { Context } from '../context.ts';
import { fitOf, lengthOf } from '../evidence/structure/length.ts';
import { distribute, startEntry } from './ledger.ts';
import type { Share } from './ledger.ts';

/** What a CV loses that says everything again and again; one that stands there twice loses half of it. */
const REPETITION_COST = 0.9;

/** A fit of so many points wants no other length. */
const NEARLY = 80;

/** Length Appropriateness, 0..100, 100 is good: size against the career, less what was said twice. */
export function scoreLength(context: Context, findings: readonly Finding[]): { score: number; entries: LedgerEntry[] } {
  const length = lengthOf(context);
  const { words, workWords, idealWords, idealPages, wordLoad, repeatedWords } = length;
  const fit = fitOf(length);
  const repeated = repeatedWords / Math.max(1, workWords);
  const score = Math.min(100, Math.max(0, Math.round(fit * (1 - REPETITION_COST * repeated))));
  const kind = wordLoad >= 1 ? 'too-long' : 'too-short';
  const findingId = (findings.find((finding) => finding.kind === kind) ?? findings.find((finding) => finding.kind === 'too-long'))?.id ?? null;
  const on = (count: number): string => (context.document.source === 'pdf' ? ` on ${counted(count, 'page')}` : '');
  // Few words on many pages want closing up, and not more words on fewer pages.
  const isSpread = wordLoad < 1 && context.document.pages > idealPages;
  const needed =
    fit >= NEARLY
      ? 'close to what fits such a career'
      : isSpread
        ? `where about ${idealWords} would fit${on(idealPages)}`
        : `where a career like this has room for about ${idealWords}${context.document.pages > idealPages ? on(idealPages) : ''}`;
  const shares: Share[] = [
    {
      points: fit - 100,
      because: `${words} words${on(context.document.pages)}, ${needed}`,
      findingId,
    },
    { points: -fit * REPETITION_COST * repeated, because: `${repeatedWords} words are there twice`, findingId: null },
  ];
  return { score, entries: [startEntry(100), ...distribute(score - 100, shares)] };
}
