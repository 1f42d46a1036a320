/** Two word lists grouped by weight as one; of a term that stands in both, the first one counts. */
export function joined(one: Readonly<Record<number, string>>, other: Readonly<Record<number, string>>): Readonly<Record<number, string>> {
  const weights = [...new Set([...Object.keys(one), ...Object.keys(other)])].map(Number);
  return Object.fromEntries(weights.map((weight) => [weight, `${one[weight] ?? ''}\n${other[weight] ?? ''}`]));
}
