import { apply, isNumbers, type Matrix } from './matrix.ts';
import type { Box, Fill } from './page-content.ts';

/** Path commands of pdf.js 6 and how many numbers follow each: moveTo, lineTo, curveTo, quadraticCurveTo, closePath. */
const COORDINATES: readonly number[] = [2, 2, 6, 4, 0];
/** A shape that fills this much of its box covers what lies under the box (rounded corners included). */
const SOLID_SHARE = 0.9;
/** More sub-paths than this are a drawing, not ruled lines: noted as one area of unknown shape. */
const MAX_SUBPATHS = 2_000;

/**
 * Adds one `Fill` for each sub-path. `stroke` is the pen's width in user space, or null for a filled path.
 * `data` is the argument of pdf.js' constructPath: [Float32Array of commands and numbers].
 */
export function pathFills(data: unknown, stroke: number | null, ctm: Matrix, clip: Box, brush: Pick<Fill, 'color' | 'opaque' | 'z'>, out: Fill[]): void {
  const path: unknown = Array.isArray(data) ? data[0] : data;
  if (!isNumbers(path)) return;
  const grow = stroke === null ? 0 : (stroke * Math.sqrt(Math.abs(ctm[0] * ctm[3] - ctm[1] * ctm[2]))) / 2;
  let points: (readonly [number, number])[] = [];
  let shapes = 0;
  const frame = ({ x0, y0, x1, y1 }: Box): void => {
    for (const edge of [
      { x0, x1, y0, y1: y0 },
      { x0, x1, y0: y1, y1 },
      { x0, x1: x0, y0, y1 },
      { x0: x1, x1, y0, y1 },
    ]) {
      out.push({ x0: edge.x0 - grow, x1: edge.x1 + grow, y0: edge.y0 - grow, y1: edge.y1 + grow, ...brush, solid: true });
    }
  };
  const flush = (): void => {
    const box = boundsOf(points);
    if (stroke !== null && isFrame(points) && shapes++ < MAX_SUBPATHS) frame(box);
    else if (points.length > 1 && shapes++ < MAX_SUBPATHS) {
      const own = (box.x1 - box.x0) * (box.y1 - box.y0);
      const solid = stroke === null ? own > 0 && polygonArea(points) / own >= SOLID_SHARE : points.length === 2;
      const grown = {
        x0: Math.max(box.x0 - grow, clip.x0),
        y0: Math.max(box.y0 - grow, clip.y0),
        x1: Math.min(box.x1 + grow, clip.x1),
        y1: Math.min(box.y1 + grow, clip.y1),
      };
      if (grown.x1 >= grown.x0 && grown.y1 >= grown.y0) out.push({ ...grown, ...brush, solid });
    }
    points = [];
  };
  for (let at = 0; at < path.length;) {
    const command = path[at++] ?? 4;
    const count = COORDINATES[command];
    if (count === undefined) return;
    if (command === 0) flush();
    for (let pair = 0; pair < count; pair += 2) points.push(apply(ctm, path[at + pair] ?? 0, path[at + pair + 1] ?? 0));
    at += count;
  }
  flush();
}

/** Four corners, upright: the frame of a cell. */
function isFrame(points: readonly (readonly [number, number])[]): boolean {
  return (
    points.length >= 4 &&
    points.length <= 5 &&
    points.every(([x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
      return Math.abs(nextX - x) < 0.1 || Math.abs(nextY - y) < 0.1;
    })
  );
}

function boundsOf(points: readonly (readonly [number, number])[]): Box {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const [x, y] of points) {
    box.x0 = Math.min(box.x0, x);
    box.y0 = Math.min(box.y0, y);
    box.x1 = Math.max(box.x1, x);
    box.y1 = Math.max(box.y1, y);
  }
  return box;
}

/** Shoelace formula over the control points. */
function polygonArea(points: readonly (readonly [number, number])[]): number {
  let twice = 0;
  for (let i = 0; i < points.length; i++) {
    const [x0, y0] = points[i] ?? [0, 0];
    const [x1, y1] = points[(i + 1) % points.length] ?? [0, 0];
    twice += x0 * y1 - x1 * y0;
  }
  return Math.abs(twice) / 2;
}
