import { COUNTABLE_THINGS, MEASURABLE_THINGS, VERBS_OF_CHANGE, VERBS_OF_CHARGE } from '../../../lexicon/grammar/countable-things.ts';
import { isMeasured } from '../../../english/measures.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';

/** What a line says first: its verb and the object up to the first word that only tells how, where or for whom. */
export interface LineParts {
  /** As printed, in lower case: "developed". */
  written: string;
  /** The bare verb: "develop". */
  base: string;
  /** Past in the wording of the line; else present. */
  past: boolean;
  /** "microservices"; empty where the verb takes none that we can tell. */
  object: string;
  /** What follows the object, with the space before it. */
  rest: string;
}

/** Words that end an object. */
const BOUNDARY =
  /^(?:for|to|in|on|at|with|using|via|from|across|that|which|who|by|per|each|during|into|onto|about|through|throughout|within|under|over|while|when|where|as|so|until|after|before|between|against|toward|towards|upon|without|because|including|such|based|leading|resulting|ensuring|regarding|related|every|each|annually|regularly)$/iu;
/** Longer objects are no part of a question. */
const MOST_WORDS = 6;
/** What stands for no thing that a question could name again. */
const NO_OBJECT =
  /^(?:it|them|this|that|these|those|him|her|us|me|myself|one|as|up|out|off|down|how|not|also|and|or|but|all|both|well|closely|together|very)$/iu;

/** The parts of an English line that opens with a verb in the past or the present; null of any other line. */
export function partsOf(text: string): LineParts | null {
  const opened = /^(\p{L}+)(\s.*)$/u.exec(text.replace(/[\s.;:,]+$/u, ''));
  if (opened === null) return null;
  const [, first = '', behind = ''] = opened;
  const verb = cvVerb(first.toLowerCase());
  if (verb === undefined || verb.form === 'ing' || verb.form === 'third') return null;
  // "Cut" may be either; a CV tells what was done.
  const past = verb.form !== 'bare';
  const words = behind.trim().split(/\s+/u);
  // "A manual covering issues": the participle only tells more of it.
  const end = words.findIndex(
    (word, at) => BOUNDARY.test(word.replace(/[,;:]$/u, '')) || /^[[(–—-]/u.test(word) || (at > 0 && cvVerb(word.toLowerCase())?.form === 'ing'),
  );
  const open = end < 0 ? words : words.slice(0, end);
  const stop = open.findIndex((word) => /[,;:.]$/u.test(word));
  const taken = stop < 0 ? open : open.slice(0, stop + 1);
  const object = taken
    .join(' ')
    .replace(/[,;:.]+$/u, '')
    .replace(/\s(?:daily|weekly|monthly|quarterly)$/iu, '');
  const listed = stop >= 0 && taken.at(-1)?.endsWith(',') === true && end !== stop + 1;
  const isThing =
    object !== '' &&
    !/(?:^|\s)(?:and|or|&)$/u.test(object) &&
    taken.length <= MOST_WORDS &&
    !NO_OBJECT.test(taken[0] ?? '') &&
    !listed &&
    !/[“”"()[\]/]|\d/u.test(object);
  const isPair = /(?:^|\s)(?:and|&|or)\s+\p{L}+(?:ed|ing)(?:\s|$)/u.test(object) || secondVerb(object);
  return {
    written: first.toLowerCase(),
    base: verb.verb,
    past,
    object: isThing && !isPair ? object : '',
    rest: behind.slice(behind.indexOf(object) + object.length),
  };
}

/** "reports and met": a second deed is no part of the first one's object. */
const secondVerb = (object: string): boolean =>
  [...object.matchAll(/(?:^|\s)(?:and|&|or)\s+(\p{Ll}+)/gu)].some(([, word = '']) => cvVerb(word) !== undefined && !COUNTABLE_THINGS.has(word));

/** Whether the words that a vague amount stands before name a plural: "several wind projects", not "a range of electronics equipment". */
export function opensPlural(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  const end = words.findIndex((word) => BOUNDARY.test(word) || /^(?:and|or|&|of|is|are|was|were|but|used|needed|required)$/iu.test(word));
  const open = end < 0 ? words : words.slice(0, end);
  const stop = open.findIndex((word) => /[,;:.)]$/u.test(word));
  const last = (stop < 0 ? open : open.slice(0, stop + 1)).at(-1)?.replace(/[,;:.)]+$/u, '') ?? '';
  return open.length <= MOST_WORDS && /(?:[^s]s|children|people|women|men|staff)$/iu.test(last) && !/^(?:this|his|its|as|us|other|of)$/iu.test(last);
}

const DETERMINER = /^(?:the|all|our|my|their|its|his|her|any|each|every|these|those|an?|both|most|no|other|such|more|new and|daily|weekly|monthly)\s/iu;

/** Whether an object is a plural that can be counted and is not yet: "tax returns", and not "the accounts". */
export function isCountable(object: string): boolean {
  if (object === '' || DETERMINER.test(object) || isMeasured(object)) return false;
  const words = object.split(' ');
  const last = words.at(-1) ?? '';
  return (
    words.length <= 4 &&
    !/(?:^|\s)(?:and|or|&|of)\s|[,’']/u.test(object) &&
    COUNTABLE_THINGS.has(last.toLowerCase()) &&
    /^\p{L}[\p{L}-]*$/u.test(words[0] ?? '')
  );
}

/** Whether an object goes up or down by an amount. */
export const isMeasurable = (object: string): boolean =>
  !/(?:^|\s)(?:and|or|&|of)\s|,/u.test(object) && MEASURABLE_THINGS.has((object.split(' ').at(-1) ?? '').toLowerCase());

/** A line with a blank at the very place where its number belongs, inside the sentence; null where that place is not certain. */
export function blanked(text: string): string | null {
  if (isMeasured(text) || text.includes('[')) return null;
  const parts = partsOf(text);
  if (parts === null || parts.object === '') return null;
  const { base, object, rest } = parts;
  const first = text.slice(0, text.search(/\s/u));
  // "Handled calls, e-mails and post" has no one amount.
  if (/^\s*(?:,|and\b|&)/u.test(rest) && !/^,\s+(?:which|who|that|so|\p{L}+ing)\b/u.test(rest)) return null;
  if (isCountable(object)) return `${first} [how many?] ${object}${rest}`;
  if (VERBS_OF_CHANGE.has(base) && isMeasurable(object) && !/^\s+by\s+(?!\p{L}+ing\b)/u.test(rest)) return `${first} ${object} by [how much?]${rest}`;
  if (VERBS_OF_CHARGE.has(base) && /^an?\s(?:[\p{L}-]+\s){0,3}team$/iu.test(object) && !/^\s+(?:of|members?|lead)\b/iu.test(rest))
    return `${first} ${object} of [how many?]${rest}`;
  if (VERBS_OF_CHARGE.has(base) && /^(?:an?|the)\s(?:[\p{L}-]+\s){0,2}budget$/iu.test(object) && !/^\s+of\b/u.test(rest))
    return `${first} ${object} of [how much?]${rest}`;
  return null;
}

/** The same line without the blanks for numbers inside it; null where any other blank is left. */
export function unblanked(text: string): string | null {
  const line = text.replace(/\s(?:by|of) \[how (?:much|many)\?\]|\[(?:how many|wie vielen)\?\]\s/gu, '');
  return line.includes('[') ? null : line.charAt(0).toUpperCase() + line.slice(1);
}
