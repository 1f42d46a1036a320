import { assembleLine } from '../../../../domain/line-template.ts';
import { FINDING_KINDS } from '../../../../domain/finding.ts';
import { shownBeginning } from '../../../english/whole/whole-parts.ts';
import type { FullRoastReport, Rewrite } from '../../../../domain/report.ts';
import type { Roast, Tone } from '../../../../domain/roast.ts';
import type { Judgement } from '../../../judgement.ts';
import { isMeasured } from '../../../english/measures.ts';
import { gainOf, judgedWith, type Gain } from '../../asking/judge-again.ts';
import { withoutTrailingWord } from '../../roast/template.ts';
import { bulletOf, defended } from './defend-line.ts';
import { jokeAbout, quotable } from './line-joke.ts';
import { questionsAbout } from './line-questions.ts';
import { strikesAlone } from '../../asking/mend-line.ts';
import { isTold } from '../../asking/sense/told.ts';
import { isWorkLine } from '../../asking/sense/work-line.ts';
import { AILMENTS, type Ailment, ailmentOf } from './rewrite-line.ts';
import { countingQuestions } from './counting-questions.ts';
import { plainQuestionsFor } from '../../../lexicon/wording/asks/plain-questions.ts';
import { answersIn, strongLinesOf } from '../strong-lines.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import { type Candidate, candidatesOf, NO_JOB } from './candidates.ts';
import { askLines } from './ask-lines.ts';
import { recastsOf } from '../recast/recasts.ts';
import { isFirstPage, plainAsks } from './plain-asks.ts';
import { asksOf } from '../../asking/claims/ask-claim.ts';
import { readClaim } from '../../asking/claims/read-claim.ts';
import type { Statement } from '../../../evidence/shared/statements.ts';

/** Most lines of the opening, of the rewrites, and of what is asked besides. */
export const MENDED = { costliest: 5, rewrites: 8, more: 6 } as const;
/** So many lines are judged again at most; each costs a reading of the CV. */
const JUDGED = 16;

/** Lines run together by a reader are longer than anybody writes one. */
const LONG = 260;

type Mended = Required<Pick<FullRoastReport, 'costliest' | 'asked' | 'beforeAfterRewrites' | 'strongLines'>>;

/**
 * What the report does with this CV's own lines: the five that cost the most, what has become another sentence, what else is asked,
 * and what is strong and stays. Where no rule makes a line certainly better it stays as its author wrote it, and the question stands
 * beside it. Every sentence has been through our own detectors. `seed` picks the wording of the jokes.
 */
export function writeMendedLines(judgement: Judgement, roast: Roast, tone: Tone, seed: string): Mended {
  // A line of stock words without a verb has hidden its deed no less.
  const isStock = (line: Candidate): boolean => isStruck(line, judgement);
  const ill = spread(candidatesOf(judgement).filter((line) => !LEARNED.test(line.before) && (isAiling(line) || isStock(line))));
  const used = new Set<string>();
  const told = new Map<Candidate, Rewrite>();
  const asked = countingQuestions(judgement);
  const tell = ({ line, gain }: Priced): Rewrite[] => {
    const known = told.get(line);
    if (known !== undefined) return [known];
    const rewrite = tellLine(asked.varied(line), gain, judgement, { roast, tone, seed, used });
    if (rewrite === null) return [];
    told.set(line, rewrite);
    return [rewrite];
  };
  const first = inOrderOfCost(ill.slice(0, JUDGED).map((line) => priceOf(line, judgement)));
  // What everybody writes comes before what only wants a clause more.
  const stock = first.filter(({ line }) => isStock(line) || !FINE.has(line.ailment));
  const byCost = [...stock, ...first.filter((one) => !stock.includes(one))];
  for (const line of byCost) tell(line);
  const answerable = (): Priced[] => byCost.filter(({ line }) => told.has(line));
  const mended = (): string[] => answerable().map(({ line }) => line.before);
  for (const line of askedBesides(
    judgement,
    answerable().map(({ line: one }) => one),
  )) {
    const priced = priceOf(line, judgement);
    byCost.push(priced);
    tell(priced);
  }
  // What no rule asks about is asked plainly: a report without three questions has not been read for.
  const isAsked = (text: string): boolean => mended().some((one) => text.includes(one) || one.includes(text));
  const strong = strongLinesOf(judgement, []);
  // A strong line is asked about where there is no other, and the strongest never.
  for (const praised of [strong, strong.slice(0, PRAISED)]) {
    const isPraised = (text: string): boolean => praised.some(({ quote }) => quote.includes(text) || text.includes(quote));
    for (const line of plainAsks(judgement, (text) => isAsked(text) || isPraised(text), ENOUGH - answerable().length, used)) {
      const priced = priceOf(line, judgement);
      byCost.push(priced);
      tell(priced);
    }
  }
  const bettered = answerable().filter(({ line }) => line.after !== line.before).length;
  const isStrongest = (text: string): boolean => strong.slice(0, SPARED).some(({ quote }) => quote.includes(text) || text.includes(quote));
  for (const line of recastsOf(judgement, (text) => isAsked(text) || isStrongest(text), MENDED.rewrites - bettered)) {
    const priced = priceOf(line, judgement);
    byCost.push(priced);
    tell(priced);
  }
  const tellable = answerable();
  const best = strong.slice(0, SPARED);
  // What was only told in a better sentence has cost nobody an interview.
  const costly = tellable
    .filter(({ line }) => line.recast === undefined || line.template !== null || line.question !== null || !FINE.has(line.ailment))
    .filter(({ line }) => isStock(line) || !isSpared(line, best, judgement))
    .slice(0, MENDED.costliest);
  const costliest = costly.flatMap(tell);
  const others = tellable.filter((one) => !costly.includes(one));
  return {
    costliest,
    beforeAfterRewrites: inOrder(tellable.filter(({ line }) => line.after !== line.before).slice(0, MENDED.rewrites)).flatMap(tell),
    asked: inOrder(others.filter(({ line }) => line.after === line.before).slice(0, MENDED.more)).flatMap(tell),
    strongLines: strongLinesOf(judgement, mended()),
  };
}

