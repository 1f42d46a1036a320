import type { Experience } from '../../../domain/cv.ts';
import type { Judgement } from '../../judgement.ts';

/** Lines that a heading over some bullets may stand above the last of them. */
const REACH = 10;
const HEADING = /^\s*(?:[•▪–*-]\s*)?As (?:an? |the )?(?<role>\p{Lu}[^.:;,()]{2,40}?)\s*(?:\([^()]*\))?\s*:?\s*$/u;

/**
 * "As Assistant Branch Manager:" over some bullets: they are told of that post, whatever stood above it. The title; null where there is no
 * such heading between a line and the head of its entry.
 */
export function roleAbove(lines: Judgement['lines'], at: number, job: Experience | null): string | null {
  for (let above = at - 1; above >= Math.max(0, at - REACH); above -= 1) {
    const line = lines[above];
    if (line === undefined || (job !== null && line.page === job.page && line.line <= job.line)) return null;
    const role = HEADING.exec(line.text)?.groups?.['role'];
    if (role !== undefined) return role;
  }
  return null;
}
