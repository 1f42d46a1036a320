import { describe, expect, it } from 'vitest';
import { assembleLine } from '../../../../domain/line-template.ts';
import { asksOf } from './ask-claim.ts';
import { interviewOf } from './claim-interview.ts';
import { readClaim } from './read-claim.ts';

/** A plain line of a trade, what a recruiter would ask of it, and two questions that would be wrong. */
type Case = readonly [trade: string, line: string, asked: RegExp, ...wrong: RegExp[]];

const COUNT = /^How many .*roughly/u;
const TIME = /^Over what time|^How long did it take/u;
const MOSTLY = /most of your time|did you do most/u;
const NORM = /did the others do/u;
const CAME = /What came of it/u;
const CASES: readonly Case[] = [
  ['housekeeper', 'Cleaned 14 rooms a day', NORM, /How many rooms did you clean/u, CAME],
  ['joiner', 'Every kitchen in the village, near enough', /How many kitchens is that/u, MOSTLY, CAME],
  ['joiner', 'Council houses.', /How many council houses/u, CAME, /pupils/u],
  ['microbiologist', 'Media fill participation', /How often did you do it/u, COUNT, /assessments/u],
  ['microbiologist', 'Environmental monitoring of Grade A and B areas', /How often did you do it/u, /risk/u, CAME],
  ['HR adviser', 'First point of contact for 31 managers on all ER matters', /31 managers come to you/u, /How many managers/u, CAME],
  ['plasterer', 'Boarded, taped and skimmed new builds across Fife', MOSTLY, /How many pupils/u, /which target/iu],
  ['dog groomer', 'Groomed eleven dogs a day', NORM, /How many dogs did you groom/u, CAME],
  ['school cook', 'Wrote the allergen sheets', /Who uses it/u, TIME, NORM],
  ['electrician', 'Trained three apprentices', /What became of the three/u, /How many people was that/u, CAME],
  ['clerk', 'Answered letters from members', /How many letters/u, NORM, MOSTLY],
  ['night porter', 'Night audit, switchboard, lobby, lost property', MOSTLY, CAME, /audits are there/u],
  ['shearer', 'Shearing, crutching, drenching', MOSTLY, CAME, NORM],
  ['systems administrator', 'Uptime 99.7% last year', /What was it before/u, /How many users/u, CAME],
  ['surveyor', 'Mapped 1,150 old boundary stones', TIME, /How many boundary/u, NORM],
  ['bank clerk', 'Cover the branch manager’s Thursdays when she is away', /What did you have to decide/u, NORM, COUNT],
  ['veterinary nurse', 'On call one weekend in three', /called out/u, CAME, NORM],
  ['sales representative', 'Closed $2.9M in residential roofs in 2025, #2 of 34 reps', /the others did not/u, /What was it worth/u, /for the 34 reps/u],
  ['ranger', 'Built a bird hide out of pallets', /Who uses it/u, NORM, COUNT],
  ['paramedic', 'Took part in the falls car pilot with the council', /Which part of it was yours/u, NORM, CAME],
  ['electrician', 'Schools, a hotel rewire, a fish factory', /Which of them was the largest/u, /students/u, CAME],
  ['shopkeeper', 'Queue at the counter went from 12 minutes to 4', /get from 12 to 4/u, /What had it been/u, NORM],
  ['IT project manager', 'Moved 212 servers in five weekends', /How many of you were there/u, TIME, /decide alone/u],
  ['welder', 'Welded pressure vessels to EN ISO 9606', /How many pressure vessels/u, CAME, MOSTLY],
  ['site engineer', 'Supervise 4 junior engineers, 2 surveyors, around 85 workers', /decide alone/u, /How many people/u, CAME],
  ['translator', 'Translated patient leaflets into Somali', /How many patient leaflets/u, /How many patients/u, CAME],
  ['horn player', 'Played second horn in 41 concerts', TIME, /How many concerts/u, CAME],
  ['groom', 'Responsible for 62 horses and six grooms', /What got better in your time/u, /How many animals/u, CAME],
  ['pharmacist', 'Dispensed about 300 items a day', NORM, /How many items did/u, CAME],
  ['council worker', 'Filled potholes', /How many potholes/u, CAME, NORM],
  ['detective', 'Interviewed 31 witnesses', TIME, /How many people were hired/u, /How many witnesses/u],
  ['teacher', 'Planned the open day', /How many people came/u, NORM, TIME],
  ['draughtsman', 'Used AutoCAD, Revit and Navisworks', /use every day/u, /Which was the largest/u, CAME],
  ['buyer', 'Negotiated the contract with the linen supplier', /save or bring in, in money/u, COUNT, NORM],
  ['sprayer', '41,000 ha sprayed in total without a drift complaint', /stayed that way/u, /How many acres/u, CAME],
  ['farm hand', 'Bug checking alongside the consultant every Tuesday, four seasons', /which did the consultant do/u, NORM, COUNT],
  ['midwife', 'Caseload of 38 women at any one time', /What was usual there/u, /How many patients/u, CAME],
  ['wholesale baker', 'Supply 26 cafes and two hospitals', /when you began/u, /How many cafes do you/u, CAME],
  ['plumber', 'Domestic plumbing and heating, about 200 jobs a year', /when you began/u, NORM, /How many jobs did/u],
  ['claims handler', 'Reduced open claims', /By how much/u, COUNT, NORM],
  ['accountant', 'Prepared month-end accounts', /How many working days/u, COUNT, CAME],
  ['heating engineer', 'Serviced boilers and replaced pumps', /How many boilers in an ordinary week/u, CAME, NORM],
  ['relationship manager', 'Managed relationships with care homes', /With how many clients, firms or people/u, CAME, TIME],
  ['technical writer', 'Wrote a handbook and a checklist', /Who uses it/u, CAME, NORM],
  ['tanker driver', 'Haul caustic and acids', /How many loads in an ordinary week/u, MOSTLY, CAME],
  ['teacher', 'Taught mathematics', /How many pupils were in a class/u, CAME, MOSTLY],
  ['press tool designer', 'Design of press tools and inspection gauges', /How many press tools in a year/u, MOSTLY, CAME],
  ['nurse', 'Home visits for four practices', /How many home visits in an ordinary week/u, CAME, TIME],
  ['electrician', 'Set up the thermography route, 210 panels', /bring to light/u, MOSTLY, COUNT],
  ['cook', 'Factory canteen, 600 lunches per day', /How many of you were there/u, NORM, CAME],
  ['chemist', 'Supervised two doctoral students', /learned to do without you/u, COUNT, /decide alone/u],
];

