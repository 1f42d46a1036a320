import { describe, expect, it } from 'vitest';
import { contextOf } from '../evidence/shared/context-builder.test-kit.ts';
import { keywordLedger } from './keyword-ledger.ts';
import { understandAdvert } from './understand-advert.ts';

const toldOf = (line: string, bullet: string): string => {
  const advert = understandAdvert(`Requirements\n- PostgreSQL\n- Terraform\n- Kafka\n- ${line}`, '');
  const cv = `Ada Quince\nada@quince.example\nExperience\nHelper | Bramwell Ltd | 2015 - 2021\n• Filed letters\n• ${bullet}\n`;
  const entry = keywordLedger(advert, contextOf(cv)).find(({ advertQuote }) => advertQuote === line);
  return entry === undefined ? 'silent' : entry.status;
};

/** What is asked for, a line that a native would take for it, and one that only looks like it. */
const THINGS: readonly (readonly [line: string, own: string, other: string])[] = [
  ['Experience of working a till', 'Took card and cash all day', 'Waited until the last guest had left'],
  ['Able to cash up', 'Balanced the till every night', 'Drew the cash flow forecast'],
  ['Experience in a customer-facing role', 'Served customers at the deli', 'Cleaned the customer database'],
  ['Shelf filling', 'Stacked shelves overnight', 'Built shelves for a kitchen'],
  ['Shelving books', 'Put 600 returns back on the shelves', 'Wrote two books'],
  ['Checking materials in and out', 'Checked out 300 books a week', 'Checked out of the hotel early'],
  ['Experience as a keyholder', 'Locked up five nights a week', 'Locked up the patents of a rival'],
  ['Visual merchandising', 'Dressed the windows each season', 'Looked out of the windows each season'],
  ['Experience of the larder', 'Ran garde manger for 90 covers', 'Built a pantry for the church'],
  ['Able to cost dishes', 'Costed every special before it went up', 'Washed every dish before it went up'],
  ['Barista experience', 'Flat whites and filter for 300 a day', 'Filtered 300 spreadsheets a day'],
  ['Bar experience', 'Tended bar: cocktails and three ales', 'Drew a bar chart of three ales'],
  ['Experience of waiting tables', 'Silver service for weddings', 'Waited for the results'],
  ['Housekeeping experience', 'Turned 14 rooms a shift', 'Turned 14 pages a shift'],
  ['Ordering stock', 'Ordered the produce from three markets', 'Put the files in order'],
  ['Able to drive', 'Full clean licence, own van', 'Drove up sales by a third'],
  ['Vehicle checks', 'Did the defect checks every morning', 'Cashed cheques every morning'],
  ['Multi-drop experience', '60 parcels a day round Perth', 'Dropped 60 tasks a day'],
  ['Use of pump trucks', 'PPT and LLOP certified', 'Painted trucks'],
  ['Order picking', 'Picked 900 lines a shift on average', 'Picked up the children'],
  ['Goods-in experience', 'Checked deliveries against the notes', 'Delivered newspapers'],
  ['Stocktaking', 'Counted the stock every quarter', 'Bought stocks for a pension fund'],
  ['Able to lift 25 kg', 'Carried boxes of 30 kg up three floors', 'Lifted sales by 30 per cent'],
  ['Scaffolding', 'Put up tube and fitting on gas terminals', 'Fitted kitchens'],
  ['Able to read drawings', 'Worked from drawings on every job', 'Ran a drawing class for adults'],
  ['Fault finding', 'Traced faults in street lighting', 'Played tennis without double faults'],
  ['Planned maintenance', 'Looked after the PPMs of six lifts', 'Planned a wedding'],
  ['Building wheels', 'Laced and tensioned 200 wheels', 'Sold wheels of cheese'],
  ['Keeping the workshop diary', 'Booked repairs in by phone', 'Kept a diary of birds'],
  ['Patrols', 'Walked the grounds every hour', 'Walked dogs every hour'],
  ['Monitoring CCTV', 'Watched 16 cameras', 'Sold 16 cameras'],
  ['Writing incident reports', 'Filled in the incident book', 'Filled in for a colleague'],
  ['Gardening', 'Mowed and edged eleven lawns', 'Knitted and sewed for eleven markets'],
  ['Invoicing', 'Raised bills for four partners', 'Filed supplier invoices'],
  ['Credit control', 'Chased late payments down to 38 days', 'Wrote credits for a film'],
  ['Diary management', 'Kept the calendars of four partners', 'Drew a calendar month by month'],
  ['Booking travel', 'Booked trains and hotels for eight', 'Travelled through Asia for a year'],
  ['Good telephone manner', 'Answered the phones, 90 calls a day', 'Repaired telephones'],
  ['Outbound calling', 'Cold called 60 firms a day', 'Took calls about the cold'],
  ['Preparing quotes', 'Wrote estimates for roofs', 'Was quoted in the press'],
  ['Hitting quota', '112% of target last year', 'Wrote for a target audience of teachers'],
  ['Front desk experience', 'Reception of a hotel with 60 rooms', 'Taught a reception class'],
  ['Booking appointments', 'Booked clients in and out', 'Kept the books'],
  ['Running an office', 'Ran the office for nine years', 'Cleaned an office'],
  ['Minute taking', 'Took the minutes of the parish council', 'Took 20 minutes to the station'],
  ['Data entry', 'Keyed 400 orders a day', 'Found the entry to the cave'],
  ['Knowledge of GDPR', 'Responsible for data protection', 'Kept the doors locked'],
  ['Purchase ledger', 'Paid suppliers in three currencies', 'Bought flour'],
  ['Sales ledger', 'Accounts receivable for 80 customers', 'Sold ledgers and pens'],
  ['Bookkeeping', 'Did the books for a boatyard', 'Sold books for a charity'],
  ['Proofreading', 'Sub-edited the parish magazine', 'Proved bread overnight'],
  ['Social media', 'Ran the Instagram of a bakery', 'Was a sociable host'],
  ['Email marketing', 'Sent the newsletter to 4,000', 'Answered e-mails'],
  ['Organising events', 'Put on two festivals a year', 'Prevented main events of failure'],
  ['Help desk experience', 'Second line for a college', 'Sat at a desk and helped out'],
  ['Writing rotas', 'Planned the rota for 22', 'Was on the rota every Sunday'],
  ['Training new starters', 'Brought on three apprentices', 'Was trained in first aid'],
  ['Phonics', 'Letters and sounds with a group of six', 'Repaired headphones'],
  ['Leading story time', 'Read to toddlers on Tuesdays', 'Wrote stories for a paper'],
  ['Experience of autism', 'Worked beside an autistic pupil', 'Taught automation'],
  ['Experience of SEN', 'Wrote EHCPs for two pupils', 'Sent things back'],
  ['Lesson planning', 'Wrote schemes of work for year 9', 'Took lessons in piano'],
  ['Behaviour management', 'De-escalated rows at the gate', 'Studied the behaviour of ants'],
  ['Childcare experience', 'Au pair for three boys', 'Watered a plant nursery'],
  ['Manual handling', 'Moving and handling refreshed each year', 'Handled complaints'],
  ['Personal care', 'Washing, dressing and toileting eight people a day', 'Washed up and dressed salads'],
  ['Giving medication', 'Prompted tablets and signed the MAR sheet', 'Sold media to chemists'],
  ['Writing care notes', 'Logged every visit on the app', 'Took note of the weather'],
  ['Dementia care', 'Kept company with people with Alzheimer’s', 'Bought memory for laptops'],
  ['Venepuncture', 'Took bloods from outpatients', 'Gave blood at a fair'],
  ['Vital signs', 'Recorded obs every four hours', 'Made signs for a shop'],
  ['Wound care', 'Dressed leg ulcers on the district', 'Mixed salad dressings'],
  ['Taking radiographs', 'Took X-rays of dogs and horses', 'Mended radios'],
  ['Monitoring anaesthesia', 'Monitored anaesthetics in theatre', 'Monitored the car park'],
  ['Cannulation', 'Placed IV catheters every shift', 'Played the cello'],
  ['Running residentials', 'Took 24 scouts to camp', 'Sold residential property'],
];

describe('common things that adverts and people call by different names', () => {
  it.each(THINGS)('“%s” is met by “%s”', (line, own) => {
    expect(['said', 'unsaid']).toContain(toldOf(line, own));
  });

  it.each(THINGS.map(([line, , other]) => [line, other] as const))('“%s” is not met by “%s”', (line, other) => {
    expect(['said', 'unsaid']).not.toContain(toldOf(line, other));
  });
});
