import { phraseQuote } from '../../../domain/quote.ts';
import { squeezed } from '../folding.ts';
import { cvVerb, verbOf } from '../grammar/verbs.ts';
import { breaksIn } from './breaks.ts';

/** How much of a statement a quote shows: all of it, a clause that stands by itself, or no more than the words it is about. */
export type Wholeness = 'statement' | 'clause' | 'phrase';

/** A part of a text that a quote may show. */
export interface WholePart {
  from: number;
  to: number;
  whole: Wholeness;
}

/** What is known of the text beyond its words. */
export interface WholeOptions {
  /** Longest statement and longest clause, in characters. */
  most: { statement: number; clause: number };
  isEnglish: boolean;
  /** Whether the text ends where its author ended it; false where the page goes on in small letters. */
  endsWhole?: boolean;
  /** A list of interests or skills: each member between commas is whole. */
  isList?: boolean;
}

/**
 * The parts of `text` round `[start, end)` that can be quoted as they are, the best first: the statement, a clause of it that begins at its
 * beginning or behind a comma and ends before one, the bare words. Never two statements in one, never half of a pair, a list or a bracket.
 */
export function wholeParts(text: string, start: number, end: number, { most, isEnglish, endsWhole = true, isList = false }: WholeOptions): WholePart[] {
  const breaks = breaksIn(text, isEnglish);
  if (breaks.some(({ at, next, stop }) => !stop && next > start && at < end && at > start)) return [];
  const before = breaks.findLast(({ next }) => next <= start);
  const after = breaks.find(({ at }) => at >= end);
  const piece: Piece = {
    text,
    from: before?.next ?? 0,
    to: after?.at ?? text.length,
    isList,
    beginsWell: before?.sure ?? true,
    endsWell: after?.sure ?? (endsWhole && !/[,–—&-]\s*$/u.test(text)),
  };
  const whole = trimmed(text, piece.from, piece.to);
  const parts: WholePart[] = [];
  const isSound = (from: number, to: number): boolean => from <= start && to >= end && isWhole(text.slice(from, to), text.slice(to, piece.to));
  const isStatement = piece.beginsWell && piece.endsWell && isSound(whole.from, whole.to);
  if (isStatement && whole.to - whole.from <= most.statement) parts.push({ ...whole, whole: 'statement' });
  else {
    const clauses = clausesOf(piece, start, end).filter(
      ({ from, to }) => to - from <= most.clause && (from > whole.from || to < whole.to) && isSound(from, to) && /\s/u.test(text.slice(from, to)),
    );
    const best = clauses.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
    if (best !== undefined) parts.push({ ...best, whole: 'clause' });
  }
  const phrase = phraseOf(piece, start, end);
  if (phrase !== null) parts.push({ ...phrase, whole: 'phrase' });
  return parts;
}

interface Piece {
  text: string;
  isList: boolean;
  from: number;
  to: number;
  beginsWell: boolean;
  endsWell: boolean;
}

const EDGE = /[\s,;:–—•●▪■◦·*|-]/u;

function trimmed(text: string, from: number, to: number): { from: number; to: number } {
  let [first, last] = [from, to];
  while (first < last && EDGE.test(text.charAt(first))) first += 1;
  while (last > first && EDGE.test(text.charAt(last - 1))) last -= 1;
  return { from: first, to: last };
}

/** Words that ask for another behind them. */
const ENDS_OPEN =
  /(?:^|\s)(?:and|or|of|the|an?|to|in|on|for|with|by|at|as|from|that|which|who|whose|across|into|over|under|than|then|my|our|your|his|her|their|its|is|was|were|are|be|not|if|when|where|while|but|per|via|each|every|some|any|both|so|because|about|between|after|before|during|through|throughout|within|using|including|involving|regarding|concerning|such|since|until|heavy|various|several|multiple|different|other|current|und|der|die|das|mit|et|de|la|le|y|el|en)$/iu;
/** Words with which no statement begins: the rest of one. */
const BEGINS_OPEN = /^(?:and|or|of|by|for|that|which|who|whose|such as|as well as|than|including|et|und|y)\s/u;
/** Words behind which the other half stands. */
const HALVES: readonly (readonly [RegExp, RegExp])[] = [
  [/\bfrom\b(?!.*\b(?:to|into|through|until)\b)/iu, /\b(?:to|into|through)\b/iu],
  [/\bbetween\b(?!.*\band\b)/iu, /\band\b/iu],
  [/\bboth\b(?!.*\band\b)/iu, /\band\b/iu],
  [/\beither\b(?!.*\bor\b)/iu, /\bor\b/iu],
  [/\bnot only\b(?!.*\bbut\b)/iu, /\bbut\b/iu],
];

