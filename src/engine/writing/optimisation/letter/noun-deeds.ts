import { uncapital } from '../../../english/grammar/capitals.ts';
import { cvVerb, pastOf, verbOf } from '../../../english/grammar/verbs.ts';
import { countWords } from '../../../english/tokens.ts';
import { TITLE_WORDS } from '../../../lexicon/reading/titles.ts';
import { changeClause } from './line-as-sentence.ts';
import { standsBare } from './object-phrase.ts';
import { FINITE, small } from './own-clause.ts';

/** "Month end brought forward from working day 11 to working day 4", "Scrap cut by a third". */
const DONE = /^(\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+){0,3}?) (brought|cut|reduced|raised|lowered|shortened)( forward| down| up| back)? ((?:from|by|to) .*\d.*)$/u;
/** "Sundays since January 2025: sit in with the planner". */
const AT_TIMES = /^((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days|Weekends|Evenings|Nights|Summers)((?: since [^:,]{3,20})?): (\p{Ll}.+)$/u;
const OWN = /(?<!\p{L})(?:I|me|we|us)(?!\p{L})/u;
/** Things without a plural that go without an article: "credit control", "local authority invoicing". */
const UNCOUNTED =
  /(?:ing|ment|care|control|maintenance|payroll|support|accounts?|analysis|delivery|research|compliance|safety|work|administration|admin|hygiene|finance|correspondence|production|procurement|recruitment|inspection|supervision|monitoring|month end|software|equipment|security|logistics|service)$/iu;

/** What follows "I" in a letter, for a line that begins with the thing and not with the deed; null where no rule can tell it. `isAsked`: the advert asks for it. */
export function nounDeed(line: string, current: boolean, isAsked: boolean): string | null {
  if (OWN.test(line)) return null;
  const [, day = '', since = '', clause = ''] = AT_TIMES.exec(line) ?? [];
  if (clause !== '' && verbOf(/^\p{L}+/u.exec(clause)?.[0] ?? '') !== undefined) return `${clause} (${day}${since})`;
  return (
    doneTo(line) ?? changeClause(line) ?? heldSince(line, current) ?? spared(line, current) ?? titled(line, current) ?? (isAsked ? dutyOf(line, current) : null)
  );
}

function doneTo(line: string): string | null {
  const [, thing = '', verb = '', way = '', rest = ''] = DONE.exec(line) ?? [];
  return thing === '' || opensWithVerb(thing) ? null : `${verb} ${small(thing)}${way} ${rest}`;
}

/** "Buddy driver for 12 new starters", "Commercial lead on four jobs": what one is or was. */
function titled(line: string, current: boolean): string | null {
  const [, first = '', last = ''] = /^(\p{Lu}\p{Ll}+) (?:\p{Ll}+ )?(\p{Ll}+)(?= (?:of|on|for|to) )/u.exec(line) ?? [];
  return last === '' ||
    !TITLE_WORDS.has(last) ||
    // "Sole charge of branch" is no post, and "day-to-day support for" no person.
    /^(?:charge|support|staff|stage|commercial|admin|administration|reception|security|cover|relief|maintenance|stock|office|sales|bar|kitchen)$/u.test(last) ||
    (cvVerb(last) !== undefined && !/^(?:lead|coach|mentor)$/u.test(last)) ||
    cvVerb(first.toLowerCase())?.tense === 'past' ||
    FINITE.test(line)
    ? null
    : `${current ? 'am' : 'was'} ${uncapital(line)}`;
}

/** "No lost-time accidents in six years": what there was none of for so long, told by whose record it is. */
function spared(line: string, current: boolean): string | null {
  const [, what = '', long = ''] = SPARED.exec(line) ?? [];
  return what === '' ? null : `${current ? 'have had' : 'had'} no ${what} ${long}`;
}
const SPARED =
  /^(?:No|Zero|Nil) ((?:[\p{L}-]+ ){0,3}(?:errors|accidents|incidents|injuries|complaints|breaches|losses|breakages|recalls|near misses|mistakes|defects|claims|no-shows)(?: (?:in my name|on my (?:shifts?|watch|line|bay|site|round|route|run)|of mine))?) ((?:in|for|over|since) (?:(?:the last |about |nearly |over )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) (?:years|months|seasons)|(?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d))$/u;

/** "Relief Shift Leader since 2024, when the supervisor is away": a post held beside one's own. */
function heldSince(line: string, current: boolean): string | null {
  const [, title = '', since = '', rest = ''] = HELD.exec(line) ?? [];
  const last = /\p{L}+$/u.exec(title)?.[0]?.toLowerCase() ?? '';
  if (!current || !TITLE_WORDS.has(last) || FINITE.test(title)) return null;
  // "About 60 shifts a year": how often, in brackets.
  const often = /^(.*), ((?:about |around )?\d[^,]*)$/u.exec(rest);
  return `have been ${title} since ${since}${often === null ? rest : `${often[1] ?? ''} (${often[2] ?? ''})`}`;
}
const HELD = /^(\p{Lu}[\p{L}&/-]*(?: [\p{L}&/-]+){0,4}) since ((?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)((?:, (?:when|while|for|on|about|around|\d)[^.;:]*)?)$/u;

/** A duty named by its thing: "Interim valuations", "Local authority invoicing for two counties". */
function dutyOf(line: string, current: boolean): string | null {
  const head = /^[^,:;(]+/u.exec(line)?.[0]?.trim() ?? '';
  const words = head.split(' ');
  const end = words.findIndex((word, at) => at > 0 && /^(?:of|for|in|on|at|with|to|by|from|across|off)$/u.test(word));
  const noun = words.slice(0, end < 0 ? undefined : end).join(' ');
  const isThing = (/\p{Ll}{2}s$/u.test(noun) && !noun.endsWith('ss')) || UNCOUNTED.test(noun);
  if (
    !isThing ||
    // "Care to 12 patients", "supervision of two students": somebody gives it, and deals with none.
    (UNCOUNTED.test(noun) && /^(?:of|to)$/u.test(words[end] ?? '')) ||
    !standsBare(small(head)) ||
    // "Support teachers": what may be a deed and its object is not told as a thing.
    (words.length > 1 && end !== 1 && verbOf(words[0]?.toLowerCase() ?? '')?.form === 'bare') ||
    // "Supervision of two doctoral students, four Master's students and one technician" is told whole.
    /[:;]|,(?! (?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) [^,]* and )|^\p{L}+ing(?:\s|$)/u.test(line) ||
    !/^\p{Ll}/u.test(small(line)) ||
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
