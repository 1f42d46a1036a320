import { JOINED_KINDS, type Observation, type ObservationKind } from '../../../../domain/observation.ts';
import { wholeParts } from '../../../english/whole/whole-parts.ts';
import type { Facts } from '../template.ts';

/**
 * Longest quote in front of a telling, and to what it is cut where the telling needs the room; the page shows the line anyway. The first is
 * for whole statements (evidence/observations/observed-text.ts).
 */
export const LEADS = [110, 84, 62, 40] as const;

const isJoined = (kind: ObservationKind): boolean => JOINED_KINDS.some((one) => one === kind);

/** Where the words of a sentence are printed: in the quote, and for two joined lines in either. */
export const printedIn = ({ kind, quote, also }: Observation): string => (isJoined(kind) ? [quote, ...also.map((other) => other.quote)].join(' ') : quote);

/** “Bell ringer, tower captain”. Your idea of a day off … Null where no whole part of the quote has room. */
export function withLead({ kind, quote, also, facts }: Observation, told: string, max: number): string | null {
  const [first] = also;
  // What differs may stand anywhere in them: neither is cut.
  if (first !== undefined && kind === 'against')
    return /[“”"]/u.test(first.quote + quote) ? null : `“${bareEnds(first.quote)}” and “${bareEnds(quote)}”. ${told}`;
  if (first !== undefined && (isJoined(kind) || kind === 'pair')) {
    // The joke is that both stand on one page, so both are shown.
    const [one, other] = [leadOf(first.quote, shownOf(first.quote, facts), max / 2), leadOf(quote, shownOf(quote, facts), max / 2)];
    return one === null || other === null ? null : `“${one}” and “${other}”. ${told}`;
  }
  const lead = leadOf(quote, String(facts['it'] ?? facts['inside'] ?? facts['last'] ?? ''), max);
  // What the telling says by itself is not said twice.
  return lead === null ? null : told.includes(`“${lead}”`) ? told : `“${lead}”. ${told}`;
}

const bareEnds = (quote: string): string => quote.replaceAll(/^[\s.,;:]+|[\s.,;:–—-]+$/gu, '');

/** The words of a quote that the joke is about, as printed: they stay when it is cut. */
function shownOf(quote: string, facts: Facts): string {
  for (const name of ABOUT) {
    const words = String(facts[name] ?? '');
    const at = words === '' ? -1 : quote.toLowerCase().indexOf(words.toLowerCase());
    if (at >= 0) return quote.slice(at, at + words.length);
  }
  return '';
}
const ABOUT = ['it', 'first', 'hobby', 'duty', 'skill', 'single', 'one', 'other', 'things'] as const;

/** The quote, or a whole part of it round the odd words that there is room for; without quotation marks of its own. */
function leadOf(quote: string, it: string, max: number): string | null {
  const parts = quote.split(/[“”"]/u);
  const stretch = parts.find((part) => it === '' || part.includes(it)) ?? '';
  // What is left of a sentence behind somebody's speech is no beginning.
  if (stretch !== parts[0] && stretch.trim().split(/\s+/u).length < LEAST_STRETCH) return null;
  const bare = stretch.trim();
  const text = (/^\([^()]*\)$/u.test(bare) ? bare.slice(1, -1) : bare).replace(/^[\s.,;:]+|(?:[,;]\s+\p{Ll})?[\s.,;:–—-]*$/gu, '');
  if (text === '') return null;
  if (text.length <= max && parts.length === 1) return text;
  const at = Math.max(0, text.indexOf(it));
  const end = text.includes(it) ? at + it.length : at;
  const [best] = wholeParts(text, at, end, { most: { statement: max, clause: max }, isEnglish: false }).filter(
    // Without words that it is about, the bare ones say nothing.
    ({ from, to, whole }) => to - from <= max && (it !== '' || whole !== 'phrase'),
  );
  return best === undefined ? null : text.slice(best.from, best.to).replace(/[\s.,;:–—-]+$/u, '');
}

const LEAST_STRETCH = 5;
