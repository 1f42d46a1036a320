import type { SectionKind } from '../../../../domain/cv.ts';
import type { Line } from '../../../../domain/document.ts';
import { squeezed } from '../../../english/folding.ts';
import { isMeasured } from '../../../english/measures.ts';
import { tokensOf } from '../../../english/tokens.ts';
import { looksLikeEntryHead, type Passage, passagesOf } from '../../../evidence/shared/passages.ts';
import { mayHaveJobs } from '../../../evidence/shared/second-look.ts';
import { sentencesOf, type Statement, statementsOf } from '../../../evidence/shared/statements.ts';
import type { Judgement } from '../../../judgement.ts';

/** The statements that lines of work are taken from. */
export interface LinesOfWork {
  statements: readonly Statement[];
  /** Lines of work that stand on the page and in no job that our reader found; taken as they lie where there are more of them than of the others. */
  unread: readonly Passage[];
  isFallback: boolean;
}

/** Where work may stand that our reader has not found. */
const MAY_HOLD_WORK: ReadonlySet<SectionKind> = new Set<SectionKind>(['summary', 'objective', 'experience', 'header', 'other', 'projects']);
/** Headings of lists that are no work. */
const NO_WORK =
  /cert|ticket|licen[cs]|skill|softw|instrument|tool|system|languag|interest|hobb|school|educat|train|referen|declar|personal|stuff|member|award|computer|contact|profile|about|summary|publication|talk/iu;
const PROSE: ReadonlySet<SectionKind> = new Set<SectionKind>(['summary', 'objective', 'header']);
const BULLET_SIGN = /^\s*(?:[•●▪■◦○‣⁃∙·►➢➤❖✓✔*–—-]|o(?=\s))\s*/u;
const NO_STATEMENT = /@|https?:|www\.|^(?:designation|duration|period|employer|company|role|title|location|phone|tel|address|date)\s*:/iu;
const LEAST = { unread: 4, words: 4, lines: 12 } as const;

/**
 * What a CV says of work: the lines of its jobs, projects and volunteering; and where our reader has lost as many lines as it has
 * found, those, too, as they lie on the page.
 */
export function linesOfWork(judgement: Judgement): LinesOfWork {
  const known = memo.get(judgement.lines);
  if (known !== undefined) return known;
  const own = statementsOf(judgement);
  const jobs = passagesOf(judgement).filter(({ role }) => role === 'job');
  const unread = unreadIn(judgement, jobs);
  const isFallback = unread.length >= LEAST.unread && unread.length >= jobs.length;
  const lost = isFallback ? unread.filter((passage) => !own.some((one) => one.passage.text.includes(passage.text))).flatMap(sentencesOf) : [];
  const statements = [...own, ...lost].toSorted((a, b) => a.passage.page - b.passage.page || a.passage.line - b.passage.line || a.start - b.start);
  const found = { statements, unread, isFallback };
  memo.set(judgement.lines, found);
  return found;
}
const memo = new WeakMap<Judgement['lines'], LinesOfWork>();

function unreadIn({ cv, lines }: Judgement, jobs: readonly Passage[]): Passage[] {
  return cv.sections
    .filter(({ kind, heading }) => MAY_HOLD_WORK.has(kind) && !(kind === 'other' && NO_WORK.test(heading?.value ?? '')))
    .flatMap(({ kind, heading, from, to }) =>
      joined(lines.slice(from + (heading === null ? 0 : 1), to)).flatMap(({ text, marked, page, line }): Passage[] => {
        const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
        const isWork =
          words >= LEAST.words &&
          !NO_STATEMENT.test(text) &&
          !looksLikeEntryHead(text) &&
          (marked || (!PROSE.has(kind) && isMeasured(text) && /\p{Ll}[.)]?$/u.test(text)));
        if (!isWork || jobs.some((job) => job.text.includes(text) || text.includes(job.text))) return [];
        return [{ role: 'line', section: 'experience', text, tokens: tokensOf(text), marked, job: null, page, line }];
      }),
    );
}

interface Joined {
  text: string;
  marked: boolean;
  page: number;
  line: number;
}

/** Bullets with the lines that they go on in; every other line by itself. */
function joined(lines: readonly Line[]): Joined[] {
  const all: Joined[] = [];
  for (const { text, page, line } of lines) {
    const marked = BULLET_SIGN.test(text);
    const last = all.at(-1);
    const bare = squeezed(text.replace(BULLET_SIGN, ''));
    if (last?.marked === true && !marked && (/^[\p{Ll}(<&]/u.test(bare) || !/[.!?)]$/u.test(last.text))) last.text = `${last.text} ${bare}`;
    else all.push({ text: bare, marked, page, line });
  }
  return all;
}

/** Whether our reader has surely failed at the jobs of a page: it found none, or fewer of their lines than stand there besides. */
export function hasLostJobs(judgement: Judgement): boolean {
  const { isFallback } = linesOfWork(judgement);
  if (isFallback) return true;
  const { cv, lines } = judgement;
  if (lines.length < LEAST.lines || !mayHaveJobs(judgement)) return false;
  return cv.experience.length === 0 && lines.filter(({ text }) => DATED.test(text)).length >= 2;
}
const DATED = /(?<!\d)(?:19|20)\d\d\s*(?:[-–—]|to|till|until)\s*(?:(?:19|20)\d\d|present|now|today|date|till)/iu;
