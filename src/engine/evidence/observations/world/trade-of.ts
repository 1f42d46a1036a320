import type { Experience } from '../../../../domain/cv.ts';
import { keysOf } from '../../../../domain/keys.ts';
import type { Context } from '../../../context.ts';
import { occupationIndex } from '../../../job/occupations/occupation-index.ts';
import { titleMeaning } from '../../../job/titles/title-meaning.ts';
import { TRADES, type Trade } from '../../../lexicon/comic/trades.ts';

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

/** The trade of a job, by its title; undefined where the lexicon does not know it. */
export function tradeOfJob({ title }: Pick<Experience, 'title'>): Trade | undefined {
  const occupation = title === null ? null : occupationOfTitle(title.value);
  return occupation === null ? undefined : tradeOf(occupation);
}

/** The trades a CV has worked in, by the titles of its jobs. */
export function tradesOf({ cv }: Context): ReadonlySet<Trade> {
  return new Set(cv.experience.flatMap((job) => tradeOfJob(job) ?? []));
}
