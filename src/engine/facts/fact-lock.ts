import { DEGREE } from '../lexicon/reading/degrees.ts';
import { MONTHS } from '../lexicon/reading/months.ts';
import { TITLE_WORDS } from '../lexicon/reading/titles.ts';
import { tokensOf, type Token } from '../evidence/shared/tokens.ts';
import { amountsIn, isYear } from '../english/measures.ts';
import { claimsIn, type Claim } from '../english/claims.ts';
import { groundOf, inventionsIn } from './ground.ts';
import { SMALL_WORDS, STRENGTHENERS } from '../lexicon/claims/strengths.ts';

/** What a person gave us to write with. */
export interface FactSource {
  /** What is told anew. Its numbers, names and the strength of its claims bind. */
  text: string;
  /** What may be named beside it (employer, title and place of that job): gives names, and no number and no claim. */
  beside?: readonly string[];
}

export type FactKind = 'number' | 'percentage' | 'money' | 'date' | 'name' | 'title' | 'degree' | 'claim';

/** Something a text says that its source does not. */
export interface Problem {
  kind: FactKind;
  /** As the text has it. */
  text: string;
}

export interface Facts {
  numbers: string[];
  percentages: string[];
  /** Amounts with a currency or a magnitude: "$2M", "1.3 million". */
  money: string[];
  /** Years and months. */
  dates: string[];
  /** Employers, places, tools: what is written as a name. */
  names: string[];
  titles: string[];
  degrees: string[];
  /** What was done, and how strongly that is said. */
  claims: Claim[];
}

/** Everything in a text that can be true or false of a person. Bracketed blanks hold nothing. */
export function factsIn(text: string): Facts {
  const plain = withoutBlanks(text);
  const inventions = inventionsIn(plain);
  const numbers = inventions.filter(({ code }) => code === 'invented-number').map((found) => found.text);
  return {
    numbers: numbers.filter((number) => !isYear(number)),
    percentages: inventions.filter(({ code }) => code === 'invented-percentage').map((found) => found.text),
    money: amountsIn(plain),
    dates: [...numbers.filter(isYear), ...monthsIn(plain)],
    names: inventions.filter(({ code }) => code === 'invented-name').map((found) => found.text),
    titles: titlesIn(plain),
    degrees: degreesIn(plain),
    claims: claimsIn(plain),
  };
}

/**
 * Law 3, the fact lock: what `after` says and `source` does not give. Empty when it may be sold. Bracketed blanks
 * ("[how many?]") are free as long as they ask and tell nothing. Wide on purpose: an honest wording refused costs
 * another wording, an invention let through costs the promise.
 */
export function inventionsAgainst(after: string, source: FactSource): Problem[] {
  const plain = withoutBlanks(after);
  const texts = [source.text, ...(source.beside ?? [])];
  const named = groundOf(texts);
  // A number of the employer's name ("Studio 54") may stand in a name; its digits alone are no fact of the line.
  const ground = { ...named, percents: groundOf([source.text]).percents };
  const problems: Problem[] = inventionsIn(plain, ground).map(({ code, text }) => ({
    kind: code === 'invented-name' ? 'name' : code === 'invented-percentage' ? 'percentage' : isYear(text) ? 'date' : 'number',
    text,
  }));
  const low = texts.join('\n').toLowerCase();
  const given = new Set(tokensOf(low).map(({ word }) => word));
  const amounts = new Set(amountsIn(source.text));
  for (const text of amountsIn(plain)) if (!amounts.has(text)) problems.push({ kind: 'money', text });
  for (const text of movedNumbers(plain, source.text)) problems.push({ kind: 'number', text });
  for (const text of monthsIn(plain)) if (!given.has(text.toLowerCase())) problems.push({ kind: 'date', text });
  for (const text of titlesIn(plain)) if (!given.has(text.toLowerCase())) problems.push({ kind: 'title', text });
  for (const text of degreesIn(plain)) if (!low.includes(text.toLowerCase())) problems.push({ kind: 'degree', text });
  // Hyphens hold such a word together ("single-handedly") or join it to others ("award-winning").
  const joined = new Set(low.match(JOINED));
  for (const text of plain.match(JOINED) ?? []) {
    const word = text.toLowerCase();
    if ([word, ...word.split('-')].some((part) => STRENGTHENERS.has(part)) && !joined.has(word)) problems.push({ kind: 'claim', text });
  }
  problems.push(...strongerClaims(after, plain, source.text));
  return problems;
}

/** A blank asks: no digit, no name, a question mark at its end. Anything else in brackets is text like any other. */
const BLANK = /\[(?:\p{Lu}?[^[\]\p{N}\p{Lu}%$€£]*)\?\]/gu;
const withoutBlanks = (text: string): string => text.replace(BLANK, '[]');

