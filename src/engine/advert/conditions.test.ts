import { describe, expect, it } from 'vitest';
import { documentFromText } from '../reading/document-from-text.ts';
import { understandCv } from '../roast-cv.ts';
import { conditionPhrase } from './conditions.ts';
import { keywordLedger } from './keyword-ledger.ts';
import { understandAdvert } from './understand-advert.ts';

const CV = `Dean Ockwell
Doncaster | dean.ockwell@example.com
Experience
Warehouse Team Leader, Brantwell Storage, 03/2020 - now
- Run the night shift: 14 pickers, two dispatch bays
Licences
Counterbalance FLT (RTITB), valid to 2027
Education
GCSEs: 7 at grade C and above including English and Maths
Skills
WMS, German (B2)`;
const ledger = (text: string) => keywordLedger(understandAdvert(text, 'Warehouse Supervisor'), understandCv(documentFromText(CV), 'Warehouse Supervisor'));
const entry = (text: string, wanted: RegExp) => ledger(text).find(({ requirement }) => wanted.test(requirement));

describe('conditions of the work', () => {
  it.each([
    ['Able to work shifts, including nights and weekends', 'shifts, including nights and weekends'],
    ['Own transport essential', 'Own transport'],
    ['Willing to travel across the UK', 'to travel'],
    ['Made 40 cups of tea a shift', null],
    ['Run the shift and the stock counts', null],
  ])('%s: %s', (text, phrase) => {
    expect(conditionPhrase(text)).toBe(phrase);
  });

  it('are in the ledger, shown by a line or not shown', () => {
    const text = 'Warehouse Supervisor\nRequirements\n- WMS\n- Night shifts\n- Own transport\n- Stock counts';
    expect(entry(text, /night/iu)?.status).toBe('said');
    expect(entry(text, /own transport/iu)?.status).toBe('not-shown');
  });
});

describe('what a sceptic reads in the ledger', () => {
  it('takes a grade for no programming language', () => {
    const text = 'Officer\nRequirements\n- GCSE grade C/4 or above in English and Maths\n- WMS\n- Stock counts';
    expect(entry(text, /^C$/u)).toBeUndefined();
    expect(entry('Developer\nRequirements\n- C and Python\n- WMS\n- Stock counts', /^C$/u)?.status).toBe('not-shown');
  });

  it.each(['Shadowed the bank reconciliations team', 'Gained valuable insight into bank reconciliations'])('takes watching for no doing: %s', (bullet) => {
    const context = understandCv(documentFromText(CV.replace('Run the night shift: 14 pickers, two dispatch bays', bullet)), 'Accountant');
    const found = keywordLedger(understandAdvert('Accountant\nRequirements\n- Bank reconciliations\n- Excel\n- VAT returns', 'Accountant'), context);
    expect(found.find(({ requirement }) => requirement === 'Bank reconciliations')?.status).toBe('not-shown');
  });

  it('finds a licence by the card that proves it', () => {
    const found = entry('Supervisor\nRequirements\n- Counterbalance licence\n- WMS\n- Stock counts', /licence/iu);
    expect(found?.status).not.toBe('not-shown');
    expect(found?.proof?.quote).toContain('RTITB');
  });

  it('counts two alternatives as one, and one of them fulfils it', () => {
    const found = ledger('Supervisor\nRequirements\n- WMS\n- German or French is required\n- Stock counts');
    expect(found.filter(({ requirement }) => /German|French/u.test(requirement)).map(({ requirement, status }) => [requirement, status])).toEqual([
      ['German or French', 'said'],
    ]);
    expect(found.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  });

  it.each(['2 yrs supervisor exp', 'Minimum 5 years in warehousing, ideally in food'])('insists on years: %s', (line) => {
    const found = ledger(`Supervisor\nRequirements\n- ${line}\n- WMS\n- Stock counts`).find(({ kind }) => kind === 'experience');
    expect(found?.must).toBe(true);
  });

  it('has no line for moods, places and odds and ends', () => {
    const text =
      'Supervisor\nRequirements\n- Enthusiastic and motivated\n- A quiet place to work and a stable internet connection\n- WMS\n- Stock counts\n- Opinionated about deadlines';
    expect(ledger(text).filter(({ requirement }) => /enthus|motivat|quiet|internet|opinion|deadline/iu.test(requirement))).toEqual([]);
  });
});

describe('what a requirement is and is not said by', () => {
  // An advert of a few words is taken for none.
  const ABOUT =
    'We are a family firm of forty people with two sites, and we have been here since 1974. The post is based at our main site and the hours are thirty-nine a week over five days, with a break paid.';
  const found = (advert: string, line: string, wanted: RegExp) =>
    keywordLedger(
      understandAdvert(`Site Lead\n${ABOUT}\n\nRequirements\n${advert}`, 'Site Lead'),
      understandCv(documentFromText(`${CV}\nOther\n${line}`), 'Site Lead'),
    ).find(({ requirement }) => wanted.test(requirement));

  it.each(['Full B and BE licence (trailer)', 'Driving: B+BE licence', 'Licence: B, BE licence', 'B licence since 2009', 'Full clean driving licence'])(
    'a licence for cars is shown by "%s"',
    (line) => {
      expect(found('- Full clean driving licence (Category B; BE desirable)', line, /licence/iu)?.status).toBe('said');
    },
  );

  it.each(['Happy to undertake\nan enhanced DBS. References on request.', 'Willing to undergo an enhanced DBS check', 'Prepared to get an enhanced DBS'])(
    'what is offered is not held: %s',
    (line) => {
      expect(found('- Enhanced DBS check', line, /DBS/u)?.status).not.toBe('said');
    },
  );

  it.each(['Assets', 'Bonus', 'Helpful', 'Brownie points', 'It would help:'])('"%s" opens wishes and is none', (heading) => {
    const { requirements } = understandAdvert(`Baker\n${ABOUT}\n\nRequirements\n- Deck ovens\n\n${heading}\n- Knowledge of SQF\n- First aid`, 'Baker');
    expect(requirements.find(({ phrase }) => /SQF/u.test(phrase))?.must).toBe(false);
    expect(requirements.some(({ phrase }) => phrase === heading)).toBe(false);
  });

  it.each(['After twelve years our bookkeeper is retiring.', 'The school is committed to safeguarding.', 'Appointment is subject to reference checks.'])(
    'asks for nothing: %s',
    (line) => {
      const { requirements } = understandAdvert(
        `Chef\n${ABOUT}\n${line}\n\nRequirements\n- HACCP\n- Experience with deck ovens and spiral mixers\n- Stock control`,
        'Chef',
      );
      expect(requirements.some(({ phrase }) => /HACCP/u.test(phrase))).toBe(true);
      expect(requirements.filter(({ phrase }) => /year|LPA|committed|subject|moving/u.test(phrase))).toEqual([]);
    },
  );
});
