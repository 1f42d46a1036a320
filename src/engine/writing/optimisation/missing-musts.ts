import type { KeywordEntry } from '../../../domain/optimization.ts';

/** What the advert insists on and the CV does not show. Of "Snowflake or BigQuery" one is enough. */
export function missingMusts(ledger: readonly KeywordEntry[]): KeywordEntry[] {
  return ledger.filter(
    (entry) =>
      entry.must &&
      entry.status === 'not-shown' &&
      // A line that comes near it may be it: then the person is asked, and nothing is called missing.
      entry.proof === null &&
      !(/\b(?:or|oder|ou|o)\b|\p{L}\/\p{L}/iu.test(entry.advertQuote) && ledger.some((other) => other.status !== 'not-shown' && isOneOf(entry, other))),
  );
}

/** Whether the advert names both in one breath, "or" between them. */
function isOneOf(entry: KeywordEntry, other: KeywordEntry): boolean {
  const low = entry.advertQuote.toLowerCase();
  const one = low.indexOf(entry.requirement.toLowerCase());
  const two = low.indexOf(other.requirement.toLowerCase());
  if (one < 0 || two < 0) return false;
  const between = one < two ? low.slice(one + entry.requirement.length, two) : low.slice(two + other.requirement.length, one);
  return /^[^.;:]{0,30}$/u.test(between) && /\b(?:or|oder|ou|o)\b|\//u.test(between);
}
