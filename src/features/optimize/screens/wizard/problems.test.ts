import { describe, expect, it } from 'vitest';
import { WriteError } from '../../../../ui/api.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { cvProblem, detailsProblem, extractionProblem, fileProblem, saveProblem } from './problems.ts';

const FALLBACK = 'Failed to process your CV. Please check your file and try again, or use the text paste option instead.';
const failure = (status: number, body: unknown = null) => ({ status, body, retryAfter: null });

describe('a chosen file', () => {
  const pdf = { name: 'cv.pdf', type: 'application/pdf', size: 5 * 1024 * 1024 };
  it('must be a PDF of at most 5 MB', () => {
    expect(fileProblem(pdf)).toBeNull();
    expect(fileProblem({ ...pdf, name: 'cv.docx' })?.message).toMatch(/^Stop being lazy and make a PDF/);
    expect(fileProblem({ ...pdf, type: 'text/html' })?.message).toMatch(/^Stop being lazy/);
    expect(fileProblem({ ...pdf, size: pdf.size + 1 })?.message).toBe('Your CV is bigger than your career prospects. Keep it under 5MB.');
  });
});

describe('step 1', () => {
  it('asks for the file on the one tab and for text on the other', () => {
    expect(cvProblem({ tab: 'pdf', pastedText: 'x'.repeat(200) }, false)?.message).toBe("Where's your CV? Did the dog eat it?");
    expect(cvProblem({ tab: 'pdf', pastedText: '' }, true)).toBeNull();
    expect(cvProblem({ tab: 'text', pastedText: ' \n ' }, true)?.message).toBe('Please paste your CV text.');
  });

  it('counts what is left after trimming', () => {
    const short = `  ${'x'.repeat(99)}  `;
    expect(cvProblem({ tab: 'text', pastedText: short }, false)?.message).toBe('Please provide more detailed CV information (at least 100 characters).');
    expect(cvProblem({ tab: 'text', pastedText: 'x'.repeat(100) }, false)).toBeNull();
  });
});

it('checks the details in the order job, company, description, and takes blanks for nothing', () => {
  const order = [];
  let details = { ...EMPTY_DRAFT, jobRole: '  ', company: '\t', description: ' ' };
  for (let found = detailsProblem(details); found !== null; found = detailsProblem(details)) {
    order.push(found.message);
    details = { ...details, [found.field ?? '']: 'given' };
  }
  expect(order).toEqual([
    "What job do you want? 'Professional Dreamer' isn't a real position.",
    "Which company? 'Anywhere that will have me' isn't specific enough.",
    'Job description required. Copy-paste it from the job posting, genius.',
  ]);
});

describe('a PDF that could not be read', () => {
  it.each([
    ['INSUFFICIENT_TEXT_QUALITY', 'The text quality of this PDF is too low.'],
    ['INSUFFICIENT_TEXT_QUALITY', 'This PDF is a scan.'],
    ['PDF_CORRUPTED', 'This PDF is corrupted.'],
    ['SOMETHING', 'The encoding makes no sense.'],
  ])('shows what the server says in the orange box (%s: %s)', (error, details) => {
    expect(extractionProblem(failure(422, { error, message: 'other', details }), true)).toMatchObject({ box: 'quality', message: details });
  });

  it('says anything else with the sentence of the specification, in the red box', () => {
    expect(extractionProblem(failure(500), true)).toMatchObject({ box: 'error', message: FALLBACK });
    const locked = extractionProblem(failure(422, { error: 'PDF_PASSWORD_PROTECTED', details: 'Locked.', userMessage: 'Locked.' }), true);
    expect(locked.box).toBe('error');
    expect(locked.message).toContain(FALLBACK);
    expect(locked.message).toContain('Locked.');
  });

  it('is headed by the sentence of the specification where the server gives no reason', () => {
    expect(extractionProblem(failure(500), true)).toMatchObject({ heading: 'Failed to process PDF', message: FALLBACK });
    expect(extractionProblem(failure(422, { error: 'PDF_TOO_COMPLEX', details: 'A maze.' }), true).message).toBe(`${FALLBACK} (A maze.)`);
  });

  it('knows a lost network and a full house', () => {
    expect(extractionProblem(failure(0), false).message).toMatch(/offline/i);
    expect(extractionProblem(failure(0), true).message).toBe(FALLBACK);
    expect(extractionProblem({ ...failure(429), retryAfter: 61 }, true).message).toContain('2 minutes');
  });
});

it('names the reason when a request cannot be saved', () => {
  expect(saveProblem(new WriteError(400, 'X', 'column is missing'), true).message).toBe('Failed to save optimization request: column is missing');
  expect(saveProblem(new WriteError(0, '', 'TypeError: fetch failed'), false).message).toMatch(/^Failed to save optimization request: .*network/);
});
