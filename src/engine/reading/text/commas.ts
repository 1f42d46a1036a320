import { LEGAL_FORMS } from '../../lexicon/reading/organisations.ts';

/** Brackets that stand behind something; those that open a text hold its first part. */
const BRACKETED = /(?<=\S\s?)\([^()]*\)/gu;

/** A text cut where `sign` stands outside brackets: "Designer on Tidewrack (PC, two consoles)" is one piece. */
export function cutOutsideBrackets(text: string, sign: RegExp): string[] {
  const masked = text.replaceAll(BRACKETED, (held) => `(${'x'.repeat(held.length - 2)})`);
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of masked.matchAll(new RegExp(sign.source, 'gu'))) {
    parts.push(text.slice(from, index));
    from = index + found.length;
  }
  return [...parts, text.slice(from)];
}

/** A text cut at its commas, those in brackets left alone and those before a legal form ("Fennimore, Inc.") too. */
export function commaParts(text: string): string[] {
  const parts: string[] = [];
  for (const part of cutOutsideBrackets(text, /\s*,\s+/u).map((found) => found.trim())) {
    const name = parts.at(-1);
    if (name !== undefined && isLegalForm(part)) parts[parts.length - 1] = `${name}, ${part}`;
    else parts.push(part);
  }
  return parts;
}

/** Whether a text is a legal form and nothing else: the tail of a name cut at its comma. */
export function isLegalForm(text: string): boolean {
  // Colorado.
  return text !== 'CO' && LEGAL_FORMS.has(text.replace(/[.\s]/g, '').toLowerCase());
}
