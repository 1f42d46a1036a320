import { describe, expect, it } from 'vitest';
import { recastOf } from './recast-line.ts';

const past = (text: string): string | undefined => recastOf({ text, beside: [], tense: 'past' })?.after;
const now = (text: string): string | undefined => recastOf({ text, beside: [], tense: 'present' })?.after;
const unknown = (text: string): string | undefined => recastOf({ text, beside: [], tense: null })?.after;

describe('a line in a better sentence', () => {
  it.each([
    ['Prepares and files monthly returns for two depots', 'Prepared and filed monthly returns for two depots'],
    ['Develop and maintain the rota for three kiosks', 'Developed and maintained the rota for three kiosks'],
    [
      'Implement the tagging plan, build dashboards and set targets to judge each campaign',
      'Implemented the tagging plan, built dashboards and set targets to judge each campaign',
    ],
    ['Manage all bookings while keeping the ferry on time', 'Managed all bookings while keeping the ferry on time'],
    ['Recruit and hire deckhands', 'Recruited and hired deckhands'],
    ['Answer queries and orders regarding moorings', 'Answered queries and orders regarding moorings'],
    ['Order supplies for the canteen', 'Ordered supplies for the canteen'],
  ])('tells a job that is over in the past: %s', (text, after) => expect(past(text)).toBe(after));

  it.each([
    'Provide training and support to staff',
    'Work with crews to develop and maintain schedules',
    'Prepares invoices and reports for clients',
    'Ensure guests have towels',
    'Assist callers who need a berth',
    'Prepare ledgers and book urgent invoices',
    'Greet visitors, fathom their wishes, and direct them to the desk',
    'Maintain records and acts as liaison to the harbour',
    'Write and edit/re-write articles for the newsletter',
    'Train new crew and checking tills',
    'Support students',
    'Use software to track payments, berths and generate reports',
    'Exchange 2000 including all phases of the roll-out',
    'Establish sales goals manage budgets devise forecasts',
    'Supervise the crew, make changes to the plan and replenish goods',
    'Approve invoices to be paid and hand over to the bank',
  ])('leaves the tense where a word may be a thing or hang on another verb: %s', (text) =>
    expect(past(text) ?? '').not.toMatch(
      /\b(?:supported|maintained|reported|booked|fathomed|greeted|wrote|generated|exchanged|established|supervised|approved)\b|^(?:Ensured|Assisted|Trained)/iu,
    ),
  );

  it('tells a list of three deeds from end to end', () =>
    expect(past('Greet visitors, ascertain their wishes, and direct them to the desk')).toBe(
      'Greeted visitors, ascertained their wishes, and directed them to the desk',
    ));

  it('leaves the tense of a job that goes on, or of which nobody knows', () => {
    expect(now('Prepare and file monthly returns')).toBeUndefined();
    expect(unknown('Prepare and file monthly returns')).toBeUndefined();
  });

  it.each([
    ['Preparation and filing of monthly VAT returns', 'Prepared and filed monthly VAT returns'],
    ['Responsible for the training of new staff and the preparation of weekly reports', 'Trained new staff and prepared weekly reports'],
    ['Duties included preparation of payroll and filing of returns', 'Prepared payroll and filed returns'],
    ['Calibration of 5 depth sounders', 'Calibrated 5 depth sounders'],
    ['Supervision of 9 deckhands', 'Supervised 9 deckhands'],
    ['Performed inspections of delivery vans', 'Inspected delivery vans'],
    ['Was able to halve the queue at the ferry desk', 'Halved the queue at the ferry desk'],
    ['To provide lunches for the crew', 'Provided lunches for the crew'],
    ['I have trained deckhands on the new winch', 'Trained deckhands on the new winch'],
    ['Key Achievements: Built a stall from two crates', 'Built a stall from two crates'],
    ['Rebuilt the breakfast menu, raising takings by 12%', 'Raised takings by 12%: rebuilt the breakfast menu'],
  ])('puts the deed in front: %s', (text, after) => expect(past(text)).toBe(after));

  it.each([
    'Improvement of customer satisfaction',
    'Organization of American States',
    'Development of the route led to two new stops',
    'Completion of exception reports, also for keeping the attendance book',
    'Monitoring of costs/ensuring competitive bids',
    'Responsible for increasing sales',
    'Understanding of tides',
  ])('makes no deed of what is none, or not certain: %s', (text) => expect(past(text)).toBeUndefined());

  it.each([
    ['Met crews on a daily basis in order to plan berths', 'Met crews daily to plan berths'],
    ['Checked ropes on a regular basis', 'Checked ropes regularly'],
    ['Logged moorings utilizing a hand-held scanner', 'Logged moorings using a hand-held scanner'],
    ['Answered hails from yachts in a professional and courteous manner', 'Answered hails from yachts'],
    ['Ran fire drills prior to each crossing', 'Ran fire drills before each crossing'],
    ['Held a budget in excess of £40,000', 'Held a budget of more than £40,000'],
    ['Wrote notes for the purpose of training swimmers', 'Wrote notes to train swimmers'],
    ['Prepared tables for the audit for the audit', 'Prepared tables for the audit'],
    ['Prepared, Finalized & filed berth permits', 'Prepared, finalized and filed berth permits'],
  ])('says the same in fewer words: %s', (text, after) => expect(unknown(text)).toBe(after));

  it.each([
    'Focused on key accounts (e.g. the two hotels)',
    'Built a strong team of pilots',
    'Set the focus of sales efforts',
    'Kept close relations with key players',
  ])('takes no word away that holds a noun up or says which: %s', (text) => expect(unknown(text)).toBeUndefined());

  it('parts sentences that were run together, each in its tense', () => {
    expect(past('Counted the stock in the boathouse every night.Ordered paint for two hulls')).toBe(
      'Counted the stock in the boathouse every night. Ordered paint for two hulls.',
    );
    expect(past('Filed the sales tax returns for six kiosks Prepared invoices for all berths')).toBe(
      'Filed the sales tax returns for six kiosks. Prepared invoices for all berths.',
    );
    expect(past('Represent two makers of flags Interface with dealers')).toBeUndefined();
  });

  it('adds no fact and loses no figure', () => {
    for (const text of ['Manages 14 berths and a budget of £3,000', 'Inspection of 9 winches on 2 boats'])
      expect(past(text)?.match(/\d[\d,]*/gu)).toEqual(text.match(/\d[\d,]*/gu));
  });
});
