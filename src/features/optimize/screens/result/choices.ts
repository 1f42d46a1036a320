import { useState } from 'react';
import { z } from 'zod';
import { keep, kept } from '../../../../ui/device-store.ts';

/** A verdict on each change by its id (none: still proposed), and the letter as edited (null: as written). Kept on the device. */
const Choices = z.object({ verdicts: z.record(z.string(), z.enum(['accepted', 'rejected'])), letter: z.string().nullable() });
type Choices = z.infer<typeof Choices>;
export type Verdict = 'accepted' | 'rejected' | 'proposed';

const NONE: Choices = { verdicts: {}, letter: null };
const keyOf = (id: string): string => `optimize-choices-${id}`;

function choicesOf(id: string): Choices {
  try {
    return Choices.safeParse(JSON.parse(kept(keyOf(id)) ?? 'null')).data ?? NONE;
  } catch {
    return NONE;
  }
}

/** The decisions on one optimization; they survive a reload. */
export function useChoices(id: string) {
  const [choices, setChoices] = useState(() => choicesOf(id));
  const change = (next: Choices) => {
    setChoices(next);
    keep(keyOf(id), JSON.stringify(next));
  };
  const verdictOn = (changeId: string): Verdict => choices.verdicts[changeId] ?? 'proposed';
  return {
    letter: choices.letter,
    setLetter: (letter: string | null) => change({ ...choices, letter }),
    verdictOn,
    /** Pressing the same verdict again takes it back. */
    judge: (changeId: string, verdict: 'accepted' | 'rejected') => {
      const { [changeId]: before, ...others } = choices.verdicts;
      change({ ...choices, verdicts: before === verdict ? others : { ...others, [changeId]: verdict } });
    },
    judgeAll: (changeIds: readonly string[], verdict: Verdict) =>
      change({ ...choices, verdicts: verdict === 'proposed' ? {} : Object.fromEntries(changeIds.map((changeId) => [changeId, verdict])) }),
    accepted: new Set(Object.keys(choices.verdicts).filter((changeId) => choices.verdicts[changeId] === 'accepted')),
  };
}
export type ChoicesDesk = ReturnType<typeof useChoices>;
