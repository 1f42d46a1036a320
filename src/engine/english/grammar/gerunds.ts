import { DEEDS_OF_DUTY, GERUND_NOUNS } from '../../lexicon/grammar/gerunds.ts';
import { COUNTABLE_THINGS } from '../../lexicon/grammar/countable-things.ts';
import { HUMBLE_VERBS } from '../../lexicon/grammar/verbs.ts';
import { capital } from './capitals.ts';
import { cvVerb, inTense, type Tense, verbOf } from './verbs.ts';

/** Verbs whose bare form is a thing: cash is no deed, cashing up is one. */
const ONLY_GERUNDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cashing: 'cash',
    refusing: 'refuse',
    topping: 'top',
    laundering: 'launder',
    deburring: 'deburr',
    sweeping: 'sweep',
    befriending: 'befriend',
  }),
);

/** "ordering" -> "ordered", "order"; null for anything that is no -ing form of a verb of work. */
export function ofGerund(word: string, tense: Exclude<Tense, 'ing'>): string | null {
  const low = word.toLowerCase();
  const own = ONLY_GERUNDS.get(low);
  if (own !== undefined) return inTense(own, tense);
  const verb = cvVerb(low) ?? verbOf(low);
  return verb?.tense === 'ing' && (cvVerb(low) !== undefined || HUMBLE_VERBS.has(verb.verb)) ? inTense(verb.verb, tense) : null;
}

/** A verb of its own behind a gerund: the sentence is told already. */
const OTHER_VERB =
  /\s(?:is|are|was|were|has|had|have|entail(?:s|ed)|means?|meant|requires?|required|involves?|involved|includes|included|consist(?:s|ed)|taught|gave|made|helped|allowed|led|provides|compiles|identifies|establishe[sd])\s/iu;
