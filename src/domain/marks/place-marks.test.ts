import { expect, test } from 'vitest';
import type { PageViewLine } from '../page-view.ts';
import type { RoastNote } from './roast-note.ts';
import { locate, placeNotes } from './place-marks.ts';

const run = (line: number, text: string, changes: Partial<PageViewLine> = {}): PageViewLine => ({
  line,
  x: 50,
  y: 100 + 14 * line,
  width: text.length * 5,
  size: 10,
  face: 'mono',
  bold: false,
  italic: false,
  text,
  ...changes,
});

test('a quote in a line is marked from its first letter to its last', () => {
  const [box, ...more] = locate([run(1, 'Waiter, Café Norden'), run(2, 'I was responsible for tips')], 2, 'responsible for');
  expect(more).toEqual([]);
  expect(box).toMatchObject({ x0: 80, x1: 155, y: 128, baseline: 136 });
});

test('a quote runs over a cut word, behind its bullet, and over as many lines as it stands on', () => {
  const lines = [
    run(4, '•', { width: 4 }),
    run(4, 'In charge of the manage-', { x: 60 }),
    run(4, 'ment', { x: 60, y: 170 }),
    run(5, 'of nine people', { x: 60, y: 184 }),
  ];
  const boxes = locate(lines, 4, 'the management of nine');
  expect(boxes.map(({ y }) => y)).toEqual([156, 170, 184]);
  expect(boxes[2]).toMatchObject({ x0: 60, x1: 95 });
});

test('two styles on one line are one mark; what stands across the page is another', () => {
  const lines = [run(1, 'Acme', { bold: true }), run(1, 'Ltd', { x: 75 }), run(1, '2019 – 2021', { x: 400 })];
  expect(locate(lines, 1, 'Acme Ltd 2019 – 2021').map(({ x0, x1 }) => [x0, x1])).toEqual([
    [50, 90],
    [400, 455],
  ]);
});

test('what is missing, or not found as quoted, is marked by its line; what nobody can see, nowhere', () => {
  expect(locate([run(3, 'Anna Meier')], 3, null)).toHaveLength(1);
  expect(locate([run(3, 'Anna Meier')], 3, 'Something else')).toHaveLength(1);
  expect(locate([run(3, 'Anna Meier')], 9, 'Kubernetes Kafka Go')).toEqual([]);
});

test('signs for what is missing before the same line stand apart', () => {
  const gap: RoastNote = { mark: 'caret', quote: null, page: 1, line: 1, note: '', fix: null, also: [] };
  const view = { pages: [{ width: 595, height: 842, lines: [run(1, 'Anna Meier', { x: 200 })] }] };
  expect(placeNotes(view, [gap, gap, gap]).map(({ boxes }) => boxes[0]?.x0)).toEqual([200, 187, 174]);
});

test('notes are numbered down the pages, and those without a page are left to the list', () => {
  const line = (page: number, at: number): RoastNote => ({ mark: 'circle', quote: null, page, line: at, note: `${page}.${at}`, fix: null, also: [] });
  const view = { pages: [1, 2].map(() => ({ width: 595, height: 842, lines: [run(1, 'One'), run(2, 'Two'), run(3, 'Three')] })) };
  const notes = placeNotes(view, [line(2, 1), line(1, 3), line(1, 7), line(1, 1), line(9, 1)]);
  expect(notes.map(({ note, number }) => [number, note])).toEqual([
    [1, '1.1'],
    [2, '1.3'],
    [3, '1.7'],
    [4, '2.1'],
  ]);
});
