import { describe, expect, it } from 'vitest';
import { questionsByVerb } from './questions-by-verb.ts';
import { dutyInterviews } from '../../../lexicon/wants/duty-interviews.ts';
import { questionOfWant } from '../../../lexicon/wants/want-questions.ts';

const first = (text: string, trade: string): string | undefined => dutyInterviews(text, trade)[0]?.question;

describe('what an interviewer of the trade asks', () => {
  it.each([
    ['Reconciled three bank accounts', 'Accounts assistant', /difference/u],
    ['Pay subcontractors invoices', 'Staff accountant', /no purchase order/u],
    ['Second fix and distribution boards', 'Electrician', /prove a circuit dead/u],
    ['Gave out medication on nights', 'Care assistant', /dose has been missed/u],
    ['Deployed to Kubernetes twice a week', 'DevOps engineer', /release that went wrong/u],
  ])('%s', (text, trade, asked) => {
    expect(first(text, trade)).toMatch(asked);
  });

  it.each([
    // The same word is another thing in another trade.
    ['Waited on servers at the bar', 'Waiter', /outage/u],
    ['Recorded make, model and serial number', 'System administrator', /model was any good/u],
    ['Kept the site diary', 'Site manager', /your boss/u],
    ['Delivered lessons to year 4', 'Primary teacher', /four drops left/u],
    ['Reset tables in the database', 'Database developer', /kitchen is forty/u],
  ])('not of %s', (text, trade, asked) => {
    for (const { question } of dutyInterviews(text, trade)) expect(question).not.toMatch(asked);
  });
});

describe('plain questions', () => {
  it('go with the verb that opens the line', () => {
    expect(questionsByVerb('Checked packages for damage')[0]).toMatch(/^What did you find/u);
    expect(questionsByVerb('Directed calls to departments')[0]).not.toMatch(/How many people/u);
    expect(questionsByVerb('Developed strong relationships with agents')[0]).toMatch(/Name one of them/u);
    expect(questionsByVerb('Month end and journals')).toEqual([]);
  });

  it('go with the words of a want', () => {
    expect(questionOfWant('Days taken for the close, and what you cut them to.')).toMatch(/month end/u);
    expect(questionOfWant('A want that nobody has.')).toBeUndefined();
  });
});
