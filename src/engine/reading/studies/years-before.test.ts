import { expect, it } from 'vitest';
import { documentFromText } from '../document-from-text.ts';
import { heading, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

const studies = (lines: readonly string[]): (string | null)[][] =>
  readCv(laidOut([name('Ida Moor'), 'ida@moor.example', heading('Education'), ...lines])).cv.education.map(({ degree, institution, period }) => [
    degree?.value ?? null,
    institution?.value ?? null,
    period?.text ?? null,
  ]);

it('a dash between a year and a course opens no period', () => {
  expect(studies(['2015 –\tCQP Ascenseurs', '2014 –\tBac pro Électrotechnique, lycée de Voiron', '2012 –\tBEP Électrotechnique'])).toEqual([
    ['CQP Ascenseurs', null, '2015'],
    ['Bac pro Électrotechnique', 'lycée de Voiron', '2014'],
    ['BEP Électrotechnique', null, '2012'],
  ]);
});

it('one line alone, and whatever names its end, stays open', () => {
  const period = (line: string): unknown => readCv(documentFromText(`Ida Moor\n\nEducation\n${line}`)).cv.education[0]?.period?.current;
  expect(period('2022 – present  BA History, Elm University')).toBe(true);
  expect(studies(['2019 – 2022\tBA History, Elm University', '2016 – 2019\tA levels, Oak College'])[0]?.[2]).toBe('2019 – 2022');
});

it('joins the name of a school that its line had no room for, and no detail', () => {
  expect(studies(['2014\tBac pro Électrotechnique, mention assez bien, lycée', 'professionnel de Voiron'])[0]?.[1]).toBe('lycée professionnel de Voiron');
  expect(studies(['2014\tBA History, Elm University', 'minor in chemistry'])[0]?.[1]).toBe('Elm University');
  expect(studies(['BA History, Elm University, 2014', 'thesis on mills'])[0]?.[1]).toBe('Elm University');
});
