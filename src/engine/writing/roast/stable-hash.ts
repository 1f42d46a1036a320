/** FNV-1a with a final mix (32 bit, unsigned): same text, same number, on every machine. */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The items in an order that depends on `seed` and on what they say, so that adding one does not reshuffle the rest. */
export function shuffled<T>(items: readonly T[], seed: string, text: (item: T) => string): T[] {
  return items
    .map((item, index) => ({ item, index, rank: stableHash(`${seed}\u0001${text(item)}`) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ item }) => item);
}
