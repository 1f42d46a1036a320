import { beforeEach, describe, expect, it } from 'vitest';
import { OptimizationInsert } from '../../contract.ts';
import { currentDraft, type Draft, EMPTY_DRAFT, forgetPaid, forgetSent, keepDraft, markSent, rowOf, sentDraft, takeBack } from './draft.ts';

const text = 'Five years of SQL. '.repeat(8);
const ROAST = '6f1d2b34-5a6b-4c7d-8e9f-0a1b2c3d4e5f';
const filled: Draft = {
  ...EMPTY_DRAFT,
  tab: 'text',
  pastedText: `  ${text}\n`,
  jobRole: ' Data Engineer ',
  company: 'Northwake',
  description: 'Own the ETL.',
  requestId: 'r1',
};

describe('the row that is saved', () => {
  it('holds pasted text twice and no file', () => {
    const row = OptimizationInsert.parse(rowOf(filled));
    expect(row).toMatchObject({ input_method: 'text', cv_text_content: text.trim(), extracted_cv_text: text.trim(), cv_file_name: null, cv_file_size: null });
    expect(row).toMatchObject({ job_role: 'Data Engineer', tone_of_voice: null, company_website_text: null, processing_status: 'pending' });
  });

  it('holds the text of a PDF once, with the name and size of its file', () => {
    const row = OptimizationInsert.parse(rowOf({ ...filled, tab: 'pdf', pastedText: '', pdf: { name: 'cv.pdf', size: 9, text }, tone: 'Warm' }));
    expect(row).toMatchObject({ input_method: 'pdf', cv_text_content: null, cv_file_name: 'cv.pdf', cv_file_size: 9, tone_of_voice: 'Warm' });
    expect(row.extracted_cv_text).toBe(text.trim());
  });

  it('names the roast that the CV was taken from, and takes nothing else along', () => {
    const row = OptimizationInsert.parse(rowOf({ ...filled, pastedText: '', roasted: { id: ROAST, text } }));
    expect(row).toMatchObject({ cv_upload_id: ROAST, input_method: 'text', extracted_cv_text: text.trim(), cv_file_name: null });
    expect(rowOf(filled).cv_upload_id).toBeNull();
  });
});

describe('what stays on the device', () => {
  beforeEach(() => {
    keepDraft(EMPTY_DRAFT);
    forgetSent();
  });

  it('survives a reload, and is empty once it went to the checkout', () => {
    keepDraft(filled);
    expect(currentDraft()).toEqual(filled);
    markSent(filled);
    expect(currentDraft()).toEqual(EMPTY_DRAFT);
  });

  it('comes back after a cancelled payment', () => {
    markSent(filled);
    takeBack();
    expect(currentDraft()).toEqual(filled);
    expect(sentDraft()).toBeNull();
  });

  it('is gone when it is paid, and only then', () => {
    markSent(filled);
    forgetPaid('another');
    expect(sentDraft()).toEqual(filled);
    forgetPaid('r1');
    expect(sentDraft()).toBeNull();
  });
});
