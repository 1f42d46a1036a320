import { describe, expect, it } from 'vitest';
import type { Cv } from '../../../domain/cv.ts';
import { documentFromText } from '../document-from-text.ts';
import { type Draft, heading, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

const of = (skills: string): Cv => readCv(documentFromText(`Ida Moor\n\nSkills\n${skills}\n\nEducation\nBA History, Elm University, 2012`)).cv;
const values = (reads: Cv['skills']): string[] => reads.map((read) => read.value);

describe('labels of rows', () => {
  it.each(['Office tools', 'Bürosoftware', 'Bureautique', 'Ofimática', 'Informática', 'Pacchetti ufficio', 'Kantoorpakketten'])(
    '"%s" beside a list is no skill',
    (label) => {
      for (const sign of ['\t', ': ', '：', ':\n'])
        expect(values(of(`${label}${sign}Excel, Word\nSpreadsheet law: Lookups, Pivots`).skills)).toEqual(['Excel', 'Word', 'Lookups', 'Pivots']);
    },
  );

  it('one item beside a label will do where other labels stand above it', () => {
    expect(values(of('Office\tExcel, Word\nDatabase\tPostgreSQL').skills)).toEqual(['Excel', 'Word', 'PostgreSQL']);
    expect(values(of('Excel\tWord\nOutlook\tAccess').skills)).toEqual(['Excel', 'Word', 'Outlook', 'Access']);
  });

  it('is the skill itself where a rating stands beside it', () => {
    expect(values(of('Python: advanced\nSQL\t5 years\nExcel\texpert, 10 years').skills)).toEqual(['Python', 'SQL', 'Excel']);
  });

  it('knows the head of a table', () => {
    expect(values(of('Skill\tLevel\tYears\nExcel\texpert\t10').skills)).toEqual(['Excel']);
  });

  it('sends languages, hobbies and the driving licence where they belong', () => {
    const cv = of('Office\tExcel, Word\nLanguages\tGerman (C1), French\nHobbies\tchess, kites\nFührerschein\tKlasse B, C1\nTyping speed\t60 wpm');
    expect([values(cv.skills), values(cv.languages), values(cv.interests)]).toEqual([
      ['Excel', 'Word'],
      ['German (C1)', 'French'],
      ['chess', 'kites'],
    ]);
  });

  it('drops a note that would make a skill a sentence', () => {
    expect(values(of('Stakeholder management (front of house, suppliers, two brewers and one food critic)\nExcel (Pivot)').skills)).toEqual([
      'Stakeholder management',
      'Excel (Pivot)',
    ]);
  });
});

it('an item with a list of its own is one skill', () => {
  expect(
    values(of('juggling · accents: Fife, Kerry, Ulster, one from Malta that I was told never to do again · budgets up to £48,500 · fencing').skills),
  ).toEqual(['juggling', 'accents: Fife, Kerry, Ulster', 'budgets up to £48,500', 'fencing']);
});

describe('a skill that its column was too narrow for', () => {
  const printed = (...lines: (string | Draft)[]): string[] =>
    values(readCv(laidOut([name('Ida Moor'), heading('Skills'), ...lines, heading('Education'), 'BA History, Elm University, 2012'])).cv.skills);

  it('goes on under the words of its bullet', () => {
    expect(printed('• Supplier', { text: 'management', x: 61 }, '• Negotiation', '• Filing')).toEqual(['Supplier management', 'Negotiation', 'Filing']);
  });

  it('goes on in small letters where the others have capitals', () => {
    expect(printed('Supplier', 'management', 'Negotiation', 'Filing')).toEqual(['Supplier management', 'Negotiation', 'Filing']);
    expect(printed('filing', 'negotiation', 'law')).toEqual(['filing', 'negotiation', 'law']);
  });
});

describe('interests', () => {
  const interests = (text: string): string[] => values(readCv(documentFromText(`Ida Moor\n\nSkills\nExcel\n\nInterests\n${text}`)).cv.interests);
  it('are told from the sentence round them', () => {
    expect(interests('In my spare time I enjoy reading, bell ringing and\nkeeping bees. I also love kites.')).toEqual([
      'reading',
      'bell ringing',
      'keeping bees',
      'kites',
    ]);
    expect(interests('Rock and roll, chess')).toEqual(['Rock and roll', 'chess']);
  });
});
