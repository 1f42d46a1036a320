import type { Finding, FindingKind } from '../../domain/finding.ts';
import type { LedgerEntry } from '../../domain/roast.ts';
import type { Context } from '../context.ts';
import { aboutTheWork } from '../evidence/personal/about-the-work.ts';
import type { Relevance } from '../job/relevance.ts';
import { relevanceOf } from '../job/relevance-of.ts';
import { startEntry } from './ledger.ts';

/** Skill Relevance, 0..100, 100 is good: the relevance of the CV to the job, each reason with the finding that shows it. */
export function scoreRelevance(context: Context, findings: readonly Finding[]): { score: number; entries: LedgerEntry[] } {
  const { score, entries } = relevanceOf(aboutTheWork(context));
  const idOf = (kind: FindingKind): string | null => findings.find((finding) => finding.kind === kind)?.id ?? null;
  const shownBy: Record<Relevance['entries'][number]['ground'], string | null> = {
    title: idOf('job-named'),
    // The licence itself is the reason; no finding stands for it.
    paper: null,
    skill: idOf('skills-match'),
    // No finding stands for the words of a trade.
    vocabulary: null,
    nothing: idOf('skills-missing') ?? idOf('job-absent'),
  };
  return { score, entries: [startEntry(0), ...entries.map(({ points, because, ground }) => ({ points, because, findingId: shownBy[ground] }))] };
}
