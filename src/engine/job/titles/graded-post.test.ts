import { expect, it } from 'vitest';
import { spokenName } from './spoken-name.ts';
import { titleMeaning } from './title-meaning.ts';

it.each([
  ['Senior Executive, QC Microbiology (sterile injectables)', 'Senior QC Microbiology Executive'],
  ['Assistant Officer, Stores', 'Assistant Stores Officer'],
  ['Senior Engineer, bridges', 'Senior Engineer'],
])('a grade in a field is said with its field: %s', (phrase, name) => expect(spokenName(phrase)).toBe(name));

it('who leads the people of a trade is understood by the trade', () => {
  expect(titleMeaning('Community Midwifery Team Leader')?.occupation).toBe(titleMeaning('Midwife')?.occupation);
  expect(titleMeaning('Police control room dispatcher')?.occupation).toBe(titleMeaning('999 call handler')?.occupation);
});
