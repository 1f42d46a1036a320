import { describe, expect, it } from 'vitest';
import type { GeneratedCvContent } from '../../../../domain/cv-build.ts';
import { type CallResult, ReadError } from '../../../../ui/api.ts';
import { awaitBoughtCv, type CvCalls } from './await-cv.ts';

const ID = '3f1b6c1e-6a4f-4a57-9d43-0b7f7a0f6f11';
const CONTENT: GeneratedCvContent = {
  professionalSummary: 'Baker.',
  skillsSection: { technicalSkills: [], softSkills: [], toolsAndTechnologies: [] },
  experience: [],
  educationSection: { degree: '', institution: '', dates: '', details: '' },
  proudestAchievementSection: '',
  personalInterestsSection: '',
};
const THERE = { content: CONTENT, country: 'Ireland' };
const LATE = { content: null, country: 'Ireland' };
const PAID: CallResult = { ok: true, data: { success: true, paymentVerified: true } };

/** `rows` are read in turn, the last one for ever. */
function world(verified: CallResult, rows: readonly (typeof THERE | typeof LATE | Error | null)[]) {
  const seen = { reads: 0, paid: 0, pauses: 0 };
  const calls: CvCalls = {
    verify: async () => verified,
    read: async () => {
      const row = rows[Math.min(seen.reads, rows.length - 1)] ?? null;
      seen.reads += 1;
      if (row instanceof Error) throw row;
      return row;
    },
    onPaid: () => (seen.paid += 1),
    pause: async () => {
      seen.pauses += 1;
    },
  };
  return { calls, seen };
}

describe('back from the checkout', () => {
  it('verifies, then hands the CV over', async () => {
    const { calls, seen } = world(PAID, [THERE]);
    expect(await awaitBoughtCv('cs_1', ID, calls)).toEqual(THERE);
    expect(seen).toEqual({ reads: 1, paid: 1, pauses: 0 });
  });

  it.each(['REFUNDED', 'UNDELIVERED', 'DISPUTED', 'DELETED', 'WRONG_AMOUNT', 'DELETED_SINCE'] as const)('says what became of the money: %s', async (error) => {
    const { calls, seen } = world({ ok: false, failure: { status: 402, body: { error, details: 'R-1' }, retryAfter: null } }, [THERE]);
    expect(await awaitBoughtCv('cs_1', ID, calls)).toEqual({ moneyBack: error, paymentNumber: 'R-1' });
    expect(seen).toEqual({ reads: 0, paid: 0, pauses: 0 });
  });

  it('tells the number of the payment', async () => {
    const { calls } = world({ ok: true, data: { success: true, paymentVerified: true, paymentNumber: 'R-1' } }, [THERE]);
    expect(await awaitBoughtCv('cs_1', ID, calls)).toMatchObject({ paymentNumber: 'R-1' });
  });

  it('waits for content that is late, and sits out a lost network', async () => {
    const { calls, seen } = world(PAID, [LATE, new ReadError(0, 'offline'), THERE]);
    expect(await awaitBoughtCv('cs_1', ID, calls)).toEqual(THERE);
    expect(seen.pauses).toBe(2);
  });

  it.each([
    ['an id is missing', PAID, [THERE], '', 'Missing session ID or CV build ID. Please try again or contact support.', false],
    ['the server refuses', { ok: false, failure: { status: 403, body: null, retryAfter: null } } as const, [THERE], ID, 'Payment verification failed', false],
    ['the reply says no', { ok: true, data: { success: true, paymentVerified: false } } as const, [THERE], ID, 'Payment could not be verified', false],
    ['there is no row', PAID, [null], ID, 'Failed to fetch CV data: there is no CV under this link.', true],
    ['the database errs', PAID, [new ReadError(500, 'boom')], ID, 'Failed to fetch CV data: the server answered 500.', true],
    ['the content never comes', PAID, [LATE], ID, 'CV content not found', true],
  ])('says so when %s', async (_, verified, rows, id, sentence, paid) => {
    expect(await awaitBoughtCv('cs_1', id, world(verified, rows).calls)).toMatchObject({ sentence, paid });
  });
});
