import type { Facts } from '../template.ts';
import { COUNT, countValue } from '../../../evidence/observations/numbers/figures.ts';

/** A change that is stated with its size: "up two points", "fell by 40". */
const STATED_CHANGE = new RegExp(
  String.raw`\b(?:is|are|was|were|went|gone|goes)\s+(?:up|down)\s+(?:by\s+)?(?:${COUNT})\b|\b(?:up|down|rose|fell|grew|dropped|gained|lost)\s+(?:by\s+)?(?:${COUNT})\s?(?:%|per ?cent|points?)`,
  'iu',
);
const PRINTED_CHANGE = /\d\s?%|\bper ?cent\b|[£$€]\s?\d|\b(?:from|by)\s+\d/iu;

/** How many of what: "forty files", "8 strangers", "a caseload of 20". */
const COUNTED = new RegExp(
  String.raw`(?<![\d.,£$€])(?<count>${COUNT})\s+(?:\p{Ll}+\s+)?(?<things>\p{Ll}{3,}s)\b|\b(?<of>\p{Ll}{3,})\s+of\s+(?:about |over |more than )?(?<many>${COUNT})\b`,
  'giu',
);

/** Times of day, spans and rates are told of the world, and not of this line. */
const SPANS = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|times|words?|pages?)$/iu;

function countsIn(text: string): Map<string, Set<number>> {
  const counts = new Map<string, Set<number>>();
  for (const { groups = {} } of text.matchAll(COUNTED)) {
    const noun = (groups['things'] ?? groups['of'] ?? '').toLowerCase().replace(/s$/u, '');
    if (noun === '' || SPANS.test(noun)) continue;
    counts.set(noun, (counts.get(noun) ?? new Set()).add(countValue(groups['count'] ?? groups['many'] ?? '')));
  }
  return counts;
}

/**
 * Whether a telling states a quantity that the line states otherwise: “market share is up two points” beside “increased market share by 15%”, or “a
 * caseload of forty” beside one of 20. `line` is the whole statement.
 */
export function isAgainstFigures(told: string, line: string): boolean {
  const own = told.replace(/“[^”]*”/gu, '“”');
  if (STATED_CHANGE.test(own) && PRINTED_CHANGE.test(line)) return true;
  const printed = countsIn(line);
  if (printed.size === 0) return false;
  return [...countsIn(own)].some(([noun, counts]) => {
    const others = printed.get(noun);
    return others !== undefined && [...counts].some((count) => !others.has(count));
  });
}

/** Whether a change goes from figures of one unit to figures of another: “from 4 days to 7 hours” has not risen, and did not reach 7. */
export function changesItsUnit({ from, to, quoteText }: Facts): boolean {
  if (from === undefined || to === undefined) return false;
  const [before, after] = [from, to].map((figure) => unitBehind(String(quoteText), String(figure)));
  return before !== null && after !== null && before !== after;
}

const UNIT = /^\s*(second|minute|hour|day|week|month|year|gram|kilo|kg|tonne|litre|metre)s?\b/iu;

function unitBehind(quote: string, figure: string): string | null {
  const at = quote.indexOf(figure);
  return at < 0 ? null : (UNIT.exec(quote.slice(at + figure.length))?.[1]?.toLowerCase() ?? null);
}
