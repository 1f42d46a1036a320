import type { CvDocument, Line, Place } from './document.ts';

/** How many further lines a quote may run over (a wrapped bullet). */
const QUOTE_SPAN_LINES = 12;

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of a line with single spaces. Kept as long as the line is: every quote is held against the lines round it. */
function flatLine(line: Line): string {
  const known = flatLines.get(line);
  if (known !== undefined) return known;
  const text = flat(line.text);
  flatLines.set(line, text);
  return text;
}
const flatLines = new WeakMap<Line, string>();

/**
 * Law 2: whether `quote` stands word for word in the visible text, beginning on the line of `place`.
 * White space is folded, nothing else is.
 */
export function isVerbatim(document: CvDocument, quote: string, place: Place): boolean {
  const wanted = flat(quote);
  if (wanted === '') return false;
  const start = document.lines.findIndex((line) => isOn(line, place));
  if (start < 0) return false;
  // Only so far as a quote can reach: there is one for every line of a long CV.
  const texts: string[] = [];
  for (let at = start; at < document.lines.length && texts.length <= QUOTE_SPAN_LINES; at += 1) {
    const line = document.lines[at];
    if (line !== undefined && (line.hidden === null || isOn(line, place))) texts.push(flatLine(line));
  }
  const first = texts[0] ?? '';
  const at = texts.join(' ').indexOf(wanted);
  return at >= 0 && at <= first.length;
}

function isOn(line: Place, place: Place): boolean {
  return line.page === place.page && line.line === place.line;
}

/** Where one phrase ends and the next begins: a quote that stops there says something whole. */
const PHRASE_END =
  /[,;:(–—]\s|\s(?:and|or|but|for|with|to|in|on|at|by|from|which|that|who|while|when|where|because|so|using|through|across|into|as|of|und|mit|für|et|pour|avec|y|para|con)\s/giu;
/** A shorter quote is hardly recognised. */
const LEAST_SHARE = 0.4;

/** A verbatim beginning of `text` within `max` characters that ends with a phrase, where there is such an end; else as `shortQuote`. */
export function phraseQuote(text: string, max: number): string {
  const short = shortQuote(text, max);
  if (short.length === flat(text).length) return short;
  const end = [...`${short} `.matchAll(PHRASE_END)].map(({ index }) => index).findLast((index) => index >= max * LEAST_SHARE);
  return end === undefined ? short : withoutDangling(short.slice(0, end).replace(/[\s,;:–—-]+$/u, ''));
}

/** The longest verbatim beginning of `text` within `max` characters, cut at a word that does not ask for another. No ellipsis: it stays a quote. */
export function shortQuote(text: string, max: number): string {
  const whole = flat(text);
  if (whole.length <= max) return whole;
  const cut = whole.slice(0, max + 1);
  const space = cut.lastIndexOf(' ');
  return withoutDangling((space > max / 2 ? cut.slice(0, space) : cut.slice(0, max)).replace(/[\s,;:–—-]+$/u, ''));
}

/** Words that ask for another behind them: no quote ends there. */
const DANGLING =
  /[\s,;:–—-]+(?:of|with|and|or|but|for|to|across|in|on|at|by|from|the|a|an|as|into|through|between|over|under|about|mainly|mostly|including|which|that|who|whose|while|because|great|many|my|our|their|its|und|mit|für|der|die|das|von|et|de|la|le|les|des|pour|avec|y|con|para|el|los|las)$/iu;

/** The beginning of a quote without such words at its end, as long as something is left of it. */
function withoutDangling(quote: string): string {
  let rest = quote;
  for (let cut = DANGLING.exec(rest); cut !== null && cut.index >= quote.length / 2; cut = DANGLING.exec(rest)) rest = rest.slice(0, cut.index);
  return rest;
}
