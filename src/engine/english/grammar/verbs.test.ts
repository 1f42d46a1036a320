import { describe, expect, test } from 'vitest';
import { gerundsToPast } from './gerunds.ts';
import { retensed } from './retense.ts';
import { cvVerb, ingOf, inTense, participleOf, pastOf, thirdOf, verbOf, type Tense } from './verbs.ts';

describe('forms', () => {
  test.each([
    // bare, third, past, -ing
    'order orders ordered ordering',
    'manage manages managed managing',
    'plan plans planned planning',
    'ship ships shipped shipping',
    'log logs logged logging',
    'debug debugs debugged debugging',
    'carry carries carried carrying',
    'deploy deploys deployed deploying',
    'teach teaches taught teaching',
    'fix fixes fixed fixing',
    'write writes wrote writing',
    'oversee oversees oversaw overseeing',
    'become becomes became becoming',
    'cut cuts cut cutting',
    'go goes went going',
    'have has had having',
    'find finds found finding',
    'lie lies lay lying',
    'sew sews sewed sewing',
    'lead leads led leading',
  ])('%s', (row) => {
    const [bare = '', third, past, ing] = row.split(' ');
    expect([thirdOf(bare), pastOf(bare), ingOf(bare)]).toEqual([third, past, ing]);
  });

  test.each<[string, Tense, string]>([
    ['be', 'present', 'am'],
    ['be', 'past', 'was'],
    ['be', 'ing', 'being'],
    ['order', 'present', 'order'],
  ])('%s in the %s is %s', (bare, tense, told) => expect(inTense(bare, tense)).toBe(told));
});

describe('from a form to its verb', () => {
  test.each([
    ['negotiated', 'negotiate past'],
    ['leads', 'lead third'],
    ['planning', 'plan ing'],
    ['cut', 'cut either'],
    ['order', 'order bare'],
    // A past before the bare form of another verb: "found an error" founds nothing.
    ['found', 'find past'],
    ['saw', 'see past'],
    // Of everyday speech.
    ['mopped', 'mop past'],
    ['knitting', 'knit ing'],
    ['accountant', undefined],
    ['quickly', undefined],
    // They help another verb.
    ['is', undefined],
    ['being', undefined],
  ])('%s: %s', (word, known) => {
    const verb = verbOf(word);
    expect(verb && `${verb.verb} ${verb.form}`).toBe(known);
  });

  test('the verbs of CVs are told from those of everyday speech, and the strong ones from the plain', () => {
    expect(cvVerb('negotiated')).toMatchObject({ verb: 'negotiate', tense: 'past', strong: true });
    expect(cvVerb('helps')).toMatchObject({ verb: 'help', tense: 'present', strong: false });
    expect(cvVerb('mopped')).toBeUndefined();
  });

  test.each([
    ['written', 'write'],
    ['trained', 'train'],
    ['cut', 'cut'],
    ['writing', undefined],
  ])('participle %s: %s', (word, verb) => expect(participleOf(word)).toBe(verb));
});

describe('in another tense', () => {
  test.each([
    ['Answering the phone and dealing with enquiries', 'Answered the phone and dealt with enquiries'],
    ['Washing up and mopping the floors', 'Washed up and mopped the floors'],
    // A thing before what it is of, and a deed before an article.
    ['Training plan for new starters', null],
    ['Training the new starters', 'Trained the new starters'],
    ['Lighting design for two theatres', null],
    ['Order picking', null],
    ['Weighing/labelling the cheeses', null],
    // Somebody else's deed: the gerund only says what kind of managers.
    ['Hiring managers asked for the others back', null],
  ])('%s: %s', (line, told) => expect(gerundsToPast(line)).toBe(told));

  test.each<[string, Tense, string]>([
    ['order stock and train new starters', 'past', 'Ordered stock and trained new starters'],
    ['ran the bar', 'ing', 'Running the bar'],
    ['ship parcels', 'past', 'Shipped parcels'],
    ['plant of 240 people', 'past', 'plant of 240 people'],
    ['customers and staff', 'past', 'customers and staff'],
    // A part that may be a thing: half a line told is worse than none.
    ['handle visa letters and interview requests', 'past', 'handle visa letters and interview requests'],
    ['answer calls, provide additional help', 'past', 'answer calls, provide additional help'],
    ['Wrote the rota and cut waste', 'past', 'Wrote the rota and cut waste'],
    ['check/verify the till', 'past', 'check/verify the till'],
    ['train starters on front desk and mail room procedures', 'past', 'train starters on front desk and mail room procedures'],
    ['create posters and direct mailers', 'past', 'create posters and direct mailers'],
    ['assist guests to reach their goals, earn points and follow rules', 'past', 'assist guests to reach their goals, earn points and follow rules'],
    ['start date and end date', 'past', 'start date and end date'],
    ['coming up with rota plans and implementing the same', 'past', 'Came up with rota plans and implemented the same'],
    ['serving guests while cleaning and stocking the bar', 'past', 'Served guests while cleaning and stocking the bar'],
    ['helping guests with opening an account and setting the code', 'past', 'Helped guests with opening an account and setting the code'],
    ['consolidating the takings and have review with the team', 'past', 'consolidating the takings and have review with the team'],
    ['helping guests to find a seat and have a drink', 'past', 'helping guests to find a seat and have a drink'],
  ])('%s in the %s: %s', (line, tense, told) => expect(retensed(line, tense)).toBe(told));
});

test('knows what was done with a thing, where the thing itself is no deed', () => {
  expect(verbOf('booked')).toMatchObject({ verb: 'book', form: 'past' });
  expect([verbOf('book'), verbOf('books'), verbOf('banking')]).toEqual([undefined, undefined, undefined]);
});
