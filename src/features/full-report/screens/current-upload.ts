import { link, QUERY } from '../../../domain/paths.ts';
import { note, noted } from '../../../ui/session-note.ts';

const KEY = 'current-upload';

/** Remembers whose report the visitor went to buy: the way back from a checkout names no CV. */
export function setCurrentUpload(id: string): void {
  note(KEY, id);
}

/** The link to the free roast of this upload, or of the one last gone to buy for; to the upload screen when there is none. */
export function roastLink(id: string | null = noted(KEY)): string {
  return id === null ? link('upload') : link('roast', {}, { [QUERY.id]: id });
}
