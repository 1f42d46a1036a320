import type { Line } from '../../../domain/document.ts';
import type { Context } from '../../context.ts';
import { aimAt } from '../kin/aims.ts';
import { cvWords } from '../cv-words.ts';
import { coreOf } from './job-phrase.ts';
import { occupationIndex } from '../occupations/occupation-index.ts';
import { TermTrie } from '../../english/matching.ts';
import { printed } from '../printed.ts';
import { foldedWords } from '../../english/folding.ts';
import { seniorityOf } from './seniority.ts';
import type { Seniority } from './seniority.ts';
import { specialField } from './special-field.ts';
import { phraseKey } from '../../english/keyed-words.ts';
import { occupationsMeant } from '../target-job.ts';

/** Where the job stands by name in the CV: the phrase as typed, or a title that means the same. */
export interface JobMention {
  line: Line;
  /** The words that name it, as printed. */
  said: string;
  /** A title or the headline names it, not only running text. */
  asTitle: boolean;
  /** It is only named as what its owner wants. */
  asWish: boolean;
}

/** From this likeness on two titles mean the same job ("Staff Accountant" and "Accountant"). */
const SAME_JOB = 0.75;

/** The best mention: a title before running text, else the first. Null when the CV nowhere names the job. Computed once a context. */
export function jobMention(context: Context): JobMention | null {
  const known = mentions.get(context);
  if (known !== undefined) return known;
  const mention = bestMention(context);
  mentions.set(context, mention);
  return mention;
}
const mentions = new WeakMap<Context, JobMention | null>();

function bestMention(context: Context): JobMention | null {
  const { cv, job, lines } = context;
  const { occupations, byId } = occupationIndex();
  const own = job.occupation === null ? undefined : byId.get(job.occupation);
  const wanted = phraseKey(coreOf(job.title));
  // Of a special field, the wider trade names the job only where a word of the field stands on the page.
  const field = specialField(job);
  const isOtherField = field.length > 0 && !lines.some(({ text }) => field.some((word) => foldedWords(text).includes(foldedWords(word)[0] ?? '')));
  for (const read of [cv.headline, ...cv.experience.map((entry) => entry.title)]) {
    if (!read) continue;
    const isWhole = ` ${phraseKey(read.value)} `.includes(` ${phraseKey(job.title)} `);
    // "Game Designer" is not yet the "Lead Game Designer".
    const said = wanted !== '' && ` ${phraseKey(read.value)} `.includes(` ${wanted} `) && (isWhole || isOfRank(read.value, job.phrase));
    const line =
      said ||
      (own !== undefined &&
        !isOtherField &&
        occupationsMeant(read.value).some((held) => held.occupation === own && held.share >= SAME_JOB) &&
        isOfRank(read.value, job.phrase))
        ? lines.find((other) => other.page === read.page && other.line === read.line)
        : undefined;
    if (line) return { line, said: said && read.value.toLowerCase().includes(job.title.toLowerCase()) ? job.title : read.value, asTitle: true, asWish: false };
  }
  // In running text one word ("sales", "design") is a field and not a job: only longer names count.
  const known = own === undefined ? undefined : occupations[own];
  const trie = new TermTrie();
  const core = coreOf(job.title);
  for (const name of [
    isOfRank(core, job.phrase) ? core : job.title,
    ...(known ? [known.title, ...known.synonyms].filter((title) => isOfRank(title, job.phrase)) : []),
  ])
    if (phraseKey(name).includes(' ') || (known === undefined && name.length > 3)) trie.add(name, 0);
  const words = cvWords(lines, cv, job);
  const hits = trie.find(words.words);
  const first = hits.find((hit) => words.proves[hit.from] === true) ?? hits[0];
  const at = first === undefined ? -1 : (words.lineOf[first.from] ?? -1);
  const line = words.lines[at]?.line;
  if (line === undefined || first === undefined) return wishFor(context);
  const isHeading = cv.sections.some(({ heading, from }) => heading !== null && from === at);
  return { line, said: printed(first, words), asTitle: false, asWish: !isHeading && words.proves[first.from] === false };
}

/** Where the CV says that it is after such a job, in words of its own. */
function wishFor(context: Context): JobMention | null {
  const aim = aimAt(context);
  return aim === null ? null : { line: aim.line, said: aim.said, asTitle: false, asWish: true };
}

/** Ranks that are named for one another; who manages is no vice president, and who is senior leads nobody yet. */
const RANKS: readonly ReadonlySet<Seniority | null>[] = [
  new Set<Seniority>(['director', 'vp', 'chief']),
  new Set<Seniority>(['manager', 'head']),
  new Set<Seniority>(['lead']),
];
const rankOf = (title: string): number => RANKS.findIndex((rank) => rank.has(seniorityOf(title)));

/** Who stands beside or under somebody: a pastry cook is no sous chef, and no deputy is the head. */
const SECOND = /\b(?:sous|deputy|assistant|vice|trainee|apprentice|junior)\b/iu;

/** Whether both are of one rank: an adviser in the same field is no head of it. */
function isOfRank(title: string, job: string): boolean {
  return rankOf(title) === rankOf(job) && SECOND.test(title) === SECOND.test(job);
}
