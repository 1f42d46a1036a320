import { wordsIn } from '../../../english/tokens.ts';

const OPENING_WORDS = 3;
const CLOSING_WORDS = 4;
const RUN = 3;
/** Of the shorter line's runs of three words, so many in the other make them one template. */
const SAME_PART = 0.5;

/** Whether two roast lines are built alike, whatever they quote and count (voice.md: no two lines share a template). */
export function sameShape(one: string, other: string): boolean {
  const [a, b] = [bonesOf(one), bonesOf(other)];
  if (a.length === 0 || b.length === 0) return a.length === b.length;
  if (startOf(a) === startOf(b) || a.slice(-CLOSING_WORDS).join(' ') === b.slice(-CLOSING_WORDS).join(' ')) return true;
  const [runsA, runsB] = [runsOf(a, RUN), runsOf(b, RUN)];
  const shared = [...runsA].filter((run) => runsB.has(run)).length;
  const fewer = Math.min(runsA.size, runsB.size);
  return fewer > 0 && shared / fewer >= SAME_PART;
}

/** Whether `count` words in a row of `text`, quotes aside, stand in `source` in the same order. */
export function repeats(text: string, source: string, count: number): boolean {
  const theirs = runsOf(wordsIn(source), count);
  return text.split(/“[^”]*”|\|/u).some((own) => [...runsOf(wordsIn(own), count)].some((run) => theirs.has(run)));
}

/** A quote that opens the line is no shape of its own: what follows it is. */
function startOf(bones: readonly string[]): string {
  const from = bones[0] === '“”' ? 1 : 0;
  return `${from} ${bones.slice(from, from + OPENING_WORDS).join(' ')}`;
}

function bonesOf(line: string): string[] {
  return (
    line
      .replace(/“[^”]*”/gu, ' “” ')
      .toLowerCase()
      .match(/“”|[\p{L}]+(?:['’]\p{L}+)*|\d+/gu)
      ?.map((word) => (/\d/u.test(word) ? '#' : word)) ?? []
  );
}

function runsOf(words: readonly string[], count: number): Set<string> {
  const runs = new Set<string>();
  for (let at = 0; at + count <= words.length; at += 1) runs.add(words.slice(at, at + count).join(' '));
  return runs;
}
