import { foldedWords } from '../../english/folding.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Read } from '../../../domain/cv.ts';
import { findPeriods } from '../text/dates.ts';
import { readLocation } from './location.ts';
import type { ReadSection } from '../sections/read-section.ts';
import type { SeenLine } from '../text/seen-line.ts';

/** How a person is reached. */
interface Contact {
  email: Read | null;
  phone: Read | null;
  location: Read | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  links: Read[];
}

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}\s?@\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,24}(?![\p{L}\p{N}]|\.[\p{L}\p{N}]|-\p{L})/gu;
const LINK =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]{3,200}|(?<![\p{L}\p{N}@._-])(?:[a-z\d-]{1,40}\.){1,3}(?:com|org|net|io|dev|me|ai|co|de|fr|es|it|nl|pt|br|uk|ch|at|eu|app|tech|page|site|info|be|in|cn|jp|us|nz|au|ca|ie|no|se|dk|pl|cz|za|design|studio|blog|example|xyz)(?:\/[^\s|,;<>()]{0,120}|(?![\p{L}\p{N}@.-]))/giu;
const PHONE = /(?<![\p{L}\p{N}/.@_=#-])(?:\(\+?\d{1,4}\)|\+?\d)[\d\s().\u2010-\u2015/*-]{5,24}\d(?![\p{L}\d%@])(?:\s?(?:x|ext\.?)\s?\d{1,5})?/giu;
/** "(415) • 497 • 7282": bullets inside a number. */
const DOTTED_PHONE = /(?<![\p{L}\p{N}])(?:\+\d{1,3} ?[•·∙] ?)?\(?\d{2,4}\)?(?: ?[•·∙] ?\d{2,4}){2,4}(?![\p{L}\p{N}])/gu;
/** "020 7946 0318 / 07700 900911": nine digits before the stroke are a number by themselves. */
const TWO_NUMBERS = /((?:\d[\s().-]?){9,14})\/\s?(?=[+(]?(?:\d[\s().-]?){9})/gu;
const PHONES = [DOTTED_PHONE, PHONE] as const;
const PHONE_LABEL =
  /(?:phone|tel|mobile|cell|mob|handy|telefon|téléphone|telefone|telefono|teléfono|telefoon|móvil|celular|portable|gsm|whatsapp|fax|电话|手机|電話|携帯|contact no)/iu;
const PROFILE_HOST =
  /^(?:linkedin\.com|github\.com|gitlab\.com|xing\.com|behance\.net|dribbble\.com|stackoverflow\.com|medium\.com|twitter\.com|x\.com|kaggle\.com|orcid\.org|scholar\.google\.\S{2,6}|researchgate\.net|leetcode\.com)$/;
const CONTACT_WORD = /(?<![\p{L}-])(?:phone|tel|telefon|mobile|mobil|mail|e-?mail|fon|handy|cell)(?![\p{L}-])\.?\s?:?/giu;
const MAX_HEADER_LINES = 30;

/** "Supervisor: Ann Tarn, Tel: …, Salary: …": a form of former employers, and nobody's own number. */
const OF_OTHERS =
  /(?<!\p{L})(?:supervisor ?: |salary ?: |(?:hrs?|hours)(?: worked| per week| ?\/ ?week) ?:|(?:okay|ok|may we|permission) to contact|contact (?:this|my) (?:employer|supervisor))/iu;

/** E-mail, phone, place, country and links, from the blocks that carry contact data and then from anywhere. */
export function readContact(sections: readonly ReadSection[], lines: readonly SeenLine[], linkTargets: readonly string[]): Contact {
  const { own, top } = contactLines(sections, lines);
  const places = [...own, ...top].filter((line) => !OF_OTHERS.test(line.text)).map(unglued);
  const email = firstMatch(places, EMAIL) ?? firstMatch(lines, EMAIL) ?? brokenEmail(places) ?? mailTarget(linkTargets, lines);
  const phone = readPhone(places) ?? readPhone(lines.filter((line) => PHONE_LABEL.test(line.text) && !OF_OTHERS.test(line.text)));
  const found = readLocation(
    own.filter((line) => !OF_OTHERS.test(line.text)),
    top.filter((line) => !OF_OTHERS.test(line.text)),
    {
      strip: (text) =>
        PHONES.reduce(
          (rest, pattern) => rest.replace(pattern, (match) => (isPhone(match, match) ? '\t' : match)),
          text.replace(EMAIL, '\t').replace(LINK, '\t'),
        ).replace(CONTACT_WORD, '\t'),
      reaches: (text) => text.search(EMAIL) >= 0 || PHONES.some((pattern) => (text.match(pattern) ?? []).some((match) => isPhone(match, match))),
      isName: (text) => isOwner(text, email?.value ?? ''),
    },
  );
  const prefix = phone ? parsePhoneNumberFromString(phone.value.replace(/^\((\+\d+)\)/, '$1').replace(/^00/, '+')) : undefined;
  return {
    email: email && { ...email, value: email.value.replace(/\s/g, '') },
    phone,
    location: found?.read ?? null,
    country:
      (found?.isListed === true ? countryOfNationalForm(phone?.value) : null) ??
      found?.country ??
      prefix?.country ??
      countryOfPrefix(phone?.value) ??
      countryOfDomain(email?.value) ??
      null,
    links: readLinks(places, linkTargets),
  };
}

/** "tel.+48601555217ines.calloway@example.org": a number and an address that lost the line break between them. */
const GLUED = /(?:(?:tel|mob|phone|fon|port)\.?:?\+?|\+)\d{7,14}(?=\p{L}[\p{L}\d._%+-]*@)/giu;

const unglued = (line: SeenLine): SeenLine =>
  line.text.includes('@') ? { ...line, text: line.text.replace(GLUED, (number) => `${number.replace(/^\p{L}+\.?:?/u, '$& ')} `) } : line;

/** Header and personal blocks first, then the first lines of the CV whatever they are. */
function contactLines(sections: readonly ReadSection[], lines: readonly SeenLine[]): { own: SeenLine[]; top: SeenLine[] } {
  const own = sections
    .filter((section) => section.kind === 'header' || section.kind === 'personal')
    .flatMap((section) => section.content.slice(0, MAX_HEADER_LINES));
  const top = lines.slice(0, 12).filter((line) => !own.includes(line));
  return { own, top };
}

/** Whether a text is (a part of) the name that the e-mail address is made of. */
function isOwner(text: string, email: string): boolean {
  const handle = foldedWords(email.split('@')[0] ?? '').join('');
  return foldedWords(text).some((word) => word.length >= 3 && handle.includes(word));
}

function firstMatch(lines: readonly SeenLine[], pattern: RegExp): Read | null {
  for (const line of lines) {
    const match = line.text.includes('@') ? line.text.match(pattern)?.[0] : undefined;
    if (match !== undefined) return { value: match, ...line.place };
  }
  return null;
}

/** "ines.calloway@" over "example.org": an address that its column was too narrow for. */
function brokenEmail(lines: readonly SeenLine[]): Read | null {
  for (const [at, line] of lines.entries()) {
    const head = /\S{1,64}$/u.exec(line.text)?.[0] ?? '';
    const tail = /^\S{1,80}/u.exec(lines[at + 1]?.text ?? '')?.[0] ?? '';
    // The second part brings the "@" or the rest of a domain: "Experience" below an address that was cut off does not.
    if (!(head.includes('@') ? tail.includes('.') : tail.startsWith('@')) || tail.indexOf('@') > 0) continue;
    const whole = `${head}${tail}`;
    const [match] = whole.match(EMAIL) ?? [];
    if (match !== undefined && match.length > head.length) return { value: match, ...line.place };
  }
  return null;
}

/** An address that stands only behind a link ("E-mail me"). */
function mailTarget(targets: readonly string[], lines: readonly SeenLine[]): Read | null {
  const target = targets.find((link) => /^mailto:[^?\s]+@/i.test(link));
  const first = lines[0];
  return target !== undefined && first ? { value: target.slice(7).split('?')[0] ?? '', ...first.place } : null;
}

/** "P.O. Box 00417 – 40100": where letters go, and nobody's telephone. */
const POST_BOX =
  /(?<!\p{L})(?:p\.? ?o\.? ?box|private bag|postfach|bo[iî]te postale|b\.?p\.?(?= \d)|apartado(?: de correos| postal)?|casella postale|post(?:bus|boks|box))(?!\p{L})[\s.:]*\d[\d\s–-]*/giu;

/** "GA 31404 912-555-0166": the postcode that stands before a number without a sign between them. */
const STATE_AND_POSTCODE = /(?<=\b[A-Z]{2} )\d{5}(?:-\d{4})?(?=\s+(?:[—–-]\s+)?[(\d+])/gu;

function readPhone(lines: readonly SeenLine[]): Read | null {
  for (const line of lines) {
    if (!/\d/.test(line.text) || line.text.length > 400) continue;
    const bare = line.text
      .replace(TWO_NUMBERS, '$1 | ')
      .replace(POST_BOX, (match) => ' '.repeat(match.length))
      .replace(STATE_AND_POSTCODE, (match) => '|'.padEnd(match.length))
      .replace(EMAIL, (match) => ' '.repeat(match.length))
      .replace(LINK, (match) => ' '.repeat(match.length));
    const dotted = bare.match(DOTTED_PHONE)?.find((match) => isPhone(match, match));
    if (dotted !== undefined) return { value: dotted.trim(), ...line.place };
    // "07700 900241 (01632 960118 evenings)": a second number in brackets.
    for (const cell of bare.split(/[\t|•·,;]|\s{3,}|(?<=\d{3})\s(?=\(0?\d{4,})/u)) {
      for (const match of cell.match(PHONE) ?? []) if (isPhone(match, cell)) return { value: match.trim(), ...line.place };
    }
  }
  return null;
}

/** Digits of a number without a prefix, all in one run; a longer one numbers a person or an account. */
const LONGEST_RUN = 12;

function isPhone(text: string, cell: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  if (digits < 7 || digits > 17) return false;
  // "BS 7671 (2019": a bracket that opens and is not closed belongs to something else.
  if (/^[^()]+\([^()]*$/u.test(text.trim())) return false;
  const labelled = PHONE_LABEL.test(cell);
  if (/^(?:1[89]|20)\d\d\s?[-–—/]\s?(?:1[89]|20)\d\d$/.test(text.trim())) return false;
  if (findPeriods(text).some((period) => period.range) || /^\s*(?:\d{1,2}[./-]){2}\d{4}\s*$/.test(text)) return false;
  if (/^\d{4}(?:[-\s]\d{4}){3}$|^\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.test(text.trim())) return false;
  if (labelled || /^[+(]|^0/.test(text.trim())) return true;
  // Unlabelled digits in one run may be a postcode, a number or an account.
  return /[\s().-]/.test(text.trim()) ? digits >= 8 || /^\d{3}[-. ]\d{4}$/.test(text.trim()) : digits >= 9 && digits <= LONGEST_RUN;
}

/** Without a prefix two forms still tell where a number is dialled: eleven digits from 07 on, and a code of three digits in brackets. */
function countryOfNationalForm(phone: string | undefined): string | null {
  const digits = phone?.replace(/^\(0\)/, '0').replace(/\D/g, '') ?? '';
  if (phone === undefined) return null;
  if (/^07\d{9}$/.test(digits)) return 'GB';
  return /^\([2-9]\d{2}\)/.test(phone) && digits.length === 10 ? 'US' : null;
}

/** libphonenumber wants a number that could exist; a prefix is enough to know the country. */
function countryOfPrefix(phone: string | undefined): string | null {
  const national = countryOfNationalForm(phone);
  if (national !== null) return national;
  const match = phone === undefined ? null : /^\(?(?:\+|00)\s?(\d{1,3})/.exec(phone.trim());
  const digits = match?.[1] ?? '';
  for (let length = 3; length >= 1; length--) {
    const country = PREFIXES[digits.slice(0, length)];
    if (digits.length >= length && country !== undefined) return country;
  }
  return null;
}

/** Calling codes that mean one country. */
const PREFIXES: Readonly<Record<string, string>> = {
  '31': 'NL',
  '32': 'BE',
  '33': 'FR',
  '34': 'ES',
  '351': 'PT',
  '352': 'LU',
  '353': 'IE',
  '358': 'FI',
  '36': 'HU',
  '39': 'IT',
  '40': 'RO',
  '41': 'CH',
  '420': 'CZ',
  '421': 'SK',
  '43': 'AT',
  '44': 'GB',
  '45': 'DK',
  '46': 'SE',
  '47': 'NO',
  '48': 'PL',
  '49': 'DE',
  '51': 'PE',
  '52': 'MX',
  '54': 'AR',
  '55': 'BR',
  '56': 'CL',
  '57': 'CO',
  '60': 'MY',
  '61': 'AU',
  '62': 'ID',
  '63': 'PH',
  '64': 'NZ',
  '65': 'SG',
  '66': 'TH',
  '81': 'JP',
  '82': 'KR',
  '84': 'VN',
  '86': 'CN',
  '852': 'HK',
  '886': 'TW',
  '90': 'TR',
  '91': 'IN',
  '92': 'PK',
  '94': 'LK',
  '880': 'BD',
  '971': 'AE',
  '972': 'IL',
  '977': 'NP',
  '20': 'EG',
  '212': 'MA',
  '216': 'TN',
  '234': 'NG',
  '254': 'KE',
  '27': 'ZA',
  '30': 'GR',
  '380': 'UA',
  '966': 'SA',
};

/** The country of a national e-mail provider or domain, where it is one nobody uses for its looks. */
function countryOfDomain(email: string | undefined): string | null {
  const end = email === undefined ? undefined : /\.([a-z]{2})$/i.exec(email)?.[1]?.toUpperCase();
  return end !== undefined && 'DE FR ES IT NL PT BR JP CN CH AT BE PL SE DK NO FI CZ GR HU TR KR'.split(' ').includes(end) ? end : null;
}

function readLinks(lines: readonly SeenLine[], targets: readonly string[]): Read[] {
  const links: Read[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    if (!line.text.includes('.')) continue;
    const bare = line.text.replace(EMAIL, (match) => ' '.repeat(match.length));
    for (const match of bare.match(LINK) ?? []) add(match.replace(/[.,;:)]+$/, ''), line);
  }
  const first = lines[0];
  // A target behind words ("LinkedIn") stands where the words stand; one behind other text is no profile.
  const hosts = new Set<string>();
  for (const target of targets) {
    const host = /^https?:\/\/(?:www\.|[a-z]{2}\.)?([^/\s]+)/i.exec(target)?.[1]?.toLowerCase() ?? '';
    if (host === '' || hosts.has(host) || !first) continue;
    const site = host.split('.')[0] ?? '';
    const named = lines.find((line) => site.length > 2 && line.text.toLowerCase().includes(site));
    const profile = PROFILE_HOST.test(host);
    if (
      !named &&
      !profile &&
      !(
        /\.(?:github\.io|me|dev|page)$/.test(host) ||
        lines.some((line) => line.text.length <= 60 && /portfolio|website|webseite|site web|homepage|blog/i.test(line.text))
      )
    )
      continue;
    if (!named && !profile && hosts.size >= 6) continue;
    hosts.add(host);
    add(target, named ?? first);
  }
  return links;
  function add(value: string, line: SeenLine): void {
    const key = value
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/$/, '');
    if (seen.has(key) || links.length >= 50) return;
    seen.add(key);
    links.push({ value, ...line.place });
  }
}
