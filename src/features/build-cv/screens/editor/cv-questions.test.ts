import { expect, it } from 'vitest';
import { editorDataOf } from '../../../../domain/cv-build.ts';
import type { CvQuestion } from '../../../../domain/cv-question.ts';
import { askedOf, bracketsOf, fieldOfLine } from './cv-questions.ts';
import { withAnswers, withBullet, withoutQuestion } from './parts/answered.ts';
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
  expect(bracketsOf(CV)).toEqual([
    { part: 'summary', field: 'professionalSummary', from: 4, to: 15 },
    { part: 'experience', field: 'experience.0.bulletPoints.1', from: 13, to: 24 },
    { part: 'experience', field: 'experience.0.bulletPoints.1', from: 28, to: 39 },
  ]);
});

const COUNT: CvQuestion = {
  line: 'Answered calls',
  text: null,
  template: {
    questions: [{ text: 'How many calls did you answer?', fields: [{ kind: 'number', slot: 'count', label: 'How many', unit: 'calls', example: '40' }] }],
    segments: [
      { pieces: [], otherwise: 'Answered ' },
      { pieces: [{ slot: 'count' }, { text: ' calls' }], otherwise: 'calls' },
    ],
    needs: [],
    example: { count: '40' },
  },
  answers: {},
};
const IN_WORDS: CvQuestion = { line: 'Opened the shop', text: 'What changed?', template: null, answers: {} };
const OF_JOB: CvQuestion = { line: '', text: 'What did you do?', template: null, answers: {} };
const JOB = { jobTitle: 'Clerk', company: 'Acme', dates: '2020', bulletPoints: ['Opened the shop', 'Answered calls'], questions: [COUNT, IN_WORDS, OF_JOB] };
const fieldsAsked = (job: typeof JOB | ReturnType<typeof withAnswers>) => askedOf({ experience: [job] }).map(({ field }) => field);

it('leads to each question beside its line, wherever the line stands, until it is answered', () => {
  expect(fieldsAsked(JOB)).toEqual(['experience.0.bulletPoints.0', 'experience.0.bulletPoints.1.question', 'experience.0.question.0']);
  expect(fieldsAsked({ ...JOB, bulletPoints: JOB.bulletPoints.toReversed() })[0]).toBe('experience.0.bulletPoints.0.question');
  const answered = withAnswers(JOB, 1, COUNT, { count: '60' });
  expect(answered.bulletPoints[1]).toBe('Answered 60 calls');
  expect(fieldsAsked(answered)).not.toContain('experience.0.bulletPoints.1.question');
  const [again] = answered.questions ?? [];
  expect(again === undefined ? [] : withAnswers(answered, 1, again, {}).bulletPoints).toEqual(JOB.bulletPoints);
});

it('asks nothing about a line that its owner has taken over, and nothing that was dropped', () => {
  expect(fieldsAsked({ ...JOB, bulletPoints: ['Opened the shop at six', 'Answered every call'] })).toEqual(['experience.0.question.0']);
  expect(fieldsAsked(withoutQuestion(JOB, IN_WORDS))).not.toContain('experience.0.bulletPoints.0');
  const told = withBullet({ ...JOB, bulletPoints: [''] }, OF_JOB, ' Ran the post room ');
  expect(told.bulletPoints).toEqual(['Ran the post room']);
  expect(fieldsAsked(told)).toEqual([]);
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
