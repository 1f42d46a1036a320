import { articleFor } from '../../../english/grammar/article.ts';
import { plural } from '../../../english/grammar/agreement.ts';
import { cvVerb, verbOf } from '../../../english/grammar/verbs.ts';
import { COUNTABLE_THINGS } from '../../../lexicon/grammar/countable-things.ts';
import { COUNTED_ONE_BY_ONE, UNCOUNTED_NOUNS } from '../../../lexicon/grammar/nouns-of-one.ts';
import { TITLE_WORDS } from '../../../lexicon/reading/titles.ts';

const PREPOSITION =
  /^(?:of|for|in|on|at|with|without|to|by|from|through|over|during|into|onto|across|under|between|among|against|after|before|since|until|till|about|around|behind|beyond|beside|besides|within|per|via|off|out|up|down|back|away|along|alongside|upon|towards?|near|outside|inside|above|below|including|plus|except|despite|following|throughout)$/u;
const JOINS = /^(?:and|or|but|then|so|as|than|while|when|where|which|who|whom|whose|that|if|because|once|rather|not|how|what|why|whether)$/u;
/** Of these the words behind them need no article: "as captain", "per unit", "before school". */
const NEEDS_NONE = /^(?:as|per|via|than|not|so|how|what|why|whether|that|which|who|whom|whose|when|where|while|if|because|once)$/u;
const DETERMINER =
  /^(?:the|an?|all|our|my|their|his|her|its|your|this|that|these|those|each|every|some|any|no|both|another|other|either|neither|half|several|many|most|more|few|fewer|much|such|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundreds?|thousands?|dozens?|what|which|whatever|whoever|everything|everybody|everyone|something|anything|anyone|anybody|nothing|nobody|it|them|him|us|me|you|they|we|there|here|myself|who|how|sure|last|next|over|about|around|nearly|almost|up|under)$/iu;
const MANY = /^(?:people|men|women|children|staff|police|cattle|sheep|poultry|data|media|criteria|crew|personnel|teeth|feet|mice|geese|fish|alumni|bacteria)$/u;
/** "At work", "in hospital", "on site": one thing and no article. */
const IDIOM =
  /^(?:work|school|hospital|home|site|house|hand|phone|night|day|week|month|year|time|shift|stage|court|place|budget|target|paper|demand|call|duty|board|term|season|mail|email|post|line|person|service|bus|car|train|boat|ship|van|radio|store|stock|church|college|university|sea|air|road|rail|foot|schedule|plan|date|video|turn|batch|scratch|cost|plant|field|level|grade|rate|record|test|trial|process|theatre|freezer|lading|custody|harbour|port|berth|deck|hand|heading|print|tape|tow|loan|route|average|leave|shed|track|tour|location|request)$/u;

const ONE_BY_ONE: ReadonlySet<string> = new Set([...COUNTED_ONE_BY_ONE].filter((noun) => !COUNTABLE_THINGS.has(noun)));
const UNCOUNTED_ENDING = /(?:ing|ness|ity|ance|ence|ship|ware|wear|work|care|ism|hood|wise|phy|logy|try|age)$/u;

const wordsOf = (text: string): string[] =>
  text
    .replace(/\s*\([^()]*\)/gu, ' (…)')
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Whether a single thing is counted: "ward", "dashboard", "manager". */
const isOneOfMany = (noun: string): boolean =>
  !UNCOUNTED_NOUNS.has(noun) && (ONE_BY_ONE.has(noun) || COUNTABLE_THINGS.has(plural(noun)) || (TITLE_WORDS.has(noun) && !MANY.test(noun)));

const isPlural = (noun: string): boolean => (/[^siu]s$/u.test(noun) && noun.length > 3) || MANY.test(noun) || /(?:ies|ses|ches|shes|xes|sis)$/u.test(noun);

/** How the words of one thing stand: fit as they are, without their article for certain, or unknown. */
type Fit = 'fit' | 'bare' | 'unknown';

function fitOf(words: readonly string[]): Fit {
  const [first = ''] = words;
  const head = words.at(-1) ?? '';
  if (
    words.length === 0 ||
    DETERMINER.test(first) ||
    /^[£$€#~]?\d[\d.,]*(?:%|k|m|bn)?\+?$/iu.test(first) ||
    /['’]s?$/u.test(words.slice(0, -1).find((word) => /['’]s?$/u.test(word)) ?? '')
  )
    return 'fit';
  if (head === '(…)') return fitOf(words.slice(0, -1));
  // A name, an abbreviation, a number: "Tuesday intake" has its small head judged.
  if (/\p{Lu}|\d/u.test(head)) return 'fit';
  if (isPlural(head)) return 'fit';
  if (isOneOfMany(head)) return 'bare';
  return UNCOUNTED_NOUNS.has(head) || UNCOUNTED_ENDING.test(head) ? 'fit' : 'unknown';
}

