import { statementCapital } from '../../../english/grammar/capitals.ts';
import { respelled } from '../../../english/grammar/respelled.ts';
import { openingVerb, retensed } from '../../../english/grammar/retense.ts';
import { inTense, verbOf, type Tense } from '../../../english/grammar/verbs.ts';
import { countWords } from '../../../english/tokens.ts';
import { unblanked } from '../../report/rewrites/line-parts.ts';
import { plainer, rewriteLine } from '../../report/rewrites/rewrite-line.ts';

/** An object for certain: what follows can only be what the verb is done to. */
const OBJECT =
  /^\s(?:the|an?|all|our|my|their|its|new|every|each|any|both|daily|weekly|monthly|customers?|clients?|patients?|pupils?|students?|staff|guests?|\d[\d,.]*|up to|about|around)(?=\s)/iu;
/** "Serving customers": a doing, where what follows is a thing and no preposition, adjective in -ing or second half of a name. */
const DOING =
  /^\p{Lu}\p{Ll}+ing(?: and \p{Ll}+ing)? (?!(?:of|to|in|for|on|at|with|and|or|by|from|as|under|over|work|duties|team|lead|leader|manager|assistant|trainer|office|area|side)(?!\p{L}))\p{Ll}+(?<!ing)(?!\p{L})/u;
/** Things as often as doings: "Ordering", "Training", "Meeting". Only an object shows them to be deeds. */
const THING_OR_DOING =
  /^(?:Acting|Training|Cleaning|Ordering|Planning|Building|Housing|Nursing|Meeting|Opening|Drawing|Operating|Moving|Banking|Clothing|Painting|Catering|Marketing|Accounting|Engineering|Filing|Billing|Teaching|Testing|Reporting|Budgeting|Purchasing|Welding|Farming|Mining|Trading|Printing|Publishing|Fishing|Gardening|Learning|Standing|Outstanding|Rotating|Recurring|Ongoing|Incoming|Outgoing|Leading|Working|Living|Running|Counselling|Coaching|Mentoring|Wedding|Dining|Parking|Waiting|Packing)(?!\p{L})/u;
/** Something counted by a word that is all the number there is: without it a stump is left. */
const VAGUE_COUNT =
  /(?<!\p{L})(?:an? (?:wide|broad|diverse|large) (?:variety|range|array|number) of|various|several|multiple|numerous|an? (?:number|variety|range) of|many)(?!\p{L})/iu;
/** So much of a line may be padding; of more nothing is left that stands by itself. */
const MOST_PADDING = 0.3;

/**
 * A line that its author has written for a CV, in the wordings it may have there, best first: known misspellings mended, padding out
 * where the rest stands, duties told as deeds. Its own "my", brackets, jokes and tense stay; a verb is turned only where it is one.
 */
export function writtenLine(line: string, { beside, isOver, tense }: { beside: readonly string[]; isOver: boolean; tense: Tense }): string[] {
  const own = respelled(line).replace(/^(responsible for) the (\p{Ll}+ing) of (?=\p{Ll})/iu, '$1 $2 ');
  const plain = withoutPadding(own);
  const better = /^(?:was |were )?(?:responsible for|in charge of) /iu.test(plain) ? rewriteLine({ text: plain, beside, language: 'en' }) : null;
  const duty = (better?.ailment === 'duty' ? unblanked(better.after) : null) ?? oneDuty(plain, tense);
  return [...(duty === null || losesWords(duty, plain) ? [] : [retensed(duty, tense)]), inItsTense(plain, isOver, tense), plain, own].map(statementCapital);
}

/** "Responsible for replenishing stock in the bedding department": one doing with its object, told as a deed; null for any other. */
function oneDuty(line: string, tense: Tense): string | null {
  const [, doing = '', rest = ''] = /^(?:was |were )?responsible for (\p{Ll}+ing) ((?!and |or |of )\p{L}[^,;:.]*)$/iu.exec(line) ?? [];
  const verb = verbOf(doing.toLowerCase());
  return verb?.form === 'ing' && SURE.has(verb.verb) && !/ (?:and|or) \p{Ll}+ing(?!\p{L})/u.test(rest)
    ? statementCapital(`${inTense(verb.verb, tense)} ${rest}`)
    : null;
}

