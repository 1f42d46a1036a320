import { cvVerb, verbOf } from '../../../english/grammar/verbs.ts';
import { listed } from '../../../english/grammar/lists.ts';
import { respelled } from '../../../english/grammar/respelled.ts';
import { countWords } from '../../../english/tokens.ts';
import { TITLE_WORDS } from '../../../lexicon/reading/titles.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import { isClean } from '../prose-check.ts';
import { isCertainOrder } from './certain-order.ts';
import { isWhole, standsAlone, withoutHarm } from './fit-to-send.ts';
import { withoutNotes } from './line-as-sentence.ts';
import { isPreposition, isSlip, thingFit, thingOfPhrase } from './object-phrase.ts';
import { small } from './own-clause.ts';

const LEAST = 2;
/** More words behind "my work includes" are a paragraph. */
const MOST = 26;
/** What tells a clause of its own, or speaks of a person. */
const CLAUSE =
  /[?!“”"…]|^\(|(?<!\p{L})(?:I|[Mm]e|[Mm]y|[Mm]ine|[Ww]e|us|our|[Hh]e|[Ss]he|him|[Tt]hey|them|it|[Tt]his|you|who|is|are|was|were|be|has|have|had|does|did|do|went|goes|came|got|left|said|says|know|knows|could|would|can|will|when|because|so that|if|until|never|not|nobody|etc|mostly|sometimes|various|stuff|less|no end|out with|for (?:\d+|\p{L}+) (?:weeks|months))(?!\p{L})/u;
/** Verbs of change, of which "-ed" is what became of a thing. */
const CHANGED =
  /(?<!\p{L})(?:passed|failed|every one|dropped|increased|decreased|improved|reduced|doubled|halved|grew|fell|rose|cut|brought|down from|up from|from [£$€]?\d[\d,.]*\S* to [£$€]?\d[\d,.]*\S*)(?!\p{L})/iu;
/** Behind a comma: how many, how often, how long. */
const AMOUNT =
  /^(?:(?:about|around|over|nearly|roughly|approximately|some|up to|average|an? average of|usually|typically) )?(?:[£$€R~]?\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|every (?:day|week|month|year|night|morning|evening|shift|term|season|second|third|other|\d)|days? and|nights? and|weekends$|daily$|weekly$|monthly$|all year)(?!\p{L})/iu;
/** Behind a comma: what was done to it, or with what. */
const BOUND =
  /^(?!trained|certified|qualified|passed)(?:\p{Ll}{3,}(?:ed|wn|lt|pt)) (?:to|by|with|in|into|on|for|as|from|against|up|every|twice)(?!\p{L})|^(?:including|incl\.|with|from|to|in|for|at|by|on|under|across|mainly|chiefly|both) /u;
/** What is a doing, and needs no article. */
const A_DOING =
  /(?:ing|ment|ance|ence|[ts]ion|ysis|al|ery|ity|care|work|control|admin|cover|entry|receipt|release|dispatch|despatch|payroll|pricing|hygiene|research|stock)$/iu;
/** Words that open nothing that somebody does: for whom, since when, how much. */
const NO_DUTY =
  /^(?:up to|over|around|about|roughly|approx\p{L}*|average|\d|one|two|three|four|five|six|seven|eight|nine|ten|on|in|at|for|of|with|from|under|as|no|nil|zero|best|employee|part of|member|promoted|awarded|winner|reason|nco|mostly|mainly|hand|first|second|third|sole|various|general|other|assist\p{L}*|help\p{L}*|support(?:ed|ing)?|participat\p{L}+|involved|involvement|exposure|experience|responsible|references?|temp|temporary|same|also|then|plus|night shift|shift work|shifts?|role|site|job|break|career|maternity|overtime)(?!\p{L})/iu;
/** “Record tonnages”, “torque wheels”: a verb and what it is done to, though the verb is a noun elsewhere. */
export const ORDER =
  /^(?:clear|change|record|torque|retorque|pre-?start|batch|log|load|check|test|clean|balance|audit|report|order|stock|cover|plan|schedule|walk|close|open|run|set|post|file|label|pack|stack|sort|stamp|score|mark|tag|tack|grease|paint|sand|weld|drill|press|cut|fit|mount|map|chart|film|edit|cook|bake|brew|milk|feed|herd|groom|brush|sweep|mop|wash|iron|fold|dress|lift|turn|escort|transport|drive|book|phone|call|email|chase|query|allocate|raise|issue|process|validate|draw|move|pay|name|seal|bag|box|spray|water|weed|mow|trim|top up|hand)(?: (?!of |and |for |with |in |on |at )\p{Ll}+){0,2} (?:\p{Ll}+s|the|a|an|all|every|each|our|up|out|to|debt|stock|water|cash|cargo|freight|equipment|machinery|food|paperwork|mail|linen|waste|timber)(?!\p{L})/iu;
/** "Arrears on trade accounts chased": what was done with a thing, and no part of the work. */
const DONE =
  / (?!(?:need|seed|feed|speed|shed|bed|breed|weed|red|hundred|required|needed|assigned|agreed|mixed|limited)(?!\p{L}))\p{Ll}{2,}(?:ed)(?=$|, | \()/u;
/** Things of which one alone wants its article. */
const COUNTED =
  /^(?:check|report|round|visit|sheet|form|list|count|test|log|rota|register|file|plan|review|survey|meeting|handover|shovel|truck|machine|van)$/u;
const DETERMINED = /^(?:the|an?|all|our|my|each|every|one|this|that|any|no|its|their)$/u;
const SMALL = /^(?:of|for|in|on|at|with|to|by|from|through|before|after|and|or|under|over|per|as|into|onto)$/u;
/** "Defect report before every run": one of many, and no word for which. */
function hasBareThing(told: string): boolean {
  let isDetermined = false;
  const words = told.replace(/\([^()]*\)/gu, ',').split(/\s+/u);
  return words.some((written, at) => {
    const word = written.replace(/[,.]$/u, '').toLowerCase();
    if (SMALL.test(word)) isDetermined = isDetermined && /^(?:and|or)$/u.test(word);
    else if (DETERMINED.test(word)) isDetermined = true;
    const next = words[at + 1] ?? '';
    const isHead = written.endsWith(',') || next === '' || next === ',' || SMALL.test(next);
    return COUNTED.test(word) && !isDetermined && isHead && !/^(?:on|in|by|per)$/u.test(words[at - 1] ?? '');
  });
}
/** Who somebody is, and nothing that they do. */
const A_PERSON =
  /^(?:\p{L}+ ){0,2}(?:person|employee|supervisor|officer|assistant|lead|leader|manager|representative|rep|marshal|warden|aider|holder|operator|driver|trainer|mentor|buddy|champion|steward|captain|treasurer|secretary|chair)(?!\p{L})/iu;
/** One thing of its house, where "the" is right: which one is said by where it is. */
const OF_THE_HOUSE =
  /^(?:daily|weekly|monthly|quarterly|annual|yearly|single|main|enquiry|front|reception|help|telephone|switchboard|internal|overnight)(?!\p{L})/iu;

/**
 * A line of a job that names what the work consists of, as it can stand behind "my work includes": "release of autoclave loads after checking
 * print-outs". It says no more than the line; null where the line may be a deed, a clause, a remark or half of something.
 */
export function dutyPhrase(line: string): string | null {
  const [head = ''] = labelled(line.replace(/[\s.;,]+$/u, '')).split(/;\s|\s[–—]\s/u);
  return phraseOf(respelled(plain(head))) ?? phraseOf(respelled(withoutNotes(plain(head)))) ?? beginningOf(respelled(plain(head)));
}

/** "Fleet checks for 4 hauliers, about 210 units, tread depths and pressures written up": the first thing with its amount, where more follows that is of no known kind. */
function beginningOf(text: string): string | null {
  const parts = text.split(/, (?![^(]*\))(?!\d{3}(?!\d))/u);
  const end = parts.findIndex((part, at) => at > 0 && AMOUNT.test(part)) + 1;
  if (
    end < 2 ||
    end >= parts.length ||
    /^\p{Ll}+(?:ed|wn|lt|pt) ?/u.test(parts[end] ?? '') ||
    parts.slice(end).some((part) => /(?<!\p{L})(?:under|with|only|when|if|no|not|never|helped|assisted)(?!\p{L})/iu.test(part))
  )
    return null;
  return phraseOf(parts.slice(0, end).join(', '));
}

function phraseOf(text: string): string | null {
  const whole = withoutHarm(text);
  if (
    whole === null ||
    CLAUSE.test(whole) ||
    CHANGED.test(whole) ||
    // "…, trained in TRiM": who does it, and not what is done.
    /(?:,|\sand) (?:trained|certified|qualified) (?:in|to|as) /u.test(whole) ||
    NO_DUTY.test(whole) ||
    ORDER.test(whole) ||
    A_PERSON.test(whole) ||
    isCertainOrder(whole) ||
    // "Meets and/or exceeds goals"
    (/^\p{L}+s (?:and|or|and\/or) \p{Ll}+s \p{Ll}/u.test(whole) &&
      verbOf(/^\p{L}+/u.exec(whole)?.[0].toLowerCase() ?? '')?.form === 'third' &&
      / and\/or /u.test(whole)) ||
    // "E-file in state court", "cite-check briefs"
    verbOf(/^\p{L}+-(\p{Ll}+) /u.exec(whole)?.[1] ?? '')?.form === 'bare' ||
    DONE.test(whole) ||
    /[:/]\s|\d% /u.test(whole)
  )
    return null;
  const parts = whole.split(/, (?![^(]*\))(?!\d{3}(?!\d))/u).map((part) => part.trim());
  const told = joined(parts);
  if (told === null || hasBareThing(told) || countWords(told) < LEAST || countWords(told) > MOST || isSlip(told) || !isWhole(told) || !standsAlone(told, true))
    return null;
  // Letters alone say nothing to whoever does not know them.
  return isClean(told) && /(?<!\p{L})(?!and(?!\p{L}))\p{Ll}{4,}/u.test(told) ? told : null;
}

/** Shorthand that has one reading: "approx.", "incl.", "&". */
const plain = (text: string): string =>
  text
    .replace(/(?<!\p{L})approx(?:\.|imately)? (?=\d)/giu, 'approximately ')
    .replace(/(?<!\p{L})ca?\. ?(?=\d)/giu, 'about ')
    .replace(/(?<!\p{L})incl\.? /giu, 'including ')
    .replace(/(?<!\p{L})w\/ ?/gu, 'with ')
    .replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and ')
    // "…, and one for a lost alpaca": the last is told for a smile.
    .replace(/,? and one (?:for|very|of) [^,;]*$/u, '')
    .replace(/, no (?=\p{Ll})/gu, ', with no ')
    .replace(/, which .*$/u, '')
    // A remark to somebody who sits opposite.
    .replace(/\s\([^()]*(?<!\p{L})(?:I|me|my|nobody|who|one of|mine|was|had)(?!\p{L})[^()]*\)/gu, '');

/** "PMB applications: checking codes against scheme rules": the label and what it consists of. */
function labelled(line: string): string {
  const [, label = '', rest = ''] = /^([^:;,()]{4,40}): ([^:;()]+)$/u.exec(line) ?? [];
  if (rest === '') return line;
  return /^\p{L}+ing(?!\p{L})/u.test(rest) ? `${label}, ${rest}` : countWords(rest) <= 12 ? `${label} (${rest})` : line;
}

/** The things of a line as one phrase, the last of a list with "and"; null where what stands behind a comma is of no known kind. */
function joined(parts: readonly string[]): string | null {
  const items: string[] = [];
  let tail = '';
  for (const [at, part] of parts.entries()) {
    const isLast = at === parts.length - 1;
    if (at > 0 && AMOUNT.test(part)) {
      if (tail !== '' || /\(/u.test(parts.join(' '))) return null;
      // How much of the last thing; more of it is in the same bracket.
      const rest = parts.slice(at);
      if (!rest.every((one) => AMOUNT.test(one))) return isLast ? null : withBound(items, part, parts.slice(at + 1));
      return `${listedOnce(items)} (${rest.join(', ')})`;
    }
    if (
      at > 0 &&
      (BOUND.test(part) || (/^\p{L}+ing(?!\p{L})/u.test(part) && at === 1 && isLast && items.length === 1 && !/^\p{L}+ing(?!\p{L})/u.test(items[0] ?? '')))
    ) {
      tail += `, ${part}`;
      continue;
    }
    if (tail !== '') return part.startsWith('and ') && isLast ? `${listedOnce(items)}${tail}, ${part}` : null;
    const item = asItem(part, at === 0);
    if (item === null) return null;
    items.push(item);
  }
  return items.length === 0 ? null : listedOnce(items) + tail;
}

/** "Post mortems, approximately 420 a year, including bariatric": an amount with what is bound to it. */
function withBound(items: readonly string[], amount: string, rest: readonly string[]): string | null {
  return rest.every((part, at) => BOUND.test(part) || (at > 0 && /(?<!\p{L})and /u.test(part)) || (at > 0 && at < rest.length - 1))
    ? `${listedOnce(items)} (${amount}), ${rest.join(', ')}`
    : null;
}

/** A list whose last item may bring its own "and". */
function listedOnce(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  if (last.startsWith('and ')) return `${items.slice(0, -1).join(', ')} ${last}`;
  // "Inspection, assembly and packing of trays": the list ends in the "and" it has.
  const [half = ''] = last.split(' and ');
  if (items.length > 1 && / and /u.test(last) && countWords(half) <= 4 && !/(?<!\p{L})(?:of|for|in|on|at|with|to|from|by)(?!\p{L})/u.test(half))
    return items.join(', ');
  return items.some((item) => / and /u.test(item)) ? `${items.slice(0, -1).join(', ')}, and ${last}` : listed(items, 'and');
}

/** One thing of a list, small within a sentence and with its article where that is certain; null for a deed and for one of many without a word for which. */
function asItem(part: string, isFirst: boolean): string | null {
  const text = part.replace(/^(?:and|&) /u, '');
  const and = text === part ? '' : 'and ';
  const done = text.search(/ \p{Ll}{3,}(?:ed|wn) (?:to|by|with|in|into|on|for|as|from|every|twice)(?!\p{L})/u);
  const own = done > 0 ? text.slice(0, done) : text;
  const thing = thingOfPhrase(own);
  const [first = '', second = ''] = text.split(' ');
  const low = first.toLowerCase();
  if (thing.length === 0 || isPreposition(low) || low === 'no') return null;
  if (isDeedWord(low, second.toLowerCase(), thing.length)) return null;
  if (/(?<!\p{L})\p{Ll}{3,}ed (?:the|an?|all|\d|its|their)(?!\p{L})/u.test(text)) return null;
  const head = (thing.at(-1) ?? '').toLowerCase();
  // A person by her post is none of what the work consists of.
  if (isFirst && TITLE_WORDS.has(head)) return null;
  const said = and + inSentence(text);
  const fit = /^\p{L}+ing(?!\p{L})/iu.test(text) || /(?:ing|ed|al|ly)(?:,| and) /u.test(text) ? 'fit' : thingFit(inSentence(own));
  if (fit === 'fit' || A_DOING.test(head) || (thing.length === 1 && A_DOING.test(first))) return said;
  // "The allergen matrix", "the telephone helpline": which one is said by whose it is. "Chain of custody" needs none.
  if (fit === 'bare' && !isFirst && / of \p{Ll}+$/u.test(own)) return said;
  if (OF_THE_HOUSE.test(text) || (fit === 'bare' && thing.length > 1 && !TITLE_WORDS.has(head) && !/\d/u.test(thing.join(' '))))
    return `${and}the ${inSentence(text)}`;
  return fit === 'unknown' && (!isFirst || thing.length > 1) && !/^\p{Lu}/u.test(thing.at(-1) ?? '') && PLURAL_OR_MASS.test(head) ? said : null;
}
const PLURAL_OR_MASS = /(?:[^s]s|y|k|ware|ry|age|ism|media|food|post|mail)$/u;

/** Whether a word opens a deed: "built", "keep the binder"; what is spelled like a verb and has a thing's word behind it is none: "patch lining", "release of". */
function isDeedWord(first: string, second: string, length: number): boolean {
  const verb = cvVerb(first) ?? verbOf(first);
  if (verb === undefined || verb.form === 'ing') return false;
  if (verb.tense === 'past' && verb.form !== 'either') return !/(?:ment|ing|s)$/u.test(second) || /^(?:and|the|an?|all|our|\d)/u.test(second);
  if (verb.form === 'third') return false;
  return !(
    /^(?:of|for|with|from|between)$/u.test(second) ||
    (second === 'and' &&
      /^(?:issue|repair|release|receipt|order|design|cover|control|supply|transfer|display|stock|care|record|report|research|support|plan)$/u.test(first)) ||
    (length > 1 && /(?:ing|ment|tion|sion|[^s]s)$/u.test(second) && NOUN_TOO.test(first))
  );
}
/** Verbs that are things as often, before another thing. */
const NOUN_TOO =
  /^(?:access|account|audit|bank|budget|call|care|cash|claim|client|contract|cost|customer|data|document|fault|fleet|floor|fluid|food|front|guest|home|house|incident|label|lab|load|market|master|meter|mill|model|mould|network|order|parts?|patch|patient|payment|pipe|plant|plot|press|price|process|product|project|quality|record|release|report|risk|road|root|route|safety|sales|sample|school|service|shift|site|soil|staff|stock|store|supply|system|table|tank|team|test|ticket|time|tool|trade|transport|visit|waste|water|weld|wood|work|yard|shop)$/u;

/** Small within a sentence; a name or an abbreviation keeps its capital. */
const inSentence = (text: string): string => {
  const [first = ''] = text.split(/[\s,’'-]/u);
  const isDoing = /^\p{Lu}\p{Ll}+side \p{Ll}+ing(?!\p{L})/u.test(text);
  return small(text) !== text || !/^\p{Lu}\p{Ll}+$/u.test(first) || /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(text) || !(isDoing || isCommon(first.toLowerCase()))
    ? small(text)
    : text.charAt(0).toLowerCase() + text.slice(1);
};
/** "Chairside assisting": a doing, and no name of a program. */
const isCommon = (word: string): boolean =>
  PLAIN_WORDS.has(word) || verbOf(word) !== undefined || /(?:ing|tion|sion|ment|ance|ence|ness|ity|ery|ship)s?$/u.test(word);
