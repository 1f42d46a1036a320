import { DURATIONS, FALLING, FEWER_IS_BETTER, LOWERING, MENDING, MORE_IS_BETTER, MOVING, RAISING, RISING } from '../lexicon/claims/changes.ts';
import { NUMBER_VALUES } from '../lexicon/words/numbers.ts';
import { isYear } from './measures.ts';

type Way = 'up' | 'down' | null;

/** "From 9 days to 2", "by 30 % to 12": what a text says became more or less. */
export interface Change {
  /** As written, from "from", "to" or "by" on. */
  text: string;
  /** Offset of `text`. */
  start: number;
  /** Figure before the change; null where only its size or its result is told. */
  before: string | null;
  /** Figure after it: the result, which alone may be praised. */
  after: string | null;
  /** Size of the change. */
  by: string | null;
  way: Way;
  /** Whether the new figure is the better one; null where neither the verb nor what is counted says so. */
  isBetter: boolean | null;
}

const FIGURE = String.raw`(?:[$€£₹]\s?|R(?=\d)|Rs\.?\s?)?(?:\d+(?:[.,]\d+)*(?:\s?(?:%|percent\b|per cent\b|prozent\b|thousand\b|million\b|billion\b|(?:bn|mn|k|m|x)\b))?|(?:${[...NUMBER_VALUES.keys()].join('|')})\b)`;
const ABOUT = String.raw`(?:(?:about|around|over|under|nearly|almost|roughly|some|just|only|below|above|less than|more than)\s)?`;
const UNIT = String.raw`((?:\s(?!to\b|from\b)(?:an?\b|[\p{L}-]{2,20})){0,3}?)`;
/** "From A to B", "to B from A", "by C to B", "by C", the arrow. Each part is bounded: no text makes them run long. */
const CHANGE = new RegExp(
  [
    String.raw`\bfrom\s${ABOUT}(?<a1>${FIGURE})(?<u1>${UNIT})\s(?:down\s|up\s)?to\s${ABOUT}(?<b1>${FIGURE})(?<v1>(?:\s[\p{L}-]{2,20})?)`,
    String.raw`\bto\s${ABOUT}(?<b2>${FIGURE})(?<u2>${UNIT})\s(?:down\s|up\s)?from\s${ABOUT}(?<a2>${FIGURE})(?<v2>(?:\s[\p{L}-]{2,20})?)`,
    String.raw`\bby\s${ABOUT}(?<c3>${FIGURE})(?<u3>(?:\s(?!to\b)[\p{L}-]{2,20})?)(?:,?\sto\s${ABOUT}(?<b3>${FIGURE}))?`,
    String.raw`(?<![\p{L}\d])(?<a4>${FIGURE})\s?(?:→|->)\s?(?<b4>${FIGURE})(?<v4>(?:\s[\p{L}-]{2,20})?)`,
  ].join('|'),
  'giu',
);