/** Verbs that are no things: in front of a line they are its deed. */
const SURE: ReadonlySet<string> = new Set(
  'administer advise analyse analyze apply arrange assess assist attend build carry collaborate collect communicate compile complete compose conduct consult coordinate create deliver determine develop distribute draft educate encourage enforce engage ensure enter establish evaluate examine explain facilitate gather give greet hire identify implement improve inform inspect install instruct interact introduce investigate keep liaise maintain make manage meet motivate negotiate notify observe obtain open operate oversee organise organize participate perform prepare produce promote provide receive recommend reconcile recruit refer replenish represent resolve respond sell serve solve submit supervise take teach train translate troubleshoot unload upload utilise utilize verify welcome write'.split(
    ' ',
  ),
);

/** Two gerunds round "and", the second with its object: nothing but doings. */
const TWO_DOINGS = /^\p{Lu}\p{Ll}+ing and \p{Ll}+ing (?:the|an?|all|our|my|up|out|down|off|each|every)(?!\p{L})/u;

const SECOND = /^(?:\p{L}+)?(?:\s(?:and|or|&|and\/or)\s|,\s)(\p{Ll}+)(?=[\s,])/u;

/** Whether a wording has its source's words in its source's order, and only its verbs in another tense. */
export function isSameButTense(wording: string, source: string): boolean {
  const [one, other] = [wording, source].map((text) => text.toLowerCase().match(/[\p{L}\p{N}%£$€]+/gu) ?? []);
  return (
    one !== undefined &&
    other !== undefined &&
    one.length === other.length &&
    one.every((word, at) => word === other[at] || (verbOf(word) !== undefined && verbOf(word)?.verb === verbOf(other[at] ?? '')?.verb))
  );
}

/** Whether a duty told anew has left something of its line behind: "via phone, fax, email, and in person" as "via phone and fax". */
function losesWords(told: string, line: string): boolean {
  const kept = told.toLowerCase();
  return line
    .replace(/^(?:was |were )?(?:responsible for|in charge of) /iu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.length > 3 && !kept.includes(word.replace(/(?:ning|ting|ing)$/u, '').slice(0, SAME)));
}
/** Letters by which a word is known again in another form. */
const SAME = 4;

/** What was done is told as done, where a verb opens the line for certain. */
function inItsTense(line: string, isOver: boolean, tense: Tense): string {
  const opening = openingVerb(line);
  // A second sentence has a tense of its own.
  if (opening === null || /[.!?;]\s+\p{L}/u.test(line)) return line;
  const rest = line.slice(opening.at + opening.written.length);
  if (opening.form === 'ing')
    return OBJECT.test(rest) || TWO_DOINGS.test(line) || /^(?:Dealing|Helping) with /u.test(line) || (DOING.test(line) && !THING_OR_DOING.test(line))
      ? retensed(line, tense)
      : line;
  if (!isOver || tense !== 'past' || (opening.form !== 'bare' && opening.form !== 'third')) return line;
  const isDeed = (opening.form === 'bare' && OBJECT.test(rest)) || (SURE.has(opening.verb) && !/^\s\p{Ll}+ing(?!\p{L})/u.test(rest));
  const told = isDeed ? retensed(line, 'past') : line;
  // "Recruit and enroll families": a second deed that no list holds would stay as it was.
  const [, second = ''] = SECOND.exec(rest) ?? [];
  return second !== '' && SECOND.exec(told)?.[1] === second ? line : told;
}

/** Without words of padding, where a whole sentence is left: what is told is not cut down to a stump. */
function withoutPadding(line: string): string {
  const tail = line.replace(/,? and (?:various )?other (?:ad[- ]hoc )?(?:tasks|duties|jobs)(?: as (?:and when )?(?:required|needed|assigned))?$/iu, '');
  const plain = plainer(tail);
  const [before, after] = [countWords(tail), countWords(plain)];
  const isStump =
    VAGUE_COUNT.test(tail) ||
    plain.includes('[') ||
    // Of "delivering engaging and inspiring lessons" the lessons are left, and not the delivering.
    (/^\p{L}+ing and \p{L}+ing /u.test(plain) && !/^\p{L}+ing and /u.test(tail)) ||
    // "Great Lakes" is a name.
    (tail.match(/(?<=\s)\p{Lu}\p{L}+/gu) ?? []).some((name) => !plain.includes(name)) ||
    after < before * (1 - MOST_PADDING) ||
    after < LEAST_WORDS ||
    // "Delivered a service with a smile"
    /(?<!\p{L})an? (?:service|environment|journey|experience|team|role|approach)(?!\p{L})/iu.test(plain);
  return isStump ? tail : plain;
}
const LEAST_WORDS = 4;
