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
  /^(?:(?:senior|sr\.?|junior|jr\.?|lead|principal|associate|assistant|independent|freelance|contract|temporary|part[- ]time|full[- ]time)\s+)*(?:consultant|advocate|agent|analyst|associate|officer|coordinator|co-ordinator|specialist|representative|operator|technician|assistant|director|manager|supervisor|inspector|controller|planner|administrator|advis[eo]r|executive|instructor|trainer|partner|operations|engineer)(?:\s+(?:i{1,3}|iv|v|\d))?$/iu;

/** Whether a title names a rank or a way of working and no trade: a consultant may pack parcels. */
export const isOpenTitle = (title: string): boolean => OPEN.test(title.trim());

let titles: PhraseIndex<Trade> | null = null;
let places: PhraseIndex<Trade> | null = null;

function indexOf(lists: Partial<Record<Trade, string>>): PhraseIndex<Trade> {
  const index = new PhraseIndex<Trade>();
  for (const trade of keysOf(TRADES)) index.add(lists[trade] ?? '', trade);
  return index;
}

/** The trade of the longest phrase that stands in a text; of equals the last, since the head of a title comes at its end. */
function tradeNamedIn(text: string, index: PhraseIndex<Trade>): Trade | undefined {
  const hits = index.hits(text, tokensOf(text));
  return hits.toSorted((a, b) => b.end - b.start - (a.end - a.start) || b.start - a.start)[0]?.value;
}

/** The trade that a title names: by its own words, else by the occupation that it means; undefined where neither is known. */
export function tradeOfTitle(title: string): Trade | undefined {
  titles ??= indexOf(TRADE_TITLES);
  const named = isOtherAdvocate(title) ? undefined : tradeNamedIn(title, titles);
  if (named !== undefined) return named;
  const occupation = occupationOfTitle(title);
  return occupation === null ? undefined : tradeOf(occupation);
}

/** The trade of a job, by its title, else by the sort of place that its employer is named after; undefined where neither is known. */
export function tradeOfJob({ title, company }: Pick<Experience, 'title' | 'company'>): Trade | undefined {
  const named = title === null ? undefined : tradeOfTitle(title.value);
  if (named !== undefined) return named;
  places ??= indexOf(TRADE_PLACES);
  return company === null ? undefined : tradeNamedIn(company.value, places);
}

/** The trades a CV has worked in, by the titles of its jobs. */
export function tradesOf({ cv }: Context): ReadonlySet<Trade> {
  return new Set(cv.experience.flatMap((job) => tradeOfJob(job) ?? []));
}
