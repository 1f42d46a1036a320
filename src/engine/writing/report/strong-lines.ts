import type { FullRoastReport } from '../../../domain/report.ts';
import { countedIn } from '../asking/claims/read-claim.ts';
import { isTelling, measuresIn } from '../../english/measures.ts';
import { carriesNumber } from '../../evidence/shared/counts.ts';
import { aboutTheWork } from '../../evidence/personal/about-the-work.ts';
import { locate } from '../../evidence/shared/locate.ts';
import type { Passage } from '../../evidence/shared/passages.ts';
import type { Statement } from '../../evidence/shared/statements.ts';
import { isBareDuty } from '../../evidence/wording/bare-duty.ts';
import { OUTCOMES, RANGE } from '../../lexicon/claims/outcomes.ts';
import { relevanceOf } from '../../job/relevance-of.ts';
import type { Judgement } from '../../judgement.ts';
import { isHollow } from '../asking/sense/hollow.ts';
import { isWorkLine } from '../asking/sense/work-line.ts';
import { linesOfWork } from './rewrites/lines-of-work.ts';
import { isWorthAsking } from './rewrites/worth-asking.ts';
import { isGlued, tellsOfChange, tellsOfRank } from './wants/answering-lines.ts';

type StrongLines = NonNullable<FullRoastReport['strongLines']>;

const MOST = 6;
const LONGEST = 280;
/** Points from which a line is called strong: a deed with its figure. */
const STRONG = 2;
/** From such a number on a line tells its size; so many of them are named where there is no better line. */
const LARGE = 20;
const FEW = 3;
const OF_THE_JOB = 0.75;
const TEN = 10;
const WORTH = { change: 5, rank: 3, pair: 2, outcome: 1.5, telling: 1.5, figure: 1, size: 0.5, deed: 1 } as const;

/**
 * Whole bullets that are good and stay, the best first: what was different afterwards, what it was worth, a deed with its figure. None
 * that a finding speaks against, and none of which the report changes or asks about a part (`mended`).
 */
export function strongLinesOf(judgement: Judgement, mended: readonly string[]): StrongLines {
  const bullets = Map.groupBy(linesOfWork(judgement).statements, ({ passage }) => passage);
  const proofs = relevanceOf(aboutTheWork(judgement)).matched;
  const answers = ({ page, line }: { page: number; line: number }): boolean =>
    proofs.some((one) => one.page === page && one.line >= line && one.line <= line + 2);
  const rated = [...bullets].flatMap(([passage, statements]) => {
    const text = passage.text.replace(/\s*[;:,]$/u, '');
    if (!isWhole(passage, statements, judgement) || mended.some((line) => text.includes(line))) return [];
    const own = worthOf(text, statements, judgement.cv.language);
    // Of two good lines the one that answers the job stands first.
    const worth = own >= STRONG && answers(passage) ? own + OF_THE_JOB : own;
    // A line without a verb that tells its size is no deed, and better than nothing where a page has no other.
    return [{ worth, size: Math.max(0, ...countedIn(text).map(({ value }) => value)), passage, text }];
  });
  const strong = rated.filter(({ worth }) => worth >= STRONG).toSorted((a, b) => b.worth - a.worth);
  const sized = rated.filter(({ size }) => size >= LARGE).toSorted((a, b) => b.size - a.size);
  const best = firstFound(strong, MOST, judgement);
  return best.length > 0 ? best : firstFound(sized, FEW, judgement);
}

/** The first of some lines that stand on the page in one piece and that nothing speaks against. */
function firstFound(rated: readonly { passage: Passage; text: string }[], most: number, judgement: Judgement): StrongLines {
  const found: StrongLines = [];
  for (const { passage, text } of rated) {
    if (found.length === most) break;
    const place = hasAgainst(judgement, passage, text) ? null : locate(judgement, text, passage);
    if (place !== null) found.push({ quote: text, page: place.page, line: place.line });
  }
  return found;
}

