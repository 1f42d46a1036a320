import { fold, foldedWords } from '../../english/folding.ts';
import { commaParts, isLegalForm } from '../text/commas.ts';
import { companyScore, isEmploymentTerm, schoolScore, titleScore } from '../text/evidence-words.ts';
import { ENGLISH_WORDS } from '../quality/quality-words.ts';
import { TRADE_WORDS } from '../../lexicon/reading/not-names.ts';
import { isWhen, ROAD, SAME } from './no-houses.ts';
import { isPlacement } from './unheaded.ts';
import { US_STATES } from '../../lexicon/reading/places.ts';
import { readPlace } from '../contact/places.ts';
import { townCountry } from '../contact/towns.ts';

/** The parts of a head that only commas part. Place is null where none stands there. */
export interface CommaHead {
  title: string;
  company: string;
  place: string | null;
  /** Whether the title stands before the employer. */
  titleFirst: boolean;
}

type Kind = 'title' | 'place' | 'note' | 'field' | 'name';
interface Part {
  text: string;
  kind: Kind;
}

const MAX_PARTS = 8;
/** Behind a title: when and how it was done, not where ("nights", "2nd shift", "part time"); "4 Field Workshop" is a unit. */
const NOTE = /^(?:\p{Ll}(?!\p{Lu})|\d(?!\d*(?:st|nd|rd|th|e|\.)? \p{Lu}\p{L}+ \p{Lu})|then |later |from |since )/u;
/** Names of firms that begin with a small letter or a digit show themselves by what follows. */
const SMALL_FIRM = /^\p{Ll}[\p{L}\d-]*(?:\.(?:com|io|org|net|de|co)|\p{Lu})|&| and \p{Ll}+$/u;

/** "Fitter, Fennimore & Daughter, Leigh" and "Fennimore & Daughter, Leigh, Fitter" as title, employer and place; null when it does not part so. */
export function readCommaHead(text: string): CommaHead | null {
  const parts = partsOf(text);
  if (parts.length < 2 || parts.length > MAX_PARTS) return null;
  const [first] = parts;
  if (first?.kind === 'title') {
    // "Commis Chef, later Chef de Partie, nights, Brasserie Lavoine": the employer begins where titles and notes end.
    let at = 1;
    while (at < parts.length && (parts[at]?.kind === 'title' || parts[at]?.kind === 'note' || parts[at]?.kind === 'field')) at++;
    let from = at;
    while (at < parts.length && parts[at]?.kind === 'name') at++;
    if (at === from) return smallFirm(parts);
    // "Nurse, Theatres (Band 6), Ribble General Hospital": before an employer that shows itself stands where in it the job was.
    const shown = parts.slice(from, at).findIndex((part) => companyScore(part.text) >= 2);
    if (shown > 0 && parts.slice(from, from + shown).every((part) => isField(part.text))) from += shown;
    return { title: join(parts.slice(0, from)), company: join(parts.slice(from, at)), place: placeOf(parts.slice(at)), titleFirst: true };
  }
  // "Self employed, Conmara Heating, north Clare": how, and under which name.
  const [, second, ...rest] = parts;
  if (first?.kind === 'note' && isEmploymentTerm(first.text) && second?.kind === 'name' && rest.every(({ kind }) => kind !== 'title'))
    return { title: first.text, company: second.text, place: rest.length === 0 ? null : join(rest), titleFirst: true };
  const last = parts.findLastIndex(({ kind }) => kind === 'title');
  if (last < 0) return unknownTitle(parts) ?? aroundPlace(parts);
  if (first?.kind !== 'name' || last <= 0 || parts.slice(1, last).some(({ kind }) => kind === 'note')) return null;
  let end = 1;
  while (end < last && parts[end]?.kind === 'name') end++;
  let start = end;
  while (start < parts.length && parts[start]?.kind === 'place') start++;
  if (parts[start]?.kind !== 'title') return null;
  const behind = parts.slice(start).findIndex(({ kind }) => kind === 'place');
  return {
    title: join(behind < 0 ? parts.slice(start) : parts.slice(start, start + behind)),
    company: join(parts.slice(0, end)),
    place: placeOf(start > end ? parts.slice(end, start) : behind < 0 ? [] : parts.slice(start + behind)),
    titleFirst: false,
  };
}

/** "Second de cuisine, Brasserie Lavoine, Riom": what stands before an employer that shows itself is what was done there. */
function unknownTitle(parts: readonly Part[]): CommaHead | null {
  const [title, firm, ...rest] = parts;
  if (!title || !firm || title.kind !== 'name' || firm.kind !== 'name' || companyScore(firm.text) < 1) return null;
  const isNamed = companyScore(title.text) > 0 || schoolScore(title.text) > 0 || title.text.split(/\s+/u).length > 5;
  if ((isNamed && !isDoing(title.text)) || /&|\d/.test(title.text)) return null;
  return { title: title.text, company: firm.text, place: placeOf(rest), titleFirst: true };
}

