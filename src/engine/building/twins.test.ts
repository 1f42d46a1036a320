import { expect, it } from 'vitest';
import { documentFromText } from '../reading/document-from-text.ts';
import { inferQuestionnaire } from './infer-questionnaire.ts';

const jobsOf = (text: string): string[] => {
  const { currentJobTitle, previousRoles, moreExperience } = inferQuestionnaire(documentFromText(text), '2026-11-29');
  return [currentJobTitle, ...previousRoles.map(({ jobTitle }) => jobTitle), ...moreExperience.map(({ jobTitle }) => jobTitle)];
};

it('names a job once that a list names and a story tells', () => {
  expect(
    jobsOf(
      'Rowena Tarn\nWork History\nBaker 07/2015 to 03/2019 Company Name\nMiller 05/2012 to 06/2015 Company Name\n\nExperience\nBaker 07/2015 to 03/2019 Company Name\n- Shaped four hundred loaves a night\n- Trained two apprentices\nMiller 05/2012 to 06/2015 Company Name\n- Ran the stones of a tide mill\n- Kept the sluices',
    ),
  ).toEqual(['Baker', 'Miller']);
});

it('reads jobs without dates over one with some, and a lone date before a house', () => {
  expect(
    jobsOf(
      'Rowena Tarn\nExperience\nLegal Assistant Company Name\n- Drafted pleadings and motions\nParalegal Company Name 07/2014 to 11/2016\n- Managed the papers of three partners\nOrganizer 01/2011 Fennimore Ltd\n- Led nine campaigns',
    ),
  ).toEqual(expect.arrayContaining(['Legal Assistant', 'Paralegal', 'Organizer']));
});
