import { uncapital } from '../../../english/grammar/capitals.ts';
import { cvVerb, pastOf, verbOf } from '../../../english/grammar/verbs.ts';
import { countWords } from '../../../english/tokens.ts';
import { TITLE_WORDS } from '../../../lexicon/reading/titles.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import { changeClause } from './line-as-sentence.ts';

const AMOUNT = String.raw`[£$€]?\d(?:[\d.,:]*\d)?(?:\s?(?:%|k|m|bn|hours?|minutes?|mins?|seconds?|days?|weeks?|months?|points?|mpg)(?!\p{L}))?(?: (?:a|per) \p{L}+)?`;
/** "Debtor days 71 to 44", "Turnover up from £61,000 to £214,000, VAT and all", "Handling time: 9:40 to 7:15". */
const MOVED = new RegExp(
  String.raw`^(\p{Lu}[\p{L}’'-]*(?: [\p{L}\p{N}’'-]+){0,5}?)(?: (?:went|goes|fell|rose|grew|dropped))?((?: (?:up|down))?:? (?:from )?)(?:about |around )?(${AMOUNT}) to (?:about |around )?(${AMOUNT})(.*)$`,
  'u',
);
/** "Month end brought forward from working day 11 to working day 4", "Scrap cut by a third". */
const DONE =
  /^(\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+){0,3}?) (brought|cut|reduced|raised|increased|lowered|halved|doubled|improved|shortened)( forward| down| up| back)? ((?:from|by|to) .*\d.*)$/u;
