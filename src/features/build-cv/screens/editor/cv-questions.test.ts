import { expect, it } from 'vitest';
import { editorDataOf } from '../../../../domain/cv-build.ts';
import { fieldOfLine, questionsOf } from './cv-questions.ts';
import { moved, pastedBullets } from './parts/lists.ts';

const CV = editorDataOf({
  professionalSummary: 'Led [how many?] people.',
  skillsSection: { technicalSkills: ['SQL'], softSkills: [], toolsAndTechnologies: [] },
  experience: [{ jobTitle: 'Cook', company: 'Acme', dates: '2020', bulletPoints: ['Cooked.', 'Cut waste by [how much?] in [how long?]'] }],
  educationSection: { degree: '', institution: '', dates: '', details: '' },
  proudestAchievementSection: '',
  personalInterestsSection: '',
});

it('finds every blank with its field and its place in it', () => {
  expect(questionsOf(CV)).toEqual([
    { part: 'summary', field: 'professionalSummary', from: 4, to: 15 },
    { part: 'experience', field: 'experience.0.bulletPoints.1', from: 13, to: 24 },
    { part: 'experience', field: 'experience.0.bulletPoints.1', from: 28, to: 39 },
  ]);
});

it('finds the field that a line of the page comes from', () => {
  expect(fieldOfLine(CV, '• Cooked.')).toMatchObject({ field: 'experience.0.bulletPoints.0', from: 0, to: 7 });
  expect(fieldOfLine(CV, 'Nothing of the kind')).toBeNull();
});

it('moves an item, and none beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

it('takes a pasted list apart, and leaves a single line alone', () => {
  expect(pastedBullets('• Led 4 people\n- Cut costs\r\n\n3. Won')).toEqual(['Led 4 people', 'Cut costs', 'Won']);
  expect(pastedBullets('One line')).toBeNull();
});
