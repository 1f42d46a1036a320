import type { Context } from '../../context.ts';
import { BREAK_TITLE } from '../../lexicon/form/personal-labels.ts';
import { isPrivateLine } from '../../privacy/private-lines.ts';
import { countWords } from '../../english/tokens.ts';
import { furnitureOf } from '../../reading/sections/furniture.ts';
import { seenLine } from '../../reading/text/seen-line.ts';
import { realJobs } from '../dates/dated-entries.ts';

/** How long a CV is and how long it should be. */
export interface Length {
  /** Words of everything a reader sees but what frames the pages, as a word processor counts them: the only count that is ever printed (rule 3). */
  words: number;
  /** Words about the work, by which it is scored: name, contact, personal details and gap entries are not counted (law 6). */
  workWords: number;
  /** Pages with more than a stray line on them; 1 for pasted text. */
  pages: number;
  idealWords: number;
  idealPages: number;
  /** Words against the ideal: 1 fits, 2 is twice too long, 0.5 half of what is needed. */
  wordLoad: number;
  /** Pages against the ideal; 1 or less is fine. */
  pageLoad: number;
  /** Words in lines that already stood, word for word. */
  repeatedWords: number;
}

/**
 * Recruiter practice: one page (about 450 words) at the start of a career, two pages (about 550) after, more only for
 * academic CVs. The number of jobs stands for the length of the career: years, however counted, shrink or grow with a
 * gap, and a gap must change no score (law 6).
 */
const IDEAL = { words: 400, perJob: 40, jobs: 4, onePageJobs: 2, academicWords: 450, academicPages: 2 } as const;
/** Fewer lines than this on a page is a spill, not a page. */
const SPILL_LINES = 8;
/** Shorter lines repeat in any CV (company, town, "2019 – 2021"). */
const REPEATABLE_WORDS = 5;

export function lengthOf(context: Context): Length {
  const known = memo.get(context);
  if (known) return known;
  const length = measure(context);
  memo.set(context, length);
  return length;
}
const memo = new WeakMap<Context, Length>();

function measure(context: Context): Length {
  const name = context.cv.name?.value ?? '';
  const periods = new Map(
    [...context.cv.experience, ...context.cv.education].flatMap(({ period }) => (period ? [[`${period.page}/${period.line}`, period.text] as const] : [])),
  );
  const seen = new Set<string>();
  const linesOfPage = new Map<number, number>();
  let workWords = 0;
  let repeatedWords = 0;
  for (const line of context.lines) {
    if (isPrivateLine(context, line)) continue;
    const counted = wordsIn(workIn(line.text, [name, periods.get(`${line.page}/${line.line}`) ?? '']));
    const key = line.text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (counted >= REPEATABLE_WORDS && seen.has(key)) repeatedWords += counted;
    seen.add(key);
    workWords += counted;
    linesOfPage.set(line.page, (linesOfPage.get(line.page) ?? 0) + 1);
  }
  const pages = context.document.source === 'text' ? 1 : Math.max(1, [...linesOfPage.values()].filter((count) => count >= SPILL_LINES).length);
  const { idealWords, idealPages } = idealOf(context);
  // Of the document: `context.lines` may be without what is private.
  const visible = context.document.lines.filter((line) => line.hidden === null);
  const furniture = furnitureOf(visible.map(seenLine));
  const words = visible.reduce((sum, line, at) => sum + (furniture.has(at) ? 0 : wordsIn(line.text)), 0);
  return { words, workWords, pages, idealWords, idealPages, wordLoad: Math.max(workWords, 1) / idealWords, pageLoad: pages / idealPages, repeatedWords };
}

const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** Characters of Chinese or Japanese that say as much as one English word. */
const CHARACTERS_PER_WORD = 1.7;

/** Words of a text, in scripts that part them and in scripts that do not. */
export function wordsIn(text: string): number {
  const characters = text.match(HAN_OR_KANA)?.length ?? 0;
  return characters === 0 ? countWords(text) : countWords(text.replace(HAN_OR_KANA, ' ')) + Math.round(characters / CHARACTERS_PER_WORD);
}

/** How many words say what a hundred of English say: languages that join words need fewer, and a German CV is a table without sentences. */
const SHARE_OF_WORDS: Readonly<Record<string, number>> = { de: 0.7, fi: 0.65, hu: 0.75, tr: 0.75, pl: 0.85, cs: 0.85, ru: 0.85 };

/** A list of publications longer than this is an academic's. */
const PUBLICATION_LINES = 7;

function idealOf(context: Context): { idealWords: number; idealPages: number } {
  // Counted once however often they stand there: a CV pasted five times is no longer career.
  const jobs = new Set(realJobs(context).map((job) => `${job.title?.value}|${job.company?.value}|${job.period?.text}`.toLowerCase())).size;
  const academic = context.cv.sections.some((section) => section.kind === 'publications' && section.to - section.from > PUBLICATION_LINES);
  return {
    idealWords: (IDEAL.words + IDEAL.perJob * Math.min(jobs, IDEAL.jobs) + (academic ? IDEAL.academicWords : 0)) * (SHARE_OF_WORDS[context.cv.language] ?? 1),
    idealPages: (jobs > IDEAL.onePageJobs ? 2 : 1) + (academic ? IDEAL.academicPages : 0),
  };
}

/** A remark in brackets that excuses a gap or an end: "(laid off, company closed)". */
const EXCUSE = /\([^()]*\)/gu;

/**
 * What of a line is about the work: without the person's name, which may stand in every page's head, without the dates
 * of a job and without excuses for gaps ("2018 - present" and "March 2018 - June 2022" are as long; law 6).
 */
function workIn(text: string, unsaid: readonly string[]): string {
  let work = text;
  for (const piece of unsaid) if (piece !== '') work = work.replaceAll(piece, ' ');
  return work.replace(EXCUSE, (remark) => (BREAK_TITLE.test(remark) ? ' ' : remark));
}

/** How much a page too many weighs against a page of words too many. */
const SPREAD = 0.65;

/**
 * 0..100: 100 at the ideal, falling without a plateau on both sides, never quite 0. Pages beyond what the words need
 * cost extra, but less: white space is a lesser sin than words.
 */
export function fitOf({ wordLoad, pageLoad }: Pick<Length, 'wordLoad' | 'pageLoad'>): number {
  const spread = pageLoad > Math.max(1, wordLoad) ? onCurve((pageLoad / Math.max(1, wordLoad)) ** SPREAD) : 1;
  return 100 * onCurve(wordLoad) * spread;
}

/** By which factor (its logarithm) off the ideal half is lost, and how suddenly: e^0.85 is 2.3 times too long. */
const FALL = { long: { half: 0.85, power: 3 }, short: { half: 1.02, power: 4 } } as const;

function onCurve(load: number): number {
  const x = Math.log(load);
  const { half, power } = x >= 0 ? FALL.long : FALL.short;
  return 1 / (1 + (Math.abs(x) / half) ** power);
}
