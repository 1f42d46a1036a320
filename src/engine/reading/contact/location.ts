import { foldedWords } from '../../english/folding.ts';
import type { Read } from '../../../domain/cv.ts';
import { findPeriods } from '../text/dates.ts';
import { companyScore, schoolScore, titleScore } from '../text/evidence-words.ts';
import { kindOfHeading } from '../sections/heading-words.ts';
import { ENGLISH_WORDS } from '../quality/quality-words.ts';
import type { SeenLine } from '../text/seen-line.ts';
import { tailPlace, townOfAddress, withoutStreet } from './addresses.ts';
import { readPlace } from './places.ts';
import { townCountry } from './towns.ts';
import { fold } from '../../english/folding.ts';

/** A place and the ISO 3166-1 alpha-2 code of its country, null where it does not tell. */
export interface Location {
  read: Read;
  country: string | null;
  /** Only a list of towns tells the country, and knows no county or village of the same name elsewhere. */
  isListed?: boolean;
}

/** What a header says besides places: `strip` turns it into tabs, `reaches` tells whether a line holds a number or an address. */
export interface Reach {
  strip(text: string): string;
  reaches(text: string): boolean;
  /** Whether a text is (a part of) the person's name, by the e-mail address. */
  isName(text: string): boolean;
}

const MAX_LINE = 300;
const CUT = /\t|\s*[|•·●∙]\s*|\s+[/~]\s+|\s+[–—-]\s+|[\uE000-\uF8FF]|\s{3,}|(?<=\d{4})\s{2}/u;
const LABEL =
  /^(?:(?:(?:residential|home|postal|physical|permanent|current|present|correspondence) )?address|adresse|anschrift|location|city|town|wohnort|ort|lieu|ville|domicile|dirección|direccion|domicilio|ubicación|ciudad|endereço|morada|localidade|localização|indirizzo|residenza|città|adres|woonplaats|lives in|living in|lives|home|based in|residing in|住所|地址|现居地|所在地)\s?[:：]?\s*(?=\S)/iu;
const LABEL_WITH_COLON =
  /^(?:lives|home|based|(?:(?:residential|home|postal|physical|permanent|current|present|correspondence) )?address|adresse|anschrift|location|city|town|wohnort|ort|ville|domicile|dirección|domicilio|ubicación|ciudad|endereço|morada|localidade|indirizzo|residenza|città|adres|woonplaats|住所|地址)\s?[:：]\s*(?=\S)/iu;
/** "living in Ebbw Vale", anywhere in a line. */
const LIVING =
  /(?<!\p{L})(?:[Bb]ased|[Ll]iving|lives?|resident|residing|wohnhaft|habitant) (?:in|à|near|outside|just outside|close to|bei) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/u;

