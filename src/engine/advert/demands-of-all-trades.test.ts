import { describe, expect, it } from 'vitest';
import { understandAdvert } from './understand-advert.ts';

const phrases = (advert: string): string[] => understandAdvert(advert, '').requirements.map(({ phrase }) => phrase);

describe('every demand has its row', () => {
  it.each([
    ['Selection criteria', 'RYA Level 2', 'RYA Level 2'],
    ['What we’re after'.replace('’', "'"), 'Full driving licence', 'Full driving licence'],
    ["You'll have:", 'your own chisels', 'own chisels'],
  ])('under “%s”', (heading, line, phrase) => {
    expect(phrases(`Lock keeper\n\n${heading}\n- ${line}\n- PostgreSQL\n- Terraform\n- Git and Kubernetes`)).toContain(phrase);
  });

  it.each([
    [
      "You'd be responsible for tuning eight uprights a day, regulating grands, keeping the humidity log and advising teachers on repairs.",
      ['tuning eight uprights a day', 'regulating grands', 'keeping the humidity log', 'advising teachers on repairs'],
    ],
    ["In the summer you'll restring the practice rooms.", ['restring the practice rooms']],
    ["As Studio Lead you'll plan the course list.", ['plan the course list']],
    [
      'That means opening on time, counting the drawer and keeping the log of visitors.',
      ['opening on time', 'counting the drawer', 'keeping the log of visitors'],
    ],
    ['Understanding of safeguarding and of food allergies is desirable.', ['safeguarding', 'food allergies']],
    ['You need a steady hand, and it is essential that you can pare leather by hand.', ['steady hand', 'pare leather by hand']],
    ["You will need BSL at Level 3, and we'd love you to hold Level 6.", ['BSL at Level 3', 'Level 6']],
    ['Candidates should have an MSc in toxicology, LC-MS/MS experience.', ['MSc in toxicology', 'LC-MS/MS experience']],
  ])('“%s”', (sentence, expected) => {
    expect(phrases(`Keeper\n\n${sentence}\n\nRequirements\n- PostgreSQL\n- Terraform\n- Git`)).toEqual(expect.arrayContaining(expected));
  });

  it('where duties have no subject', () => {
    const found = phrases(
      'Operator\n\nExamples of duties: Makes rounds and reads gauges. Washes filters. Lead, schedule and coach a team of five.\n\nRequirements\n- PostgreSQL\n- Terraform\n- Git',
    );
    expect(found).toEqual(expect.arrayContaining(['Makes rounds', 'reads gauges', 'Washes filters', 'Lead, schedule and coach a team of five']));
  });

  it.each([
    ['IT literate', 'IT literate'],
    ['ANSI/NCSL Z540.3', 'ANSI/NCSL Z540.3'],
    ['RSPH Level 2 in Pest Management (must)', 'RSPH Level 2 in Pest Management'],
    ['Food hygiene certificate, or we put you through it', 'Food hygiene certificate'],
    ['Experience managing utility or infrastructure asset data', 'Experience managing utility or infrastructure asset data'],
    ['Clean licence as the van is ours', 'Clean licence'],
  ])('“%s” is cut to “%s”', (line, phrase) => {
    expect(phrases(`Requirements\n- ${line}\n- PostgreSQL\n- Terraform`)).toContain(phrase);
  });
});

describe('no demand at all', () => {
  it.each([
    'Pay is the apprentice rate going up to £10.50 after six months, plus fish.',
    'You will be on the knife within a month.',
    'They will have done so, or be ready to.',
  ])('“%s”', (sentence) => {
    const rows = understandAdvert(`Fishmonger\n\n${sentence}\n\nRequirements\n- PostgreSQL\n- Terraform\n- Git`, '').requirements;
    expect(rows.map(({ quote }) => quote)).not.toContain(sentence);
  });

  it('has no half of a sentence and no way that is none', () => {
    expect(phrases('Requirements\n- Carving skills\n- making skills as above\n- Git\n- Terraform')).not.toContain('making skills as above');
    const rows = understandAdvert('Requirements\n- ISO/IEC 17025 and MET/CAL\n- U.S. person (ITAR)\n- Git\n- Terraform', '').requirements;
    expect(rows.flatMap(({ alternatives }) => alternatives)).toEqual([]);
  });
});
