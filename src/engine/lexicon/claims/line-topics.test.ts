import { expect, it } from 'vitest';
import { LINE_TOPICS, topicOf } from './line-topics.ts';

it.each([
  ['Trained two apprentices on the grill', 'taught'],
  ['Handled complaints from guests and cashed up', 'people'],
  ['Reconciled the petty cash for three sites', 'money'],
  ['Wrote articles and press releases for the newsletter', 'written'],
  ['Delivered COSHH training to 130 colleagues', 'safety'],
  ['Unloaded 14 trailers a night', 'stock'],
  ['Achieved a good result with little', 'any'],
])('%s is about: %s', (line, name) => expect(topicOf(line, line).name).toBe(name));

it('goes by the words that are shown before the rest of the line', () => {
  expect(topicOf('meeting minutes', 'Repaired the printer and typed the meeting minutes').name).toBe('written');
});

it('says no clause under two topics, since a roast says none twice', () => {
  const all = LINE_TOPICS.flatMap(({ shows, size, aloud }) => [...shows, ...size, ...aloud]);
  expect(all.filter((clause, at) => all.indexOf(clause) < at)).toEqual([]);
});
