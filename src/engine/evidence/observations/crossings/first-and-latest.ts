import type { Experience } from '../../../../domain/cv.ts';
import type { Context } from '../../../context.ts';
import { currentJob } from '../../../reading/entries/current-job.ts';
import { monthIndex } from '../../../reading/text/dates.ts';
import type { AnySighting } from '../observer.ts';
import { tradeOfJob } from '../world/trade-of.ts';
import { titlePlaceOf } from './crossing.ts';

const ODDITY = 7.6;

/** Jobs of which everybody knows what they teach, whatever comes afterwards; their jokes are kept under their names. */
const TEACHES: readonly { name: string; title: RegExp }[] = [
  { name: 'from-serving', title: /\b(?:waiter|waitress|server|waiting staff|bar ?staff|bar person|bartender|barista)\b/iu },
  { name: 'from-selling', title: /\b(?:(?:sales|shop|retail|store) (?:assistant|associate|advis[eo]r|clerk)|cashier|checkout (?:operator|assistant))\b/iu },
  { name: 'from-answering', title: /\b(?:customer (?:service|care|support)s? \p{L}+|call cent(?:re|er) \p{L}+)/iu },
  { name: 'from-the-desk', title: /\b(?:receptionist|front desk|secretary|office (?:clerk|assistant|administrator)|administrative assistant)\b/iu },
  { name: 'from-cooking', title: /\b(?:cook|chef|commis|kitchen (?:assistant|porter|hand|staff)|baker)\b/iu },
  { name: 'from-teaching', title: /\b(?:teacher|tutor|lecturer|teaching assistant|schoolteacher)\b/iu },
  { name: 'from-caring', title: /\b(?:nurse|carer|care (?:assistant|worker|technician)|healthcare assistant|nursing assistant)\b/iu },
  {
    name: 'from-labour',
    title:
      /\b(?:bricklayer|labourer|laborer|joiner|carpenter|roofer|plumber|electrician|welder|machine operator|machinist|painter|plasterer|scaffolder|fitter|farm (?:hand|worker)|warehouse (?:operative|worker)|harvest worker)\b/iu,
  },
];

/** The earliest job with a date and the latest, of two trades: what the first teaches is still of use. Only where every job says when it began. */
export function observeFirstAndLatest(context: Context): AnySighting[] {
  const { experience } = context.cv;
  if (experience.length < 2 || experience.some(({ period }) => period?.start == null)) return [];
  const [first] = experience.toSorted((a, b) => startOf(a) - startOf(b));
  const latest = currentJob(context.cv);
  if (first === undefined || latest === null || latest === undefined || first === latest) return [];
  const [begun, now] = [tradeOfJob(first), tradeOfJob(latest)];
  const taught = TEACHES.find(({ title }) => title.test(first.title?.value ?? ''));
  if (taught === undefined || now === undefined || begun === now || taught.title.test(latest.title?.value ?? '')) return [];
  const [from, to] = [titlePlaceOf(context, first), titlePlaceOf(context, latest)];
  if (from === null || to === null || from.line === to.line || sharesWord(from.quote, to.quote)) return [];
  const { quote, page, line } = to;
  return [
    {
      kind: 'crossing',
      quote,
      page,
      line,
      also: [{ quote: from.quote, page: from.page, line: from.line }],
      oddity: ODDITY,
      facts: { name: taught.name, one: from.quote, other: quote },
    },
  ];
}

const startOf = ({ period }: Experience): number => (period?.start == null ? 0 : monthIndex({ ...period.start, month: period.start.month ?? 1 }));

/** "Sales Assistant" and "Sales Manager" are one career. */
const sharesWord = (one: string, other: string): boolean => {
  const words = new Set(one.toLowerCase().split(/\s+/u));
  return other
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => word.length > LITTLE && words.has(word));
};
const LITTLE = 3;
