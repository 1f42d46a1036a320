import { describe, expect, it } from 'vitest';
import type { KeywordEntry } from '../../../domain/optimization.ts';
import { contextOf } from '../../evidence/shared/context-builder.test-kit.ts';
import type { AdvertRequirement } from '../advert.ts';
import { keywordLedger } from '../keyword-ledger.ts';
import { understandAdvert } from '../understand-advert.ts';

const CV = 'Ada Quince\nada@quince.example\nExperience\nClerk | Bramwell Ltd | 2015 - 2021\n• Filed letters\n';
const entryOf = (line: string, lines: string, heading = 'Requirements'): KeywordEntry | undefined => {
  const advert = understandAdvert(`Requirements\n- PostgreSQL\n- Terraform\n- Git\n\n${heading}\n- ${line}`, '');
  return keywordLedger(advert, contextOf(CV + lines)).find(({ advertQuote }) => advertQuote === line);
};
/** What a reader of the ledger is told: "near" is not said, and shown with the line that may be it. */
const toldOf = (line: string, lines: string, heading?: string): string => {
  const entry = entryOf(line, lines, heading);
  return entry === undefined ? 'silent' : entry.status === 'not-shown' && entry.proof !== null ? 'near' : entry.status;
};
const phrases = (advert: string): string[] => understandAdvert(advert, '').requirements.map(({ phrase }) => phrase);

describe('what a line of the page comes near to is not denied', () => {
  it.each([
    ['Current nursing registration', 'Licences\nPRC Licence valid until 2028'],
    ['Evidence of good documentation', '• Electronic charting (Cerner) on every shift'],
    ['Experience supervising students or new starters', '• Preceptor to 5 newly hired nurses'],
    ['Sound computer skills', 'Other\nComputer: email, Excel a bit'],
    ['Excellent typography', 'Skills\nTypograhpy, layout'],
    ['Flow cytometry', 'Skills\nWet lab: Visium, FACS, microinjection'],
    ['Any experience in a shop or on a till', '• Serving, taking cash and card, counted the float'],
    ['Work with local history or archives', '• Rescued the local newspaper index'],
    ['Excellent phone manner under pressure', '• Customer calls and emails, approx 70 a day'],
    ['Good knowledge of native plants', '• I know my natives by their botanical names'],
    ['CRM software', '• Entered every gift in Donorfy'],
    ['Open or close the building', '• Sole charge of branch two days a week'],
  ])('“%s” by “%s”', (line, lines) => {
    expect(toldOf(line, lines)).not.toBe('not-shown');
  });

  it('shows the line as it is printed', () => {
    expect(entryOf('Flow cytometry', 'Skills\nWet lab: Visium, FACS, microinjection')?.proof?.quote).toBe('Wet lab: Visium, FACS, microinjection');
  });

  it.each([
    ['Docker', '• Drove a forklift'],
    ['Flow cytometry', '• Filed the flow of letters'],
    ['Knowledge of payroll', '• Rolled 400 pastries'],
    ['Wetland restoration', '• Watered the plants of the office'],
    ['Experience with Phorest', '• Walked the forest with guests'],
    ['Sustainable packaging materials', '• Answered the phone'],
    ['Venepuncture', '• Punctual, every day'],
    ['Driving a forklift', 'Other\nClean licence, own car'],
    ['Walk patients to theatre', '• Walked the dogs of three families'],
    ['Keep the greenhouse tidy', '• Kept a tidy desk'],
    ['Present quarterly results together with the commercial team', '• Liaised with the design team'],
    ["Valid driver's license", '• Seated guests, handled the register'],
  ])('“%s” is not near “%s”', (line, lines) => {
    expect(entryOf(line, lines)?.proof ?? null).toBeNull();
  });
});