describe('what is asked about a line', () => {
  it.each(CASES.map(([trade, line, asked, ...wrong]) => ({ trade, line, asked, wrong })))('$trade: $line', ({ line, asked, wrong }) => {
    const questions = asksOf(readClaim(line, line)).map(({ question }) => question);
    expect(questions[0]).toMatch(asked);
    // What is asked of any deed is the last resort of some of them.
    const offered = questions.filter((question, at) => at === 0 || !CAME.test(question));
    for (const question of wrong) expect(offered.filter((one) => question.test(one))).toEqual([]);
  });

  it.each([
    ['a heading', 'Roles & Responsibilities:'],
    ['a lay-off', 'Laid off when the mill closed'],
    ['a post that was cut', 'Fixed term, role made redundant when the mill expansion was paused.'],
    ['an honour', 'Top agent of the month 7 times'],
    ['a post', 'Permit holder and fire watch'],
    ['a cell that lost its row', 'Cleared 100% by doctor Buckeye Crown Freight, Perrysburg OH'],
    ['what is done every week', 'Calibration with client in Leeds every Wednesday'],
    ['a result', 'Unplanned electrical downtime 61 hours in 2022, 23 hours in 2025'],
    ['a result in brackets', 'Close the ledger on working day 2 (it was day 4)'],
    ['two signatures', 'Approve the weekly payment run up to €250,000, two signatures'],
    ['a season', 'Season April to November, pasta and first courses.'],
    ['a rotation', 'Rotation in tool room, quality and press shop.'],
    ['an assistant, whose work is to assist', 'Assisted the registrar in outpatient clinics'],
    ['one thing that was mended once', 'Repaired the school borehole with fellow corps members'],
    ['a beginning', 'Started as a six week temp.'],
  ])('asks nothing of %s', (_, line) => {
    expect(asksOf(readClaim(line, line)).map(({ question }) => question)).toEqual([]);
  });

  it('never asks what a line beside it prints', () => {
    const line = 'Wrote the allergen sheets';
    const ask = (around: string): string[] => asksOf(readClaim('Serviced boilers', 'Serviced boilers'), around).map(({ question }) => question);
    expect(ask('')).toEqual(['How many boilers in an ordinary week?']);
    expect(ask('Two vans, 40 boilers a week in winter')).toEqual([]);
    expect(asksOf(readClaim(line, `${line}. They are used by all four kitchens.`)).map(({ question }) => question)).not.toContain(
      'Who uses it, and how many people is that?',
    );
  });

  it('never asks for what another sentence of the bullet tells', () => {
    const bullet = 'Changed the order in which lorries are tipped. Turnaround fell from 94 minutes to 57 in the first winter.';
    const questions = asksOf(readClaim('Changed the order in which lorries are tipped.', bullet)).map(({ question }) => question);
    expect(questions.join(' ')).not.toMatch(/from what to what|What came of it|Over what time|What did you do to get/u);
  });

  it('assembles from the line’s own numbers and items, never another trade’s', () => {
    const told = CASES.map(([, line]) => {
      const [ask] = asksOf(readClaim(line, line));
      return ask?.template == null ? line : assembleLine(ask.template, ask.template.example, line).text;
    });
    expect(told).toContain('Every kitchen in the village, near enough (about 60 kitchens)');
    expect(told).toContain('Cleaned 14 rooms a day, against a target of 12');
    expect(told.filter((line) => /properties|departments|\[|undefined|NaN/u.test(line))).toEqual([]);
  });

  it('works with a line in the first person, and leaves out only its "I"', () => {
    const line = 'I translated patient leaflets into Somali';
    const [ask] = asksOf(readClaim(line, line));
    expect(ask?.template == null ? null : assembleLine(ask.template, { count: '40' }, line).text).toBe('Translated 40 patient leaflets into Somali');
  });
});

describe('what an interviewer asks about a line', () => {
  it.each([
    ['Investigations and protection files; testified 26 times', /time that went worst/u],
    ['Demand satisfaction 96% in the first month', /other 4%/u],
    ['Train new people, six so far, on Opera', /found it hardest/u],
    ['Evacuated 2,400 people in 7 minutes', /first five minutes/u],
    ['Waiting time went from 26 days to 11 when I moved references online', /nobody done that before/u],
    ['Line managed nine receptionists', /not good enough/u],
  ])('%s', (line, asked) => {
    expect(interviewOf(readClaim(line, line))[0]?.question).toMatch(asked);
  });

  it('asks of every line by its claim before anything general', () => {
    const questions = CASES.flatMap(([, line]) => interviewOf(readClaim(line, line)).slice(0, 1)).map(({ question }) => question);
    expect(questions.filter((question) => /before it existed|hardest day/u.test(question))).toEqual([]);
  });
});
