/** A PDF transformation [a b c d e f]: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

export function apply(m: Matrix, x: number, y: number): readonly [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}

/** Box around a transformed box, as [x0, y0, x1, y1]. */
export function applyToBox(m: Matrix, x0: number, y0: number, x1: number, y1: number): readonly [number, number, number, number] {
  const corners = [apply(m, x0, y0), apply(m, x1, y0), apply(m, x0, y1), apply(m, x1, y1)];
  const xs = corners.map((corner) => corner[0]);
  const ys = corners.map((corner) => corner[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Reads a matrix out of what pdf.js hands over (array or typed array); null when it is none. */
export function toMatrix(value: unknown): Matrix | null {
  if (!isNumbers(value) || value.length < 6) return null;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = value;
  // Broken files hold what is no number.
  if (![a, b, c, d, e, f].every(Number.isFinite)) return null;
  return [a, b, c, d, e, f];
}

/** Whether `value` is an array of numbers, typed or not. */
export function isNumbers(value: unknown): value is ArrayLike<number> & Iterable<number> {
  if (value instanceof Float32Array || value instanceof Float64Array) return true;
  return Array.isArray(value) && value.every((item) => typeof item === 'number');
}
