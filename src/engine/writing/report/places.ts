import type { Place } from '../../../domain/document.ts';

/** "page 1, line 7"; several places of one page share its name: "page 1, lines 7, 9 and 12". At most three are named. */
export function placesInWords(places: readonly Place[], most = 3): string {
  const all = places.filter((place, at) => places.findIndex((other) => other.page === place.page && other.line === place.line) === at);
  const first = all.slice(0, most);
  const pages = [...new Set(first.map(({ page }) => page))];
  const rest = all.length > most ? ', and others' : '';
  const said = pages.map((page) => {
    const lines = [...new Set(first.filter((place) => place.page === page).map(({ line }) => line))].toSorted((a, b) => a - b);
    return `page ${page}, ${lines.length === 1 ? 'line' : 'lines'} ${inARow(lines.map(String))}`;
  });
  return said.join('; ') + rest;
}

/** "a", "a and b", "a, b and c". */
export function inARow(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}
