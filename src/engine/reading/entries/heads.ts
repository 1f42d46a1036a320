import { isUnit, readCommaHead } from './comma-heads.ts';
import { COMPANY_PLACEHOLDERS } from '../../lexicon/reading/organisations.ts';
import { isWhen, ROAD } from './no-houses.ts';
import { findHeadPeriods, SINCE_ONLY, timeNoteAt } from './head-periods.ts';
import { companyScore, isDegree, isEmploymentTerm, schoolScore, titleScore } from '../text/evidence-words.ts';
import { commaParts, cutOutsideBrackets } from '../text/commas.ts';
import { countryNamed, readPlace } from '../contact/places.ts';
import { townCountry } from '../contact/towns.ts';
import type { SeenLine } from '../text/seen-line.ts';
import { fold } from '../../english/folding.ts';

/** A piece of an entry's head, cut at the signs that part title, organisation and place. */
export interface Piece {
  text: string;
  line: SeenLine;
  title: 0 | 1 | 2;
  company: 0 | 1 | 2 | 3;
  place: boolean;
  /** Set after "at", "@", "bei", "chez": what follows is the employer. */
  employer: boolean;
}

const PLACEHOLDER = new RegExp(String.raw`\b(?:${COMPANY_PLACEHOLDERS.join('|')})\b`, 'giu');
/** "City , State" of a template, wherever it stands in a line. */
const PLACE_PLACEHOLDER = /(?<!\p{L})city ?, ?(?:state|country)(?! (?:university|college|school))(?: ?, ?(?:usa|us|country|united states))?(?!\p{L})/giu;
const CUT =
  /\s*[|｜]\s*|\s+(?:[-=]{1,2}>)(?:\s+|$)|\t|\s+[–—−·•●:→➔-]\s+|\s*[–—]\s+|\s*[•●·]\s*|\s{2,}|\s*[;；]\s*|(?<=\p{Ll}{3}|\))(?<!(?:Dept|Univ|Inst|Assoc|Prof|Corp|Bros|Sept|[Ss]tellv|Dipl|Abt|Dir|Asst|Mgr|Techn|Wiss|Kaufm))\.\s+(?=\p{Lu}\p{L}{2}|I \p{Ll}|\d+ \p{Ll}{3})/u;
const AT =
  /\s+(?:@|at|bei|chez|presso|bij|na empresa|en la empresa)\s+(?=[\p{Lu}\p{Lo}\d@]|the \p{Lu})|\s+@\s?(?=\p{L})|^(?:at|@|bei|chez|presso|bij)\s*(?=\p{Lu})/u;

/** "3 years 2 months" beside or under a period. */
const DURATION =
  /^\(?(?:\d{1,2} ?(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años?|meses|mes|anni?|mesi|anos?|jaar|maanden)[ ,.]{0,3}(?:and |und |et |y |e |en )?){1,2}\)?$/iu;

/** The pieces of a head's lines in reading order, periods left out. On other lines than the `dated` one, "from June 2019" says since when a step was held: it stays. */
export function piecesOf(head: readonly SeenLine[], dated: SeenLine | null = null): Piece[] {
  const all = head
    .flatMap((line) => piecesOfLine(line, dated !== null && line !== dated))
    .filter((found) => /\p{L}/u.test(found.text) && !DURATION.test(found.text) && !/^(?:19|20)XX$/i.test(found.text));
  const named = all.filter((found) => !isEmploymentTerm(found.text));
  // "Freelance, 2012 - 2014" has no other name.
  return named.length > 0 ? named : all;
}

/** "Company: Umoja Ltd, Centurion. Position: Agent. Period: 2021 to current": a form filled in on one line. */
const NEXT_LABEL =
  /[.,;|]\s+(?=(?:company(?: name)?|employer|position(?: held)?|job title|role|designation|period|duration|dates?|location|place|empresa|puesto|cargo|periodo|arbeitgeber|position|zeitraum|poste|employeur)\s?:\s)/giu;

function piecesOfLine(line: SeenLine, keepsSteps: boolean): Piece[] {
  const parts = labelOf(line.body) === null ? [line.body] : line.body.split(NEXT_LABEL);
  return parts.length > 1
    ? parts.flatMap((body) => piecesOfPart({ ...line, body }, keepsSteps).map((found) => ({ ...found, line })))
    : piecesOfPart(line, keepsSteps);
}

