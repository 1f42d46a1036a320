import type { Context } from '../../../context.ts';
import { changesIn } from '../../../english/changes.ts';
import { isYear } from '../../../english/measures.ts';
import { locate } from '../../shared/locate.ts';
import { firstSightings, observedTexts, quoteOf, type ObservedText, type WholeQuote } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';
import { COUNT, countValue, spokenFigure } from './figures.ts';

const ODDITY = { partOf: 7, rate: 4.5, change: 5, hundred: 7 } as const;
const TEN = 10;
const HUNDRED = 100;
/** From here on a rounded share would swallow what is left. */
const NEARLY_ALL = 90;

/** "Trained 5 receptionists, 4 still in dental": what the second number goes on with where it counts some of the first. */
const STILL =
  'still|sold?|sells?|pays?|paid|left|stay(?:ed)?|came|come|used|opened|won|lost|failed|pass(?:ed)?|rejected|accepted|meant|returned|remain(?:ed)?|survived?|promoted|qualified|published|cancelled|canceled|broken|broke|turned up|made it|finished|completed|replied|answered|required|renewed|upheld';
const PART_OF = new RegExp(
  String.raw`(?<![\d.,/£$€#-])(?<!\b(?:[Nn]o\.? ?|[Nn]umber |[Rr]anked ))(?<part>${COUNT})\s+(?:out of|of)\s+(?:the\s+|my\s+|our\s+|its\s+|their\s+|about\s+)?(?<whole>${COUNT})(?![\d%.,]*\d|\s*%|\s*(?:am|pm)\b)(?:\s+(?<things>[\p{Ll}-]{3,24}(?:\s+[\p{Ll}-]{3,24})?))?|(?<![\d.,/£$€-])(?<whole2>${COUNT})\s+(?<things2>[\p{Ll}-]{3,24}(?:\s+[\p{Ll}-]{3,24})?),\s+(?:(?<part2>${COUNT})\s+of\s+(?:whom|which|them)\b|(?:and\s+)?(?<part3>${COUNT})\s+(?=(?:${STILL})\b))`,
  'giu',
);
/** What is "x of y" and no share: scales, dates, parts of a series. */
const NO_SHARE =
  /\b(?:top|ranked|ranking|rank|placed|was|were|page|part|stage|phase|day|week|month|year|chapter|volume|issue|team|score|rating|grade|one|size|class)\s*$/iu;

/** Who was one of few is chosen, and what the others did is not told by the rest. */
const CHOSEN =
  /\b(?:applicants?|candidates?|applications|nominees|competitors|contestants|chosen|selected|picked|awarded|accepted|admitted|finalists?|winners?|nominated|invited|scholarships?|ranked|ranking|position)\b/iu;
