import type { Experience, SectionKind } from '../../../domain/cv.ts';
import type { Place } from '../../../domain/document.ts';
import type { Context } from '../../context.ts';
import { isBreak } from '../../privacy/private-lines.ts';
import { tellsOwnBreak } from '../../lexicon/form/break-words.ts';
import { squeezed } from '../../english/folding.ts';
import { tokensOf } from '../../english/tokens.ts';
import type { Token } from '../../english/tokens.ts';

/** A statement of the CV: never a heading, a name, a company or a job title. */
export interface Passage extends Place {
  /** `summary` and `job` come from the understood CV, `skill` is one entry of the skills, `line` stands in another section. */
  role: 'summary' | 'job' | 'skill' | 'line';
  section: SectionKind;
  text: string;
  tokens: readonly Token[];
  /** True when it was marked with a bullet sign. */
  marked: boolean;
  /** The job it belongs to; null outside the experience. */
  job: Experience | null;
}

/** Sections whose lines are statements about work; the rest are names, titles and addresses. */
const PROSE_SECTIONS: ReadonlySet<SectionKind> = new Set(['projects', 'volunteering', 'awards', 'other']);
const BULLET_SIGN = /^\s*(?:[•●▪■◦○‣⁃∙·►➢➤❖✓✔*–—-]|o(?=\s))\s*/u;
const DATES = /\b(?:19|20)\d\d\s*(?:[-–—]|to|bis|à)\s*(?:\d|present|current|now|today|heute|date|\p{Lu})|\b(?:present|current)\s*$/iu;

/** All statements in document order. Computed once a context. */
export function passagesOf(context: Context): readonly Passage[] {
  const known = memo.get(context);
  if (known) return known;
  const passages = collect(context);
  memo.set(context, passages);
  return passages;
}
const memo = new WeakMap<Context, readonly Passage[]>();

/** Characters; a line with dates in it that is longer tells something. */
const LONGEST_HEAD = 90;

/** Whether a line looks like the head of an entry (title, company and period) rather than a statement. */
export function looksLikeEntryHead(text: string): boolean {
  return text.includes('\t') || (text.length < LONGEST_HEAD && DATES.test(text));
}

function collect(context: Context): Passage[] {
  const { cv } = context;
  const passages: Passage[] = [];
  const add = (role: Passage['role'], section: SectionKind, source: Place & { text: string }, marked: boolean, job: Experience | null): void => {
    const text = squeezed(source.text.replace(BULLET_SIGN, ''));
    if (/\p{L}/u.test(text)) passages.push({ role, section, text, tokens: tokensOf(text), marked, job, page: source.page, line: source.line });
  };
  for (const bullet of cv.summary) add('summary', 'summary', bullet, bullet.marked, null);
  // Law 6: what is told of a break is no statement about work.
  for (const job of cv.experience.filter((one) => !isBreak(one)))
    for (const bullet of job.bullets)
      if (!tellsOwnBreak(bullet.text) && (bullet.marked || !looksLikeEntryHead(bullet.text))) add('job', 'experience', bullet, bullet.marked, job);
  for (const skill of cv.skills) add('skill', 'skills', { text: skill.value, page: skill.page, line: skill.line }, false, null);
  for (const section of cv.sections) {
    const unread = section.kind === 'experience' && cv.experience.length === 0;
    if (!unread && !PROSE_SECTIONS.has(section.kind)) continue;
    for (const statement of statementsOfLines(context, section.from + (section.heading ? 1 : 0), section.to))
      add('line', section.kind, statement, statement.marked, null);
  }
  for (const prose of unreadProse(context)) add('summary', 'summary', prose, false, null);
  return passages.sort((a, b) => a.page - b.page || a.line - b.line);
}

/**
 * Sentences that belong to no summary, job or skill entry: above the first heading, between "Experience" and the first job,
 * written out among the skills. People introduce themselves there too.
 */
function unreadProse({ cv, lines }: Context): (Place & { text: string })[] {
  const firstJob = cv.experience[0];
  const read = new Set([cv.name, cv.headline, cv.location, ...cv.summary].flatMap((place) => (place ? [`${place.page}:${place.line}`] : [])));
  return cv.sections.flatMap((section) => {
    if (section.kind !== 'header' && section.kind !== 'experience' && section.kind !== 'skills') return [];
    const within = lines.slice(section.from + (section.heading ? 1 : 0), section.to);
    const end =
      section.kind === 'experience' && firstJob ? within.findIndex((line) => line.page === firstJob.page && line.line === firstJob.line) : within.length;
    return within.slice(0, Math.max(0, end)).filter((line) => !read.has(`${line.page}:${line.line}`) && isSentence(line.text));
  });
}

/** Words of a sentence at least, the share of them in lower case, and commas for each word at most. */
const SENTENCE = { words: 10, lower: 0.6, commas: 0.2 } as const;

/** A written-out sentence, not an address, a heading, or a list parted by commas. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/u);
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return (
    words.length >= SENTENCE.words &&
    lower >= words.length * SENTENCE.lower &&
    (text.match(/,/gu)?.length ?? 0) <= words.length * SENTENCE.commas &&
    /\p{Ll}[.!]\s*$/u.test(text) &&
    !/[@\t•|]|https?:|www\./iu.test(text)
  );
}

/** Lines of a section joined to statements: a line goes on when the next has no bullet sign and begins in lower case. */
export function statementsOfLines(context: Context, from: number, to: number): (Place & { text: string; marked: boolean })[] {
  const statements: (Place & { text: string; marked: boolean })[] = [];
  for (const line of context.lines.slice(from, to)) {
    const last = statements.at(-1);
    const marked = BULLET_SIGN.test(line.text);
    if (last && !marked && /^\s*[\p{Ll}(&]/u.test(line.text)) last.text = `${last.text} ${line.text}`;
    else if (marked || !looksLikeEntryHead(line.text)) statements.push({ text: line.text, marked, page: line.page, line: line.line });
  }
  return statements;
}
