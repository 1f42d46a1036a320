import type { Experience } from '../../../../domain/cv.ts';
import type { Context } from '../../../context.ts';
import { heightOf } from '../../../job/titles/seniority.ts';
import { TITLE_WORDS } from '../../../lexicon/reading/titles.ts';
import { STEPS } from '../../../lexicon/comic/all-entries.ts';
import { comicId } from '../../../lexicon/comic/entry-ids.ts';
import { locate } from '../../shared/locate.ts';
import type { AnySighting } from '../observer.ts';
import { isOpenTitle, isOtherAdvocate, occupationOfTitle, tradeOf } from './trade-of.ts';

const ODDITY = { between: 8, within: 5, any: 3 } as const;
/** A title longer than this is no title to be quoted in a sentence. */
const MAX_TITLE = 60;
/** The step from the latest job to the wanted one: at most two that fit best, the narrowest first. */
export function observeSteps(context: Context): AnySighting[] {
  const last = latestJob(context);
  const title = last?.title;
  if (title === undefined || title === null || !looksLikeTitle(title.value) || isOpenTitle(title.value) || context.job.occupation === null) return [];
  if (isOtherAdvocate(context.job.title)) return [];
  const from = occupationOfTitle(title.value);
  const place = locate(context, title.value, title);
  if (from === null || place === null || isOfTwoTrades(title.value)) return [];
  const to = context.job.occupation;
  const same = tradeOf(from) === tradeOf(to);
  if (!same && hasHeld(context, to)) return [];
  const rise = Math.sign(heightOf(context.job.phrase) - heightOf(title.value));
  const rank = rise > 0 ? 'up' : rise < 0 ? 'down' : 'same';
  const fitting = STEPS.flatMap((step) => {
    const reach = fits(step.from, from) + fits(step.to, to);
    if (step.not !== undefined && wordsOf(step.not).test(`${title.value} ${context.job.phrase}`)) return [];
    if (!Number.isFinite(reach) || (same ? step.rank !== undefined && step.rank !== rank : step.rank !== undefined)) return [];
    // Within a trade, a step that says nothing of rank is one between two of its occupations.
    if (same && step.rank === undefined && (from === to || reach < NARROW)) return [];
    return [{ step, reach }];
  });
  return fitting
    .toSorted((a, b) => b.reach - a.reach)
    .slice(0, 2)
    .map(({ step, reach }) => ({
      kind: 'step',
      quote: title.value,
      ...place,
      oddity: same ? ODDITY.within : reach < 2 ? ODDITY.any : ODDITY.between,
      facts: { entry: comicId(step), last: title.value },
    }));
}

const wordsOf = (list: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${list})(?!\p{L})`, 'iu');

/**
 * Whether a title of the wanted trade stands on the page by itself, at its top, over a job or beside its dates: nobody leaves for a trade
 * that they are in, also where a reader of columns joined that title to no job. The wish itself, printed at the top, is no post.
 */
function hasHeld({ cv, lines, job }: Context, to: string): boolean {
  const trade = tradeOf(to);
  const isOfTrade = (title: string): boolean => {
    const held = occupationOfTitle(title.trim());
    return held !== null && tradeOf(held) === trade;
  };
  const titles = cv.experience.flatMap(({ title }) => (title === null ? [] : [title.value]));
  return [
    ...titles,
    ...lines
      .map(({ text }) => text)
      .filter((text) => isLabel(text) && text !== cv.headline?.value && (job.title === '' || !text.toLowerCase().includes(job.title.toLowerCase()))),
  ].some((text) => text.split(/\s[|/·–—]\s|,\s|\s\(/u).some(isOfTrade));
}

/** A line that could be a title with its employer or its dates, and no sentence. */
const isLabel = (text: string): boolean =>
  text.length <= MAX_TITLE &&
  !/[.;:!?]$/u.test(text) &&
  !/\b(?:to|for|from|with|by|the|and|as|seek\w*|want\w*|becom\w*)\b/iu.test(text) &&
  text.split(/[^\p{L}]+/u).some((word) => TITLE_WORDS.has(word.toLowerCase()));

/** "Teacher of Physics & KS4 Data Lead" is two jobs, and the step from either says nothing of the other. */
function isOfTwoTrades(title: string): boolean {
  const trades = title.split(/\s*(?:&|\/|\+|\band\b)\s*/iu).map((part) => occupationOfTitle(part));
  return trades.length > 1 && new Set(trades.map((part) => (part === null ? null : tradeOf(part)))).size > 1;
}

const NARROW = 4;

/** How narrowly a list of trades and occupations names this one: 2 for the occupation, 1 for its trade, 0 for "any", none for neither. */
function fits(list: string, occupation: string): number {
  const names = list.split('|');
  if (names.includes(occupation)) return 2;
  const trade = tradeOf(occupation);
  if (trade !== undefined && names.includes(trade)) return 1;
  return names.includes('any') ? 0 : -Infinity;
}

/** A sentence that was taken for a title is nobody's job. */
export const looksLikeTitle = (title: string): boolean =>
  title.length <= MAX_TITLE && title.split(/\s+/u).length <= MAX_WORDS && !/\b(?:to|for|from|with|by|the)\b/u.test(title) && !/[.;:]$/u.test(title);
const MAX_WORDS = 7;

/** The job that goes on, or else the one that ended last, or else the first on the page. */
function latestJob({ cv }: Context): Experience | undefined {
  const end = ({ period }: Experience): number =>
    period === null ? 0 : period.current ? Infinity : (period.end?.year ?? period.start?.year ?? 0) * 12 + (period.end?.month ?? 0);
  return cv.experience.reduce<Experience | undefined>((latest, job) => (latest === undefined || end(job) > end(latest) ? job : latest), undefined);
}
