import { BREAK_TITLE } from '../../lexicon/form/personal-labels.ts';
import { breakOpening } from '../../lexicon/form/break-words.ts';
import { findPeriods, type FoundPeriod } from '../text/dates.ts';
import { companyScore, titleScore } from '../text/evidence-words.ts';
import { isRow } from '../tables/rows.ts';
import type { SeenLine } from '../text/seen-line.ts';
import { capital } from '../../english/grammar/capitals.ts';
import { isPlacement } from './unheaded.ts';
import { SINCE_ONLY } from './head-periods.ts';

/** Words of a head that is the first sentence of a paragraph. */
const MAX_HEAD = 18;
/** Words of a title that no list has. */
const MAX_UNKNOWN = 2;
/** Words of the title that it begins with. */
const MAX_TITLE = 7;

/** What a break is called whose own words are not its name. */
const NAMELESS = 'Career break';

/** A stretch of lines that is told as one line, and what is left of the last of them. */
interface Cut {
  /** How many lines it takes. */
  lines: number;
  head: SeenLine;
  story: SeenLine | null;
}

/**
 * Lines of jobs told in running text, each head on a line of its own: "Clerk, Fennimore Ltd, Leigh, March" / "2016 – 2018. I kept the
 * books" names a job in its first sentence. A dated sentence that tells of illness, leave or care becomes the head of a break.
 */
export function withProseHeads(content: readonly SeenLine[]): SeenLine[] {
  const told: SeenLine[] = [];
  for (let at = 0; at < content.length; at++) {
    const line = content[at];
    if (line === undefined) break;
    const cut = isRow(line) || line.text === '' ? null : cutAt(content, at);
    if (cut === null) told.push(line);
    else {
      told.push(cut.head);
      at += cut.lines - 1;
      // "Driver at Fennimore Coaches since 2019. Sorter at Marsh Post from 2011 to 2018.": another job in the next sentence.
      for (let rest = cut.story, isFirst = true; rest !== null; isFirst = false) {
        const next = content[at + 1];
        const other: Cut | null = sentenceIn(rest, null) ?? (next === undefined || next.marked || isRow(next) ? null : sentenceIn(rest, next));
        if (other === null) {
          // What somebody says of herself is told of no job.
          if (isFirst || !OF_SELF.test(rest.text)) told.push(rest);
          break;
        }
        told.push(other.head);
        at += other.lines - 1;
        rest = other.story;
      }
    }
  }
  return told;
}

function cutAt(content: readonly SeenLine[], at: number): Cut | null {
  const [line, next] = [content[at], content[at + 1]];
  if (line === undefined) return null;
  const opensHere = at === 0 || !continuesAbove(content[at - 1], line);
  if (!opensHere) return null;
  const found = breakAt(content, at);
  if (found !== null || (line.marked && !WORKED_AS.test(line.body))) return found;
  const below = next === undefined || next.marked || isRow(next) ? null : next;
  // "• Worked as Clerk in Fennimore Ltd, Leigh from May 2019 to June 2021.": a job in one statement.
  if (line.marked) {
    const bare = { ...line, text: line.body, marked: false };
    return sentenceIn(bare, null) ?? (below === null ? null : sentenceIn(bare, below));
  }
  return headIn(line, null) ?? sentenceIn(line, null) ?? (below === null ? null : (headIn(line, below) ?? sentenceIn(line, below)));
}

