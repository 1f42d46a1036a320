import { describe, expect, it } from 'vitest';
import type { Cv } from '../../../domain/cv.ts';
import { documentFromText } from '../document-from-text.ts';
import { type Draft, heading, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

const printed = (lines: readonly (string | Draft)[]): Cv => readCv(laidOut([name('Ida Moor'), 'ida@moor.example', ...lines])).cv;
const kinds = (cv: Cv): string[] => cv.sections.map(({ kind, heading: over }) => `${kind} ${over?.value ?? ''}`.trim());
const values = (reads: Cv['skills']): string[] => reads.map(({ value }) => value);

describe('the labels of a Europass form beside their content', () => {
  const cv = printed([
    heading('Work experience'),
    'Nurse, Elm Hospital\t2019 – 2024',
    heading('Personal skills'),
    'Mother tongue\tHiligaynon',
    'Other languages',
    'English\tC1\tC1\tC1\tB2',
    'Arabic\tA2\tA1\tA2\t–',
    'Communication skills\tGood with people. Can work with anybody (11 nations',
    'in my ward).',
    'Organisational skills\tLed the night shift. Treasurer of 140 members.',
    'Digital skills\tCerner, Excel, Canva',
    'Hobbies\tguitar, volleyball',
  ]);

  it('end the languages', () => expect(values(cv.languages)).toEqual(['Hiligaynon (mother tongue)', 'English (C1)', 'Arabic (A2)']));
  it('hold skills where they hold a list', () => expect(values(cv.skills)).toEqual(['Cerner', 'Excel', 'Canva']));
  it('hold interests', () => expect(values(cv.interests)).toEqual(['guitar', 'volleyball']));
});

it('the level beside a language is no label', () => {
  const cv = printed([heading('Languages'), 'English\tfluent', 'German\tmother tongue', heading('Education'), 'BA History, Elm University, 2012']);
  expect(values(cv.languages)).toEqual(['English (fluent)', 'German (mother tongue)']);
});

describe('a heading over two lines', () => {
  it('is one where its first line ends in the middle', () => {
    const cv = printed([
      heading('SKILLS'),
      'Excel, Word',
      heading('EDUCATION'),
      'BA History, Elm University, 2012',
      heading('AWAY FROM THE'),
      heading('SCREEN'),
      'Cycling, choir',
    ]);
    expect([kinds(cv).at(-1), values(cv.interests)]).toEqual(['interests AWAY FROM THE SCREEN', ['Cycling', 'choir']]);
  });

  it('is two where each is whole', () => {
    expect(kinds(printed([heading('Education'), 'BA History, Elm University, 2012', heading('SKILLS'), heading('LANGUAGES'), 'English, Welsh']))).toContain(
      'languages LANGUAGES',
    );
  });
});

it('a certificate in capitals among others is no heading', () => {
  const cv = printed([
    heading('EXPERIENCE'),
    'Clerk, Acme Ltd, 2019 - 2020',
    heading('CERTIFICATIONS'),
    'Forklift operator, renewed 2026',
    'OSHA 10',
    'Hazmat awareness, 2024',
  ]);
  expect(kinds(cv).at(-1)).toBe('certifications CERTIFICATIONS');
});

describe('a labelled project', () => {
  const block = (number: number): string[] => [
    `Project #${number}\tShop on the web`,
    'Client\tFennimore',
    'Duration\t2021 – 2023',
    'Team size\t9',
    '• Tested the basket, 85 cases',
  ];
  const section = (cv: Cv): string[] => cv.sections.filter(({ kind }) => kind === 'projects').map(({ from, to }) => `${from}-${to}`);

  it('goes on over the page past a column of its own', () => {
    const drafts: (string | Draft)[] = [
      heading('Technical skills'),
      'Tools\tJira, Git',
      heading('Projects'),
      ...block(1).map((text): Draft => (text.startsWith('•') ? { text, x: 160, column: 1 } : { text })),
      ...block(2).map((text, at): Draft => ({ text, page: 2, line: at + 1, y: 40 + at * 14, ...(text.startsWith('•') ? { x: 160 } : {}) })),
    ];
    const cv = printed(drafts);
    expect(values(cv.skills)).toEqual(['Jira', 'Git']);
    expect(section(cv)).toHaveLength(1);
  });

  it('is one under a heading that is none of projects', () => {
    const cv = printed([heading('Technical skills'), 'Jira, Git', ...block(1), heading('Education'), 'BA History, Elm University, 2012']);
    expect([values(cv.skills), section(cv)]).toEqual([['Jira', 'Git'], ['4-9']]);
  });

  it('stays with the job it stands under, and takes more than a name', () => {
    expect(section(printed([heading('Experience'), 'Tester, Acme Ltd\t2019 – 2024', ...block(1)]))).toEqual([]);
    expect(section(printed([heading('Skills'), 'Project 2: office move', 'Excel, Word', 'Scrum']))).toEqual([]);
  });
});

it('a post box is no telephone', () => {
  const phone = (line: string): string | null =>
    readCv(documentFromText(`Ida Moor\n${line}\n\nExperience\nClerk, Acme Ltd, 2019 - 2020`)).cv.phone?.value ?? null;
  expect(phone('P.O. Box 00417 – 40100, Kisumu | Cell: +254 700 000 417')).toBe('+254 700 000 417');
  expect(phone('Private Bag 0012 3456, Gaborone')).toBeNull();
  expect(phone('Tel: 0151 496 0123')).toBe('0151 496 0123');
});
