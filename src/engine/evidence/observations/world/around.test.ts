import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { understandCv } from '../../../roast-cv.ts';
import { observedTexts } from '../observed-text.ts';
import { around } from './around.ts';

const context = understandCv(
  documentFromText(
    `Ada Kowalski
ada@example.com
Experience
Floor Tiler | Brightwater Ltd | 03/2018 - 05/2021
• Laid screed in two blocks of flats
Paver Operator | Lowmoor Roads | 03/2014 - 02/2018
• Drove the machine and kept the screed clean
Skills
Screed, plans, spirit level
`,
  ),
  'Tiler',
);
const isRound = (words: string, line: string, said: string): boolean | undefined => {
  const text = observedTexts(context).find((one) => one.text.includes(line));
  if (text === undefined) throw new Error(`unread: ${line}`);
  const start = text.text.indexOf(said);
  return around(words)?.(context, text, { start, end: start + said.length });
};

describe('what must stand round a line', () => {
  it.each([
    ['in the title of its job', 'tiler|plasterer', 'Laid screed', 'screed', true],
    ['in its line, beside the words', 'flats', 'Laid screed', 'screed', true],
    ['and not in another job', 'tiler|plasterer', 'kept the screed', 'screed', false],
    ['nor in the words themselves', 'screed', 'Laid screed', 'screed', false],
    ['anywhere on the page for a line of no job', 'paver', 'Screed', 'Screed', true],
  ])('stands %s', (_, words, line, said, stands) => expect(isRound(words, line, said)).toBe(stands));

  it('is asked for only where the entry names it', () => expect(around(undefined)).toBeNull());
});