/** So many of the strongest lines cost nobody anything. */
const SPARED = 3;
/** So many words of a trade say what was done, whatever else the line leaves out. */
const TRADE_WORDS = 2;

/** A line that speaks for its author: one of the best, one with its figure that is well put, or one that names the things of the wanted job. Asked about, it may be; told as a loss, never. */
function isSpared(line: Candidate, best: readonly { quote: string }[], judgement: Judgement): boolean {
  // Of a first page every line is asked about, and none has cost anything.
  if (isFirstPage(judgement)) return true;
  if (best.some(({ quote }) => quote.includes(line.before) || line.before.includes(quote))) return true;
  if (line.after === line.before && FINE.has(line.ailment) && isMeasured(line.before)) return true;
  const [newest] = judgement.cv.experience;
  const answers = answersIn(judgement, line.before, line).length;
  const isNew = newest !== undefined && newest.bullets.some(({ page, line: at }) => page === line.page && at === line.line);
  return answers >= TRADE_WORDS || ((answers > 0 || isNew) && tradeWordsIn(line.before) >= TRADE_WORDS);
}

/** Names of things that only a trade has: abbreviations, and words that are in no everyday list. */
const tradeWordsIn = (text: string): number =>
  new Set(
    (text.match(/(?<!^)\p{L}[\p{L}-]{2,}/gu) ?? []).filter(
      (word) => /\p{Lu}.*\p{Lu}/u.test(word) || (!/^\p{Lu}/u.test(word) && !isPlain(word.toLowerCase()) && cvVerb(word.toLowerCase()) === undefined),
    ),
  ).size;
const isPlain = (word: string): boolean =>
  PLAIN_WORDS.has(word) || PLAIN_WORDS.has(word.replace(/(?:es|s|ed|ing)$/u, '')) || PLAIN_WORDS.has(`${word.replace(/(?:ed|ing)$/u, '')}e`);

/** What somebody has learned is no work to ask about. */
const LEARNED = /^(?:learned|learnt) (?!about\b)/iu;

/** Whether nothing is wrong with the wording of a line: it is asked about, and proves what it says all the same. */
export const isFine = ({ before, after }: Pick<Rewrite, 'before' | 'after'>): boolean =>
  before === after && FINE.has(ailmentOf(before)) && strikesAlone(before).every((kind) => SMALL.has(kind));

/** Ailments of lines that nothing is wrong with but what they leave out. */
const FINE: ReadonlySet<Ailment> = new Set<Ailment>(['plain', 'sound', 'result']);

