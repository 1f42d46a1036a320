import { expect, test } from 'vitest';
import { TONES } from '../../../../domain/roast.ts';
import { textOf } from '../template.ts';
import { CLARITY } from './verdict-copy.ts';

test('how clear its aim is, a page for no job in particular is told in every band', () => {
  const empty = TONES.flatMap((tone) =>
    Object.entries(CLARITY[tone]).filter(([, templates]) => !templates.some((template) => typeof template === 'string' && !textOf(template).includes('{'))),
  );
  expect(empty.map(([band]) => band)).toEqual([]);
});
