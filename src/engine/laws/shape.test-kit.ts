import type { Evidence } from '../../domain/roast.ts';

export const withoutQuotes = (line: string): string => line.replace(/“[^”]*”/gu, '“”');

const NUMBER_WORDS =
  /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|once|twice)\b/giu;

/** A line with its quotes, facts and numbers taken out: what is left is its template. */
export function shapeOf(line: string, finding: Evidence): string {
  const facts = Object.values(finding.facts)
    .flatMap((fact) => (typeof fact === 'string' && fact.length > 2 ? [fact] : []))
    .sort((a, b) => b.length - a.length);
  const bare = facts.reduce(
    (text, fact) => text.replaceAll(new RegExp(fact.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`), 'giu'), '_'),
    withoutQuotes(line),
  );
  return bare.replace(/\d[\d.,%]*/gu, '#').replace(NUMBER_WORDS, '#');
}

/** Lines word for word, quotes aside, with the number of roasts they were met in; most met first. */
export function mostMet(roasts: readonly (readonly string[])[]): { line: string; times: number }[] {
  const met = new Map<string, number>();
  for (const lines of roasts) for (const line of new Set(lines.map(withoutQuotes))) met.set(line, (met.get(line) ?? 0) + 1);
  return [...met].map(([line, times]) => ({ line, times })).sort((a, b) => b.times - a.times);
}
