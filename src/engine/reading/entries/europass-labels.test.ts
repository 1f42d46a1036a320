import { describe, expect, test } from 'vitest';
import { heading, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';
import { withPlace } from './europass-labels.ts';

test.each([
  ['Hotel Elbe (178 rooms) City: Hamburg | Country: Germany', 'Hotel Elbe (178 rooms) | Hamburg, Germany'],
  ['City: Riva del Garda | Country: Italy', 'Riva del Garda, Italy'],
  ['Fennimore GmbH Ort: Emden | Land: Deutschland', 'Fennimore GmbH | Emden, Deutschland'],
  ['Chamber of Commerce Country: Germany', 'Chamber of Commerce | Germany'],
])('what a form asks for a town and a country is the place: %s', (text, plain) => {
  expect(withPlace(text)).toBe(plain);
});

test.each(['Manchester City: match steward', 'Sold land: four acres', 'City: the novel', 'Country: folk, blues', 'Kept the books of City Road'])(
  'other words are left alone: %s',
  (text) => {
    expect(withPlace(text)).toBe(text);
  },
);

describe('a Europass CV', () => {
  const read = readCv(
    laidOut([
      name('Ines Calloway'),
      'ines@example.org',
      heading('Work experience'),
      '[ 01/05/2019 – Current ]',
      'Sous Chef',
      'Hotel Elbe City: Hamburg | Country: Germany',
      'Address: Elbchaussee 4, 22765 Hamburg | Website: www.elbe.example',
      'Business or sector Accommodation | Name of unit or department Kitchen',
      '• Cooked for two hundred guests',
      '[ 2008 – 2011 ]',
      'Cook',
      'Pensiunea Brad City: Predeal | Country: Romania',
      heading('Education'),
      'BSc Botany, 2004',
    ]),
    '2026-11-23',
  ).cv.experience;

  test('has employers and places without their labels', () => {
    expect(read.map(({ title, company, location }) => [title?.value, company?.value, location?.value])).toEqual([
      ['Sous Chef', 'Hotel Elbe', 'Hamburg, Germany'],
      ['Cook', 'Pensiunea Brad', 'Predeal, Romania'],
    ]);
  });

  test('has no statement that only fills in a label', () => {
    expect(read.map(({ bullets }) => bullets.map(({ text }) => text))).toEqual([['Cooked for two hundred guests'], []]);
  });
});