/** Whether a line is a form with its labels in it. */
export const isForm = (text: string): boolean => labelOf(text) !== null && text.split(NEXT_LABEL).length > 1;

function piecesOfPart(line: SeenLine, keepsSteps: boolean): Piece[] {
  const label = labelOf(line.body);
  const text = label === null ? line.body : line.body.slice(label.length);
  const pieces = withoutPeriods(text, keepsSteps)
    .flatMap(splitPlaceholders)
    .flatMap((chunk) => cutOutsideBrackets(chunk, CUT))
    .flatMap((chunk) => splitAt(chunk))
    .flatMap(({ text: part, employer }) =>
      splitPlaces(part)
        .flatMap(splitBrackets)
        .map((name, i) => piece(name, line, employer && i === 0)),
    );
  const first = pieces.find((found) => !found.place);
  if (first && label?.role === 'title') first.title = 2;
  if (first && label?.role === 'company') first.employer = true;
  return label?.role === 'title' ? wholeTitle(pieces, text) : pieces;
}

/** "Designation: Jr. Engineer – Design & Development": what a form asks for as the title is one, with its field behind the dash. */
function wholeTitle(pieces: Piece[], text: string): Piece[] {
  const [title, field, ...more] = pieces;
  if (!title || !field || more.length > 0 || title.place || field.place || field.employer || companyScore(field.text) >= 2) return pieces;
  const whole = `${title.text} – ${field.text}`;
  return text.replaceAll(/\s+[–—-]\s+/gu, ' – ').trim() === whole ? [{ ...title, text: text.trim() }] : pieces;
}

const ROLES = ['title', 'company', 'degree', 'school'] as const;
type Role = (typeof ROLES)[number] | 'other';

/** A form's label before a title, an employer or dates ("Position held: ..."), in forms and Europass. */
export function labelOf(text: string): { role: Role; length: number } | null {
  const match = FORM_LABEL.exec(text);
  if (!match) return null;
  return { role: ROLES.find((role) => match.groups?.[role] !== undefined) ?? 'other', length: match[0].length };
}

const FORM_LABEL =
  /^(?:(?<title>(?:job )?title|position(?: held)?|designation|role|occupation(?: or position held)?|stelle|tätigkeit als|beruf oder funktion|poste(?: occupé)?|fonction|puesto|cargo|función o puesto|posizione|mansione|funzione o posto occupato|functie)|(?<company>(?:name of )?employer|company(?: name)?|organi[sz]ation|name and address of employer|client|arbeitgeber|firma|unternehmen|employeur|entreprise|empresa|empleador|azienda|datore di lavoro|werkgever|bedrijf)|dates?(?: \(from ?[–-] ?to\))?|period|duration|from(?: ?[/–-] ?to)?|location|place|zeitraum|dauer|ort|lieu|période|durée|fechas?|periodo|lugar|período|data|luogo|periode|plaats|(?<degree>title of qualification awarded|qualification(?: obtained)?|highest (?:grade|standard|qualification)(?: passed| obtained)?)|(?<school>name (?:and type )?of organi[sz]ation(?: providing education and training)?|educational institution|name of (?:the )?(?:school|institution|university|college)|(?:last )?school attended|institution|tertiary(?: institution)?)|year(?: (?:completed|obtained|passed|of (?:completion|passing|graduation)))?)(?:\s?[:：]\s*|\t\s*)(?=\S)/iu;

/** Who works for herself says so where others name a firm. */
const OWN_ACCOUNT = /^(?:self|myself|own (?:business|account)|eigene rechnung|a mon compte|à mon compte|cuenta propia)$/iu;

/** One piece scored. */
function piece(text: string, line: SeenLine, employer = false): Piece {
  const clean = trimPiece(text);
  const isEmployer = employer || OWN_ACCOUNT.test(clean);
  return { text: clean, line, title: titleScore(clean), company: companyScore(clean), place: !isEmployer && headPlace(clean) !== null, employer: isEmployer };
}

