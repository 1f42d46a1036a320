import { countValue, spokenFigure } from '../numbers/figures.ts';
import { isYear } from '../../../english/measures.ts';
import { ENDS, NUMBER, STOPS, type Groups, type OddSort } from './odd-sort.ts';

/** Fewer than this many short, or a tenth: the two numbers nearly cancel each other. */
const NEARLY = 3;
const A_TENTH = 0.1;
/** Of so few people each is somebody. */
const A_HANDFUL = 6;
const CAME_OFF = /\b(?:pass\p{L}*|qualif\p{L}*|finish\p{L}*|graduat\p{L}*|found|back|return\p{L}*|recovered)\b/iu;
/** Up to this share of the whole it is few of them. */
const FEW = 0.4;

/** What goes on from a second number that counts some of the first. */
const SOME_OF =
  'of (?:which|whom|them|those)\\b|(?:were|was|are|is|have|had|still|now|back|found|returned|recovered|signed|sold|won|lost|left|kept|came|come|paid|pay|stayed|stay|qualified|passed|finish(?:ed)?|finishes|opened|used|read|replied|survived|attended|recommended|framed|broken|stolen|married|about|by|on|in|at|from|for|with|without|to|under|over|peacefully|politely|kindly|quietly|willingly|twice)\\b';

/** "412 loans lost, 409 found since", "38 viewers a day, 6 of them on purpose", "Cited 38 times, 9 by us". */
const TWO_OF_A_KIND = new RegExp(
  String.raw`(?<![\d.,/£$€#-])(?<all>${NUMBER}) (?<things>\p{Ll}[\p{L}'’-]+(?: (?!and |or |but )\p{Ll}[\p{L}'’-]+){0,2})(?<between>[^.;\d]{0,40}?)[,;(] ?(?:and |but |with )?(?<it>(?<some>${NUMBER}) (?:(?<again>\k<things>)|(?<rest>(?:${SOME_OF})[^.;()]{0,60}?)))${STOPS}`,
  'iu',
);
/** "Found 3 wedding rings in the pits, returned 2", "Bought 9 whisks, 2 left". */
const VERB_FIRST = new RegExp(
  String.raw`(?<![\d.,/£$€#-])(?<all>${NUMBER}) (?<things>\p{Ll}[\p{L}'’-]+(?: \p{Ll}[\p{L}'’-]+)?)(?<between>[^.;\d]{0,40}?)[,;] (?:and |but )?(?<it>(?<rest>(?:returned|found|kept|lost|sold|won|buried|framed|caught|missed|ate|broke|mended|rescued|recovered|identified|paid|got back|gave back|finished|opened) (?<some>${NUMBER})(?: of (?:them|these))?))${STOPS}`,
  'iu',
);
/** Where a part says nothing of the rest. */
const NO_PART =
  /\b(?:per|a) (?:day|week|month|year|shift|hour)|\b(?:years?|months?|weeks?|days?|hours?|minutes?|percent|miles?|km|metres?|litres?|kilos?|euros?|pounds?|staff|storeys?|beds?|applicants?|candidates?)$/iu;
const PEOPLE =
  /\b(?:people|persons|lads?|students?|trainees?|apprentices?|learners?|pupils?|children|staff|colleagues?|assistants?|juniors?|interns?|nurses?|graduates?|starters?|hires?|volunteers?|members|players|patients?|guests?|customers?|clients?|viewers?|readers?|couples?|\p{L}+(?:ees|ists|ants))$/iu;

/** The things that a number counts: "volumes" of "volumes for"; none where no noun follows it. */
const nounOf = (words: string): string =>
  (
    words.split(
      / ?\b(?:in|on|for|at|of|since|the|so|over|to|by|with|from|under|last|this|each|every|that|who|which|out|lost|sold|sell|left|work|go|came|come|times?)\b/iu,
    )[0] ?? ''
  ).trim();

function partOfAll(groups: Groups): Readonly<Record<string, string | number>> | null {
  const { all = '', some = '', between = '', again, rest = '' } = groups;
  const things = nounOf(groups['things'] ?? '');
  const [whole, part] = [countValue(all), countValue(some)];
  if (isYear(all) || isYear(some) || NO_PART.test(groups['things'] ?? '') || NO_PART.test(things) || /\b(?:am|pm|per cent)\b|%/iu.test(`${between}${rest}`))
    return null;
  if (!(part >= 1 && whole >= 3 && part < whole) || (again === undefined && rest === '')) return null;
  const left = whole - part;
  const share = part / whole;
  // Who now works days is no share of a result.
  if (PEOPLE.test(things) && whole <= A_HANDFUL && again === undefined && !CAME_OFF.test(rest)) return { name: 'what-became' };
  const name = left <= Math.max(NEARLY, whole * A_TENTH) && share > FEW ? 'nearly-all' : share <= FEW ? 'few-of-them' : 'some-of-them';
  return {
    name,
    all: spokenFigure(whole),
    some: spokenFigure(part),
    left: left,
    part,
    things: things === '' ? 'of them' : things,
    ...(things === '' ? {} : { named: 1 }),
    ...(PEOPLE.test(things) ? { people: 1 } : {}),
    ...(rest === '' ? {} : { rest: rest.replace(/^of (?:which|whom|them|those) /iu, '').trim() }),
  };
}

