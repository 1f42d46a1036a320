import { expect, test } from 'vitest';
import { documentFromText } from '../document-from-text.ts';
import { markDashes, seenLine } from './seen-line.ts';

const bodies = (...texts: string[]): string[] =>
  markDashes(documentFromText(texts.join('\n')).lines.map(seenLine)).map(({ marked, body }) => (marked ? `[•] ${body}` : body));

test('the end of a quotation that began above opens no list', () => {
  expect(bodies('• Neuf clauses types et un « non', '» poli.')).toEqual(['[•] Neuf clauses types et un « non', '» poli.']);
});

test('the same sign opens one where nothing was left open', () => {
  expect(bodies('Un « non » poli', '» Neuf clauses types')).toEqual(['Un « non » poli', '[•] Neuf clauses types']);
});
