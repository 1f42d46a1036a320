import { describe, expect, it } from 'vitest';
import { toldOf } from './told-of.test-kit.ts';
import { isNoEmployer } from '../../../english/no-employer.ts';
import { movedClause } from './moved-clause.ts';
import { dutiesClause, ownClause } from './own-clause.ts';
import { cleanTitle, shortTitle } from './title-asked.ts';

describe('a bullet in a letter', () => {
  it.each([
    // A deed keeps its result, from its own second sentence or from behind its semicolon.
    ['Changed the order of the ward rounds. Falls went from 31 a year to 12.', 'I changed the order of the ward rounds | falls went from 31 a year to 12'],
    ['Moved the stock take to Mondays; shrinkage fell from 2.1% to 0.8%.', 'I moved the stock take to Mondays | shrinkage fell from 2.1% to 0.8%'],
    [
      'Built a crib sheet for the tills. Voided sales were 60 a week in 2022 and 9 in 2024.',
      'I built a crib sheet for the tills | voided sales were 60 a week in 2022 and 9 in 2024',
    ],
    [
      'Rewrote the induction. We lose one starter in ten now where it was one in 3.',
      'I rewrote the induction | we lose one starter in ten now where it was one in 3',
    ],
    ['Rebuilt the intranet. Uptime 99.7% last financial year.', 'I rebuilt the intranet | uptime was 99.7% last financial year'],
    // A change stands as it is told; nobody "saw" it.
    ['Queue time down from 14 minutes to 6 since the second till opened', 'queue time fell from 14 minutes to 6 since the second till opened'],
    ['Basket value £18 to £23 in two years', 'basket value rose from £18 to £23 in two years'],
    ['Waiting list from 14 weeks to 5', 'the waiting list fell from 14 weeks to 5'],
    ['Repeat orders rose from 120 to 310 in two years', 'repeat orders rose from 120 to 310 in two years'],
    // Who did it stays who did it: only a verb that takes its thing gives it to "I".
    ['Scrap cut from 9% to 3% by weighing it in front of everyone', 'I cut scrap from 9% to 3% by weighing it in front of everyone'],
    ['Turnover increased from £1.2m to £1.9m in three years', 'turnover increased from £1.2m to £1.9m in three years'],
    // How often and how many stay with what they count.
    ['Train new starters, nine so far, on the till', 'I train new starters (nine so far) on the till'],
    ['Write the rota when Store Manager is away, six weeks last year', 'I write the rota when the Store Manager is away (six weeks last year)'],
    [
      'Responsible for 14 staff, 3 vans and a stockroom, with a budget of £240,000',
      'I am responsible for 14 staff, 3 vans and a stockroom, with a budget of £240,000',
    ],
    [
      'Relief Area Manager since 2022, when the post is empty, about 40 days a year',
      'I have been Relief Area Manager since 2022, when the post is empty (about 40 days a year)',
    ],
    ['First point of contact for 31 suppliers on all returns', 'I am the first point of contact for 31 suppliers on all returns'],
    // Not turned into a deed.
    ['On-call one week in five', ''],
    ['Survey123 form for road crews: 8,800 potholes logged', ''],
    ['9 weeks without a day off was the record', ''],
    ['Supervised a great deal of gift wrapping', ''],
  ])('%s', (bullet, told) => {
    expect(toldOf(bullet)).toBe(told);
  });

  it('mends what is certainly misspelt', () => {
    expect(toldOf('Trained two apprentises through to their recieved certificates')).toBe('I trained two apprentices through to their received certificates');
  });
});

describe('a sentence of its own', () => {
  it.each([
    'Ages 4 to 91',
    'Wards 4 to 9, nights',
    'Open 7 to 7',
    'Children aged 3 to 5 in two rooms',
    'Staff of 12 to 15',
    'Moved the depot from 3 sites to 1',
  ])('is no change: %s', (line) => {
    expect(movedClause(line)).toBeNull();
  });

  it('keeps the verb that it has', () => {
    expect(movedClause('drop-off before submit fell from 31% to 12% in the 2023 season')).toMatch(/drop-off before submit fell from 31% to 12%/u);
  });

  it.each([
    'It matches 4.1 million rows a night',
    'There were 9 of us',
    'We throwed 22 kg of food in a week',
    'Support for 3 sites which was late',
    'Took the list that was 40 long',
    'Nobody was hurt in 9 years',
  ])('is none that a letter can tell: %s', (line) => {
    expect(ownClause(line)).toBeNull();
  });

  it('tells duties as what the work covers, and nothing that is no duty', () => {
    expect(dutiesClause('Admissions, leavers, census returns and dinner money', true)).toBe(
      'my work covers admissions, leavers, census returns and dinner money',
    );
    expect(dutiesClause('Parcels, keys, one swan', true)).toBeNull();
    expect(dutiesClause('Reports every shift, in English, with drawings', true)).toBeNull();
    expect(dutiesClause('Check in, check out, phones', true)).toBeNull();
  });
});

describe('an employer', () => {
  it.each([
    'Mon–Wed',
    'Warrant Officer Class Two',
    'Private',
    'Perth to Darwin',
    'Where I Worked',
    'Family Support Unit',
    'Sauce Section',
    'Plano TX',
    'Nights (Bank)',
    'Depot Operations Manager',
  ])('is not certainly one: %s', (name) => {
    expect(isNoEmployer(name)).toBe(true);
  });

  it.each([
    'Pellow Stores Ltd',
    'May & Baker',
    'Tesco',
    'Brandt Okafor LLP',
    'British Army',
    'South Western Railway',
    'Marks and Spencer',
    'Hotel Cladach',
    'August Bakery',
    'Whiskerly',
  ])('is one: %s', (name) => {
    expect(isNoEmployer(name)).toBe(false);
  });
});

describe('the title of an advert', () => {
  it.each([
    ['Urgent Opening: Sr. Executive – QA (Injectables)', 'Sr. Executive – QA (Injectables)'],
    ['PROGRAM MANAGER, FAMILY SERVICES', 'Program Manager, Family Services'],
    ['Registered Nurse (Full-Time) – Salem, OR', 'Registered Nurse'],
    ['HEAD CHEF – Ballsbridge, Dublin 4', 'Head Chef'],
    ['Director, Product – Connected Devices', 'Director, Product – Connected Devices'],
  ])('%s', (title, clean) => {
    expect(cleanTitle(title)).toBe(clean);
  });

  it('is short where the job is spoken of again', () => {
    expect(shortTitle('Program Manager, Family Services')).toBe('Program Manager');
    expect(shortTitle('Lead Solar PV & EV Installer')).toBe('Lead Solar PV & EV Installer');
  });
});
