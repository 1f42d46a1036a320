import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../reading/document-from-text.ts';
import { judgeCv, understandCv } from '../../../../roast-cv.ts';
import { writeRoast } from '../../write-roast.ts';
import { touchesPerson } from '../../../../privacy/touches-person.ts';
import { textOf } from '../../template.ts';
import { keeps, MOST_KEPT, WAYS_OUT } from './ways-out.ts';
import { ALL_WORK_WAYS, asRequests } from './work-ways.ts';

const CV = (lines: readonly string[]): string => `Lou Bray
Hotel Porter
lou.bray@mail.example | +44 7700 900321 | Whitby, UK

Experience
Hotel Porter, Saltwick Hotel
March 2018 - present
${lines.map((line) => `• ${line}`).join('\n')}

Kitchen Porter, Abbey Kitchens
May 2012 - February 2018
• Scrubbed the fryer and the walk-in freezer
• Peeled potatoes for the carvery

Skills
Manual handling, Switchboard, Opera

Interests
Sea swimming, brass band
`;
const told = (...lines: readonly string[]): { quote: string; fix: string; gentle: string }[] => {
  const { evidence, voices } = writeRoast(judgeCv(understandCv(documentFromText(CV(lines)), 'Head Porter', '2026-11-22')));
  return evidence.map(({ quote }, at) => ({ quote: quote ?? '', fix: voices.gentle.fixes[at] ?? '', gentle: voices.gentle.roastLines[at] ?? '' }));
};
const ASKS_HOW_MANY = /how (?:many|much|often)/iu;

describe('the ways out of a roast', () => {
  it('say at most twice that a line stays', () => {
    const fixes = told(
      'Carried luggage, and once a parrot',
      'Drove the minibus (the old one)',
      'Parked 40 cars a night, one of them a hearse',
      'Kept the revolving door turning',
      'Minded the wedding cake until midnight',
    ).map(({ fix }) => fix);
    expect(fixes.filter(keeps).length).toBeLessThanOrEqual(MOST_KEPT);
    expect(fixes.filter((fix, at) => fixes.indexOf(fix) < at)).toEqual([]);
  });

  it('ask for no number where one stands, nor for what came of it where that stands', () => {
    const lines = told('Carried the luggage of 120 guests a day', 'Cut complaints about the minibus from 14 a month to 2').filter(({ quote }) =>
      /luggage|minibus/u.test(quote),
    );
    expect(lines.filter(({ fix, gentle }) => ASKS_HOW_MANY.test(fix) || ASKS_HOW_MANY.test(gentle))).toEqual([]);
  });

  it('ask nothing of an interest or a language that only work can answer', () => {
    const free = told('Carried luggage').filter(({ quote }) => /swimming|band/u.test(quote));
    expect(free.filter(({ fix, gentle }) => /how (?:many|much)|result|what came of/iu.test(`${fix} ${gentle}`))).toEqual([]);
  });
});

describe('a mentor', () => {
  it('does not send everybody home to have an example ready', () => {
    const lines = told('Carried luggage, and once a parrot', 'Polished the brass before breakfast', 'Sorted the post and the lost property');
    expect(lines.filter(({ gentle }) => /\b(?:have|keep) (?:one|an|your|the) (?:example|story)\b.*\bready\b/iu.test(gentle))).toEqual([]);
  });
});

describe('a question as a request', () => {
  const said = (question: string): string[] => asRequests(question).map(textOf);

  it('asks for the number of the things', () => {
    expect(said('How many food orders in an ordinary week?')).toContain('Say how many food orders that was in an ordinary week.');
    expect(said('How many reports, roughly, and over what time?')).toContain('Say roughly how many reports, and over how long.');
  });

  it.each(['How many guests did you serve a night?', 'Who uses it, and about how many people is that?', 'How often, and what did you find?'])(
    'stays a question where its words would have to be turned: %s',
    (question) => expect(said(question).every((text) => text.includes(question))).toBe(true),
  );
});

it('are about nobody', () => {
  expect([...Object.values(WAYS_OUT).flat(), ...ALL_WORK_WAYS].map(textOf).filter(touchesPerson)).toEqual([]);
});

it.each([
  ['Keep it.', true],
  ['It may stay where it is.', true],
  ['Keep the plain word: everybody can picture it.', true],
  ['Say how much instead of “it may stay”.', false],
  ['If the job has a line with a result, let that one stand above this one.', false],
])('%s keeps the line: %s', (fix, isKept) => expect(keeps(fix)).toBe(isKept));
