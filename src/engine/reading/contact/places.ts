import de from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import es from 'i18n-iso-countries/langs/es.json' with { type: 'json' };
import fr from 'i18n-iso-countries/langs/fr.json' with { type: 'json' };
import it from 'i18n-iso-countries/langs/it.json' with { type: 'json' };
import ja from 'i18n-iso-countries/langs/ja.json' with { type: 'json' };
import nl from 'i18n-iso-countries/langs/nl.json' with { type: 'json' };
import pt from 'i18n-iso-countries/langs/pt.json' with { type: 'json' };
import zh from 'i18n-iso-countries/langs/zh.json' with { type: 'json' };
import { AU_STATES, CA_PROVINCES, CITIES, REGIONS, US_STATES } from '../../lexicon/reading/places.ts';
import { companyScore, titleScore } from '../text/evidence-words.ts';
import { isLegalForm } from '../text/commas.ts';
import { fold } from '../../english/folding.ts';

const COUNTRIES = new Map<string, string>();
for (const { countries } of [en, de, fr, es, pt, it, nl, zh, ja]) {
  for (const [code, names] of Object.entries(countries)) for (const name of [names].flat()) addTo(COUNTRIES, fold(name), code);
}
for (const code of ['US2', 'GB', 'CN', 'AE', 'KR', 'NL', 'RU', 'CZ', 'TR'])
  for (const name of (REGIONS[code] ?? '').split('|')) COUNTRIES.set(name, code.slice(0, 2));

const REGION_NAMES = new Map<string, string>();
for (const code of ['US', 'CA', 'AU', 'DE', 'IN', 'GB2', 'IE'])
  for (const name of (REGIONS[code] ?? '').split('|')) addTo(REGION_NAMES, name, code.slice(0, 2));

const CITY_NAMES = new Map<string, string>();
for (const [code, names] of Object.entries(CITIES)) for (const name of names.split('|')) addTo(CITY_NAMES, name, code);

/** With a postcode behind them, those that mean a state of the US elsewhere too. */
const AU_CODES = new Set([...AU_STATES.split(' '), 'WA', 'SA', 'NT']);
const CODES = new Map<string, string>();
for (const [codes, country] of [
  [US_STATES, 'US'],
  [CA_PROVINCES, 'CA'],
  [AU_STATES, 'AU'],
] as const)
  for (const code of codes.split(' ')) addTo(CODES, code, country);

/** Where people work who work nowhere in particular. */
const REMOTE = new Set([
  'remote',
  'hybrid',
  'on site',
  'onsite',
  'homeoffice',
  'home office',
  'teletravail',
  'remoto',
  'a distance',
  'thuiswerk',
  '远程',
  'リモート',
]);
/** A template's placeholder left in place of a city. */
const PLACEHOLDERS = new Set([
  'city state',
  'city',
  'state',
  'city country',
  'city state country',
  'city st',
  'location',
  'city state us',
  'state us',
  'city state usa',
  'city state united states',
]);

const MAX_PLACE_CHARACTERS = 70;

function addTo(map: Map<string, string>, key: string, value: string): void {
  if (!map.has(key)) map.set(key, value);
}

/** Country of a written country name in any of the languages; null when it is none. */
export function countryNamed(text: string): string | null {
  return COUNTRIES.get(fold(text)) ?? null;
}

/** Country of a city that stands for itself ("Berlin"). */
export function countryOfCity(text: string): string | null {
  return CITY_NAMES.get(fold(text)) ?? null;
}

/**
 * Whether a piece of text is a place and nothing else ("Austin, TX 78701", "Lyon, France", "Remote"),
 * and the country it lies in, null when the place does not tell.
 */
