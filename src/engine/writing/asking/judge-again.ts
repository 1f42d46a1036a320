import type { Line, Place } from '../../../domain/document.ts';
import { keysOf } from '../../../domain/keys.ts';
import { badnessOf, SCORES, type ScoreName } from '../../../domain/roast.ts';
import { squeezed } from '../../english/folding.ts';
import type { Judgement } from '../../judgement.ts';
import { readCv } from '../../reading/read-cv.ts';
import { judgeCv } from '../../scoring/judge-cv.ts';

/** A line of the CV, and what would stand in its place. */
export interface Change extends Place {
  before: string;
  after: string;
}

/** How far below its first line a wrapped statement reaches. */
const SPAN_LINES = 12;

/** The CV read and judged with other lines in it: nothing is estimated. Null where a line does not stand at its place as one piece. */
export function judgedWith(judgement: Judgement, changes: readonly Change[]): Judgement | null {
  let lines: readonly Line[] = judgement.document.lines;
  for (const change of changes) {
    const changed = withChange(lines, change);
    if (changed === null) return null;
    lines = changed;
  }
  const document = { ...judgement.document, lines: [...lines] };
  const { job, today, corrections } = judgement;
  return judgeCv({ document, ...readCv(document, today, corrections), job, today, corrections });
}

/** The lines of a document with another statement in place of one; null where it does not stand at its place as one piece. */
export function withChange(lines: readonly Line[], { page, line, before, after }: Change): Line[] | null {
  const first = lines.findIndex((one) => one.page === page && one.line === line);
  const found = first < 0 ? null : spanOf(lines.slice(first, first + SPAN_LINES), before);
  const opening = lines[first];
  if (found === null || opening === undefined) return null;
  return lines.toSpliced(first, found.lines, { ...opening, text: found.text.replace(before, () => after) });
}

/** The fewest lines that hold a statement, joined. */
function spanOf(lines: readonly Line[], before: string): { text: string; lines: number } | null {
  let text = '';
  for (const [at, line] of lines.entries()) {
    if (line.hidden !== null) return null;
    text = squeezed(`${text} ${line.text}`);
    if (text.includes(before)) return { text, lines: at + 1 };
  }
  return null;
}

/** What a change does to the scores. */
export interface Gain {
  /** The score that gets better by most; null where none does. */
  best: { name: ScoreName; from: number; to: number } | null;
  /** Points over all scores, above 0 where they get better. */
  total: number;
}

export function gainOf(before: Judgement['scores'], after: Judgement['scores']): Gain {
  const moved = keysOf(SCORES).map((name) => ({
    name,
    from: before[name],
    to: after[name],
    points: badnessOf(name, before[name]) - badnessOf(name, after[name]),
  }));
  // More words are no merit: what a line adds to the length of the CV is counted, and not told.
  const [most] = moved.filter(({ name }) => name !== 'lengthAppropriate').toSorted((a, b) => b.points - a.points);
  const total = moved.reduce((sum, { points }) => sum + points, 0);
  return { best: most === undefined || most.points <= 0 || total <= 0 ? null : { name: most.name, from: most.from, to: most.to }, total };
}
