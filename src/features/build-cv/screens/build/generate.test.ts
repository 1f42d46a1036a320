import { describe, expect, it } from 'vitest';
import { type CallResult, WriteError } from '../../../../ui/api.ts';
import { type KeptBuild, NEW_BUILD } from '../kept-build.ts';
import { toInsert } from './flow.ts';
import { generateCv, type GenerationCalls } from './generate.ts';

const OLD = '3f1b6c1e-6a4f-4a57-9d43-0b7f7a0f6f11';
const NEW = '7f1b6c1e-6a4f-4a57-9d43-0b7f7a0f6f12';
const DONE: CallResult = { ok: true, data: { success: true } };
const failing = (status: number, body: unknown = null): CallResult => ({ ok: false, failure: { status, body, retryAfter: null } });

function server(replies: readonly CallResult[], inserted: unknown = { id: NEW }) {
  const seen = { inserts: 0, generated: Array.of<string>(), rows: Array.of<string>() };
  const calls: GenerationCalls = {
    insert: async () => {
      seen.inserts += 1;
      if (inserted instanceof Error) throw inserted;
      return inserted;
    },
    generate: async (id) => {
      seen.generated.push(id);
      return replies[seen.generated.length - 1] ?? DONE;
    },
    onRow: (row) => seen.rows.push(row.id),
  };
  return { calls, seen };
}

const madeFrom = JSON.stringify(toInsert(NEW_BUILD.answers, ''));
const withRow = (row: Partial<NonNullable<KeptBuild['row']>> = {}): KeptBuild => ({
  ...NEW_BUILD,
  row: { id: OLD, madeFrom, written: false, owned: false, ...row },
});

describe('having a CV written', () => {
  it('stores the answers, tells the row at once, then has it written', async () => {
    const { calls, seen } = server([DONE]);
    expect(await generateCv(NEW_BUILD, calls)).toEqual({ row: { id: NEW, madeFrom, written: true, owned: false } });
    expect(seen).toEqual({ inserts: 1, generated: [NEW], rows: [NEW] });
  });

  it('keeps the row of the same answers, makes another for others, and leaves alone what is written or bought', async () => {
    const same = server([DONE]);
    expect(await generateCv(withRow(), same.calls)).toMatchObject({ row: { id: OLD } });
    expect(same.seen).toMatchObject({ inserts: 0, generated: [OLD] });

    const changed = server([DONE]);
    expect(await generateCv(withRow({ madeFrom: 'other answers' }), changed.calls)).toMatchObject({ row: { id: NEW } });

    for (const done of [{ owned: true }, { written: true }]) {
      const there = server([]);
      expect(await generateCv(withRow(done), there.calls)).toMatchObject({ row: { id: OLD } });
      expect(there.seen).toMatchObject({ inserts: 0, generated: [] });
    }
  });

  it('begins anew when the row has been shredded', async () => {
    const { calls, seen } = server([failing(404), DONE]);
    expect(await generateCv(withRow(), calls)).toMatchObject({ row: { id: NEW } });
    expect(seen.generated).toEqual([OLD, NEW]);
  });

  it.each([
    ['the details of the server', failing(502, { details: 'The ink froze.' }), 'The ink froze.'],
    ['its own sentence without them', failing(502, { details: ' ' }), 'Failed to generate CV content'],
    ['the fallback when nobody answers', failing(0), 'Failed to generate CV. Please try again.'],
  ])('says %s', async (_, reply, failure) => {
    expect(await generateCv(NEW_BUILD, server([reply]).calls)).toEqual({ failure });
  });

  it('says why the answers were not stored', async () => {
    const refused = server([], new WriteError(400, 'PGRST204', 'unknown column'));
    expect(await generateCv(NEW_BUILD, refused.calls)).toEqual({ failure: 'Failed to save CV data: unknown column' });
    expect(await generateCv(NEW_BUILD, server([], { nonsense: true }).calls)).toMatchObject({ failure: expect.stringMatching(/^Failed to save CV data: ./) });
  });
});
