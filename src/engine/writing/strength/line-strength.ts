import { isTelling, measuresIn, withoutNames } from '../../english/measures.ts';
import { carriesNumber } from '../../evidence/shared/counts.ts';
import { OUTCOMES, RANGE } from '../../lexicon/claims/outcomes.ts';
import { STRONG_SIGNS, WEAK_SIGNS, type StrongSign } from '../../lexicon/claims/strong-signs.ts';
import { isHollow } from '../asking/sense/hollow.ts';
import { tellsOfChange, tellsOfRank } from '../report/wants/answering-lines.ts';

/** Points of a deed, of what was different afterwards, of its two figures, of a rank, of words of an outcome in other languages, of nothing found at an audit, and of figures by what they tell. */
const WORTH = { deed: 1, change: 5, pair: 2, rank: 3, outcome: 1.5, audit: 4, telling: 1.5, figure: 1, size: 0.5 } as const;
/** A second sign says less than the first, since both are often about one thing. */
const OF_THE_NEXT = 0.5;
/** From such a figure on a pair is no small matter. */
const TEN = 10;
/** From such a line on somebody would be rung for it: what came of the work stands in it. */
export const OUTSTANDING = 4;
/** From such a line on it is worth telling where no other is outstanding. */
export const NOTABLE = 3;

/** How cold it was is nobody's merit, nor when the shift began. */
const WEATHER = /\d\s?(?:below(?: zero)?(?=[.,;]|$)|degrees|°)/iu;
const EARLY = /^(?:I )?(?:start(?:ed|s)?|open(?:ed|s)?|finish(?:ed)?)\s(?:work\s)?(?:at\s)?\d{1,2}(?:[.:]\d\d)?\s?[ap]\.?m/iu;
/** "Betriebsprüfung 2019: keine Beanstandung", "contrôle vétérinaire, zéro remarque": what an audit found, in languages whose signs we do not know. */
const NOTHING_AT_AUDIT =
  /\p{L}*(?:prüfung|audit|inspektion|kontrolle|revision|begehung|contrôle|inspection|auditoría|inspección|auditoria|inspeção|ispezione|controle|inspectie|kontrol[aę])\p{L}*[^.;]{0,60}?(?<![\p{L}\d,.])(?:0|null|ohne|keine?|zéro|sans|aucune?|cero|sin|ning[uú]n\p{L}*|zero|nessun\p{L}*|sem|nenhum\p{L}*|geen|bez)(?![\p{L}\d,.])|(?<!\p{L})(?:ohne|keine|zéro|sans|sin|sem|geen|bez) (?:Beanstandung|Nachforderung|Mängel|Feststellung|remarque|réserve|observaci|opmerking|uwag)\p{L}*/iu;
/** The foot of a page. */
const FURNITURE = /\bpage \d+ (?:of|\/) \d+\b/iu;
/** A kind of thing, and no number: "two wheeler", "one-way". */
const NO_COUNT = /\b(?:one|two|three|four|five)[- ](?:wheelers?|ways?|piece|sided|handed|fold|storey|door|seaters?)\b/giu;
/** "A six week temp", "one night a week": how long or how often is no measure of a deed. */
const SPAN_IN_WORDS =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:late |early |long )?(?:nights?|days?|weeks?|months?|years?|shifts?|weekends?|evenings?|mornings?|afternoons?|lunchtimes?|hours?|minutes?)\b/iu;
/** Which of its kind is asked for every time: "three points of ID", "two forms of identification". */
const RULE_OF_WORK = /\b(?:one|two|three|four|\d) (?:points?|forms?|pieces|proofs?) of (?:ID|identi\p{L}+|contact)\b/giu;
const HOLDING = /^(?:curate|own|hold|keep|look(?:ed)? after|in charge of|responsible for|work(?:ed)?|was|were)\b/iu;

/**
 * How strong a line of work is, by what a recruiter looks for: what was different afterwards, a record, what was kept, a place before others, a thing
 * held alone, before any figure; 0 for what nobody could check. `isDeed`: whether it tells of something done. Used wherever a strongest line is chosen.
 */
export function strengthOf(text: string, isDeed: boolean, language: string): number {
  const key = `${language} ${String(isDeed)} ${text}`;
  // Whatever may be said of a line asks for it in turn.
  if (last.key !== key) last = { key, strength: weigh(text, isDeed, language) };
  return last.strength;
}

