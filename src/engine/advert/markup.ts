/**
 * A text without the elements of these names and all that stands in them, each replaced by `put`. One that is never closed stays
 * but for its tag, and is looked for once: each further one would search the rest of the text in vain.
 */
export function withoutElements(html: string, names: readonly string[], put: string): string {
  const lower = html.toLowerCase();
  const opening = new RegExp(String.raw`<(${names.join('|')})\b[^<>]{0,500}>`, 'gu');
  const unclosed = new Set<string>();
  const kept: string[] = [];
  let from = 0;
  // Lower case of some letters is longer: then places differ, and the text stays as it is.
  if (lower.length !== html.length) return html;
  for (let found = opening.exec(lower); found !== null; found = opening.exec(lower)) {
    const name = found[1] ?? '';
    const close = unclosed.has(name) ? -1 : lower.indexOf(`</${name}`, opening.lastIndex);
    if (close < 0) {
      unclosed.add(name);
      continue;
    }
    const end = lower.indexOf('>', close);
    kept.push(html.slice(from, found.index), put);
    from = end < 0 ? html.length : end + 1;
    opening.lastIndex = from;
  }
  return kept.length === 0 ? html : kept.join('') + html.slice(from);
}
