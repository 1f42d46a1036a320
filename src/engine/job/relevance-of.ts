import type { Context } from '../context.ts';
import { relevance } from './relevance.ts';
import type { Relevance } from './relevance.ts';

const known = new WeakMap<Context['cv'], { lines: Context['lines']; job: Context['job']; relevance: Relevance }>();

/** The relevance of a context, worked out once: detectors and the score all ask for it. */
export function relevanceOf(context: Pick<Context, 'lines' | 'cv' | 'job'>): Relevance {
  const { lines, cv, job } = context;
  const kept = known.get(cv);
  if (kept && kept.job === job && kept.lines === lines) return kept.relevance;
  const fresh = relevance({ lines, cv, job });
  known.set(cv, { lines, job, relevance: fresh });
  return fresh;
}
