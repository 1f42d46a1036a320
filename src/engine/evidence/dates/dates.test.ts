import { describe, expect, it } from 'vitest';
import type { Experience, YearMonth } from '../../../domain/cv.ts';
import type { Context } from '../../context.ts';
import { contextOf } from '../shared/context-builder.test-kit.ts';
import { dateFormatMixDetector } from './date-format-mix.ts';
import { dateImpossibleDetector } from './date-impossible.ts';
import { dateMissingDetector } from './date-missing.ts';
import { dateOverlapDetector } from './date-overlap.ts';

interface Job {
  title: string;
  company: string;
  text: string | null;
  start?: YearMonth;
  end?: YearMonth;
}

const ym = (year: number, month: number | null = null): YearMonth => ({ year, month });

function cvOf(...jobs: Job[]): Context {
  const text = ['Robin Fell', 'Surveyor', 'Experience', ...jobs.map((job) => `${job.title}, ${job.company} ${job.text ?? ''}`)].join('\n');
  const experience = jobs.map(({ title, company, text: period, start, end }, index): Experience => {
    const place = { page: 1, line: 4 + index };
    return {
      title: { value: title, ...place },
      company: { value: company, ...place },
      location: null,
      details: [],
      bullets: [],
      ...place,
      period: period === null ? null : { text: period, start: start ?? null, end: end ?? null, current: end === undefined, ...place },
    };
  });
  return contextOf(text, { cv: { experience } });
}

describe('date formats', () => {
  it('differ from job to job', () => {
    const context = cvOf(
      { title: 'Surveyor', company: 'Fell', text: 'Mar 2019 – May 2021' },
      { title: 'Assistant', company: 'Moor', text: '04/2016 - 02/2019' },
    );
    expect(dateFormatMixDetector.detect(context)).toEqual([
      expect.objectContaining({ quote: '04/2016 - 02/2019', line: 5, facts: { one: 'Mar 2019 – May 2021', other: '04/2016 - 02/2019', formats: 2 } }),
    ]);
  });

  it('agree in spite of other words, dashes and open ends', () => {
    const context = cvOf(
      { title: 'Surveyor', company: 'Fell', text: 'March 2019 – present' },
      { title: 'Assistant', company: 'Moor', text: 'Sept. 2016 - Feb 2019' },
    );
    expect(dateFormatMixDetector.detect(context)).toEqual([]);
  });
});

describe('missing dates', () => {
  it('are told of each job without one', () => {
    const context = cvOf(
      { title: 'Surveyor', company: 'Fell', text: '2019', start: ym(2019) },
      { title: 'Assistant', company: 'Moor', text: null },
      { title: 'Trainee', company: 'Bog', text: null },
    );
    expect(dateMissingDetector.detect(context)).toMatchObject([
      { quote: 'Assistant', line: 5, facts: { title: 'Assistant', times: 1 } },
      { quote: 'Trainee', facts: { title: 'Trainee', times: 1 } },
    ]);
  });

  it('are not said to be missing where a year is printed beside them that our reader gave to nobody', () => {
    const context = cvOf({ title: 'Analyst', company: 'Fell', text: '2019', start: ym(2019) }, { title: 'Packer', company: 'Moor', text: null });
    const [job] = context.cv.experience.slice(1);
    const lines = context.lines.map((one) => (one.line === job?.title?.line ? { ...one, text: `2016 ${one.text}` } : one));
    expect(dateMissingDetector.detect({ ...context, lines })).toEqual([]);
  });

  it('are nobody’s business in an entry that explains a gap', () => {
    expect(dateMissingDetector.detect(cvOf({ title: 'Career break', company: 'Home', text: null }))).toEqual([]);
  });
});