/** "Front desk and night office": small letters behind the first word name what was done, where a house would have capitals. */
function isDoing(text: string): boolean {
  const words = text.split(/\s+/u);
  return words.length >= 3 && words.length <= 8 && words.slice(1).every((word) => /^\p{Ll}/u.test(word)) && companyScore(text) < 3;
}

/** "Brasserie Lavoine, Riom, Second de cuisine": a town between two names sits behind the employer, and what follows is what was done there. */
function aroundPlace(parts: readonly Part[]): CommaHead | null {
  const at = parts.findIndex(({ kind }) => kind === 'place');
  const [company, place, title] = [parts.slice(0, at), parts[at], parts.slice(at + 1)];
  if (at < 1 || !place || title.length === 0 || title.length > 2 || title[0]?.kind !== 'name' || company.some(({ kind }) => kind !== 'name')) return null;
  if (title.some(({ kind, text }) => kind === 'place' || companyScore(text) > 0 || schoolScore(text) > 0 || text.split(/\s+/u).length > 5)) return null;
  return { title: join(title), company: join(company), place: place.text, titleFirst: false };
}

/** A head written in small letters: "stock analyst, fennimore home, doncaster". */
function smallFirm(parts: readonly Part[]): CommaHead | null {
  const [title, firm, ...rest] = parts;
  if (!title || !firm || firm.kind !== 'note' || !/^\p{Ll}/u.test(firm.text)) return null;
  const lower = /^\p{Ll}/u.test(title.text);
  if (!(lower || SMALL_FIRM.test(firm.text)) || titleScore(firm.text) > 0 || isEmploymentTerm(firm.text)) return null;
  const place = rest.filter(({ kind }) => kind === 'place' || kind === 'note' || kind === 'name').slice(0, 2);
  return { title: title.text, company: firm.text, place: place.length === 0 ? null : join(place), titleFirst: true };
}

function placeOf(parts: readonly Part[]): string | null {
  const places = parts.filter(({ kind }) => kind === 'place');
  return places.length === 0 ? null : join(places);
}

const join = (parts: readonly Part[]): string => parts.map(({ text }) => text).join(', ');

/** The parts, with legal forms put back to their names and "City, ST" put together. */
function partsOf(text: string): Part[] {
  const raw = commaParts(text);
  const parts: Part[] = [];
  for (let at = 0; at < raw.length; at++) {
    const part = raw[at] ?? '';
    const previous = parts.at(-1);
    if (previous && isLegalForm(part)) {
      previous.text += `, ${part}`;
      previous.kind = 'name';
      continue;
    }
    const two = `${part}, ${raw[at + 1] ?? ''}`;
    if (at > 0 && at + 1 < raw.length && companyScore(part) < 2 && readPlace(two) !== null) {
      parts.push({ text: two, kind: 'place' });
      at++;
      continue;
    }
    parts.push({ text: part, kind: kindOf(part, at) });
  }
  // "Improver, then Lift Mechanic, Hallam & Pryce": what comes before a step is a post, whether a list has it or not.
  const [first, second] = parts;
  if (
    first?.kind === 'name' &&
    second !== undefined &&
    STEP.test(second.text) &&
    titleScore(second.text) > 0 &&
    companyScore(first.text) < 2 &&
    first.text.split(/\s+/u).length <= 4
  ) {
    first.kind = 'title';
    second.kind = 'title';
  }
  return parts;
}

/** A step up within one house. */
const STEP = /^(?:then|later|now|promoted to|subsequently|afterwards|später|dann|danach|zuletzt|puis|ensuite|luego|después|daarna) /iu;

/** Whether a piece is only the grade of a post: "Band 5", "Band 5 (Band 4 until June 2019)". */
export const isGradeOnly = (text: string): boolean =>
  /^(?:band|grade|pay band|scale|level|entgeltgruppe)\s?\w{1,3}(?:\s(?:then|to|and)\s\w{1,3})?(?:\s\([^()]*\))?$/iu.test(text.trim());

/** "(Band 6)", "Ward 9": the grade of a post or a part of a house. */
const GRADED =
  /\((?:band|grade|level|b)\s?\d[^()]*\)$|^(?:ward|unit|band|grade|years?|key stage|team|floor|platoon|company)\s\w{1,3}(?:\s(?:then|to|and)\s\w{1,3})?(?:\s\([^()]*\))?$/iu;

/** What the parts of a house are called. */
const UNIT = /^(?:.+ )?(?:unit|room|division|department|dept|directorate|section|branch|team|desk|wing|ward|faculty|abteilung|referat)$/iu;

/** "enhancement", "continuity": no dictionary need have them, and nobody is called so. */
const ABSTRACT = /.{4}(?:ment|tion|sion|ity|ness|ance|ence|ology|ship)$/u;

