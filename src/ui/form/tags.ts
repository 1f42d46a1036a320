export interface Tags {
  tags: readonly string[];
  /** What found no room, as it was typed; empty when all of it went in. */
  rest: string;
}

/**
 * A list of tags with what somebody typed added: parts between commas, semicolons and line ends, trimmed, blanks and
 * duplicates (whatever their case) left out. At `max` the rest is handed back.
 */
export function withTags(tags: readonly string[], typed: string, max = Infinity): Tags {
  const all = [...tags];
  const rest: string[] = [];
  for (const part of typed.split(/[,;\n]/)) {
    const tag = part.replace(/\s+/g, ' ').trim();
    const known = all.some((other) => other.toLowerCase() === tag.toLowerCase());
    if (tag === '' || known) continue;
    if (all.length < max) all.push(tag);
    else rest.push(tag);
  }
  return { tags: all, rest: rest.join(', ') };
}