/** The share itself is printed behind it, and nobody has to work it out. */
const SHARE_PRINTED = /^[^.;]{0,32}[(=–—-]\s?(?:about |around |approx\w*\.? )?\d+(?:\.\d+)?\s?(?:%|per ?cent)/iu;

function partsOf(context: Context, text: ObservedText): AnySighting[] {
  return [...text.text.matchAll(PART_OF)].flatMap((match): AnySighting[] => {
    const { part = '', whole = '', part2 = '', part3 = '', whole2 = '', things, things2 } = match.groups ?? {};
    const [some, all] = [countValue(part || part2 || part3), countValue(whole || whole2)];
    // Six of ten evenings done: the rest is not missing, it is next.
    if (IN_PROGRESS.test(text.text) || CHOSEN.test(text.text) || SHARE_PRINTED.test(text.text.slice(match.index + match[0].length))) return [];
    // "7 of our 22 questions were never read": a share of what went wrong is nobody's success.
    if (WENT_WRONG.test(text.text.slice(match.index))) return [];
    // “Trained three, two of whom now work days” is a tale; a share is told of what came off.
    if (/\bof (?:whom|which)\b/iu.test(match[0]) && !CAME_OFF.test(text.text.slice(match.index))) return [];
    // "Trained in six weeks, two of whom": nobody is a week.
    if (/^(?:second|minute|hour|day|night|shift|week|month|quarter|season|year)s?\b/iu.test(things2 ?? '')) return [];
    // "One of them" is a pronoun, not a share.
    if (!(some > 0 && all > some && all > 2) || (part2 !== '' && some === 1) || isYear(whole || whole2) || NO_SHARE.test(text.text.slice(0, match.index)))
      return [];
    const quoted = quoteOf(context, text, match.index, match.index + match[0].length);
    const percent = (HUNDRED * some) / all;
    const named = things ?? things2;
    return quoted === null
      ? []
      : [
          {
            kind: 'part-of',
            ...quoted,
            oddity: ODDITY.partOf,
            facts: {
              part: spokenFigure(some),
              whole: spokenFigure(all),
              left: spokenFigure(all - some),
              rest: all - some,
              percent: spokenShare(percent),
              share: percent,
              ...(named === undefined ? {} : { things: named }),
            },
          },
        ];
  });
}

const WENT_WRONG =
  /^[^.;]{0,70}\b(?:never|nobody|not|no longer|missing|missed|lost|late|failed|unread|unused|unpaid|broken|wrong|died|cancel\p{L}*|left us|returned|rejected|overdue)\b/iu;

/** What somebody can be proud of a share of. */
const CAME_OFF =
  /^[^.;]{0,60}\b(?:pass\p{L}*|qualif\p{L}*|stay\p{L}*|return\p{L}*|found|promot\p{L}*|sold|finish\p{L}*|complet\p{L}*|won|kept|held|renew\p{L}*|adopted|graduat\p{L}*|accepted|approved|surviv\p{L}*)\b/iu;

const IN_PROGRESS =
  /\b(?:course|module|unit|exam|paper|night|evening|week|part|level|stage|mod)s? \d+ of\b|\b(?:\d+|one|two|three|four|five|six|seven) (?:out )?of (?:\d+|three|four|five|six|seven|eight|nine|ten|twelve) (?:courses?|modules?|units?|exams?|papers?|parts?|levels?|stages?|credits?)\b|\b(?:courses?|modules?|units?|exams?|papers?) (?:of \d+ )?(?:complete|done|passed|taken)\b|\b(?:modules?|units?|exams?|papers?|courses?) of (?:\d+|three|four|five|six|seven|eight|nine|ten|twelve)\b|\b(?:so far|to go|done|booked|in progress|ongoing|under way|completed to date)\s*[\])]?$/iu;

/** "96.8", "50", "about 33": with a fraction only where the rest is what it is about. */
const spokenShare = (percent: number): string =>
  Number.isInteger(percent) || percent >= NEARLY_ALL || percent < 1 ? spokenFigure(percent) : `about ${spokenFigure(Math.round(percent))}`;

const UNITS = ['minute', 'hour', 'day', 'shift', 'night', 'week', 'month', 'season', 'year'] as const;
type Unit = (typeof UNITS)[number];
const UNIT = UNITS.join('|');
const RATE = new RegExp(
  String.raw`(?<![\d.,/£$€-])(?<count>${COUNT})\+?\s+(?<things>(?:[\p{Ll}'’-]{3,24}\s+){0,2}[\p{Ll}'’-]{3,24})\s+(?:in|over|within|across)\s+(?:the\s+first\s+|a\s+|one\s+|just\s+|under\s+)?(?<span>${COUNT})?\s*(?<unit>${UNIT})s?\b`,
  'giu',
);
const ARE_PEOPLE =
  /(?:students|pupils|children|staff|people|persons|men|women|members|trainees|interns|patients|clients|customers|guests|volunteers|employees|soldiers|participants|residents|adults|(?:teach|manag|work|lead|train|play|officer|engineer|learn|us)ers|ists|ians)$/iu;
