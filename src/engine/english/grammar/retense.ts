import { capital } from './capitals.ts';
import { cvVerb, inTense, verbOf, type Tense, type Verb } from './verbs.ts';

/** Adverbs that may stand before a verb. */
export const ADVERB =
  '(?:also|sometimes|often|occasionally|usually|regularly|frequently|mainly|mostly|then|always|generally|normally|now|even|later|successfully|independently|personally|quickly)';
const OPENER = new RegExp(String.raw`^((?:${ADVERB}\s+)?)(\p{L}+)`, 'iu');
/** What joins a further deed to the first one; an adverb may stand between. */
const JOINT = new RegExp(String.raw`((?:,\s+|\s+)(?:and|or|&|but|then)\s+(?:then\s+)?|,\s+)((?:${ADVERB}\s+)?)(\p{Ll}+)(?=\s+\p{L}|\s+\d|\s*[,.;:]|$)`, 'giu');
const DETERMINED = /^\s+(?:the|a|an|all|our|their|its|new|any|each|every|up|out|on|with|for|to|off|over|in|my|his|her|that|them|people|\d)\b/iu;

/** Gerunds left over in a list. */
export const HALF_TOLD = /^[^.;:]*(?:,|\band|&)\s+(?:\p{Ll}+\s+)?\p{Ll}+ing\b(?!\s+(?:to|the|a|an|for|with|of)\b)/u;

/** The verb a statement opens with, an adverb aside; null when it opens with anything else. */
export function openingVerb(line: string): (Verb & { at: number; written: string }) | null {
  const found = OPENER.exec(line);
  const word = found?.[2] ?? '';
  // "Target-driven" drives nothing.
  if (found !== null && /^[-–]\p{L}/u.test(line.slice(found[0].length))) return null;
  const verb = verbOf(word.toLowerCase());
  if (found !== null && verb !== undefined && isNounHere(verb, word, line.slice(found[0].length))) return null;
  return verb === undefined || found === null ? null : { ...verb, at: (found[1] ?? '').length, written: word };
}

/** Whether a statement opens with a word that may be a thing as well: "Offer acceptance 71% to 88%", "Support students". */
export function mayOpenWithThing(line: string): boolean {
  const first = openingVerb(line);
  return first !== null && mayBeThing(first, line.slice(first.at + first.written.length));
}

/** Things that a bare verb in front of them only describes: "purchase ledger", "call centre", "clean licence". */
const NOUN_AFTER =
  /^\s+(?:ledger|section|cent(?:re|er)|licen[cs]e|control|desk|station|department|management|manager|assistant|officer|administration|admin|processing|entry|shifts?|duty|duties|clerk|drivers?|operators?|side|takes?|checks?|counts?|count|training|leads?|leader|performer|sellers?|rep|reps|scores?|automation|coverage|analysis|development|work|maintenance|rates?|certificate|nurse|chef|cooking|cook|hand|up\s+(?:plan|work)|line(?:\s+(?:support|manager))?)(?!\p{L})/iu;
const PERSON_AFTER =
  /^\s+(?:volunteer|assistant|coach|officer|manager|consultant|instructor|supervisor|lead|leader|nurse|engineer|clerk|agent|duties|skills)(?!\p{L})/iu;
const DESCRIBES: ReadonlySet<string> = new Set(
  'top front lead head clear open close complete light dry live direct present link mentor coach second multi'.split(' '),
);
const OBJECT = /^\s+(?:the|a|an|all|our|their|its|his|her|new|any|each|every|up|out|off|on|in|over|to|with|customers?|people|staff|students?|\d)(?!\p{L})/iu;
/** Gerunds that as often describe a thing, and things they describe: "operating manuals", "training materials", "drawing office". */
const DESCRIBING = /^(?:operate|train|draw|work|build|plan|teach|learn|meet|market|house|cater|bill|bank|account|nurse|clean|open|waste|park|print|cook)$/u;
const DESCRIBED =
  /^\s+(?:manuals?|instructions?|systems?|theatres?|rooms?|tables?|materials?|sessions?|courses?|plans?|office|records?|programmes?|programs?|procedures?|schedules?|hours|estates?|products|times|permits?|equipment)(?!\p{L})/iu;
