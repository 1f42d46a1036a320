import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { type Correction, isSameTarget } from '../../../../../domain/correction.ts';
import { CORRECTIONS } from '../../../../../domain/limits.ts';
import { type CallFailure, callFunction } from '../../../../../ui/api.ts';
import { CORRECT_READING, type CvAnalysisResultRow } from '../../../contract.ts';
import { CORRECTION } from '../../../correction.copy.ts';
import { roastQuery } from '../../roast-queries.ts';

interface Correcting {
  busy: boolean;
  /** Why the last one did not go through. */
  problem: string | null;
  /** Sends all corrections with this one among them, and fetches what came of it; null where that did not work. */
  add: (correction: Correction) => Promise<CvAnalysisResultRow | null>;
  takeBack: (correction: Correction) => Promise<CvAnalysisResultRow | null>;
  forgetProblem: () => void;
}

/** The owner's corrections of a stored roast: the server keeps all of them or none. */
export function useCorrection({ cv_upload_id: id, corrections }: CvAnalysisResultRow): Correcting {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const made = corrections?.made ?? [];
  const send = async (all: readonly Correction[]): Promise<CvAnalysisResultRow | null> => {
    if (busy) return null;
    if (all.length > CORRECTIONS.max) {
      setProblem(CORRECTION.full(CORRECTIONS.max));
      return null;
    }
    setBusy(true);
    setProblem(null);
    const result = await callFunction(CORRECT_READING, { cvUploadId: id, corrections: all });
    const row = result.ok ? await client.fetchQuery({ ...roastQuery(id), staleTime: 0 }).catch(() => null) : null;
    setBusy(false);
    if (row === null) setProblem(result.ok ? CORRECTION.failed : sentenceFor(result.failure));
    return row;
  };
  return {
    busy,
    problem,
    add: (correction) => send([...made.filter((other) => !isSameTarget(other, correction)), correction]),
    takeBack: (correction) => send(made.filter((other) => !isSameTarget(other, correction))),
    forgetProblem: () => setProblem(null),
  };
}

const Said = z.object({ userMessage: z.string() });

function sentenceFor({ status, body }: CallFailure): string {
  if (status === 429) return CORRECTION.tooMany;
  if (status === 404) return CORRECTION.gone;
  if (status === 0 && !navigator.onLine) return CORRECTION.offline;
  const said = Said.safeParse(body);
  return said.success ? said.data.userMessage : CORRECTION.failed;
}
