import { describe, expect, it } from 'vitest';
import { type CvEditorData, editorDataOf } from '../../domain/cv-build.ts';
import { keysOf } from '../../domain/keys.ts';
import { SCORES } from '../../domain/roast.ts';
import { checkDraft } from './check-draft.ts';

const CV: CvEditorData = {
  ...editorDataOf({
    professionalSummary: 'Results-driven team player with a passion for synergy.',
    skillsSection: { technicalSkills: ['Python', 'SQL'], softSkills: [], toolsAndTechnologies: ['Airflow'] },
    experience: [
      {
        jobTitle: 'Data Engineer',
        company: 'Northwake Freight',
        dates: 'March 2021 – Present',
        bulletPoints: ['Responsible for the nightly load', 'Moved 140 pipelines to Airflow in 7 months'],
      },
    ],
    educationSection: { degree: 'BSc Computer Science', institution: 'University of West Larkshire', dates: '2012 – 2015', details: '' },
    proudestAchievementSection: '',
    personalInterestsSection: '',
  }),
  fullName: 'Ines Calloway',
  phone: '+44 7700 900431',
};
const JOB = 'Data Engineer';

describe('the free score of a draft', () => {
  it('adds up, and is the same every time', () => {
    const check = checkDraft(CV, JOB);
    for (const name of keysOf(SCORES)) expect(check.ledger[name].reduce((sum, { points }) => sum + points, 0)).toBe(check.scores[name]);
    expect(checkDraft(CV, JOB)).toEqual(check);
  });

  it('says what would raise it, best first, and where', () => {
    const { improvements } = checkDraft(CV, JOB);
    expect(improvements.length).toBeGreaterThan(2);
    const email = improvements.find(({ quote, part }) => quote === null && part === 'bio');
    expect(email?.fix).not.toBe('');
    expect(improvements.find(({ quote }) => quote?.includes('Responsible for') === true)?.part).toBe('experience');
    expect(improvements.find(({ quote }) => quote?.includes('synergy') === true)?.part).toBe('summary');
  });

  it('gets better when one follows it', () => {
    const before = checkDraft(CV, JOB);
    const after = checkDraft({ ...CV, email: 'ines@example.com' }, JOB);
    expect(after.scores.atsRating).toBeLessThan(before.scores.atsRating);
  });

  it('law 6: personal lines change no score', () => {
    const personal: Partial<CvEditorData> = {
      gender: 'Female',
      maritalStatus: 'Divorced',
      dateOfBirth: '1961-02-03',
      nationality: 'Norwegian',
      visaStatus: 'Needs sponsorship',
    };
    expect(checkDraft({ ...CV, ...personal }, JOB).scores).toEqual(checkDraft(CV, JOB).scores);
  });

  it('shows what a robot reads', () => {
    const { robot } = checkDraft(CV, JOB);
    expect(robot.fields).toContainEqual(expect.objectContaining({ name: 'currentCompany', value: 'Northwake Freight' }));
    expect(robot.fields).toContainEqual(expect.objectContaining({ name: 'email', value: null }));
  });

  it('takes an empty CV for an empty CV', () => {
    const empty = editorDataOf({
      professionalSummary: '',
      skillsSection: { technicalSkills: [], softSkills: [], toolsAndTechnologies: [] },
      experience: [],
      educationSection: { degree: '', institution: '', dates: '', details: '' },
      proudestAchievementSection: '',
      personalInterestsSection: '',
    });
    expect(checkDraft(empty, '').robot.totalLines).toBe(0);
  });
});
