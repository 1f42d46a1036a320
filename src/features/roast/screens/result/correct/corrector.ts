import { createContext, use } from 'react';
import type { CorrectableField } from '../../../../../domain/correction.ts';
import type { NoteSubject } from '../../../../../domain/marks/roast-note.ts';

/** What somebody says is wrong: a note, or a field of what the robot saw. */
export type Doubt = { type: 'line'; about: NoteSubject; note: string } | { type: 'field'; field: CorrectableField; was: string | null };

/** Opens the dialog in which its owner puts a reading right. */
type Corrector = (doubt: Doubt) => void;

/** Null where nothing can be put right: a demo, another person's page. */
export const CorrectorContext = createContext<Corrector | null>(null);

export const useCorrector = (): Corrector | null => use(CorrectorContext);
