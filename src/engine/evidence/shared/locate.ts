import { isVerbatim, shortQuote } from '../../../domain/quote.ts';
import type { Place } from '../../../domain/document.ts';
import type { Context } from '../../context.ts';
import { squeezed } from '../../english/folding.ts';

/** Longest quote a detector gives: one look, one joke. */
export const QUOTE_LENGTH = 110;
/** How far below its first line a wrapped statement is searched. */
const SPAN_LINES = 12;

export interface Quoted extends Place {
  quote: string;
}

/** Index in `context.lines` of the line at a place; -1 when it is not a visible line. */
export function lineIndex(context: Pick<Context, 'lines'>, place: Place): number {
  let index = indexes.get(context.lines);
  if (!index) {
    index = new Map(context.lines.map((line, at) => [line.page * 100_000 + line.line, at]));
    indexes.set(context.lines, index);
  }
  return index.get(place.page * 100_000 + place.line) ?? -1;
}
const indexes = new WeakMap<Context['lines'], Map<number, number>>();

/**
 * Where a verbatim piece really begins, searched from the line of `from` downwards
 * (the text of a bullet is joined over wrapped lines; its place is only that of the first one).
 * Null when it does not stand there word for word.
 */
export function locate(context: Context, piece: string, from: Place): Place | null {
  const wanted = squeezed(piece);
  const first = lineIndex(context, from);
  if (wanted === '' || first < 0) return null;
  const lines = context.lines.slice(first, first + SPAN_LINES + 1);
  const at = lines
    .map((line) => squeezed(line.text))
    .join(' ')
    .indexOf(wanted);
  if (at < 0) return null;
  let offset = 0;
  for (const line of lines) {
    offset += squeezed(line.text).length + 1;
    if (at < offset) return isVerbatim(context.document, wanted, line) ? { page: line.page, line: line.line } : null;
  }
  return null;
}

/** A quote of the beginning of a statement, cut at a clause, with the place where it begins. Null when it is not verbatim. */
export function quoteStart(context: Context, text: string, from: Place, max = QUOTE_LENGTH): Quoted | null {
  return quoteAround(context, text, from, 0, 0, max);
}

/**
 * A quote of the clause round `text[start, end)`, at most `max` characters, with the place where it begins.
 * It grows from the sentence down to the bare words until it stands verbatim in the visible lines; null when nothing does.
 */
export function quoteAround(context: Context, text: string, from: Place, start: number, end: number, max = QUOTE_LENGTH): Quoted | null {
  const clause = clauseRound(text, start, end, max);
  const [first, last] = sentenceRound(text, start, end);
  // A sentence that is a little too long is better than one cut in mid-phrase.
  const whole = last - first <= QUOTE_LENGTH && isCutInPhrase(text, clause, start) ? [text.slice(first, last)] : [];
  const candidates = [...whole, clause, text.slice(start, end)];
  for (const candidate of candidates) {
    const quote = squeezed(candidate);
    const place = quote === '' ? null : locate(context, quote, from);
    if (place) return { quote, ...place };
  }
  return null;
}

/** Whether a piece of `text` round `start` begins or ends between two words that belong together. */
function isCutInPhrase(text: string, piece: string, start: number): boolean {
  const at = text.lastIndexOf(piece, start);
  const before = text.slice(0, Math.max(0, at)).trimEnd();
  const after = text.slice(at + piece.length).trimStart();
  const beginsWell = before === '' || /[,;:.!?(•|/–—-]$|\b(?:and|or|but|und|et|y)$/iu.test(before);
  return !beginsWell || !(after === '' || /^(?:[,;:.!?)(•|/–—-]|(?:and|or|but|und|et|y)\s)/iu.test(after));
}

/** The sentence, or else the clause, or else the window of words round `text[start, end)`; always a substring of `text`. */
export function clauseRound(text: string, start: number, end: number, max: number): string {
  const [from, to] = sentenceRound(text, start, end);
  if (to - from <= max) return text.slice(from, to);
  const begin = clauseBegin(text, from, start, end, max);
  const limit = Math.min(to, begin + max);
  if (limit === to) return text.slice(begin, to);
  const cut = clauseEnd(text, begin, end, limit, max);
  return text.slice(begin, cut);
}

/** Bounds of the sentence round `[start, end)`; a full stop ends one only before white space and after a real word. */
export function sentenceRound(text: string, start: number, end: number): [number, number] {
  let from = 0;
  let to = text.length;
  for (const stop of text.matchAll(
    /(?<=[\p{L}\p{N})%"”'’]{2})(?<!(?<!\p{L})(?:[Nn]os?|[Nn]r|St|Mrs?|Ms|Dr|Prof|[Aa]pprox|[Ii]ncl|[Dd]ept|[Vv]ol|vs|[Ff]ig|pp|ca|[Tt]el|[Ee]xt))(?:[.!?](?=\s+[^\p{Ll}\s])|;(?=\s))|\s[•·●▪|]\s/gu,
  )) {
    const after = stop.index + stop[0].length;
    if (after <= start) from = after;
    else if (stop.index >= end && after > start) {
      to = stop[0].trim() === '.' || stop[0] === '!' || stop[0] === '?' ? after : stop.index;
      break;
    }
  }
  while (from < start && /\s/u.test(text.charAt(from))) from += 1;
  return [from, to];
}

/** Share of the longest quote that what stands before the words may fill with them, and that a quote cut at a comma must keep. */
const ROOM = 0.85;
const LEAST_SAID = 0.45;

/** The earliest good beginning from which the words still fit: the sentence, after a comma, before a linking word, a few words ahead. */
function clauseBegin(text: string, from: number, start: number, end: number, max: number): number {
  const room = Math.floor(max * ROOM);
  if (end - from <= room) return from;
  const lead = text.slice(from, start);
  for (const opening of [/[,:–—(]\s+/gu, /\s(?:and|und|et|y)\s+/giu, /\s(?=(?:with|to|by|for|while|who|that)\s)/giu, /\s/gu]) {
    for (const found of lead.matchAll(opening)) {
      const begin = from + found.index + found[0].length;
      if (end - begin <= room) return begin;
    }
  }
  return start;
}

/** The last comma before the limit, or the last word that is not a dangling "and" or "of". */
function clauseEnd(text: string, begin: number, end: number, limit: number, max: number): number {
  const tail = text.slice(end, limit + 1);
  const comma = Math.max(...[', ', ' – ', ' - ', ': ', ' (', ' and '].map((sign) => tail.lastIndexOf(sign)));
  if (comma >= 0 && end + comma - begin > max * LEAST_SAID) return end + comma;
  let cut = begin + shortQuote(text.slice(begin, limit + 1), limit - begin).length;
  if (text.charAt(cut) !== '' && !/\s/u.test(text.charAt(cut))) cut = begin + text.slice(begin, cut).trimEnd().length;
  for (;;) {
    const dangling = /[\s,;:–—-]+(?:and|or|of|the|a|an|to|in|on|for|with|by|at|as|from|that|which|und|der|die|das|mit|et|de|la|le|y|el|en)$/iu.exec(
      text.slice(begin, cut),
    );
    if (!dangling || begin + dangling.index < end) break;
    cut = begin + dangling.index;
  }
  return Math.max(cut, end);
}
