import { describe, expect, it } from 'vitest';
import { keywordLedger } from '../../../advert/keyword-ledger.ts';
import { understandAdvert } from '../../../advert/understand-advert.ts';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { understandCv } from '../../../roast-cv.ts';
import { writeLetter } from './write-letter.ts';

interface Pair {
  trade: string;
  jobRole: string;
  cv: string;
  advert: string;
  /** Must stand in the letter. */
  tells: readonly (string | RegExp)[];
  /** Must not. */
  keepsOut: readonly (string | RegExp)[];
}

const PAIRS: readonly Pair[] = [
  {
    trade: 'a tram driver trainer, Sheffield',
    jobRole: 'Driver Standards Manager',
    cv: `Hollis Okonjo
Sheffield | hollis@okonjo.example
Experience
Driver Trainer, Don Valley Trams Ltd, May 2018 - present
- Rewrote the route learning book. First-attempt passes went from 61% to 88%.
- Assess 46 drivers a year, nine so far this month, in the cab
- Relief Duty Manager since 2021, when the post is empty, about 30 shifts a year
Licences
Category D licence, valid to 2031
Grade 5 cello
Level 3 Award in Education and Training, 2019`,
    advert: `Driver Standards Manager (Nights and Days)
Reference: DVT-2209
Essential
- Category D licence
- Experience of training and assessing drivers
- Level 3 Award in Education and Training
Duties
- Manage a team of driver trainers and improve first-attempt pass rates`,
    tells: [
      'Driver Standards Manager role',
      '(reference DVT-2209)',
      /rewrote the route learning book[.;] first-attempt passes went from 61% to 88%/iu,
      /I hold .*Category D licence \(valid to 2031\)/u,
    ],
    keepsOut: [/cello/iu, /You ask for/u, /\bI saw\b/u],
  },
  {
    trade: 'a hotel housekeeper, Kraków to Cork',
    jobRole: 'housekeeping manager or similar',
    cv: `Danuta Wrzos
Cork | danuta@wrzos.example
Experience
Senior Accommodation Assistant, Lee View Hotel, March 2022 - present
- Train new starters, 14 so far, on the floor plans
- Complaints about rooms 22 a month to 6 since I changed the checking order
- One duck in a bath
Accommodation Assistant, Lee View Hotel, 2019 - 2022
- Cleaned 16 rooms a day
Skills
Opera (a little), ResDiary, Excel (learning)`,
    advert: `HOUSEKEEPING MANAGER
Requirements
- Experience of training a housekeeping team
- Opera and Excel
- Attention to detail
Duties
- Lead a team of 18 and cut complaints`,
    tells: [
      'Housekeeping Manager role',
      /train new starters \(14 so far\) on the floor plans/u,
      /complaints about rooms fell from 22 a month to 6 since I changed/iu,
      'Senior Accommodation Assistant',
    ],
    keepsOut: [/I know .*Opera/u, /Excel/u, /duck/u, /or similar/u],
  },
  {
    trade: 'a naval engineer leaving the service',
    jobRole: 'Maintenance Manager',
    cv: `Tamsin Roe
Plymouth | tamsin@roe.example
Experience
Marine Engineer Officer, Petty Officer First Class, 2016 - present
- Ran planned maintenance on 4 generators. Unplanned stops were 19 in 2019 and 3 in 2023.
- Return-to-port drills, every week
Apprentice Fitter, Dock Section, 2012 - 2016
- Fitted pumps and valves on 3 ships`,
    advert: `Maintenance Manager
Tidewell Foods
Requirements
- Planned maintenance experience
- Team leadership
Duties
- Plan maintenance and cut unplanned stops`,
    tells: [/ran planned maintenance on 4 generators[.;] unplanned stops were 19 in 2019 and 3 in 2023/iu],
    keepsOut: [/at Petty Officer/u, /at (?:the )?Dock Section/u, /I (?:also )?return-to-port/u],
  },
  {
    trade: 'a newspaper subeditor, Dublin',
    jobRole: 'Content Editor',
    cv: `Fiachra Lunny
Dublin | fiachra@lunny.example
Experience
Subeditor, The Liffey Post, 2019 - present
- Moved the letters page online; replies rose from 90 to 640 a week
- Write headlines, captions, corrections and the Saturday quiz
- Advertising now pays for 70% of printing where it was 40%
Education
BA English, UCD, 2015 - 2018`,
    advert: `Content Editor – Learning Platform
About the job
You will edit and publish.
Requirements
- Editing and headline writing
- Growing an online audience
Please do not include your name in your supporting statement.`,
    tells: [/moved the letters page online[.;] replies rose from 90 to 640 a week/iu],
    keepsOut: [/Fiachra|Lunny/u, /My CV begins/u],
  },
  {
    trade: 'a lab technician, Pune',
    jobRole: 'QC chemist',
    cv: `Sneha Deshpande
Pune | sneha@deshpande.example
Experience
QC Analyst, Sahyadri Remedies Pvt Ltd, June 2019 - present
- Handled 60 OOS investigations in 2024; repeat samples fell from 8% to 3%
- HPLC, GC, Karl Fischer, dissolution
Certificates
HPLC LIMS Balance
M.Sc. Chemistry, Pune University, 2019`,
    advert: `Urgent Opening: Senior QC Chemist (Formulations)
Requirements
- HPLC and GC
- LIMS
- Handling of OOS
- M.Sc. Chemistry`,
    tells: ['Senior QC Chemist', /handled 60 OOS investigations in 2024[.;] repeat samples fell from 8% to 3%/iu],
    keepsOut: [/I hold .*LIMS/u, /Urgent/u, /My CV begins/u],
  },
  {
    trade: 'a nursery cook, Cardiff',
    jobRole: 'School Cook',
    cv: `Carys Pugh
Cardiff | carys@pugh.example
Experience
Nursery Cook, Little Acorns Ltd, 2017 - present
- Cook for 64 children a day, 9 diets
- Waste fell from 14% to 5% when I moved seconds to the table
- Menus, orders, allergen sheets and temperature records
Certificates
Level 3 Food Safety, 2024
Paediatric First Aid, expired 2023`,
    advert: `School Cook
Essential
- Level 2 or 3 Food Safety
- Paediatric First Aid
- Allergen management
Duties
- Cook for 180 pupils, order stock and keep waste down`,
    tells: [/waste fell from 14% to 5% when I moved seconds to the table/iu, /Level 3 Food Safety/u],
    keepsOut: [/Paediatric First Aid/u, /deal with menus,/iu, /I saw/u],
  },
  {
    trade: 'a haulage clerk, weekends apart',
    jobRole: 'transport planner',
    cv: `Reece Allardyce
Perth | reece@allardyce.example
Experience
Transport Clerk, Mon–Fri, 2020 - present
- Planned 22 loads a day. Empty running fell from 31% to 18%.
Bar Staff, Saturdays, 2018 - 2020
- Served 200 customers a night`,
    advert: `Transport Planner
Requirements
- Load planning
- Excel
Duties
- Plan loads and cut empty running`,
    tells: [/planned 22 loads a day[.;] empty running fell from 31% to 18%/iu],
    keepsOut: [/at Mon/u, /at Saturdays/u],
  },
  {
    trade: 'a charity fundraiser, Leeds',
    jobRole: 'Head of Fundraising',
    cv: `Imani Brook
Leeds | imani@brook.example
Experience
Fundraising Manager, Calder Hospice, 2019 - present
- In 2024 wrote 31 bids and raised £410,000
- Legacy income £120,000 to £310,000 in three years
- Responsible for 4 fundraisers, 60 volunteers and a budget of £240,000
- Helped out with a great deal of filing`,
    advert: `Head of Fundraising, Community and Events
Requirements
- Trust and bid writing
- Managing a team and a budget
- Legacy giving`,
    tells: [
      'role of Head of Fundraising, Community and Events',
      /legacy income rose from £120,000 to £310,000 in three years/iu,
      'I am responsible for 4 fundraisers, 60 volunteers and a budget of £240,000',
    ],
    keepsOut: [/a great deal/u, /I saw/u],
  },
  {
    trade: 'a plasterer, Cork',
    jobRole: 'foreman maybe',
    cv: `Con Desmond
Cork | con@desmond.example
Experience
Plasterer, Desmond & Sons Ltd, 2010 - present
- Plastered 140 houses for two builders
- Trained two apprentises to their papers
- Snags on the last 10 houses were 14
Tickets
Safe Pass, 2025
MEWP, valid to 2027
Melodeon, under 12s champion`,
    advert: `WORKING FOREMAN
Must have
- Safe Pass
- MEWP
- 5 years plastering
Duties
- Run a squad of 5 and train apprentices
Phone Eileen on 021 555 0182 for a chat.`,
    tells: ['Working Foreman', 'apprentices', /I hold .*Safe Pass/u],
    keepsOut: [/apprentises/u, /Melodeon/iu, /maybe/u],
  },
  {
    trade: 'a data clerk who learns SQL',
    jobRole: 'Data Analyst',
    cv: `Bea Lindqvist
York | bea@lindqvist.example
Experience
Data Clerk, Ouse Insurance Ltd, 2021 - present
- Rebuilt the claims log. It took two people 40 minutes each; now it's 5 minutes and one person checks.
- Error rate 4.1% to 0.9%
Skills
Excel
SQL (learning)
A bit of Power BI`,
    advert: `Data Analyst
Requirements
- SQL
- Power BI
- Excel`,
    tells: [/the error rate fell from 4\.1% to 0\.9%/iu, /now it's 5 minutes and one person checks/u],
    keepsOut: [/I know .*SQL/u, /I know .*Power BI/u],
  },
  {
    trade: 'a police call handler who is to answer questions',
    jobRole: 'Control Room Supervisor',
    cv: `Gwil Harries
Swansea | gwil@harries.example
Experience
Call Handler, South Coast Constabulary, 2019 - present
- Call audit compliance was 84% in my first year. It's been over 97% for eleven quarters.
- First point of contact for 5 stations on missing persons
- Nobody was hurt in 9 years`,
    advert: `Control Room Supervisor
Requirements
- Control room experience
- Call audit
Duties
- Supervise call handlers`,
    tells: [
      /call audit compliance was 84% in my first year[.;] It's been over 97% for eleven quarters/iu,
      /I am (?:also )?the first point of contact for 5 stations on missing persons/u,
    ],
    keepsOut: [/nobody was hurt/iu],
  },
  {
    trade: 'a shop manager with a joke for each figure',
    jobRole: 'Area Manager',
    cv: `Lou Petrakis
Ballarat | lou@petrakis.example
Experience
Store Manager, Sturt Street Hardware Pty Ltd, 2018 - present
- Shrinkage fell from 3.1% to 1.2%, and nobody has asked where the drill went
- Run 14 staff, 3 of whom still speak to me
- Sales increased from $1.1m to $1.9m in four years
- 11 weeks straight was the record`,
    advert: `Area Manager
Requirements
- Multi-site retail leadership
- P&L
- Shrinkage reduction`,
    tells: [/shrinkage fell from 3\.1% to 1\.2%/iu, /sales increased from \$1\.1m to \$1\.9m in four years/iu],
    keepsOut: [/where the drill went/u, /the record/u, /still speak/u, /I increased/u],
  },
];

describe('letters of many trades', () => {
  it.each(PAIRS)('of $trade', ({ jobRole, cv, advert: text, tells, keepsOut }) => {
    const context = understandCv(documentFromText(cv), jobRole, '2026-11-23');
    const advert = understandAdvert(text, jobRole);
    const letter = writeLetter({
      context,
      advert,
      ledger: keywordLedger(advert, context),
      jobRole,
      companyName: 'Larkfield Group',
      toneOfVoice: null,
      websiteText: null,
      linkedinText: null,
      motivation: null,
      proudestWork: null,
    }).text;
    for (const told of tells) expect(letter).toMatch(told);
    for (const kept of keepsOut) expect(letter).not.toMatch(kept);
  });
});
