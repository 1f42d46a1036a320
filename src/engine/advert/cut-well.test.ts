import { describe, expect, it } from 'vitest';
import { understandAdvert } from './understand-advert.ts';

/** Adverts of trades and countries of their own: what each asks for, and what it does not. */
const phrases = (text: string): string[] => understandAdvert(text, '').requirements.map(({ phrase }) => phrase);
const wishes = (text: string): string[] =>
  understandAdvert(text, '')
    .requirements.filter(({ must }) => !must)
    .map(({ phrase }) => phrase);

const GLAZIER = `Glazier / Frame Fitter
Hartnell Glass, Cairns QLD
Salary: $38 an hour
Contract: Ongoing

Hartnell Glass has glazed half the shopfronts of Far North Queensland since 1964. We employ 48 people in two yards.

Reporting to the Site Manager, the Glazier will:
• Measure, cut and fit toughened and laminated glass
• Answer for a stock of $1.2 million and a van

Essential
• Cert III in Glass and Glazing (AS 1288; heat-soak knowledge preferred)
• Working knowledge of A.S. 4055 (wind loads)
• Experience measuring and ordering frames
• Excellent English, written and spoken
• White Card

Well regarded
• MR licence
• Diploma an asset
`;

describe('what an advert asks for is cut where a thought ends', () => {
  const asked = phrases(GLAZIER);

  it('keeps brackets and abbreviations whole', () => {
    expect(asked.filter((phrase) => /^\S+\)$|[^(]*\)$/u.test(phrase) && !phrase.includes('('))).toEqual([]);
    expect(asked.some((phrase) => /A\.S\. 4055/u.test(phrase))).toBe(true);
  });

  it('keeps two deeds with one object together, and drops how a language is used', () => {
    expect(asked.some((phrase) => /measuring and ordering frames/iu.test(phrase))).toBe(true);
    expect(asked).not.toContain('written and spoken');
  });

  it('takes no heading for a requirement, and what stands below it for a wish', () => {
    expect(asked).not.toContain('Well regarded');
    expect(wishes(GLAZIER)).toEqual(expect.arrayContaining(['MR licence', 'Diploma']));
  });

  it('reads duties below “the Glazier will:”, figures included', () => {
    expect(asked.some((phrase) => /stock of \$1\.2 million/u.test(phrase))).toBe(true);
  });

  it('tells what it says of the house below a line of facts', () => {
    expect(understandAdvert(GLAZIER, '').about.join(' ')).toContain('since 1964');
  });
});

describe('what asks for nothing', () => {
  const advert = `Ward Clerk
Experience: 2 to 5 years | Openings: 3
Owing to growth of our second clinic we are looking for energetic people.
Essential
- Five years of ward administration
- MBA an advantage
- Experience of working with bereaved families
- Typing at 50 wpm
- Mandatory training compliance records
You will join us at a thrilling time.
The Records branch turns paper into answers.`;
  const asked = phrases(advert);
  it.each([/growth/iu, /thrilling/iu, /turns paper/iu, /^MB$/u])('%s', (pattern) => expect(asked.filter((phrase) => pattern.test(phrase))).toEqual([]));
  it('keeps with whom one works', () => {
    expect(asked).toEqual(expect.arrayContaining(['working with bereaved families', 'MBA']));
    expect(asked.some((phrase) => /^Mandatory training compliance/iu.test(phrase))).toBe(true);
  });
});

describe('how to apply', () => {
  it.each([
    ['Send a one-page CV, a 200-word note on a lesson you taught, and one worksheet, by noon on 3 May.', true],
    ['Ring Tomasz on 01632 960 881 or drop your CV at the gate.', true],
    ['Walk-in: Saturday 14 March, 10 a.m. to 1 p.m. Carry CV, two photos and last payslip.', true],
    ['Applications are anonymised: do not put your name on the statement.', true],
    ['Closing date 4 June.', false],
    ['- A portfolio of 12 clients of your own', false],
    ['- Ring the bell and send your boat crew out on time', false],
  ])('“%s”', (line, isIt) => {
    const text = `Deckhand\nRequirements\n- PEC and first aid\n- Two seasons on trawlers\n- Able to splice rope and mend nets on deck\n\nPay is monthly.\n\n${line}`;
    const told = understandAdvert(line.startsWith('-') ? text.replace('- PEC and', `${line}\n- PEC and`).replace(/\n\n[^\n]+$/u, '') : text, '').howToApply;
    expect(told.length > 0).toBe(isIt);
  });
});

describe('what asks is told thing by thing', () => {
  const LIST = 'Requirements\n- PostgreSQL\n- Terraform\n- Git\n';
  const KNOWN = new Set(['PostgreSQL', 'Terraform', 'Git']);
  const asked = (lines: string): string[] => phrases(`Assistant\n${lines}\n\n${LIST}`).filter((phrase) => !KNOWN.has(phrase));

  it.each([
    ['You will be setting up and clearing down the hall.', ['setting up and clearing down the hall']],
    ['When not required on the desk you will water the plants and clean the floors.', ['water the plants', 'clean the floors']],
    ['Lone working and home visits are part of the job.', ['Lone working', 'home visits']],
    ['To join our school you need experience of working with toddlers.', ['working with toddlers']],
    ['You will be a time-served joiner who has experience of staircases.', ['time-served joiner', 'staircases']],
    ['We are after someone who has:\n- a migration behind them', ['migration behind them']],
    ['Van, fuel card and phone are provided.', []],
    ['Training in Arbor, our management information system, will be given.', []],
    ['Requirements\n- Driving licence not needed', []],
    ['Pay: £15.60 an hour; night premium £1.20.\nYou must hold a forklift licence.', ['forklift licence']],
    ['Requirements\n- Skill with hand and power tools', ['hand and power tools']],
    ['Requirements\n- In date Safe Pass', ['In date Safe Pass']],
    ['Duties\n- Auto-enrolment pension administration', ['Auto-enrolment pension administration']],
  ])('“%s”', (lines, told) => {
    expect(asked(lines)).toEqual(told);
  });

  it('tells a list of wishes apart', () => {
    expect(wishes(`${LIST}\nBonus\n- Makaton, paediatric first aid, a minibus licence (D1)`)).toEqual([
      'Makaton',
      'paediatric first aid',
      'minibus licence (D1)',
    ]);
  });

  it('hears a verdict of its own in each half', () => {
    expect(wishes(`${LIST}\nA clean B licence is a must, C1 or C is a bonus.`)).toEqual(['C1 or C']);
  });
});