const SUBORDINATE = /\s(?:which|that|who|where|when|while|as|if|because|so)\s/iu;
/** Whether a thing or two behind the gerund there is a verb in the past. */
function hasOwnVerb(rest: string): boolean {
  const [, word = ''] = /^(?:\s+\p{Ll}+){1,2}?\s+(\p{Ll}+)\s/u.exec(rest) ?? [];
  return (
    /^\s+\p{Ll}+s\s/u.test(rest) &&
    verbOf(word)?.form === 'past' &&
    /^\s+\p{Ll}+s\s+\p{Ll}+\s+(?:for|to|the|a|an|that|back|us|me|our|their|it|them)\b/u.test(rest)
  );
}
/** Whom one serves, greets or helps is the whole object: what is joined to it is another deed. */
const WITH_PEOPLE = /^\s+(?:customers|guests|patients|residents|visitors|clients|pupils|children|tables|tickets|drinks)\s+(?:and|&)\s/iu;
const AFTER_DEED = /^\s+(?:the|a|an|all|our|new|with|to|up|on|out|my|any|his|her|their|that|\d)\b/iu;
/** What only an object of a deed opens with: "operating the press", and not "picking to voice" or "operating manuals". */
const AFTER_SURE_DEED = /^\s+(?:the|a|an|all|our|my|any|his|her|their|each|every|this|these|up|out|over|back|\d[\d,.–-]*)(?=\s)/iu;
const WITH_PREPOSITION = /^\s+(?:with|to|on|for|in|after|about|from)\s/iu;
/** What a kind of thing or a post ends in: "answering machine", "managing director", "cleaning products". */
const KIND_OF_THING =
  /^\s+(?:\p{L}+\s)?(?:machines?|systems?|equipment|materials|products|offices?|rooms?|cent(?:re|er)s?|bays?|software|plants?|manuals?|tools?|skills|lines?|areas?|stations?|staff|directors?|officers?|agents?|clerks?|assistants?|trainers?|managers?|instructors?|inspectors?|partners?|leads?|teams?)(?=\s*(?:$|[,.;(–-]|\s(?:and|for|at|in)\b))/iu;
/** The deed of an -ing word that is as often a kind of thing needs an object that shows it. */
const SURE_DEEDS: ReadonlySet<string> = new Set(
  'clean tidy answer prepare provide ensure maintain resolve coordinate co-ordinate supervise deliver conduct perform create organise organize attend arrange manage handle greet welcome liaise respond collect compile complete check update issue draft produce serve order keep make take give help feed carry implement improve identify investigate negotiate oversee record send sort assist work deal care look support lead write process stock escort wash change dispense administer bathe dress comfort record schedule book replace restock refill count receive unload inspect chair'.split(
    ' ',
  ),
);

/** Participles that only describe the noun behind them: "supporting documentation". */
const DESCRIBING = new Set('supporting existing incoming outgoing remaining following ongoing upcoming outstanding underlying leading'.split(' '));
/** What nobody but a person builds: a field's name elsewhere ("building materials"). */
const BUILT = /^\s+(?:(?:strong|lasting|good|close|long-term)\s+)*(?:relationships?|rapport|trust|partnerships?|teams?)\b/iu;
/** Nouns of a list that are deeds before a plural. */
const WITH_PLURALS = new Set('writing editing teaching mentoring coaching monitoring developing processing troubleshooting'.split(' '));
/** Deeds that stand alone, of a place rather than of a thing: "opening, cleaning and making maple bars" opens no maple bars. */
const ALONE = new Set('opening closing cleaning tidying washing driving packing filing typing cashing locking cooking sweeping mopping'.split(' '));
/** Deeds that share a thing with the one before them. */
const PARTNERS = new Set(
  'opening closing locking cleaning tidying maintaining polishing packing shipping dispatching labelling loading unloading filing archiving scanning typing'.split(
    ' ',
  ),
);

/**
 * Whether verbs that stand together share the object behind the last one, as far as words can tell: "planning and delivering workshops".
 * Three of them, or one of a place before one of a thing, may each have been meant alone.
 */
function sharesSafely(text: string): boolean {
  const [, bare = '', last = ''] = /^((?:\p{L}+ing(?:,\s+(?:and\s+)?|\s+(?:and|&)\s+))+)(\p{L}+ing)\s+\p{L}/iu.exec(text) ?? [];
  const open = bare.toLowerCase().match(/\p{L}+ing/gu) ?? [];
  if (open.length === 0) return true;
  return open.length === 1 && (!ALONE.has(open[0] ?? '') || PARTNERS.has(last.toLowerCase()));
}

/**
 * A statement that opens with gerunds told as deeds: "Answering the phone and dealing with enquiries" becomes
 * "Answered the phone and dealt with enquiries". `ofDuty`: what follows "responsible for", where nearly all of them are deeds. Null when
 * it opens with anything else, and where it is not certain what belongs to which verb.
 */
export function gerundsTold(text: string, tense: Exclude<Tense, 'ing'>, ofDuty = false): string | null {
  // "Acting team leader" is a post.
  // "Leading home healthcare company employing 4,500" is the employer, and "understanding" nobody's deed.
  if (!ofDuty && OF_EMPLOYER.test(text)) return null;
  // "Organizing/verifying": two deeds that a stroke joins are told together or not at all.
  if (/^\p{L}+\s?\/\s?\p{L}/u.test(text)) return null;
  if (!sharesSafely(text) || /^acting\s(?!as\b|on\b|for\b|in\b)/iu.test(text)) return null;
  const isPair = (after: string): boolean => ofDuty && /^\s+(?:and|&)\s+\p{Ll}+ing\s+\p{L}/u.test(after);
  const isCounted = (word: string, after: string): boolean =>
    DEEDS_OF_DUTY.has(word) &&
    COUNTABLE_THINGS.has((/^\s+(\p{Ll}+)(?:\s+(?:and|&)\s+\p{Ll}+ing\b|\s+(?:at|in|on|for|with|to|after|before)\b|$)/u.exec(after)?.[1] ?? '').toLowerCase());
  // "Writing engaging property descriptions": a deed and its plural object; "teaching assistants" are people.
  const hasPlural = (word: string, after: string): boolean =>
    WITH_PLURALS.has(word) &&
    /^\s+(?!(?:assistants?|skills|materials|cent(?:re|er)s|groups|duties|tools|services|schemes|systems)\b)(?:[\p{Ll}-]+\s){0,3}?[\p{Ll}-]+[^s\W]s(?:\s(?:for|at|in|on|with|to|of)\s|$)/u.test(
      after,
    );
  const isNoun = (word: string): boolean => GERUND_NOUNS.has(word) || (!ofDuty && DEEDS_OF_DUTY.has(word));
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  const opening = ofGerund(first, tense);
  const behind = text.slice(first.length);
  const low = first.toLowerCase();
  if (
    opening === null ||
    (isNoun(low) &&
      !AFTER_DEED.test(behind) &&
      !isPair(behind) &&
      !isCounted(low, behind) &&
      !hasPlural(low, behind) &&
      !(low === 'building' && BUILT.test(behind)))
  )
    return null;
  if (!ofDuty && !isSureDeed(low, behind)) return null;
  // "Working there entailed the same tasks", "Inspecting of the kitchen": the gerund is the subject, or a noun.
  if (/^\s+of\b/iu.test(text.slice(first.length)) || OTHER_VERB.test(text.slice(first.length).split(SUBORDINATE)[0] ?? '')) return null;
  // "Hiring managers asked for the others back": somebody else's deed, and the gerund only says what kind of managers.
  if (hasOwnVerb(text.slice(first.length))) return null;
  // "Answering phones, ordering supplies and cleaning tables": deeds throughout.
  const isList = /,\s+(?:and\s+)?\p{Ll}+ing\s/u.test(text);
  // What is joined to a deed is a deed; what only follows a comma may be a thing ("wound care, training").
  const rest = text
    .slice(first.length)
    .replace(/(,\s+(?:and\s+)?|\s+and\s+|\s+&\s+)(\p{Ll}+ing)(?=\s|,|$)/gu, (whole, joint: string, word: string, at: number, all: string) => {
      const past = ofGerund(word, tense);
      const after = all.slice(at + whole.length);
      // "Billings and supporting documentation", "the preparation and serving of foods": no deed of their own.
      const isDeed =
        AFTER_DEED.test(after) || (word === 'building' && BUILT.test(after)) || (WITH_PEOPLE.test(text.slice(first.length)) && /^\s+\p{Ll}/u.test(after));
      const isUnsure = /^\s+of\b/u.test(after) || DESCRIBING.has(word) || (!ofDuty && !isList && !isDeed) || (GERUND_NOUNS.has(word) && !isDeed);
      return past === null || isUnsure ? whole : `${joint}${past}`;
    });
  // Half in one tense and half in the other is worse than it was.
  return /\p{L}ing,? (?:and|&) \p{Ll}+ed\b|(?:and|&)\s+\p{Ll}+ing\b/u.test(rest) ? null : capital(opening) + rest;
}

/** What an employer is said to be, and what somebody knows. */
const OF_EMPLOYER =
  /^(?:leading|growing|operating|existing|expanding|emerging)\s(?:\p{L}[\p{L}-]*\s){0,5}?(?:company|provider|manufacturer|supplier|distributor|retailer|firm|agency|organi[sz]ation|chain|bank|group|brand)(?![\p{L}-])|^(?:understanding|knowing|having|being|seeking|willing)(?![\p{L}-])/iu;

/** Whether an -ing word in front of a line is certainly what somebody did, and no kind of thing ("operating manuals") or half of a name ("Moving & Handling"). */
function isSureDeed(gerund: string, behind: string): boolean {
  if (/^\s*(?:&|and|\/|,)\s*\p{Lu}|^\s+machines?\b/u.test(behind) || KIND_OF_THING.test(behind)) return false;
  if (AFTER_SURE_DEED.test(behind)) return true;
  const verb = (cvVerb(gerund) ?? verbOf(gerund))?.verb ?? '';
  return SURE_DEEDS.has(verb) || ONLY_GERUNDS.has(gerund) || (WITH_PREPOSITION.test(behind) ? false : /^,|^\s+(?:and|&)\s+\p{Ll}+ing\b/u.test(behind));
}

/** The same in the past. */
export const gerundsToPast = (text: string, ofDuty = false): string | null => gerundsTold(text, 'past', ofDuty);
