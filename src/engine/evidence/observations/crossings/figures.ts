import type { Context } from '../../../context.ts';
import { countedThings, type CountedThing } from '../joined/counted-things.ts';
import { spokenFigure } from '../numbers/figures.ts';
import { observedTexts, quotesOf, type ObservedText } from '../observed-text.ts';
import { isHomely } from '../odd-words/homely.ts';
import type { AnySighting } from '../observer.ts';
import { NUMBER_WORDS } from '../../../lexicon/words/numbers.ts';

const ODDITY = { grand: 7.8, homely: 9.5 } as const;

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
/** People are no measure of a sum. */
const PEOPLE =
  /(?:leaders|subcontractors|contractors|lecturers|owners|partners|heads|operators|operatives|soldiers|recipients|people|men|women|children|staff|colleagues|employees|members|agents|engineers|developers|managers|officers|analysts|nurses|clerks|assistants|apprentices|trainees|interns|students|pupils|workers|drivers|technicians|consultants|recruiters|teachers|reps|representatives|supervisors|directors|leads|volunteers|kids|boys|girls|patients|clients|customers|stakeholders|reports|sisters|brothers|cousins|daughters|sons|twins|users|candidates|juniors|designers|adults|residents|families)$/iu;
/** What nobody can picture. */
const PALE =
  /(?:areas?|aspects?|levels?|parts?|projects?|teams?|departments?|companies|organizations?|organisations?|functions?|phases?|categories|types?|kinds?|steps?|topics?|issues?|tasks?|goals?|objectives?|initiatives?|accounts?|systems?|processes|programs?|programmes?|regions?|divisions?|groups?|modules?|models?|roles?|cases?|times|platforms?|languages?|courses?|classes|products?|countries|states|figures|factors|standards|requirements|contracts?|awards?|positions?|practices|services?|campaigns?|verticals?|entities|markets?|units?|reviews?|reports?|releases|strategies|plans?|rounds|publications|papers|businesses|cost|business|cycles|sprints|dimensions|elements|items|components|criteria|applications|events|clients|meetings|upgrades|deals|agencies|warehouses|hotels|locations|sites|stores|offices|branches|facilities|plants|properties|codes|journals|restaurants|shops|schools|hospitals|banks|wards|buildings|interviews|presentations|proposals|offers|sales|shifts|tickets|trials|tests|runs|surveys|grants|patents|options|changes|minutes|articles|occasions?|consultations?|claims?|books?|studies|vendors|suppliers|channels|territories|counties|cities|towns|streams|stages|sections|segments|sources|brands|titles|tools|databases|servers|sets|lines|points|pages|chapters|members|functions|acquisitions|launches|implementations|migrations|installations|rollouts|contacts|calls|emails|letters|lectures|lessons|sessions|workshops|seminars)$/iu;

/** What is few on the page and can be pictured, the odder first. */
function humble(context: Context): CountedThing[] {
  return countedThings(context)
    .filter(
      ({ value, things, text, start }) =>
        value <= FEW && things === things.toLowerCase() && !PEOPLE.test(things) && !PALE.test(things) && !DENIED.test(text.text.slice(0, start)),
    )
    .toSorted((a, b) => Number(isHomely(b.things)) - Number(isHomely(a.things)) || a.value - b.value);
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
    const oddity = isHomely(count.things) ? ODDITY.homely : ODDITY.grand;
    return [{ kind: 'crossing', ...places, oddity, facts: { name, one: sum.written, other: count.things, count: inWords(count) } }];
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
    if (!isHomely(count.things) || count.value < 2 || areOnOneLine(count.text, crowd.text)) continue;
    const places = quotesOf(context, crowd, count);
    if (places === null || !places.quote.includes(count.things)) continue;
    const facts = { name: 'crowd-and-few', one: crowd.things, many: spokenFigure(crowd.value), other: count.things, count: inWords(count) };
    return [{ kind: 'crossing', ...places, oddity: ODDITY.homely, facts }];
  }
  return [];
}

const inWords = ({ value, written }: CountedThing): string => NUMBER_WORDS[value] ?? written;
