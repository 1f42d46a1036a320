import { describe, expect, test } from 'vitest';
import type { CvDocument, Line } from '../../domain/document.ts';
import { UPLOAD } from '../../domain/limits.ts';
import { LONGEST_SENTENCE } from '../advert/sentences-of.ts';
import { statementsOf } from '../advert/statements.ts';
import { withoutElements } from '../advert/markup.ts';
import { documentFromText } from '../reading/document-from-text.ts';
import { judgeCv, understandCv, writeRoast } from '../roast-cv.ts';

/** A text twice as long may cost a little more than twice the work, and never four times. */
const MOST = 3;

/** A document that counts how often something of a line is looked at: the work, whatever the machine is busy with. */
function counted(text: string): { document: CvDocument; looks: () => number } {
  const document = documentFromText(text);
  let looks = 0;
  const lines = document.lines.map(
    (line): Line =>
      new Proxy(line, {
        get: (target, name, receiver): unknown => {
          looks += 1;
          return Reflect.get(target, name, receiver);
        },
      }),
  );
  return { document: { ...document, lines }, looks: () => looks };
}

function looksFor(text: string): number {
  const { document, looks } = counted(text);
  writeRoast(judgeCv(understandCv(document, 'Office Manager')));
  return looks();
}

const HEAD = 'Jane Quillfeather\nOffice Coordinator\nExperience\nOffice Coordinator, Bexcombe Tiles, 2019 - present\n';

describe('twice the lines, about twice the work', () => {
  test.each<[string, (at: number) => string]>([
    ['figures', (at) => `• Managed ${at + 3} people and ${at + 7} vans of the kind`],
    ['duties', (at) => `• Responsible for the part of the work called ${at.toString(36)}x`],
    ['jobs', (at) => `Clerk, Firm ${at.toString(36)}x Ltd, ${1990 + (at % 30)} - ${1991 + (at % 30)}`],
    ['skills', (at) => `Skills\nExcel, Sage, tool${at}`],
  ])('%s', (_name, line) => {
    const textOf = (count: number): string => HEAD + Array.from({ length: count }, (_, at) => line(at)).join('\n');
    const [once, twice] = [looksFor(textOf(300)), looksFor(textOf(600))];
    expect(twice / once).toBeLessThan(MOST);
  });
});

describe('an advert without an end', () => {
  test.each(['C++ ', 'C++, ', 'Aaa Bbb ', 'Excel, Sage, Python, ', 'a'])(
    '%s, fifty thousand characters of it: no statement is longer than a sentence, and no word is lost',
    (piece) => {
      const text = piece.repeat(50_000 / piece.length);
      const { statements } = statementsOf(text);
      expect(Math.max(...statements.map((statement) => statement.text.length))).toBeLessThanOrEqual(LONGEST_SENTENCE);
      expect(
        statements
          .map((statement) => statement.text)
          .join(' ')
          .replace(/\s+/gu, ''),
      ).toHaveLength(text.replace(/\s+/gu, '').length);
    },
  );

  test('scripts and styles go with all that is in them; one that is never closed takes nothing along', () => {
    expect(withoutElements('We <SCRIPT type="x">sell("</b>")</Script > buttons <style>a{}</style>daily', ['script', 'style'], ' ')).toBe('We   buttons  daily');
    expect(withoutElements('We <script>sell buttons', ['script'], ' ')).toBe('We <script>sell buttons');
    expect(withoutElements('<script>'.repeat(3), ['script'], ' ')).toBe('<script>'.repeat(3));
  });
});

test('a job may be as long as it may be', () => {
  const job = '((a+)+)+ '.repeat(100).slice(0, UPLOAD.maxJobRoleCharacters);
  expect(writeRoast(judgeCv(understandCv(documentFromText(HEAD), job))).voices.brutal.roastLines.length).toBeGreaterThan(0);
});
