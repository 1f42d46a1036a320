import { expect, test } from 'vitest';
import { besideQuote } from './roast-note.ts';

test.each([
  ['“Docker”. OOMKilled, as they say.', 'Docker', 'OOMKilled, as they say.'],
  ['“Docker”: one whale, many containers.', 'Docker', 'One whale, many containers.'],
  ['“Music, people”. In that order.', 'Music, people.', 'In that order.'],
  // The sentence goes on from its quote, or is about a part of it.
  ['“Docker” does the talking here.', 'Docker', '“Docker” does the talking here.'],
  ['“Docker”, says the list, and nothing else.', 'Docker', '“Docker”, says the list, and nothing else.'],
  ['“Patience”. Says who?', 'Patience and tact', '“Patience”. Says who?'],
  ['No e-mail address.', null, 'No e-mail address.'],
])('beside its quote %j says %j', (line, quote, said) => {
  expect(besideQuote(line, quote)).toBe(said);
});
