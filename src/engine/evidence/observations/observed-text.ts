import type { Experience, SectionKind } from '../../../domain/cv.ts';
import type { QuotedPlace } from '../../../domain/observation.ts';
import type { Context } from '../../context.ts';
import { squeezed } from '../../english/folding.ts';
import { tokensOf, type Token } from '../../english/tokens.ts';
import type { ComicPlace } from '../../lexicon/comic/comic-entry.ts';
import { isPrivateLine } from '../../privacy/private-lines.ts';
import { isSombre } from '../../privacy/touches-person.ts';
import { lineIndex, locate, quoteAround } from '../shared/locate.ts';
import { passagesOf, statementsOfLines } from '../shared/passages.ts';

/** A stretch of the CV in which something odd may stand: a bullet, a skill, a line of studies or interests. */
export interface ObservedText {
  place: Exclude<ComicPlace, 'anywhere'>;
  section: SectionKind;
  text: string;
  tokens: readonly Token[];
  page: number;
  line: number;
  job: Experience | null;
}

const STUDY_SECTIONS: ReadonlySet<SectionKind> = new Set(['education', 'certifications', 'publications', 'languages']);
/** A quote cut at a comma keeps at least so much. */
const LEAST_KEPT = 0.45;
/** Longest quote of an observation: it stands in front of its own joke. */
const MAX_QUOTE = 84;

/** All that may be observed, in document order: nothing private, nothing that is no laughing matter. Computed once a context. */
export function observedTexts(context: Context): readonly ObservedText[] {
  const known = memo.get(context);
  if (known) return known;
  const texts: ObservedText[] = [];
  for (const passage of passagesOf(context)) {
    const { section, text, tokens, page, line, job } = passage;
    texts.push({ place: passage.role === 'skill' ? 'skills' : 'work', section, text, tokens, page, line, job });
  }
  for (const section of context.cv.sections) {
    const place = STUDY_SECTIONS.has(section.kind) ? 'study' : section.kind === 'interests' ? 'interests' : null;
    if (place === null) continue;
    for (const { text: printed, page, line } of statementsOfLines(context, section.from + (section.heading ? 1 : 0), section.to)) {
      const text = squeezed(printed.replace(/^\s*[•●▪■◦○‣⁃∙·►–—*-]\s*/u, ''));
      if (text !== '') texts.push({ place, section: section.kind, text, tokens: tokensOf(text), page, line, job: null });
    }
  }
  const told = texts.filter((one) => !isPrivateLine(context, one) && !isSombre(one.text)).toSorted((a, b) => a.page - b.page || a.line - b.line);
  memo.set(context, told);
  return told;
}
const memo = new WeakMap<Context, readonly ObservedText[]>();

/** A short verbatim quote round `text[start, end)`, of whole words and whole lists of names; null where it does not stand on the page in one piece. */
export function quoteOf(context: Context, text: ObservedText, start: number, end: number, max = MAX_QUOTE): QuotedPlace | null {
  const quoted = cutQuoteOf(context, text, start, end, max);
  const begun = quoted === null ? null : fromWholeWord(context, text, quoted, text.text.slice(start, end));
  return begun === null ? null : withWholeList(context, text, begun, max + ROOM_FOR_LIST);
}
/** Characters more than asked for that the end of a list may take. */
const ROOM_FOR_LIST = 26;

/** A quote begins neither inside "Day-to-day" nor with the "day" whose "Day-to-" stands on the line above: with the whole word, or else behind it. */
function fromWholeWord(context: Context, { text, page, line }: ObservedText, quoted: QuotedPlace, about: string): QuotedPlace | null {
  const at = text.lastIndexOf(quoted.quote);
  const head = at <= 0 ? '' : (/\S*[\p{L}\p{N}][-‐]\s?$/u.exec(text.slice(0, at))?.[0] ?? '');
  if (head === '' && !isPartedAbove(context, quoted)) return quoted;
  const whole = head + quoted.quote;
  const place = head === '' || whole.length > MAX_QUOTE + ROOM_FOR_LIST ? null : locate(context, whole, { page, line });
  if (place !== null) return { quote: whole, ...place };
  const first = /^\S+\s+/u.exec(quoted.quote)?.[0] ?? '';
  const rest = quoted.quote.slice(first.length);
  // The words it is about may begin with the parted one.
  const kept = about.startsWith(first) ? about.slice(first.length) : about;
  const behind = first === '' || !rest.includes(kept.trim()) ? null : locate(context, rest, { page, line });
  return behind === null ? null : { quote: rest, ...behind };
}

