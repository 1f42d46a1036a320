import type { SectionKind } from '../../../domain/cv.ts';
import type { FullRoastReport } from '../../../domain/report.ts';
import { countedIn, readClaim } from '../asking/claims/read-claim.ts';
import { aboutTheWork } from '../../evidence/personal/about-the-work.ts';
import { locate } from '../../evidence/shared/locate.ts';
import type { Passage } from '../../evidence/shared/passages.ts';
import type { Statement } from '../../evidence/shared/statements.ts';
import { isBareDuty } from '../../evidence/wording/bare-duty.ts';
import { measuresIn } from '../../english/measures.ts';
import { relevanceOf } from '../../job/relevance-of.ts';
import type { Judgement } from '../../judgement.ts';
import { TALE } from '../asking/sense/tale.ts';
import { isWorkLine } from '../asking/sense/work-line.ts';
import { OUTSTANDING, strengthOf } from '../strength/line-strength.ts';
import { linesOfWork } from './rewrites/lines-of-work.ts';
import { isWorthAsking } from './rewrites/worth-asking.ts';
import { isGlued } from './wants/answering-lines.ts';

type StrongLines = NonNullable<FullRoastReport['strongLines']>;

const MOST = 6;
const LONGEST = 280;
/** Points from which a line is called strong: a deed with its figure. */
const STRONG = 2;
/** From such a number on a line tells its size; so many of them are named where there is no better line. */
const LARGE = 20;
const FEW = 3;
/** What a line gains that answers the job, that is of the newest job, and by the size of what it counts: 20 counts for half of it, 400 for all. */
const GAINS = { answers: 1.25, newest: 0.5, size: 1 } as const;
const WHOLE_SIZE = 400;
const LESS = 0.01;
/** Of two results the greater stands first, whosever job it is. */
const OF_RESULTS = 0.4;
/** A block of so many sentences is judged by each of them: nobody quotes a block. */
const BLOCK = 3;
const LONG = 160;

/**
 * The good lines of a page, the best first: what was different afterwards, what it was worth, a deed with its figure; of two good lines the
 * one that answers the wanted job, belongs to the newest one or tells the larger size. None that a finding speaks against, and none of
 * which the report changes or asks about a part (`mended`). The one place where a strongest line is chosen: of a report, an interview, a verdict.
 */
export function strongLinesOf(judgement: Judgement, mended: readonly string[]): StrongLines {
  const { statements, isFallback } = linesOfWork(judgement);
  const units = [...Map.groupBy(statements, ({ passage }) => passage)]
    .filter(([passage]) => isFallback || isOfWork(passage))
    .flatMap(([passage, all]) => unitsOf(passage, all));
  const [newest] = judgement.cv.experience;
  const rated = units.flatMap(({ passage, text, statements: told }) => {
    if (!isWhole(text, told, judgement) || mended.some((line) => text.includes(line))) return [];
    const own = worthOf(text, told, judgement.cv.language);
    const isAnswer = answersIn(judgement, text, passage).length > 0;
    const size = sizeIn(text);
    const isNew = newest !== undefined && passage.job === newest;
    const gains = (isAnswer ? GAINS.answers : 0) + (isNew ? GAINS.newest : 0) + GAINS.size * Math.min(1, Math.log(Math.max(1, size)) / Math.log(WHOLE_SIZE));
    // Size and place order what is alike: no duty stands before a result.
    const worth = own >= OUTSTANDING ? own + gains * OF_RESULTS : Math.min(own + gains, OUTSTANDING - LESS);
    return [{ own, worth, size, isNear: isAnswer || isNew, passage, text }];
  });
  const best = rated.filter(({ own, size, isNear }) => own >= STRONG || (isNear && size >= LARGE)).toSorted((a, b) => b.worth - a.worth);
  const strong = firstFound(best, MOST, judgement);
  if (strong.length > 0) return strong;
  // A line without a verb that tells its size is no deed, and better than nothing where a page has no other.
  const sized = rated.filter(({ size }) => size >= LARGE).toSorted((a, b) => b.worth - a.worth || b.size - a.size);
  return firstFound(sized, FEW, judgement);
}

/** The words of a line that the wanted job is asked for by, as the page prints them. */
export function answersIn(judgement: Judgement, text: string, { page, line }: { page: number; line: number }): string[] {
  const { matched } = relevanceOf(aboutTheWork(judgement));
  const said = matched.filter((one) => one.page === page && one.line >= line && one.line <= line + 2 && text.toLowerCase().includes(one.said.toLowerCase()));
  return [...new Set(said.map((one) => one.said.toLowerCase()))];
}

