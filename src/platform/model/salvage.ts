/** The JSON value inside an answer that wrapped it in a fence or in small talk; undefined when there is none. */
export function jsonWithin(text: string): unknown {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to <= from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
}
