/** What joins the last two of a list, by language; an empty one is a comma. */
export type And = 'and' | 'or' | 'und' | 'et' | 'y' | '';

/** "A", "A and B", "A, B and C". Spanish "y" is "e" before its own sound: "francés e inglés". */
export function listed(items: readonly string[], and: And = 'and'): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const word = and === 'y' && /^h?[ií](?![aeou])/iu.test(last) ? 'e' : and;
  return `${items.slice(0, -1).join(', ')}${word === '' ? ',' : ` ${word}`} ${last}`;
}
