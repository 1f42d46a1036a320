import type { Context } from '../../../context.ts';
import { NUMBER_VALUES } from '../../../lexicon/words/numbers.ts';
import { realJobs } from '../../dates/dated-entries.ts';
import { headsAgree } from '../../shared/counts.ts';
import { locate } from '../../shared/locate.ts';
import { observedTexts, quoteOf } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

const ODDITY = 9.5;
/** So many years apart are no matter of rounding. */
const APART = 3;
const MAX_HALF = 44;
const LONGEST = 70;

const NUMBER = String.raw`\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|seventeen|eighteen|twenty|thirty`;
const PROMISE = new RegExp(
  String.raw`(?<more>\b(?:over|more than|at least|nearly|almost|about|around|approximately|around|up to|exceeding)\s)?\b(?<years>${NUMBER})(?<plus>\s?\+|\splus)?\s?years?(?:['’])?\s(?:of\s)?(?:(?:professional|work|working|industry|overall|total|combined|solid|hands[- ]on|relevant|progressive)\s){0,2}experience\b(?<what>\s(?:in|as|with|of|within|working|managing|at|across|reconciling|\p{Ll}+ing)\b)?`,
  'iu',
);

/** "Five years of experience", and what the dates of the jobs come to: only where every job has dates that can be added up. */
export function observeYearsPromised(context: Context): AnySighting[] {
  const { cv, document } = context;
  const jobs = realJobs(context);
  const isWhole = jobs.length > 0 && jobs.every(({ period }) => period?.start != null && (period.current || period.end !== null)) && headsAgree(context);
  if (!isWhole || document.truncated || context.today === null) return [];
  const dated = cv.yearsOfExperience;
  for (const text of observedTexts(context)) {
    if (text.job !== null || text.section !== 'summary') continue;
    const match = PROMISE.exec(text.text);
    const { years = '', more, plus, what } = match?.groups ?? {};
    if (match === null) continue;
    const promised = NUMBER_VALUES.get(years.toLowerCase()) ?? Number(years);
    const isUnder = promised + APART <= dated && more === undefined && plus === undefined && what === undefined;
    if (!isUnder) return [];
    const oldest = jobs.toSorted((a, b) => (a.period?.start?.year ?? 0) - (b.period?.start?.year ?? 0))[0];
    const period = oldest?.period ?? null;
    const quoted = quoteOf(context, text, match.index, match.index + match[0].length, MAX_HALF);
    const at = period === null ? null : locate(context, period.text, period);
    if (quoted === null || period === null || at === null || quoted.quote.length > LONGEST) return [];
    const facts = { name: 'years-under', it: match[0], years: promised, dated: Math.floor(dated), more: Math.floor(dated) - promised };
    return [{ kind: 'against', quote: period.text, ...at, also: [{ quote: quoted.quote, page: quoted.page, line: quoted.line }], oddity: ODDITY, facts }];
  }
  return [];
}
