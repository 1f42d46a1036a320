import { oneStop } from '../../english/grammar/stops.ts';
import { agreeing } from '../../english/grammar/agreement.ts';
import { withArticle } from '../../english/grammar/article.ts';
import { capital, uncapital } from '../../english/grammar/capitals.ts';
import { squeezed } from '../../english/folding.ts';
import { wholeBeginning } from '../../english/whole/whole-parts.ts';
import { american } from '../../english/american.ts';
import { isBritish } from '../../lexicon/comic/british.ts';
import { NUMBER_WORDS } from '../../lexicon/words/numbers.ts';
import { stableHash } from './stable-hash.ts';

export type Facts = Readonly<Record<string, string | number>>;

/**
 * A sentence with blanks.
 * `{term}` a fact; `{Term}` with a capital; `{times:words}` a number in words; `{times:times}` once, twice, five times;
 * `{job:a}` with its article; `{times|bullet|bullets}` singular or plural; `{quote}` the quoted line, shortened;
 * `{~a|b|c}` one of several wordings. A blank that cannot be filled makes the template unfit, never half filled.
 */
export interface Template {
  text: string;
  when?: (facts: Facts) => boolean;
  /** The sentences it was put together from: a roast says none of them twice. */
  parts?: readonly string[];
}
export type TemplateSource = string | Template;

/** What can be said about one kind of finding. `terms` holds jokes about one value of one fact: "team player". */
export interface KindJokes {
  brutal: readonly TemplateSource[];
  gentle: readonly TemplateSource[];
  /** The way out: correct advice, one sentence, the same in both voices. */
  fixes: readonly TemplateSource[];
  terms?: TermJokes;
}

export interface TermJokes {
  fact: string;
  /** Key: the term in lower case, synonyms separated by "|". */
  brutal: Readonly<Record<string, readonly TemplateSource[]>>;
}

/** Longest quote inside a sentence: leaves room for the joke. */
const MAX_QUOTE = 110;
/** A quote cut shorter than this no longer shows which line is meant. */
const MIN_QUOTE = 24;
const QUOTE_MARK = '\u0000';
const BLANK = /\{(~[^{}]*|[A-Za-z]\w*(?::[a-z]+)?(?:\|[^{}|]*\|[^{}|]*)?)\}/g;
const TRAILING_WORD = /\s+(?:and|or|of|the|a|an|to|in|for|with|on|by|at|from|as|that|which|und|der|die|das|für|mit)$/iu;

/** Who still works there has left nothing behind. */
const OF_PAST_JOBS =
  /\b(?:when you left|you left behind|in what state you left|what left it|everyone who leaves|you had left it|when you were (?:done|there)|is what you were|while you were there)\b/iu;

/** Of a job that ended long ago nobody says that it is what will be asked about. */
const OF_RECENT_JOBS =
  /\bis what they will\b|\bthey will (?:remember|ask about)\b|\bwill (?:ask|begin there|remember)\b|\bhave the story ready\b|\bask about it\b/iu;

/** What is the whole line is not struck out of it: nothing would be left. */
const OF_PARTS =
  /(?:instead of|in place of|where|replaces?|swap|strike|drop|cut|delete|not with|stand where|no longer|in exchange for|than) “\{opening\}”|“\{opening\}” (?:stands|is no longer|can go|may go)|on the job advert/iu;
/** What the wanted job asks for is shown better, and never cut. */
const OF_CUTS =
  /\b(?:delete|cut|drop|swap|trade|take)\b[^.;]*“\{(?:term|skill|it)\}”|\blet “\{(?:term|skill|it)\}” go\b|\blet it go\b|\bit can go\b|\bline can go\b|\btake the line out\b|\bleave the line out\b|\bgive the place of “|\bput it last\b|\bcut it for\b/iu;

const asTemplate = (source: TemplateSource): Template => (typeof source === 'string' ? { text: source } : source);

/** Double quotation marks are for the CV's own words alone (law 2): speech in our sentences takes single ones. */
export const inSingles = (text: string): string => text.replaceAll('“', '‘').replaceAll('”', '’');

export const textOf = (source: TemplateSource): string => asTemplate(source).text;

/** What a roast has said once it has said this. */
export const partsOf = (source: TemplateSource): readonly string[] => asTemplate(source).parts ?? [textOf(source)];

