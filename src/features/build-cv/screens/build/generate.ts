import { z } from 'zod';
import { type CallFailure, type CallResult, WriteError } from '../../../../ui/api.ts';
import { GENERATION_ERRORS } from '../../complete.copy.ts';
import type { KeptBuild } from '../kept-build.ts';
import { madeFrom, toInsert } from './flow.ts';

type Row = NonNullable<KeptBuild['row']>;

/** The row the CV stands in, or the sentence that says why there is none. */
export type Generation = { row: Row } | { failure: string };

/** What writing a CV needs of the world. */
export interface GenerationCalls {
  /** Stores the answers; gives back the row. @throws WriteError */
  insert(row: Record<string, unknown>): Promise<unknown>;
  generate(cvBuildDataId: string): Promise<CallResult>;
  /** Called as soon as the row is there: a reload must not make a second one. */
  onRow(row: Row): void;
}

const Inserted = z.object({ id: z.uuid() });
const NOT_FOUND = 404;
const TOO_MANY = 429;
const DEFAULT_WAIT_SECONDS = 600;

/** Has a CV written from the answers. The same answers as before keep their row, and one that is written or bought is left alone. */
export async function generateCv(build: Pick<KeptBuild, 'answers' | 'trap' | 'row'>, calls: GenerationCalls): Promise<Generation> {
  const answers = toInsert(build.answers, build.trap);
  const from = madeFrom(build);
  const same = build.row?.madeFrom === from ? build.row : null;
  if (same !== null) {
    if (same.owned || same.written) return { row: same };
    const again = await calls.generate(same.id);
    if (again.ok) return { row: { ...same, written: true } };
    // Shredded after 30 days: the answers are still here, so there is a new row.
    if (again.failure.status !== NOT_FOUND) return { failure: generationSentence(again.failure) };
  }
  try {
    const { id } = Inserted.parse(await calls.insert(answers));
    const row = { id, madeFrom: from, written: false, owned: false };
    calls.onRow(row);
    const result = await calls.generate(id);
    return result.ok ? { row: { ...row, written: true } } : { failure: generationSentence(result.failure) };
  } catch (error) {
    return { failure: GENERATION_ERRORS.save(reasonOf(error)) };
  }
}

function reasonOf(error: unknown): string {
  const { offline, busy, refused } = GENERATION_ERRORS.because;
  if (!(error instanceof WriteError)) return refused;
  if (error.status === 0) return offline;
  if (error.status === TOO_MANY) return busy;
  return error.message === '' ? refused : error.message;
}

const Details = z.object({ details: z.string().trim().min(1) });

function generationSentence({ status, body, retryAfter }: CallFailure): string {
  if (status === 0) return GENERATION_ERRORS.fallback;
  if (status === TOO_MANY) return GENERATION_ERRORS.limited(retryAfter ?? DEFAULT_WAIT_SECONDS);
  return Details.safeParse(body).data?.details ?? GENERATION_ERRORS.content;
}
