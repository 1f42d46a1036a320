import { describe, expect, it } from 'vitest';
import { isVerbatim } from '../../../../domain/quote.ts';
import type { Observation } from '../../../../domain/observation.ts';
import { gatherEvidence } from '../../gather.ts';
import { contextOf } from '../../shared/context-builder.test-kit.ts';
import { observe } from '../observe.ts';

interface Page {
  summary?: string;
  jobs?: readonly (readonly string[])[];
  rest?: string;
  today?: string;
}

const KINDS: ReadonlySet<string> = new Set(['against', 'misnamed', 'unnamed', 'unshown']);
const HEADS = ['Clerk | Brightwater Ltd | 03/2018 - 05/2021', 'Assistant | Elm Foods | 01/2014 - 02/2018', 'Helper | Oak Ltd | 01/2010 - 12/2013'];
const WORK: readonly string[] = ['Posted the invoices every morning', 'Rang the suppliers', 'Sorted the post', 'Ordered paper', 'Answered the door'];

function noticed({ summary = '', jobs = [WORK], rest = '', today = '2026-11-29' }: Page): Observation[] {
  const work = jobs.map((bullets, at) => `${HEADS[at]}\n${bullets.map((text) => `• ${text}`).join('\n')}`).join('\n');
  const built = contextOf(`Ada Kowalski\nada@example.com\n${summary === '' ? '' : `Summary\n${summary}\n`}Experience\n${work}\n${rest}`);
  const context = { ...built, today, cv: { ...built.cv, yearsOfExperience: 11 } };
  const seen = observe(context, gatherEvidence(context)).filter(({ kind }) => KINDS.has(kind));
  for (const { quote, page, line, also } of seen)
    for (const one of [{ quote, page, line }, ...also]) expect(isVerbatim(context.document, one.quote, one)).toBe(true);
  return seen;
}
const names = (page: Page): unknown[] => noticed(page).map(({ facts }) => facts['name']);

describe('one thing at two levels', () => {
  it('is seen across the summary, the skills and the languages', () => {
    expect(noticed({ summary: 'Excellent skills in mathematics and letters.', rest: 'Skills\nFiling, Basic mathematics\n' })).toMatchObject([
      { kind: 'against', facts: { name: 'level-falls', it: 'mathematics', one: 'excellent', other: 'basic' } },
    ]);
    expect(names({ summary: 'Expert in Excel, with a good memory.', rest: 'Skills\nFiling, Excel (basic)\n' })).toEqual(['level-falls']);
    expect(names({ summary: 'Beginner in Excel, with a good memory.', rest: 'Skills\nFiling, Advanced Excel\n' })).toEqual(['level-rises']);
  });

  it.each([
    ['two subjects', 'Excellent skills in mathematics.', 'Skills\nBasic French\n'],
    ['a course', 'Excellent skills in mathematics.', 'Education\nBasic mathematics course, Elm College\n'],
    ['from one to the other in a breath', 'Excel from basic to advanced.', 'Skills\nAdvanced Excel\n'],
    ['another word', 'Expert in Java, with a good memory.', 'Skills\nBasic JavaScript\n'],
    ['other basics', 'Excellent computer skills.', 'Skills\nBasic computer assembly\n'],
  ])('is not seen in %s', (_, summary, rest) => expect(names({ summary, rest })).toEqual([]));
});

describe('one task in two jobs', () => {
  const twice = (one: string, other: string): unknown[] =>
    names({
      jobs: [
        [one, 'Rang the bank'],
        [other, 'Kept the keys'],
      ],
    });

  it('is seen where one thing differs', () => {
    expect(twice('Identify trends and developments in the paper market', 'Discover trends and developments in the paper market')).toEqual(['task-one-word']);
    expect(twice('Reduced paper costs in the office by 12%', 'Reduced paper costs in the office by 9%')).toEqual(['task-new-figure']);
    expect(twice('Calmed volatile customers at the counter every day', 'Calmed customers at the counter every day')).toEqual(['task-word-less']);
    expect(twice('Explained paper sizes to the new customers', 'Explain paper sizes to the new customers')).toEqual(['task-tense']);
  });

  it.each([
    ['Sold paper to the shops of the north', 'Sold paper to the schools of the whole south'],
    ['Sold paper and pens', 'Sold paper and ink'],
    ['Sold paper in 2 sizes to 30 shops in town', 'Sold paper in 4 sizes to 50 shops in town'],
  ])('is not seen in “%s” and “%s”', (one, other) => expect(twice(one, other)).toEqual([]));
});

describe('praise', () => {
  it('twice over is seen, once is not, three times are another count', () => {
    expect(names({ summary: 'A quick learner from the start.', rest: 'Skills\nFast learner\n' })).toEqual(['twice-learner']);
    expect(names({ summary: 'A quick learner from the start.', rest: 'Skills\nFiling\n' })).toEqual([]);
    expect(names({ summary: 'A quick learner from the start.', rest: 'Skills\nFast learner, Filing\nAwards\nQuick learner of the year\n' })).toEqual([]);
  });

  it('that pulls two ways is seen in two lines, and not in one', () => {
    expect(names({ summary: 'A calm presence in the office.', rest: 'Skills\nEnergetic\n' })).toEqual(['both-calm-lively']);
    expect(names({ summary: 'A team player who works independently.', rest: 'Skills\nFiling\n' })).toEqual([]);
  });
});