/** "Sold 114 bells, rang 114 bells", "41 starts, 41 finishes": the same number, and not the same thing. */
const LEVEL = new RegExp(
  String.raw`(?<![\d.,/£$€#-])(?<it>(?<all>\d{1,3}(?:,\d{3})+|\d+) (?<one>\p{Ll}[\p{L}'’-]+(?: \p{Ll}[\p{L}'’-]+)?)[,;] (?:and )?(?<does>\p{Ll}+ )?\k<all> (?<other>\p{Ll}[\p{L}'’-]+(?: \p{Ll}[\p{L}'’-]+){0,3}))${STOPS}`,
  'iu',
);

/** "berth allocation for 28 lorries in a hold for 27", "14 penguins, 15 on paper". */
const OVER = new RegExp(
  String.raw`(?<![\d.,/£$€#-])(?<it>(?<all>\d+) (?<things>\p{Ll}[\p{L}'’-]+)(?:,| in (?:a|the|one) (?:\p{Ll}+ ){1,2}(?:for|of)) (?<some>\d+)(?: (?<rest>on paper|officially|on the list|in the records))?)${STOPS}`,
  'iu',
);

function beside(groups: Groups): Readonly<Record<string, string | number>> | null {
  const { all = '', some = '', things = '' } = groups;
  const [one, other] = [Number(all), Number(some)];
  const apart = Math.abs(one - other);
  return apart === 0 || apart > NEARLY || one < 2 || NO_PART.test(things) ? null : { all, some, left: apart, things };
}

/** Words that "one" counts on every other CV. */
const USUAL_ONE =
  /\b(?:one|1|an?|a single|only one) (?:\p{Ll}+ ){0,2}(?:of|day|week|weekend|month|year|hour|minute|night|shift|time|term|team|set|call|micro|manager|supervisor|site|office|location|company|client|language|country|region|assistant|apprentice|intern|trainee|person|colleague|page|branch|store|shop|depot|warehouse|school|hospital|ward|clinic|hotel|restaurant|department|floor|room|employee|lead|leader|deputy|member|senior|junior|nurse|teacher|chef|cook|driver|operator|technician|engineer|administrator|receptionist|coordinator|other|another|range|variety|number|few|half|lot|result|part|full|single|small|large|new|total|weekly|daily|monthly|annual|budget|review|report|project|system|platform|tool|focus|deadline|standard|deputy|year-?\p{L}*|\p{L}+-(?:day|week|month|year|hour)|(?:\p{Ll}+(?:er|or|ist|ant|tion|ment|ing|ity|ance|ship)))\b/iu;
/** "600 assignments in courts, clinics and one submarine", "6 umbrellas, 2 prams and a wedding cake", "43 chorales for a brass choir with one tuba". */
const AMONG = new RegExp(
  String.raw`(?<![\d.,/£$€#-])(?<many>${NUMBER}) (?<things>\p{Ll}[\p{L}'’-]+(?: (?!and |or |with )\p{Ll}[\p{L}'’-]+)?)(?<between>[^.;:()]{0,60}?)(?:,| and| with| plus|, and|;| then)(?: only| just| exactly| on \p{Lu}\p{L}+s?,)? (?<it>(?:one|1|an?|a single) (?<single>(?!of\b|time\b|time\b)\p{Ll}[\p{L}'’-]+(?: (?!(?:and|or|to|for|from|as|that|which|who|per|each|every|in|on|at|off|with)\b)[\p{Ll}'’-]+){0,3})(?: (?:from|in|on|at|off|under|behind) [\p{L}'’ ]{3,26})?)${ENDS}`,
  'u',
);
const AMONG_GERMAN =
  /(?<![\d.,])(?<many>\d[\d.]*) (?<things>\p{Lu}[\p{L}-]{3,})(?<between>[^.;:()]{0,50}?)(?: mit(?: nur)?| und|,)(?: nur)? (?<it>(?:nur )?ein(?:e|en|em|er)? (?<single>\p{Lu}[\p{L}-]{3,}))(?=[.;,)]|$)/u;

function amongMany(groups: Groups): Readonly<Record<string, string | number>> | null {
  const { many = '', it = '', single = '', between = '' } = groups;
  const things = nounOf(groups['things'] ?? '');
  const count = countValue(many);
  if (
    count < 3 ||
    isYear(many) ||
    USUAL_ONE.test(it) ||
    /\b(?:per|each|every|months?|years?|weeks?|days?|hours?|minutes?)\b/iu.test(`${groups['things'] ?? ''} ${between}`)
  )
    return null;
  // "A week", "an advert": what is no thing one could point to is counted by nobody.
  if (/(?:ing|tion|ment|ity|ness|ance|ence|ly|ed)$/u.test(single)) return null;
  return { many: spokenFigure(count), single, count, ...(things === '' ? { things: 'things' } : { things, named: 1 }) };
}

