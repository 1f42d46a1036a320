import type { Facts, KindJokes, TemplateSource } from './template.ts';

const tables = new WeakMap<object, ReadonlyMap<string, readonly TemplateSource[]>>();

/**
 * The jokes written for this very term: an exact match, or the longest entry standing as whole words
 * inside it ("excellent communication skills" finds "communication skills"). Empty when there is none.
 */
export function termTemplates(jokes: KindJokes, facts: Facts): readonly TemplateSource[] {
  if (jokes.terms === undefined) return [];
  const value = facts[jokes.terms.fact];
  if (typeof value !== 'string') return [];
  const term = plainTerm(value);
  const table = tableOf(jokes.terms.brutal);
  const exact = table.get(term);
  if (exact !== undefined) return exact;
  let longest = '';
  for (const key of table.keys()) {
    if (key.length > longest.length && ` ${term} `.includes(` ${key} `)) longest = key;
  }
  return table.get(longest) ?? [];
}

/** Hyphens and punctuation make no difference: "detail-oriented" is "detail oriented". */
const plainTerm = (term: string): string =>
  term
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#'’]+/gu, ' ')
    .trim();

function tableOf(brutal: Readonly<Record<string, readonly TemplateSource[]>>): ReadonlyMap<string, readonly TemplateSource[]> {
  const known = tables.get(brutal);
  if (known !== undefined) return known;
  const table = new Map(Object.entries(brutal).flatMap(([keys, jokes]) => keys.split('|').map((key) => [plainTerm(key), jokes] as const)));
  tables.set(brutal, table);
  return table;
}
