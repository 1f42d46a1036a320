import type { Experience } from '../../../../domain/cv.ts';
import { keysOf } from '../../../../domain/keys.ts';
import type { Context } from '../../../context.ts';
import { occupationIndex } from '../../../job/occupations/occupation-index.ts';
import { titleMeaning } from '../../../job/titles/title-meaning.ts';
import { TRADES, type Trade } from '../../../lexicon/comic/trades.ts';
import { TRADE_PLACES, TRADE_TITLES } from '../../../lexicon/comic/trade-titles.ts';
import { tokensOf } from '../../../english/tokens.ts';
import { PhraseIndex } from './phrase-index.ts';

const BY_OCCUPATION: ReadonlyMap<string, Trade> = new Map(
  keysOf(TRADES).flatMap((trade) => TRADES[trade].split(' ').map((id): [string, Trade] => [id, trade])),
);

/** The trade of an occupation. */
export const tradeOf = (occupation: string): Trade | undefined => BY_OCCUPATION.get(occupation);

/** Who speaks up for tenants, victims or customers is no lawyer, whatever the last word of the title. */
const ADVOCATE = /(?:^|[^\p{L}])(?<whose>\p{L}+)\s+advocates?\b/iu;
const AT_THE_BAR =
  /^(?:legal|senior|junior|principal|lead|associate|assistant|practi[sc]ing|court|trial|litigation|criminal|defen[cs]e|crown|independent|an?|the|as)$/iu;
export const isOtherAdvocate = (title: string): boolean => {
  const whose = ADVOCATE.exec(title)?.groups?.['whose'];
  return whose !== undefined && !AT_THE_BAR.test(whose);
};

/** The occupation that a printed title means; null for one that the lexicon does not know. */
export function occupationOfTitle(title: string): string | null {
  if (isOtherAdvocate(title)) return null;
  const meaning = titleMeaning(title);
  return meaning === null ? null : (occupationIndex().occupations[meaning.occupation]?.id ?? null);
}

const OPEN =
  /^(?:(?:senior|sr\.?|junior|jr\.?|deputy|depute|general|lead|principal|associate|assistant|independent|freelance|contract|temporary|part[- ]time|full[- ]time)\s+)*(?:consultant|advocate|agent|analyst|associate|officer|coordinator|co-ordinator|specialist|representative|operator|technician|assistant|director|manager|supervisor|inspector|controller|planner|administrator|advis[eo]r|executive|instructor|trainer|partner|operations|engineer)(?:\s+(?:i{1,3}|iv|v|\d))?$/iu;

/** Whether a title names a rank or a way of working and no trade: a consultant may pack parcels. */
export const isOpenTitle = (title: string): boolean => OPEN.test(title.trim());

let titles: PhraseIndex<Trade> | null = null;
let places: PhraseIndex<Trade> | null = null;

function indexOf(lists: Partial<Record<Trade, string>>): PhraseIndex<Trade> {
  const index = new PhraseIndex<Trade>();
  for (const trade of keysOf(TRADES)) index.add(lists[trade] ?? '', trade);
  return index;
}

/** The longest phrase of a trade that stands in a text; of equals the last, since the head of a title comes at its end. */
function namedIn(text: string, index: PhraseIndex<Trade>): { trade: Trade; isSure: boolean } | null {
  const [hit] = index.hits(text, tokensOf(text)).toSorted((a, b) => b.end - b.start - (a.end - a.start) || b.start - a.start);
  if (hit === undefined) return null;
  const said = text.slice(hit.start, hit.end);
  // One word among others may be any trade's; several, or all there is, are not.
  return { trade: hit.value, isSure: /[\s-]/u.test(said) || said === text.trim() };
}

/** The trade that a title names: by a phrase of its own, else by the occupation that it means, else by one word; undefined where none is known. */
export function tradeOfTitle(title: string): Trade | undefined {
  titles ??= indexOf(TRADE_TITLES);
  const named = isOtherAdvocate(title) ? null : namedIn(title, titles);
  if (named?.isSure === true) return named.trade;
  const occupation = occupationOfTitle(title);
  return (occupation === null ? undefined : tradeOf(occupation)) ?? named?.trade;
}

/** The trade of a job, by its title, else by the sort of place that its employer is named after; undefined where neither is known. */
export function tradeOfJob({ title, company }: Pick<Experience, 'title' | 'company'>): Trade | undefined {
  const named = title === null ? undefined : tradeOfTitle(title.value);
  return named ?? (company === null ? undefined : tradeOfPlace(company.value));
}

/** The trade of a sort of place to work that a text names: "a dairy farm". */
export function tradeOfPlace(text: string): Trade | undefined {
  places ??= indexOf(TRADE_PLACES);
  return namedIn(text, places)?.trade;
}

/** The trades a CV has worked in, by the titles of its jobs. */
export function tradesOf({ cv }: Context): ReadonlySet<Trade> {
  return new Set(cv.experience.flatMap((job) => tradeOfJob(job) ?? []));
}
