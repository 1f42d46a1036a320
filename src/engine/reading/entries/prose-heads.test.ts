import { describe, expect, test } from 'vitest';
import { type Draft, heading, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

const read = (...lines: readonly (string | Draft)[]): { job: (string | null)[]; told: string[] }[] =>
  readCv(
    laidOut([name('Ines Calloway'), 'ines@example.org | Leeds', heading('Work'), ...lines, heading('Education'), 'BSc Botany, 2004']),
    '2026-11-23',
  ).cv.experience.map(({ title, company, period, details, bullets }) => ({
    job: [title?.value ?? null, company?.value ?? null, period?.text ?? null],
    told: [...details.map(({ value }) => value), ...bullets.map(({ text }) => text)],
  }));

describe('jobs told in running text', () => {
  test('have their head in the first sentence, over one line or two', () => {
    const jobs = read(
      'Kennel Assistant, Fennimore Dogs Home, Otley, October',
      '2017 – May 2024. I fed and walked up to thirty dogs a day, kept the records of',
      'every run and trained the volunteers at weekends.',
      'Shop Assistant, Marsh & Daughter, Ilkley, 2014 – 2017. Seed, feed',
      'and fencing, the till and the Saturday delivery round in the smaller of two vans.',
    );
    expect(jobs.map(({ job }) => job)).toEqual([
      ['Kennel Assistant', 'Fennimore Dogs Home', 'October 2017 – May 2024'],
      ['Shop Assistant', 'Marsh & Daughter', '2014 – 2017'],
    ]);
    expect(jobs[1]?.told.join(' ')).toContain('Seed, feed and fencing, the till');
  });

  test.each<[string[], string, string, string]>([
    [
      ['From May 2018 to now I work at Fennimore Quarry as a weighbridge clerk and keep', 'the tickets of ninety lorries a day.'],
      'Weighbridge clerk',
      'Fennimore Quarry',
      'the tickets',
    ],
    [['I worked as a groom for Marsh Stables from 2014 to 2018. Eleven horses, six of', 'them hunters.'], 'Groom', 'Marsh Stables', 'six of them hunters'],
  ])('or name post and house in a sentence: %s', (lines, title, house, told) => {
    const jobs = read(...lines, 'Clerk, Fennimore Ltd, Leeds, 2008 – 2011. Opened the post and kept the petty cash book.');
    expect(jobs[0]?.job.slice(0, 2)).toEqual([title, house]);
    expect(jobs[0]?.told.join(' ')).toContain(told);
  });
});

describe('a dated passage about a time without work', () => {
  test.each<[string, string, string]>([
    ['March 2022 to June 2023. I was off work with a broken back.', 'Off work', 'I was off work with a broken back.'],
    ['May 2022 to June 2023. Not working. Helped my mother after her fall.', 'Career break', 'Not working'],
    ['2022 – 2023: Looking after my mother, who has since moved in with my brother.', 'Looking after my', 'Looking after my mother'],
    ['From 2022 to 2023 I was having treatment for leukaemia and am now discharged.', 'Career break', 'I was having treatment'],
  ])('is a break and no line of the job above: %s', (line, title, told) => {
    const jobs = read('Shop Assistant, Marsh & Daughter, Ilkley, 2014 – 2017. Seed, feed and the till every day.', line, 'Glad to be back.');
    expect(jobs).toHaveLength(2);
    expect(jobs[0]?.told.join(' ')).not.toMatch(/off work|mother|leukaemia|Glad/u);
    expect(jobs[1]?.job.slice(0, 2)).toEqual([title, null]);
    expect(jobs[1]?.told.join(' ')).toContain(told);
  });

  test('has its name above its dates', () => {
    const jobs = read(
      'Shop Assistant, Marsh & Daughter, 2019 – 2022',
      '• Kept the till and the order book',
      'Career break',
      'June 2018 to May 2019. Nursing my aunt. I learnt to cook.',
      'Junior Clerk, Fennimore Ltd, 2014 – 2018',
      '• Opened the post',
    );
    expect(jobs.map(({ job }) => job[0])).toEqual(['Shop Assistant', 'Career break', 'Junior Clerk']);
    expect(jobs[0]?.told).toEqual(['Kept the till and the order book']);
  });

  test.each(['2019 – 2022. Sickness absence officer for two depots.', '2019 – 2022: Maternity leave cover for the office manager.'])(
    'is not every line that names one: %s',
    (line) => {
      expect(read('Shop Assistant, Marsh & Daughter, 2014 – 2017', '• Kept the till', line).some(({ job }) => job[0] === 'Career break')).toBe(false);
    },
  );
});
