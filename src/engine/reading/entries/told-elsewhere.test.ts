import { describe, expect, it } from 'vitest';
import { jobs } from '../jobs.test-kit.ts';
import { heading, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

/** Titles and what is told of each. */
const told = (...lines: readonly string[]): [string | undefined, string[]][] =>
  readCv(
    laidOut([name('Ines Calloway'), 'ines@example.org | Leeds', heading('Work History'), ...lines, heading('Education'), 'BSc Botany, 2004']),
  ).cv.experience.map(({ title, bullets }) => [title?.value, bullets.map(({ text }) => text)]);
const LIST = ['2006 – 2015\tBranch Manager, Wallow Building Society, Leigh', '1990 – 2006\tCashier, Marsh Bank, Eccles'];

describe('statements under the title of a job', () => {
  it('belong to the job of that title', () =>
    expect(told(...LIST, 'As Branch Manager:', '• Trained 13 cashiers', '• Ran the vault')).toEqual([
      ['Branch Manager', ['Trained 13 cashiers', 'Ran the vault']],
      ['Cashier', []],
    ]));
  it('of each job in turn', () =>
    expect(told(...LIST, 'As Branch Manager:', '• Trained 13 cashiers', 'As a Cashier:', '• Balanced 4 tills')).toEqual([
      ['Branch Manager', ['Trained 13 cashiers']],
      ['Cashier', ['Balanced 4 tills']],
    ]));
  it.each([['As agreed with the area:'], ['As Treasurer:']])('stay where they are under %j', (line) =>
    expect(told(...LIST, line, '• Trained 13 cashiers').map(([, bullets]) => bullets.includes('Trained 13 cashiers'))).toEqual([false, true]),
  );
});

describe('"same" for an employer', () => {
  it.each([
    ['Cashier, same, Eccles', 'Wallow Building Society'],
    ['Cashier, same firm', 'Wallow Building Society'],
    ['Cashier, as above', 'Wallow Building Society'],
    ['Cashier, Same Day Couriers Ltd, Eccles', 'Same Day Couriers Ltd'],
    ['Cashier, The Same Old Story, Eccles', 'The Same Old Story'],
  ])('%s', (line, house) => expect(jobs(LIST[0] ?? '', `1990 – 2006\t${line}`)[1]?.slice(0, 2)).toEqual(['Cashier', house]));
});
