import { describe, expect, it } from 'vitest';
import { keywordLedger } from '../../../advert/keyword-ledger.ts';
import { understandAdvert } from '../../../advert/understand-advert.ts';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { understandCv } from '../../../roast-cv.ts';
import { writeOptimisation } from '../write-optimisation.ts';
import { cleanTitle, titleAsked } from './title-asked.ts';
import { dutyPhrase } from './duty-phrase.ts';
import { toldOf } from './told-of.test-kit.ts';

const resultOf = (cv: string, text: string, jobRole: string, companyName = 'Arden Labs') => {
  const context = understandCv(documentFromText(cv), jobRole, '2026-11-23');
  const advert = understandAdvert(text, jobRole);
  return writeOptimisation({
    context,
    advert,
    ledger: keywordLedger(advert, context),
    jobRole,
    companyName,
    toneOfVoice: 'Professional',
    websiteText: null,
    linkedinText: null,
    motivation: null,
    proudestWork: null,
  });
};

describe('a line of a present job', () => {
  it.each([
    ['Cannulate fistulas and grafts', 'I cannulate fistulas and grafts'],
    ['Cost fabric and keep within budget', 'I cost fabric and keep within budget'],
    ['Dismantle and reduce trees over roads', 'I dismantle and reduce trees over roads'],
    ['Keep van stock and log every job on Joblogic', 'I keep van stock and log every job on Joblogic'],
    ['Team lead for night shift of 5', 'I am team lead for a night shift of 5'],
    ['Authorised for final inspection sign off', 'I am authorised for final inspection sign off'],
    ['Only employee on site from 11 pm to 7 am', 'I am the only employee on site from 11 pm to 7 am'],
    ['Run primary jaw and secondary cone, around 1,150 tonnes a shift', 'I run the primary jaw and the secondary cone (around 1,150 tonnes a shift)'],
    ['Reconcile bar and restaurant folios against the POS', 'I reconcile bar and restaurant folios against the POS'],
    [
      'Cut missed treatments from 8% to 4.5% by calling patients the evening before',
      'I cut missed treatments from 8% to 4.5% by calling patients the evening before',
    ],
    // Two lines of the page that ran together.
    ['Trained 30 volunteers Nowhere in particular in 2014', ''],
  ])('%s', (line, told) => {
    expect(toldOf(line)).toBe(told);
  });

  it.each([
    'Walk-round check and defect report before every run',
    'Outstanding arrears on trade accounts chased, £14,000 recovered in 2023',
    'Cannulate fistulas and grafts',
  ])('is no phrase behind “my work includes”: %s', (line) => {
    expect(dutyPhrase(line)).toBeNull();
  });

  it('is told up to its amount where more follows that is of no known kind', () => {
    expect(dutyPhrase('Fleet checks for 4 hauliers, about 210 units, tread depths and pressures written up every month')).toBe(
      'fleet checks for 4 hauliers (about 210 units)',
    );
  });
});

describe('the name of a role', () => {
  it.each([
    ['Night Auditor - Full Time (Overnight)', 'Night Auditor'],
    ['Hemodialysis Technician - Day Shift', 'Hemodialysis Technician'],
    ['Fixed and Mobile Plant Operator – Taff Fechan Quarry', 'Fixed and Mobile Plant Operator'],
  ])('%s', (title, name) => {
    expect(cleanTitle(title)).toBe(name);
  });

  it('is a German one without the place of work', () => {
    const context = understandCv(
      documentFromText('Ida Lohse\nBerufserfahrung\nNotengrafikerin, Hartwig, 2019 - heute\n- Notensatz von Chorwerken'),
      'x',
      '2026-11-23',
    );
    const advert = understandAdvert('Notengrafiker/in gesucht', 'x');
    const input = {
      context,
      advert,
      ledger: [],
      jobRole: 'Notengrafikerin / Notensetzerin im Musikverlag',
      companyName: 'Orlando',
      toneOfVoice: null,
      websiteText: null,
      linkedinText: null,
      motivation: null,
      proudestWork: null,
    };
    expect(titleAsked(input, 'de')).toBe('Notengrafikerin');
  });
});

const CHANGER = `Kofi Mensah
Croydon | kofi@example.com
Experience
Workshop Volunteer, Repair Cafe Thornton Heath, March 2024 - present
- Diagnose faults on fridges with a multimeter, 40 appliances so far
Bus Driver, Southline Buses, May 2010 - February 2024
- Drove routes 119 and 250 on early and late shifts
- Mentored 6 new drivers through their first month
Education
Level 2 Diploma in Refrigeration and Air Conditioning, Croydon College, 2025 - present
Certificates
Safe opening course, two of four units passed, 2022
First Aid at Work, expired 2021
Manual Handling, 2024`;
const TRAINEE = `Trainee Refrigeration Engineer

Coldharbour keeps 900 cabinets cold.
You will work on:
- Fault finding on commercial refrigeration
- Planned maintenance visits
Essential
- Enrolled on a Level 2 in refrigeration and air conditioning
- Manual Handling
- First aid
- Good record keeping
Send your CV to Ms Noreen Twomey.`;

describe('a letter of somebody who changes trade', () => {
  const { coverLetter } = resultOf(CHANGER, TRAINEE, 'Trainee refrigeration engineer');

  it('greets who is named, tells the new trade and its course first, and the old one by name and years', () => {
    expect(coverLetter).toContain('Dear Ms Twomey,');
    expect(coverLetter.indexOf('multimeter')).toBeGreaterThan(0);
    expect(coverLetter.indexOf('multimeter')).toBeLessThan(coverLetter.indexOf('Bus Driver'));
    expect(coverLetter).toMatch(/as a Bus Driver at Southline Buses \(2010 to 2024\)/u);
    expect(coverLetter).toContain('I have been studying for the Level 2 Diploma in Refrigeration and Air Conditioning at Croydon College.');
  });

  it('puts no paper forward that is lapsed, unfinished or a mere course', () => {
    expect(coverLetter).not.toMatch(/First Aid|Safe opening|Manual Handling/u);
  });
});

const COOK = `Ida Moss
Leeds | ida@example.com
Experience
Cook, Larch House, 2018 - present
- Cook lunch for 90 children in Saffron software
- Order stock and check deliveries
Skills
Saffron, Excel
Qualifications
IPASS Certified Payroll Technician, 2019`;
const KITCHEN = `Cook

We want a cook to:
- Cook lunch for children
- Order stock
You need
- Comfortable working alone
- IPASS
- Saffron
- Excel`;

describe('what changes in a CV', () => {
  it('adds no words of the advert to the list of skills, and no paper', () => {
    const { skills } = resultOf(COOK, KITCHEN, 'Cook').annotatedCVSections;
    expect(skills.improved).not.toMatch(/Comfortable|IPASS/u);
  });

  it('calls no label of an advert a thing that only they could write', () => {
    expect(resultOf(COOK, KITCHEN, 'Cook').companyTailoringTips.join(' ')).not.toContain('only they could write');
  });

  it('gives a reason beside every row', () => {
    const { professionalSummary, skills, experience } = resultOf(COOK, KITCHEN, 'Cook').annotatedCVSections;
    const changed = [professionalSummary, skills, ...experience].filter(({ improved, original }) => improved !== original);
    expect(changed.filter(({ suggestions }) => suggestions.length === 0)).toEqual([]);
  });
});
