import { forgetNotesAbout, note, noted } from '../../../../ui/session-note.ts';

const KEY = 'typed-job:';

/** The target job as it was last typed in this tab, so that a reload or a way back costs nobody a word. `previous`: the upload that the CV is compared with. */
export const typedJob = (previous: string | null): string => noted(`${KEY}${previous ?? ''}`) ?? '';

export const noteTypedJob = (previous: string | null, job: string): void => note(`${KEY}${previous ?? ''}`, job);

/** Its roast is there: what is handed in next is for another job, or for whoever sits here next. */
export const forgetTypedJobs = (): void => forgetNotesAbout(KEY);