describe('papers and programs under their own names', () => {
  it.each([
    ['GCSE Maths and English, grade C or above', 'Education\nGCSEs: Maths C, English Language C*, Construction B', 'said'],
    ['GCSE Maths and English', 'Education\nGCSEs: English 6, Mathematics 5, Art 7', 'said'],
    ['GCSE Maths and English, grade C or above', 'Education\nGCSEs: Maths E, English Language C', 'near'],
    ['GCSE Maths and English', 'Education\nGCSEs: Art B, Drama C', 'near'],
    ['Adobe Creative Cloud', 'Skills\nInDesign, Illustrator, Photoshop', 'unsaid'],
    ['Adobe Creative Suite', 'Skills\nWord, Excel', 'not-shown'],
    ['A class 2 licence', 'Licences\nDriver licence, class 1', 'near'],
  ])('“%s” by “%s”: %s', (line, lines, told) => {
    expect(toldOf(line, lines)).toBe(told);
  });
});

describe('a line that says less says it not', () => {
  it.each([
    ['Experience of corporate partnerships of £50,000 and above', '• Managed two corporate partnerships, both small'],
    ['Experience of supervising two crews', '• Supervised a crew of 4'],
    ['Lead and coach a team of twelve', '• Ran the library with two volunteers'],
    ['Mobile automation (Appium)', 'Skills\nSelenium, Appium (learning)'],
    ['Certificate III in Landscape Construction', 'Education\nCertificate III in Landscape Construction, TAFE, started 2018, about two thirds done'],
    ['Master’s degree', 'Education\n2022 – to date Master of Business Administration, Maseno University'],
    ['Some experience with computers or a stock system', '• Cut keys, put out stock'],
    ['Experience of a fundraising database', '• Lead on the fundraising code'],
  ])('“%s” by “%s”', (line, lines) => {
    expect(['said', 'unsaid']).not.toContain(toldOf(line, lines));
  });

  it.each([
    ['Experience of corporate partnerships of £50,000 and above', '• Won corporate partnerships of £80,000 and £65,000'],
    ['Lead and coach a team of twelve', '• Led a team of 14 librarians'],
    ['Experience of a fundraising database', '• Kept the fundraising database clean'],
    ['Mobile automation (Appium)', 'Skills\nSelenium, Appium'],
    ['Master’s degree', 'Education\n2018 – 2020 Master of Business Administration, Maseno University'],
  ])('“%s” by “%s” stays said', (line, lines) => {
    expect(toldOf(line, lines)).toBe('said');
  });
});

describe('what is no requirement', () => {
  const listed = (line: string): string[] =>
    phrases(`What we need\n- PostgreSQL\n- Terraform\n- Git\n\nYou get\n${line}\n\nIt would be nice if you had\n- Docker\n\nThe staff\n${line}`);
  it.each(['Eleven of our last thirteen did.', 'Hand your CV in at the counter to Sinead or email it.', 'Closing Friday at noon.', 'Apply by 3 March.'])(
    '“%s”',
    (line) => {
      expect(listed(line)).toEqual(['PostgreSQL', 'Terraform', 'Git', 'Docker']);
    },
  );

  it.each([
    ['Someone who can have a difficult conversation kindly', 'have a difficult conversation kindly'],
    ['A track record with targets, we will ask you for the numbers', 'targets'],
    ['Working Figma', 'Figma'],
    ['Clear written English: our reports are read by people', 'written English'],
    ["Ten years' banking experience, five of which as a branch manager", 'five years as a branch manager'],
  ])('“%s” asks for “%s”', (line, phrase) => {
    expect(phrases(`Requirements\n- PostgreSQL\n- Terraform\n- Git\n- ${line}`)).toContain(phrase);
  });

  it('cuts no French article in two', () => {
    expect(phrases('Votre profil\n- PostgreSQL\n- Git\n- Terraform\n- Expérience des bailleurs sociaux')).toContain('bailleurs sociaux');
  });

  it.each(['It’d be lovely if you had', 'Ce serait un plus', 'That would be great', 'Bonus', 'Nice to have', 'Desirable'])('“%s” wishes', (heading) => {
    const found: AdvertRequirement | undefined = understandAdvert(
      `What we need\n- PostgreSQL\n- Terraform\n- Git\n\n${heading}\n- Docker`,
      '',
    ).requirements.find(({ phrase }) => phrase === 'Docker');
    expect(found?.must).toBe(false);
  });
});
