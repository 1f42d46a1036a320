import type { QuotedPlace } from '../../../../domain/observation.ts';
import type { Context } from '../../../context.ts';
import { firstSightings, observedTexts, quoteOf, type ObservedText } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';
import { locate } from '../../shared/locate.ts';
import { pastDate, RENEWS } from '../../shared/lapsed.ts';

const LAPSE =
  /\b(?:expired|lapsed|ran out|out of date|renewal (?:booked|pending|due)|due for renewal|to be renewed|needs? renewing|needs? renewal|awaiting renewal|refresher (?:due|booked|pending)|did not renew|validity over|appointment ended|will redo|abgelaufen|expirée?|caducad[oa])\b/iu;
/** Whether words say of a paper that it ran out. */
export const isLapse = (text: string): boolean => LAPSE.test(text);

/** A bracket that is quoted whole goes no further; a longer one is quoted up to its last comma. */
const WITH_BRACKET = 108;
/** When, as the line says. */
const MONTH =
  /(?:booked|renew\w*|doing \w+|redo\w*|re-?sit\w*|re-?tak\w+|course|test|exam|pending|scheduled|appl\w+)\b.{0,20}\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w*\b/iu;

const ODDITY = 7.8;
/** A date so far into its line belongs to what the line begins with. */
const FROM_THE_START = 80;

/** A certificate that ran out, or is about to be renewed, listed with the ones that did not. */
export function observeLapses(context: Context): AnySighting[] {
  return firstSightings(observedTexts(context), (text): AnySighting[] => {
    const found = LAPSE.exec(text.text) ?? pastDate(text.text, context.today);
    // "Chased expired certificates" is work; a line of studies, skills or a short one is one's own.
    if (found === null || (text.place === 'work' && text.job !== null)) return [];
    // “Ran out March” is the end of something: what ran out is quoted with it.
    const named = /(?:^|[,;.)]\s*)(?<name>\p{Lu}[^,;.()[\]]{1,40}?)\s*\($/u.exec(text.text.slice(0, found.index));
    const item = /(?:^|[;.•,]\s+)(?<name>\p{Lu}[^;.•,()]{1,60}?)[\s,:–-]*$/u.exec(text.text.slice(0, found.index))?.groups?.['name'];
    // “CPR/AED, American Red Cross, valid through May”: what ran out is the card, and not who issues it.
    const isDate = !LAPSE.test(text.text) && found.index <= FROM_THE_START;
    const from = isDate
      ? 0
      : named !== null
        ? found.index - named[0].length + named[0].indexOf(named.groups?.['name'] ?? '')
        : item === undefined
          ? found.index
          : text.text.lastIndexOf(item, found.index);
    const close = text.text.indexOf(')', found.index);
    const end = named === null || close < 0 || close - from > WITH_BRACKET ? found.index + found[0].length : close + 1;
    const quoted = wholeLapse(context, text, from) ?? quoteOf(context, text, from, end);
    const paper = paperIn(text.text.slice(from === found.index ? 0 : from, found.index));
    const bracket = text.text.slice(found.index).split(/[)\]]/u)[0] ?? '';
    return quoted === null
      ? []
      : [
          {
            kind: 'lapsed',
            ...quoted,
            oddity: ODDITY,
            facts: {
              phrase: found[0],
              ...(paper !== null && quoted.quote.includes(paper) ? { paper } : {}),
              ...(RENEWS.test(bracket) ? { renewing: 1 } : {}),
              ...(MONTH.test(bracket.slice(found[0].length)) ? { renewedIn: 1 } : {}),
              ...(/\bin date\b|\bvalid\b/iu.test(text.text) ? { beside: 1 } : {}),
            },
          },
        ];
  });
}

/**
 * What ran out with all that is said about it, up to the end of its bracket or of its sentence: what is done about it is half of the matter. Where that is
 * too long for a quote, up to its last comma.
 */
function wholeLapse(context: Context, text: ObservedText, from: number): QuotedPlace | null {
  const rest = text.text.slice(from);
  const end = /^[^()]*\([^()]*\)|^[^()]*?(?=[;|•·]|\.(?:\s|$)|$)/u.exec(rest)?.[0] ?? '';
  if (end === '') return null;
  const cut = end.length <= WITH_BRACKET ? end : end.slice(0, end.lastIndexOf(',', WITH_BRACKET));
  const quote = cut.trim().replace(/[\s,;:]+$/u, '');
  if (!LAPSE.test(quote)) return null;
  const place = locate(context, quote, text);
  return place === null ? null : { quote, ...place };
}

/** The name of what ran out, where the line begins with it: "IPAF 3a/3b, expired", "First Aid at Work (lapsed 2024)". */
function paperIn(before: string): string | null {
  const name = /^\s*(\p{Lu}[^,;:()]{1,40}?)\s*(?:[,(–-][^,;]*)?$/u.exec(before)?.[1] ?? '';
  return name === '' || name.split(/\s+/u).length > LONGEST_NAME ? null : name;
}
const LONGEST_NAME = 5;