export function readPlace(text: string): { country: string | null } | null {
  const trimmed = text.replace(/^[\s(,|/–—-]{1,8}|[\s),.|/–—-]{1,8}$/gu, '').trim();
  if (trimmed === '' || trimmed.length > MAX_PLACE_CHARACTERS) return null;
  const whole = fold(trimmed);
  if (whole === '') return null;
  if (REMOTE.has(whole) || PLACEHOLDERS.has(whole)) return { country: null };
  const named = COUNTRIES.get(whole) ?? CITY_NAMES.get(whole) ?? null;
  if (named) return { country: named };
  if (REGION_NAMES.has(whole)) return { country: REGION_NAMES.get(whole) ?? null };
  // "Scott and Bourbon Counties", "Clark County"
  if (/^\p{Lu}[\p{L}'’-]+(?:(?:, | and | & )\p{Lu}[\p{L}'’-]+)* Counties$|^\p{Lu}[\p{L}'’-]+ County$/u.test(trimmed)) return { country: null };
  const pieces = trimmed.split(/\s*[,/|·()]\s*/).filter((piece) => piece !== '');
  const last = pieces.at(-1) ?? '';
  if (pieces.length === 1) return readSpacedPlace(trimmed);
  if (pieces.length > 5) return null;
  if (REMOTE.has(fold(last)) || REMOTE.has(fold(pieces[0] ?? '')))
    return pieces.length <= 3 ? { country: pieces.map(countryOfPiece).find((code) => code !== null) ?? null } : null;
  if (
    !pieces.every((piece) => isPlaceWord(piece)) ||
    pieces.slice(0, -1).some((piece) => isLegalForm(piece) || companyScore(piece) >= 2 || titleScore(piece) === 2)
  )
    return null;
  const country = countryOfPiece(last) ?? (PLACEHOLDERS.has(fold(last)) ? 'ZZ' : null);
  if (country !== null) return { country: country === 'ZZ' ? null : country };
  const first = pieces[0] ?? '';
  if (CITY_NAMES.has(fold(first)) && /\d/.test(last)) return { country: CITY_NAMES.get(fold(first)) ?? null };
  // "Berlin, Mitte", "Kreuzberg, Berlin": a known city settles it when the rest is a name.
  const known = pieces.map((piece) => CITY_NAMES.get(fold(withoutPostcode(piece))) ?? null).find((code) => code !== null);
  return known && pieces.length === 2 && pieces.every((piece) => piece.split(' ').length <= 2 && companyScore(piece) === 0) ? { country: known } : null;
}

/** "Austin TX", "10115 Berlin", "Paris 75011", "London UK". */
function readSpacedPlace(text: string): { country: string | null } | null {
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > 5) return null;
  // "Pine Hollow WI 54701": state and ZIP code need no list of towns.
  const zip = /^\p{Lu}[\p{L}.'’ -]{1,40} ([A-Z]{2}) \d{5}(?:-\d{4})?$/u.exec(text)?.[1];
  if (zip !== undefined && CODES.get(zip) === 'US') return { country: 'US' };
  // "Mandurah WA 6210": four digits behind a state are Australia's.
  const australian = /^\p{Lu}[\p{L}.'’ -]{1,40},? ([A-Z]{2,3}) \d{4}$/u.exec(text)?.[1];
  if (australian !== undefined && AU_CODES.has(australian)) return { country: 'AU' };
  const bare = withoutPostcode(text);
  if (bare !== text && CITY_NAMES.has(fold(bare))) return { country: CITY_NAMES.get(fold(bare)) ?? null };
  const last = words.at(-1) ?? '';
  const head = words.slice(0, -1).join(' ');
  const code = CODES.get(last);
  if (code && CITY_NAMES.has(fold(head))) return { country: code };
  const country = COUNTRIES.get(fold(last));
  return country && CITY_NAMES.has(fold(head)) ? { country } : null;
}

function withoutPostcode(piece: string): string {
  return piece.replace(/^(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3})?\s+|\s+(?:\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/u, '');
}

function countryOfPiece(piece: string): string | null {
  const bare = withoutPostcode(piece.trim());
  const code = CODES.get(bare.replaceAll('.', ''));
  const folded = fold(bare);
  return code ?? COUNTRIES.get(folded) ?? REGION_NAMES.get(folded) ?? (/\d{4}/.test(piece) ? (CITY_NAMES.get(folded) ?? null) : null);
}

function isPlaceWord(piece: string): boolean {
  return piece.length <= 40 && piece.split(' ').length <= 5 && (/^[\p{Lu}\d\p{Lo}]/u.test(piece) || PLACEHOLDERS.has(fold(piece)));
}