/** Only what everybody divides alike: how many hours a shift has, or days a working week, the page does not say. */
const SMALLER: Readonly<Partial<Record<Unit, readonly [Unit, number]>>> = { hour: ['minute', 60] };
const unitNamed = (written: string): Unit => UNITS.find((unit) => unit === written.toLowerCase()) ?? 'week';
const PER = /\b(?:a|per|each|every)\s+(?<unit>minute|hour|day|shift|night|week|month|season|year)\b/iu;
const PER_COUNT = new RegExp(
  String.raw`(?<![\d.,/£$€-])(?<count>${COUNT})\+?\s+(?<things>(?:[\p{Ll}'’-]{3,24}\s+){0,2}[\p{Ll}'’-]{3,24})\s+(?:a|per|each|every)\s+(?<unit>${UNIT})\b`,
  'giu',
);

/** "90 in six weeks" is 15 a week; "2,600 parcels a week" is one every so often. */
function ratesOf(context: Context, text: ObservedText): AnySighting[] {
  const told: AnySighting[] = [];
  for (const match of text.text.matchAll(RATE)) {
    const { count = '', things = '', span = 'one', unit = '' } = match.groups ?? {};
    const [total, length] = [countValue(count), countValue(span)];
    // The same people for three months are no rate: nobody came and went.
    if (!(total > length && length > 0) || isYear(count) || PER.test(match[0]) || ARE_PEOPLE.test(things)) continue;
    const one = unitNamed(unit);
    const each = total / length;
    const [smaller, parts] = length > 1 ? [one, 1] : (SMALLER[one] ?? [one, 0]);
    if (parts > 0) push(match, things, total, `${span === 'one' ? 'one' : span} ${unit}${length > 1 ? 's' : ''}`, each / parts, smaller);
  }
  for (const match of text.text.matchAll(PER_COUNT)) {
    const { count = '', things = '', unit = '' } = match.groups ?? {};
    const divided = SMALLER[unitNamed(unit)];
    if (divided !== undefined) push(match, things, countValue(count), `one ${unit}`, countValue(count) / divided[1], divided[0]);
  }
  return told;

  function push(match: RegExpExecArray, things: string, total: number, span: string, each: number, unit: string): void {
    const isRound = Number.isInteger(each);
    // "3.75 an hour" is nothing that one says.
    const quoted =
      each < LEAST_EACH || total < LEAST_COUNT || (!isRound && each < TEN) ? null : quoteOf(context, text, match.index, match.index + match[0].length);
    if (quoted === null) return;
    told.push({
      kind: 'rate',
      ...quoted,
      oddity: ODDITY.rate,
      facts: { count: spokenFigure(total), things, span, each: isRound ? spokenFigure(each) : `about ${spokenFigure(Math.round(each))}`, unit, pace: each },
    });
  }
}
/** Less than this in the smaller unit, and fewer at all, is no pace worth a division. */
const LEAST_EACH = 5;
const LEAST_COUNT = 6;

/** From months to days is no difference of figures. */
const TIME = /\b(?:second|minute|hour|day|week|month|quarter|year)(?=s?\b)/giu;

/** "From 15 days to 6": the result, and what was saved where both are figures of one unit. */
function changesOf(context: Context, text: ObservedText): AnySighting[] {
  return changesIn(text.text).flatMap((change): AnySighting[] => {
    const { before, after, isBetter } = change;
    if (before === null || after === null || isBetter === false || new Set(change.text.match(TIME)?.map((unit) => unit.toLowerCase())).size > 1) return [];
    const [from, to] = [before, after].map((figure) => countValue(figure.replace(/[^\d.,\p{L}]/gu, '').trim()));
    // "From four pilot carriers to $14M": one is no measure of the other.
    if (signOf(before) !== signOf(after)) return [];
    const quoted = quotedChange(context, text, change.start, change.start + change.text.length);
    if (quoted === null) return [];
    const bothPlain = from !== undefined && to !== undefined && Number.isFinite(from) && Number.isFinite(to) && from > 0 && to > 0;
    const done = bothPlain
      ? {
          saved: spokenFigure(Math.abs(from - to)),
          factor: spokenFigure(Math.max(from, to) / Math.min(from, to)),
          percent: Math.round((HUNDRED * Math.abs(from - to)) / from),
        }
      : {};
    return [
      {
        kind: 'before-after',
        ...quoted,
        oddity: ODDITY.change,
        facts: { from: before, to: after, ...done, ...(change.way === null ? {} : { way: change.way }), ...(isBetter === true ? { better: 1 } : {}) },
      },
    ];
  });
}

