import { DEED_ABROAD } from '../../lexicon/words/tasks.ts';
import { FROM_TO, OUTCOMES, RANGE } from '../../lexicon/claims/outcomes.ts';
import type { Draft, Detector } from '../detector.ts';
import { quoteAround } from '../shared/locate.ts';
import { isTelling, measuresIn } from '../../english/measures.ts';
import { type Change, changesIn } from '../../english/changes.ts';
import { carriesNumber, countedBullets, jobBullets, numberWordsIn } from '../shared/counts.ts';
import { passagesOf } from '../shared/passages.ts';
import { verbOf } from '../../english/grammar/verbs.ts';
import { statementsOf } from '../shared/statements.ts';
import type { Statement } from '../shared/statements.ts';
import { isBareDuty } from '../wording/bare-duty.ts';

const MOST = 30;
/** Fewer are no size. */
const LEAST_COUNT = 3;
/** A count of something that no verb carries ("44 home games a season") is a size from here on. */
const LEAST_SIZE = 10;
/** So many hours are a deed. */
const MANY = 100;
/** "7 jury trials: 4 verdicts, 2 settlements": so many small counts are a tally. */
const SEVERAL = 3;
const LEAST_WORDS = 3;

/** What a figure is worth: a share or money, what came of a change, a count with a deed, a count. */
const WEIGHTS = { telling: 6, change: 5, deed: 4, count: 2 } as const;

/** Statements with a figure that measures; money, shares and thousands are preferred to plain counts. One finding a statement. What is struck as a bare duty is not praised. */
export const strongNumberDetector: Detector<'strong-number'> = {
  kind: 'strong-number',
  detect(context) {
    const measured = statementsOf(context).flatMap((statement) => {
      const best = isBareDuty(statement) ? null : bestFigure(statement, context.cv.language);
      return best === null ? [] : [{ statement, ...best }];
    });
    const bullets = jobBullets(context);
    const counted = bullets.some(({ text }) => carriesNumber(text)) ? bullets : passagesOf(context).filter(({ role }) => role === 'job' || role === 'line');
    const exact = countedBullets(context) === counted ? 1 : 0;
    const times = counted.filter(({ text }) => carriesNumber(text)).length;
    const drafts: Draft<'strong-number'>[] = [];
    const seen = new Set<string>();
    for (const { statement, number, weight } of measured.toSorted((a, b) => b.weight - a.weight)) {
      // What is shown is looked up, and not every figure of a long CV.
      if (drafts.length === MOST) break;
      const { passage, start, text } = statement;
      const at = start + text.indexOf(number);
      const quoted = quoteAround(context, passage.text, passage, at, at + number.length);
      if (quoted === null) continue;
      // A job pasted twice counts once.
      if (seen.has(quoted.quote)) continue;
      seen.add(quoted.quote);
      drafts.push({ ...quoted, weight, facts: { number, times, total: counted.length, exact } });
    }
    return drafts.toSorted((a, b) => a.page - b.page || a.line - b.line);
  },
};

const CHANGES = FROM_TO.map((pattern) => new RegExp(pattern, 'giu'));

/** From one time taken to another, and words that say it is one and no time of day. */
const CLOCK_CHANGE = /(?<![\d:])\d{1,2}:\d\d(?![\d:])[^.;\d]{0,24}(?:to|→|->|auf|à)\s(\d{1,2}:\d\d)(?![\d:])/iu;
const TIMED = /\b(?:times?|handling|duration|average|avg|aht|laps?|per call|response|turn-?around|personal best|pace|zeit)\b/iu;

/** Years of service, working hours and wages are figures without a deed. */
const NO_DEED = /\bper hour\b|\/\s?(?:hr|hour)|\bhours? (?:per|a|weekly)\b|\bhourly\b|\bsalary (?:of|:|range)|\bannual salary\b|\bGPA\b/iu;

/** The figure of a statement that may be praised, and what it is worth; null where it has none. */
function bestFigure(statement: Statement, language: string): { number: string; weight: number } | null {
  const { text, tokens } = statement;
  if (tokens.length < LEAST_WORDS || NO_DEED.test(text)) return null;
  const changes = changesIn(text);
  // Worse than before is nobody's strength.
  if (changes.some(({ isBetter }) => isBetter === false)) return null;
  // "Average handling time 9:40 to 7:15": what came of it is the second time.
  const clock = TIMED.test(text) ? CLOCK_CHANGE.exec(text)?.[1] : undefined;
  if (clock !== undefined) return { number: clock, weight: WEIGHTS.change };
  const { figures, results } = resultsIn(text, changes);
  const weighed = figures.flatMap((number) => {
    const weight = weightOf(statement, number, { among: figures.length, results, language });
    return weight === 0 ? [] : [{ number, weight }];
  });
  const [best] = weighed.toSorted((a, b) => b.weight - a.weight);
  return best ?? inWords(statement, figures.length > 0);
}

