import type { Finding, FindingKind } from '../../domain/finding.ts';
import type { LedgerEntry } from '../../domain/roast.ts';
import type { Context } from '../context.ts';
import { aboutTheWork } from '../evidence/personal/about-the-work.ts';
import { relevanceOf } from '../job/relevance-of.ts';
import { startEntry } from './ledger.ts';

/** Skill Relevance, 0..100, 100 is good: the relevance of the CV to the job, each reason with the finding that shows it. */
export function scoreRelevance(context: Context, findings: readonly Finding[]): { score: number; entries: LedgerEntry[] } {
  const { score, entries } = relevanceOf(aboutTheWork(context));
  const idOf = (kind: FindingKind): string | null => findings.find((finding) => finding.kind === kind)?.id ?? null;
  const behind = (because: string): string | null => {
    if (because.startsWith('no ')) return idOf('skills-missing') ?? idOf('job-absent');
    if (because.startsWith('your title')) return idOf('job-named');
    return /skill/iu.test(because) ? idOf('skills-match') : null;
  };
  return { score, entries: [startEntry(0), ...entries.map(({ points, because }) => ({ points, because, findingId: behind(because) }))] };
}