/** "Sundays since January 2025: sit in with the planner". */
const AT_TIMES = /^((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days|Weekends|Evenings|Nights|Summers)((?: since [^:,]{3,20})?): (\p{Ll}.+)$/u;
/** What a clause of its own would be told by. */
const FINITE = /(?<!\p{L})(?:is|are|was|were|has|have|had|does|did|went|came|got|left|said|know|knows)(?!\p{L})/iu;
const OWN = /(?<!\p{L})(?:I|me|we|us)(?!\p{L})/u;
/** Things without a plural that go without an article: "credit control", "local authority invoicing". */
const UNCOUNTED =
  /(?:ing|ment|care|control|maintenance|payroll|support|accounts?|analysis|delivery|research|compliance|safety|work|administration|admin|hygiene|finance|correspondence|production|procurement|recruitment|inspection|supervision|monitoring|month end|software|equipment|security|logistics|service)$/iu;

/** The figure in an amount, for comparing the two ends of a change. */
const figureOf = (amount: string): number => Number(amount.replace(/[^\d.:]/gu, '').replace(/^(\d+):(\d\d).*$/u, '$1.$2'));

/** What follows "I" in a letter, for a line that begins with the thing and not with the deed; null where no rule can tell it. `isAsked`: the advert asks for it. */
export function nounDeed(line: string, current: boolean, isAsked: boolean): string | null {
  if (OWN.test(line)) return null;
  const [, day = '', since = '', clause = ''] = AT_TIMES.exec(line) ?? [];
  if (clause !== '' && verbOf(/^\p{L}+/u.exec(clause)?.[0] ?? '') !== undefined) return `${clause} (${day}${since})`;
  return doneTo(line) ?? changeClause(line) ?? movedThing(line) ?? titled(line, current) ?? (isAsked ? dutyOf(line, current) : null);
}

function doneTo(line: string): string | null {
  const [, thing = '', verb = '', way = '', rest = ''] = DONE.exec(line) ?? [];
  return thing === '' || opensWithVerb(thing) ? null : `${verb} ${small(thing)}${way} ${rest}`;
}

/** A change that nobody is said to have made is what one saw. */
function movedThing(line: string): string | null {
  const [, thing = '', way = '', from = '', to = '', rest = ''] = MOVED.exec(line) ?? [];
  if (
    thing === '' ||
    (opensWithVerb(thing) && !/^\p{Lu}\p{Ll}+ing \p{Ll}/u.test(thing)) ||
    isRange(thing, way, `${from} ${to}`) ||
    /(?<!\p{L})(?:of|for|in|on|with|and|by|at|ages?|aged|groups?|sizes?)$/iu.test(thing) ||
    FINITE.test(rest)
  )
    return null;
  const [a, b] = [figureOf(from), figureOf(to)];
  if (!Number.isFinite(a) || !Number.isFinite(b) || a === b) return null;
  return `saw ${withThe(small(thing))} ${b > a ? 'rise' : 'fall'} from ${from} to ${to}${HOW.exec(rest)?.[0] ?? ''}`;
}
/** "The waiting list fell", "readmissions fell". */
const withThe = (thing: string): string =>
  /\p{L}s$/u.test(thing.split(/ (?:of|for|in|on|at|per|within) /u)[0] ?? '') || /^(?:the|an?|my|our|all)\s/iu.test(thing) ? thing : `the ${thing}`;

/** "Years 7 to 9", "Wards 4 to 9, nights", "Open 7 to 7": no change, unless a word or a unit says so. */
const isRange = (thing: string, way: string, amounts: string): boolean =>
  RANGED.test(thing) || (!/from|up|down/u.test(way) && !/[£$€%]|\p{L}/u.test(amounts) && !thing.includes(' '));
const RANGED =
  /(?<!\p{L})(?:years?|wards?|ages?|aged|grades?|levels?|stages?|floors?|rooms?|open|shifts?|bays?|nights?|routes?|class(?:es)?|weeks?|chapters?|junctions?|keys?)$/iu;
/** How and when a figure moved; what else is said behind it is a note. */
const HOW = /^(?:,? (?:in|over|within|by|across|between|since)(?!\p{L})|, (?:mostly|mainly|partly|largely|simply) by(?!\p{L})).*$/u;

/** "Buddy driver for 12 new starters", "Commercial lead on four jobs": what one is or was. */
function titled(line: string, current: boolean): string | null {
  const [, first = '', last = ''] = /^(\p{Lu}\p{Ll}+) (?:\p{Ll}+ )?(\p{Ll}+)(?= (?:of|on|for|to) )/u.exec(line) ?? [];
  return last === '' ||
    !TITLE_WORDS.has(last) ||
    (cvVerb(last) !== undefined && last !== 'lead') ||
    cvVerb(first.toLowerCase())?.tense === 'past' ||
    FINITE.test(line)
    ? null
    : `${current ? 'am' : 'was'} ${uncapital(line)}`;
}

/** A duty named by its thing: "Interim valuations", "Local authority invoicing for two counties". */
function dutyOf(line: string, current: boolean): string | null {
  const head = /^[^,:;(]+/u.exec(line)?.[0]?.trim() ?? '';
  const words = head.split(' ');
  const end = words.findIndex((word, at) => at > 0 && /^(?:of|for|in|on|at|with|to|by|from|across|off)$/u.test(word));
  const noun = words.slice(0, end < 0 ? undefined : end).join(' ');
  const isThing = (/\p{Ll}{2}s$/u.test(noun) && !noun.endsWith('ss')) || UNCOUNTED.test(noun);
  if (
    !isThing ||
    /:/u.test(line) ||
    opensWithVerb(head) ||
    opensWithOrder(head) ||
    FINITE.test(line) ||
    countWords(line) > 16 ||
    /\p{Ll}ed(?!\p{L})/u.test(line)
  )
    return null;
  return `${current ? 'deal' : 'dealt'} with ${small(line)}`;
}

/** "Reduced", "Managing", "Run the": a deed opens it. A plural that a verb is spelled like ("Backloads") is a thing. */
function opensWithVerb(text: string): boolean {
  const [first = '', second = ''] = text.split(' ');
  const low = first.toLowerCase();
  if (verbOf(low)?.form === 'bare' && cvVerb(low) === undefined) return true;
  const verb = cvVerb(low);
  return verb !== undefined && (verb.tense === 'past' || low === pastOf(verb.verb) || low.endsWith('ing') || /^(?:the|an?|all|our|\d.*)$/u.test(second));
}

/** "Manage document production", "Train new paralegals": a verb that is never a thing opens it, whatever stands behind. */
function opensWithOrder(text: string): boolean {
  const low = /^\p{L}+/u.exec(text)?.[0]?.toLowerCase() ?? '';
  return verbOf(low)?.form === 'bare' && !ALSO_A_THING.test(low);
}
/** Verbs that are things as often. */
const ALSO_A_THING =
  /^(?:access|account|audit|bank|budget|call|care|cash|change|check|claim|clean|complaint|contact|contract|control|cook|cost|cover|credit|demand|design|display|document|drive|exhibit|export|feed|finance|floor|fund|guest|hand|handover|home|host|house|import|input|invoice|issue|lab|load|machine|mail|market|month|note|order|pack|page|park|patch|pay|people|phone|plan|plant|plot|post|price|process|product|program|project|purchase|quality|query|question|rate|record|release|rent|repair|report|research|review|risk|roster|route|safety|sale|sample|schedule|school|service|shift|shop|site|staff|stock|stage|store|study|support|survey|switch|task|team|tender|test|ticket|till|time|tool|trade|traffic|transfer|transport|travel|treatment|trial|update|vehicle|visit|wage|wardrobe|waste|water|web|work)$/u;

/** Small within a sentence, unless it is a name or an abbreviation. */
const small = (text: string): string => {
  const [first = ''] = text.split(/[\s’'-]/u);
  return /^\p{Lu}\p{Ll}+$/u.test(first) && (PLAIN_WORDS.has(first.toLowerCase()) || !/^\p{L}+ \p{Lu}/u.test(text)) ? uncapital(text) : text;
};
