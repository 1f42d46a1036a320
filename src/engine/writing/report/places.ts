import { agreeing } from '../../english/grammar/agreement.ts';
import { listed } from '../../english/grammar/lists.ts';
import type { Place } from '../../../domain/document.ts';
import type { Finding } from '../../../domain/finding.ts';
import { capital } from '../../english/grammar/capitals.ts';
import { timesOf } from '../../scoring/weights.ts';

/** "page 1, line 7"; several places of one page share its name: "page 1, lines 7, 9 and 12". At most three are named. */
export function placesInWords(places: readonly Place[], most = 3): string {
  const all = places.filter((place, at) => places.findIndex((other) => other.page === place.page && other.line === place.line) === at);
  const first = all.slice(0, most);
  const pages = [...new Set(first.map(({ page }) => page))];
  const rest = all.length > most ? ', and others' : '';
  const said = pages.map((page) => {
    const lines = [...new Set(first.filter((place) => place.page === page).map(({ line }) => line))].toSorted((a, b) => a - b);
    return `page ${page}, ${agreeing(lines.length, 'line', 'lines')} ${listed(lines.map(String))}`;
  });
  return said.join('; ') + rest;
}

/** Where findings of one kind stand: all of them, or the first of each where one finding tells of several ("“I” 5 times"). */
export function allPlacesOf(findings: readonly Finding[], most = 3): string {
  const quoted = findings.filter(({ quote }) => quote !== null);
  const said = placesInWords(quoted, most);
  return timesOf(quoted) > quoted.length ? `First at ${said}` : capital(said);
}
