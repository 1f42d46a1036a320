/**
 * The one address of a page: the client's router takes upper case, slashes at the end and escaped letters for the same
 * page, and so would the server have to answer each of them, or the page drawn here is not the page started there.
 */
export function canonicalAddresses(patterns: readonly string[]): (url: string) => string | null {
  // What fits a parameter is its own, whatever else it spells: `/blog/POST1` is no other way to write `/blog/post1`.
  const known = patterns.map(segmentsOf).toSorted((one, other) => Number(hasParameter(other)) - Number(hasParameter(one)));
  return (url) => {
    const query = url.indexOf('?');
    const path = query === -1 ? url : url.slice(0, query);
    const asked = segmentsOf(path);
    for (const pattern of known) {
      const canonical = fitted(pattern, asked);
      if (canonical !== null) return canonical === path ? null : `${canonical}${query === -1 ? '' : url.slice(query)}`;
    }
    return null;
  };
}

/** Put together of the pattern's own words, so that it begins with one slash and leads nowhere else. Null: another page. */
function fitted(pattern: readonly string[], asked: readonly string[]): string | null {
  if (pattern.length !== asked.length) return null;
  const segments: string[] = [];
  for (const [at, word] of pattern.entries()) {
    const given = asked[at] ?? '';
    if (isParameter(word)) {
      if (given === '') return null;
      segments.push(given);
    } else if (plain(given) === word) segments.push(word);
    else return null;
  }
  return `/${segments.join('/')}`;
}

const isParameter = (word: string): boolean => word.startsWith(':');
const hasParameter = (pattern: readonly string[]): boolean => pattern.some(isParameter);

/** The slashes at the end are none of its segments. */
function segmentsOf(path: string): string[] {
  const [, ...segments] = path.split('/');
  while (segments.at(-1) === '') segments.pop();
  return segments;
}

function plain(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment;
  }
}
