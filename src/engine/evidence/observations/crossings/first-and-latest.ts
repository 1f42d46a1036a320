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
  { name: 'from-driving', title: /\b(?:(?:van|lorry|truck|bus|taxi|delivery|forklift) driver|courier|driver)\b/iu },
  { name: 'from-cleaning', title: /\b(?:cleaner|housekeeper|room attendant|janitor|caretaker)\b/iu },
  { name: 'from-the-stage', title: /\b(?:dj|musician|actor|actress|singer|entertainer|dancer|presenter)\b/iu },
  {
    name: 'from-building',
    title:
      /\b(?:bricklayer|labourer|laborer|joiner|carpenter|roofer|plumber|electrician|welder|machine operator|machinist|painter|plasterer|scaffolder|fitter|farm (?:hand|worker)|warehouse (?:operative|worker)|harvest worker)\b/iu,
  },
];

/** Jobs that are the same calling with another name. */
const IS_NEAR: Readonly<Record<string, RegExp>> = {
  'from-teaching': /teach|school|tutor|educat|lectur|professor/iu,
  'from-caring': /nurs|care|health|clinic|medic|matron|midwi/iu,
  'from-selling': /sale|shop|retail|store|cashier/iu,
  'from-answering': /customer|support|call/iu,
  'from-cooking': /chef|cook|kitchen|bak|cater/iu,
  'from-serving': /bar|wait|server|restaurant/iu,
  'from-driving': /driv|transport|fleet/iu,
  'from-cleaning': /clean|housekeep|caretak|facilit/iu,
  'from-the-desk': /reception|secretary|admin|clerk|office|assistant/iu,
};

/** A job that teaches, and the latest, of two trades: what the first has taught is still of use. Only where both say when they began. */
export function observeFirstAndLatest(context: Context): AnySighting[] {
  const latest = currentJob(context.cv);
  if (latest?.period?.start == null) return [];
  const earlier = context.cv.experience
    .filter((job) => job !== latest && job.period?.start != null && startOf(job) < startOf(latest))
    .toSorted((a, b) => startOf(a) - startOf(b));
  for (const job of earlier) {
    const taught = TEACHES.find(({ title }) => title.test(job.title?.value ?? ''));
    const trade = tradeOfJob(latest);
    if (taught === undefined || trade === undefined || trade === tradeOfJob(job) || IS_NEAR[taught.name]?.test(latest.title?.value ?? '') === true) continue;
    const sighting = told(context, job, latest, taught.name);
    if (sighting !== null) return [sighting];
  }
  return [];
}

function told(context: Context, job: Experience, latest: Experience, name: string): AnySighting | null {
  const [from, to] = [titlePlaceOf(context, job), titlePlaceOf(context, latest)];
  if (from === null || to === null || (from.page === to.page && from.line === to.line) || sharesWord(from.quote, to.quote)) return null;
  return { kind: 'crossing', ...to, also: [from], oddity: ODDITY, facts: { name, one: from.quote, other: to.quote } };
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