/** "34-bed", "12-person", "140-role": how large the one thing is. */
const SIZED = /^\d[\d,.]*-\p{Ll}+$/u;

/**
 * A deed ("ran library of 5,000 books") with the article that its object wants where it is certain ("ran a library of 5,000 books"); as it
 * is where every thing in it has its own; null where one is missing and no rule can tell which, or where the object is of no known kind.
 */
export function withObject(told: string): string | null {
  const words = wordsOf(told);
  const be = /^(?:am|was|have|had|has|were)$/u.test(words[0] ?? '');
  let mended = told;
  let at = be ? 2 : 1;
  // Of a doing further on ("by batching blocks") a thing of no known kind is let pass.
  let isMain = true;
  let mode: 'object' | 'behind' | 'free' = be ? 'free' : 'object';
  const opening = cvVerb(words[0]?.toLowerCase() ?? '') ?? verbOf(words[0]?.toLowerCase() ?? '');
  while (at < words.length) {
    const word = words[at] ?? '';
    const low = word.replace(/[,.;:]$/u, '').toLowerCase();
    if (/^(?:also|now|not|never|then|only|both|still|just|regularly|\p{Ll}{3,}ly)$/u.test(low) && mode === 'object') {
      at += 1;
      continue;
    }
    // "Built up", "took over": the object is behind the verb's own little word.
    if (mode === 'object' && at === 1 && /^(?:up|out|off|over|down|back|away|together)$/u.test(low)) {
      at += 1;
      continue;
    }
    if (PREPOSITION.test(low) || JOINS.test(low)) {
      const verb = cvVerb(words[at + 1]?.toLowerCase() ?? '');
      // "And ran", "by changing": the next word is a deed, and its thing is behind it.
      const isDeed: boolean =
        (/^(?:and|or|but|then)$/u.test(low) &&
          verb !== undefined &&
          (verb.tense === 'past' ||
            (verb.tense !== 'ing' &&
              opening?.tense === verb.tense &&
              (mode !== 'behind' || DETERMINER.test(words[at + 2] ?? '') || isPlural((words[at + 2] ?? '').replace(/[,.;:]$/u, '').toLowerCase()))))) ||
        (/^(?:by|for|after|before|while|without|in|of)$/u.test(low) && verb?.tense === 'ing' && !isKind(words, at + 1)) ||
        // "Began to walk the corridor"; "access to work" is a thing.
        (low === 'to' && at < 3 && verbOf(words[at + 1]?.toLowerCase() ?? '')?.form === 'bare' && DETERMINER.test(words[at + 2] ?? ''));
      mode = isDeed ? 'object' : NEEDS_NONE.test(low) || (mode === 'free' && /^(?:and|or)$/u.test(low)) ? 'free' : 'behind';
      if (isDeed && verb?.tense === 'ing') isMain = false;
      at += isDeed ? 2 : 1;
      continue;
    }
    // One thing: up to the next small word or stop.
    let end = at;
    // "Bar and restaurant folios": two words for one thing.
    if (isTwofold(words, at)) end = at + 3;
    else if (isTwofold(words, at + 1) && ADJECTIVAL.test(words[at] ?? '')) end = at + 4;
    while (end < words.length) {
      const next = (words[end] ?? '').toLowerCase();
      // "The back lot", "an up escalator"
      if (
        end > at &&
        !(end === at + 1 && DETERMINER.test(words[at] ?? '') && !JOINS.test(next)) &&
        (PREPOSITION.test(next.replace(/[,.;:]$/u, '')) || JOINS.test(next.replace(/[,.;:]$/u, '')))
      )
        break;
      end += 1;
      if (/[,.;:]$/u.test(next) && !/\.\p{L}/u.test(next)) break;
    }
    const thing = words.slice(at, end).map((one) => one.replace(/[,;:.]$/u, ''));
    while (thing.length > 1 && /^\p{Ll}{3,}ly$/u.test(thing.at(-1) ?? '')) thing.pop();
    const fit = mode === 'free' ? 'fit' : fitOf(thing);
    const head = thing.findLast((one) => one !== '(…)') ?? '';
    // "Brought average caseload from 31 to 22": there is one average.
    if (
      mode === 'object' &&
      fit !== 'fit' &&
      /^(?:average|total|overall|annual|monthly|weekly|daily)$/u.test(thing[0] ?? '') &&
      /^(?:from|by|to) /u.test(words.slice(end).join(' '))
    )
      mended = mended.replace(` ${thing[0] ?? ''} `, ` the ${thing[0] ?? ''} `);
    // "Run primary jaw, secondary cone": each of them there once.
    else if (mode === 'object' && fit !== 'fit' && OF_THE_PLANT.test(thing[0] ?? '') && thing.length > 1 && thing.length < 4)
      mended = mended.replace(OF_THE_PLANT_EACH, '$1the ');
    else if (mode === 'object' && (fit === 'bare' || (fit === 'unknown' && SIZED.test(thing[0] ?? '')))) {
      const behind = words.slice(end, end + 2).join(' ');
      if (!SIZED.test(thing[0] ?? '') && !/^(?:of|from) (?:about |around )?[£$€]?\d/u.test(behind) && thing.at(-1) !== '(…)') return null;
      const phrase = thing.filter((one) => one !== '(…)').join(' ');
      mended = mended.replace(` ${phrase}`, ` ${articleFor(phrase)} ${phrase}`);
    } else if (mode === 'object' && fit === 'unknown' && (isMain || head.length < 4)) return null;
    else if (mode === 'behind' && fit === 'bare' && !(thing.length === 1 && IDIOM.test(head))) return null;
    if (mode !== 'free' || be) mode = 'behind';
    at = end;
    if (/[,;:]$/u.test(words[end - 1] ?? '')) mode = 'free';
  }
  return mended;
}