/** "Moving & Handling trainer": two gerunds are the name of a course. */
const COURSE = /^\s+(?:&|and)\s+\p{L}+ing\s+(?:\p{Ll}+\s+)?(?:trainers?|instructors?|assessors?|courses?|certificates?|cards?|training)(?!\p{L})/iu;
const isAttributive = (bare: string, after: string): boolean => COURSE.test(after) || (DESCRIBING.test(bare) && DESCRIBED.test(after));

/** Plurals that are things far oftener than deeds, where no object follows. */
const PAPERS: ReadonlySet<string> = new Set(
  'maps reports plans records charts labels signs photographs photos films posters drafts sketches designs invoices returns estimates quotes notes files displays patterns samples models orders'.split(
    ' ',
  ),
);

/** Whether a word that may be a verb names or describes a thing here: "plant of 240", "mentor for student nurses", "top seller". */
function isNounHere({ verb: bare, form }: Verb, written: string, after: string): boolean {
  if (form === 'ing' || form === 'third') {
    // "Ordering, rotas, HACCP", "Invoicing", "Rewires, fault finding": things, one after the other. "Reading volunteer": one thing.
    if (form === 'ing' && (PERSON_AFTER.test(after) || /^\s*[.:;]\s/u.test(after) || isAttributive(bare, after))) return true;
    // "Maps of every hall", "reports for the council": what is written or drawn is a thing.
    if (form === 'third' && (/^\s+of(?!\p{L})/u.test(after) || (/^\s+(?:for|to|from|on)(?!\p{L})/u.test(after) && PAPERS.has(written.toLowerCase()))))
      return true;
    // "Estimates and drawing office work": no verb in the third person stands beside another form.
    const [, beside = ''] = /^\s+(?:and|&)\s+(\p{L}+)/u.exec(after) ?? [];
    if (form === 'third' && beside !== '' && verbOf(beside.toLowerCase())?.form !== 'third') return true;
    const [, next = ''] = /^\s*,\s*(?:\p{Ll}+ly\s+)?(\p{L}+)/u.exec(after) ?? [];
    return after.trim() === '' || bare === 'learn' || (next !== '' && verbOf(next.toLowerCase())?.form !== form);
  }
  if (written.toLowerCase() !== bare || (form !== 'bare' && form !== 'either')) return false;
  if (/^\s+of\s/iu.test(after) || NOUN_AFTER.test(after)) return true;
  // "Start date", "End date": fields of a form.
  if (/^(?:start|end|release|launch)$/u.test(bare) && /^\s+dates?(?!\p{L})/iu.test(after)) return true;
  // "Care staff": one cares for somebody.
  if (bare === 'care' && !/^\s+(?:for|about)(?!\p{L})/iu.test(after)) return true;
  if (/^(?:mentor|link|head|lead|cover|support|contact|coach)$/u.test(bare) && /^\s+for\s/iu.test(after)) return true;
  return DESCRIBES.has(bare) && !OBJECT.test(after) && /^\s+\p{L}+(?<!s)(?:\s|$|,)/u.test(after);
}

/** Bare verbs that are as often things, and describe the thing behind them: "interview requests", "test results". */
const ALSO_THINGS: ReadonlySet<string> = new Set(
  'mail direct post stock front phone fax interview report test sample contact research request record design plan market budget schedule audit survey review claim display project process contract exhibit campaign support offer transfer access exchange volunteer travel transport trade sponsor release account document finance rent repair supply stock export import model screen share stage study use vote work issue label measure form file feature estimate demand credit cost control charge'.split(
    ' ',
  ),
);

