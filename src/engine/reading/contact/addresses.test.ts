import { expect, it } from 'vitest';
import { withoutStreet } from './addresses.ts';

it.each([
  ['14 Mill Lane, Ely, CB7 4ZZ', 'Ely'],
  ['Am Deich 12a, 26721 Emden', 'Emden'],
  ['1600 Harbour Parkway, Duluth, MN', 'Duluth, MN'],
  ['Flat 3, 88 Tannery Row, Ely, UK', 'Ely, UK'],
  ['12 rue des Lilas, 69001 Lyon, France', 'Lyon, France'],
  ['Keizersgracht 12, 1015 ZZ Amsterdam', 'Amsterdam'],
  ['Calle Mayor 5, 28013 Madrid', 'Madrid'],
])('%s lies in %s', (address, town) => {
  expect(withoutStreet(address)).toBe(town);
});

it.each(['Austin, TX 78701', 'Leeds, United Kingdom', 'Salt Lake City, UT', 'Remote', '東京都渋谷区1-2-3'])('%s stays', (place) => {
  expect(withoutStreet(place)).toBe(place);
});