/** Filled sentence, or null when a blank has no value, the condition fails, or it would pass `max` characters. */
export function fill(source: TemplateSource, facts: Facts, quote: string | null, seed: string, max: number): string | null {
  const template = asTemplate(source);
  if (template.when !== undefined && !template.when(facts)) return null;
  if (facts['abroad'] === 1 && isBritish(template.text, String(facts['quoteText'] ?? ''))) return null;
  if (facts['current'] === 1 && OF_PAST_JOBS.test(template.text)) return null;
  if (facts['oldJob'] === 1 && OF_RECENT_JOBS.test(template.text)) return null;
  if (facts['wholeLine'] === 1 && OF_PARTS.test(template.text)) return null;
  // A quote that had to be cut shows where the line is; no sentence is built on it.
  if (facts['quoteCut'] === 1 && template.text.includes('{quote}')) return null;
  if (facts['needed'] === 1 && OF_CUTS.test(template.text)) return null;
  let unfit = false;
  // Half of the lexicon was typed with straight apostrophes.
  const printed = template.text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’');
  const text = facts['america'] === 1 ? american(printed) : printed;
  const filled = text.replace(BLANK, (_, blank: string, at: number) => {
    if (blank === 'quote') return QUOTE_MARK;
    const inQuotes = text[at - 1] === '“';
    const value = valueOf(blank, facts, inQuotes ? quote : null, seed);
    if (value === null) unfit = true;
    return value ?? '';
  });
  if (unfit) return null;
  if (!filled.includes(QUOTE_MARK)) return filled.length <= max ? oneStop(filled) : null;
  const marks = filled.split(QUOTE_MARK).length - 1;
  const room = Math.floor((max - (filled.length - marks)) / marks);
  const inside = quoteWithin(quote, Math.min(MAX_QUOTE, room));
  return inside === null ? null : oneStop(filled.replaceAll(QUOTE_MARK, () => inside));
}

function valueOf(blank: string, facts: Facts, quote: string | null, seed: string): string | null {
  if (blank.startsWith('~')) {
    const choices = blank.slice(1).split('|');
    return choices[stableHash(`${seed}\u0002${blank}`) % choices.length] ?? null;
  }
  const [head = '', one, many] = blank.split('|');
  const [written = '', format] = head.split(':');
  const name = uncapital(written);
  const value = facts[name];
  if (value === undefined || value === '') return null;
  if (one !== undefined && many !== undefined) return typeof value === 'number' ? agreeing(value, one, many) : null;
  // Nobody is “an agriculture”: where only a field is known, the sentence about a person stays unsaid.
  const said = format === 'a' && name === 'job' ? facts['jobSpoken'] : value;
  if (said === undefined) return null;
  const text = formatted(said, format);
  if (text === null) return null;
  if (quote !== null) return asWritten(text, quote);
  return written === name ? text : capital(text);
}

function formatted(value: string | number, format: string | undefined): string | null {
  switch (format) {
    case undefined:
      return String(value);
    case 'words':
      return typeof value === 'number' ? inWords(value) : null;
    case 'times':
      return typeof value === 'number' ? howOften(value) : null;
    case 'a':
      return withArticle(String(value));
    default:
      return null;
  }
}

/** "seven", "21". */
export const inWords = (value: number): string => NUMBER_WORDS[value] ?? String(value);

const howOften = (value: number): string => (value === 1 ? 'once' : value === 2 ? 'twice' : `${inWords(value)} times`);

/** Facts are lower case; between quotation marks they must stand as the CV has them. */
function asWritten(value: string, quote: string): string {
  if (value.toLowerCase() === 'i') return 'I';
  const at = quote.toLowerCase().indexOf(value.toLowerCase());
  return at < 0 ? value : quote.slice(at, at + value.length);
}

/** A phrase cut short does not end in "of the". */
export function withoutTrailingWord(text: string): string {
  let rest = text;
  while (TRAILING_WORD.test(rest)) rest = rest.replace(TRAILING_WORD, '');
  return rest;
}

function quoteWithin(quote: string | null, room: number): string | null {
  if (quote === null) return null;
  // A line with its own quotation marks would end ours early: its longest stretch without them is quoted instead.
  const stretch = quote.split(/[“”]/u).reduce((longest, part) => (part.trim().length > longest.trim().length ? part : longest), '');
  const bare = squeezed(stretch);
  // What has no room is shown as far as it is whole.
  const shown = bare.length <= room && stretch === quote ? bare : wholeBeginning(bare, room, true);
  if (shown === null || (shown.length < bare.length && shown.length < MIN_QUOTE)) return null;
  const text = shown.replace(/[\s.,;:–—-]+$/u, '').replace(/^[\s•·▪●*–—-]+/u, '');
  return text === '' || text.length > room ? null : text;
}