/** Whether a bare word with another word right behind it may be a thing that describes it: no rule can tell, so nothing is changed. */
const mayBeThing = ({ verb, form }: Verb, after: string): boolean =>
  form === 'bare' && ALSO_THINGS.has(verb) && !DETERMINED.test(after) && /^\s+\p{Ll}/u.test(after);

/**
 * A statement told in another tense: its first verb and every further deed that stands in the form of the first.
 * Statements that open with no verb, or stand in that tense, stay as they are, and so does one of which only a part can surely be told.
 */
export function retensed(line: string, tense: Tense): string {
  const first = openingVerb(line);
  if (first === null || (first.tense === tense && first.form !== 'third')) return line;
  // "Check/verify the till": one of two that a stroke joins is no sentence.
  if (/^\s?\/\s?\p{L}/u.test(line.slice(first.at + first.written.length))) return line;
  // "Working at the harbour entailed ropes": what the sentence speaks of.
  if (first.form === 'ing' && OWN_VERB.test(line.slice(first.at + first.written.length))) return line;
  // "Delivering engaging and inspiring lessons": what the lessons are.
  if (first.form === 'ing' && /^\s\p{Ll}+ing\s(?:and|or)\s\p{Ll}+ing\s\p{Ll}/u.test(line.slice(first.at + first.written.length))) return line;
  let isUnsure = false;
  const from = first.at + first.written.length;
  const rest = line.slice(from).replace(JOINT, (whole, joint: string, adverb: string, word: string, offset: number, all: string) => {
    const verb = verbOf(word.toLowerCase());
    if (verb === undefined) return whole;
    // "Manage and Oversee"; behind a comma a capital begins a name ("SQL queries, Stored Procedures").
    if (/^\p{Lu}/u.test(word) && (verb.form !== first.form || !/and|or|&|but|then/iu.test(joint) || offset > 0)) return whole;
    // "Wound care" winds nothing.
    if (/^(?:wound|ground|lay|bore)$/u.test(word) && !DETERMINED.test(all.slice(offset + whole.length))) return whole;
    const after = all.slice(offset + whole.length);
    const before = all.slice(0, offset);
    if (before !== '' && mayBeThing(verb, after)) isUnsure = true;
    // "Assist clients to reach their goals, earn points and follow rules": what the clients do.
    if (verb.form === 'bare' && INFINITIVE.test(before) && verbOf((INFINITIVE.exec(before)?.[1] ?? '').toLowerCase())?.form === 'bare') isUnsure = true;
    // ", provide additional help": a deed for all that is known, and not told.
    if (
      verb.form === 'bare' &&
      (first.form === 'bare' || first.form === 'either') &&
      /^,\s+$/u.test(joint) &&
      !ALSO_THINGS.has(verb.verb) &&
      /^\s+(?!(?:and|or)\b)\p{Ll}/u.test(after) &&
      cvVerb(word) !== undefined &&
      !isDeed(verb, first, adverb, joint, before, after) &&
      !isListed(verb, first, after)
    )
      isUnsure = true;
    // "Consolidating the data and have review with the team": no form of the first, and a deed all the same.
    if (first.form === 'ing' && isBareDeed(verb, adverb, joint, before)) isUnsure = true;
    if (!isDeed(verb, first, adverb, joint, before, after) && !isListed(verb, first, after)) return whole;
    const deed = inTense(verb.verb, tense);
    return `${joint}${adverb}${/^\p{Lu}/u.test(word) ? capital(deed) : deed}`;
  });
  if (isUnsure) return line;
  const told = first.form === 'either' && tense !== 'ing' ? first.written : inTense(first.verb, tense);
  const opened = first.at === 0 ? capital(told) : told;
  // "Coding, unit testing and bug fixing" lists things: half of it in another tense is worse than it was.
  if (first.form === 'ing' && HALF_TOLD.test(rest)) return line;
  return line.slice(0, first.at) + opened + rest;
}

/** "to reach their goals", "to find books": an infinitive before the end of the clause, whose list may go on. */
const INFINITIVE = /\bto (\p{Ll}{2,})(?:\s[^;.:]*)?$/u;

