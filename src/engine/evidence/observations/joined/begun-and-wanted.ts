import type { Context } from '../../../context.ts';
import { monthIndex } from '../../../reading/text/dates.ts';
import type { Trade } from '../../../lexicon/comic/trades.ts';
import { locate } from '../../shared/locate.ts';
import type { AnySighting } from '../observer.ts';
import { looksLikeTitle } from '../world/steps.ts';
import { occupationOfTitle, tradeOf } from '../world/trade-of.ts';

const ODDITY = 7.5;

/** What the people of several trades share, whatever they are called; its jokes are kept under its name. The narrower first. */
const IN_COMMON: readonly { name: string; trades: readonly Trade[] }[] = [
  { name: 'herd', trades: ['school', 'nursery', 'army', 'animals', 'projects', 'stage-and-screen', 'land-and-garden'] },
  { name: 'checklist', trades: ['nursing', 'sea-and-air', 'emergency', 'army', 'servers-and-support', 'pharmacy-and-dental', 'engineering-office', 'factory'] },
  { name: 'count', trades: ['shop', 'warehouse', 'logistics', 'accounts', 'bar-and-floor', 'kitchen', 'data', 'banking-and-insurance', 'library-and-museum'] },
  {
    name: 'explain',
    trades: [
      'school',
      'nursery',
      'servers-and-support',
      'phone-and-chat',
      'human-resources',
      'therapy-and-clinic',
      'library-and-museum',
      'law',
      'hair-and-gym',
    ],
  },
  {
    name: 'queue',
    trades: ['shop', 'bar-and-floor', 'hotel-and-travel', 'phone-and-chat', 'public-service', 'pharmacy-and-dental', 'banking-and-insurance', 'medicine'],
  },
  { name: 'clock', trades: ['words-and-news', 'kitchen', 'driving', 'logistics', 'projects', 'marketing', 'stage-and-screen', 'accounts', 'sea-and-air'] },
  {
    name: 'rota',
    trades: ['nursing', 'care', 'kitchen', 'bar-and-floor', 'hotel-and-travel', 'shop', 'warehouse', 'emergency', 'security', 'factory', 'driving', 'army'],
  },
  {
    name: 'complaint',
    trades: [
      'bar-and-floor',
      'hotel-and-travel',
      'shop',
      'phone-and-chat',
      'servers-and-support',
      'human-resources',
      'school',
      'public-service',
      'sales',
      'banking-and-insurance',
      'marketing',
    ],
  },
];

/**
 * The first job on the page and the wanted one, of different trades, and what they have in common. Only where every job has a date, so that
 * the first is known; no word of how long ago.
 */
export function observeBegunAndWanted(context: Context): AnySighting[] {
  const { experience, language } = context.cv;
  if (language !== 'en') return [];
  const dated = experience.flatMap((job) => (job.period?.start && job.title ? [{ title: job.title, start: monthIndex(job.period.start) }] : []));
  const first = dated.toSorted((a, b) => a.start - b.start)[0]?.title;
  const latest = dated.toSorted((a, b) => b.start - a.start)[0]?.title;
  // Who has worked in a third place since has come from there; and who is in the wanted trade already has arrived.
  if (
    first === undefined ||
    latest === undefined ||
    dated.length !== 2 ||
    isOfTrade(latest.value, context.job.occupation) ||
    dated.length !== experience.length ||
    first.value === latest?.value ||
    !isPlainTitle(first.value)
  )
    return [];
  const [from, to] = [occupationOfTitle(first.value), context.job.occupation];
  const place = locate(context, first.value, first);
  if (from === null || to === null || place === null) return [];
  const [begun, wanted] = [tradeOf(from), tradeOf(to)];
  if (begun === undefined || wanted === undefined || begun === wanted) return [];
  const common = IN_COMMON.find(({ trades }) => trades.includes(begun) && trades.includes(wanted));
  return common === undefined
    ? []
    : [{ kind: 'begun-and-wanted', quote: first.value, ...place, oddity: ODDITY, facts: { first: first.value, name: common.name } }];
}

function isOfTrade(title: string, wanted: string | null): boolean {
  const held = occupationOfTitle(title);
  return held !== null && wanted !== null && tradeOf(held) === tradeOf(wanted);
}

/** A title alone: no firm, no bracket, no second job beside it. */
const isPlainTitle = (title: string): boolean => looksLikeTitle(title) && /^[\p{L}'’ -]+$/u.test(title) && !/\band\b|\s-|-\s/iu.test(title);