/** "Housing Unit", "Civil Division": words of every day before what the parts of a house are called. */
export function isUnit(written: string): boolean {
  // "Medical Ward (Charge Nurse on night shift)": what a bracket says besides is no part of its name.
  const text = written.replace(/(?<=\S)\s*\([^()]*\)$/u, '');
  const words = foldedWords(text);
  return (
    UNIT.test(text) && words.length <= 5 && words[0] !== 'the' && words.every((word) => ENGLISH_WORDS.has(word) || TRADE_WORDS.has(word) || ABSTRACT.test(word))
  );
}

/** Where in the house: a ward, a grade, or words of everyday English; a name with an article ("The Gilded Turnip") is a house of its own. */
function isField(text: string): boolean {
  if (GRADED.test(text)) return true;
  const words = foldedWords(text);
  return companyScore(text) === 0 && words.length <= 3 && words[0] !== 'the' && !/[&\d]/u.test(text) && words.every((word) => ENGLISH_WORDS.has(word));
}

/** "various primary schools", "several agencies": employers that were never named one by one. */
export const MANY_HOUSES = /^(?:various|several|different|many|diverse|verschiedene|divers(?:es)?|vari[oa]s|verschillende) \p{L}/iu;

/** "Fennimore Crust Bakers": behind a title, a trade in the plural under a name is who did it. */
function isTrade(part: string): boolean {
  const words = part.split(/\s+/u);
  const last = words.at(-1) ?? '';
  return (
    words.length >= 2 && words.every((word) => /^[\p{Lu}&]/u.test(word)) && /\p{Ll}s$/u.test(last) && titleScore(last) > 0 && titleScore(last.slice(0, -1)) > 0
  );
}

/** "Huon & Channel Veterinary": two names, the first of which is no word, are a house whatever its trade. */
const isPartners = (part: string): boolean => {
  const [, first = ''] = /^(\p{Lu}[\p{L}'’-]*\p{L}) (?:&|and|und|et|y) \p{Lu}/u.exec(part) ?? [];
  return first !== '' && titleScore(first) === 0 && !ENGLISH_WORDS.has(fold(first)) && !TRADE_WORDS.has(fold(first));
};

/** "Belgrave Chemist": a name, and the trade of who keeps the shop. */
const SHOP =
  /^(?:chemists?|pharmacist|bakers?|butchers?|grocers?|florists?|opticians?|jewellers?|newsagents?|stationers?|fishmongers?|ironmongers?|tailors?|caterers?|hauliers?|solicitors|printers|builders|hairdressers?|barbers?|undertakers)$/u;

/** Whether a part is the name of a shop and not what somebody did. */
function isShop(part: string): boolean {
  const words = foldedWords(part);
  const isNamed = words.slice(0, -1).every((word) => !ENGLISH_WORDS.has(word) && !TRADE_WORDS.has(word) && titleScore(word) === 0);
  return words.length > 1 && SHOP.test(words.at(-1) ?? '') && /^\p{Lu}/u.test(part) && isNamed;
}

/** "Duluth MN" */
export const WITH_STATE = new RegExp(String.raw`^\p{Lu}\p{Ll}[\p{L}.'’-]*(?: \p{Lu}\p{Ll}[\p{L}.'’-]*){0,2} (?:${US_STATES.replaceAll(' ', '|')})$`, 'u');

function kindOf(part: string, at: number): Kind {
  if (at > 0 && ROAD.test(part)) return 'place';
  if (at > 0 && isWhen(part)) return 'note';
  if (at > 0 && SAME.test(part)) return 'name';
  const title = titleScore(part);
  const company = companyScore(part);
  if (at > 0 && isShop(part)) return 'name';
  if (at === 0 && isPlacement(part)) return 'title';
  if (title === 2 && company < 2 && !(at > 0 && (isTrade(part) || isPartners(part)))) return 'title';
  if (at > 0 && company === 0 && WITH_STATE.test(part)) return 'place';
  if (at > 0 && company < 2 && (readPlace(part) !== null || townCountry(part) !== undefined)) return 'place';
  if (at > 0 && company < 2 && STEP.test(part) && part.split(/\s+/u).length <= 5) return 'title';
  if (isEmploymentTerm(part)) return 'note';
  if (at > 0 && (GRADED.test(part) || isUnit(part))) return 'field';
  if (at > 0 && MANY_HOUSES.test(part)) return 'name';
  if (at > 0 && isTrade(part)) return 'name';
  // "the Gilded Turnip": an article before a name opens no note.
  if (at > 0 && title < 2 && /^the \p{Lu}/u.test(part)) return 'name';
  if (at > 0 && company === 0 && NOTE.test(part)) return title > 0 && /^\p{Ll}/u.test(part) ? 'title' : 'note';
  // "Director, Product Marketing": what somebody directs.
  if (at > 0 && company === 0 && schoolScore(part) === 0 && foldedWords(part).every((word) => TRADE_WORDS.has(word) || word === 'and')) return 'field';
  return 'name';
}