/** Whether a bare verb that is no thing is joined to what stands before it, and neither an infinitive's nor another person's. */
const isBareDeed = (verb: Verb, adverb: string, joint: string, before: string): boolean =>
  verb.form === 'bare' && adverb === '' && /and|&/u.test(joint) && NEVER_THINGS.has(verb.verb) && !/\b(?:to|who|which|that|where|when|while)\s/iu.test(before);

/** A verb of its own behind a gerund, in the same clause. */
const OWN_VERB =
  /^(?:(?!(?<!\p{L})(?:that|which|who|where|when|while|as|if|because|what|how|so|until|before|after|there)(?!\p{L}))[^,;.:])*?\s(?:is|was|entail(?:s|ed)|consist(?:s|ed)|mean(?:s|t)|requires?d?|involve[sd])\s/iu;

/** "Do payroll, chase invoices and order materials": a list whose last part is a deed of the same form. */
function isListed(verb: Verb, first: Verb, after: string): boolean {
  if (verb.form !== first.form) return false;
  const [, last = ''] = /^\s+[^,.;]+(?:,[^,.;]+)*?,?\s+(?:and|or)\s+(\p{Ll}+)\s+\S/u.exec(after) ?? [];
  return verbOf(last)?.form === first.form;
}

/** Verbs that no rule takes for a thing: "… of customers' needs and take actions". */
const NEVER_THINGS: ReadonlySet<string> = new Set(
  'have take ensure provide maintain make keep give assist identify create develop prepare resolve determine recommend communicate perform respond follow implement establish complete'.split(
    ' ',
  ),
);

/** Whether a word after "and" or a comma is a deed like the first, and no thing ("answer calls and orders"). */
function isDeed(verb: Verb, first: Verb, adverb: string, joint: string, before: string, after: string): boolean {
  // "Coming up with project plans and implementing the same": no gerund stands between that the second could belong to.
  if (
    first.form === 'ing' &&
    verb.form === 'ing' &&
    /and|&|then/u.test(joint) &&
    DETERMINED.test(after) &&
    !/\p{Ll}ing\b|\b(?:by|while|from|including|such as)\s/iu.test(before)
  )
    return true;
  if (
    /\b(?:who|which|that|by|for|of|in|with|including|where|when|while|such as|from)\b[^,]*$/iu.test(before.slice(-90)) &&
    verb.form !== 'past' &&
    adverb === ''
  ) {
    // "responsible for ordering and selling" within a statement belongs to its own verb.
    const isSure = /and|&|or/u.test(joint) && NEVER_THINGS.has(verb.verb) && !/\b(?:to|who|which|that|where|when|while)\s/iu.test(before);
    if (!(verb.form === 'bare' && first.form === 'bare' && (isSure || /^\s+(?:the|a|an|all|our|new)\b/iu.test(after)))) return false;
  }
  // "Used the hall to brainstorm, present or rehearse": one of the things that it was used for.
  if (verb.form === 'bare' && /\bto \p{Ll}+(?:, \p{Ll}+)*$/u.test(before)) return false;
  if (adverb !== '') return verb.form !== 'third';
  if (verb.form === 'past') return true;
  const same = verb.form === first.form || (verb.form === 'either' && first.form !== 'ing') || (verb.form === 'bare' && first.form === 'either');
  if (!same) return verb.form === 'bare' && first.form !== 'ing' && DETERMINED.test(after);
  if (verb.form === 'ing')
    return /\band|&|then/u.test(joint)
      ? (before === '' && after.trim() === '') || DETERMINED.test(after) || /^\s+\p{L}/u.test(after)
      : DETERMINED.test(after) || /^\s+(?!(?:and|or)\s+(?!\p{Ll}+(?:ing|ed)\b))\p{Ll}+s?\b/u.test(after);
  return /\b(?:and|then|but|or)\b|&/u.test(joint) ? /^\s+\S/u.test(after) : DETERMINED.test(after);
}