describe('impossible dates', () => {
  it('end before they begin', () => {
    const context = cvOf({ title: 'Surveyor', company: 'Fell', text: '05/2021 - 03/2019', start: ym(2021, 5), end: ym(2019, 3) });
    expect(dateImpossibleDetector.detect(context)).toEqual([expect.objectContaining({ facts: { start: 'May 2021', end: 'March 2019' } })]);
  });

  it('stand in a year nobody has worked in', () => {
    expect(dateImpossibleDetector.detect(cvOf({ title: 'Surveyor', company: 'Fell', text: '2109', start: ym(2109) }))).toHaveLength(1);
  });

  it('are not: one month, one year, or a gap', () => {
    const context = cvOf(
      { title: 'Surveyor', company: 'Fell', text: '05/2021 - 05/2021', start: ym(2021, 5), end: ym(2021, 5) },
      { title: 'Assistant', company: 'Moor', text: '2012 - 2012', start: ym(2012), end: ym(2012) },
    );
    expect(dateImpossibleDetector.detect(context)).toEqual([]);
  });
});

describe('overlaps', () => {
  const first: Job = { title: 'Surveyor', company: 'Fell', text: '01/2018 - 12/2020', start: ym(2018, 1), end: ym(2020, 12) };
  it('of two employers at full time make a reader stumble', () => {
    const context = cvOf(first, { title: 'Manager', company: 'Moor', text: '01/2017 - 12/2019', start: ym(2017, 1), end: ym(2019, 12) });
    expect(dateOverlapDetector.detect(context)).toEqual([expect.objectContaining({ quote: 'Moor', facts: { one: 'Fell', other: 'Moor', side: 0 } })]);
  });

  it.each([
    ['years', '2017 - 2019', ym(2017), ym(2019)],
    ['a year against months', '2016 - 2020', ym(2016), ym(2020)],
  ])('are seen in %s', (_, text, start, end) => {
    expect(dateOverlapDetector.detect(cvOf(first, { title: 'Manager', company: 'Moor', text, start, end }))).toHaveLength(1);
  });
  it.each([
    ['part-time work', { title: 'Part-time Tutor', company: 'Moor', text: '01/2017 - 12/2019', start: ym(2017, 1), end: ym(2019, 12) }],
    ['work on days off', { title: 'Cleaner, self-employed', company: 'Moor', text: '2017 - 2020', start: ym(2017), end: ym(2020) }],
  ])('beside %s are told as what they are, and only where nothing else overlaps', (_, side) => {
    expect(dateOverlapDetector.detect(cvOf(first, side))).toMatchObject([{ weight: 1, facts: { one: 'Fell', other: 'Moor', side: 1 } }]);
    const main: Job = { title: 'Manager', company: 'Bog', text: '01/2017 - 12/2019', start: ym(2017, 1), end: ym(2019, 12) };
    expect(dateOverlapDetector.detect(cvOf(first, side, main))).toMatchObject([{ facts: { one: 'Fell', other: 'Bog', side: 0 } }]);
  });
  it('of two jobs that go on are two jobs at once', () => {
    const [one, other] = [2016, 2019].map((year): Job => ({ title: `Clerk ${year}`, company: `House ${year}`, text: `${year} - present`, start: ym(year) }));
    expect(dateOverlapDetector.detect(cvOf(one ?? first, other ?? first))).toHaveLength(1);
  });
  it.each([
    ['a hand-over', { title: 'Manager', company: 'Moor', text: '01/2017 - 03/2018', start: ym(2017, 1), end: ym(2018, 3) }],
    ['a second title at the same place', { title: 'Lead', company: 'Fell', text: '01/2018 - 12/2019', start: ym(2018, 1), end: ym(2019, 12) }],
    ['years that only touch', { title: 'Manager', company: 'Moor', text: '2014 - 2018', start: ym(2014), end: ym(2018) }],
    ['a sentence that was taken for an employer', { title: 'Manager', company: 'Moor by our clients', text: '2017 - 2020', start: ym(2017), end: ym(2020) }],
  ])('are no matter for %s', (_, other) => {
    expect(dateOverlapDetector.detect(cvOf(first, other))).toEqual([]);
  });
});
