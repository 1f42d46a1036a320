import { describe, expect, it } from 'vitest';
import type { FullRoastReport } from '../../../../domain/report.ts';
import type { Found } from '../../../../ui/checkout-return/await-purchase.ts';
import { answered, refused, walk } from '../../../../ui/checkout-return/walk.test-kit.ts';
import { reportRoom, type ReportTrouble } from './report-room.ts';

const ID = '3f1b6c1e-6a4f-4a57-9d43-0b7f7a0f6f11';
const REPORT: FullRoastReport = {
  jobRole: 'Baker',
  roastScorecard: {},
  whatRecruitersWant: [],
  atsOptimization: [],
  redFlags: [],
  fixSuggestions: [],
  beforeAfterRewrites: [],
  scoreLedger: { atsRating: [], buzzwordOverdose: [], eyeRollFactor: [], clicheDensity: [], desperationLevel: [], lengthAppropriate: [], skillRelevance: [] },
  engineVersion: '1',
};
const VERIFIED = answered({ cvUploadId: ID, fullRoastData: null, paymentNumber: 'R-1' });

const found = (report: FullRoastReport | null): Found<FullRoastReport, ReportTrouble> =>
  report === null ? { found: 'not-yet', item: null } : { found: 'done', item: report };

describe('back from the checkout with the id of the upload', () => {
  it('polls every 2 s until the report is there, and asks beside that what became of the payment', async () => {
    const { last, ...seen } = await walk(reportRoom('cs_1', ID), found, { verify: [VERIFIED], read: [null, null, REPORT] });
    expect(last).toMatchObject({ phase: 'done', id: ID, item: REPORT, paymentNumber: 'R-1' });
    expect(seen).toMatchObject({ reads: 3, verified: 1, pauses: [2_000, 2_000] });
  });

  it('gives up after 30 polls', async () => {
    const { last, reads, pauses } = await walk(reportRoom('cs_1', ID), found, { verify: [refused(404)], read: [null] });
    expect(last).toMatchObject({ trouble: 'TOO_LONG', id: ID, paid: false });
    expect(reads).toBe(30);
    expect(pauses).toEqual(Array.from({ length: 29 }, () => 2_000));
  });

  it('stops at an error of the database', async () => {
    expect(await walk(reportRoom('cs_1', ID), found, { verify: [VERIFIED], read: [null, new Error('XX000')] })).toMatchObject({
      reads: 2,
      last: { trouble: 'READ_FAILED', paid: true },
    });
  });
});

describe('money that went back', () => {
  const CODES = ['REFUNDED', 'UNDELIVERED', 'DISPUTED', 'DELETED', 'WRONG_AMOUNT', 'DELETED_SINCE'] as const;

  it.each(CODES)('%s is told at once, with the number of the payment, and not after a minute of polling', async (error) => {
    for (const id of [ID, '']) {
      const { last, reads } = await walk(reportRoom('cs_1', id), found, { verify: [refused(402, { error, details: 'R-1' })], read: [null] });
      expect(last).toMatchObject({ trouble: error, paymentNumber: 'R-1' });
      expect(reads).toBeLessThanOrEqual(2);
    }
  });
});

describe('back from the checkout with the session alone', () => {
  it('opens what the verification brings, or polls for it', async () => {
    const there = await walk(reportRoom('cs_1', ''), found, { verify: [answered({ cvUploadId: ID, fullRoastData: REPORT })] });
    expect(there).toMatchObject({ reads: 0, verified: 1, last: { phase: 'done', id: ID, item: REPORT } });
    const later = await walk(reportRoom('cs_1', ''), found, { verify: [VERIFIED], read: [null, REPORT] });
    expect(later).toMatchObject({ reads: 2, verified: 1, last: { phase: 'done', id: ID, item: REPORT, paymentNumber: 'R-1' } });
  });

  it.each([
    ['the server refuses', refused(402), 'NOT_VERIFIED', false],
    ['nobody answers', refused(0), 'VERIFY_BROKE', false],
    ['the reply names no CV', answered({ fullRoastData: null }), 'NO_CV_ID', true],
    ['the reply makes no sense', answered('<html>'), 'VERIFY_BROKE', true],
  ] as const)('says so when %s', async (_, reply, trouble, paid) => {
    expect((await walk(reportRoom('cs_1', ''), found, { verify: [reply] })).last).toMatchObject({ trouble, paid });
  });
});

it('asks nobody when the address lacks the session', async () => {
  expect(await walk(reportRoom('', ID), found, {})).toMatchObject({ reads: 0, verified: 0, last: { trouble: 'NO_SESSION', paid: false } });
});
