import { keysOf } from '../../../../domain/keys.ts';
import type { Context } from '../../../context.ts';
import { HOBBIES, OF_TRADES, THINGS } from '../../../lexicon/comic/all-entries.ts';
import { areKin, HOMES, SCREENS } from '../../../lexicon/comic/homes.ts';
import type { ComicEntry, NounRole } from '../../../lexicon/comic/comic-entry.ts';
import { comicId } from '../../../lexicon/comic/entry-ids.ts';
import { OUT_OF_PLACE_THINGS } from '../../../lexicon/comic/things/out-of-place.ts';
import { MANY_SENSES } from '../../../lexicon/comic/many-senses.ts';
import { TRADES, type Trade } from '../../../lexicon/comic/trades.ts';
import { observedTexts, quoteOf, type ObservedText } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';
import { CERTIFICATES_AND_STUDIES } from '../../../lexicon/comic/things/certificates-and-studies.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import { around, type Around } from './around.ts';
import { beside, type Beside } from './beside.ts';
import { roleOf } from './noun-role.ts';
import { PhraseIndex, type PhraseHit } from './phrase-index.ts';
import { currentJob } from '../../../reading/entries/current-job.ts';
import { ELSEWHERE, offCentre } from './centrality.ts';
import { isOtherSense } from './senses.ts';
import { isOpenTitle, tradeOfJob, tradeOfPlace, tradeOfTitle, tradesOf } from './trade-of.ts';

const ODDITY = { thing: 6.2, trade: 7, interest: 6.6 } as const;
/** A thing of plain life in a line of work: what any reader reads aloud first. */
const OUT_OF_PLACE = 8.6;
const PLAIN_THINGS: ReadonlySet<ComicEntry> = new Set(OUT_OF_PLACE_THINGS);
/** Two words that belong together are rarer than one. */
const FOR_A_PHRASE = 0.5;
const FOR_NARROWED = 0.3;

interface Known {
  entry: ComicEntry;
  trade: Trade | null;
  kind: 'thing' | 'trade' | 'interest';
  near: Beside | null;
  not: Beside | null;
  around: Around | null;
  counts: boolean;
  roles: readonly NounRole[];
  /** The trades in which the word means this thing; null where it means it anywhere. */
  home: ReadonlySet<Trade> | null;
}

const OF_ONES_OWN: readonly NounRole[] = ['deed', 'skill', 'hobby'];
const OF_STUDY: readonly NounRole[] = [...OF_ONES_OWN, 'study', 'licence'];
const STUDIES: ReadonlySet<ComicEntry> = new Set(CERTIFICATES_AND_STUDIES);

/** The roles in which an entry is true. */
const rolesOf = (entry: ComicEntry): readonly NounRole[] => entry.as ?? (entry.in === 'study' || STUDIES.has(entry) ? OF_STUDY : OF_ONES_OWN);

let index: PhraseIndex<Known> | null = null;

function known(): PhraseIndex<Known> {
  if (index !== null) return index;
  const made = new PhraseIndex<Known>();
  const add = (entry: ComicEntry, kind: Known['kind'], trade: Trade | null): void =>
    made.add(entry.says, {
      entry,
      kind,
      trade,
      near: beside(entry.near),
      not: beside(entry.not),
      around: around(entry.around),
      counts: entry.brutal.every((text) => text.includes('{n}')),
      roles: rolesOf(entry),
      home: trade === null ? (HOMES.get(entry) ?? null) : new Set([trade]),
    });
  for (const entry of THINGS) add(entry, 'thing', null);
  for (const entry of HOBBIES) add(entry, 'interest', null);
  for (const trade of keysOf(TRADES)) for (const entry of OF_TRADES[trade] ?? []) add(entry, 'trade', trade);
  index = made;
  return made;
}

