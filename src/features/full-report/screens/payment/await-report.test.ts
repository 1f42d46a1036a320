import { describe, expect, it } from 'vitest';
import type { FullRoastReport } from '../../../../domain/report.ts';
import type { CallResult } from '../../../../ui/api.ts';
import { awaitBoughtReport, type ReportCalls } from './await-report.ts';

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
const OFFLINE = new Error('offline');

/** A world whose clock only moves while somebody waits; `reads` are answered in turn, the last one for ever. */
function world(reads: readonly (FullRoastReport | Error | null)[], reply: CallResult = { ok: true, data: null }, readTakes = 0) {
  const seen = { reads: 0, verified: 0, clock: 0, pauses: Array.of<number>() };
  const calls: ReportCalls = {
    read: async () => {
      const answer = reads[Math.min(seen.reads, reads.length - 1)] ?? null;
      seen.reads += 1;
      seen.clock += readTakes;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    verify: async () => {
      seen.verified += 1;
      return reply;
    },
    isPassing: (error) => error === OFFLINE,
    pause: async (ms) => {
      seen.pauses.push(ms);
      seen.clock += ms;
    },
    now: () => seen.clock,
  };
  return { calls, seen };
}

const refused = (status: number, body: unknown = null): CallResult => ({ ok: false, failure: { status, body, retryAfter: null } });

describe('back from the checkout with the id of the upload', () => {
  it('polls every 2 s until the report is there, and asks once what became of the payment', async () => {
    const { calls, seen } = world([null, null, REPORT], { ok: true, data: { cvUploadId: ID, fullRoastData: null, paymentNumber: 'R-1' } });
    expect(await awaitBoughtReport('cs_1', ID, calls)).toEqual({ id: ID, report: REPORT, paymentNumber: 'R-1' });
    expect(seen).toMatchObject({ reads: 3, verified: 1, pauses: [2_000, 2_000] });
  });

  it('gives up after 30 polls', async () => {
    const { calls, seen } = world([null]);
    expect(await awaitBoughtReport('cs_1', ID, calls)).toMatchObject({ failure: 'TOO_LONG', id: ID });
    expect(seen.reads).toBe(30);
    expect(seen.clock).toBe(29 * 2_000);
  });

  it('follows a poll that the server held back the sooner', async () => {
    const { calls, seen } = world([null, null, REPORT], undefined, 1_900);
    await awaitBoughtReport('cs_1', ID, calls);
    expect(seen.pauses).toEqual([250, 250]);
  });

  it('sits out a lost network, and stops at an error of the database', async () => {
    expect(await awaitBoughtReport('cs_1', ID, world([OFFLINE, OFFLINE, REPORT]).calls)).toHaveProperty('report');
    const broken = world([null, new Error('XX000')]);
    expect(await awaitBoughtReport('cs_1', ID, broken.calls)).toMatchObject({ failure: 'READ_FAILED' });
    expect(broken.seen.reads).toBe(2);
  });
});

describe('money that went back', () => {
  const CODES = ['REFUNDED', 'UNDELIVERED', 'DISPUTED', 'DELETED', 'WRONG_AMOUNT', 'DELETED_SINCE'] as const;

  it.each(CODES)('%s is told at once, with the number of the payment, and not after a minute of polling', async (error) => {
    const reply = refused(402, { error, details: 'R-1' });
    for (const id of [ID, '']) {
      const { calls, seen } = world([null], reply);
      expect(await awaitBoughtReport('cs_1', id, calls)).toMatchObject({ moneyBack: error, paymentNumber: 'R-1' });
      expect(seen.reads).toBeLessThanOrEqual(2);
    }
  });
});

describe('back from the checkout with the session alone', () => {
  it('opens what the verification brings, or polls for it', async () => {
    const there = world([null], { ok: true, data: { cvUploadId: ID, fullRoastData: REPORT } });
    expect(await awaitBoughtReport('cs_1', '', there.calls)).toMatchObject({ id: ID, report: REPORT });
    expect(there.seen).toMatchObject({ reads: 0, verified: 1 });

    const later = world([null, REPORT], { ok: true, data: { cvUploadId: ID, fullRoastData: null } });
    expect(await awaitBoughtReport('cs_1', '', later.calls)).toMatchObject({ id: ID, report: REPORT });
    expect(later.seen).toMatchObject({ reads: 2, verified: 1 });
  });

  it.each([
    ['the server refuses', refused(402), 'NOT_VERIFIED'],
    ['nobody answers', refused(0), 'VERIFY_BROKE'],
    ['the reply names no CV', { ok: true, data: { fullRoastData: null } }, 'NO_CV_ID'],
    ['the reply makes no sense', { ok: true, data: '<html>' }, 'VERIFY_BROKE'],
  ] as const)('says so when %s', async (_, reply, failure) => {
    expect(await awaitBoughtReport('cs_1', '', world([null], reply).calls)).toMatchObject({ failure });
  });
});

it('asks nobody when the address lacks the session', async () => {
  const { calls, seen } = world([REPORT]);
  expect(await awaitBoughtReport('', ID, calls)).toMatchObject({ failure: 'NO_SESSION', paid: false });
  expect(seen).toMatchObject({ reads: 0, verified: 0 });
});
