import type { Context } from '../../../context.ts';
import { countedThings, type CountedThing } from '../joined/counted-things.ts';
import { spokenFigure } from '../numbers/figures.ts';
import { observedTexts, quotesOf, type ObservedText } from '../observed-text.ts';
import { isHomely } from '../odd-words/homely.ts';
import type { AnySighting } from '../observer.ts';
import { NUMBER_WORDS } from '../../../lexicon/words/numbers.ts';

const ODDITY = 9.5;

/** The grandest number of a page and the humblest. */
export function observeFigures(context: Context): AnySighting[] {
  return [...sumAndFew(context), ...crowdAndFew(context)];
}

interface Money {
  text: ObservedText;
  start: number;
  end: number;
  value: number;
  written: string;
}

const MONEY = /(?<sign>[$£€])\s?(?<digits>\d[\d,]*(?:\.\d+)?)\s?(?<scale>million\b|billion\b|[mk](?![\p{L}])|bn\b)?(?!\s?(?:[-–]|per\b|an hour|\/))/giu;
const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, million: 1e6, billion: 1e9, bn: 1e9 };
/** From here on a sum is grand. */
const GRAND = 50_000;

function moneyIn(text: ObservedText): Money[] {
  return [...text.text.matchAll(MONEY)].map((match): Money => {
    const { digits = '', scale = '' } = match.groups ?? {};
    const value = Number(digits.replaceAll(',', '')) * (SCALES[scale.toLowerCase()] ?? 1);
    return { text, start: match.index, end: match.index + match[0].length, value, written: match[0].trim().replace(/,$/u, '') };
  });
}

/** Below this a count is humble. */
const FEW = 12;
/** What somebody did, or does at home, and no degree or list of skills. */
const COUNTED_AT: ReadonlySet<ObservedText['place']> = new Set(['work', 'interests']);
/** "owls", "barn owls": the thing itself is one of plain life. */
const isHomelyThing = (things: string): boolean => isHomely(things.split(' ').at(-1) ?? '');

/** What is few on the page and of plain life, the fewer first. */
function humble(context: Context): CountedThing[] {
  return countedThings(context)
    .filter(
      ({ value, things, text, start }) =>
        value <= FEW && things === things.toLowerCase() && isHomelyThing(things) && COUNTED_AT.has(text.place) && !DENIED.test(text.text.slice(0, start)),
    )
    .toSorted((a, b) => a.value - b.value);
}
/** "Not one claim" counts none. */
const DENIED = /\b(?:not|no|without|never|nor|every|each|than|in|only|least)\s*$/iu;

const areOnOneLine = (one: ObservedText, other: ObservedText): boolean => one === other || (one.page === other.page && one.line === other.line);

function sumAndFew(context: Context): AnySighting[] {
  const [sum] = observedTexts(context)
    .filter(({ place }) => place === 'work')
    .flatMap(moneyIn)
    .filter(({ value }) => value >= GRAND)
    .toSorted((a, b) => b.value - a.value);
  if (sum === undefined) return [];
  for (const count of humble(context)) {
    const places = areOnOneLine(count.text, sum.text) ? null : quotesOf(context, sum, count);
    if (places === null || !places.quote.includes(count.things) || places.also.some(({ quote }) => !quote.includes(sum.written))) continue;
    const name = count.value === 1 ? 'sum-and-single' : 'sum-and-few';
    return [{ kind: 'crossing', ...places, oddity: ODDITY, facts: { name, one: sum.written, other: count.things, count: inWords(count) } }];
  }
  return [];
}

/** From here on things are a crowd. */
const CROWD = 500;

/** Where there is no money: the largest count of the page and a homely few. */
function crowdAndFew(context: Context): AnySighting[] {
  const [crowd] = countedThings(context)
    .filter(({ value, text }) => value >= CROWD && text.place === 'work')
    .toSorted((a, b) => b.value - a.value);
  if (crowd === undefined) return [];
  for (const count of humble(context)) {
    if (count.value < 2 || areOnOneLine(count.text, crowd.text)) continue;
    const places = quotesOf(context, crowd, count);
    if (places === null || !places.quote.includes(count.things)) continue;
    const facts = { name: 'crowd-and-few', one: crowd.things, many: spokenFigure(crowd.value), other: count.things, count: inWords(count) };
    return [{ kind: 'crossing', ...places, oddity: ODDITY, facts }];
  }
  return [];
}

const inWords = ({ value, written }: CountedThing): string => NUMBER_WORDS[value] ?? written;