/** Things of the world, of the CV's own trades, and interests, that the comic lexicon has something to say about. Each entry once a CV. */
export function observeThings(context: Context): AnySighting[] {
  const shown = tradesShown(context);
  const wanted = wantedTrade(context);
  const trades = new Set([...tradesOf(context), ...shown.values(), ...(wanted === undefined ? [] : [wanted])]);
  const seen = new Set<ComicEntry>();
  const sightings: AnySighting[] = [];
  for (const text of observedTexts(context)) {
    // What ran out is told as that: nobody is asked to put it in front.
    if (LAPSED.test(text.text) && text.text.length < A_PAPER) continue;
    const hits = known().hits(text.text, text.tokens);
    for (const hit of hits) {
      const { entry, kind, trade } = hit.value;
      if (
        seen.has(entry) ||
        (trade !== null && (!trades.has(trade) || isOfAnotherTrade(text, hit, hits, wanted, shown))) ||
        (trade === null && isFarFromHome(context, text, hit, hits, trades)) ||
        !fits(hit, text) ||
        hit.value.around?.(context, text, hit) === false ||
        isOtherSense(context, text, { entry, start: hit.start, end: hit.end }, isOfScreens(hit.value)) ||
        isForeign(context, text, hit) ||
        !hit.value.roles.includes(roleOf(context, text, hit.start, hit.end))
      )
        continue;
      const quoted = quoteOf(context, text, hit.start, hit.end);
      // A bare word shows nobody what it is out of.
      if (quoted === null || (quoted.whole === 'phrase' && PLAIN_THINGS.has(entry))) continue;
      const base = PLAIN_THINGS.has(entry) ? OUT_OF_PLACE : ODDITY[kind];
      const said = base + (/[ -]/u.test(text.text.slice(hit.start, hit.end)) ? FOR_A_PHRASE : 0) + (entry.near === undefined ? 0 : FOR_NARROWED);
      // A thing of plain life is odd wherever in a line of work it stands.
      const off = PLAIN_THINGS.has(entry) ? 0 : offCentre(text, hit.start);
      if (off >= ELSEWHERE) continue;
      seen.add(entry);
      const oddity = said - off;
      const facts = {
        entry: comicId(entry),
        it: text.text.slice(hit.start, hit.end),
        ...countBefore(text, hit.start),
        ...(kind !== 'interest' && isLeaving(context, hit) ? { away: 1 } : {}),
        ...(off === 0 && text.job !== null ? { central: 1 } : {}),
      };
      sightings.push(
        trade === null
          ? { kind: kind === 'trade' ? 'thing' : kind, ...quoted, oddity, facts }
          : { kind: 'trade', ...quoted, oddity, facts: { ...facts, trade } },
      );
    }
  }
  return sightings;
}

const LAPSED = /\b(?:lapsed|expired|out of date|ran out|abgelaufen|expirée?|caducad[oa])\b/iu;
/** Longer lines that speak of something expired are about other things as well. */
const A_PAPER = 60;

/**
 * A line of one job is told by the trade of that job, where its title names one. Where it does not, a second word of the same trade has to
 * stand in the line: the rota of a care home is no kitchen's, and what is ordered there are medicines.
 */
function isOfAnotherTrade(
  text: ObservedText,
  hit: PhraseHit<Known>,
  hits: readonly PhraseHit<Known>[],
  wanted: Trade | undefined,
  shown: TradesShown,
): boolean {
  const { trade } = hit.value;
  const of = text.job === null ? undefined : tradeOfJob(text.job);
  const title = text.job?.title?.value;
  // What stands under no job may be of any of them, the unnamed and the wanted one included.
  if (of === undefined && title === undefined) return isAmbiguous(hit, text) && trade !== wanted && !hasSecond(hit, hits);
  // A consultant of nothing in particular is of the trade whose words the job is told in, and so is whoever has a title that nobody knows.
  const told = shown.get(text.job);
  const isShown = told === trade || (told === undefined && hasSecond(hit, hits));
  if (of === undefined) return !isShown;
  return of !== trade || (isOpenTitle(title ?? '') && !isShown);
}
/** So many words of a trade, each of another entry, show that a job is of it, where no other trade has nearly as many. */
const SHOWN = 3;
const CLEARLY = 1.5;

/** The trade in whose words a job is told whose title names none. */
type TradesShown = ReadonlyMap<ObservedText['job'], Trade>;

function tradesShown(context: Context): TradesShown {
  const named = new Map<ObservedText['job'], Map<Trade, Set<ComicEntry>>>();
  for (const text of observedTexts(context)) {
    if (text.job === null || (tradeOfJob(text.job) !== undefined && !isOpenTitle(text.job.title?.value ?? ''))) continue;
    const ofJob = named.get(text.job) ?? new Map<Trade, Set<ComicEntry>>();
    for (const hit of known().hits(text.text, text.tokens)) {
      const { trade, entry } = hit.value;
      if (trade !== null && !isAmbiguous(hit, text)) ofJob.set(trade, (ofJob.get(trade) ?? new Set()).add(entry));
    }
    named.set(text.job, ofJob);
  }
  return new Map(
    [...named].flatMap(([job, byTrade]) => {
      const [first, second] = [...byTrade].map(([trade, { size }]) => ({ trade, size })).toSorted((a, b) => b.size - a.size);
      return first !== undefined && first.size >= SHOWN && first.size >= CLEARLY * (second?.size ?? 0) ? [[job, first.trade] as const] : [];
    }),
  );
}

