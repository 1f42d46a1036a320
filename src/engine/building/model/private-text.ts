import { tailPlace, withoutStreet } from '../../reading/addresses.ts';

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}/giu;
const LINK =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}@._-])(?:[a-z\d-]{1,40}\.){1,3}(?:com|org|net|io|dev|me|ai|co|de|fr|es|it|nl|pt|uk|ch|at|eu|app|page|site|info|be|us)(?:\/\S*)|(?<![\p{L}\p{N}])(?:linkedin|github|xing|facebook|instagram|twitter|x|t)\.(?:com|me)\S*|(?<![\p{L}\p{N}])\/?in\/[\p{L}\p{N}-]{3,60}/giu;
/** Nine digits and more that are no amount: with a prefix, or in groups as numbers are dialled. */
const PHONE =
  /(?<![\p{L}\p{N}/.@_=#£$€-])(?:\(\+?\d{1,4}\)|\+\d|0)[\d\s().\u2010-\u2015-]{6,24}\d(?![\p{L}\d%])|(?<![\d£$€.,])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/gu;
const PHONE_LABEL = /(?:^|\s)(?:phone|tel|telefon|téléphone|teléfono|mobile|mobil|handy|whatsapp|fax)\.?:?\s*[+(]?\d[\d\s().-]{4,}\d/iu;
const STREET =
  /(?<!\p{L})\d{1,4}\p{L}?,?\s+(?:\p{L}[\p{L}'’.]*\s+){1,4}(?:[Ss]treet|[Rr]oad|[Aa]venue|[Ll]ane|St|Rd|Ave|Drive|Close|Court|Crescent|Terrace|Gardens|Grove|Square|Boulevard|Blvd|Parkway|Way)(?!\p{L})|(?<!\p{L})\p{L}{2,}(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee)\s+\d{1,4}\s?\p{L}?(?!\p{L})|(?<!\p{L})(?:[Rr]ue|[Cc]alle|[Aa]venida|[Vv]ia|[Rr]ua|[Cc]hemin)\s+\p{L}[^,\d]{2,40},?\s+\d{1,4}(?!\d)|(?<!\p{L})\d{1,4}(?:\s?bis)?,?\s+(?:[Rr]ue|[Bb]oulevard|[Cc]hemin|[Aa]llée)\s+\p{L}/u;
const POSTCODE = /(?<![\p{L}\p{N}])(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d|[A-Z]{2} \d{5}(?:-\d{4})?|D-\d{5})(?![\p{L}\p{N}])/u;
const POSTCODE_AND_TOWN = /^(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}[\p{L} .-]{2,30}$/u;
const NAMED = /(?<!\p{L})(?:my (?:full )?name(?:['’]?s| is)|ich heiße|mein name ist|je m['’]appelle|mon nom est|me llamo|mi nombre es)\s/iu;
const ABOUT_ONESELF =
  /(?:(?:^|\s)name\s*:|(?:^|\s)address\s*:|(?:^|\s)(?:anschrift|adresse|dirección)\s*:|i live (?:at|in)\s|date of birth|d\.?o\.?b\.?\s*:|born (?:on|in)\s|geburtsdatum|geboren (?:am|in)|né(?:e)? le\s|fecha de nacimiento)/iu;

/** Whether a line holds an e-mail address or a telephone number, or says a name: nothing for the line of a job. */
export function isContactText(line: string): boolean {
  const numbers = (line.match(PHONE) ?? []).filter((number) => !/(?<!\d)(?:19|20)\d\d(?!\d)/u.test(number));
  return line.search(EMAIL) >= 0 || numbers.length > 0 || PHONE_LABEL.test(line) || NAMED.test(line);
}

/**
 * Whether a line tells who somebody is or how to reach her: name, e-mail, phone, link, address. Such a line never leaves the
 * machine (law 7, and what the privacy page promises). `secrets` are her name and other texts known to be hers.
 */
export function isPrivateText(line: string, secrets: readonly string[] = []): boolean {
  const low = line.toLowerCase();
  return (
    isContactText(line) ||
    line.search(LINK) >= 0 ||
    [STREET, POSTCODE, POSTCODE_AND_TOWN, ABOUT_ONESELF].some((pattern) => pattern.test(line)) ||
    (line.length < 90 && tailPlace(line) !== null && withoutStreet(line) !== line) ||
    secrets.some((secret) => secret.length > 2 && low.includes(secret.toLowerCase()))
  );
}

/** Parts of a name as patterns: with a capital, wherever they stand ("Fennimore's team"). */
export function nameParts(fullName: string): RegExp[] {
  return fullName
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 2)
    .map((part) => new RegExp(`(?<!\\p{L})(?:${part}|${part.toUpperCase()})(?!\\p{L})`, 'u'));
}
