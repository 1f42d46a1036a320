import { findPeriods, type FoundPeriod } from '../text/dates.ts';
import type { Entry } from './entry.ts';
import { findAnchors } from './anchors.ts';
import { companyScore, isDegree, schoolScore, titleScore } from '../text/evidence-words.ts';
import { bulletedEmployers, isHeadLine, remainder } from './head-lines.ts';
import { labelOf } from './heads.ts';
import { commaParts } from '../text/commas.ts';
import { readCommaHead } from './comma-heads.ts';
import { bodyLooks, looksOf } from '../text/looks.ts';
import { namesJob, settingOf, withUndated } from './undated-entries.ts';
import { readPlace } from '../contact/places.ts';
import { isTableHead } from '../tables/table-head.ts';
import type { SeenLine } from '../text/seen-line.ts';

const MAX_HEAD_BEFORE = 3;
const MAX_HEAD_AFTER = 3;

/**
 * Cuts a section into entries. Each line with a period that is no sentence anchors one; how many
 * lines stand above the date is learnt from the first entry and held for the rest.
 */
export function findEntries(content: readonly SeenLine[], purpose: 'job' | 'study'): Entry[] {
  // A dash alone stands for an employer that was none.
  const lines = content.filter((line) => line.text !== '' && !/^(?:[-–—]|n\/a)$/iu.test(line.text) && !isTableHead(line));
  const anchors = findAnchors(lines, purpose);
  if (anchors.length === 0) return entriesWithoutDates(lines, purpose);
  const body = bodyLooks(lines);
  const bulleted = purpose === 'job' ? bulletedEmployers(lines, anchors) : new Set<number>();
  const starts: number[] = [];
  const first = anchors[0]?.at ?? 0;
  const opening = lines[first];
  const isBareFirst = opening !== undefined && anchors[0] !== undefined && !/\p{L}{2}/u.test(remainder(opening.text, anchors[0].found));
  // "Delivery Assistant, Fennimore Home, Leeds 2016-2019" where others have their dates on a line of their own: it needs no line above it.
  const isWhole = (anchor: SeenLine | undefined, found: FoundPeriod, higher: SeenLine): boolean =>
    purpose === 'job' &&
    isBareFirst &&
    anchor !== undefined &&
    higher.line.bold === (anchor.line.bold && anchor.line.fontName === '') &&
    namesJob([
      {
        ...anchor,
        body: remainder(anchor.text, found)
          .replace(/[\s,(|–—-]+$/u, '')
          .trim(),
      },
    ]);
  let above = 0;
  for (let k = first - 1; k >= 0 && above < MAX_HEAD_BEFORE; k--) {
    const line = lines[k];
    if (!line || !(isHeadLine(line) || bulleted.has(k))) break;
    above++;
  }
  anchors.forEach(({ at, found }, i) => {
    const floor = i === 0 ? 0 : (anchors[i - 1]?.at ?? 0) + 1;
    let start = at;
    const limit = i === 0 ? above : Math.min(above, MAX_HEAD_BEFORE);
    while (start > floor && at - start < limit) {
      const line = lines[start - 1];
      if (bulleted.has(start - 1)) {
        start--;
        break;
      }
      if (!line || !isHeadLine(line) || isTail(lines, start - 1, floor, body) || (i > 0 && isWhole(lines[at], found, line))) break;
      start--;
    }
    const higher = lines[start - 1];
    // A date alone under a head that the first entry had on one line.
    if (purpose === 'job' && start === at && start > floor && higher && isHeadLine(higher) && isCutOff(lines[at], found, higher, lines[start - 2])) start--;
    // "Installer, Fennimore Mechanical" / "Leeds" / "2009 – 2012", under statements.
    else if (purpose === 'job' && start === at && start > floor + 2 && isOverPlace(lines, at, found)) start -= 2;
    // One more line where the first entry had fewer: the title over its employer.
    else if (
      purpose === 'job' &&
      start > floor &&
      start < at &&
      higher &&
      isHeadLine(higher) &&
      titleScore(higher.text) === 2 &&
      !isTail(lines, start - 1, floor, body)
    )
      if (!lines.slice(start, at + 1).some((line) => titleScore(line.text) > 0)) start--;
    starts.push(start);
  });
  const entries = anchors.map(({ at, found }, i): Entry => {
    const start = starts[i] ?? at;
    const end = starts[i + 1] ?? lines.length;
    const anchor = lines[at];
    const after = headAfter(lines, at, end, at - start, found, purpose);
    return {
      head: lines.slice(start, at + 1 + after),
      period: anchor ? { found, line: anchor } : null,
      body: lines.slice(at + 1 + after, end),
    };
  });
  if (purpose === 'study') return entries;
  const setting = settingOf(lines);
  return [...undatedBefore(lines.slice(0, starts[0] ?? 0)), ...entries]
    .map(withLabelled)
    .map(withStory)
    .flatMap((entry) => withUndated(entry, setting));
}

/** Jobs without dates over the first that has some: each a title with its house over statements. */
function undatedBefore(lines: readonly SeenLine[]): Entry[] {
  const [first, second] = lines;
  const isJob = first !== undefined && !first.marked && isHeadLine(first) && namesJob([first]) && second?.marked === true;
  return isJob ? entriesWithoutDates(lines, 'job') : [];
}

/** "2023–24 [tab] Kitchen porter, the Gilded Turnip. I lasted": what is told behind the head on its line. */
const TOLD_BEHIND = /^(.*(?:\p{Ll}{3}|\)))\.\s+((?:I|\d+|\p{Lu}\p{Ll}+) \p{Ll}.*)$/u;