const signOf = (figure: string): string => /[%£$€₹]/u.exec(figure)?.[0] ?? '';

/** A change with what changed: "from 88% to 97%" alone is nobody's. From the beginning of its clause where no whole one can be shown. */
function quotedChange(context: Context, text: ObservedText, start: number, end: number): WholeQuote | null {
  const quoted = quoteOf(context, text, start, end);
  if (quoted?.whole !== 'phrase') return quoted;
  const before = text.text.slice(0, start);
  const from = Math.max(0, ...[...before.matchAll(/[.;:]\s+|,\s+(?:and\s+)?|\s+(?:and|which)\s+/gu)].map((joint) => joint.index + joint[0].length));
  const clause = text.text.slice(from, end);
  const place = start - from < LEAST_SUBJECT || clause.length > MOST_OF_CLAUSE ? null : locate(context, clause, text);
  return place === null ? null : { quote: clause, ...place, whole: 'clause' };
}
/** Characters of a verb and its object; the longest quote. */
const LEAST_SUBJECT = 10;
const MOST_OF_CLAUSE = 110;

const MOST_EFFORT = 120;

/** "Increased by 250%" is three and a half times as much; a hundred and ten per cent effort is arithmetic. */
function hundredsOf(context: Context, text: ObservedText): AnySighting[] {
  return [...text.text.matchAll(/(?<![\d.,])(\d{3,4}(?:\.\d)?)\s?%/gu)].slice(0, 1).flatMap((match): AnySighting[] => {
    const percent = Number(match[1]);
    // "From 108% to 96%" is a change, and is told as one.
    const isChange = /\bfrom\s*$/iu.test(text.text.slice(0, match.index)) || /^\s*(?:to\b|→|->|–\s*\d)/iu.test(text.text.slice(match.index + match[0].length));
    // Where both figures stand beside it, nobody has to ask for them.
    const isShown = /\bfrom\s+\S+\s+to\s+\S/iu.test(text.text) || /\d\s*(?:→|->)\s*\d/u.test(text.text);
    // "Brings 110% every day" is no figure.
    const isEffort =
      percent <= MOST_EFFORT && /\b(?:giv\w+|gave|brings?|bringing|put\w*|effort|commit\w*|every ?day|always|energy|dedicat\w*)\b/iu.test(text.text);
    if (!(percent > HUNDRED) || isChange || isShown || isEffort) return [];
    const ofWhat = /^\s+(?:of|against|to)\s+(?:[\p{L}\d'’]+\s+){0,3}(?:targets?|quotas?|goals?|plan|budget)\b/iu.test(
      text.text.slice(match.index + match[0].length),
    );
    const grew =
      /\b(?:increas|grew|grow|up|rais|rose|boost|more|higher|improv|expand)\w*\b[^.;]{0,60}$/iu.test(text.text.slice(0, match.index)) &&
      /\bby\s*$/iu.test(text.text.slice(0, match.index));
    const quoted = quoteOf(context, text, match.index, match.index + match[0].length);
    const times = percent / HUNDRED + (grew ? 1 : 0);
    return quoted === null
      ? []
      : [
          {
            kind: 'over-hundred',
            ...quoted,
            oddity: ODDITY.hundred,
            facts: {
              percent,
              times: spokenFigure(times),
              over: spokenFigure(percent - HUNDRED),
              ...(grew ? { grew: 1 } : {}),
              ...(ofWhat ? { target: 1 } : {}),
            },
          },
        ];
  });
}

/** Sums that the CV leaves to its reader. */
export function observeNumbersDone(context: Context): AnySighting[] {
  const texts = observedTexts(context).filter(({ place }) => place !== 'skills');
  return [partsOf, ratesOf, changesOf, hundredsOf].flatMap((sums) => firstSightings(texts, (text) => sums(context, text)));
}
