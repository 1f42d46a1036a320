import { expect, test } from 'vitest';
import { expectsPhoto } from './cv-photo.ts';

test('a photo is offered where one is expected, by the country the CV goes to before the place where somebody lives', () => {
  for (const place of [
    'Germany',
    'deutschland',
    'Wien, Österreich',
    'Zürich, Switzerland',
    'Warszawa, Polska',
    'México',
    'United Arab Emirates',
    '日本',
    'İzmir, Türkiye',
  ])
    expect([place, expectsPhoto(place)]).toEqual([place, true]);
  for (const place of [
    '',
    'United States',
    'Ireland',
    'Leeds, UK',
    'Santa Fe, New Mexico',
    'Toronto, Canada',
    'Germantown, MD',
    'Netherlands',
    'Sweden',
    'Peruvian Close, Hull',
    'Lebanon, NH, USA',
  ])
    expect([place, expectsPhoto(place)]).toEqual([place, false]);
  expect(expectsPhoto('Germany', 'Leeds, UK')).toBe(true);
  expect(expectsPhoto('United Kingdom', 'Berlin, Germany')).toBe(false);
  expect(expectsPhoto(' ', 'Berlin, Germany')).toBe(true);
});