/** The entry with what its dated line tells among what else is told: dates in a margin have the head and the story beside them. */
function withStory(entry: Entry): Entry {
  const { period, head } = entry;
  const [, named = '', told = ''] = (period && period.found.from <= 1 && period.line.text.includes('\t') && TOLD_BEHIND.exec(period.line.text)) || [];
  if (period === null || told === '' || named.length <= period.found.to || head.at(-1) !== period.line || titleScore(told.split(/,|\s[–—-]\s/u)[0] ?? '') > 0)
    return entry;
  const line = { ...period.line, text: named, body: named };
  return { head: [...head.slice(0, -1), line], period: { ...period, line }, body: [{ ...period.line, text: told, body: told }, ...entry.body] };
}

/** A form names the employer below what was done there ("Main activities …" / "Name and address of employer …"): its line belongs to the head. */
function withLabelled(entry: Entry): Entry {
  const isEmployer = ({ text }: SeenLine): boolean => labelOf(text)?.role === 'company' && !/^client/iu.test(text);
  if (!entry.head.some(({ text }) => labelOf(text) !== null) || entry.head.some(isEmployer)) return entry;
  const named = entry.body.find(isEmployer);
  return named === undefined ? entry : { ...entry, head: [...entry.head, named], body: entry.body.filter((line) => line !== named) };
}

/** Whether a place and a post with its house stand over a date alone, and statements over them. */
function isOverPlace(lines: readonly SeenLine[], at: number, found: FoundPeriod): boolean {
  const [anchor, place, post, before] = [lines[at], lines[at - 1], lines[at - 2], lines[at - 3]];
  if (!anchor || !place || !post || before?.marked !== true || !found.range || /\p{L}{2}/u.test(remainder(anchor.text, found))) return false;
  return !place.marked && readPlace(place.text) !== null && isHeadLine(post) && findPeriods(post.text).length === 0 && namesJob([post]);
}

/** Whether the line of a date names nothing itself, or goes on where the head above it breaks off at a comma. */
function isCutOff(anchor: SeenLine | undefined, found: FoundPeriod, higher: SeenLine, before: SeenLine | undefined): boolean {
  const isBare = anchor !== undefined && found.range && !/\p{L}{2}/u.test(remainder(anchor.text, found));
  if (isBare && before?.marked === true && findPeriods(higher.text).length === 0 && commaParts(higher.body).some((part) => titleScore(part) === 2)) return true;
  return higher.line.bold && (isBare || higher.text.endsWith(','));
}

/** Whether a head-like line is really the tail of a wrapped statement. */
function isTail(lines: readonly SeenLine[], at: number, floor: number, body: ReturnType<typeof bodyLooks>): boolean {
  const line = lines[at];
  const previous = lines[at - 1];
  if (!line || !previous || at - 1 < floor) return false;
  const looks = looksOf(line);
  if (!looks.isLike(body) || looks.caps) return false;
  const mark = lines.slice(floor, at).findLast((candidate) => candidate.marked && !candidate.line.bold);
  if (mark && mark.line.column === line.line.column && line.line.x > mark.line.x + 3) return true;
  if (
    previous.marked &&
    previous.line.fontName === '' &&
    previous.text.length > 70 &&
    line.line.y - previous.line.y < 20 &&
    titleScore(line.text) === 0 &&
    companyScore(line.text) === 0
  )
    return true;
  return /[,–—-]$|\b(?:and|or|the|of|for|to|with|in|a|und|et|y|de)$/iu.test(previous.text) && !isHeadLine(previous);
}

