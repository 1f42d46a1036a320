import { countWords } from '../../../english/tokens.ts';
import { MEASURABLE_THINGS } from '../../../lexicon/grammar/countable-things.ts';
import { FINITE, opensWithVerb, small, withThe } from './own-clause.ts';

const AMOUNT = String.raw`[£$€]?\d(?:[\d.,:]*\d)?(?:\s?(?:%|k|m|bn|hours?|minutes?|mins?|seconds?|days?|weeks?|months?|points?|mpg)(?!\p{L}))?(?:(?: \p{Ll}{3,}s)? (?:a|per) \p{L}+)?`;
/** "Debtor days 71 to 44", "Turnover up from £61,000 to £214,000, VAT and all", "Handling time: 9:40 to 7:15", "Conversion 2.4% → 3.1%". */
const MOVED = new RegExp(
  String.raw`^(\p{L}[\p{L}’'-]*(?: [\p{L}\p{N}’'-]+){0,5}?)((?: (?:up|down|cut))?:? (?:from )?)(?:about |around )?(${AMOUNT}) to (?:about |around )?(${AMOUNT})(.*)$`,
  'u',
);
/** How and when a figure moved, and what it was worth; what else is said behind it is a note. */
const HOW =
  /^(?: of \p{Ll}+)?(?:,? (?:in|over|within|by|across|between|since|after|when|because)(?!\p{L})[^;]*|, (?:mostly|mainly|partly|largely|simply) by(?!\p{L})[^;]*|, worth [^;]*)?/u;
/** What shows that a figure went from here to there, and that the two are no price list: a time it took, a cause, a way. */
const IN_TIME =
  /^,? (?:(?:in|over|within) (?:the |about |just )?(?:\S+ ){0,3}(?:days?|weeks?|months?|years?|seasons?|quarters?)(?!\p{L})|since |after |when |because |by \p{Ll}+ing |between .*\d|(?:in|by) (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)/u;
/** Beside what all trades measure. */
const MEASURED =
  /(?:^|\s)(?:absences?|sickness|turnover|list|lists|days|wastage|scrap|rejects?|falls?|injuries|accidents|debt|arrears|stops|calls|tickets|rate|score|ratio|backlog|queue|time|balance|stock|shortfall|deficit|complaints?|thefts?|breakages|breakdowns|no-shows|intervals?|accuracy)$/iu;
/** What is counted, behind its figures: "from 6 to 31 children". */
const UNIT =
  /^ (?:(?:new|paying|regular|active|live|full|weekly|daily|monthly) )?(?:\p{Ll}{3,}s|children|people|men|women|staff)(?=$|[,;.]| (?:in|on|at|over|within|since|after|when|because|by|between|a|an|per|each) )/u;

/** Whether two figures are the ends of a change and not of a range: the line says so, or what is measured went down, as no range does. */
const isChange = (line: string, thing: string, way: string, rest: string, isDown: boolean): boolean =>
  /up|down|cut/u.test(way) ||
  IN_TIME.test(rest) ||
  ((isDown || /→|->/u.test(line)) && (MEASURED.test(thing) || MEASURABLE_THINGS.has(/\p{L}+$/u.exec(thing)?.[0]?.toLowerCase() ?? '')));

/** A change by its figures, told with the verb that the line left out: "agency use fell from 38% to 21% of hours since January". */
export function movedClause(line: string): string | null {
  const whole = line
    .replace(/[\s.;,]+$/u, '')
    // "Dinner money and trips: online payments up from 40% to 97%": the label is not what moved.
    .replace(/^\p{Lu}[\p{L}’'&/-]*(?: [\p{L}’'&/-]+){0,4}: (?=\p{Ll}+(?: \p{Ll}+)* (?:up|down) from )/u, '')
    .replace(/ ?(?:→|->) ?(?=\S*\d)/u, ' to ');
  const [, named = '', way = '', from = '', to = '', rest = ''] = MOVED.exec(whole) ?? [];
  // "Drop-off before submit fell from 31% to 12%" has its verb.
  const [, thing = '', own] = WITH_VERB.exec(named) ?? ['', named];
  if (
    thing === '' ||
    (opensWithVerb(thing) && !/^\p{Lu}\p{Ll}+ing \p{Ll}/u.test(thing)) ||
    isRange(thing, way, `${from} ${to}`) ||
    /(?<!\p{L})(?:of|for|in|on|with|and|by|at|ages?|aged|groups?|sizes?)$/iu.test(thing) ||
    /^(?:responsible|duties|in charge|help|assist)|(?:improvement|reduction|increase|decrease)$/iu.test(thing) ||
    FINITE.test(thing)
  )
    return null;
  const [a, b] = [figureOf(from), figureOf(to)];
  if (!Number.isFinite(a) || !Number.isFinite(b) || a === b) return null;
  const unit = UNIT.exec(rest)?.[0] ?? '';
  const behind = rest.slice(unit.length);
  const how = HOW.exec(behind)?.[0] ?? '';
  // Whatever else stands behind the figures says what they are, and no rule can tell it.
  if (!isChange(line, thing, way, behind, b < a) || (unit === '' && how === '' && /^ [\p{L}]/u.test(behind))) return null;
  // A clause that hangs on nothing ("and two left") is no how.
  return `${withThe(small(thing))} ${own ?? (/^fuel$/iu.test(thing) ? 'went' : b > a ? 'rose' : 'fell')} from ${from} to ${to}${unit}${countWords(how) <= MOST_HOW ? how.trimEnd() : ''}`;
}
const MOST_HOW = 22;
const WITH_VERB = /^(.*\p{L}) (fell|rose|went|dropped|grew|came|improved|climbed|sank)$/u;

/** The figure in an amount, for comparing the two ends of a change. */
const figureOf = (amount: string): number => Number(amount.replace(/[^\d.:]/gu, '').replace(/^(\d+):(\d\d).*$/u, '$1.$2'));

/** "Years 7 to 9", "Wards 4 to 9, nights", "Open 7 to 7": no change, unless a word or a unit says so. */
const isRange = (thing: string, way: string, amounts: string): boolean =>
  (RANGED.test(thing) && thing.split(' ').length < 3) || (!/from|up|down/u.test(way) && !/[£$€%]|\p{L}/u.test(amounts) && !thing.includes(' '));
const RANGED =
  /(?<!\p{L})(?:years?|wards?|ages?|aged|grades?|levels?|stages?|floors?|rooms?|open|shifts?|bays?|nights?|routes?|class(?:es)?|weeks?|chapters?|junctions?|keys?)$/iu;
