import { describe, expect, it } from 'vitest';
import { asksOf } from '../claims/ask-claim.ts';
import { readClaim } from '../claims/read-claim.ts';
import { mendingOf } from '../mend-line.ts';
import { isNonsense } from './nonsense.ts';

/** What a line is asked, in whatever way: by what it claims, and by its wording. */
const asked = (line: string): string[] => [
  ...asksOf(readClaim(line, line)).map(({ question }) => question),
  ...(mendingOf({ text: line, beside: [], language: 'en', tense: 'past' }).template?.questions.map(({ text }) => text) ?? []).filter(
    (text) => !isNonsense(text, line),
  ),
];

describe('a question in the sense that a line has', () => {
  it.each([
    ['Helped glaziers on big jobs', /how many glaziers/iu],
    ['Assisted riggers with lifts', /how many riggers/iu],
    ['Signed drivers in and out', /how many drivers/iu],
    ['Raised purchase orders and chased deliveries', /by how much|from what to what/iu],
    ['Raised credit notes', /by how much|from what to what/iu],
    ['Cut dowels on the bandsaw', /by how much/iu],
    ['Changed filters and belts', /afterwards|that you changed/iu],
    ['Query drivers when the log is blank', /came in/iu],
  ])('%s is not asked %s', (line, question) => expect(asked(line).filter((one) => question.test(one))).toEqual([]));

  it.each([
    ['By how much, and over what time?', 'Reduced waiting times'],
    ['How many residents did you support?', 'Supported residents with their meals'],
    ['What was different afterwards?', 'Changed the rota'],
  ])('%s fits %s', (question, line) => expect(isNonsense(question, line)).toBe(false));
});
