import { foldKeepingSigns } from '../../english/folding.ts';
import type { AdvertRequirement } from '../advert.ts';
import { termHits } from '../known-terms.ts';
import type { Finding } from '../outcomes.ts';

/** Whether the line that was found says less than is asked for: a smaller sum, fewer people, one crew for two, what is being learned. */
export function isTooLittle({ phrase, kind }: AdvertRequirement, { status, proof }: Finding): boolean {
  if (status === 'not-shown' || proof === null || kind === 'experience' || kind === 'language') return false;
  const [asked, own] = [foldKeepingSigns(phrase), foldKeepingSigns(proof.quote)];
  return isSmallerSum(asked, own) || areFewer(asked, own) || isOneForSeveral(asked, own) || isBeingLearned(asked, own) || isNoSystem(asked, proof.quote);
}

/** With its currency, or as "2.5M", which is money wherever a budget is told. */
const SUM = /[£$€]\s?([\d.,]*\d)\s?(k|m|mm|bn|million|billion|thousand)?\b|\b(\d[\d.,]*)\s?(mm|m|bn|million|billion)\b/gu;
const FACTOR: Readonly<Record<string, number>> = { mm: 1e6, k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, bn: 1e9, billion: 1e9 };
const sumsIn = (folded: string): number[] =>
  [...folded.matchAll(SUM)]
    .map(([, paid, by, counted = '0', unit = '']) => [paid ?? counted, by ?? unit] as const)
    .map(([figure, unit]) => Number(figure.replaceAll(/[,.](?=\d{3}\b)/gu, '').replace(',', '.')) * (FACTOR[unit] ?? 1));

/** "Partnerships of £50,000" by "two, both small": a sum is shown by a sum that is as large. */
function isSmallerSum(asked: string, own: string): boolean {
  const least = Math.min(...sumsIn(asked));
  if (!Number.isFinite(least) || !/\b(?:above|over|more than|at least|least|plus|minimum)\b|\+/u.test(asked)) return false;
  return sumsIn(own).every((sum) => sum < least);
}

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numberOf = (word: string): number => (NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 1 : Number(word));
const COUNT = `(\\d{1,3}|${NUMBERS.join('|')})`;
const PEOPLE =
  '(?:people|staff|colleagues|employees|workers|volunteers|assistants|nurses|aides|carers|engineers|technicians|fundraisers|officers|drivers|chefs|stylists|apprentices|librarians|analysts|developers|designers|agents|advisers|advisors|reps|members|direct reports|reports)';
const A_TEAM = new RegExp(`\\b(?:team|crew|group|department|brigade) of (?:up to |about |around |some |over )?${COUNT}\\b`, 'gu');
const SOME_PEOPLE = new RegExp(`\\b${COUNT} (?:\\p{L}+ ){0,2}${PEOPLE}\\b`, 'gu');
const peopleIn = (folded: string): number[] => [...folded.matchAll(A_TEAM), ...folded.matchAll(SOME_PEOPLE)].map(([, count = '']) => numberOf(count));

/** Of a team of six two volunteers are not enough. */
function areFewer(asked: string, own: string): boolean {
  const [wanted = 0] = [...asked.matchAll(A_TEAM)].map(([, count = '']) => numberOf(count));
  const led = peopleIn(own);
  return led.length > 0 && Math.max(...led) <= A_FEW && A_FEW < wanted;
}
/** Whoever has led eight has led a team; whoever had two volunteers has not. */
const A_FEW = 3;

/** "Two crews" by "a crew of four". */
function isOneForSeveral(asked: string, own: string): boolean {
  const [, unit = ''] =
    /\b(?:two|three|four|five|several|more than one|multiple) (crew|branch|site|team|store|shop|ward|school|kitchen|depot|salon)(?:e?s)?\b/u.exec(asked) ?? [];
  return unit !== '' && new RegExp(`\\b(?:an?|one|the|my) (?:\\p{L}+ )?${unit}\\b`, 'u').test(own) && !new RegExp(`\\b${unit}e?s\\b`, 'u').test(own);
}

/** "A stock system" is not said by stock, but by a system or a program of any name. */
const isNoSystem = (asked: string, quote: string): boolean =>
  /\b(?:systems?|software|databases?)$/u.test(asked) &&
  !/\b(?:management|operating|health|legal|education|quality|school|fire|hydraulic|electrical|control|heating|cooling|safety) systems?$/u.test(asked) &&
  !/\b(?:systems?|software|databases?|programs?|apps?)\b/iu.test(quote) &&
  !/\p{Ll}\p{Lu}|\b\p{Lu}{2,}\b/u.test(quote) &&
  !termHits(quote).some(({ term }) => term?.kind === 'tool');

/** "Appium (learning)" is not Appium. */
const isBeingLearned = (asked: string, own: string): boolean =>
  [...own.matchAll(/([\p{L}\d.+#-]+(?: [\p{L}\d.+#-]+)?) \((?:currently |still |just )?(?:learning|beginner|in training|not yet)\)/gu)].some(([, thing = '']) =>
    thing.split(' ').some((word) => word.length > 2 && asked.split(/[^\p{L}\d.+#-]+/u).includes(word)),
  );