/** Whether a line goes on with what the one above it begins. */
const continuesAbove = (above: SeenLine | undefined, line: SeenLine): boolean =>
  above !== undefined && !/[.!?]["”’)]?$/u.test(above.text) && !line.marked && above.text.length > 60 && !above.text.includes('@');

const isWhole = (text: string, { from, to, range }: FoundPeriod): boolean => range && !SINCE_ONLY.test(text.slice(from, to));

/** A head that ends in its period, over one line or two, with sentences behind it. */
function headIn(line: SeenLine, next: SeenLine | null): Cut | null {
  const text = next === null ? line.text : `${line.text} ${next.text}`;
  if (text.includes('\t') || (next !== null && findPeriods(line.text).some((found) => found.range))) return null;
  const periods = findPeriods(text);
  const found = periods.find((one) => isWhole(text, one)) ?? (isPlacement(text.split(',')[0] ?? '') ? periods[0] : undefined);
  if (found === undefined || (next !== null && found.to <= line.text.length)) return null;
  const [, stop = '', story = ''] = /^([.:;])\s+(\S.*)$/u.exec(text.slice(found.to)) ?? [];
  const before = text.slice(0, found.from).trim();
  const [title = '', ...names] = before.replace(/\([^()]*\)/gu, ' ').split(/\s*,\s+/u);
  // "Marsh chip shop, Leigh, Friday nights, Nov 2023 to now." over what was done there.
  if (next === null && text.slice(found.to) === '.' && found.range && companyScore(title) >= 2 && names.length > 0 && before.split(/\s+/u).length <= MAX_HEAD) {
    const named = text.slice(0, -1);
    return { lines: 1, head: { ...line, text: named, body: named }, story: null };
  }
  const isHead =
    stop !== '' &&
    /^(?:[\p{Lu}\d]|\p{Ll}+ed )/u.test(story) &&
    names.length > 0 &&
    /^\p{Lu}/u.test(before) &&
    before.split(/\s+/u).length <= MAX_HEAD &&
    title.trim().split(/\s+/u).length <= MAX_TITLE &&
    (titleScore(title) === 2 || isPlacement(title) || isUnknownPost(title.trim(), names, stop)) &&
    story.split(/\s+/u).length > 1;
  if (!isHead) return null;
  const named = `${before} ${text.slice(found.from, found.to)}`;
  return { lines: next === null ? 1 : 2, head: { ...line, text: named, body: named }, story: behind(next ?? line, story) };
}

/** "Fish Cutter, Harbor Fish & Lobster, Portland, ME. 2012 to 2017. Sharpened knives": a post that no list has, before names with capitals. */
const isUnknownPost = (title: string, names: readonly string[], stop: string): boolean =>
  stop === '.' &&
  /^\p{Lu}\p{L}+(?: \p{L}+){0,2}$/u.test(title) &&
  !/^(?:in|at|from|the|with|for|on|during|between|since|after|before|university|college|school)(?!\p{L})/iu.test(title) &&
  names.every((one) => /^\p{Lu}/u.test(one.trim()) || one.trim() === '');

const WORK = String.raw`(?:work|worked|have worked|had worked|am|was|have been|was employed|am employed|got a job|had a job)(?: working)?(?: (?:full|part)[- ]time)?`;
const TITLE = String.raw`(?:an? |the )?((?:[\p{L}&/’'-]+ ){0,5}?[\p{L}&/’'-]+)`;
const HOUSE = String.raw`(\p{Lu}[^.,;:()]{1,60}?)`;
/** "From March 2016 to now I work at Fennimore Ltd as a clerk", behind its dates. */
const HOUSE_FIRST = new RegExp(String.raw`^,?\s*I ${WORK} (?:at|for|with) ${HOUSE},? as ${TITLE}(?=[.,;:]|$|\s(?:and|where|in|on)\s)`, 'u');
const TITLE_FIRST = new RegExp(String.raw`^,?\s*I ${WORK}(?: as)? ${TITLE} (?:at|for|with) ${HOUSE}(?=[.,;:]|$|\s(?:and|where|in|on)\s)`, 'u');
/** "Bus driver at Fennimore Coaches since", "I have been a clerk with Fennimore Ltd from", before the dates. */
const TITLE_AT = new RegExp(
  String.raw`^(?:I(?:['’]m| am|['’]ve been| have been| was) (?:an? |the )?)?(\p{L}[\p{L}'’/&, -]{2,50}?) (?:at|with|for) ${HOUSE},?(?: (?:from|since))?\s*$`,
  'u',
);

/** "I know every low bridge": of the writer as she is. */
const OF_SELF = /^I (?:am|know|like|love|can|enjoy|speak|hold|have)(?!\p{L})/u;

/** "I worked as a clerk at Fennimore Ltd from", before them. */
const DATES_LAST = new RegExp(String.raw`^I ${WORK}(?: as)? ${TITLE} (?:at|for|with) ${HOUSE},?(?: from)?\s*$`, 'u');

/** How a statement begins that names a whole job. */
const WORKED_AS = /^(?:I )?(?:(?:have |had )?(?:been )?(?:currently |presently )?)?(?:work(?:ed|ing)?|employed|served) as (?:an? |the )?\p{Lu}/iu;
/** "Worked as Clerk in Fennimore Ltd, Leigh from", before the dates. */
const WORKED_LAST = new RegExp(
  String.raw`^(?:I )?(?:have |had )?(?:been )?(?:[Cc]urrently |[Pp]resently )?(?:[Ww]ork(?:ed|ing)?|[Ee]mployed|[Ss]erved) as ${TITLE} (?:at|for|with|in) (\p{Lu}[^,;:()]{1,60}?)(?:,? (\p{Lu}[\p{L} -]{2,30}?))?,?(?: (?:from|since|during|between))?\s*$`,
  'u',
);

/** A sentence that names post, house and period, over one line or two, as a head; what it goes on with is told below. */
function sentenceIn(line: SeenLine, next: SeenLine | null): Cut | null {
  const text = next === null ? line.text : `${line.text} ${next.text}`;
  const found = findPeriods(text).find((one) => one.range);
  if (found === undefined || text.includes('\t')) return null;
  const [before, after] = [text.slice(0, found.from).replace(/^(?:From|Between|In)\s*$/iu, ''), text.slice(found.to)];
  const [houseFirst, titleFirst] = before.trim() === '' ? [HOUSE_FIRST.exec(after), TITLE_FIRST.exec(after)] : [null, null];
  const own = /^[.;](?:\s|$)/u.test(after) ? TITLE_AT.exec(text.slice(0, found.from).trim()) : null;
  const worked = DATES_LAST.test(before.trim()) ? null : WORKED_LAST.exec(before.trim());
  const datesLast = worked ?? DATES_LAST.exec(before.trim()) ?? (own !== null && titleScore((own[1] ?? '').split(',')[0] ?? '') === 2 ? own : null);
  const title = houseFirst?.[2] ?? titleFirst?.[1] ?? datesLast?.[1] ?? '';
  const house = houseFirst?.[1] ?? titleFirst?.[2] ?? datesLast?.[2] ?? '';
  // "As a groom" names a post in a word that no list has.
  const isSaid =
    titleScore(title) > 0 || (/ as an? $/u.test(text.slice(0, text.indexOf(title, found.from === 0 ? found.to : 0))) && title.split(' ').length <= MAX_UNKNOWN);
  if (title === '' || !isSaid) return null;
  const end = datesLast === null ? found.to + (houseFirst ?? titleFirst ?? [''])[0].length : found.to;
  // Words of the lower line must belong to the sentence.
  if (next !== null && end <= line.text.length) return null;
  const story = text.slice(end).replace(/^[\s.,;:]+/u, '');
  const town = worked?.[3] === undefined ? '' : `, ${worked[3].trim()}`;
  const named = `${capital(title)}, ${house.trim()}${town}, ${text.slice(found.from, found.to)}`;
  return { lines: next === null ? 1 : 2, head: { ...line, text: named, body: named }, story: story === '' ? null : behind(next ?? line, story) };
}

/** What is told behind a head, on the line that it stands on. */
const behind = (line: SeenLine, story: string): SeenLine => ({
  ...line,
  text: story,
  body: story,
  marked: false,
  opens: true,
  cut: line.text.length - story.length,
});

/** "Nowhere in particular, 2014. Looked after my father.": no job, in words of one's own where others have an employer. */
const NOWHERE =
  /^((?:nowhere|no (?:paid )?(?:work|job)|not working|at home|nobody)(?: \p{L}+){0,3}), ((?:19|20)\d\d(?:\s?(?:[–-]|to)\s?(?:(?:19|20)?\d\d))?)\.\s+(\S.*)$/iu;

/** A dated sentence about a time without work, alone or under its own name. */
function breakAt(content: readonly SeenLine[], at: number): Cut | null {
  const [line, next] = [content[at], content[at + 1]];
  if (line === undefined) return null;
  if (
    next !== undefined &&
    line.text.split(/\s+/u).length <= MAX_TITLE &&
    findPeriods(line.text).length === 0 &&
    BREAK_TITLE.test(line.text) &&
    titleScore(line.text) < 2
  ) {
    const found = openingPeriod(next.body);
    if (found === null) return null;
    const told = next.body.slice(found.to).replace(/^[\s.,:;–-]+/u, '');
    return /[.!?]|^I /u.test(told) ? asBreak(line, line.body.replace(/[:.]$/u, ''), next.body.slice(found.from, found.to), behind(next, told), 2) : null;
  }
  const [, own = '', dates = '', story = ''] = NOWHERE.exec(line.body) ?? [];
  if (story !== '' && !line.marked) return asBreak(line, NAMELESS, dates, behind(line, `${own}. ${story}`), 1);
  const found = openingPeriod(line.body);
  if (found === null) return null;
  const told = line.body.slice(found.to).replace(/^[\s.,:;–-]+/u, '');
  const opening = breakOpening(told) ?? (next === undefined || next.marked ? null : breakOpening(`${told} ${next.text}`));
  if (opening === null || (!told.startsWith('I ') && titleScore(told.split(/[,.]/u)[0] ?? '') === 2)) return null;
  return asBreak(line, BREAK_TITLE.test(opening) ? capital(opening) : NAMELESS, line.body.slice(found.from, found.to), behind(line, told), 1);
}

/** The period that a sentence opens with. */
function openingPeriod(text: string): FoundPeriod | null {
  const found = findPeriods(text)[0];
  return found !== undefined && found.range && /^(?:from|between|since)?\s*$/iu.test(text.slice(0, found.from)) ? found : null;
}

function asBreak(line: SeenLine, title: string, dates: string, story: SeenLine, lines: number): Cut {
  const text = `${title}, ${dates}`;
  return { lines, head: { ...line, text, body: text, marked: false }, story };
}
