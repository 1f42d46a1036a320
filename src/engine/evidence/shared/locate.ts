import { isVerbatim, shortQuote } from '../../../domain/quote.ts';
import type { Place } from '../../../domain/document.ts';
import type { Context } from '../../context.ts';
import { squeezed } from '../../english/folding.ts';
import { breaksIn } from '../../english/whole/breaks.ts';
import { wholeBeginning, wholeParts } from '../../english/whole/whole-parts.ts';

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

/** A quote of the whole statement with which a text begins, or of a whole clause of it; null where it would have to be cut, or is not verbatim. */
export function quoteWholeStart(context: Context, text: string, from: Place, max = QUOTE_LENGTH): Quoted | null {
  const quote = wholeBeginning(text, max, context.cv.language === 'en');
  const place = quote === null ? null : locate(context, quote, from);
  return quote === null || place === null ? null : { quote: squeezed(quote), ...place };
}

/** A quote of the beginning of a statement, cut at a clause, with the place where it begins. Null when it is not verbatim. */
export function quoteStart(context: Context, text: string, from: Place, max = QUOTE_LENGTH): Quoted | null {
  return quoteAround(context, text, from, 0, 0, max);
}

/**
 * A quote of the statement round `text[start, end)`, or of a clause of it, of at most `max` characters, with the place where it begins. Whole
 * where that is possible; else it shrinks down to the bare words until it stands verbatim in the visible lines; null when nothing does.
 */
export function quoteAround(context: Context, text: string, from: Place, start: number, end: number, max = QUOTE_LENGTH): Quoted | null {
  const isEnglish = context.cv.language === 'en';
  const whole = wholeParts(text, start, end, { most: { statement: Math.max(max, QUOTE_LENGTH), clause: max }, isEnglish }).filter(
    (part) => part.whole !== 'phrase',
  );
  // What is whole first; the clause is worked out only where nothing whole can be shown.
  const candidates = [
    ...whole.map((part) => () => text.slice(part.from, part.to)),
    () => clauseRound(text, start, end, max, isEnglish),
    () => text.slice(start, end),
  ];
  for (const candidate of candidates) {
    const quote = squeezed(candidate());
    const place = quote === '' ? null : locate(context, quote, from);
    if (place) return { quote, ...place };
  }
  return null;
}

/** The sentence, or else the clause, or else the window of words round `text[start, end)`; always a substring of `text`. */
function clauseRound(text: string, start: number, end: number, max: number, isEnglish: boolean): string {
  const breaks = breaksIn(text, isEnglish);
  const from = breaks.findLast(({ next }) => next <= start)?.next ?? 0;
  const to = breaks.find(({ at }) => at >= end && at > start)?.at ?? text.length;
  if (to - from <= max) return text.slice(from, to);
  const begin = clauseBegin(text, from, start, end, max);
  const limit = Math.min(to, begin + max);
  if (limit === to) return text.slice(begin, to);
  const cut = clauseEnd(text, begin, end, limit, max);
  return text.slice(begin, cut);
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
