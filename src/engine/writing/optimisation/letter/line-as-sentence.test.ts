import { describe, expect, it } from 'vitest';
import { changeClause, roleClause, withoutNotes } from './line-as-sentence.ts';

describe('a line of a CV as a sentence of a letter', () => {
  it.each([
    ['Indexed 9,000 deeds in Relic; mislaid 3', 'Indexed 9,000 deeds in Relic'],
    ['Trained 14 lifeguards, one of whom cannot swim, ask me', 'Trained 14 lifeguards, one of whom cannot swim'],
    ['Trained 14 lifeguards, one fell in on the exam', 'Trained 14 lifeguards'],
    ['Wrote the menu: 9 dishes, 4 sell', 'Wrote the menu'],
    ['Moved the depot to Kelso: 140 pallets, 2 vans, one late (mine)', 'Moved the depot to Kelso: 140 pallets, 2 vans'],
    ['Ran the site for 6 weeks, no lost time accidents', 'Ran the site for 6 weeks, with no lost time accidents'],
    ['Wrote 14 of the 22 desserts (the others are the boss’s and are mostly jelly)', 'Wrote 14 of the 22 desserts'],
    ['Trained nine fitters to Level 2, eight of them passed, three are still with me', 'Trained nine fitters to Level 2, eight of whom passed'],
    ['Trained 6 fitters, 4 of them now foremen along the coast', 'Trained 6 fitters, 4 of them now foremen along the coast'],
    ['Introduced reminders, missed visits went from 14 a week to 5', 'Introduced reminders, and missed visits went from 14 a week to 5'],
    ['Found double payments of $11,200, recovered $10,900', 'Found double payments of $11,200 and recovered $10,900'],
    ['Raised maths from 58% (2019) to 81% (2026) in two years', 'Raised maths from 58% (2019) to 81% (2026) in two years'],
    ['Prepared accounts, VAT returns and payroll for 3 sites', 'Prepared accounts, VAT returns and payroll for 3 sites'],
    ['Approve the weekly payment run up to €250,000, two signatures', 'Approve the weekly payment run up to €250,000 (two signatures)'],
    [
      'Supervised two doctoral students, four Master’s students and one technician',
      'Supervised two doctoral students, four Master’s students and one technician',
    ],
  ])('%s', (line, told) => {
    expect(withoutNotes(line)).toBe(told);
  });

  it('says what somebody was, and that it is over where something in it is', () => {
    expect(roleClause('Second in command of 12 divers, 3 boats', true)).toBe('am second in command of 12 divers, with 3 boats');
    expect(roleClause('Charge hand on a school extension, 4 fitters and 2 apprentices, handed over in May', true)).toBe(
      'was charge hand on a school extension, with 4 fitters and 2 apprentices',
    );
    expect(roleClause('Lead hand of 3 electricians and 2 apprentices', true)).toBe('am lead hand of 3 electricians and 2 apprentices');
    expect(roleClause('Head of a department of nine teachers: vetting, observation and appraisal', true)).toBe('am head of a department of nine teachers');
    expect(roleClause('Key user for payables in the move to a new ledger in 2022: cleansed the vendor master', true)).toBe(
      'was a key user for payables in the move to a new ledger in 2022',
    );
    expect(roleClause('Charge of the keys', true)).toBeNull();
    expect(roleClause('Headed a department of nine', true)).toBeNull();
    expect(roleClause('Lead a department of nine', true)).toBeNull();
  });

  it('tells a change as brought about only where the line says by what', () => {
    expect(changeClause(withoutNotes('Vehicle availability 71% → 93% in ten months by moving inspections to Monday'))).toBe(
      'took vehicle availability from 71% to 93% in ten months by moving inspections to Monday',
    );
    expect(changeClause('Turnover from £61,000 to £214,000')).toBeNull();
    expect(changeClause('Rejection of brackets decreased from 3.8% to 1.1% by changing the sequence')).toBeNull();
  });
});
