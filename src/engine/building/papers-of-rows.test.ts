import { describe, expect, it } from 'vitest';
import { documentFromText } from '../reading/document-from-text.ts';
import { inferQuestionnaire } from './infer-questionnaire.ts';
import { paperParts, papersOf } from './papers-of-rows.ts';

describe('papers of one row', () => {
  it.each([
    ['PASMA, June 2023, IPAF 2022', ['PASMA, June 2023', 'IPAF 2022']],
    ['Safeguarding January 2025, Moving and Handling March 2025, COSHH 2024', ['Safeguarding January 2025', 'Moving and Handling March 2025', 'COSHH 2024']],
    ['Training: Fire Warden 2022, Food Hygiene 2023', ['Fire Warden 2022', 'Food Hygiene 2023']],
    [
      'Level 2 Food Hygiene, 2022. COSHH Awareness, Highfield, March 2023. Fire Marshal, expired June 2024.',
      ['Level 2 Food Hygiene, 2022', 'COSHH Awareness, Highfield, March 2023', 'Fire Marshal, expired June 2024'],
    ],
    ['JP License, CID, 2018 | Gas Installer, NITC, March 2024', ['JP License, CID, 2018', 'Gas Installer, NITC, March 2024']],
    ['AWS D1.2 structural aluminum, 2009, lapsed 2012', ['AWS D1.2 structural aluminum, 2009, lapsed 2012']],
    ['Hygiene course, Naas, 2022, Dublin', ['Hygiene course, Naas, 2022, Dublin']],
  ])('%s', (row, papers) => expect(papersOf(row)).toEqual(papers));

  it.each([
    ['AAT Level 2, Swindon College, 2005', { name: 'AAT Level 2', from: 'Swindon College', date: '2005' }],
    ['Afon High School, 5 GCSEs, 2013', { name: '5 GCSEs', from: 'Afon High School', date: '2013' }],
    ['Safeguarding refresher September 2025', { name: 'Safeguarding refresher', from: '', date: 'September 2025' }],
    ['CICM Level 2, two units passed, 2019', { name: 'CICM Level 2, two units passed', from: '', date: '2019' }],
    ['Fire Marshal, expired June 2024', null],
    ['First aid, valid to 2027', null],
  ])('%s in its parts', (row, parts) => expect(paperParts(row)).toEqual(parts));

  it('stand apart among the studies', () => {
    const { education } = inferQuestionnaire(
      documentFromText(
        'Jo Berg\njo@example.com\n\nExperience\nFarrier, Corve Forge, 2018 - present\n- Shod horses\n\nEducation\nAAT Level 2, Swindon College, 2005\nCICM Level 2, two units passed, 2019\n9 GCSEs, Kingsdown School, 2001\nMandatory training: Infection control March 2025, Life Support March 2025',
      ),
      '2026-11-23',
    );
    expect(education.split('\n')).toEqual([
      'AAT Level 2 | Swindon College | 2005',
      'CICM Level 2, two units passed | 2019',
      '9 GCSEs | Kingsdown School | 2001',
      'Infection control | March 2025',
      'Life Support | March 2025',
    ]);
  });
});
