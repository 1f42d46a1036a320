import { applyToBox, type Matrix } from './matrix.ts';
import type { Box } from './page-content.ts';

/** Where a picture lies: PDF paints it into the square from 0 to 1. */
export function unitSquare(m: Matrix): Box {
  return boxOf(m, [0, 0, 1, 1]);
}

/** Around a transformed box; `bounds` as x0, y0, x1, y1. */
export function boxOf(m: Matrix, bounds: ArrayLike<number>): Box {
  const [x0, y0, x1, y1] = applyToBox(m, bounds[0] ?? 0, bounds[1] ?? 0, bounds[2] ?? 0, bounds[3] ?? 0);
  return { x0, y0, x1, y1 };
}

export function intersect(a: Box, b: Box): Box {
  return { x0: Math.max(a.x0, b.x0), y0: Math.max(a.y0, b.y0), x1: Math.min(a.x1, b.x1), y1: Math.min(a.y1, b.y1) };
}

export function area(box: Box): number {
  return Math.max(0, box.x1 - box.x0) * Math.max(0, box.y1 - box.y0);
}

/** Coordinates further out than this (points) are the work of a broken or hostile file. */
export const isOnEarth = (value: number): boolean => Math.abs(value) < 1e6;

export const liesOnEarth = (box: Box): boolean => [box.x0, box.y0, box.x1, box.y1].every(isOnEarth);
