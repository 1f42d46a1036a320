import { countryNamed, countryOfCity, readPlace } from './places.ts';

const UK_POSTCODE = /(?:^|\s)[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u;
const CANADIAN_POSTCODE = /(?:^|\s)[A-Z]\d[A-Z] ?\d[A-Z]\d$/u;
const DUTCH_POSTCODE = /(?:^|,\s{0,3})\d{4} ?[A-Z]{2} \p{Lu}/u;

/** A street address that ends in a place: "12 High St, Leeds, United Kingdom", "3 Mill Lane, Ely, CB7 4AB", "东京都…". */
export function tailPlace(cell: string): { country: string | null } | null {
  if (cell.length > 120) return null;
  const pieces = cell.split(/\s*,\s*/);
  for (let at = 1; at < pieces.length; at++) {
    const place = readPlace(pieces.slice(at).join(', '));
    if (place?.country != null && pieces.length <= 7 && /\d|^[\p{Lu}]/u.test(pieces[0] ?? '') && cell.split(/\s+/).length <= 14) return place;
  }
  const last = pieces.at(-1) ?? '';
  const country = pieces.length > 1 ? (countryNamed(last) ?? countryOfCity(last)) : null;
  if (country !== null && cell.split(/\s+/).length <= 12) return { country };
  if (pieces.length > 1 && pieces.length <= 7 && cell.split(/\s+/).length <= 14) {
    if (UK_POSTCODE.test(last)) return { country: 'GB' };
    if (CANADIAN_POSTCODE.test(last)) return { country: 'CA' };
    if (DUTCH_POSTCODE.test(cell)) return { country: 'NL' };
  }
  if (/(?:^|,\s{0,3})(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}[\p{L} .-]{2,30}$/u.test(cell)) return { country: null };
  if (/(?:[都道府県]|市).{1,30}\d/u.test(cell) && /\d/.test(cell)) return { country: /[都道府県]/u.test(cell) ? 'JP' : null };
  return null;
}

/** "12 Craig Terrace Dingwall": a town behind a street and its number with no comma between. */
const BEHIND_STREET =
  /^(?:[Ff]lat \w{1,4},? )?\d{1,4}\p{L}? (?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:Street|Road|Lane|Close|Terrace|Avenue|Drive|Crescent|Court|Gardens|Grove|Place|Way|Square|Row|Walk|Mews|Parade|Rd|Ave)\.? (\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|on|upon|le|by)){0,3})(?: [A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?)?$/u;
/** "c/- Post Office, Wee Waa NSW 2388": an Australian town has its state behind it. */
const AUSTRALIAN = /(?<![\p{L}'’-])(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2},? (?:NSW|VIC|QLD|TAS|WA|SA|NT|ACT))(?: \d{4})(?![\d\p{L}])/u;

/** "27 Foundry Walk, Marlbury", "Flat 3, 40 Coldstream Rise, Eastmere": a numbered street, and the town behind a comma. */
const BEHIND_COMMA =
  /^(?:[Ff]lat \w{1,4},? |[Uu]nit \w{1,4},? )?(?:(?:\p{Lu}[\p{L}'’]+ ){1,3}\p{Lu}?\p{L}*, )?\d{1,4}\p{L}? (?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:Street|Road|Lane|Close|Terrace|Avenue|Drive|Crescent|Court|Gardens|Grove|Place|Way|Square|Row|Walk|Mews|Parade|Rise|Hill|View|Green|Bank|Park|Croft|Fold|Yard|Wharf|Quay|Gate|Rd|Ave|St)\.?, (\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|on|upon|le|by|in|the|of)){0,3}(?:, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)?)(?:,? [A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?)?\.?$/u;

/** The town of an address that no comma parts, and its country where that shows; null where there is none. */
export function townOfAddress(cell: string): { town: string; country: string | null } | null {
  const australian = AUSTRALIAN.exec(cell)?.[1];
  if (australian !== undefined) return { town: australian, country: 'AU' };
  const town = (BEHIND_STREET.exec(cell) ?? BEHIND_COMMA.exec(cell))?.[1];
  return town === undefined ? null : { town, country: null };
}

/** What names a street by itself, and what does only beside a house number. */
const STREET =
  /(?:\b(?:street|road|avenue|lane|drive|terrace|crescent|boulevard|blvd|parkway)|stra(?:ß|ss)e|str\.|straat|gasse|gracht)\.?(?: \d{1,4}\p{L}?)?$|^(?:rue|via|viale|calle|avenida|rua|travessa|chemin|impasse|allée|flat|apt|apartment|unit|suite|po box|p\.o\. box)\b/iu;
/** A number at either end: "14 Larkspur Close", "Am Kupferhammer 12a". Four digits and more in front are a postcode. */
const HOUSE = /^(?:\d{1,3}|\d{1,3}[-–/]\d{1,3})\p{L}? \p{L}|\p{L} \d{1,4} ?\p{L}?(?:[-–/]\d{1,4}\p{L}?)?$/u;
const POSTCODE_ONLY = /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4,6}(?:-\d{3,4})?)$/u;

/** The town of an address, without street, flat and postcode: what belongs on a CV. The text itself where it holds no street. */
export function withoutStreet(address: string): string {
  const pieces = address.split(/\s*,\s*/);
  while (pieces.length > 1 && isStreet(pieces[0] ?? '', pieces.slice(1))) pieces.shift();
  while (pieces.length > 1 && POSTCODE_ONLY.test(pieces.at(-1) ?? '')) pieces.pop();
  const first = (pieces[0] ?? '').replace(/^(?:(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3})?|\d{2}-\d{3}) (?:[A-Z]{2} )?(?=\p{Lu})/u, '');
  const last = pieces.length === 1 ? first : (pieces.at(-1) ?? '');
  // A stretch of the address as it is written, so that it can be quoted.
  const to = address.lastIndexOf(last) + last.length;
  const from = address.lastIndexOf(first, to - first.length);
  return from >= 0 && to > from ? address.slice(from, to) : address;
}

function isStreet(piece: string, rest: readonly string[]): boolean {
  if (rest.every((other) => POSTCODE_ONLY.test(other))) return false;
  if (/^(?:(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3})?|\d{2}-\d{3}) (?:[A-Z]{2} )?\p{Lu}/u.test(piece) && !STREET.test(piece)) return false;
  // "Austin TX 78701" ends in a number too.
  if (/ [A-Z]{2} \d{5}(?:-\d{4})?$/u.test(piece)) return false;
  return HOUSE.test(piece) || (STREET.test(piece) && (/\d/.test(piece) || rest.length > 1 || readPlace(rest.join(', ')) !== null));
}
