import type { CvEditorData } from '../../../../domain/cv-build.ts';
import type { CvPart } from '../../../../domain/cv-page.ts';

/** A state to go back (or forward) to, and the part in which the change between it and its neighbour happened. */
interface Step {
  data: CvEditorData;
  part: CvPart;
}

/** The CV in the editor with what it was before. Snapshots share what did not change. */
export interface CvHistory {
  past: readonly Step[];
  present: CvEditorData;
  future: readonly Step[];
  /** Field and time of the last change: typing on in one field is one step. */
  typing: { field: string; at: number } | null;
}

export type HistoryAction =
  /** `field` null: a step of its own, whatever came before. `at`: milliseconds. */
  { type: 'change'; part: CvPart; field: string | null; at: number; change: (data: CvEditorData) => CvEditorData } | { type: 'undo' } | { type: 'redo' };

/** A pause this long (milliseconds) ends a step even in the same field. */
const PAUSE = 1_200;
const MOST_STEPS = 200;

export const historyOf = (present: CvEditorData): CvHistory => ({ past: [], present, future: [], typing: null });

/** Applies a change or goes a step back or forward. A change that changes nothing is none. */
export function historyReducer(state: CvHistory, action: HistoryAction): CvHistory {
  if (action.type === 'change') {
    const present = action.change(state.present);
    if (present === state.present) return state;
    const { part, field, at } = action;
    const goesOn = field !== null && state.typing?.field === field && at - state.typing.at < PAUSE && state.past.length > 0;
    const past = goesOn ? state.past : [...state.past, { data: state.present, part }].slice(-MOST_STEPS);
    return { past, present, future: [], typing: field === null ? null : { field, at } };
  }
  const [from, to] = action.type === 'undo' ? [state.past, state.future] : [state.future, state.past];
  const step = from.at(-1);
  if (step === undefined) return state;
  const rest = from.slice(0, -1);
  const back = [...to, { data: state.present, part: step.part }];
  return action.type === 'undo'
    ? { past: rest, present: step.data, future: back, typing: null }
    : { past: back, present: step.data, future: rest, typing: null };
}
