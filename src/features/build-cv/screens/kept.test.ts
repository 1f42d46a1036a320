import { beforeEach, describe, expect, it } from 'vitest';
import { editorDataOf, type GeneratedCvContent, type InferredCvBuildData, NO_BIO } from '../../../domain/cv-build.ts';
import { EMPTY_QUESTIONNAIRE } from '../../../domain/empty-questionnaire.ts';
import { type CvBuildDetails, withDetails } from '../../../domain/cv-details.ts';
import { keep } from '../../../ui/device-store.ts';
import { changeBuild, forgetBuild, hasAnswers, keepBuild, keptBuild, learnToRead, markOwned, NEW_BUILD } from './kept-build.ts';
import { buildFromImport } from './import/import-calls.ts';
import { keepDetailsFor } from './kept-details.ts';
import { keptDetailsFor } from './read-kept-details.ts';

const ID = '3f1b6c1e-6a4f-4a57-9d43-0b7f7a0f6f11';
const JOB = { jobTitle: 'Apprentice', company: 'Crumb Ltd', dates: '2009 – 2011', bulletPoints: ['Swept.'] };
const IMPORT: CvBuildDetails = {
  bio: { fullName: 'Ada Example', email: 'ada@example.com', phone: '', location: 'Cork', linkedinUrl: '', portfolioUrl: '' },
  otherLanguages: [{ language: 'Irish', proficiency: 'Fluent' }],
  moreExperience: [JOB],
  moreSkills: { technicalSkills: ['Sourdough'], softSkills: [], toolsAndTechnologies: ['Deck oven'] },
  summary: 'Bakes.',
  summaryStruck: [],
  moreSections: [],
  asked: [],
};
const FOUND: InferredCvBuildData = {
  ...EMPTY_QUESTIONNAIRE,
  jobTitle: 'Baker',
  industry: 'Food',
  origins: { jobTitle: 'read', industry: 'inferred' },
  ...IMPORT,
};
const CV: GeneratedCvContent = {
  professionalSummary: '',
  skillsSection: { technicalSkills: [], softSkills: [], toolsAndTechnologies: ['deck oven'] },
  experience: [{ ...JOB, jobTitle: 'Baker' }],
  educationSection: { degree: '', institution: '', dates: '', details: '' },
  proudestAchievementSection: '',
  personalInterestsSection: '',
};

beforeEach(() => forgetBuild);

describe('what this device remembers', () => {
  it('is the same after a reload, and nothing after starting over', () => {
    keepBuild({ ...NEW_BUILD, step: 'step3', answers: { ...EMPTY_QUESTIONNAIRE, jobTitle: 'Baker' } });
    changeBuild({ trap: 'x' });
    expect(keptBuild()).toMatchObject({ step: 'step3', trap: 'x', answers: { jobTitle: 'Baker' } });
    expect(hasAnswers(keptBuild())).toBe(true);
    forgetBuild();
    expect(keptBuild()).toEqual(NEW_BUILD);
    expect(hasAnswers(keptBuild())).toBe(false);
  });

  it('survives nonsense', async () => {
    await learnToRead();
    for (const text of ['{', '{"step":"moon"}', 'null']) {
      keep('cv-build', text);
      expect(keptBuild()).toEqual(NEW_BUILD);
    }
  });

  it('keeps an import with its marks, and takes the place of older answers', () => {
    const build = buildFromImport(FOUND);
    expect(build).toMatchObject({ arrived: true, step: 'warning', row: null, details: IMPORT, origins: { industry: 'inferred' } });
    expect(build.answers).not.toHaveProperty('bio');
  });

  it('notes a purchase for its own row only', () => {
    keepBuild({ ...NEW_BUILD, row: { id: ID, madeFrom: '', written: true, owned: false } });
    markOwned('7f1b6c1e-6a4f-4a57-9d43-0b7f7a0f6f12');
    expect(keptBuild().row?.owned).toBe(false);
    markOwned(ID);
    expect(keptBuild().row?.owned).toBe(true);
  });

  it('forgets the person with the answers, but not the one whose CV was bought', () => {
    keepDetailsFor(ID, IMPORT);
    keepBuild({ ...NEW_BUILD, row: { id: ID, madeFrom: '', written: true, owned: false } });
    forgetBuild();
    expect(keptDetailsFor(ID)).toBeNull();
    keepDetailsFor(ID, IMPORT);
    keepBuild({ ...NEW_BUILD, row: { id: ID, madeFrom: '', written: true, owned: true } });
    forgetBuild();
    expect(keptDetailsFor(ID)).toEqual(IMPORT);
  });
});

describe('a CV and what is kept beside it', () => {
  it('gets name, languages and older jobs, once', () => {
    const full = withDetails(CV, IMPORT);
    expect(editorDataOf(full)).toMatchObject({ fullName: 'Ada Example', location: 'Cork', otherLanguages: IMPORT.otherLanguages });
    expect(full.experience).toEqual([...CV.experience, JOB]);
    expect(full.skillsSection).toEqual({ technicalSkills: ['Sourdough'], softSkills: [], toolsAndTechnologies: ['deck oven'] });
    expect(withDetails(full, IMPORT)).toEqual(full);
  });

  it('gets the towns of its jobs, and the years as the imported CV counts them', () => {
    const written = {
      ...CV,
      professionalSummary: 'Baker with 8+ years of experience, at O’Hara’s since 2019.',
      experience: [{ jobTitle: 'Baker', company: 'O’Hara’s', dates: '2019 – Present', bulletPoints: [] }],
    };
    const struck = { ...IMPORT, summary: 'Passionate.', summaryStruck: ['a', 'b', 'c'] };
    const full = withDetails(written, { ...struck, places: [{ jobTitle: 'Baker', company: "O'Hara's", location: 'Cork' }], ownYears: 'ten years in bread' });
    expect(full.experience[0]).toMatchObject({ location: 'Cork' });
    expect(full.professionalSummary).toBe('Baker with ten years in bread, at O’Hara’s since 2019.');
  });

  it('stays as it was saved: what somebody took out does not come back', () => {
    const saved = { ...CV, lastSaved: '2026-01-01T00:00:00Z' };
    expect(withDetails(saved, IMPORT)).toBe(saved);
    expect(withDetails(CV, null)).toBe(CV);
    const bio = { ...NO_BIO, fullName: 'Somebody Else' };
    expect(withDetails({ ...CV, bio }, IMPORT).bio).toMatchObject({ fullName: 'Somebody Else', location: 'Cork' });
  });
});