/** Whether a piece of a statement, with `rest` of the same behind it, says something whole. */
function isWhole(piece: string, rest: string): boolean {
  if (piece === '' || ENDS_OPEN.test(piece) || BEGINS_OPEN.test(piece) || !isBalanced(piece)) return false;
  return !HALVES.some(([first, second]) => first.test(piece) && second.test(rest));
}

function isBalanced(piece: string): boolean {
  for (const [open, close] of [
    ['(', ')'],
    ['[', ']'],
    ['“', '”'],
  ] as const) {
    let depth = 0;
    for (const sign of piece) {
      if (sign === open) depth += 1;
      if (sign === close && (depth -= 1) < 0) return false;
    }
    if (depth !== 0) return false;
  }
  return (piece.match(/"/gu)?.length ?? 0) % 2 === 0;
}

/** Where a clause may begin or end inside a statement: a comma between words, a dash between spaces, a colon, a bracket. */
const SEPARATOR = /,\s?(?=\D)|\s[-–—]\s|:\s|\(|\)/gu;

function clausesOf(piece: Piece, start: number, end: number): { from: number; to: number }[] {
  const { text, from, to, isList } = piece;
  const signs = [...text.slice(from, to).matchAll(SEPARATOR)].map(({ 0: sign, index }) => ({
    at: from + index,
    next: from + index + sign.length,
    sign: sign.trim(),
  }));
  const begins = [
    ...(piece.beginsWell ? [from] : []),
    ...signs.flatMap(({ at, next, sign }, nth) => {
      const ahead = text.slice(signs[nth - 1]?.next ?? from, at);
      const rest = text.slice(next, to);
      const skipped = sign === ',' ? (/^\s*(?:and|but|then|and then)\s+/u.exec(rest)?.[0].length ?? 0) : 0;
      return next <= start && (beginsClause(sign, ahead, rest.slice(skipped)) || (isList && sign === ',')) ? [next + skipped] : [];
    }),
  ];
  const ends = [
    ...(piece.endsWell ? [to] : []),
    ...signs.flatMap(({ at, next, sign }, nth) => {
      const ahead = text.slice(signs[nth - 1]?.next ?? from, at);
      return at >= end &&
        ((endsClause(sign, ahead, text.slice(next, to)) && !isLastOfList(signs[nth - 1]?.sign, ahead, text.slice(next, to))) || (isList && sign === ','))
        ? [at]
        : [];
    }),
  ];
  return begins.flatMap((first) => ends.filter((last) => last > first).map((last) => trimmed(text, first, last)));
}

/** Words that open a clause of their own behind a comma. */
const OPENS =
  /^(?:with|while|which|who|where|when|whilst|by|to|from|for|in|on|at|under|as|through|across|throughout|because|so that|so|if|using|resulting|thereby|often|including|such as|e\.g\.|i\.e\.|along with|together with|working)\s/u;
/** "designed, developed and built systems": a verb of two words or fewer is one of a row. */
const LEAST_CLAUSE = 3;

const wordsIn = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/u)
    .filter((word) => /[\p{L}\d]/u.test(word));

/** Whether a text begins with a verb that has its object behind it. */
function beginsWithVerb(text: string): boolean {
  const words = wordsIn(text.split(/[,;]/u)[0] ?? '');
  const verb = verbOf((words[0] ?? '').toLowerCase());
  const isVerb = cvVerb((words[0] ?? '').toLowerCase()) !== undefined || verb?.form === 'past' || verb?.form === 'ing';
  return isVerb && words.length >= 2 && !/^(?:and|or)$/u.test(words[1] ?? '');
}

function beginsClause(sign: string, ahead: string, rest: string): boolean {
  if (sign === '(') return true;
  if (sign === ')') return false;
  if (sign === ':') return wordsIn(ahead).length <= LABEL && !/^\s*\p{Ll}/u.test(rest);
  if (sign !== ',') return wordsIn(ahead).length >= 2;
  return (OPENS.test(rest) && !/^(?:including|such as)/u.test(rest)) || (beginsWithVerb(rest) && wordsIn(ahead).length >= LEAST_CLAUSE && !isRow(rest));
}
const LABEL = 4;

/** "taking orders, making drinks and cleaning": short members that an "and" ends are a row, and one of them is no clause. */
const isRow = (rest: string): boolean =>
  /^[^,;]{1,30}(?:,? (?:and|or|&)\s)/u.test(rest) && wordsIn(rest.split(/,|\s(?:and|or|&)\s/u)[0] ?? '').length < LEAST_CLAUSE;

/** "… graphic design, marketing materials, and implementing": behind a short member the "and" brings the last one, whatever it begins with. */
const isLastOfList = (signAhead: string | undefined, ahead: string, rest: string): boolean =>
  signAhead === ',' && /^\s*(?:and|or|&)\s/u.test(rest) && wordsIn(ahead).length <= MEMBER;
const MEMBER = 4;

function endsClause(sign: string, ahead: string, rest: string): boolean {
  if (sign === ')') return true;
  if (sign === '(' || sign === ':') return false;
  if (sign !== ',') return wordsIn(rest).length >= 2;
  const next = rest.replace(/^\s*(?:and|but|then|and then)\s+/u, '');
  return wordsIn(ahead).length >= LEAST_CLAUSE && (OPENS.test(next) || (beginsWithVerb(next) && !isRow(next)));
}

/** Words that are no part of the name of a thing. */
const NO_NOUN =
  /^(?:and|or|of|the|an?|to|in|on|for|with|by|at|as|from|that|which|who|whose|across|into|over|under|than|then|my|our|your|his|her|their|its|is|was|were|are|be|been|not|if|when|where|while|but|per|via|each|every|some|any|all|both|so|because|about|between|after|before|during|through|throughout|within|without|upon|up|down|out|off|including|involving|regarding|such|since|until|also|well|daily|weekly|monthly|has|have|had|will|can|may|must|etc|i|we|he|she|they|it|you)$/iu;
const MOST_HEADS = 2;

/** The bare words, whole, with the nouns that they only say the sort of ("media" in "media budget"), as far as they stand in the same piece. */
function phraseOf({ text, from, to }: Piece, start: number, end: number): { from: number; to: number } | null {
  let first = start;
  let last = end;
  while (first > from && /[^\s,;:()“”"]/u.test(text.charAt(first - 1))) first -= 1;
  while (last < to && /[^\s,;:()“”".!?]/u.test(text.charAt(last))) last += 1;
  for (let heads = 0; heads < MOST_HEADS; heads += 1) {
    const next = /^ ([\p{Ll}][\p{Ll}'’-]{2,})(?=[\s.,;:)]|$)/u.exec(text.slice(last, to));
    if (next?.[1] === undefined || NO_NOUN.test(next[1]) || isNoHead(next[1])) break;
    last += next[0].length;
  }
  // "Level 2, eight of them": a number before a comma, or at the end of a sentence, belongs to what is ahead.
  const number = /(?:^|\s)((?!(?:19|20)\d\d\s)[£$€]?\d(?:[\d,.]*\d)?[+%]?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s$/iu.exec(
    text.slice(from, first),
  );
  if (number?.[1] !== undefined) first -= number[1].length + 1;
  const bare = trimmed(text, first, last);
  const words = text.slice(bare.from, bare.to);
  return words === '' || ENDS_OPEN.test(words) || !isBalanced(words) ? null : bare;
}

/** What says how a thing is, behind its name, begins another. */
const HOW =
  /^(?:best|better|more|most|less|least|new|old|good|great|high|low|first|last|next|only|own|same|different|full|further|early|late|due|ready|plus|minus|here|there|once|twice|again|too|very|over|under|able|available|together|alone|back)$|(?:ous|ful|able|ible|ly|less)$/u;

/** A verb form or an adverb behind a noun ends its phrase; so does what could be either. */
function isNoHead(word: string): boolean {
  const form = cvVerb(word)?.form;
  return HOW.test(word) || form === 'past' || form === 'ing' || form === 'third' || /(?:ed|ing)$/u.test(word);
}

/** A text as it is quoted where it may be too long: all of it, its whole beginning, or at worst a beginning that ends with a phrase. */
export function shownBeginning(text: string, max: number, isEnglish = true): string {
  return squeezed(text).length <= max ? squeezed(text) : (wholeBeginning(squeezed(text), max, isEnglish) ?? phraseQuote(text, max));
}

/** The whole statement with which a text begins, or a whole clause at its beginning, of at most so many characters; null where it has none. */
export function wholeBeginning(text: string, max: number, isEnglish: boolean): string | null {
  const best = wholeParts(text, 0, 0, { most: { statement: max, clause: max }, isEnglish }).find(({ whole }) => whole !== 'phrase');
  return best === undefined ? null : text.slice(best.from, best.to);
}