/** What there is one of in a place. */
const OF_THE_PLANT = /^(?:primary|secondary|tertiary|main|front|back|rear|upper|lower)$/u;
const OF_THE_PLANT_EACH =
  /((?:^\p{Ll}+|,|and) )(?=(?:primary|secondary|tertiary|main|front|back|rear|upper|lower) \p{Ll}+(?:,| and |$| at | in | of | on | to | \())/gu;

/** "Bar and restaurant folios", "blood and urine samples": small words, none of them a deed, before a plural. */
const isTwofold = (words: readonly string[], at: number): boolean =>
  words[at + 1] === 'and' &&
  [words[at] ?? '', words[at + 2] ?? ''].every((word) => /^\p{Ll}{3,}$/u.test(word) && (word === 'building' || !/(?:s|ed|ing)$/u.test(word))) &&
  cvVerb(words[at + 2] ?? '') === undefined &&
  (isPlural((words[at + 3] ?? '').replace(/[,.;:]$/u, '').toLowerCase()) ||
    // "Internal and external financial statements"
    (ADJECTIVAL.test(words[at + 2] ?? '') && ADJECTIVAL.test(words[at + 3] ?? '') && isPlural((words[at + 4] ?? '').replace(/[,.;:]$/u, '').toLowerCase())));
const ADJECTIVAL = /^\p{Ll}{3,}(?:al|ic|ive|ary|ous|ar|ory|ed|ent|ant)$/u;

/** Whether a clause begins with a thing by its article or in the plural: "the bay was refitted", "complaints fell". */
export function opensWithThing(clause: string): boolean {
  const [subject = ''] = clause.split(SUBJECT_END);
  const thing = thingFrom(wordsOf(subject), 0);
  return thing.length > 0 && (DETERMINER.test(thing[0] ?? '') || isPlural((thing.at(-1) ?? '').toLowerCase()));
}

/** "In training programmes", "for cleaning products": an -ing word that is the first half of a thing. */
const isKind = (words: readonly string[], at: number): boolean => {
  const next = words[at + 1] ?? '';
  return next === '' || PREPOSITION.test(next) || JOINS.test(next);
};

/** Whether each item of a list of duties can stand without an article: "supplier invoices", "stock control". */
export const standsBare = (item: string): boolean => {
  const words = wordsOf(item).filter((word) => word !== '(…)');
  const end = words.findIndex((word, at) => at > 0 && (PREPOSITION.test(word) || JOINS.test(word)));
  const thing = words.slice(0, end < 0 ? undefined : end);
  const head = (thing.at(-1) ?? '').toLowerCase();
  return (
    thing.length > 0 &&
    !/\p{Lu}|\d/u.test(thing.join(' ').slice(1)) &&
    !DETERMINER.test(thing[0] ?? '') &&
    (isPlural(head) || UNCOUNTED_NOUNS.has(head) || /(?:ment|care|ing)$/u.test(head))
  );
};

/** "Rejection of bracket line decreased": whether the subject of a clause has the articles it wants. */
export function hasSubject(clause: string): boolean {
  const [subject = ''] = clause.split(SUBJECT_END);
  const words = wordsOf(subject);
  // "Unit was held 3 days": one of many, and no word for which. "Waste fell" is a sentence; a passive wants a thing that stands bare for certain.
  const own = fitOf(thingFrom(words, 0));
  if (own === 'bare' || (own === 'unknown' && PASSIVE.test(clause))) return false;
  return words.every(
    (word, at) =>
      !/^(?:of|in|for|with|on|at)$/u.test(word) ||
      NEEDS_NONE.test(word) ||
      fitOf(thingFrom(words, at + 1)) !== 'bare' ||
      (words.length === at + 2 && IDIOM.test(words[at + 1] ?? '')),
  );
}

const PASSIVE = /^[^,;:]*? (?:was|were|is|are|has been|have been|got) \p{Ll}+(?:ed|en|t|ld|ught|de|wn|id)(?!\p{L})/u;
const SUBJECT_END =
  /,? (?:was|were|is|are|went|fell|rose|dropped|grew|came|stood|has|have|had|increased|decreased|improved|averaged|returned|doubled|halved)(?!\p{L})/u;

const thingFrom = (words: readonly string[], from: number): string[] => {
  const end = words.findIndex((word, at) => at > from && (PREPOSITION.test(word) || JOINS.test(word)));
  return words.slice(from, end < 0 ? undefined : end).map((one) => one.replace(/[,;:.]$/u, ''));
};

export const isPreposition = (word: string): boolean => PREPOSITION.test(word);

/** "Took the course 2023": a year without its little word. */
export const datedInWords = (told: string): string =>
  told
    .replace(/(?<=\p{Ll}{3,}) (?=(?:19|20)\d\d to (?:19|20)\d\d$)(?<!(?:from|between|in|since) )/u, ' from ')
    .replace(
      /(?<=(?<!\p{L})(?!in |since |of |for |by |until |till |from |and |to |spring |summer |autumn |winter |fall |around |about |late |early |mid )\p{Ll}{2,}) (?=(?:19|20)\d\d$)/u,
      ' in ',
    );

/** Grammar that is off for certain, words that belong across a counter, and figures of nothing. */
const SLIP =
  /(?<!\p{L})(?:at (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|guys|blokes|lads|chuck\p{L}*|loads of|heaps of|a bunch of|a lot of stuff|did the needful|and etc|incl\.?|misc\.?|w\/|so am|key strategic|strategic stakeholders|have .{3,60} and had|year old|\d+ year experience)(?!\p{L})|\d% \p{Lu}{2,}(?!\p{L})|^(?:saved|achieved|made|won|did|closed|scored) \d[\d.]*%(?: \([^()]*\))?$|(?:\d|nine|two|three|four|five|six) (?!sales|sports|goods|accounts|systems|customs|operations|savings|arms|clothes|parts|communications|logistics|news|claims|wages|hours|works|plus)\p{Ll}{3,}[^siu\W]s \p{Ll}{3,}(?:ings|ments|ers|ors|ures)(?!\p{L})/u;
/** "Operated the till and cash up": the second deed is told in another tense. */
const TENSES =
  /^\p{Ll}+ed .* and (?:cash|lock|wash|clean|tidy|open|close|clear|pack|log|sign|help|serve|stack|check) (?:up|down|out|off|the|customers)(?!\p{L})/u;
export const isSlip = (told: string): boolean => SLIP.test(told) || TENSES.test(told) || UNDATED.test(told) || SHE.test(told);
/** "The isolation unit May 2020": a month without its little word. */
const UNDATED =
  /(?<!(?:^|\s)(?:in|since|of|for|by|until|till|from|and|to|between|on|early|late|mid|around|before|after|during|through|the|\d+|\d(?:st|nd|rd|th))) (?:Jan(?:uary)?|Feb(?:ruary)?|March|April|May|June|July|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?) (?:19|20)\d\d/iu;
/** The family and health of somebody else. */
const SHE =
  /(?<!\p{L})(?:her|his|their) (?:twins|bab(?:y|ies)|kids|maternity|paternity|pregnancy|divorce|illness|cancer|operation|funeral|husband|wife|bereavement|breakdown)(?!\p{L})|(?<!\p{L})(?:she|he) (?:had|has|was|is|got|went) (?:a baby|twins|pregnant|ill|sick|divorced|married|off sick)(?!\p{L})/iu;

/** How the thing that a phrase begins with stands: fit as it is, wanting an article for certain, or of no known kind. */
export const thingFit = (phrase: string): 'fit' | 'bare' | 'unknown' => fitOf(thingFrom(wordsOf(phrase), 0));

/** The words of the thing that a phrase begins with, up to its first small word. */
export const thingOfPhrase = (phrase: string): string[] => thingFrom(wordsOf(phrase), 0);