/** The figures of a statement without those that stand before a change, and those of a range: the result is what may be praised (rule 5). */
function resultsIn(text: string, changes: readonly Change[]): { figures: string[]; results: ReadonlySet<string> } {
  const spans = CHANGES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, from = '', to = '']) => [bare(from), bare(to)] as const));
  const ranges = [...text.matchAll(RANGE)].map(([, from = '', to = '']) => [bare(from), bare(to)] as const);
  // "71 to 44" went down; "25 to 30" is how much it is on one day or another.
  const [falls, others] = [ranges.filter(([from, to]) => valueOf(from) > valueOf(to)), ranges.filter(([from, to]) => valueOf(from) <= valueOf(to))];
  const told = [...spans, ...falls];
  const before = new Set([...told.map(([from]) => from), ...changes.flatMap((change) => (change.before === null ? [] : [bare(change.before)]))]);
  const results = new Set([...told.map(([, to]) => to), ...changes.flatMap((change) => (change.after === null ? [] : [bare(change.after)]))]);
  const vague = others.flat().filter((figure) => !results.has(figure));
  const figures = measuresIn(text).filter((figure) => !before.has(bare(figure)) && !vague.includes(bare(figure)));
  return { figures, results };
}

const valueOf = (figure: string): number => Number(figure.replace(/[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.'));

const bare = (figure: string): string => figure.replace(/[^\d.,]/gu, '').replace(/[.,]+$/u, '');

function weightOf({ text, tokens, verb }: Statement, number: string, { among, results, language }: Beside): number {
  const at = text.indexOf(number);
  const after = text.slice(at + number.length);
  if (isTelling(number)) return (verb !== null || /\p{Ll}{3}/u.test(text)) && !/^\s?years?\b/iu.test(after) ? WEIGHTS.telling : 0;
  // What came of a change may be small, and may be time: "from 9 days to 2".
  if (results.has(bare(number))) return WEIGHTS.change;
  // "SB 1162", "MAG 136": the figure is part of a name.
  if (/\p{Lu}{2,}\s$/u.test(text.slice(0, at))) return 0;
  // "Swim 4 in 2021", "40 denier lace": a level, or what a thing is made of.
  if ((/\p{Lu}\p{Ll}+\s$/u.test(text.slice(0, at)) && /^(?:\s?[.,;)]|$|\sin\s(?:19|20)\d\d)/u.test(after)) || MADE_OF.test(after)) return 0;
  const count = Number(number.replace(/\D/gu, ''));
  const isTime = after.startsWith('-') || (count < MANY && /^\s?(?:hours?|days?|years?)\b/iu.test(after));
  if (verb !== null || (language === 'en' && verbOf(tokens[0]?.word ?? '') !== undefined)) return count >= LEAST_COUNT && !isTime ? WEIGHTS.deed : 0;
  // In a language whose verbs we do not know, a size may be the deed's.
  const least = language === 'en' ? LEAST_SIZE : LEAST_COUNT;
  return isSize(text, at, after) && (OUTCOMES.test(text) || (!isTime && (count >= least || among >= SEVERAL))) ? WEIGHTS.count : 0;
}

const MADE_OF = /^\s?-?(?:denier|gauge|ply|grit|mesh|amps?|volts?|watts?|bar|psi|ohms?|pt|px|bit|gsm|micron|tog|carat|proof)\b/iu;

interface Beside {
  /** Figures of the statement. */
  among: number;
  /** Those of them that came of a change. */
  results: ReadonlySet<string>;
  language: string;
}

/** Whether a figure that no verb carries counts something: "147,000 miles", not "Linien 12, 30 und 37", "MAG 136", "8-op". */
function isSize(text: string, at: number, after: string): boolean {
  const before = text.slice(0, at);
  if (DEED_ABROAD.test(text)) return true;
  return /^\s(?!(?:und|and|et|y|e|i|ve|en|or|oder)\s)(?:\p{L}{2}|an?\s)/u.test(after) && !/(?:^(?!\p{L}+ed\s)\p{Lu}\p{L}+|\p{Lu}{2,}|[/-])\s?$/u.test(before);
}

/** "Two days a week" is a rota and no size. */
const ROTA = /^(?:full |half )?(?:days?|nights?|mornings?|afternoons?|evenings?|hours?|shifts?|times?|weekends?)\s(?:a|an|per|each|every|in)\s/iu;

/** "Trained four apprentices", "Eleven years without a claim": a number in words needs a deed or an outcome. */
function inWords({ text, verb, passage }: Statement, hasDigits: boolean): { number: string; weight: number } | null {
  const [number] = numberWordsIn(text);
  if (number === undefined || hasDigits || passage.role === 'line') return null;
  const isDone = verb?.tense === 'past' || OUTCOMES.test(text);
  const after = text.slice(text.indexOf(number) + number.length).trimStart();
  return isDone && !/^(?:-|(?:of|to)\s)/iu.test(after) && !ROTA.test(after) ? { number, weight: WEIGHTS.count } : null;
}
