import { singular } from '../../../english/grammar/agreement.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { changesIn } from '../../../english/changes.ts';
import { COUNT_WORDS, countOf, measuresIn } from '../../../english/measures.ts';
import { TITLE_WORDS } from '../../../lexicon/reading/titles.ts';
import { tellsOfChange, tellsOfRank } from '../../report/wants/answering-lines.ts';

/** A number with the things it counts: "31 managers", "seven social workers". */
export interface CountedThings {
  /** As printed. */
  figure: string;
  value: number;
  things: string;
  /** "a day", "per week": what it is counted by; empty where it is counted once. */
  rate: string;
  arePeople: boolean;
  /** Offset of the figure in the sentence. */
  at: number;
}

/** What one sentence of a line of work claims, and what its bullet tells of it already. */
export interface Claim {
  /** The sentence without the stop at its end. */
  text: string;
  /** The whole bullet. */
  bullet: string;
  /** The bare verb that it opens with; null where it opens with something else. */
  verb: string | null;
  past: boolean;
  counted: readonly CountedThings[];
  /** Things or deeds in a row, without a verb in front; null of any other sentence. */
  list: readonly string[] | null;
  /** The two figures of a change, where both are certain. */
  pair: { from: string; to: string } | null;
  tells: Readonly<Record<'change' | 'rank' | 'time' | 'how' | 'others' | 'compared' | 'outcome', boolean>>;
}

const PEOPLE =
  /^(?:people|staff|children|kids|pupils|students|patients|residents|women|men|guests|customers|clients|colleagues|members|volunteers|users|soldiers|carers|parents|starters|reps|reports|graduates|freshers|juniors|heads|athletes|learners|families|newly qualifieds|casuals|civil servants|owners|tenants|women|mothers)$/iu;
