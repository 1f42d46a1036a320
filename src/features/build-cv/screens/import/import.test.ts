import { describe, expect, it } from 'vitest';
import { type InferredCvBuildData } from '../../../../domain/cv-build.ts';
import { EMPTY_QUESTIONNAIRE } from '../../../../domain/empty-questionnaire.ts';
import { extractProblem, fileProblem, handOverProblem } from './import-problem.ts';
import { importSummary } from './import-summary.ts';

const pdf = new File(['x'], 'cv.pdf', { type: 'application/pdf' });

describe('what may be handed over', () => {
  it('is a PDF of at most 5 MB', () => {
    expect(fileProblem(pdf)).toBeNull();
    expect(fileProblem({ name: 'CV.PDF', type: '', size: 5 * 1024 * 1024 })).toBeNull();
    expect(fileProblem({ name: 'cv.docx', type: 'application/pdf', size: 1 })?.message).toBe(
      'Only PDF files are accepted. Please convert your document to PDF format.',
    );
    expect(fileProblem({ name: 'cv.pdf', type: 'application/pdf', size: 5 * 1024 * 1024 + 1 })?.message).toBe('File size too large. Please keep it under 5MB.');
  });

  it('or text of 100 characters, spaces around it not counted', () => {
    expect(handOverProblem('pdf', null, '')?.message).toBe('Please upload a PDF file.');
    expect(handOverProblem('text', null, '  \n ')?.message).toBe('Please paste your CV text or LinkedIn profile content.');
    expect(handOverProblem('text', pdf, `${'x'.repeat(99)}   `)?.message).toBe('Please provide more detailed information (at least 100 characters).');
    expect(handOverProblem('text', null, 'x'.repeat(100))).toBeNull();
    expect(handOverProblem('pdf', pdf, '')).toBeNull();
  });
});

describe('a refusal by the server', () => {
  const told = (body: unknown, status = 422) => extractProblem({ status, body, retryAfter: null }, 'pdf', true);

  it('about quality shows its details, or its message, in the orange box', () => {
    const body = { error: 'INSUFFICIENT_TEXT_QUALITY', message: 'A scan.' };
    expect(told({ ...body, details: 'Page 1 is a picture.' })).toMatchObject({ box: 'quality', message: 'Page 1 is a picture.' });
    expect(told(body)).toMatchObject({ box: 'quality', message: 'A scan.' });
  });

  it('about encoding or a lock suggests pasting the text', () => {
    expect(told({ error: 'X', message: 'Bad Unicode in stream' }).message).toMatch(/encoding.*Paste Text/);
    expect(told({ error: 'X', message: 'file is corrupted' }).message).toMatch(/corrupted or password-protected.*Paste Text/);
    expect(told({ error: 'X', message: 'needs a password' }).message).toMatch(/password-protected/);
  });

  it('is otherwise said as the server says it, or as the specification does', () => {
    expect(told({ error: 'X', message: 'Too many pages.' }).message).toBe('Too many pages.');
    expect(told(null, 500).message).toBe('Failed to process your CV. Please try again.');
    expect(extractProblem({ status: 429, body: null, retryAfter: 90 }, 'text', true).message).toContain('2 minutes');
    expect(extractProblem({ status: 0, body: null, retryAfter: null }, 'text', false).message).toMatch(/offline/);
  });
});

describe('what an import says it found', () => {
  const nothing: InferredCvBuildData = {
    ...EMPTY_QUESTIONNAIRE,
    origins: {},
    bio: { fullName: '', email: '', phone: '', location: '', linkedinUrl: '', portfolioUrl: '' },
    otherLanguages: [],
    moreExperience: [],
    moreSkills: { technicalSkills: [], softSkills: [], toolsAndTechnologies: [] },
    summary: '',
    summaryStruck: [],
    moreSections: [],
  };

  it('tells what was read from what was concluded', () => {
    const found = importSummary({
      ...nothing,
      bio: { ...nothing.bio, fullName: 'Ada Example' },
      currentJobTitle: 'Baker',
      industry: 'Food',
      topSkills: ['Rye'],
      previousRoles: [{ jobTitle: 'Apprentice', company: '', startDate: '', endDate: '', achievement: '' }],
      origins: { currentJobTitle: 'read', previousRoles: 'read', topSkills: 'read', industry: 'inferred' },
    });
    expect(found).toEqual(['We read: your name, 2 jobs, 1 skill.', 'Concluded, for you to check: industry.']);
  });

  it('admits that it was nothing', () => {
    expect(importSummary(nothing)).toHaveLength(1);
    expect(importSummary(nothing)[0]).toMatch(/nothing/);
  });
});