/** The largest number of things that a line counts; thousands and sums of money count by themselves. */
const sizeIn = (text: string): number =>
  Math.max(
    0,
    ...countedIn(text).map(({ value }) => value),
    ...(MONEY_RANGE.test(text) ? [] : measuresIn(text)).flatMap((figure) => (/[£$€₹]|\d[,.]\d{3}(?!\d)|illion|\d\s?[km]\b/iu.test(figure) ? [WHOLE_SIZE] : [])),
  );

/** "Gardens from $15k to $140k": what they come in. */
const MONEY_RANGE = /[£$€₹]\S+\s(?:to|and|-|–)\s[£$€₹]/u;

/** What stands in a job, a project, volunteering or among the awards: no hobby that somebody wins at. */
const isOfWork = ({ role, section }: Passage): boolean => role === 'job' || OF_WORK.has(section);
const OF_WORK: ReadonlySet<SectionKind> = new Set<SectionKind>(['experience', 'projects', 'volunteering', 'awards']);

interface Unit {
  passage: Passage;
  text: string;
  statements: readonly Statement[];
}

/** A bullet as it stands, and the sentences of a block. */
function unitsOf(passage: Passage, statements: readonly Statement[]): Unit[] {
  if (statements.length < 2 || (statements.length < BLOCK && passage.text.length <= LONG))
    return [{ passage, text: passage.text.replace(/\s*[;:,]$/u, ''), statements }];
  return statements.map((one) => ({ passage, text: one.text, statements: [one] }));
}

/** The first of some lines that stand on the page in one piece and that nothing speaks against. */
function firstFound(rated: readonly { passage: Passage; text: string }[], most: number, judgement: Judgement): StrongLines {
  const found: StrongLines = [];
  for (const { passage, text } of rated) {
    if (found.length === most) break;
    if (found.some(({ quote }) => quote === text)) continue;
    const place = hasAgainst(judgement, passage, text) ? null : locate(judgement, text, passage);
    if (place !== null) found.push({ quote: text, page: place.page, line: place.line });
  }
  return found;
}

/** A line of work as its author wrote it, that does not begin or end in the middle of something. */
function isWhole(text: string, statements: readonly Statement[], judgement: Judgement): boolean {
  const { language } = judgement.cv;
  return (
    statements.length > 0 &&
    text.length <= LONGEST &&
    (statements.some((one) => isWorthAsking(one, language)) || isResult(text, language)) &&
    !TALE.test(text) &&
    !isGlued(text, judgement) &&
    !statements.some(isBareDuty)
  );
}

/** Says by itself what came of it, however it begins. */
const isResult = (text: string, language: string): boolean =>
  text.split(/\s+/u).length >= RESULT_WORDS && /^[\p{Lu}\d£$€]/u.test(text) && !HANGING.test(text) && strengthOf(text, false, language) >= OUTSTANDING;
const RESULT_WORDS = 5;

/** Goes on from the line before it. */
const HANGING = /^(?:it|this|that|these|those|they|he|she|and|but|so|also|even|which|who|because|then)\b/iu;

/** "Lead" is a metal and a rank as well. */
const LEADS = /^lead (?:an?|the|our|my|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/iu;

/** How strong a line is; 0 for what is no line of work, unless it says by itself that something came of it. */
function worthOf(text: string, statements: readonly Statement[], language: string): number {
  const isDeed = statements.some(({ verb }) => verb !== null) || (language === 'en' && (readClaim(text, text).verb !== null || LEADS.test(text)));
  const worth = strengthOf(text, isDeed, language);
  return language === 'en' && worth < OUTSTANDING && !isWorkLine(text) ? 0 : worth;
}

/** What can be mended in a word leaves the line what it is. */
const SMALL: ReadonlySet<string> = new Set(['first-person', 'spelling-mistake', 'tense-mix', 'repeated-verb', 'wall-of-text']);
const IN_FAVOUR = /^(?:strong-|plain-line|job-named|skills-match|clean-structure)/u;

function hasAgainst({ findings }: Judgement, passage: Passage, text: string): boolean {
  return findings.some(
    ({ kind, quote, page, line }) =>
      !IN_FAVOUR.test(kind) &&
      !SMALL.has(kind) &&
      quote !== null &&
      page === passage.page &&
      line >= passage.line &&
      line <= passage.line + 3 &&
      (text.includes(quote) || quote.includes(text)),
  );
}
