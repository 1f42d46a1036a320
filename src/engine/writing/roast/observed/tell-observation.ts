import { ROAST_LINE } from '../../../../domain/limits.ts';
import type { Observation } from '../../../../domain/observation.ts';
import { shortQuote } from '../../../../domain/quote.ts';
import type { Tone } from '../../../../domain/roast.ts';
import { comicEntry } from '../../../lexicon/comic/entry-ids.ts';
import { checkLine } from '../check-line.ts';
import { shuffled, stableHash } from '../stable-hash.ts';
import { fill, inSingles, textOf, type Facts, type TemplateSource } from '../template.ts';
import { isShape, SHAPE_JOKES, WORLD_FIXES } from './all-observed.ts';

/** Longest quote in front of a telling; the page shows the line anyway. */
const MAX_LEAD = 84;
/** A telling may need so much room that the quote is cut to this. */
const SHORT_LEAD = 40;
const MAX_FIX = 240;

/** Templates of one observation, the more particular first, each list in the order of the seed. */
function tellings(observation: Observation, slot: string, tone: Tone): TemplateSource[] {
  const { kind, facts } = observation;
  const order = (list: readonly TemplateSource[]): TemplateSource[] => shuffled(list, `${slot}:${tone}`, textOf);
  if (isShape(kind)) {
    const jokes = SHAPE_JOKES[kind];
    const known = jokes.by?.values[String(facts[jokes.by.fact]).toLowerCase()];
    const list = [...order(known?.[tone] ?? []), ...order(jokes[tone])];
    return list.filter((template) => isOwn(template) || mayBeMetAgain(template, list.length, `${slot}:${tone}`));
  }
  const entry = comicEntry(String(facts['entry']), typeof facts['trade'] === 'string' ? facts['trade'] : undefined);
  if (entry === undefined) return [];
  return order([entry[tone]].flat().map(inSingles));
}

/** Whether a sentence holds words or figures of the CV outside its quotes. */
const isOwn = (template: TemplateSource): boolean => /\{[^~]/u.test(textOf(template).replace(/“[^”]*”/gu, ''));

/** Of a hundred CVs so many show an oddity of one shape, and so many of them may be told one sentence that would fit the next as well. */
const SHAPE_IN_A_HUNDRED = 16;
const MET_AGAIN = 0.4;
const HUNDRED = 100;

const mayBeMetAgain = (template: TemplateSource, siblings: number, slot: string): boolean =>
  stableHash(`${slot}:${textOf(template)}`) % HUNDRED < (HUNDRED * MET_AGAIN * siblings) / SHAPE_IN_A_HUNDRED;

/**
 * One line about an odd detail: the person's own words, then what is said about them. Null when no telling fits, or all that fit
 * have been used.
 */
export function tellObservation(
  observation: Observation,
  facts: Facts,
  slot: string,
  tone: Tone,
  used: ReadonlySet<string>,
  plain: readonly string[],
): { text: string; template: string } | null {
  for (const template of tellings(observation, slot, tone)) {
    if (used.has(textOf(template))) continue;
    for (const max of [MAX_LEAD, SHORT_LEAD]) {
      const told = fill(template, facts, observation.quote, slot, ROAST_LINE.maxCharacters);
      if (told === null) break;
      const line = withLead(observation, told, max);
      if (line === null || line.length > ROAST_LINE.maxCharacters || checkLine(line, observation, tone, plain).length > 0) continue;
      return { text: line, template: textOf(template) };
    }
  }
  return null;
}

/** “Bell ringer, tower captain”. Your idea of a day off … */
function withLead({ quote, facts }: Observation, told: string, max: number): string | null {
  const lead = leadOf(quote, String(facts['it'] ?? ''), max);
  return lead === null ? null : `“${lead}”. ${told}`;
}

/** The quote, or as much of it round the odd words as there is room for; without quotation marks of its own. */
function leadOf(quote: string, it: string, max: number): string | null {
  const stretch = quote.split(/[“”"]/u).find((part) => it === '' || part.includes(it)) ?? '';
  const whole = stretch.trim().replace(/[\s.,;:–—-]+$/u, '');
  if (whole === '') return null;
  if (whole.length <= max) return whole;
  const at = whole.indexOf(it);
  if (it === '' || at < 0) return trimmed(shortQuote(whole, max));
  if (at + it.length <= max) return trimmed(shortQuote(whole, max));
  const from = whole.indexOf(' ', Math.max(0, at + it.length - max)) + 1;
  return from <= at ? trimmed(shortQuote(whole.slice(from), max)) : it;
}

const trimmed = (text: string): string | null => {
  const bare = text.replace(/[\s.,;:(–—-]+$/u, '').trim();
  return bare === '' ? null : bare;
};

/** The way out under an odd detail: mostly to keep it, and what to add. */
export function fixObservation(observation: Observation, facts: Facts, slot: string, used: Set<string>): string | null {
  const { kind } = observation;
  const options = shuffled(isShape(kind) ? SHAPE_JOKES[kind].fixes : WORLD_FIXES[kind], `${slot}:fix`, textOf);
  for (const option of [...options.filter((one) => !used.has(textOf(one))), ...options]) {
    const fix = fill(option, facts, observation.quote, slot, MAX_FIX);
    if (fix === null) continue;
    used.add(textOf(option));
    return fix;
  }
  return null;
}
