import { describe, expect, it } from 'vitest';
import type { Cv } from '../../../domain/cv.ts';
import { bold, type Draft, heading, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

const read = (...lines: readonly (string | Draft)[]): Cv =>
  readCv(laidOut([...lines, heading('Experience'), bold('Buyer, Fennimore Ltd, 2012 – 2015'), '• Bought'])).cv;

it.each([
  [['Oluchi', 'Adair-', 'Brook'], 'Oluchi Adair-Brook'],
  [['INES J. CALLOWAY, PMP®, CSM®, SAFe® 5, ITIL®', 'v3, LSSYB'], 'INES J. CALLOWAY'],
  [['Ines Calloway, MSW, RSW'], 'Ines Calloway'],
  [['Ines Calloway'], 'Ines Calloway'],
])('a name of several lines or with letters behind it: %j', (lines, expected) => {
  expect(read(...lines.map(name), 'ic@example.org | 07700 900123').name?.value).toBe(expected);
});

it.each([
  ['Tel: 020 7946 0318 / 07700 900911', '020 7946 0318'],
  ['Tel: 0341 / 123 45 67', '0341 / 123 45 67'],
  ['Tel: +49 (0) 711 / 1234567', '+49 (0) 711 / 1234567'],
])('one number of two, and the whole of one: %s', (line, phone) => {
  expect(read(name('Ines Calloway'), line).phone?.value).toBe(phone);
});

it.each([
  ['12 Craig Terrace Dingwall. 07700 900059. ines@example.org', 'Dingwall'],
  ['c/- Post Office, Wee Waa NSW 2388. Phone 0491 570 737', 'Wee Waa NSW'],
  ['14 Tenter Close, Batley, West Yorkshire. Mobile 07700 900184', 'Batley, West Yorkshire'],
])('the town of an address: %s', (line, town) => {
  expect(read(name('Ines Calloway'), line).location?.value).toBe(town);
});

it('languages with what is said of each', () => {
  const told = (...lines: string[]): string[] =>
    read(name('Ines Calloway'), 'ic@example.org', heading('Languages'), ...lines).languages.map(({ value }) => value);
  expect(told('Mother tongue: POLISH', 'Listening\tReading\tWriting', 'ENGLISH\tC2\tC1\tC1\tC1\tC1', 'IRISH\tA1\tA1\tA1\t–')).toEqual([
    'POLISH (mother tongue)',
    'ENGLISH (C1)',
    'IRISH (A1)',
  ]);
  expect(told('English and Twi fluent, Ga and Ewe conversation, French a little.')).toEqual([
    'English (fluent)',
    'Twi (fluent)',
    'Ga (conversational)',
    'Ewe (conversational)',
    'French (a little)',
  ]);
  expect(told('English, native', 'Vietnamese, enough for my', "mother's kitchen")).toEqual(['English (native)', "Vietnamese (enough for my mother's kitchen)"]);
});

describe('what a document calls itself', () => {
  const below = ['Off Marsh Road, Lagos. ines@example.org', heading('Experience'), 'Clerk, Fennimore Ltd, 2018 - 2021'];

  it.each([
    ['CURRICULUM VITAE', []],
    ['V I T A E', []],
    ['CV', []],
    ['RESUME', []],
    ['BIO DATA', []],
    ['PERSONAL DATA', []],
    ['CURRICULUM', [name('VITAE')]],
  ] as const)('is nobody’s name: %s', (title, more) => {
    expect(readCv(laidOut([name(title), ...more, 'Ines Calloway', ...below])).cv.name?.value).toBe('Ines Calloway');
  });

  it('stands over a name with how to address her behind it', () => {
    expect(readCv(laidOut([name('CURRICULUM VITAE'), 'CALLOWAY, INES MARIA (MRS.)', ...below])).cv.name?.value).toBe('CALLOWAY, INES MARIA');
  });

  it('may be a part of a name', () => {
    expect(readCv(laidOut([name('Ines Vitae'), ...below])).cv.name?.value).toBe('Ines Vitae');
  });
});

it('the rows of a form about the person name no town', () => {
  const { cv } = readCv(
    laidOut([name('Ines Calloway'), 'ines@example.org', heading('BIO DATA'), 'Sex:\tMale', 'Marital Status:\tSingle', heading('Hobbies'), 'Eels']),
  );
  expect(cv.location).toBeNull();
});