/** Words before a change that may say what it is a change of. */
const REACH = 90;
/** What spans from one figure to another and changes nothing. */
const RANGE = /\b(?:rang(?:e|ed|es|ing)|ages?|aged|anywhere|anything)\s*$/iu;
const CLAUSE_END = /[.;:!?]\s|,\s(?:and|but|which|while)\s/u;
const word = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?![\p{L}-])`, 'iu');
const PATTERNS = {
  lowering: word(LOWERING),
  raising: word(RAISING),
  mending: word(MENDING),
  falling: word(FALLING),
  rising: word(RISING),
  moving: word(MOVING),
  fewer: word(FEWER_IS_BETTER),
  more: word(MORE_IS_BETTER),
  duration: word(DURATIONS),
} as const;

/**
 * The changes a text tells, in its order. A range ("children from 5 to 11", "2019 to 2021", "open from 9 to 5") is none: a
 * change needs a verb of change, a thing that is better more or less, or a duration that shrinks.
 */
export function changesIn(text: string): Change[] {
  return [...text.matchAll(CHANGE)].flatMap((found): Change[] => {
    const { a1, a2, a4, b1, b2, b3, b4, c3, u1, u2, u3, v1, v2, v4 } = found.groups ?? {};
    const before = a1 ?? a2 ?? a4 ?? null;
    const after = b1 ?? b2 ?? b3 ?? b4 ?? null;
    const by = c3 ?? null;
    if ([before, after, by].some((figure) => figure !== null && isYear(figure))) return [];
    const clause =
      text
        .slice(Math.max(0, found.index - REACH), found.index)
        .split(CLAUSE_END)
        .at(-1) ?? '';
    if (RANGE.test(clause)) return [];
    const unit = [u1, u2, u3, v1, v2, v4].filter((part) => part !== undefined).join(' ');
    const hints = hintsOf(clause, unit);
    const figures = wayOf(inSeconds(before, u1 ?? ''), inSeconds(after, v1 ?? ''), before, after);
    const way = figures ?? hints.way;
    const shrinks = way === 'down' && PATTERNS.duration.test(unit);
    if (!hints.isChange && hints.good === null && !shrinks && a4 === undefined) return [];
    // A verb that aims the other way is the verb of something else.
    const isOthers = figures !== null && hints.aimed !== null && hints.aimed !== figures;
    const good = isOthers ? null : (hints.good ?? (hints.isMending ? way : shrinks ? 'down' : null));
    const written = found[0].slice(0, found[0].length - (v1 ?? v2 ?? v4 ?? (b3 === undefined ? u3 : '') ?? '').length);
    return [{ text: written, start: found.index, before, after, by, way, isBetter: betterOf(way, good, hints.isMending) }];
  });
}

/** "Improved conversion by 25%" is better whichever way that is. */
function betterOf(way: Way, good: Way, isMending: boolean): boolean | null {
  if (way === null) return isMending ? true : null;
  return good === null ? null : way === good;
}

interface Hints {
  /** Which way is good: what the verb aims at, or what is counted. Null where neither says so, or they disagree. */
  good: Way;
  /** What the verb aims at. */
  aimed: Way;
  /** Which way the verb says it went. */
  way: Way;
  isMending: boolean;
  /** Whether a verb tells of a change at all. */
  isChange: boolean;
}

function hintsOf(clause: string, unit: string): Hints {
  const says = (name: keyof typeof PATTERNS): boolean => PATTERNS[name].test(clause);
  const [lowers, raises] = [says('lowering'), says('raising')];
  const aimed = lowers === raises ? null : lowers ? 'down' : 'up';
  const counted = `${clause} ${unit}`;
  const [fewer, more] = [PATTERNS.fewer.test(counted), PATTERNS.more.test(counted)];
  const wanted = fewer === more ? null : fewer ? 'down' : 'up';
  const [falls, rises] = [says('falling') || /\bdown\s*$/iu.test(clause), says('rising') || /\bup\s*$/iu.test(clause)];
  return {
    aimed,
    good: aimed !== null && wanted !== null && aimed !== wanted ? null : (aimed ?? wanted),
    way: aimed ?? (falls === rises ? null : falls ? 'down' : 'up'),
    isMending: says('mending'),
    isChange: lowers || raises || falls || rises || says('mending') || says('moving'),
  };
}

/** Seconds of "4 days"; null where the figure has no unit of time. */
function inSeconds(figure: string | null, unit: string): number | null {
  const length = SECONDS[/^\s*(second|minute|hour|day|week|month|year)s?\b/iu.exec(unit)?.[1]?.toLowerCase() ?? ''];
  return figure === null || length === undefined ? null : sizeOf(figure) * length;
}
const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800, month: 2_592_000, year: 31_536_000 };

function wayOf(oldTime: number | null, newTime: number | null, before: string | null, after: string | null): Way {
  if (before === null || after === null) return null;
  const [old, fresh] = oldTime !== null && newTime !== null ? [oldTime, newTime] : [sizeOf(before), sizeOf(after)];
  if (Number.isNaN(old) || Number.isNaN(fresh) || old === fresh) return null;
  return fresh > old ? 'up' : 'down';
}

const MAGNITUDES: readonly (readonly [RegExp, number])[] = [
  [/(?:bn|billion)$/iu, 1e9],
  [/(?:mn|m|million)$/iu, 1e6],
  [/(?:k|thousand)$/iu, 1e3],
];

/** The value of a figure as written: "£1.2m", "40,000", "nine". A comma before three digits groups, another one is a decimal sign. */
function sizeOf(figure: string): number {
  const bare = figure.replace(/^[$€£₹]\s?/u, '').trim();
  const [digits] = /^\d[\d.,]*/u.exec(bare) ?? [];
  if (digits === undefined) return NUMBER_VALUES.get(bare.toLowerCase()) ?? NaN;
  const [, factor] = MAGNITUDES.find(([pattern]) => pattern.test(bare)) ?? [null, 1];
  return Number(digits.replace(/[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.')) * factor;
}