/** Whether a quote is the beginning of a line, and the line above ends in the first half of a word. */
function isPartedAbove(context: Context, quoted: QuotedPlace): boolean {
  const at = lineIndex(context, quoted);
  const own = squeezed(context.lines[at]?.text ?? '');
  return at > 0 && own.startsWith(quoted.quote.slice(0, own.length)) && /\p{L}[-‐]\s*$/u.test(context.lines[at - 1]?.text ?? '');
}

const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}`;
/** The rest of a list of names, of which the first stand in the quote. */
const MORE_NAMES = new RegExp(String.raw`^(?:, ${NAME}){0,6},? (?:and|or|&|und|et|y|e|en) ${NAME}(?![\p{L}'’-])`, 'u');
const ENDS_IN_NAME = /\p{Ll}\S* (?:[^.;]* )?\p{Lu}[\p{L}'’-]+$/u;

/** "20 years in Romania, Italy and Germany": no list of names ends before its last, and a quote of the first alone says something else. */
function withWholeList(context: Context, { text, page, line }: ObservedText, quoted: QuotedPlace, max: number): QuotedPlace | null {
  const at = text.lastIndexOf(quoted.quote);
  if (at < 0 || !ENDS_IN_NAME.test(quoted.quote)) return quoted;
  const rest = MORE_NAMES.exec(text.slice(at + quoted.quote.length))?.[0];
  if (rest === undefined) return quoted;
  const whole = quoted.quote + rest;
  const place = whole.length <= max ? locate(context, whole, { page, line }) : null;
  return place === null ? null : { quote: whole, ...place };
}

function cutQuoteOf(context: Context, { text, page, line }: ObservedText, start: number, end: number, max: number): QuotedPlace | null {
  const around = quoteAround(context, text, { page, line }, start, end, max);
  const quoted = around === null ? null : fromBoundary(context, { text, page, line }, around, start, end);
  if (quoted === null) return null;
  const whole = text.endsWith(quoted.quote) ? quoted.quote : withoutDangling(withoutBegun(text, quoted.quote, text.slice(start, end)), text.slice(start, end));
  // What was cut ends at a comma, where there is one behind the words it is about.
  const comma = text.endsWith(quoted.quote) ? -1 : Math.max(whole.lastIndexOf(', '), whole.lastIndexOf('; '));
  const about = whole.indexOf(text.slice(start, end)) + (end - start);
  const ended = comma >= about && comma >= whole.length * LEAST_KEPT ? whole.slice(0, comma) : whole;
  const bare = ended.replace(/^[\s,;:)–—•·-]+|[\s,;:(–—•·-]+$/gu, '');
  const trimmed = balanced(bare, text.slice(start, end));
  if (trimmed === null) return null;
  if (!bare.startsWith(trimmed)) {
    const place = locate(context, trimmed, { page, line });
    return place === null ? null : { quote: trimmed, ...place };
  }
  // A bracket that the cut left open is no part of it.
  const open = trimmed.lastIndexOf('(');
  if (open > 0 && !trimmed.includes(')', open) && !trimmed.slice(open).includes(text.slice(start, end)))
    return { ...quoted, quote: trimmed.slice(0, open).trim() };
  if (open >= 0 && !trimmed.includes(')', open)) {
    const inside = trimmed.slice(open + 1).trim();
    const place = locate(context, inside, { page, line });
    return place === null ? null : { quote: inside, ...place };
  }
  return trimmed.length >= 2 && trimmed.length <= max + 26 ? { ...quoted, quote: trimmed } : null;
}

/** Without what stands beyond a bracket that was opened before the quote: the words it is about decide which side stays. */
function balanced(quote: string, about: string): string | null {
  const close = quote.indexOf(')');
  const open = quote.indexOf('(');
  if (close < 0 || (open >= 0 && open < close)) return quote;
  const side = quote.indexOf(about) < close ? quote.slice(0, close) : quote.slice(close + 1);
  const rest = side.replace(/^[\s,;:)–—•·-]+|[\s,;:(–—•·-]+$/gu, '');
  return rest.includes(about) ? rest : null;
}

/** Characters before a quote that can say whether it may begin there. */
const NEAR = 20;
/** Where a phrase may begin: at a stop, a comma, a bracket, or with a linking word of its own. */
const BOUNDARY = /(?:^|[,;:.!?([•|/–—-]\s*|\s(?:and|or|but|und|et|y)\s+)$/iu;
const LINKING = /^(?:with|to|by|for|while|who|that|and|or|including|from|in|on|at)\s/iu;

/** A quote that begins in mid-phrase ("Arts curriculum through…") begins at the words it is about instead. */
function fromBoundary(
  context: Context,
  { text, page, line }: Pick<ObservedText, 'text' | 'page' | 'line'>,
  quoted: QuotedPlace,
  start: number,
  end: number,
): QuotedPlace | null {
  const at = text.lastIndexOf(quoted.quote, start);
  if (at <= 0 || at === start || at + quoted.quote.length < end || BOUNDARY.test(text.slice(Math.max(0, at - NEAR), at)) || LINKING.test(quoted.quote))
    return quoted;
  // What was looked for may begin in mid-word; a quote does not.
  const quote = text.slice(text.lastIndexOf(' ', start) + 1, at + quoted.quote.length);
  const place = locate(context, quote, { page, line });
  return place === null ? quoted : { quote, ...place };
}

/** "… with 9 years experience in busy": a phrase that the cut has only begun is left out; the words it is about stay. */
function withoutBegun(text: string, quote: string, about: string): string {
  const at = text.indexOf(quote);
  // A sentence that has ended is no cut phrase.
  if (at < 0 || /[.?!]$/u.test(quote) || !/^\s+[\p{L}\d]/u.test(text.slice(at + quote.length))) return quote;
  const found = BEGUN.exec(quote);
  const rest = found === null ? quote : quote.slice(0, found.index);
  return rest.includes(about) && rest.length >= quote.length * LEAST_KEPT ? rest : quote;
}
const BEGUN = /\s+(?:in|of|for|with|to|at|on|by|from|across|into|over|through|between|within|under|about|as|like|including)(?:\s+\S+){1,2}$/iu;

/** A quote that was cut ends on a word that can end something; the words it is about stay. */
function withoutDangling(quote: string, about: string): string {
  let rest = quote;
  for (;;) {
    const found = DANGLING.exec(rest);
    if (found === null || !rest.slice(0, found.index).includes(about)) return rest;
    rest = rest.slice(0, found.index);
  }
}
const DANGLING =
  /[\s,;:–—-]+(?:and|or|of|the|a|an|to|in|on|for|with|by|at|as|from|that|which|who|one|two|more|most|across|into|over|under|than|then|my|our|your|his|her|their|its|is|was|were|are|be|not|if|when|where|while|but|per|via|each|every|some|any|all|both|right|und|der|die|das|mit|et|de|la|le|y|el|en|i|z|w|van|een|het|I|we|he|she|they|you|did|had|has|have|into|so|because|whose|about|between|after|before|during|through|using|including|since|until)$/iu;

/** Two quotes stand before one joke, so each is shorter. */
const MAX_HALF = 56;

/** The quote that lands a joke about two lines, and the one that it comes from; null where either does not stand on the page in one piece. */
export function quotesOf(context: Context, first: Stretch, second: Stretch): (QuotedPlace & { also: QuotedPlace[] }) | null {
  const [other, quoted] = [first, second].map(({ text, start, end }) => quoteOf(context, text, start, end, MAX_HALF));
  return quoted && other ? { ...quoted, also: [other] } : null;
}

/** Some words of a text. */
export interface Stretch {
  text: ObservedText;
  start: number;
  end: number;
}

/** More of one sort nobody is told; looking each up costs a look at every line. */
const MOST_OF_A_SORT = 16;

/** What `look` sees in the texts, in their order, until there is enough of it. */
export function firstSightings<T>(texts: readonly ObservedText[], look: (text: ObservedText) => readonly T[]): T[] {
  const seen: T[] = [];
  for (const text of texts) {
    if (seen.length >= MOST_OF_A_SORT) break;
    seen.push(...look(text));
  }
  return seen.slice(0, MOST_OF_A_SORT);
}
