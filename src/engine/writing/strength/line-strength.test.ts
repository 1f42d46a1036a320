import { describe, expect, it } from 'vitest';
import { OUTSTANDING, strengthOf } from './line-strength.ts';

const strength = (line: string): number => strengthOf(line, true, 'en');

describe('how strong a line of work is', () => {
  it.each([
    ['11 winters without a reportable accident', 'Gritter, 26 tonnes, retired in 2021'],
    ['No missed medication in four years', '14 calls a day across two villages'],
    ['Cut linen cost from R38k to R21k a month', 'Led 8 attendants over two shifts'],
    ['Passed 36 of 36 proficiency rounds', '180 samples a day, pH and turbidity'],
    ['Ran the payroll for 2,340 employees', 'Answered 40 emails a day'],
    ['Worked with a boy of seven who now reads aloud', 'Class of 9, staff of 4'],
    ['Wrote the log that our two other practices now use', 'Took 15 radiographs a week'],
    ['Every VAT return on time since 2014', 'VAT returns for 23 firms'],
    ['Second of 31 consultants in 2022', '70 calls a day, 12 clients'],
    ['Found the leak that two firms had missed', 'Multimeter, torque wrench, 3 jacks'],
    ['Average fill 97.4 against a contract level of 95', 'Filled 300 vending machines a week'],
    ['Fire inspection 2022: no actions', 'Fire warden for 3 floors'],
    ['Ofsted visit in May: Good in all areas, my reading corner was in the report', 'Class of 26 with one assistant'],
    ['Found the crossed wire that two electricians had passed', 'Wired 14 kitchens'],
    ['Unloaded the trailer, best time 38 minutes', 'Unloaded 4 trailers a night'],
    ['Telehandler on a narrow site, 19 months, no contact', 'Telehandler, 9 tonnes, 2 sites'],
    ['Charted the bay, accepted at first submission with no resurvey', 'Lead crews of 3 to 8 on boats from a 6 m rib to a 40 m ship'],
    ['Felled the old mill stack by hand, 9 weeks beside a road, nobody hurt', 'Ran a gang of 5 on towers up to 80 metres'],
    ['Kept 71% of customers who rang to leave; the floor kept 44%', 'Floor of 120 agents'],
  ])('%s, before %s', (strong, weak) => {
    expect(strength(strong)).toBeGreaterThanOrEqual(OUTSTANDING);
    expect(strength(strong)).toBeGreaterThan(strength(weak));
  });

  it.each([
    'Supervised software development lifecycle, recruited team members',
    'Promoted club programs, products and services to participants',
    'Selected the most efficient routes in compliance with company policy',
    'Repeat customer order for accuracy, thank customer',
    'Reported to each shift on time and ready to work',
    'Ensure that each change request has passed security checks',
    'Managed the top 3 branch accounts for maintaining system processes',
    'CPC card, 35 hours done, expires 2028',
    'Started as a six week temp',
    'Page 3 of 3, printed 22/11/2026',
  ])('is no result: %s', (line) => expect(strength(line)).toBeLessThan(OUTSTANDING));

  it.each([
    ['de', 'Betriebsprüfung 2019: keine Beanstandung', 'Buchhaltung für 48 Mandanten'],
    ['fr', 'Contrôle sanitaire de 2021, aucune remarque', 'Service de 80 couverts'],
  ])('counts an audit that found nothing, in %s', (language, clean, size) => {
    expect(strengthOf(clean, true, language)).toBeGreaterThanOrEqual(OUTSTANDING);
    expect(strengthOf(clean, true, language)).toBeGreaterThan(strengthOf(size, true, language));
  });

  it('counts a change that went the wrong way for nothing', () => {
    expect(strength('Complaints rose from 11 to 40')).toBeLessThan(strength('Complaints fell from 40 to 11'));
  });
});

describe('what is no measure of a line', () => {
  it.each([
    ['Run the oven from 11 pm to 7 am', 'Run the oven for 61 shops'],
    ['Served on the till and opened up at 7.30 am', 'Served 340 covers on the till'],
    ['Taught swimming to years 3 and 4', 'Taught swimming to 60 children'],
    ['Check three points of ID at the door', 'Check 90 tickets at the door'],
    ['Ran the club two mornings a week', 'Ran the club for 45 members'],
  ])('%s, under %s', (line, measured) => expect(strength(line)).toBeLessThan(strength(measured)));
});
