import { expect, test } from 'vitest';
import { listed, type And } from './lists.ts';

test.each<[string[], And, string]>([
  [[], 'and', ''],
  [['A'], 'and', 'A'],
  [['A', 'B'], 'and', 'A and B'],
  [['A', 'B', 'C'], 'and', 'A, B and C'],
  [['A', 'B', 'C'], 'or', 'A, B or C'],
  [['Lager', 'Kasse'], 'und', 'Lager und Kasse'],
  [['vente', 'stock', 'caisse'], 'et', 'vente, stock et caisse'],
  [['inglés', 'francés'], 'y', 'inglés y francés'],
  // Before its own sound "y" is "e", also behind a silent h; before a diphthong it stays.
  [['francés', 'inglés'], 'y', 'francés e inglés'],
  [['física', 'historia'], 'y', 'física e historia'],
  [['agua', 'hielo'], 'y', 'agua y hielo'],
  [['A', 'B', 'C'], '', 'A, B, C'],
])('%j with "%s" is "%s"', (items, and, said) => expect(listed(items, and)).toBe(said));
