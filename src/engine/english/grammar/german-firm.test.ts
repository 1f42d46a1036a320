import { expect, it } from 'vitest';
import { beiFirm } from './german-firm.ts';

it.each([
  ['Musikverlag Hartwig & Söhne', 'beim Musikverlag Hartwig & Söhne'],
  ['Spedition Wesertal', 'bei der Spedition Wesertal'],
  ['Akustik Mainblick GmbH', 'bei der Akustik Mainblick GmbH'],
  ['Siemens', 'bei Siemens'],
  ['Ohrwerk Kitzingen', 'bei Ohrwerk Kitzingen'],
])('%s', (name, said) => {
  expect(beiFirm(name)).toBe(said);
});