describe('the room that lines take', () => {
  const LONG =
    'Attended the weekly meeting of the department and took part in the talk about the plans, the rooms, the coffee, the parking and the general mood of everybody there.';

  it('is told where a result is short and a line without a figure long', () => {
    expect(noticed({ jobs: [[LONG, 'Saved £40,000 on paper.']] })).toMatchObject([{ facts: { name: 'long-and-short', it: '£40,000', many: 29, few: 4 } }]);
  });

  it('is not told where the long line has a figure, or the short one no result', () => {
    expect(names({ jobs: [[LONG.replace('weekly', '30-strong'), 'Saved £40,000 on paper.']] })).toEqual([]);
    expect(names({ jobs: [[LONG, 'Kept the £40,000 float.']] })).toEqual([]);
  });

  it('names what a figure rose to, and not what it rose from', () => {
    expect(noticed({ jobs: [[LONG, 'Increased paper sales from £20,000 to £90,000.']] })).toMatchObject([{ facts: { it: '£90,000' } }]);
  });

  it('is told where the one result stands last', () => {
    const work = [...WORK, 'Fed the fish', 'Watered the plants', 'Saved £40,000 on paper'];
    expect(noticed({ jobs: [work] })).toMatchObject([{ facts: { name: 'best-is-last', nth: 8, before: 7 } }]);
    expect(names({ jobs: [['Saved £40,000 on paper', ...work.slice(0, 7)]] })).toEqual([]);
  });
});

describe('people', () => {
  it('are counted twice in one job, and not in two', () => {
    expect(names({ jobs: [['Led a team of five in the post room', 'Supervised 12 employees on two floors']] })).toEqual(['two-headcounts']);
    expect(names({ jobs: [['Led a team of five in the post room'], ['Supervised 12 employees on two floors']] })).toEqual([]);
    expect(names({ jobs: [['Led a team of 12 in the post room', 'Supervised 12 employees on two floors']] })).toEqual([]);
  });
});

describe('a claim that nothing shows', () => {
  it('is seen where the page has no word of it', () => {
    expect(names({ summary: 'A clerk with a passion for sustainability.' })).toEqual(['passion']);
    expect(names({ summary: 'An award-winning clerk.' })).toEqual(['award']);
    expect(names({ summary: 'A clerk with leadership skills.' })).toEqual(['leader']);
  });

  it.each([
    ['A clerk with a passion for paper.'],
    ['A clerk with a passion for helping people.'],
    ['Award-winning clerk: paper prize of the north.'],
    ['A clerk with leadership skills, head of the choir.'],
  ])('is not seen in “%s”', (summary) => expect(names({ summary })).toEqual([]));
});

describe('a sort of tools without a name', () => {
  it('is seen where the page names none', () => {
    expect(names({ summary: 'A clerk with great proficiency in various accounting software.' })).toEqual(['accounting']);
    expect(names({ rest: 'Skills\nCRM systems, Filing\n' })).toEqual(['crm']);
  });

  it.each([
    ['proficiency in accounting software', 'Skills\nQuickBooks, Filing\n'],
    ['proficiency in accounting software', 'Education\nSAP course, 2012\n'],
    ['proficiency in accounting software such as the one of the bank', ''],
    ['knowledge of social media platforms', 'Skills\nInsta stories\n'],
    ['a friend who wrote accounting software', ''],
  ])('is not seen in “%s” beside “%s”', (words, rest) => expect(names({ summary: `A clerk with ${words}.`, rest })).toEqual([]));
});

describe('a wrong name', () => {
  it.each([
    ['Certified Financial Analyst (CFA)', 'Chartered Financial Analyst', 'paper'],
    ['Masters of Science in Paper', 'Master of Science', 'plural'],
    ['HIPPA training', 'HIPAA', 'letters'],
    ['Certified Scrum Master (PSM)', 'Professional Scrum Master', 'paper'],
    ['Prince 2 Practitioner', 'PRINCE2', 'spaced'],
  ])('is seen in “%s”', (words, right, name) => expect(noticed({ rest: `Awards\n${words}\n` })).toMatchObject([{ kind: 'misnamed', facts: { right, name } }]));

  it.each([
    'Certified Financial Analyst of the Elm Bank',
    'Chartered Financial Analyst (CFA)',
    'Certified ScrumMaster (CSM)',
    'Master of Science in Paper',
    'Masters of Arts Administration in Paper',
    'Two Masters of Science in one year',
    'Improved my SQL, and linked in the schools',
    'Wrote Word Press Releases for the shop',
    'A power point in the wall',
    'see github.com/Git-Hup',
  ])('is not seen in “%s”', (words) => expect(noticed({ rest: `Awards\n${words}\n` })).toEqual([]));
});