/** So many lines of a report can be answered, as far as there are lines to ask about; and so many are praised before one of them is asked about. */
const ANSWERABLE = 7;
const PRAISED = 2;
/** Longer bullets are blocks, of which more than one sentence may be asked about. */
const BLOCK = 180;
/** A strong line is asked about only where there are fewer questions than these. */
const ENOUGH = 3;
/** The weaker half of the strong lines may be asked about. */
const keptOf = (strong: number): number => Math.max(PRAISED, Math.ceil(strong / 2));

/** Lines that nothing is wrong with, asked about what they leave out: those first that nobody would praise, then the weaker ones of the strong. */
function askedBesides(judgement: Judgement, ill: readonly Candidate[]): Candidate[] {
  const isTaken = ({ text, passage }: Statement): boolean =>
    ill.some(({ before }) => text.includes(before) || before.includes(text) || (passage.text.length <= BLOCK && passage.text.includes(before)));
  const strong = strongLinesOf(
    judgement,
    ill.map(({ before }) => before),
  );
  const isAmong = (lines: typeof strong, { text }: Statement): boolean => lines.some(({ quote }) => quote.includes(text) || text.includes(quote));
  const plain = askLines(judgement, (one) => isTaken(one) || isAmong(strong, one), ANSWERABLE - ill.length);
  const wanted = ENOUGH - ill.length - plain.length;
  if (wanted <= 0) return plain;
  const kept = strong.slice(0, keptOf(strong.length));
  return [...plain, ...askLines(judgement, (one) => isTaken(one) || isAmong(kept, one) || !isAmong(strong, one), wanted)];
}

/** What can be mended in a word leaves the line what it is. */
const SMALL: ReadonlySet<string> = new Set(['first-person', 'spelling-mistake', 'tense-mix', 'repeated-verb', 'wall-of-text']);

/** Whether a finding about its wording stands against a line. */
const isStruck = ({ before, page, line }: Candidate, { findings }: Judgement): boolean =>
  findings.some(
    (finding) =>
      ['buzzwords', 'wording'].includes(FINDING_KINDS[finding.kind].group) &&
      !SMALL.has(finding.kind) &&
      finding.page === page &&
      Math.abs(finding.line - line) <= 2 &&
      finding.quote !== null &&
      before.includes(finding.quote),
  );

const inOrderOfCost = (lines: readonly Priced[]): Priced[] => lines.toSorted((a, b) => b.cost - a.cost || lines.indexOf(a) - lines.indexOf(b));
const inOrder = (lines: readonly Priced[]): Priced[] => lines.toSorted((a, b) => a.line.page - b.line.page || a.line.line - b.line.line);
interface Priced {
  line: Candidate;
  gain: Rewrite['gain'];
  /** Points that the line costs, as far as they can be computed. */
  cost: number;
}

/** What mending a line gains, by judging the CV again with an example answer in it. */
function priceOf(line: Candidate, judgement: Judgement): Priced {
  const { template, after, before, page } = line;
  const filled = template === null ? after : assembleLine(template, template.example, after).text;
  const judged = filled === before ? null : judgedWith(judgement, [{ page, line: line.line, before, after: filled }]);
  const gain: Gain = judged === null ? { best: null, total: 0 } : gainOf(judgement.scores, judged.scores);
  // What is not computed is ranked by how it reads, under everything that is.
  const reads = (AILMENTS.length - AILMENTS.indexOf(line.ailment)) / 100;
  return { line, gain: gain.best === null ? null : { score: gain.best.name, from: gain.best.from, to: gain.best.to }, cost: Math.max(0, gain.total) + reads };
}

interface Telling {
  roast: Roast;
  tone: Tone;
  seed: string;
  used: Set<string>;
}