const monthsIn = (text: string): string[] =>
  tokensOf(text).flatMap(({ word, start, end }) =>
    MONTHS.has(word) && word.length > 2 && /^\p{Lu}/u.test(text.slice(start, end)) && word !== 'may' ? [text.slice(start, end)] : [],
  );
const titlesIn = (text: string): string[] => tokensOf(text).flatMap(({ word, start, end }) => (TITLE_WORDS.has(word) ? [text.slice(start, end)] : []));
const degreesIn = (text: string): string[] => [...text.matchAll(new RegExp(DEGREE, 'giu'))].map(([found]) => found.trim());

/** Words between a number and what it counts, at most. */
const NEAR = 4;

/** Numbers that count something else than they did: "9 nurses" may not become "9 hospitals". */
function movedNumbers(after: string, source: string): string[] {
  const given = tokensOf(source);
  return tokensOf(after).flatMap((token, at, all) => {
    if (!/^\d+$/u.test(token.word)) return [];
    const there = given.flatMap(({ word }, index) => (word === token.word ? [index] : []));
    // A number that is nowhere is reported as invented.
    if (there.length === 0) return [];
    const counted = all.slice(at + 1, at + 1 + NEAR).find(({ word }) => !SMALL_WORDS.has(word) && !/^\d/u.test(word));
    if (counted === undefined || /[.;:!?)\]]/u.test(after.slice(token.end, counted.start))) return [];
    const known = new Set(there.flatMap((index) => around(given, index)));
    return known.has(stem(counted.word)) ? [] : [token.word];
  });
}

const around = (tokens: readonly Token[], at: number): string[] =>
  tokens
    .slice(Math.max(0, at - NEAR), at + NEAR + 1)
    .flatMap(({ word }, index, all) => (all[index] === tokens[at] || SMALL_WORDS.has(word) ? [] : [stem(word)]));

/** Enough to see that "orders" and "ordering" are one thing. */
const stem = (word: string): string => word.slice(0, Math.max(4, Math.min(6, word.length - 2)));

const JOINED = /\p{L}+(?:-\p{L}+)*/gu;

function strongerClaims(written: string, after: string, source: string): Problem[] {
  const given = claimsIn(source);
  const made = claimsIn(after);
  const strongest = Math.max(-1, ...given.map(({ strength }) => strength));
  const same = (claim: Claim): Claim[] => given.filter(({ verb }) => verb === claim.verb);
  const problems: Problem[] = [];
  for (const claim of made) {
    const kin = same(claim);
    const allowed = kin.length > 0 ? Math.max(...kin.map(({ strength }) => strength)) : Math.min(strongest, MAX_OTHER_VERB);
    if (claim.strength > allowed || (claim.strength > MAX_OTHER_VERB && isMoved(claim, after, made, kin, source, given)))
      problems.push({ kind: 'claim', text: claim.text });
  }
  // "Helped with the launch" told as "The launch" takes the whole of it. A blank in front leaves the part to be named.
  const held = given.find(({ strength }) => strength <= 1);
  if (held !== undefined && given[0] === held && !written.startsWith('[') && !made.some(({ strength }) => strength <= 1)) {
    if (made.length === 0 || made.some((claim) => same(claim).length === 0)) problems.push({ kind: 'claim', text: written.split(/\s+/u)[0] ?? '' });
  }
  return problems;
}

/** Up to here another verb may say the same: "responsible for" and "looked after". From 4 on the person's own verb stands. */
const MAX_OTHER_VERB = 3;

/** Whether a strong verb has been given another object: "led four engineers" may not lead the department. */
function isMoved(claim: Claim, after: string, made: readonly Claim[], kin: readonly Claim[], source: string, given: readonly Claim[]): boolean {
  const [object] = reach(claim, after, made);
  return object !== undefined && !kin.some((one) => reach(one, source, given).includes(object));
}

/** Words a claim reaches: on to the next claim, or where nothing follows ("was rebuilt"), what stands before it. */
function reach(claim: Claim, text: string, claims: readonly Claim[]): string[] {
  const next = claims.find(({ start }) => start > claim.start)?.start ?? text.length;
  const clause = text.slice(claim.end, next).split(/[.;:!?]/u)[0] ?? '';
  const words = tokensOf(clause).flatMap(({ word }) => (SMALL_WORDS.has(word) ? [] : [stem(word)]));
  return words.length > 0 ? words : tokensOf(text.slice(0, claim.start)).flatMap(({ word }) => (SMALL_WORDS.has(word) ? [] : [stem(word)]));
}