/** A line of work as its author wrote it, that does not begin or end in the middle of something. */
function isWhole(passage: Passage, statements: readonly Statement[], judgement: Judgement): boolean {
  const [first] = statements;
  return (
    first !== undefined &&
    passage.text.length <= LONGEST &&
    (statements.some((one) => isWorthAsking(one, judgement.cv.language)) || isResult(passage.text)) &&
    !isGlued(passage.text, judgement) &&
    !statements.some(isBareDuty)
  );
}

/** Says by itself what came of it, however it begins. */
const isResult = (text: string): boolean =>
  text.split(/\s+/u).length >= RESULT_WORDS && (tellsOfChange(text) || tellsOfRank(text)) && /^[\p{Lu}\d£$€]/u.test(text);
const RESULT_WORDS = 5;

function worthOf(text: string, statements: readonly Statement[], language: string): number {
  if (isHollow(text) || (language === 'en' && !isWorkLine(text))) return 0;
  // "3 to 5 minutes" is how much it is on one day or another.
  const exact = text.replace(RANGE, ' ').replace(NO_COUNT, ' ');
  const figures = measuresIn(exact);
  // How cold it was is nobody's merit, nor when the shift began.
  if ((figures.length === 1 && WEATHER.test(text)) || EARLY.test(text)) return 0;
  const isDeed = statements.some(({ verb }) => verb !== null) || HOLDING.test(text) || language !== 'en';
  const change = (tellsOfChange(text) ? WORTH.change : 0) + (tellsOfRank(text) ? WORTH.rank : 0);
  // A post and its size ("Fire marshal and keeper of the float (£40)") is no deed.
  if (!isDeed && change === 0) return 0;
  return (
    change +
    (isDeed ? WORTH.deed : 0) + // What has changed is told by its two figures: "23 to 64" more than "four bins to one".
    (change > 0
      ? tellsOfChange(text) && figures.length > 1 && figures.some((figure) => isTelling(figure) || Number.parseFloat(figure) >= TEN)
        ? WORTH.pair
        : 0
      : OUTCOMES.test(text) && carriesNumber(exact)
        ? WORTH.outcome
        : 0) +
    worthOfFigures(exact, figures)
  );
}

/** "A six week temp", "one night a week": how long or how often is no measure of a deed. */
const SPAN_IN_WORDS =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:late |early |long )?(?:nights?|days?|weeks?|months?|years?|shifts?|weekends?|evenings?)\b/iu;

const EARLY = /^(?:I )?(?:start(?:ed|s)?|open(?:ed|s)?|finish(?:ed)?)\s(?:work\s)?(?:at\s)?\d{1,2}(?:[.:]\d\d)?\s?[ap]\.?m/iu;
/** A kind of thing, and no number: "two wheeler", "one-way". */
const NO_COUNT = /\b(?:one|two|three|four|five)[- ](?:wheelers?|ways?|piece|sided|handed|fold|storey|door|seaters?)\b/giu;
const WEATHER = /\d\s?(?:below(?: zero)?(?=[.,;]|$)|degrees|°)/iu;

/** A share, money or thousands tell more than a count; what somebody holds or how long it went on is no deed's measure, and one is no number. */
function worthOfFigures(text: string, figures: readonly string[]): number {
  const counts = figures.filter((figure) => figure !== '1');
  if (counts.length === 0 && SPAN_IN_WORDS.test(text)) return 0;
  if (counts.length === 0) return carriesNumber(text) && figures.length === 0 ? WORTH.figure : 0;
  if (HOLDING.test(text) || counts.every((figure) => isSpanOf(figure, text))) return WORTH.size;
  return counts.some((figure) => isTelling(figure) || /\d[.,]\d{3}|\d{4,}/u.test(figure)) ? WORTH.telling : WORTH.figure;
}
const HOLDING = /^(?:curate|own|hold|keep|look(?:ed)? after|in charge of|responsible for|work(?:ed)?|was|were)\b/iu;
const isSpanOf = (figure: string, text: string): boolean =>
  new RegExp(
    String.raw`${figure.replace(/[$.+*?]/gu, '\\$&')}\s(?:years?|months?|weeks?|days?|hours?|litres?|metres?|miles?|km|kg|years old|m²|square|sq)(?!\p{L})`,
    'iu',
  ).test(text);

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
