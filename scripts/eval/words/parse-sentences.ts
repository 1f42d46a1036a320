import { spawnSync } from 'node:child_process';

/** Sentences that Debian's link-grammar finds no reading of; null where `link-parser` is not installed. A screen, not a judge. */
export function unparsed(sentences: readonly string[]): string[] | null {
  const run = spawnSync('link-parser', ['en', '-graphics=0', '-null=0', '-limit=50', '-timeout=3'], {
    input: sentences.map((sentence) => `${asSentence(sentence)}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (run.error !== undefined || run.stdout === '') return null;
  // One answer a sentence: how many readings were found, or that there is none.
  const answers = run.stdout.match(/^(?:Found \d+ linkages?|No complete linkages found)/gmu) ?? [];
  if (answers.length !== sentences.length) return sentences.length === 0 ? [] : null;
  return sentences.filter((_, at) => answers[at]?.startsWith('No ') === true);
}

/** A bullet has its subject left out. */
const asSentence = (text: string): string => `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`.replace(/\s+/gu, ' ').replace(/[.;,]*$/u, '.');
