import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isKnownWord } from './known-words.ts';

/** What the page shows of two pieces of text, one right below the other. */
export interface Setting {
  /** The upper piece reaches the right edge of its column: nothing more would have fitted behind it. */
  full: boolean;
  /** Nothing stands before the upper piece but its label ("E-mail:"). */
  alone: boolean;
  /** Nothing follows the lower piece on its line but a remark in brackets or a sign. */
  last: boolean;
}

/** Ends of e-mail addresses that another, longer end begins with or that are longer than a country's two letters. */
const LONG_ENDS =
  'com org net edu gov mil int info biz name pro dev app tech online site email mail cloud company agency studio design digital media jobs blog shop store live life world work works xyz top team systems solutions consulting engineering london berlin wien paris nyc academy education university school health care expert group network international global foundation photography photo space website today zone art tools page tel travel mobi museum coop aero asia cat eus gal hamburg koeln cologne bayern ruhr saarland tirol swiss scot wales irish quebec amsterdam brussels vlaanderen gent barcelona madrid istanbul'.split(
    ' ',
  );
const END = new RegExp(String.raw`\.(?:[a-z]{2}|${LONG_ENDS.join('|')})$`, 'iu');
const LOCAL = String.raw`[\p{L}\p{N}_][\p{L}\p{N}._%+-]{0,63}`;
const HOST = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,5}\p{L}{2,24}`;
const WHOLE = new RegExp(`^${LOCAL}@${HOST}$`, 'u');
/** Words that stand before an address and are no part of it. */
const LABEL = /^(?:e-?mail|mail|e|address|contact|kontakt|email-?address|courriel|correo|tel|phone|mobile|web|website|at|or|and)$/iu;

const isWhole = (text: string): boolean => WHOLE.test(text) && END.test(text);
const withoutStop = (text: string): string => text.replace(/[,;:.)>\]|]+$/u, '');
const withoutOpener = (text: string): string => text.replace(/^(?:[•(<[]\s*|mailto:|e-?mail:|mail:)+/iu, '');

/**
 * Whether these pieces, the last word of a line and the first ones of the lines below it, are one e-mail address that was cut
 * at the edge of its column. The address is joined or left alone, never shortened: "…@example.co" over "m" ends in ".com".
 */
export function isOneEmail(pieces: readonly string[], { full, alone, last }: Setting): boolean {
  const upper = withoutOpener(pieces[0] ?? '');
  const lower = withoutStop(pieces.slice(1).join(''));
  if (upper === '' || lower === '' || !isWhole(upper + lower)) return false;
  if (upper.includes('@')) {
    if (!isWhole(withoutStop(upper))) return true;
    // Whole as it is: only an end that was cut itself goes on.
    return (lower.startsWith('.') && /^(?:\.\p{Ll}{2,3}){1,2}$/u.test(lower)) || (last && full && /^\p{Ll}{1,12}$/u.test(lower));
  }
  // A postcode or a web address above an address is none of its letters.
  if (!/\p{L}/u.test(upper) || isWeb(upper) || LABEL.test(upper)) return false;
  if (lower.startsWith('@')) return alone || /[\d._+-]/u.test(upper);
  if (/[._+-]$/u.test(upper)) return /^[\p{L}\p{N}._%+-]+$/u.test(upper);
  if (!full || !alone || !/^[\p{Ll}\p{N}._%+-]+$/u.test(upper)) return false;
  return /[\d._+-]/u.test(upper) || !isKnownWord(upper);
}

const WEB_ENDS = 'com|org|net|io|dev|me|ai|co|de|fr|es|it|nl|pt|br|uk|ch|at|eu|pl|tr|app|tech|page|site|info|be|in|us|design|xyz|edu|gov|ac|studio|online';
const WEB = new RegExp(String.raw`^(?:https?:\/\/|www\.)\S|^(?:[a-z\d-]{1,40}\.){1,4}(?:${WEB_ENDS})(?:\/|$)`, 'iu');
const isWeb = (text: string): boolean => WEB.test(text) && !text.includes('@');

/** Whether a web address goes on in the word below it. `targets`: where the links of the file lead. */
export function isOneLink(upper: string, lower: string, { full, last }: Setting, targets: readonly string[]): boolean {
  const head = withoutOpener(upper);
  const tail = lower.replace(/[,;)>\]|]+$/u, '');
  if (!/^[\w./~%?#=&+-]+$/u.test(tail) || tail.includes('@') || isWeb(tail)) return false;
  const known = (text: string): boolean => {
    const bare = text.toLowerCase().replace(/^(?:https?:\/\/)?(?:www\.)?/u, '');
    return targets.some((target) => target.toLowerCase().includes(bare));
  };
  // "linkedin.co" over "m/in/jane": neither is an address by itself.
  if (!head.includes('/') && /^[a-z\d-]+(?:\.[a-z\d-]*)+$/iu.test(head) && /^[a-z\d.-]*\/\S/iu.test(tail) && isWeb(head + tail))
    return full || /[.-]$/u.test(head);
  if (/^https?:\/{0,2}$/iu.test(head)) return isWeb(`https://${tail.replace(/^\/+/u, '')}`) || tail.includes('.');
  if (/^[a-z\d-]{2,}$/iu.test(head) && /^\.\p{Ll}{2,6}(?:\/|$)/u.test(tail) && isWeb(head + tail)) return true;
  if (!isWeb(head)) return false;
  if (known(head + tail) && tail.length > 1) return true;
  if (/[-_=&%~]$/u.test(head)) return true;
  if (/[/.?#]$/u.test(head)) return /^[\p{Ll}\d]/u.test(tail) && (last || /[\d/_-]/u.test(tail));
  if (/^[/?#=&_-]\w|^\.\p{Ll}{2}/u.test(tail)) return true;
  return full && last && head.includes('/') && !known(head) && /^[\p{Ll}\d][\w./-]*$/u.test(tail) && !isKnownWord(tail) && !/^\d{4,}$/u.test(tail);
}

const digitsOf = (text: string): number => text.replace(/\D/gu, '').length;
const DATE = /^(?:(?:19|20)\d\d|\d{1,2}[./-](?:\d{1,2}[./-])?(?:\d\d|(?:19|20)\d\d))$/u;

/** Whether a telephone number goes on in the figures below it. `labelled`: a word like "Tel" stands before it. */
export function isOnePhone(upper: string, lower: string, { full, last }: Setting, labelled: boolean): boolean {
  const [first, second] = [digitsOf(upper), digitsOf(lower)];
  if (!last || first < 1 || second < 1 || first + second > 15 || first + second < 8 || DATE.test(upper) || DATE.test(lower)) return false;
  if (!/^\(?(?:\+|0)/u.test(upper) && !labelled && !/^\(\d{3}\)/u.test(upper)) return false;
  if (/^\(?(?:\+|00)/u.test(lower) || (first >= 7 && /^\(?0/u.test(lower) && second >= 7)) return false;
  if (/[-–.(/]$/u.test(upper) || first < 7) return true;
  if (/^\(?\+/u.test(upper)) {
    const phone = (text: string) => parsePhoneNumberFromString(text.replace(/[()]/gu, ''))?.isPossible() === true;
    return phone(upper + lower) && (!phone(upper) || (full && second <= 6));
  }
  return full && second <= 6 && first + second <= 13;
}
