import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import { uncapital } from '../../../english/grammar/capitals.ts';
import { listed } from '../../../english/grammar/lists.ts';
import { cvVerb, verbOf } from '../../../english/grammar/verbs.ts';
import { countWords } from '../../../english/tokens.ts';
import { withoutNotes } from './line-as-sentence.ts';
import { isPreposition, standsBare } from './object-phrase.ts';
import { isHalfOfChange, thenAndNow } from './then-and-now.ts';

/** Verbs that make a clause wherever they stand behind a thing. */
const CLAUSE_VERB =
  /^(?:went|goes|fell|falls|rose|rises|dropped|grew|grows|climbed|stood|stands|came|comes|was|were|is|are|has|have|had|averaged|averages|stayed|reached|remained|returned|passed|took|takes|covers?|covered|doubled|halved|trebled|increased|decreased|improved|sold|sells|opened|won|got|ran|runs|used|uses|kept|keeps)$/u;
/** Of these the letter cannot know what they stand for, or they are a question, or a clause that waits for another. */
const NO_SUBJECT = /^(?:it|they|he|she|this|that|these|those|there|nobody|no one|who|what|which|if|when|while|because|although|and|but|so|or|you|i)(?!\p{L})/iu;
/** The same behind the sentence that names the thing: "it" is understood there. */
const NO_SUBJECT_BEHIND = /^(?:he|she|this|there|nobody|no one|who|what|which|if|when|while|because|although|and|but|so|or|you|i)(?!\p{L})/iu;
/** Slips of grammar that a letter does not take over. */
const SLIPS = /(?<!\p{L})(?:throwed|runned|catched|goed|teached|buyed|bringed|payed|costed|nos|more (?:better|easier|faster)|don['’]?t be)(?!\p{L})/iu;
const MOST_WORDS = 34;
const LONGEST_SUBJECT = 11;
/** "Reunification work: 44 of 63 children returned home": what stands behind the label says it whole. */
const LABEL = /^\p{Lu}[\p{L}’'&/-]*(?: [\p{L}’'&/-]+){0,4}: (?=[\p{L}\d])/u;
const TIMED = /^(?:(?:In|During|Since|Over|By|Between|Within|From|Of) [^,;:]{3,50}, |(?:In|Since) (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d (?=we ))/u;

/**
 * A line with a figure that is a sentence of its own, as it stands: "long-term absence came down from 5.9% to 4.1%". It is told so, and
 * not as what somebody did or saw. `isBehind`: told behind the sentence that it goes on from. Null for what is no sentence.
 */
export function ownClause(line: string, isBehind = false): string | null {
  const whole = thenAndNow(line.replace(/[\s.;,]+$/u, '')).replace(LABEL, '');
  if (!AMOUNT.test(whole) || SLIPS.test(whole) || /[?!“”"]/u.test(whole)) return null;
  const timed = TIMED.exec(whole)?.[0] ?? '';
  const sentence = whole.slice(timed.length);
  if ((isBehind ? NO_SUBJECT_BEHIND : NO_SUBJECT).test(sentence)) return null;
  const told = isBehind && PAIRED.test(whole) ? whole : shortened(withoutAside(whole));
  if (countWords(told) > MOST_WORDS || !AMOUNT.test(told) || IDLE.test(told) || isHalfOfChange(told)) return null;
  if (!(isBehind && UNDERSTOOD.test(sentence)) && !saysOfThing(sentence, isBehind) && !saysOfUs(sentence)) return null;
  const [subject = ''] = told.split(/ (?:was|were|is|are|went|fell|rose|came|stood) /u);
  return (timed === '' && !/[,;]/u.test(subject) ? withThe(small(told)) : small(told)).replace(/(?<=, )its (?=\d)/u, 'it’s ');
}

/** "They took two officers 40 minutes each; now it is 3 minutes": either half alone would say the wrong thing. */
const PAIRED = /; (?:now|today|since then)(?!\p{L})[^;]*$/u;
/** What "it" and "they" are is said in the sentence before. */
const UNDERSTOOD = /^(?:it|they|it['’]s)(?: now| still)? \p{Ll}/iu;
/** A record of no use, and what nobody did. */
const IDLE = /(?<!\p{L})(?:(?:was|is) (?:the|my|our) (?:record|best|worst|most)|the record|fell through|failed|nobody|no one|altogether|kept count)(?!\p{L})/iu;

/** Without its notes where what is left is the beginning of it; "…, recovered $10,900" keeps its comma. */
const shortened = (text: string): string => {
  const head = withoutNotes(text);
  return text.startsWith(head) ? head : (text.split(/;\s/u)[0] ?? text);
};

/** "…, and nobody has asked where they went": an aside behind the figure. */
const withoutAside = (text: string): string =>
  text.replace(/,? and (?:nobody|no one|everybody|he|she|they|I) [^,;]*$/u, (tail, at: number) =>
    /\d/u.test(tail) || !/\d/u.test(text.slice(0, at)) ? tail : '',
  );

/** A figure, or a share in words. */
const AMOUNT = /\d|(?<!\p{L})(?:by (?:an?|one|two|three) (?:third|quarter|half|fifth)s?|by half|halved|doubled|trebled)(?!\p{L})/u;

/** A thing in front and, before any comma, a verb that says what became of it. */
function saysOfThing(sentence: string, isBehind: boolean): boolean {
  const words = (/^[^,;:(]*/u.exec(sentence)?.[0] ?? '').split(/\s+/u);
  const at = words.findIndex((word, place) => place > 0 && CLAUSE_VERB.test(word));
  if (at < 1 || at > LONGEST_SUBJECT) return false;
  const [first = '', second = ''] = words;
  // "Took the list that was", "Moved us to": a deed opens it, and the verb is of another clause.
  const low = first.toLowerCase();
  // "Reduced patient falls in the ward": so it is, and the second is a thing.
  if (cvVerb(low)?.tense === 'past' && at < 4 && /^(?:falls|rises|runs|covers|uses|sells|opens|goes|stands|drops|passes|takes)$/u.test(words[at] ?? ''))
    return false;
  if (cvVerb(low)?.tense === 'past' && (at > 3 || /^(?:the|an?|all|our|my|us|them|it|\d.*)$/iu.test(second))) return false;
  if (cvVerb(low)?.tense !== 'past' && verbOf(low)?.form === 'bare' && /^(?:the|an?|all|our|my|us|them|it)$/iu.test(second)) return false;
  const subject = words.slice(0, at);
  // "During lockdown stayed in the hostel": nobody is said to have stayed.
  if (isPreposition(low)) return false;
  if (
    subject.some(
      (word, place) =>
        /^(?:which|who|where|whose|when|while|after|before|because|we|i)$/iu.test(word) ||
        (word === 'from' && /^\S?\d/u.test(subject[place + 1] ?? '')) ||
        (!isBehind && word === 'that'),
    )
  )
    return false;
  // "Nine used", "Kitchens run": a participle or a thing; what follows a verb that may be one must be an amount or a change.
  return (
    /^(?:went|fell|falls|rose|rises|dropped|grew|climbed|stood|stands|came|was|were|is|are|has|have|had|averaged|averages)$/u.test(words[at] ?? '') ||
    /^(?:from|to|by|home|up|down|in|at|over|the|their|its|about|around|off|\d\S*|nearly|almost)$/u.test(words[at + 1] ?? '')
  );
}

/** "We photograph the attic before quoting now, and return visits went from one in four to one in fifteen." */
const saysOfUs = (sentence: string): boolean => /^[Ww]e (?:now |have |also )?\p{Ll}{2,}\s/u.test(sentence);

/** "Uptime 99.7% last financial year", "Demand satisfaction 96% in the first month": a share with when it was so. */
const SHARE = /^(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}) (\d[\d.,]*%)( (?:last \p{Ll}+(?: \p{Ll}+)?|in (?:the (?:first|last) \p{L}+|(?:19|20)\d\d)))$/u;

/** Behind a deed: a share that was reached, with its verb. */
export function shareClause(line: string): string | null {
  const [, thing = '', share = '', time = ''] = SHARE.exec(line.replace(/[\s.;,]+$/u, '')) ?? [];
  return thing === '' || opensWithVerb(thing) ? null : `${withThe(uncapital(thing))} was ${share}${time}`;
}

/** Things that are counted one by one, and so go with an article: "the waiting list fell". */
const COUNTED =
  /(?:^|\s)(?:list|interval|rate|score|ratio|backlog|queue|number|bill|cost|budget|gap|share|percentage|level|count|deficit|wait|figure|response)$/u;
export const withThe = (thing: string): string => {
  const [head = ''] = thing.split(/ (?:of|for|in|on|at|per|within|to|from|was|were|is|are|went|fell|rose|came|dropped|stood|grew|has|have|had) /u);
  return (COUNTED.test(head) || /^(?:largest|biggest|longest|highest|lowest|smallest|first|last|busiest)\s/u.test(head)) &&
    !/^(?:the|an?|my|all|our|your|their|its|\d\S*|every|each|no)\s|['’]s\s/iu.test(head)
    ? `the ${thing}`
    : thing;
};

/** "Reduced", "Managing", "Run the": a deed opens it. A plural that a verb is spelled like ("Backloads") is a thing. */
export function opensWithVerb(text: string): boolean {
  const [first = '', second = ''] = text.split(' ');
  const low = first.toLowerCase();
  if (verbOf(low)?.form === 'bare' && cvVerb(low) === undefined) return true;
  const verb = cvVerb(low);
  return verb !== undefined && (verb.tense === 'past' || low.endsWith('ing') || /^(?:the|an?|all|our|\d.*)$/u.test(second));
}

/** What a clause of its own would be told by. */
export const FINITE = /(?<!\p{L})(?:is|are|was|were|has|have|had|does|did|went|came|got|left|said|know|knows)(?!\p{L})/iu;

const MOST_ITEMS = 7;
const LONGEST_ITEM = 6;
/** "One owl", "a mince pie": one of a thing in a list of duties is told for a smile. */
const LONE = /^(?:one|an?) |(?:party|cake|biscuits?)(?!\p{L})/iu;
/** How, when or with whom, and no item. */
const NO_ITEM =
  /^(?:in|with|on|at|for|to|by|from|of|twelve|two|three|four|five|six|nights?|days?|weekends?|evenings?|mostly|mainly|no|not|some|lots?|many|sometimes|everything|same|responsible|various)(?!\p{L})|(?:19|20)\d\d/iu;

/** What shows that a clause tells what came of something: a change, an amount, two figures, how many of them. */
const OUTCOME =
  /%|[£$€]|percent|million|(?<!\p{L})(?:went|fell|rose|dropped|grew|came|halved|doubled|averaged|saved|now|largest|biggest|return\p{L}*|increased|decreased|improved)(?!\p{L})|\d(?:[\d,.:]*).*\s\d|^\d+ (?:are|were|have|passed|stayed)|we have .*\d/iu;
/** Whether a sentence behind a deed tells its outcome, and is no remark on it. */
export const isOutcome = (clause: string): boolean =>
  OUTCOME.test(clause.replace(/(?<!\d)(?:19|20)\d\d(?!\d)/gu, '')) || /(?:19|20)\d\d.*(?:19|20)\d\d/u.test(clause);

/** A list of what the work consists of, told as that: "my work covers patrols, keys, radio and fire panel". Null where an item may be none. */
export function dutiesClause(line: string, current: boolean): string | null {
  const whole = line.replace(/[\s.;,]+$/u, '');
  if (/[:;.!?“”"–—]|(?<!\p{L})(?:I|me|my|we|us|our|etc)(?!\p{L})/u.test(whole)) return null;
  const items = whole.split(/, (?![^(]*\))|,? and (?=[^,]*$)(?![^(]*\))/u).map((item) => item.trim());
  const kept = items.filter((item) => !LONE.test(item));
  if (kept.length < 3 || kept.length > MOST_ITEMS || kept.length < items.length - 1) return null;
  if (
    kept.some(
      (item, at) =>
        countWords(item) > LONGEST_ITEM ||
        FINITE.test(item) ||
        !standsBare(small(item)) ||
        (at === 0 && isDeed(item)) ||
        /\p{Ll}ed(?!\p{L})/u.test(item) ||
        NO_ITEM.test(item),
    )
  )
    return null;
  return `my work ${current ? 'covers' : 'covered'} ${listed(
    kept.map((item) => small(item)),
    'and',
  )}`;
}

/** "Check in", "Built", "Run the": somebody does it, and it is no thing in a list. */
const isDeed = (item: string): boolean => {
  const [first = '', second = ''] = item.toLowerCase().split(/\s+/u);
  return (
    cvVerb(first)?.tense === 'past' ||
    (verbOf(first)?.form === 'bare' && (second === '' ? cvVerb(first) !== undefined : /^(?:in|out|up|the|an?|all|our|to|for|with|on|new|and)$/u.test(second)))
  );
};

/** Small within a sentence, unless it is a name or an abbreviation. */
export const small = (text: string): string => {
  const [first = ''] = text.split(/[\s’'-]/u);
  // "Pre-operative care", and "R", which is a name.
  const isPlain = PLAIN_WORDS.has(first.toLowerCase()) || /^(?:pre|post|non|re|co|multi|inter|intra|sub|semi|pro|ex)(?=-)/iu.test(text);
  return /^\p{Lu}\p{Ll}*$/u.test(first) && (first.length > 1 || first === 'A') && isPlain && !/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(text)
    ? uncapital(text)
    : text;
};
