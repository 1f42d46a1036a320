import { describe, expect, it } from 'vitest';
import type { GeneratedCvContent } from '../../../../domain/cv-build.ts';
import { ReadError } from '../../../../ui/api.ts';
import { answered, refused, walk } from '../../../../ui/checkout-return/walk.test-kit.ts';
import { cvIn, cvRoom } from './cv-room.ts';

const ID = '3f1b6c1e-6a4f-4a57-9d43-0b7f7a0f6f11';
const CONTENT: GeneratedCvContent = {
  professionalSummary: 'Baker.',
  skillsSection: { technicalSkills: [], softSkills: [], toolsAndTechnologies: [] },
  experience: [],
  educationSection: { degree: '', institution: '', dates: '', details: '' },
  proudestAchievementSection: '',
  personalInterestsSection: '',
};
const THERE = { country: 'Ireland', generated_cv_content: CONTENT };
const LATE = { country: 'Ireland', generated_cv_content: null };
const PAID = answered({ success: true, paymentVerified: true, paymentNumber: 'R-1' });

describe('back from the checkout', () => {
  it('verifies, then hands the CV over, with the number of its payment', async () => {
    const { last, ...seen } = await walk(cvRoom('cs_1', ID), cvIn, { verify: [PAID], read: [THERE] });
    expect(last).toMatchObject({ phase: 'done', item: { content: CONTENT, country: 'Ireland' }, paid: true, paymentNumber: 'R-1' });
    expect(seen).toMatchObject({ reads: 1, verified: 1, pauses: [] });
  });

  it.each(['REFUNDED', 'UNDELIVERED', 'DISPUTED', 'DELETED', 'WRONG_AMOUNT', 'DELETED_SINCE'] as const)('says what became of the money: %s', async (error) => {
    expect(await walk(cvRoom('cs_1', ID), cvIn, { verify: [refused(402, { error, details: 'R-1' })] })).toMatchObject({
      reads: 0,
      last: { trouble: { moneyBack: error }, paymentNumber: 'R-1' },
    });
  });

  it('waits for content that is late, 2 s at a time, and sits out a lost network', async () => {
    const { last, pauses } = await walk(cvRoom('cs_1', ID), cvIn, { verify: [PAID], read: [LATE, new ReadError(0, 'offline'), THERE] });
    expect(last.phase).toBe('done');
    expect(pauses).toEqual([2_000, 2_000]);
  });

  it.each([
    ['an id is missing', PAID, THERE, '', { failure: 'MISSING_IDS', because: '' }, false],
    ['the server refuses', refused(403), THERE, ID, { failure: 'VERIFY_FAILED', because: '' }, false],
    ['the reply says no', answered({ success: true, paymentVerified: false }), THERE, ID, { failure: 'NOT_VERIFIED', because: '' }, false],
    ['there is no row', PAID, null, ID, { failure: 'FETCH_FAILED', because: 'there is no CV under this link.' }, true],
    ['the database errs', PAID, new ReadError(500, 'boom'), ID, { failure: 'FETCH_FAILED', because: 'the server answered 500.' }, true],
    ['the way to us is broken', PAID, new ReadError(0, 'no answer'), ID, { failure: 'FETCH_FAILED', because: 'no connection.' }, true],
    ['the content never comes', PAID, LATE, ID, { failure: 'NO_CONTENT', because: '' }, true],
  ] as const)('says so when %s', async (_, verified, row, id, trouble, paid) => {
    expect((await walk(cvRoom('cs_1', id), cvIn, { verify: [verified], read: [row] })).last).toMatchObject({ trouble, paid });
  });
});
