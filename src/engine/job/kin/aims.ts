import type { Cv } from '../../../domain/cv.ts';
import type { Line } from '../../../domain/document.ts';
import type { TargetJob } from '../../context.ts';
import { foldedWords } from '../../english/folding.ts';
import { SMALL_WORDS } from '../../lexicon/titles/title-words.ts';

/** A sentence that says where somebody is headed, and where in its line that begins. */
export interface Aim {
  line: Line;
  said: string;
}

const AIM =
  /\b(?:looking (?:for|to)|(?:would|['’]d) (?:like|love) (?:to|a)|(?:i )?(?:now )?want (?:to|an?)|wanting (?:to|a)|seeking|seeks|hoping (?:to|for)|keen to|(?:to )?(?:move|moving|get|getting|transition|transitioning) (?:in)?to|my (?:next|first)|aiming (?:to|for)|to become|ready for|applying for|change of career|retraining|in search of|after an?)\b/iu;
/** Words of a title that say how high and not what. */
const RANK =
  /^(?:manager|management|head|lead|leader|senior|junior|assistant|associate|executive|officer|specialist|coordinator|director|staff|team|class|post|role|job|company|small|large|first|level|work|full|part|time|instructor|teacher|trainer)$/u;
/** Letters that two forms of a word have in common: "plumber" and "plumbing". */
const ROOT = 5;
/** Share of a title's own words that such a CV holds, one of them where it says what it wants. */
const MOST_WORDS = 0.6;
const LONGEST_AIM = 120;
const LONGEST_SAID = 60;
/** "A teacher wants to teach": the verb of a job whose noun is its doer. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  instructor: ['instr', 'teach', 'train'],
  teacher: ['teach'],
  trainer: ['train', 'teach'],
  driver: ['drive', 'drivi'],
};

/** Whoever writes "I would like to move into teaching apprentices" has said what for, though not in the words of the form. English only. */
export function aimAt({ lines, job, cv }: { lines: readonly Line[]; job: TargetJob; cv: Cv }): Aim | null {
  if (cv.language !== 'en') return null;
  const wanted = foldedWords(job.title).filter((word) => !SMALL_WORDS.has(word));
  const roots = wanted.filter((word) => !RANK.test(word) && word.length >= ROOT).map((word) => word.slice(0, ROOT));
  const verbs = wanted.flatMap((word) => VERBS[word] ?? []);
  const has = (words: readonly string[], root: string): boolean => words.some((word) => word.startsWith(root));
  const all = foldedWords(lines.map((line) => line.text).join(' '));
  if (roots.length + Math.min(1, verbs.length) < 2 || roots.filter((root) => has(all, root)).length < roots.length * MOST_WORDS) return null;
  for (const [at, line] of lines.entries()) {
    const start = line.text.search(AIM);
    if (start < 0) continue;
    // A sentence goes on over the end of its line.
    const sentence = `${line.text.slice(start)} ${lines[at + 1]?.text ?? ''}`.split(/(?<=[.!?])\s+/u)[0]?.slice(0, LONGEST_AIM) ?? '';
    const words = foldedWords(sentence);
    if ([...roots, ...verbs].some((root) => has(words, root))) return { line, said: saidOn(line.text.slice(start), [...roots, ...verbs]) };
  }
  return null;
}

/** The wish as far as its sentence goes on its line; where it goes on below, up to the last word that names the job. */
function saidOn(text: string, named: readonly string[]): string {
  const [sentence = text] = text.split(/(?<=\p{L}{2})[.!?;,]/u);
  const isWhole = sentence.length < text.length && sentence.length <= LONGEST_SAID;
  if (isWhole) return sentence.trim();
  const words = [...sentence.slice(0, LONGEST_SAID).matchAll(/[\p{L}\p{N}'’-]+/gu)];
  const last = words.findLast(([word]) => POST.test(word) || named.some((root) => word.toLowerCase().startsWith(root)));
  return (last === undefined ? sentence.slice(0, LONGEST_SAID + 1).replace(/\s+\S*$/u, '') : sentence.slice(0, last.index + last[0].length)).trim();
}
const POST = /^(?:jobs?|roles?|posts?|positions?|work)$/iu;
