import { link, QUERY } from '../../../domain/paths.ts';
import { note, noted } from '../../../ui/session-note.ts';

const KEY = 'current-upload';

/** Remembers whose report the visitor went to buy: the way back from a checkout names no CV. */
export function setCurrentUpload(id: string): void {
  note(KEY, id);
}

/** The upload somebody last went to buy a report for in this tab; null when there is none. */
export const currentUpload = (): string | null => noted(KEY);

/** The link to the free roast of this upload, or of the one last gone to buy for; to the upload screen when there is none. */
export function roastLink(id: string | null = currentUpload()): string {
  return id === null ? link('upload') : link('roast', {}, { [QUERY.id]: id });
}

const numberKey = (id: string): string => `payment-number-${id}`;

/** Remembers, until the tab is closed, what the payment for this upload is called: the report shows it. */
export function notePaymentNumber(id: string, paymentNumber: string): void {
  note(numberKey(id), paymentNumber);
}

export const notedPaymentNumber = (id: string): string | null => noted(numberKey(id));
