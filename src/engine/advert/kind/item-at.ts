/** The item of a list that stands there: of "English (C2), German (B2)" the one with its own level. */
export function itemAt(text: string, at: number): string {
  const masked = text.replace(/\([^()]*\)/gu, (inside) => '('.padEnd(inside.length, 'x'));
  const from = Math.max(...[',', ';', '|', '·', '•'].map((mark) => masked.lastIndexOf(mark, at)));
  const ends = [',', ';', '|', '·', '•'].flatMap((mark) => {
    const end = masked.indexOf(mark, at);
    return end < 0 ? [] : [end];
  });
  return text.slice(from + 1, Math.min(text.length, ...ends));
}
