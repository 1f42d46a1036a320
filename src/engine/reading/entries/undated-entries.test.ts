import { describe, expect, it } from 'vitest';
import { documentFromText } from '../document-from-text.ts';
import { readCv } from '../read-cv.ts';

/** What is read from a job of which two statements are given, as somebody pastes it. */
const read = (...lines: readonly string[]): { heads: (string | null)[][]; statements: string[] } => {
  const text = `Ida Moor\nida@example.org\n\nExperience\nShift Lead, Fennimore Depot, Leeds, 2019 - present\n• Moved every one of the pallets of the eastern depot in a single weekend\n${lines.join('\n')}\n\nSkills\nExcel, Filing\n`;
  const { experience } = readCv(documentFromText(text)).cv;
  return {
    heads: experience.slice(1).map(({ title, company }) => [title?.value ?? null, company?.value ?? null]),
    statements: experience.flatMap(({ bullets }) => bullets.map((bullet) => bullet.text)).slice(1),
  };
};

describe('a job without dates below a statement without a full stop', () => {
  it.each([
    [
      ['• Kept the keys', 'Night Porter | Marsh House Hotel', '• Locked up'],
      ['Night Porter', 'Marsh House Hotel'],
    ],
    [
      ['• Kept the keys', 'Kennel hand, Wallow Dogs', '• Fed 40'],
      ['Kennel hand', 'Wallow Dogs'],
    ],
    [
      ['• Kept the keys', 'Cleaner – Hexby Laundry', '• Wrung'],
      ['Cleaner', 'Hexby Laundry'],
    ],
    [
      ['• Kept the keys', 'Receptionist at Hexby Dental', '• Answered'],
      ['Receptionist', 'Hexby Dental'],
    ],
  ])('%j is a job of its own', (lines, head) => {
    expect(read(...lines).heads).toEqual([head]);
    expect(read(...lines).statements).toEqual(['Kept the keys', lines.at(-1)?.slice(2)]);
  });

  it.each([
    [
      'a name that a statement ends in',
      ['• Handed the rota over to the', 'Area Manager, Fennimore North', '• Swept'],
      'Handed the rota over to the Area Manager, Fennimore North',
    ],
    [
      'small letters',
      ['• Trained new starters with', 'every manager, clerk and driver', '• Swept'],
      'Trained new starters with every manager, clerk and driver',
    ],
    ['no title', ['• Counted stock in', 'Aberdeen, Dundee and Perth', '• Swept'], 'Counted stock in Aberdeen, Dundee and Perth'],
    [
      'a list that goes on',
      ['• Deputised for the Store Manager,', 'Area Manager and Buyer', '• Swept'],
      'Deputised for the Store Manager, Area Manager and Buyer',
    ],
  ])('%s is the rest of the statement', (_, lines, first) => {
    expect(read(...lines)).toEqual({ heads: [], statements: [first, 'Swept'] });
  });
});