/** A piece cut at its commas into title, employer and place, when one side is clearly a title and the other is not. */
export function splitAtComma(found: Piece): Piece[] | null {
  const head = readCommaHead(found.text);
  if (head) {
    const title = piece(head.title, found.line);
    const company = piece(head.company, found.line);
    const named = [
      { ...title, title: 2 as const, company: 0 as const, place: false },
      { ...company, title: 0 as const, place: false, employer: true },
    ];
    const place = head.place === null ? [] : [{ ...piece(head.place, found.line), place: true, title: 0 as const, company: 0 as const }];
    return [...(head.titleFirst ? named : named.toReversed()), ...place];
  }
  const parts = commaParts(found.text);
  if (parts.length < 2 || parts.length > 6) return null;
  for (let cut = 1; cut < parts.length; cut++) {
    const left = piece(parts.slice(0, cut).join(', '), found.line);
    const right = piece(parts.slice(cut).join(', '), found.line);
    if (left.title === 2 && left.company < 2 && right.title === 0 && right.company > 0 && !isUnit(right.text)) return [left, right];
    if (right.title === 2 && left.title === 0) return [left, right];
  }
  // "Commis Chef, later Chef de Partie, Brasserie Lavoine": the employer begins where the titles end.
  for (let cut = 1; cut < parts.length; cut++) {
    const left = piece(parts.slice(0, cut).join(', '), found.line);
    const right = piece(parts.slice(cut).join(', '), found.line);
    if (left.title < 2) return null;
    // "Shift Manager, later Site Manager, Dewsbury": where, and not for whom.
    if (isWhen(right.text) || isUnit(right.text)) return null;
    const isPlace = ROAD.test(right.text) || (right.company === 0 && townCountry(right.text) !== undefined);
    if (right.title === 0) return [left, isPlace ? { ...right, place: true } : right];
    if (titleScore(parts[cut] ?? '') < 2) return null;
  }
  return null;
}