const NUMBER = String.raw`\d[\d,.]*|${COUNT_WORDS}`;
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d£$€₹.,:/-])(?<figure>${NUMBER})\s(?<things>(?:(?!of\b|to\b|a\b|an\b|per\b|and\b|or\b|in\b|on\b|at\b|for\b|from\b|with\b|the\b|out\b)[\p{L}][\p{L}’'-]*\s){0,2}?(?:[\p{L}][\p{L}’'-]*[^su\W\d]s|people|staff|children|women|men|kids))(?![\p{L}])(?<rate>\s(?:an?|per|each|every)\s(?:hour|day|night|shift|week|month|term|season|year)\b)?`,
  'giu',
);
/** What counts time, money or the size of something, and is no thing of its own. */
const NO_THING =
  /(?:^|\s)(?:years?|months?|weeks?|days?|nights?|hours?|minutes?|mins|seconds?|weekends?|seasons?|terms?|quarters?|shifts?|times|points?|percent|metres|meters|litres|miles|tonnes|acres|hectares|degrees|lines|figures|thousands|hundreds|stars|steps|others|this|is|was|has|plus|across|less)$/iu;

/** "servers", "chargers": what ends like a post and is none. */
const MACHINES =
  /^(?:servers|printers|scanners|trackers|containers|routers|chargers|mixers|loaders|trailers|posters|tractors|mowers|boilers|computers|folders|registers|papers|letters|orders|tenders|numbers|covers|dinners|fillers|heaters|coolers|freezers|controllers|monitors|sensors|motors|transformers|breakers|doors|floors|stickers|banners|newsletters|chapters|headers|actuators|conductors|generators|elevators|escalators|inspectors' visits|leads|guards|guides|trackers)$/iu;

/** How long it went on, when, or how often; units of the thing itself ("9 minutes") are no such time. */
const TIME =
  /\b(?:in|over|within|during|for|after|since|last|this|past|by|until|throughout|every|each|per|a)\s(?:about\s|the\s|under\s|just\s|my\s|our\s)*(?:first\s|last\s|past\s)?(?:[\p{L}\d]+\s)?(?:days?|weeks?|weekends?|fortnights?|months?|quarters?|years?|seasons?|terms?|winters?|summers?|shifts?|nights?|hours?)\b|\b(?:19|20)\d\d\b|\b(?:daily|weekly|monthly|yearly|annual(?:ly)?|so far|to date|since)\b/iu;

const HOW =
  /\b(?:by\s(?:\p{L}+ly\s)?\p{L}+ing|because|(?:after|when|once|since|as)\s(?:I|we)\b|after (?:\p{L}+ing|the|an?)\b|through\s\p{L}+ing|following|so that|thanks to|which I|once \p{L}+ (?:started|began|stopped))\b/iu;
const OTHERS =
  /\b(?:together|team of|alongside|colleagues?|we|our|alone|myself|by me|on my own|both of us|with (?:a|an|one|two|three|four|five|six|my|the))\b/iu;
const COMPARED =
  /\b(?:against|target|compared|instead of|versus|vs|best of|norm|standard of|than|the year before|where it was|(?:under|below|above|over|off|less than|more than) (?:the |our |its )?(?:old|last|previous|former|list|market|budget\p{L}*|plan\p{L}*|average|usual)|plan of|quota|highest|lowest|most|national)\b|\d(?:st|nd|rd|th) (?:of|on|in)\b/iu;
const OUTCOME =
  /\b(?:so that|which (?:cut|saved|ended|won|led|made|brought)|resulting|without (?:a|an|any|one)|no (?:complaints?|errors?|accidents?|losses|missed)|never|none|passed|qualified|promoted|still (?:there|here|in|use|on)|returned|came back|won|saved|under budget|ahead of|early|stayed|hired|asked (?:for|to)|now)\b/iu;

/** What a sentence of a bullet claims. */
export function readClaim(sentence: string, bullet: string): Claim {
  const text = sentence.replace(/[\s.;,]+$/u, '');
  const opening = /^(?:(?:In|Since) (?:19|20)\d\d,?\s+)?(?:I\s+(?:also\s+|have\s+)?)?(\p{L}+)(?=\s)/u.exec(text)?.[1]?.toLowerCase() ?? '';
  const first =
    cvVerb(opening) ??
    (isUnknownDeed(opening)
      ? { verb: opening, form: 'past' as const }
      : /^(?:own|look|hold|sort)$/u.test(opening)
        ? { verb: opening, form: 'bare' as const }
        : undefined);
  const list = listIn(text);
  const isBare = first?.form === 'bare';
  const isVerb = first !== undefined && first.form !== 'ing' && first.form !== 'third' && !(isBare && (list !== null || isThingInFront(text, opening)));
  const pairs = changesIn(bullet).filter(({ before, after }) => before !== null && after !== null);
  const [pair] = pairs;
  const others = bullet.length > text.length + 1;
  const isChange = tellsOfChange(bullet) || pairs.length > 0;
  return {
    text,
    bullet,
    verb: isVerb ? first.verb : null,
    past: !isVerb || first.form !== 'bare',
    counted: countedIn(text),
    list: isVerb ? null : list,
    pair:
      spanOf(bullet) ??
      (pair !== undefined && pairs.length === 1 && pair.before !== null && pair.after !== null && pair.before !== pair.after
        ? { from: pair.before.trim(), to: pair.after.trim() }
        : null),
    tells: {
      change: isChange,
      rank: tellsOfRank(bullet) || /#\d{1,2} of \d/u.test(bullet),
      time: TIME.test(bullet),
      how:
        HOW.test(bullet) ||
        (isChange && others && bullet.split(/[.;]\s/u).some((one) => !tellsOfChange(one) && (opensWithDeed(one) || one.split(/\s+/u).length >= TELLING_WORDS))),
      others: OTHERS.test(bullet),
      compared: COMPARED.test(bullet) || isChange || tellsOfRank(bullet),
      outcome: OUTCOME.test(bullet) || isChange || tellsOfRank(bullet),
    },
  };
}

const TIMES = String.raw`(\d[\d.,]*\s(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?))`;
const SPAN = new RegExp(String.raw`(?<!\p{L})from (?:about |around )?${TIMES}\s(?:down\s|up\s)?to (?:about |around |under )?${TIMES}`, 'iu');
/** "From 4 days to 7 hours": without its units it would be told the wrong way round. */
function spanOf(bullet: string): Claim['pair'] {
  const [, from, to] = SPAN.exec(bullet) ?? [];
  return from === undefined || to === undefined ? null : { from, to };
}

/** A sentence of so many words beside a change tells how it came about. */
const TELLING_WORDS = 4;

const opensWithDeed = (text: string): boolean => {
  const opening = (/^(?:I\s+)?(\p{L}+)/u.exec(text.trim())?.[1] ?? '').toLowerCase();
  const verb = cvVerb(opening);
  return verb === undefined ? isUnknownDeed(opening) : verb.form !== 'ing';
};
/** "Evacuated", "groomed": a past that no list has. */
const isUnknownDeed = (opening: string): boolean =>
  /^(?:drew|stood|did|dug|dealt|fed|sent|swept|threw|wove|hung|held|laid|swam|shot)$/u.test(opening) ||
  (/\p{L}{3}ed$/u.test(opening) &&
    !/^(?:qualified|certified|licen[cs]ed|based|dedicated|experienced|motivated|registered|detailed|advanced|mixed|shared|limited|united|unlimited|hundred|need|speed|breed|indeed|bed)$/u.test(
      opening,
    ));

/** "Stock count every month", "Cover supervisor": a noun that looks like a verb. */
const isThingInFront = (text: string, opening: string): boolean =>
  /^(?:snag|stock|waste|cash|till|shift|queue|press|stage)\s\p{L}+[^s\W]\s/iu.test(text) ||
  new RegExp(String.raw`^${opening}\s(?:\p{L}+s?\s)?(?:and|for|of|in|at|on|with|&)\b|^${opening}\s\p{L}+(?:or|er|ist|ant)\b`, 'iu').test(text);

/** The numbers of a sentence with the things that they count. */
export function countedIn(text: string): CountedThings[] {
  return [...text.matchAll(COUNTED)].flatMap((found) => {
    const { figure = '', things = '', rate = '' } = found.groups ?? {};
    const value = countOf(figure.replace(/[,.](?=\d{3}(?!\d))/gu, ''));
    if (NO_THING.test(things) || !Number.isInteger(value) || value < 2 || /^(?:19|20)\d\d$/u.test(figure)) return [];
    const head = things.split(' ').at(-1) ?? '';
    const one = singular(head)?.toLowerCase();
    const arePeople = !MACHINES.test(head) && (PEOPLE.test(head) || PEOPLE.test(things) || (one !== undefined && TITLE_WORDS.has(one)));
    return [{ figure, value, things, rate: rate.trim(), arePeople, at: found.index }];
  });
}

const MOST_WORDS = 5;

/** The items of a sentence that only lists: "Grill, cod, rice, dessert"; null where anything else is said. */
function listIn(text: string): string[] | null {
  const plain = text.replace(/\s*\([^)]*\)/gu, '');
  if (/[:;?!“”"]|\b(?:which|that|who|was|were|is|are|has|had|from|since|until|because)\b|\d\s?%/iu.test(plain)) return null;
  const items = plain.split(/,\s+(?:and\s+)?|\s+(?:and|&)\s+/u);
  const commas = plain.split(/,\s+/u).length;
  return items.length >= 3 &&
    commas >= 2 &&
    items.every(
      (item) =>
        item !== '' &&
        item.split(/\s+/u).length <= MOST_WORDS &&
        !/\d/u.test(item) &&
        !/^(?:in|with|at|by|from|for|half|four|two|three|five|nearly|mostly|about|up to|then|one|no)\b/iu.test(item),
    )
    ? items
    : null;
}

/** A percentage that stands alone: a level, and no change. */
export const levelIn = ({ text, tells }: Claim): number | null => {
  const shares = measuresIn(text).filter((figure) => /%|percent/iu.test(figure));
  const [share] = shares;
  return tells.change || share === undefined || shares.length > 1 ? null : Number.parseFloat(share);
};
