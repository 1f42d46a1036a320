import { expect, it } from 'vitest';
import { documentFromText } from '../document-from-text.ts';
import { readCv } from '../read-cv.ts';

it('takes a template’s "Company Name" on a line of its own for no job', () => {
  const { cv } = readCv(
    documentFromText(
      'BOAT BUILDER\n\nWork History\nCompany Name\nExperience\nBoat Builder\nMay 2012 to June 2018 Company Name - City , State\n• Planked two gigs\n• Steamed the oak\n\nEducation\nNVQ Level 3\n',
    ),
  );
  expect(cv.experience.map(({ title }) => title?.value)).toEqual(['Boat Builder']);
});
