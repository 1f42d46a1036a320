import { caretPath, loopPath, strikePath, tickPath, underlinePath } from './strokes.ts';
import type { PageView } from '../page-view.ts';
import type { PlacedNote } from './place-marks.ts';

export type Page = PageView['pages'][number];

/** A loop around more than this share of the page runs through its neighbours: then the pen underlines. */
const LOOP_SHARE = 0.5;

/** The pen's strokes for a note, as paths in points of its page. */
export function pathsOf({ mark, boxes, quote }: PlacedNote, page: Page): string[] {
  const [first] = boxes;
  if (first === undefined) return [];
  if (mark === 'tick') return [tickPath(Math.max(first.x0 - 0.9 * first.size, 0.6 * first.size), first.baseline, first.size), ...boxes.map(underlinePath)];
  if (mark === 'caret' || quote === null)
    return [caretPath(Math.max(first.x0 - 0.7 * first.size, 0.7 * first.size), first.baseline - 0.5 * first.size, first.size)];
  if (mark === 'strike') return boxes.map(strikePath);
  return boxes.length === 1 && first.x1 - first.x0 < LOOP_SHARE * page.width ? [loopPath(first)] : boxes.map(underlinePath);
}
