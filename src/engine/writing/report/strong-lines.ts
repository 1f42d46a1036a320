import type { FullRoastReport } from '../../../domain/report.ts';
import { countedIn } from '../asking/claims/read-claim.ts';
import { aboutTheWork } from '../../evidence/personal/about-the-work.ts';
import { locate } from '../../evidence/shared/locate.ts';
import type { Passage } from '../../evidence/shared/passages.ts';
import type { Statement } from '../../evidence/shared/statements.ts';
import { isBareDuty } from '../../evidence/wording/bare-duty.ts';
import { relevanceOf } from '../../job/relevance-of.ts';
import type { Judgement } from '../../judgement.ts';
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
const OF_THE_JOB = 0.75;

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
    (statements.some((one) => isWorthAsking(one, judgement.cv.language)) || isResult(passage.text, judgement.cv.language)) &&
    !isGlued(passage.text, judgement) &&
    !statements.some(isBareDuty)
  );
}

/** Says by itself what came of it, however it begins. */
const isResult = (text: string, language: string): boolean =>
  text.split(/\s+/u).length >= RESULT_WORDS && /^[\p{Lu}\d£$€]/u.test(text) && !HANGING.test(text) && strengthOf(text, false, language) >= OUTSTANDING;
const RESULT_WORDS = 5;
/** Goes on from the line before it. */
const HANGING = /^(?:it|this|that|these|those|they|he|she|and|but|so|also|even|which|who|because|then)\b/iu;

/** How strong a line is; 0 for what is no line of work, unless it says by itself that something came of it. */
function worthOf(text: string, statements: readonly Statement[], language: string): number {
  const worth = strengthOf(
    text,
    statements.some(({ verb }) => verb !== null),
    language,
  );
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