/** Whether an entry is about software itself. */
const isOfScreens = ({ home }: Known): boolean => home === null || SCREENS.some((trade) => home.has(trade));

/** Whether another word of the same trade, of another entry, stands in the line as well. */
function hasSecond({ value: { entry, home }, start, end }: PhraseHit<Known>, hits: readonly PhraseHit<Known>[]): boolean {
  return hits.some(
    (other) =>
      other.value.entry !== entry &&
      (other.end <= start || other.start >= end) &&
      home !== null &&
      [...(other.value.home ?? [])].some((trade) => home.has(trade)),
  );
}

/** One plain word, or a few capitals: other trades mean other things by it ("covers", "plots", "CSCS"). */
function isAmbiguous({ value: { near }, start, end }: PhraseHit<Known>, { text }: ObservedText): boolean {
  const printed = text.slice(start, end);
  if (near === null && MANY_SENSES.has(printed.toLowerCase())) return true;
  return near === null && !/[\s-]/u.test(printed) && (PLAIN_WORDS.has(printed.toLowerCase()) || /^\p{Lu}{2,5}$/u.test(printed));
}

/** Of a manager of something the place says which trade it is. */
const wantedTrade = ({ job }: Context): Trade | undefined =>
  isOpenTitle(job.title) ? tradeOfPlace(job.phrase) : (tradeOfTitle(job.title) ?? tradeOfPlace(job.phrase));

/** Whether somebody leaves the trade of a thing: the wanted job is known and of another one, and so is not the job of today. */
function isLeaving(context: Context, { value: { home } }: PhraseHit<Known>): boolean {
  const wanted = wantedTrade(context);
  if (home === null || wanted === undefined || [...home].some((trade) => trade === wanted || areKin(trade, wanted))) return false;
  const held = currentJob(context.cv) ?? context.cv.experience[0];
  const now = held === undefined ? undefined : tradeOfJob(held);
  return now !== undefined && now !== wanted && !areKin(now, wanted);
}

/** A word of one trade in the line of another means something else there, unless a second word of its trade stands beside it. */
function isFarFromHome(context: Context, text: ObservedText, hit: PhraseHit<Known>, hits: readonly PhraseHit<Known>[], trades: ReadonlySet<Trade>): boolean {
  const { home } = hit.value;
  const of = text.job === null ? undefined : tradeOfJob(text.job);
  if (home === null) return false;
  // What a job at a screen names of a site or a ward is a project, a module or a customer's.
  if (of !== undefined && (AT_A_SCREEN.has(of) || isOpenTitle(text.job?.title?.value ?? '')) && !home.has(of) && !isOfScreens(hit.value))
    return !hasSecond(hit, hits);
  if (!isAmbiguous(hit, text)) return false;
  const wanted = wantedTrade(context);
  const near = of === undefined ? [...trades, ...(wanted === undefined ? [] : [wanted])] : [of];
  return near.length > 0 && !near.some((trade) => home.has(trade)) && !hasSecond(hit, hits);
}

const AT_A_SCREEN: ReadonlySet<Trade> = new Set(['software', 'servers-and-support', 'data']);

/** Whether the entry is meant for this place, and what must stand beside it does, and what must not does not. */
function fits({ value: { entry, near, not, counts } }: PhraseHit<Known>, text: ObservedText): boolean {
  const { in: place = 'anywhere' } = entry;
  if (place !== 'anywhere' && place !== text.place) return false;
  if (near !== null && !near(text)) return false;
  if (not !== null && not(text)) return false;
  return !counts || /\d/u.test(text.text);
}

/** "Zoo" and "regal" are words of other languages, too: abroad a single English word proves nothing, a name of a tool does. */
export const isForeign = ({ cv }: Context, { text }: ObservedText, { start, end }: { start: number; end: number }): boolean =>
  cv.language !== 'en' && PLAIN_WORDS.has(text.slice(start, end).toLowerCase());

/** The number printed directly before the words, over one: "340 boilers". */
function countBefore({ text }: ObservedText, start: number): { n: string } | Record<string, never> {
  const number = /(?<![\d.,£$€/-])(\d{1,3}(?:,\d{3})*|\d+)\s+$/u.exec(text.slice(0, start))?.[1];
  return number === undefined || Number(number.replaceAll(',', '')) < 2 ? {} : { n: number };
}
