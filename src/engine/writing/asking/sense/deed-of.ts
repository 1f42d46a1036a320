import { cvVerb } from '../../../english/grammar/verbs.ts';

/** What a line says was done, and to what. */
export interface DeedOfLine {
  /** The bare verb: "prepare" of "Preparation of drawings" too. */
  verb: string;
  past: boolean;
  /** The things that it was done to, each as printed: "invoices", "supplier statements". */
  things: readonly string[];
  /** Whether the deed is told as a thing: "Equipment calibration". */
  isNoun: boolean;
}

/** Nouns of deeds, with the verb of each. */
const DEED_NOUNS: ReadonlyMap<string, string> = new Map(
  'preparation=prepare handling=handle supervision=supervise design=design maintenance=maintain installation=install teaching=teach training=train planning=plan management=manage repair=repair repairs=repair cleaning=clean testing=test inspection=inspect inspections=inspect analysis=test coordination=coordinate investigation=investigate investigations=investigate translation=translate processing=process recruitment=recruit delivery=deliver deliveries=deliver calibration=calibrate checks=check checking=check audits=audit visits=visit servicing=service writing=write drafting=draft ordering=order purchasing=buy booking=book cooking=cook baking=bake selling=sell reconciliation=reconcile reconciliations=reconcile entry=enter monitoring=monitor development=develop assembly=assemble sampling=test packing=pack loading=load wiring=wire welding=weld guiding=lead'
    .split(' ')
    .map((pair): [string, string] => {
      const [noun = '', verb = ''] = pair.split('=');
      return [noun, verb];
    }),
);

/** Words behind which a line tells only how, where, when or for whom. */
const END =
  /\s(?:for|to|in|on|at|with|using|via|from|across|that|which|who|by|per|each|every|during|into|onto|about|through|throughout|within|under|over|while|when|where|as|so|until|after|before|between|against|without|because|including|such|since|of)\s|\s?[,;:(]|\s[–—-]\s/iu;
const DETERMINER =
  /^(?:the|all|our|my|their|its|his|her|any|both|new|various|several|some|multiple|numerous|many|a few|general|routine|daily|weekly|monthly)\s/iu;
/** Longer phrases are no object that a question could name. */
const MOST_WORDS = 5;

/** What stands before the deed of a duty. */
const DUTY = /^(?:was |were )?(?:also |solely |directly )?(?:responsible for|in charge of|accountable for|duties included?|tasked with)\s+(?:the |all )?/iu;
/** Deeds of trades that no list of verbs has, in the forms that lines open with. */
const OF_TRADES: ReadonlyMap<string, string> = new Map(
  'haul groom shear tip weld service overhaul milk calve plate rewire'
    .split(' ')
    .flatMap((bare) => [bare, `${bare}${bare.endsWith('e') ? 'd' : 'ed'}`].map((form): [string, string] => [form, bare])),
);

/** Of these whom it was done with is the object. */
const WITH_OTHERS = /^(?:liaise|consult|coordinate|correspond|negotiate)$/u;

/** The deed of a line that opens with its verb, or tells it as a thing; null of any other line, and where its object is not certain. */
export function deedOf(text: string): DeedOfLine | null {
  const told = text
    .replace(DUTY, '')
    .replace(/^(?:(?:In|Since) (?:19|20)\d\d,?\s+)?(?:I\s+)?(?:also\s+)?/iu, '')
    .replace(/[\s.;:,]+$/u, '');
  return byVerb(told) ?? byNoun(told);
}

function ofTrade(word: string): { verb: string; form: 'bare' | 'past' } | undefined {
  const verb = OF_TRADES.get(word);
  return verb === undefined ? undefined : { verb, form: verb === word ? 'bare' : 'past' };
}

function byVerb(text: string): DeedOfLine | null {
  const [, first = '', second = '', rest = ''] = /^(\p{L}+)(?:\s(?:and|&|or|,)\s(\p{Ll}+))?\s(?:up\s|out\s|after\s)?(.+)$/u.exec(text) ?? [];
  const verb = cvVerb(first.toLowerCase()) ?? ofTrade(first.toLowerCase());
  if (verb === undefined || verb.form === 'third' || (verb.form === 'ing' && !/^\p{Lu}/u.test(first))) return null;
  // "Stocks and shares": the second word is no deed, and so the first one is none either.
  if (second !== '' && cvVerb(second) === undefined) return null;
  const object = WITH_OTHERS.test(verb.verb) ? rest.replace(/^with\s/u, '') : rest;
  const things = thingsOf(verb.form === 'ing' ? object.replace(/^of\s/u, '') : object);
  return things.length === 0 ? null : { verb: verb.verb, past: verb.form !== 'bare', things, isNoun: verb.form === 'ing' };
}

function byNoun(text: string): DeedOfLine | null {
  const [, opening = '', behind = ''] = /^(\p{L}+)\sof\s(.+)$/u.exec(text) ?? [];
  const opened = DEED_NOUNS.get(opening.toLowerCase());
  if (opened !== undefined) return withThings(opened, thingsOf(behind));
  // "Customer complaint handling": what it is done to stands in front.
  const phrase = text.split(END)[0] ?? '';
  const [, object = '', noun = ''] = /^(.+)\s(\p{Ll}+)$/u.exec(phrase) ?? [];
  const named = DEED_NOUNS.get(noun);
  return named === undefined || /\b(?:and|or|&)\b/u.test(object) || cvVerb((object.split(' ')[0] ?? '').toLowerCase()) !== undefined
    ? null
    : withThings(named, thingsOf(object));
}

const withThings = (verb: string, things: readonly string[]): DeedOfLine | null => (things.length === 0 ? null : { verb, past: true, things, isNoun: true });

/** "all supplier invoices and statements for three sites": the things, without what stands around them. */
function thingsOf(rest: string): string[] {
  const [phrase = ''] = ` ${rest}`.split(END);
  return phrase
    .trim()
    .split(/\s(?:and|or|&)\s/u)
    .map((one) => one.replace(DETERMINER, '').trim())
    .filter((one) => one !== '' && one.split(' ').length <= MOST_WORDS && /\p{L}$/u.test(one));
}
