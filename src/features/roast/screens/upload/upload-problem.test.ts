import { describe, expect, it } from 'vitest';
import { backButton, fileProblem, formProblem, uploadProblem, waitInWords } from './upload-problem.ts';

const failure = (status: number, body: unknown = null, retryAfter: number | null = null) => ({ status, body, retryAfter });
const pdf = (size: number) => new File([new Uint8Array(size)], 'cv.pdf', { type: 'application/pdf' });

describe('what may be handed in', () => {
  it('takes a PDF of up to 5 MB, whatever the case of its ending', () => {
    expect(fileProblem({ name: 'My CV.PDF', type: 'application/pdf', size: 5 * 1024 * 1024 })).toBeNull();
    expect(fileProblem({ name: 'cv.pdf', type: '', size: 10 })).toBeNull();
  });

  it('refuses other files, and PDFs over 5 MB, with the sentence of the specification', () => {
    expect(fileProblem({ name: 'cv.docx', type: 'application/msword', size: 10 })?.message).toMatch(/^Stop being lazy and make a PDF of your CV\./);
    expect(fileProblem({ name: 'cv.pdf', type: 'image/png', size: 10 })?.field).toBe('file');
    expect(fileProblem({ name: 'cv.pdf', type: 'application/pdf', size: 5 * 1024 * 1024 + 1 })?.message).toBe(
      'Your CV is bigger than your career prospects. Keep it under 5MB.',
    );
  });

  it('asks for the file first, then for the job, and does not count blanks as a job', () => {
    expect(formProblem(null, '')).toMatchObject({ field: 'file', message: "Where's your CV? Did the dog eat it?" });
    expect(formProblem(pdf(10), ' \t ')).toMatchObject({ field: 'job', message: "What job do you want? 'Professional Dreamer' isn't a real position." });
    expect(formProblem(pdf(10), ' Baker ')).toBeNull();
  });
});

describe('what a failed upload is told as', () => {
  it('shows the message of a text quality refusal in the orange box', () => {
    const problem = uploadProblem(failure(422, { error: 'INSUFFICIENT_TEXT_QUALITY', message: 'This looks like a scan.' }), true);
    expect(problem).toMatchObject({ box: 'quality', message: 'This looks like a scan.' });
  });

  it.each(['It was SCANNED.', 'An image-based file.', 'No readable text.', 'Poor text quality.'])('puts "%s" into the orange box', (userMessage) => {
    expect(uploadProblem(failure(422, { error: 'PDF_CORRUPTED', message: 'x', userMessage }), true).box).toBe('quality');
  });

  it('shows any other userMessage in the red box, before the message', () => {
    const problem = uploadProblem(failure(422, { error: 'PDF_PASSWORD_PROTECTED', message: 'encrypted', userMessage: 'It is locked.' }), true);
    expect(problem).toMatchObject({ box: 'error', message: 'It is locked.' });
  });

  it.each([failure(500), failure(400, { error: 'INVALID_REQUEST', message: 'a scan of internals' }), failure(502, '<html>'), failure(0)])(
    'falls back to one sentence for %o',
    (each) => {
      expect(uploadProblem(each, true)).toMatchObject({ box: 'error', message: 'Upload failed. Please check your file and try again.' });
    },
  );

  it('says so when there is no network', () => {
    expect(uploadProblem(failure(0), false).message).toMatch(/offline/);
  });

  it('says how long to wait when there were too many, and when it is busy', () => {
    expect(uploadProblem(failure(429, { error: 'RATE_LIMITED', message: 'x' }, 420), true)).toMatchObject({ wait: 420 });
    expect(uploadProblem(failure(429, null, 420), true).message).toMatch(/7 minutes/);
    expect(uploadProblem(failure(503, null, 5), true)).toMatchObject({ wait: 5, box: 'error' });
    expect(uploadProblem(failure(503), true).wait).toBe(60);
  });

  it('rounds waits up', () => {
    expect([1, 59, 60, 61, 3600, 86_400].map(waitInWords)).toEqual(['1 second', '59 seconds', '1 minute', '2 minutes', '1 hour', '24 hours']);
  });
});

describe('the back button', () => {
  it('reads on through its four labels and leaves on the fourth press', () => {
    expect([0, 1, 2, 3].map((presses) => backButton(presses).label)).toEqual(['BACK TO SAFETY', 'REALLY?', 'KNOCK KNOCK?', 'COWARD']);
    expect([1, 2, 3, 4].map((presses) => backButton(presses).leaves)).toEqual([false, false, false, true]);
  });
});
