import { describe, expect, it } from 'vitest';
import type { Cv } from '../../../domain/cv.ts';
import { bold, type Draft, heading, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

const read = (lines: readonly (string | Draft)[]): Cv => readCv(laidOut(lines)).cv;
const kinds = (cv: Cv): string[] => cv.sections.map(({ kind, heading: own }) => `${kind}: ${own?.value ?? '-'}`);

describe('headings that no list knows', () => {
  const cv = read([
    name('Ines Calloway'),
    'ines@example.org | 07700 900142',
    heading('IN SHORT'),
    'I have cooked for eleven years, most of them for people who wanted chips. I am looking for a kitchen with a window.',
    heading('KITCHENS'),
    bold('Sous Chef, The Tin Whistle, Mar 2019 - present'),
    '• Ran a section of five on the busiest night of the week',
    bold('Commis Chef, Harbour Rooms, May 2015 - Feb 2019'),
    '• Peeled what there was to peel',
    heading('BITS OF PAPER'),
    'Diploma in Professional Cookery, Marsh Lane College, 2014',
    heading('WHAT I COOK ON'),
    'Rational ovens, induction, charcoal, Thermomix, a plancha',
    heading('NOT IN WHITES'),
    'I swim in the sea until the sea says no.',
  ]);

  it('are headings by their look', () => {
    expect(kinds(cv)).toEqual([
      'header: -',
      'summary: IN SHORT',
      'experience: KITCHENS',
      'education: BITS OF PAPER',
      'skills: WHAT I COOK ON',
      'other: NOT IN WHITES',
    ]);
  });

  it('have under them what stands under them', () => {
    expect(cv.experience.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ['Sous Chef', 'The Tin Whistle'],
      ['Commis Chef', 'Harbour Rooms'],
    ]);
    expect(cv.education.map(({ degree, institution }) => [degree?.value, institution?.value])).toEqual([
      ['Diploma in Professional Cookery', 'Marsh Lane College'],
    ]);
    expect(cv.skills.map(({ value }) => value)).toEqual(['Rational ovens', 'induction', 'charcoal', 'Thermomix', 'a plancha']);
  });

  it('do not make a heading of each job, whose titles are set like headings', () => {
    const jobs = read([
      name('Ines Calloway'),
      'ines@example.org',
      heading('Experience'),
      heading('Sous Chef'),
      'The Tin Whistle, Mar 2019 - present',
      '• Ran a section of five on the busiest night',
      heading('Commis Chef'),
      'Harbour Rooms, May 2015 - Feb 2019',
      '• Peeled what there was to peel',
      heading('Kitchen Porter'),
      'Harbour Rooms, May 2014 - Apr 2015',
      '• Washed what there was to wash',
      heading('Education'),
      'Diploma in Professional Cookery, Marsh Lane College, 2014',
    ]);
    expect(jobs.experience.map(({ title }) => title?.value)).toEqual(['Sous Chef', 'Commis Chef', 'Kitchen Porter']);
  });

  it('are told by what stands under them in a language no list speaks', () => {
    const polish = read([
      name('Jagoda Murawska'),
      'jagoda@example.org | +48 601 555 217',
      heading('Doświadczenie zawodowe'),
      bold('Grafik, Studio Trzy Okna, 03.2019 – obecnie'),
      '• opakowania dla trzech piekarni',
      heading('Wykształcenie'),
      'Magister sztuki, Akademia Rysunku, 2012 – 2017',
      heading('Umiejętności'),
      'InDesign, Figma, Illustrator, Procreate',
      heading('Zainteresowania'),
      'Szermierka i stare mapy.',
    ]);
    expect(kinds(polish)).toEqual([
      'header: -',
      'experience: Doświadczenie zawodowe',
      'education: Wykształcenie',
      'skills: Umiejętności',
      'interests: Zainteresowania',
    ]);
    expect(polish.experience.map(({ title, company, period }) => [title?.value, company?.value, period?.current])).toEqual([
      ['Grafik', 'Studio Trzy Okna', true],
    ]);
  });
});

it('leaves the running header and footer of the pages to nobody', () => {
  const head = (page: number): Draft => ({ text: 'INES CALLOWAY', page, y: 30, fontSize: 8 });
  const foot = (page: number): Draft => ({ text: `Printed for you on 22/11/2026, sheet ${String(page)}`, page, y: 805, fontSize: 8 });
  const cv = read([
    head(1),
    name('Ines Calloway'),
    'ines@example.org',
    heading('Experience'),
    bold('Baker, Fennimore Ltd, 2019 - 2020'),
    '• Baked 400 loaves a night',
    '• Trained six apprentices and',
    foot(1),
    head(2),
    { text: 'one of their fathers', page: 2, y: 60 },
    heading('Education'),
    { text: 'HND Baking, Marsh Lane College, 2008', page: 2, y: 110 },
    { text: 'Passed', page: 2, y: 130 },
    foot(2),
  ]);
  expect(cv.experience.flatMap(({ bullets }) => bullets.map(({ text }) => text))).toEqual([
    'Baked 400 loaves a night',
    'Trained six apprentices and one of their fathers',
  ]);
  expect(JSON.stringify(cv.education)).not.toContain('Printed');
});

describe('a paragraph above the first heading', () => {
  const under = [heading('EXPERIENCE'), bold('Sous Chef, The Tin Whistle, Mar 2019 - present'), '• Ran a section of five'];

  it('is the summary, wrapped lines and all', () => {
    const cv = read([
      name('Ines Calloway'),
      'ines@example.org | 07700 900142',
      'Cook of eleven years at the busy end of a pass, with an eye for waste and a',
      'bias for gravy.',
      ...under,
    ]);
    expect(kinds(cv)).toEqual(['header: -', 'summary: -', 'experience: EXPERIENCE']);
    expect(cv.summary.map(({ text }) => text)).toEqual(['Cook of eleven years at the busy end of a pass, with an eye for waste and a bias for gravy.']);
  });

  it('is none where it is a headline, an address or a row of tools', () => {
    const cv = read([name('Ines Calloway'), 'Sous Chef', '12 Harbour Lane, Whitby', 'ines@example.org | 07700 900142', ...under]);
    expect(kinds(cv)).toEqual(['header: -', 'experience: EXPERIENCE']);
  });
});

describe('the first item of a list', () => {
  const under = (first: string): string[] =>
    kinds(
      read([
        name('Ines Calloway'),
        'ines@example.org | 07700 900142',
        heading('Skill Highlights'),
        first,
        '• Menu costing',
        '• Stock control',
        heading('Experience'),
        bold('Sous Chef, The Tin Whistle, Mar 2019 - present'),
        '• Ran a section of five on the busiest night of the week',
      ]),
    );

  it('is no heading, whatever its words', () => {
    expect(under('• Leadership/communication skills')).toEqual(['header: -', 'skills: Skill Highlights', 'experience: Experience']);
  });
});