/** "GOT" in capitals, larger than the line that names the job: the heading of another part, in words that no list has. */
function headsSection(line: SeenLine, anchor: SeenLine | undefined, found: FoundPeriod): boolean {
  if (!anchor || !looksOf(line).caps || line.line.fontSize < anchor.line.fontSize + 0.75 || !/\p{L}{2}/u.test(remainder(anchor.text, found))) return false;
  return companyScore(line.text) === 0 && titleScore(line.text) === 0 && schoolScore(line.text) === 0 && readPlace(line.text) === null;
}

/** How many lines after the anchor still belong to its head. */
function headAfter(lines: readonly SeenLine[], at: number, end: number, above: number, found: FoundPeriod, purpose: 'job' | 'study'): number {
  let run = 0;
  while (run < MAX_HEAD_AFTER + 1 && at + 1 + run < end) {
    const line = lines[at + 1 + run];
    if (!line || !isHeadLine(line) || headsSection(line, lines[at], found)) break;
    run++;
  }
  if (run === 0) return 0;
  if (purpose === 'study') return Math.min(run, MAX_HEAD_AFTER);
  const anchor = lines[at];
  const heads = lines.slice(at - above, at);
  const anchorRest = anchor ? remainder(anchor.text, found).replace(/\t/g, ' | ') : '';
  const next = lines[at + 1 + run];
  const bulletsFollow = next?.marked === true && at + 1 + run < end;
  if (bulletsFollow && run <= MAX_HEAD_AFTER) return run;
  // "[ 2014 – 2016 ]" / "Kitchen porter" / "The Salty Heron" / "Cork, Ireland": nothing is told of it, and a place closes it.
  if (next === undefined || at + 1 + run >= end) {
    const isBare = anchor !== undefined && !/\p{L}{2}/u.test(remainder(anchor.text, found));
    if (isBare && run > 1 && run <= MAX_HEAD_AFTER && heads.length === 0 && readPlace(lines[at + run]?.text ?? '') !== null) return run;
  }
  const pieces = [...heads.map((line) => line.text), ...anchorRest.split('|')]
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{2}/u.test(piece) && readPlace(piece) === null);
  let title = pieces.some((piece) => titleScore(piece) > 0);
  let company = pieces.some((piece) => companyScore(piece) >= 2 || /company name/iu.test(piece)) || pieces.length >= 2;
  let taken = 0;
  for (; taken < Math.min(run, MAX_HEAD_AFTER); taken++) {
    const line = lines[at + 1 + taken];
    if (!line) break;
    const { text } = line;
    const bodyStart = lines.slice(at + 1 + run, end);
    const styled = bodyStart.length > 0 && !looksOf(line).isLike(bodyLooks(bodyStart));
    const place = readPlace(text) !== null;
    const t = titleScore(text);
    const c = companyScore(text);
    const short = text.split(/\s+/).length <= 8;
    const nothingYet = pieces.length === 0 && taken === 0;
    if (
      !(
        place ||
        nothingYet ||
        (styled && short) ||
        (!title && t === 2 && short) ||
        (!company && c >= 2 && short) ||
        // "Quillfeather Insurance | York" right under a title and its dates: prose has no such cuts.
        (!company && taken === 0 && short && /^\p{Lu}.* [|·] \p{Lu}/u.test(text)) ||
        labelOf(text) !== null ||
        /company name/iu.test(text)
      )
    )
      break;
    title ||= t > 0;
    company ||= c >= 2;
  }
  return taken;
}

/** Entries of a section that gives no dates: each begins at a head line after statements. */
function entriesWithoutDates(lines: readonly SeenLine[], purpose: 'job' | 'study'): Entry[] {
  const entries: Entry[] = [];
  const evidence = (line: SeenLine): boolean =>
    purpose === 'job'
      ? titleScore(line.text) === 2 || companyScore(line.text) >= 2 || (line.line.bold && readCommaHead(line.body) !== null)
      : isDegree(line.text) || schoolScore(line.text) === 2;
  let open: Entry | null = null;
  for (const [at, line] of lines.entries()) {
    // "Head Baker" / "Fennimore and Daughter" / statements: one line between title and statements is who it was for.
    const between: boolean =
      purpose === 'job' && open !== null && open.head.length === 1 && open.body.length === 0 && lines[at + 1]?.marked === true && titleScore(line.text) === 0;
    const head = isHeadLine(line) && evidence(line);
    const second = open !== null && companyScore(line.text) === 3 && open.head.some((other) => companyScore(other.text) === 3);
    if (head && (open === null || open.body.length > 0 || open.head.length >= 3 || second)) {
      open = { head: [line], period: null, body: [] };
      entries.push(open);
    } else if (open !== null && open.body.length === 0 && isHeadLine(line) && open.head.length < 3 && (head || between || readPlace(line.text) !== null))
      open.head.push(line);
    else open?.body.push(line);
  }
  return entries;
}