/** "Sex: Male", "State of Origin: Osun State": rows of a form that say where nobody lives, whatever towns are called so. */
const OF_PERSON =
  /^(?:sex|gender|religion|marital status|civil status|state of origin|l\.?g\.?a\.?|tribe|caste|(?:father|mother|spouse|husband|wife)['’]?s? name|next of kin|geschlecht|sexe|sexo|sesso|konfession|familienstand)\s*(?:[:：\t]|-\s)/iu;

/** The place in the lines of a header, from what surely is one to what can hardly be anything else. */
export function readLocation(own: readonly SeenLine[], top: readonly SeenLine[], reach: Reach): Location | null {
  // "… one came 2nd in" / "Scotland.": the last word of a sentence is where nobody lives.
  const isTail = ({ text, index }: SeenLine): boolean => index > 8 && /^\p{Lu}\p{Ll}{2,}\.$/u.test(text);
  const lines = [...own, ...top].filter(
    (line) => line.text.length <= MAX_LINE && !isTail(line) && !OF_PERSON.test(line.body) && !findPeriods(line.text).some((period) => period.range),
  );
  const header = lines.filter((line) => own.includes(line) || reach.reaches(line.text));
  // Further down stand the places of employers: they are asked last, and never where the line names who sits there.
  const named = namedPlace(header, reach);
  if (named !== null && named.country !== null) return named;
  const further = lines.filter((line) => !header.includes(line) && !namesOrganisation(line) && !/\p{Ll}{2}\.$/u.test(line.text));
  return townOnLine(header, reach) ?? named ?? townInHeadline(own) ?? unknownTown(header, reach) ?? namedPlace(further, reach);
}

/** "Fennimore Ltd, Leeds", "Ings Road School | Leeds": the place of an employer or a school. */
function namesOrganisation({ text }: SeenLine): boolean {
  return text.split(/\t|\s*[,|•·]\s*|\s+[–—-]\s+/u).some((part) => companyScore(part) >= 2 || schoolScore(part) === 2 || titleScore(part) === 2);
}

/** "I keep the lights on. Leeds": what is told before a place is no part of it. */
const SENTENCE_END = /(?<=(?:\S+\s+){3}\S*\p{Ll}{2})[.!?]\s+(?=\p{Lu})/u;

function cellsOf(line: SeenLine, reach: Reach): string[] {
  return reach
    .strip(line.text)
    .split(CUT)
    .flatMap((cell) => cell.split(SENTENCE_END))
    .map((cell) => cell.trim());
}

/** "Hamburg, Germany (Home)", "Llandeilo, Carmarthenshire. Mobile": whose address it is, and the label of what stands behind it. */
const BESIDE = /\s*\((?:home|private?|personal|permanent|current)\)\s*$|[.;,]\s*(?:mobile|mob|phone|tel(?:ephone)?|cell|e-?mail)\s*[:.]?\s*$/iu;

function bare(cell: string): string {
  return cell
    .replace(/^[^\p{L}\p{N}]{1,6}/u, '')
    .replace(LABEL, '')
    .replace(BESIDE, '')
    .replace(/^[^\p{L}\p{N}]{1,6}|[^\p{L}\p{N})]{1,6}$/gu, '')
    .trim();
}

/** What reads as a place by its own words: a country or a region stands in it, or a city everybody knows. */
function namedPlace(lines: readonly SeenLine[], reach: Reach): Location | null {
  let fallback: Location | null = null;
  for (const line of lines) {
    for (const raw of cellsOf(line, reach)) {
      const cell = bare(raw);
      // "Quantity Surveyor, contractor’s side, Cardiff": what somebody is, and then where.
      if (cell.includes(',') && titleScore(cell.split(',')[0] ?? '') === 2) continue;
      const place = cell.length < 2 ? null : (readPlace(cell) ?? tailPlace(cell));
      // "Eleanor Vance, M.A." is no town in Massachusetts.
      if (
        !place ||
        (line.index === 0 && POST_NOMINAL.test(cell) && !reach.reaches(line.text)) ||
        (line.index === 0 && reach.isName(cell) && !reach.reaches(line.text))
      )
        continue;
      const found = { read: { value: withoutStreet(cell), ...line.place }, country: place.country };
      if (place.country !== null) return found;
      fallback ??= found;
    }
  }
  return fallback;
}

/** A degree behind a name. */
const POST_NOMINAL = /,\s*(?:\p{Lu}\p{Ll}{0,4}\.){1,4}\p{Lu}?\.?$/u;

/** Half of a British postcode, as CVs give it: "Norwich NR2". */
const OUTWARD = /(?:,? |^)[A-Z]{1,2}\d{1,2}[A-Z]?$/u;
const POSTCODE =
  /^(?:(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3})?|\d{2}-\d{3}|\d{3} \d{2}) (?:[A-Z]{2} )?(?=\p{Lu})|,? (?:\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/u;
const NAME = /^(?:\p{Lu}[\p{L}.'’-]*|\p{Lu}{2,}|\p{Ll}{1,4}|(?:le|la|les|l['’])\p{Lu}?[\p{L}-]*)(?:[ -](?:\p{Lu}[\p{L}.'’-]*|\p{Ll}{1,4})){0,4}$/u;

/** The country of an address whose last pieces name a town that the list knows, or that a half postcode makes one; undefined for anything else. */
function countryOfAddress(cell: string): string | null | undefined {
  const pieces = cell.split(/\s*,\s*/u);
  if (pieces.length > 5 || cell.length > 80 || cell.split(/\s+/u).length > 10) return undefined;
  const last = pieces.at(-1) ?? '';
  // "Hexby, Co. Durham, DH1": the half postcode behind a comma of its own.
  const british = OUTWARD.test(last) && NAME.test(last.replace(OUTWARD, '') || (pieces.at(-2) ?? ''));
  // A street and its number may stand before the town, nothing else.
  if (
    !pieces.every(
      (piece, at) => NAME.test(piece.replace(OUTWARD, '').replace(POSTCODE, '')) || (at < pieces.length - 1 && /\d/.test(piece)) || (british && piece === last),
    )
  )
    return undefined;
  if (british) return 'GB';
  if (pieces.some((piece) => titleScore(piece) === 2 || companyScore(piece) >= 2)) return undefined;
  for (const piece of [last, pieces.length > 1 ? (pieces.at(-2) ?? '') : '']) {
    const known = townOf(piece);
    if (known !== undefined) return known;
  }
  return undefined;
}

function townOf(piece: string): string | null | undefined {
  const name = piece.replace(POSTCODE, '').trim();
  if (!/^\p{Lu}/u.test(name)) return undefined;
  const known = townCountry(name);
  // "Szczecin-Dąbie": a part of a town.
  return known !== undefined || !name.includes('-') ? known : townCountry(name.split('-')[0] ?? '');
}

/** "Leicester and anywhere the M1 goes", "Leeuwarden (on foot)": a known town, and what its owner adds. */
function withoutAside(cell: string): string {
  const [, town = ''] =
    /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?: (?:and|or|und|et|y|en) (?:anywhere|everywhere|around|surrounding|nearby|beyond|umgebung|environs|alrededores)(?!\p{L})[^,]*|\s\([^()]*\))$/u.exec(
      cell,
    ) ?? [];
  return town !== '' && townCountry(town) !== undefined ? town : cell;
}

/** "Swindon | 07700 …": a cell of the header that is a town by the list, or an address that ends in one. */
/** "Tiler, Peterborough PE1": what somebody is, before where. */
function withoutPost(cell: string): string {
  const [first = '', ...rest] = cell.split(/,\s+/u);
  return rest.length > 0 && titleScore(first) === 2 && townCountry(first) === undefined ? rest.join(', ') : cell;
}

function townOnLine(header: readonly SeenLine[], reach: Reach): Location | null {
  for (const line of header) {
    for (const raw of cellsOf(line, reach)) {
      const cell = withoutPost(withoutAside(bare(raw)));
      if (cell.length < 3 || isWord(cell) || reach.isName(cell) || kindOfHeading(cell) !== null) continue;
      const country = countryOfAddress(cell);
      // The very first line is the name of somebody: "Preston Lincoln".
      if (country === undefined || (line.index === 0 && !reach.reaches(line.text))) continue;
      return { read: { value: withoutStreet(cell), ...line.place }, country, isListed: !OUTWARD.test(cell) };
    }
  }
  return null;
}

/** "Paramedic (Truro, but …)", "Accountant, Wrexham, part-qualified", "Baker, living in Ebbw Vale". */
function townInHeadline(own: readonly SeenLine[]): Location | null {
  for (const line of own.slice(0, 6)) {
    const living = LIVING.exec(line.text)?.[1];
    if (living !== undefined) {
      const country = readPlace(living)?.country ?? townCountry(living) ?? null;
      return { read: { value: living, ...line.place }, country, isListed: true };
    }
    if (line.index === 0 || line.text.length > 120) continue;
    const [first = '', ...rest] = (line.text.split(/\s+[·•]\s+|(?<=\p{L}{3})\.\s+(?=[+(\d])/u)[0] ?? '').split(/\s*[,()|]\s*|\s+[–—-]\s+/u);
    if (titleScore(first) === 0) continue;
    for (const [at, piece] of rest.entries()) {
      // Who writes everything small writes her town small.
      const isSmall = line.text === line.text.toLowerCase();
      const next = rest[at + 1] ?? '';
      // "Bedminster, Bristol": the quarter and its town.
      const whole = townOf(next) !== undefined && line.text.includes(`${piece}, ${next}`) && NAME.test(piece) ? `${piece}, ${next}` : piece;
      if ((isWord(piece) && !isSmall) || titleScore(piece) > 0) continue;
      const named = isSmall ? piece.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()) : piece;
      const known = readPlace(named)?.country ?? townOf(named);
      const country = OUTWARD.test(named) && NAME.test(named.replace(OUTWARD, '')) ? 'GB' : known === undefined && isSmall ? quarterOf(named) : known;
      if (country !== undefined || whole !== piece) return { read: { value: whole, ...line.place }, country: country ?? townOf(next) ?? null };
    }
  }
  return null;
}

/** "Geelong West" is a part of Geelong. */
function quarterOf(name: string): string | null | undefined {
  const [, town = ''] = /^(.+) (?:North|South|East|West|Central)$/u.exec(name) ?? [];
  return town === '' ? undefined : townOf(town);
}

/** Words that stand in a contact line for a link behind them, or say what the line is. */
const NOT_A_TOWN =
  /^(?:linked ?in|git ?hub|git ?lab|portfolio|web ?site|home ?page|web|blog|behance|dribbble|twitter|instagram|orcid|skype|whatsapp|xing|profile?|contact|resume|cv|online|remote|(?:date|place) of birth|single|married|ledig|verheiratet)$/iu;

/**
 * A town no list knows: the one cell of a contact line (or the whole line beside one) that is made of names only, and not of
 * words, titles or the person's own name.
 */
function unknownTown(header: readonly SeenLine[], reach: Reach): Location | null {
  for (const line of header) {
    const labelled = LABEL_WITH_COLON.exec(line.text);
    const town = labelled && line.text.slice(labelled[0].length).split(/\t|\s*[|•·]\s*/u)[0];
    if (town && NAME.test(town.replace(POSTCODE, '')) && town.length <= 40) return { read: { value: withoutStreet(town), ...line.place }, country: null };
  }
  for (const line of header.filter(({ text }) => reach.reaches(text))) {
    const found = cellsOf(line, reach)
      .map((cell) => townOfAddress(bare(cell)))
      .find((one) => one !== null);
    if (found) return { read: { value: found.town, ...line.place }, country: found.country };
  }
  // A numbered street and its town are an address wherever they stand in a header.
  for (const line of header) {
    if (!/^(?:[Ff]lat |[Uu]nit )?\w{0,4},? ?\d/u.test(line.text)) continue;
    const found = cellsOf(line, reach)
      .map((cell) => townOfAddress(bare(cell)))
      .find((one) => one !== null);
    if (found) return { read: { value: found.town, ...line.place }, country: found.country };
  }
  for (const [at, line] of header.entries()) {
    const reaches = reach.reaches(line.text);
    const beside = [header[at - 1], header[at + 1]].filter(
      (other) => other !== undefined && reach.reaches(other.text) && other.line.column === line.line.column,
    );
    // A line of its own between number and address, or after them; before them stand names of people and jobs.
    if (!reaches && (at === 0 || !beside.includes(header[at - 1]) || line.text.includes('\t'))) continue;
    const cells = cellsOf(line, reach).map(bare);
    const towns = cells.filter((cell) => isTownLike(cell, reach) && (line.index > 0 || cells.indexOf(cell) > 0));
    const [town] = towns;
    if (town !== undefined && towns.length === 1) return { read: { value: town, ...line.place }, country: null };
  }
  return null;
}

function isTownLike(cell: string, reach: Reach): boolean {
  return (
    cell.length >= 3 &&
    cell.length <= 40 &&
    /^\p{Lu}[\p{L}.'’-]+(?:,? (?:\p{Lu}[\p{L}.'’-]*|\p{Ll}{1,3}|near)){0,4}$/u.test(cell) &&
    !NOT_A_TOWN.test(cell) &&
    kindOfHeading(cell) === null &&
    titleScore(cell) === 0 &&
    companyScore(cell) === 0 &&
    schoolScore(cell) === 0 &&
    !reach.isName(cell) &&
    !foldedWords(cell).some(
      (word) =>
        word.length > 3 &&
        word !== 'near' &&
        ENGLISH_WORDS.has(word) &&
        townCountry(cell) === undefined &&
        !TOWN_WORDS.has(word) &&
        !TOWN_WORDS.has(word.replace(/s$/u, '')),
    )
  );
}

/** English words that names of towns are made of, without the plural's s. */
const TOWN_WORDS = new Set(
  'nether over upper lower great little north south east west saint bridge port castle church mill wood hill field stone ford green cross market under bay beach lake river falls grove park valley village town heath moor marsh hall gate well house king queen bishop abbey white black long high wallow hollow pine cedar spring'.split(
    ' ',
  ),
);

/** A town that is also a word ("Bath", "Mobile", "Reading") is no town where the cell tells of something: only as written, with a capital. */
function isWord(cell: string): boolean {
  // "ul. Polna 3, 70-001 Radom" is an address.
  return (/^\p{Ll}/u.test(cell) && !/\d/.test(cell)) || fold(cell) === 'mobile' || fold(cell) === 'phone';
}
