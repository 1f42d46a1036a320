import type { Context } from '../../../context.ts';
import type { AnySighting } from '../observer.ts';
import { CLAIM_CROSSINGS } from './claims.ts';
import { placesOf, type Crossing, type Found } from './crossing.ts';
import { HOME_CROSSINGS } from './home.ts';
import { observeFigures } from './figures.ts';
import { WORK_CROSSINGS } from './work.ts';

const ALL: readonly Crossing[] = [...HOME_CROSSINGS, ...WORK_CROSSINGS, ...CLAIM_CROSSINGS];

/** Two facts out of two places of one CV, each printed there, whose relation follows from the words. Of each sort one. English alone. */
export function observeCrossings(context: Context): AnySighting[] {
  if (context.cv.language !== 'en') return [];
  const seen = new Set<unknown>();
  const all = [...observeFigures(context), ...ALL.flatMap((crossing) => crossed(context, crossing) ?? [])];
  return all.filter(({ facts }) => !seen.has(facts['name']) && seen.add(facts['name']));
}

function crossed(context: Context, { name, one, other, unless, oddity }: Crossing): AnySighting | null {
  const seconds = placesOf(context, other);
  if (seconds.length === 0 || (unless !== undefined && context.lines.some(({ text }) => unless.test(text)))) return null;
  for (const first of placesOf(context, one)) {
    const second = seconds.find((found) => areApart(first, found) && !COMMON.test(first.said) && !COMMON.test(found.said));
    if (second === undefined) continue;
    const { quote, page, line } = second;
    const also = [{ quote: first.quote, page: first.page, line: first.line }];
    return { kind: 'crossing', quote, page, line, also, oddity, facts: { name, one: first.said, other: second.said } };
  }
  return null;
}

/** Pastimes of every other page: nothing is odd about them beside anything. */
const COMMON = /^(?:reading|walk(?:s|ing)|travel(?:l?ing)?|music|cooking|(?:the )?gym|films?|movies|cinema|swimming|running|football|socialising|gardening)$/iu;

/** One line cannot be crossed with itself, nor can two halves of one statement. */
const areApart = (one: Found, other: Found): boolean =>
  (one.page !== other.page || one.line !== other.line) &&
  (one.text === null || one.text !== other.text) &&
  !one.quote.includes(other.quote) &&
  !other.quote.includes(one.quote);