function tellLine(line: Candidate, gain: Rewrite['gain'], judgement: Judgement, { roast, tone, seed, used }: Telling): Rewrite | null {
  const { before, after, template, ailment, page } = line;
  // No two questions of one shape, as long as there is another.
  const first = (questions: readonly string[]): string => {
    const question = questions.find((one) => !used.has(shapeOf(one))) ?? questions.find((one) => !used.has(unquoted(one))) ?? questions[0] ?? '';
    used.add(shapeOf(question)).add(unquoted(question));
    return question;
  };
  const isStill = template === null && (after === before || (line.recast !== undefined && !FINE.has(ailment)));
  const isPuffed =
    line.isClaim ||
    BIG_WORDS.test(before) ||
    judgement.findings.some(
      ({ kind, quote, ...at }) =>
        FINDING_KINDS[kind].group === 'buzzwords' && quote !== null && before.includes(quote) && at.page === page && Math.abs(at.line - line.line) <= 2,
    );
  const isEnglish = judgement.cv.language === 'en';
  const claimed = isEnglish && !line.isClaim && line.question === null ? asksOf(readClaim(before, bulletOf(judgement, line).bullet)) : [];
  // What a duty measures is asked by its measure; what it uses, by its use.
  const ofClaim = claimed.filter(({ shape }) => (isMeasured(before) && !FINE.has(ailment)) || shape === 'tools').map(({ question }) => question);
  const ofMeasure = isMeasured(before) ? claimed.filter(({ shape }) => shape !== 'came').map(({ question }) => question) : [];
  const ask = [...(line.question === null ? [] : [line.question]), ...ofClaim, ...questionsAbout(before, ailment, judgement.cv.language).ask];
  const words =
    line.question === null && isPuffed && isEnglish && ailment !== 'duty'
      ? [...ofClaim, ...plainQuestionsFor(before), ...ofMeasure, ...ask, ...OF_BIG_WORDS]
      : ask;
  // A line without a question of its own is left alone: five good ones are worth more than ten poor ones.
  const { bullet, around } = bulletOf(judgement, line);
  const isAnswered = (one: string): boolean => isEnglish && !line.isClaim && isTold(one, before, bullet, around);
  const question =
    isStill || (line.question !== null && template === null)
      ? isEnglish && !line.isClaim && !isWorkLine(before)
        ? undefined
        : words.find((one) => !used.has(one) && !isAnswered(one))
      : null;
  if (question === undefined) return null;
  if (question !== null) used.add(question);
  return {
    before,
    roast: jokeAbout({ ...line, isPuffed: isPuffed && ailment !== 'duty', isCounted: isMeasured(before) }, judgement, roast, tone, seed, used),
    after,
    question,
    interviewQuestion: asksAbout(before, first(defended(bulletOf(judgement, line), judgement.cv.language, isPuffed).map(({ question: one }) => one))),
    page,
    line: line.line,
    template,
    gain,
  };
}

const BIG_WORDS = /^(?:spearhead|champion|foster|orchestrat|leverag|evangeli[sz]|synergi[sz]|played a)\p{L}*/iu;
/** Asked where big words hide what was done, and nothing says what the line is about. */
const OF_BIG_WORDS = ['In plain words: what did you do there?', 'What was there afterwards that had not been there before?'];

const unquoted = (question: string): string => question.replace(/“[^”]*”/gu, '“”');
const shapeOf = (question: string): string => unquoted(question).split(' ').slice(0, 3).join(' ');

/** Longest piece of a line that leads in a question. */
const ASKED_ABOUT = 110;

/** An interviewer's question with the line it is about. */
export const asksAbout = (before: string, question: string): string =>
  `You write “${withoutTrailingWord(shownBeginning(quotable(before), ASKED_ABOUT))}”. ${question}`;

/** Lines that can be made better, can be asked about, or read badly; a line with its amount is strong unless it only names a duty. */
const isAiling = ({ after, before, template, ailment, deed }: Candidate): boolean => after !== before || template !== null || (!FINE.has(ailment) && deed);

/** The most ailing first, spread over jobs and ailments. */
function spread(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  const pool = [...candidates];
  while (chosen.length < JUDGED && pool.length > 0) {
    const next = pool.toSorted((a, b) => worth(b, chosen) - worth(a, chosen) || candidates.indexOf(a) - candidates.indexOf(b))[0];
    if (next === undefined) break;
    chosen.push(next);
    pool.splice(pool.indexOf(next), 1);
  }
  return chosen;
}

/** How badly a line wants mending, less where its like has been mended. */
function worth(candidate: Candidate, chosen: readonly Candidate[]): number {
  const kin = chosen.filter(({ ailment }) => ailment === candidate.ailment).length;
  const neighbours = chosen.filter(({ job }) => job === candidate.job).length;
  return (
    (candidate.template !== null ? 40 : candidate.after !== candidate.before ? 30 : 0) -
    (candidate.deed ? 0 : 15) -
    (candidate.job === NO_JOB ? 4 : 0) -
    (candidate.before.length > LONG ? 5 : 0) +
    (AILMENTS.length - AILMENTS.indexOf(candidate.ailment)) -
    kin -
    neighbours * 0.5
  );
}
