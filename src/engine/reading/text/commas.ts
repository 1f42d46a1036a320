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

/** A text cut at its commas, those in brackets left alone. */
export const commaParts = (text: string): string[] => cutOutsideBrackets(text, /\s*,\s+/u).map((part) => part.trim());
