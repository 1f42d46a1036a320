import { describe, expect, it } from 'vitest';
import { writeBullets } from '../write-bullets.ts';
import { tellsPresent, toldAsDone } from './told-as-done.ts';

describe('toldAsDone', () => {
  it.each([
    ['Interviews patients', 'Interviewed patients'],
    ['Process invoices for two plants', 'Processed invoices for two plants'],
    ['Hire, train and supervise hourly staff', 'Hired, trained and supervised hourly staff'],
    ['Receive and return samples; keep the log', 'Received and returned samples; kept the log'],
    ['Removes and re-applies dressings', 'Removed and re-applied dressings'],
    ['Refer and link families to services', 'Referred and linked families to services'],
    ['Manage and Oversee the bakers', 'Managed and Oversaw the bakers'],
    ['Sells fish. Cleans the stall every night', 'Sold fish. Cleaned the stall every night'],
  ])('turns %s', (line, done) => expect(toldAsDone(line)).toBe(done));

  it('gives up where a deed would stay behind', () => expect(toldAsDone('Greet and zorble guests')).toBeNull());

  it.each(['Project manager of three sites', 'Process improvement in the mill', 'Led a team of nine', 'Daily stock counts'])('sees no present in %s', (line) =>
    expect(tellsPresent(line)).toBe(false),
  );
});

describe('a job that is over', () => {
  const written = (lines: string[]): string[] =>
    writeBullets({ jobTitle: 'Medical Assistant', company: '', achievement: lines.join('\n'), isCurrent: false }, 'en').map(({ text }) => text);

  it('has one tense in all its lines', () => {
    expect(
      written(['Assisted in three small theatres', 'Interviews patients before surgery', 'Removes and re-applies dressings', 'Prepare rooms for the day']),
    ).toEqual(['Assisted in three small theatres', 'Interviewed patients before surgery', 'Removed and re-applied dressings', 'Prepared rooms for the day']);
  });

  it('keeps its own where one line cannot be told', () => {
    expect(written(['Prepare the rooms for the day', 'Greet and zorble guests at the door'])).toEqual([
      'Prepare the rooms for the day',
      'Greet and zorble guests at the door',
    ]);
  });
});

describe('a job that goes on', () => {
  const going = (lines: readonly string[]): string[] =>
    writeBullets({ jobTitle: 'Cook', company: '', achievement: lines.join('\n'), isCurrent: true }, 'en').map(({ text }) => text);

  it('keeps its gerunds in all its lines where one of them cannot be told otherwise', () => {
    const lines = ['Honing the knives of the whole brigade', 'Creating menus for the boats', 'Zorbling with guests at the pier'];
    expect(going(lines).filter((line) => /^\p{Lu}\p{Ll}+ing /u.test(line))).toHaveLength(3);
  });
});
