import { readFileSync, writeFileSync } from 'node:fs';
import type { z } from 'zod';

/** The rows of a file of JSON lines, each checked against `schema`. Throws where one does not fit. */
export function readJsonLines<T>(path: string, schema: z.ZodType<T>): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)));
}

/** Writes one row a line. */
export function writeJsonLines(path: string, rows: readonly unknown[]): void {
  writeFileSync(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}