/** "six bells and four ringers": more of what is to be served than of those who serve it. */
const SHORT_HANDED = new RegExp(
  String.raw`(?<![\d.,/£$€#-])(?<it>(?<all>${NUMBER}) (?<one>\p{Ll}{3,}s),? (?:and|but|for) (?:only |just )?(?<some>${NUMBER}) (?<other>ringers|players|singers|hands|chairs|seats|beds|keys|drivers|riders|rowers|horses|readers|dancers|desks|plugs|sockets|umbrellas|helmets|paddles|saddles|spoons|cups|mugs))${STOPS}`,
  'iu',
);

/** "under $4 unexplained a month", "out by $12.40 in 7 years", "2.40 € difference": the smallest sums have the longest memory. */
const SMALL_SUM = new RegExp(
  String.raw`(?<it>(?:under|out by|off by|short by|within|down|never more than|averaged under|to the|difference of|profit of|loss of) (?<sum>[£$€]\d{1,2}(?:\.\d\d)?|a (?:penny|cent)|penny)(?![\d,])(?: [\p{L}\d ]{2,36}?)?)(?=[.;:)]|$|,(?!\d)| on )`,
  'iu',
);

/** "CP2 twice, for sentimental reasons", "Took a cow off a roof. Twice": how often, at the end. */
const TIMES = new RegExp(
  String.raw`(?<what>[\p{L}\d'’ -]{4,50}?)[ ,(.]+(?<it>(?:only |actually |at least )?(?<often>once|twice|three times|four times)(?<tail>(?:, | (?=by |with |in |for |to |as |at |under |on |from ))(?!in a |per )[\p{L}'’ ,-]{3,40})?)\)?(?=[.;)]|$)`,
  'iu',
);
const OFTEN_USUAL =
  /\b(?:at once|once (?:a|an|per|every|each|complete\w*|approved|the|all|signed)|twice (?:a|per|daily|weekly|yearly|monthly|annually)|(?:daily|weekly|monthly|yearly))\b/iu;

/** "480 im Jahr, davon 3 auf Schiffen": the same in the languages of our readers. */
const OF_WHICH =
  /(?<![\d.,/£$€#-])(?<all>\d{1,3}(?:[.,]\d{3})+|\d+)(?<between>[^.;\d]{2,50}?),? (?:davon|waarvan|dont|w tym|de (?:los|las) que|d[oa]s quais|di cui) (?:alle )?(?<it>(?<some>\d+) [^.;()]{3,50}?)(?=[.;)]|$)/iu;

function ofWhich({ all = '', some = '' }: Groups): Readonly<Record<string, string | number>> | null {
  const [whole, part] = [Number(all.replace(/[.,]/gu, '')), Number(some)];
  if (isYear(all) || !(part >= 1 && whole >= 3 && part < whole)) return null;
  const share = part / whole;
  return {
    name: whole - part <= Math.max(NEARLY, whole * A_TENTH) && share > FEW ? 'nearly-all' : share <= FEW ? 'few-of-them' : 'some-of-them',
    all: spokenFigure(whole),
    some: spokenFigure(part),
    left: whole - part,
    part,
    things: 'of them',
  };
}

/** Clauses that two numbers tell. */
export const SORTS_OF_NUMBERS: readonly OddSort[] = [
  { name: 'two-of-a-kind', says: TWO_OF_A_KIND, oddity: 8.8, read: partOfAll },
  { name: 'two-of-a-kind', says: VERB_FIRST, oddity: 8.8, read: partOfAll },
  { name: 'two-of-a-kind', says: OF_WHICH, oddity: 8.6, anyLanguage: true, read: ofWhich },
  {
    name: 'level',
    says: LEVEL,
    oddity: 8.2,
    read: ({ all = '', one = '', other = '' }) => (Number(all.replaceAll(',', '')) < 3 || isYear(all) || NO_PART.test(one) ? null : { all, one, other }),
  },
  { name: 'over', says: OVER, oddity: 8.4, read: beside },
  {
    name: 'short-handed',
    says: SHORT_HANDED,
    oddity: 8.6,
    read: ({ all = '', some = '', one = '', other = '' }) => {
      const short = countValue(all) - countValue(some);
      return short < 1 || short > A_HANDFUL || NO_PART.test(one) ? null : { all, some, one, other, left: short };
    },
  },
  { name: 'among-many', says: AMONG, oddity: 8.4, read: amongMany },
  { name: 'among-many', says: AMONG_GERMAN, oddity: 8.4, anyLanguage: true, read: amongMany },
  { name: 'small-sum', says: SMALL_SUM, oddity: 7.6 },
  {
    name: 'times',
    says: TIMES,
    oddity: 7.4,
    not: OFTEN_USUAL,
    read: ({ often = '' }) => ({ often: often.toLowerCase() }),
  },
];
