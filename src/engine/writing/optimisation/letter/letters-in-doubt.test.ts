import { describe, expect, it } from 'vitest';
import { keywordLedger } from '../../../advert/keyword-ledger.ts';
import { understandAdvert } from '../../../advert/understand-advert.ts';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { understandCv } from '../../../roast-cv.ts';
import { toldOf } from './told-of.test-kit.ts';
import { writeLetter } from './write-letter.ts';

/** The letter of a CV for an advert. */
function letterOf(cv: string, jobRole: string, advert: string): string {
  const context = understandCv(documentFromText(cv), jobRole, '2026-11-23');
  const understood = understandAdvert(advert, jobRole);
  const ledger = keywordLedger(understood, context);
  return writeLetter({
    context,
    advert: understood,
    ledger,
    jobRole,
    companyName: 'Arden Works',
    toneOfVoice: 'Professional',
    websiteText: '',
    linkedinText: '',
    motivation: '',
    proudestWork: '',
  }).text;
}

describe('a line that is told only where its reading is certain', () => {
  it.each([
    // One of many without its article is no sentence; what is measured, and what has its article, is one.
    ['Crane was hired 2 weeks.', ''],
    ['Boiler was shut down 3 times in 2023', ''],
    ['The kiln was relined in 4 days', 'the kiln was relined in 4 days'],
    ['Wastage fell from 9% to 4% in one season', 'wastage fell from 9% to 4% in one season'],
    // The writer's life, why a job ended and hard times.
    ['Minded our newborn and drove a taxi for my brother-in-law 3 nights', ''],
    ['Gave it up when there was no work left', ''],
    ['Left to go travelling for 8 months', ''],
    ['Closed down in 2012 with the recession', ''],
    ['Drove the ferry 5 weeks in 2022 when Sean was out with his knee', ''],
    ['Measured and fitted 30 doors at my aunt’s workshop', 'I measured and fitted 30 doors at my aunt’s workshop'],
    // Words that are adjectives as well as verbs.
    ['Dry stone walls for 14 holdings in the dale', 'my work includes dry stone walls for 14 holdings in the dale'],
    ['Clear resin castings for 9 galleries', ''],
    ['Live captions for council meetings', 'my work includes live captions for council meetings'],
    ['Complete kitchens for 12 new homes', ''],
    ['Cool store of 400 pallets', 'my work includes the cool store of 400 pallets'],
    ['Clean 14 rooms a day', 'I clean 14 rooms a day'],
    ['Open the shop at six and cash up at two', 'I open the shop at six and cash up at two'],
    // What there was none of, and for how long.
    ['No dispensing errors in six years', 'I have had no dispensing errors in six years'],
    ['No parking in the yard', ''],
    // Small things that a sentence wants.
    ['Passed every hygiene inspection, 9 out of 9', 'I passed every hygiene inspection (9 out of 9)'],
    ['Also moved 300 archive boxes to Swindon 2018 to 2019', 'I moved 300 archive boxes to Swindon from 2018 to 2019'],
    ['Write up handovers on the tablet, signed off by the nurse', 'I write up handovers on the tablet, signed off by the nurse'],
    [
      'Opened accounts, chased missing invoices and credit notes from the depots',
      'I opened accounts and chased missing invoices and credit notes from the depots',
    ],
    ['Line manager of eleven: drivers, yard, office', 'I am line manager of eleven'],
    ['Served the counter and cash up at night', ''],
  ])('%s', (bullet, told) => {
    expect(toldOf(bullet)).toBe(told);
  });
});

describe('a letter with little to tell', () => {
  const text = letterOf(
    `Morwenna Bassett
Bude | morwenna@bassett.example
Experience
Kennel Manager, Tamar Kennels Ltd, March 2015 - June 2024
- Kept the medicine log for 60 dogs
- Negotiated a lower price for feed; the supplier delivers twice a week
- Rebuilt the run after the flood
January 2013 - February 2015
- Laid off. Walked greyhounds for my cousin
Certificates
Animal First Aid Level 2 – exp.
04/2029
Level 3 Kennel
Supervisor – 2019
School
GCSE: Maths 5, Biology 6, Double`,
    'Kennel Supervisor',
    `Kennel Supervisor
Requirements
- Animal First Aid Level 2
- GCSE Maths
- Experience of kennel work`,
  );
  it('says from when to when somebody worked', () => {
    expect(text).toContain('From March 2015 to June 2024 I worked as a Kennel Manager');
  });
  it('tells a third line where there are but two', () => {
    expect(text).toContain('rebuilt the run after the flood');
  });
  it('says nothing of a break', () => {
    expect(text).not.toMatch(/cousin|another job|laid off/iu);
  });
  it('names a paper with the date on its next line', () => {
    expect(text).toContain('Animal First Aid Level 2 (expires 04/2029)');
    expect(text).not.toMatch(/– exp/u);
  });
  it('tells no row of subjects that was cut', () => {
    expect(text).not.toMatch(/Double|school results/u);
  });
});

describe('a German letter', () => {
  it('names no phrase behind "nennen" that would want another ending', () => {
    const text = letterOf(
      `Ortrud Feldkamp
Münster | feldkamp@beispiel.example
Berufserfahrung
Erzieherin, Kita Aasee, 03/2018 - heute
- Betreuung von 12 Kindern mit erhöhtem Förderbedarf
- Dienstplanung für 9 Kolleginnen
Ausbildung
Staatlich anerkannte Erzieherin, Fachschule Münster, 2017`,
      'Gruppenleitung Kita',
      `Gruppenleitung Kita
Das bringen Sie mit
• Abschluss als Erzieherin
• Erfahrung mit erhöhtem Förderbedarf
• Führerschein Klasse B`,
    );
    expect(text).not.toMatch(/nennen in der Anzeige[^.]*erhöhtem|steht[^.]*erhöhtem/u);
  });
});
