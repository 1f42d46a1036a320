import { COUNTED_THINGS, DATE_STEMS, MEASURING_WORDS, NUMBER_VALUES, NUMBER_WORDS, NUMBERED_NAMES, TIME_WORDS } from '../lexicon/words/numbers.ts';

/** A figure with what belongs to it: currency before, share, magnitude or currency behind. */
const FIGURE =
  /(?:[$€£₹]\s?|(?:USD|EUR|GBP|CHF|INR)\s)?\d+(?:[.,'’]\d+)*\s?(?:\+\s?)?(?:%|MM\b|percent\b|per cent\b|prozent\b|[kKmMbB](?:n|io)?\b\+?|bn\b|million\b|billion\b|thousand\b|lakhs?\b|crores?\b|x\b|[$€£])?\+?/giu;
const MARKED = /[%$€£₹+xkmbn]|percent|per cent|prozent|illion|thousand|lakh|crore|usd|eur|gbp|chf|inr/iu;
const IN_WORDS = new RegExp(String.raw`\b(?:${MEASURING_WORDS})(?![\p{L}])`, 'iu');
const NAMED = new RegExp(String.raw`(?:\b(?:${NUMBERED_NAMES}))[\s.:-]*$`, 'iu');
const DATED = new RegExp(String.raw`\b(?:${DATE_STEMS})\p{Ll}*\.?,?\s*$`, 'iu');
/** "Years 7 to 11", "year 9", "Key Stage 2": who is taught, and no count. */
const YEAR_GROUP =
  /(?<!\p{L})(?:years?|key stages?|KS|grades)\s?\d{1,2}(?:\s?(?:to|and|&|[-–/])\s?(?:years?\s)?\d{1,2})?(?![\d.,%]?\d|\s?%|\s?\p{L}+s\s(?:an?|per)\b)(?=[\s.,;:)]|$)/giu;
/** "11 pm", "7.30 am": when, and not how much. */
const CLOCK =
  /(?<![\d.,£$€])\d{1,2}(?:[.:]\d\d)?(?=(?:\s?(?:to|-|–|until|till)\s?\d{1,2}(?:[.:]\d\d)?)?\s?[ap]\.?m\b)|(?<=\b(?:until|till|before|after|at|by)\s)\d{1,2}[.:]\d\d(?![\d%.,])/giu;
/** A machine or a rule by its number: "(CAT 966)". Money has its code in front, too. */
const TYPE_NAME = /\b(?!(?:ZAR|KES|NGN|PLN|AUD|NZD|CAD|SEK|NOK|DKK|AED|SGD|USD|EUR|GBP|CHF|INR)\b)\p{Lu}{2,6}\s$/u;

/** A text whose year groups and times of day carry no figures; as long as before. */
export const withoutNames = (text: string): string =>
  [YEAR_GROUP, CLOCK].reduce((rest, pattern) => rest.replace(pattern, (named) => named.replace(/\d/gu, '·')), text);

const COUNTING = new RegExp(String.raw`(?<![\p{L}\d])\p{Lu}?\d+\s?(?:${COUNTED_THINGS})(?!\p{L})`, 'iu');

/** Characters looked at on either side of a figure to see what it belongs to. */
const BEFORE = 24;
const BEHIND = 14;

/**
 * The figures of a text that measure something, as written ("30%", "$1.2M", "12"): percentages, money, counts, sizes. Years,
 * dates, times of day, versions, phone-like strings and digits inside names ("S3", "ISO 9001", "Windows 10", "B2B", "3D") are none.
 */
export function measuresIn(text: string): string[] {
  const found: string[] = [];
  for (const match of withoutNames(text).matchAll(FIGURE)) {
    const written = match[0].trim();
    const before = text.slice(Math.max(0, match.index - BEFORE), match.index);
    const after = text.slice(match.index + match[0].trimEnd().length, match.index + match[0].length + BEHIND);
    if (isMeasure(written, before, after)) found.push(written);
  }
  return found;
}

function isMeasure(written: string, before: string, after: string): boolean {
  // "ICD-10" is a book.
  if (/[\p{L}_/.:#]$|\p{Lu}{2,}-$/u.test(before)) return false;
  if (MARKED.test(written)) return true;
  if (/^[\p{L}_]/u.test(after) || /^[/:]\d/u.test(after) || /^(?:st|nd|rd|th|\s?[ap]\.?m)\b/iu.test(after)) return false;
  if (isYear(written) || DATED.test(before) || NAMED.test(before)) return false;
  if (
    /^\s?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/iu.test(
      after,
    )
  )
    return false;
  if (/^\d{3,4}$/u.test(written) && TYPE_NAME.test(before) && /^(?:\s?[),;]|\.?$)/u.test(after)) return false;
  // "Job Coaching 101", "Pier 39": the number belongs to the name before it, unless that word opens the statement.
  if (/[\p{L}\d,;]\s+\p{Lu}\p{Ll}+\s$/u.test(before)) return false;
  return !/^\d{7,}$/u.test(written) && !/^0\d/u.test(written) && !/^\d+\.\d+\.\d+/u.test(written);
}

/** Whether a statement measures anything, in figures or in words ("doubled", "three"). */
export function isMeasured(text: string): boolean {
  return measuresIn(text).length > 0 || IN_WORDS.test(text) || COUNTING.test(text);
}

const TELLING = /[%$€£₹+]|percent|million|billion|[kKmM]$|x$/u;

/** Whether a figure tells more than a count: a share, money, a multiple, a size in thousands. */
export const isTelling = (figure: string): boolean => TELLING.test(figure);

/** Every number of a text as digits; a grouped one ("40,000", "40 000") also as "40000". "3.5" stays one. */
export function numbersIn(text: string): string[] {
  return [...text.matchAll(/(?<!\d)\d{1,3}(?:[.,’' ]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/gu)].flatMap(([found]) => {
    const plain = found.replace(/[.,’' ](?=\d{3}(?!\d))/gu, '');
    return plain === found ? [found] : [found, plain];
  });
}

/** The figures of percentages, without their sign: "12.5" of "12.5 per cent". */
export function percentsIn(text: string): string[] {
  return [...text.matchAll(/(\d+(?:[.,]\d+)?)\s*(?:%|per ?cent)/giu)].flatMap(([, figure]) => (figure === undefined ? [] : [figure]));
}

/** Money and magnitudes: "$2M", "2 million", "£ 9,000", "3x", with spaces and signs made one, so that the same amount is the same text. */
export function amountsIn(text: string): string[] {
  const found = text.matchAll(
    /(?:[$€£₹]\s?\d[\d.,]*(?:\s?(?:k|m|mn|bn|b|thousand|million|billion)\b)?|\d[\d.,]*\s?(?:[$€£₹]|(?:k|m|mn|bn|thousand|million|billion|x)\b))/giu,
  );
  return [...found].map(([amount]) => amount.toLowerCase().replace(/\s+/gu, '').replace(/[.,]$/u, ''));
}

/** Whether a number is a year of somebody's life. */
export const isYear = (number: string): boolean => /^(?:19|20)\d\d$/u.test(number);

/** The years a text names, in its order. */
export const yearsNamed = (text: string): number[] => (text.match(/\b(?:19|20)\d\d\b/gu) ?? []).map(Number);

/** One to twenty in words, for a pattern: what `countOf` reads. */
export const COUNT_WORDS = NUMBER_WORDS.slice(1).join('|');

/** The value of a count as written, in digits or in a word of `COUNT_WORDS`; NaN for anything else. */
export function countOf(written: string): number {
  const word = NUMBER_WORDS.indexOf(written.toLowerCase());
  return word >= 0 ? word : Number(written);
}

/** What a lower-case word counts ("nine" 9, "dozens" 12); undefined for a word that counts nothing, and for "one", a pronoun more often than a number. */
export const valueOfWord = (word: string): number | undefined => (word === 'one' ? undefined : NUMBER_VALUES.get(word));

const TIMED = new RegExp(String.raw`\b(?:${TIME_WORDS}|(?:19|20)\d\d)\b`, 'iu');

/** Whether a text says how long, how often or when. */
export const tellsTime = (text: string): boolean => TIMED.test(text);