/** Of so many to so many a day the larger is the size of the work; of minutes or metres neither is. */
const rangeIn = (_: string, from: string, to: string): string => (Number.parseFloat(to) > Number.parseFloat(from) && Number.parseFloat(to) >= TEN ? to : ' ');

let last = { key: '', strength: 0 };

function weigh(text: string, isDeed: boolean, language: string): number {
  if (isHollow(text) || FURNITURE.test(text)) return 0;
  // "3 to 5 minutes" is how much it is on one day or another.
  const exact = withoutNames(text).replace(RANGE, rangeIn).replace(NO_COUNT, ' ').replace(RULE_OF_WORK, ' ');
  const figures = measuresIn(exact);
  if ((figures.length === 1 && WEATHER.test(text)) || EARLY.test(text)) return 0;
  const isDone = isDeed || HOLDING.test(text) || language !== 'en';
  const change = worthOfChange(text, figures);
  const signs = language === 'en' ? signsOf(text, change > 0) : NOTHING_AT_AUDIT.test(text) ? WORTH.audit : 0;
  const told = change + (change > 0 ? signs * OF_THE_NEXT : signs);
  // A post and its size ("Fire marshal and keeper of the float (£40)") is no deed.
  if (!isDone && told <= 0) return 0;
  const outcome = language !== 'en' && change === 0 && OUTCOMES.test(text) && carriesNumber(exact) ? WORTH.outcome : 0;
  return told + outcome + (isDone ? WORTH.deed : 0) + worthOfFigures(exact, figures) + (language === 'en' ? weaknessOf(text, told) : 0);
}

function worthOfChange(text: string, figures: readonly string[]): number {
  const isChange = tellsOfChange(text);
  // What has changed is told by its two figures: "23 to 64" more than "four bins to one".
  const isPair = isChange && figures.length > 1 && figures.some((figure) => isTelling(figure) || Number.parseFloat(figure) >= TEN);
  return (isChange ? WORTH.change : 0) + (isPair ? WORTH.pair : 0) + (tellsOfRank(text) ? WORTH.rank : 0);
}

const found = (signs: readonly StrongSign[], text: string): number[] =>
  signs
    .filter(({ says }) => says.test(text))
    .map(({ points }) => points)
    .toSorted((a, b) => Math.abs(b) - Math.abs(a));

/** The best sign of a line, and a part of the others. */
function signsOf(text: string, isChange: boolean): number {
  const [first = 0, ...others] = found(isChange ? STRONG_SIGNS.filter(({ name }) => name !== IN_WORDS) : STRONG_SIGNS, text);
  return first + others.reduce((sum, points) => sum + points, 0) * OF_THE_NEXT * OF_THE_NEXT;
}

/** A change that has been counted as one. */
const IN_WORDS = 'changed in words';

/** What speaks against a line counts in full where nothing came of it, and for little where something did. */
function weaknessOf(text: string, told: number): number {
  const [worst = 0] = found(WEAK_SIGNS, text);
  return told > 0 ? worst * OF_THE_NEXT * OF_THE_NEXT : worst;
}

/** A share, money or thousands tell more than a count; what somebody holds or how long it went on is no deed's measure, and one is no number. */
function worthOfFigures(text: string, figures: readonly string[]): number {
  const counts = figures.filter((figure) => figure !== '1');
  if (counts.length === 0 && SPAN_IN_WORDS.test(text)) return 0;
  if (counts.length === 0) return carriesNumber(text.replace(/·/gu, '')) && figures.length === 0 ? WORTH.figure : 0;
  if (HOLDING.test(text) || counts.every((figure) => isSpanOf(figure, text))) return WORTH.size;
  return counts.some((figure) => isTelling(figure) || /\d[.,]\d{3}|\d{4,}/u.test(figure)) ? WORTH.telling : WORTH.figure;
}

const UNIT_OF_SPAN = String.raw`\s(?:years?|months?|weeks?|days?|hours?|litres?|metres?|miles?|km|kg|years old|m²|square|sq)(?!\p{L})`;
const HAS_UNIT_OF_SPAN = new RegExp(UNIT_OF_SPAN, 'iu');
const isSpanOf = (figure: string, text: string): boolean =>
  HAS_UNIT_OF_SPAN.test(text) && new RegExp(figure.replace(/[$.+*?]/gu, '\\$&') + UNIT_OF_SPAN, 'iu').test(text);