function withoutPeriods(text: string, keepsSteps: boolean): string[] {
  const periods = findHeadPeriods(text).filter(({ from, to }) => !keepsSteps || from <= 1 || !SINCE_ONLY.test(text.slice(from, to)));
  if (periods.length === 0) return [text];
  const chunks: string[] = [];
  let at = 0;
  for (const { from, to } of periods) {
    chunks.push(
      text
        .slice(at, from)
        .replace(
          /(?:^|\s)(?:from|von|vom|seit|since|da|dal|dall['’]|de|du|desde|depuis|van|vanaf|sinds|in|on|im|en|em|nel|class of|expected|graduated|graduation)\s*$/iu,
          ' ',
        ),
    );
    at = to + timeNoteAt(text, from, to);
  }
  chunks.push(text.slice(at));
  return chunks
    .map((chunk) => chunk.replace(/\(\s*(?:\d{1,2} (?:years?|yrs?|months?|mos?|jahre?|ans|mois)[ ,]*){0,2}\s*\)|[([]\s*$|^\s*[)\]]|^\s*\.(?=\s)/gu, ' '))
    .filter((chunk) => chunk.trim() !== '');
}

function splitPlaceholders(text: string): string[] {
  return text.replace(PLACEHOLDER, '\t$&\t').replace(PLACE_PLACEHOLDER, '\t$&\t').split('\t');
}

function splitAt(text: string): { text: string; employer: boolean }[] {
  const match = AT.exec(text);
  if (!match) return [{ text, employer: false }];
  const left = text.slice(0, match.index);
  // "University of Kent at Medway" is one name.
  if (schoolScore(left) === 2 && titleScore(left) < 2) return [{ text, employer: false }];
  // "… at Fennimore Ltd where I made the bread": the name ends where the sentence goes on.
  const right = text.slice(match.index + match[0].length).replace(/ (?:where|which|who|that|when|while|and (?:was|am|did|have)|i|wo|où|donde) .*$/u, '');
  return left.trim() === ''
    ? [{ text: right, employer: true }]
    : [
        { text: left, employer: false },
        { text: right, employer: true },
      ];
}

/** "Engineer (Acme Ltd)" and "Acme / Engineer": two names, not one. */
function splitBrackets(text: string): string[] {
  const bracket = /^([^()]{3,90}?)\s?\(([^()]{2,60})\)[\s,]*$/u.exec(text.trim());
  if (bracket) {
    const [, outer = '', inner = ''] = bracket;
    if (
      readPlace(inner) !== null ||
      (isDegree(outer) && companyScore(inner) >= 2) ||
      (titleScore(outer) === 2
        ? commaParts(inner).some((part) => companyScore(part) >= 2 && !/^\p{Ll}/u.test(part))
        : titleScore(inner) === 2 && companyScore(outer) > 0 && !/^\p{Ll}.*\d/u.test(inner))
    )
      return [outer, inner];
  }
  const slash = text.split(/\s+\/\s+/);
  return slash.length === 2 &&
    slash.filter((part) => titleScore(part) === 2 && companyScore(part) < 2).length === 1 &&
    slash.some((part) => companyScore(commaParts(part)[0] ?? '') >= 2)
    ? slash
    : [text];
}

/** "Acme, Tulsa, OK, Accountant": the place in the middle cuts the rest in two. */
function splitPlaces(text: string): string[] {
  const parts = cutOutsideBrackets(text, /\s*,\s*/u);
  if (parts.length < 2 || parts.length > 8 || (headPlace(text) !== null && companyScore(text) === 0)) return [text];
  const [opening, behind] = [parts.slice(0, 2).join(', '), parts.slice(2).join(', ')];
  // "Leeds, UK, Clerk" behind an employer of its own.
  if (parts.length > 2 && readPlace(opening) !== null && titleScore(behind) === 2) return [opening, behind];
  for (let size = Math.min(3, parts.length - 1); size >= 1; size--) {
    for (let at = 1; at + size <= parts.length; at++) {
      const place = parts.slice(at, at + size).join(', ');
      if (size === 1 && at + size < parts.length) continue;
      if (headPlace(place) === null || /^(?:state|location)$/iu.test(place)) continue;
      return [parts.slice(0, at).join(', '), place, parts.slice(at + size).join(', ')].filter((part) => part.trim() !== '');
    }
  }
  return [text];
}

/** A place in a head: "Fennimore Works, Tulsa, OK" is none, since the first of three names is an employer unless it is a place with the second. */
function headPlace(text: string): ReturnType<typeof readPlace> {
  const place = readPlace(text);
  const parts = text.split(/\s*,\s*/u);
  // "Fennimore Works, Porto Alegre, Brazil": before a town in its country stands an employer of several words, none of them a town.
  const [first = '', ...rest] = parts;
  if (place !== null && parts.length === 3 && first.includes(' ') && townCountry(first) === undefined && readPlace(first) === null && isInCountry(rest))
    return null;
  return place === null || parts.length < 3 || readPlace(parts.slice(0, 2).join(', ')) !== null || readPlace(parts[0] ?? '') !== null ? place : null;
}

const isInCountry = ([town = '', country = '']: readonly string[]): boolean => townCountry(town) !== undefined && countryNamed(country) !== null;

function trimPiece(text: string): string {
  const trimmed = text
    .replace(/^[\s,;:|/·•–—→➔&)\]\u200b-]{1,12}/u, '')
    .replace(/[\s,;:|/·•–—→➔&([\u200b-]{1,12}$/u, '')
    .replace(/\s{2,}/g, ' ');
  // UTF-8 read as Latin-1 leaves these where a dash stood.
  const repaired = trimmed
    .replace(/^(?:I )?(?:worked|employed|served|working|acted) as (?:an? |the )?(?=\S)/iu, '')
    .replace(/^(?:ï¼|â€“|â€”|Â)\s?|\s?(?:ï¼|â€“|â€”|Â)$/gu, '')
    .trim();
  // Japanese records note the event after the name: joined, left, enrolled, graduated.
  const event = /^(.{1,60}?)\s?(?:入社|退職|退社|入学|卒業|修了|中退|在学中|在籍中|に?至る)$/u.exec(repaired);
  if (event) return event[1] ?? '';
  // A full stop after the last word is punctuation; one after an abbreviation belongs to it.
  if (/\p{Ll}{4}\.$/u.test(repaired)) return repaired.slice(0, -1);
  if (/^\([^()]*\)$/.test(repaired)) return repaired.slice(1, -1).trim();
  return fold(repaired) === '' ? '' : repaired;
}
