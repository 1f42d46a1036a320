import { foldedWords } from '../../english/folding.ts';
import { TRADE_WORDS } from '../../lexicon/reading/not-names.ts';
import { findPeriods } from '../text/dates.ts';
import { readPlace } from '../contact/places.ts';
import { townCountry } from '../contact/towns.ts';
import { ENGLISH_WORDS } from '../quality/quality-words.ts';
import { commaParts } from '../text/commas.ts';
import { companyScore, isSentence, schoolScore, titleScore } from '../text/evidence-words.ts';
import { isUnit, WITH_STATE } from './comma-heads.ts';
import { isNoHouse } from './no-houses.ts';
import { labelOf, type Piece, splitAtComma } from './heads.ts';
import type { SeenLine } from '../text/seen-line.ts';

/**
 * Pieces that still hold title and employer together, cut at a comma: where nothing else on the head can be the employer, or where
 * most heads of the section part so (what stands elsewhere is a stack of tools or a note).
 */
export function separateAll(written: readonly (readonly Piece[])[]): Piece[][] {
  const heads = written.map(withFields);
  const options = heads.map(optionOf);
  const whole = options.filter(({ split, rival }) => split === null && rival !== 'none').length;
  const parted = options.filter(({ split, rival }) => split !== null && rival !== 'strong').length;
  const order = options.reduce((sum, { split }) => sum + (split === null ? 0 : (split[0]?.title ?? 0) > 0 ? 1 : -1), 0);
  return heads.map((pieces, i) => {
    const option = options[i];
    if (option?.split === null && order >= 0) return unknownParts(pieces, order > 0 && parted > whole) ?? [...pieces];
    if (!option?.split || option.rival === 'strong' || (option.rival === 'weak' && parted <= whole)) return [...pieces];
    return pieces.flatMap((found, at) => (at === option.at ? (option.split ?? []) : [found]));
  });
}

/** "Senior Buyer – Womenswear, Fosse Fashions Ltd": everyday words between the dash and a comma say what the job was about. */
function withFields(pieces: readonly Piece[]): Piece[] {
  const at = pieces.findIndex((found, i) => found.title === 2 && !found.place && pieces[i + 1]?.line === found.line);
  const [title, next] = [pieces[at], pieces[at + 1]];
  if (!title || !next || next.place || next.employer || next.title > 0) return [...pieces];
  const joint = title.line.body.slice(title.line.body.indexOf(title.text) + title.text.length, title.line.body.indexOf(next.text));
  const merged = [...pieces.slice(0, at), { ...title, text: `${title.text}${joint}${next.text}` }, ...pieces.slice(at + 2)];
  if (/^ [–—-] $/u.test(joint) && (next.company < 2 || isUnit(next.text)) && !next.text.includes(',') && isNamedElsewhere(pieces, title)) return merged;
  const firms = pieces.slice(at + 2).filter((found) => found.line === title.line && found.title === 0 && (found.employer || found.company >= 2));
  // "Team Leader – Inbound Voice | Fennimore Ltd, Pune": where the employer shows itself further on, what follows the dash is the field.
  if (/^ [–—-] $/u.test(joint) && next.company === 0 && firms.length > 0 && next.text.split(/\s+/u).length <= MAX_NAME && !next.text.includes(','))
    return merged;
  const [field = '', ...rest] = commaParts(next.text);
  const dash = / [–—-] $/u.exec(title.line.body.slice(0, title.line.body.indexOf(next.text, title.line.body.indexOf(title.text) + title.text.length)))?.[0];
  const firm = rest.join(', ');
  const isNamed = rest.length > 0 && !WITH_STATE.test(firm) && readPlace(firm) === null && townCountry(rest[0] ?? '') === undefined;
  if (dash === undefined || !isNamed || companyScore(field) > 0 || !(companyScore(firm) === 3 || foldedWords(field).every((word) => ENGLISH_WORDS.has(word))))
    return [...pieces];
  const named: Piece[] = [
    { ...title, text: `${title.text}${dash}${field}` },
    { ...next, text: firm, company: companyScore(firm), employer: true },
  ];
  return [...pieces.slice(0, at), ...named, ...pieces.slice(at + 2)];
}

/** "Team Leader – UK campaign" over "Umvoti Contact Solutions", "Designation: Engineer – Design" under "Sahyadri Pressings": who it was for stands on a line of its own. */
function isNamedElsewhere(pieces: readonly Piece[], { line }: Piece): boolean {
  const others = pieces.filter((found) => found.line !== line && !found.place && found.title < 2);
  const isLabelled = labelOf(line.body)?.role === 'title';
  return (
    pieces.filter((found) => found.line === line).length === 2 &&
    others.some((found) => isLabelled || isSetApart(found, line) || companyScore(commaParts(found.text)[0] ?? '') >= 2)
  );
}

/** Plain under a title in bold, and a name: the house, whether a list has a word of it or not. */
const isSetApart = (found: Piece, title: SeenLine): boolean =>
  found.line.index > title.index && title.line.bold && !found.line.line.bold && isHouseName(found.text);

/** Two words at least, each with a capital. */
const isHouseName = (text: string): boolean => /^\p{Lu}[\p{L}'’&.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|&|of|the|and|de|du))+$/u.test(text) && titleScore(text) === 0;

/** "Northern Plains Health Region [tab] 2013 – 2016" in bold over "Therapist, hands and shoulders": what opens the line of the dates is who it was for. */
function isOverTitle(found: Piece, own: Piece | undefined): boolean {
  const { line } = found;
  if (own === undefined || own.line === line || own.title < 2 || !line.body.startsWith(found.text)) return false;
  // "The Copper Otter, Smithfield, Dublin (85 covers)" under "Chef de Partie, Sauce": a name on a line of its own, set otherwise.
  const isBelow = line.index > own.line.index && line.line.bold !== own.line.line.bold && isHouseName(commaParts(found.text)[0] ?? '');
  if (
    isBelow &&
    commaParts(own.text)
      .slice(1)
      .every((part) => companyScore(part) === 0 && foldedWords(part).every((word) => ENGLISH_WORDS.has(word)))
  )
    return true;
  if (!line.line.bold || own.line.line.bold) return false;
  return /^\p{Lu}/u.test(found.text) && findPeriods(line.text).some(({ range }) => range) && own.title === 2;
}

/** "FENNIMORE BRANDS, Leeds — Category Manager, Frozen": a name in capitals before the dash that a title follows. */
function isBeforeDash(found: Piece, own: Piece | undefined): boolean {
  const { body } = found.line;
  if (
    own === undefined ||
    own.line !== found.line ||
    own.title < 2 ||
    !body.startsWith(found.text) ||
    !/^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*\s[^\p{Ll}]+$/u.test(found.text)
  )
    return false;
  return / [–—-] /u.test(body.slice(found.text.length, body.indexOf(own.text, found.text.length)));
}

/** How the first piece that holds commas would part, and whether another piece can be the employer: surely, perhaps, or not. */
function optionOf(pieces: readonly Piece[]): { at: number; split: Piece[] | null; rival: 'strong' | 'weak' | 'none' } {
  const named = pieces.filter((found) => !found.place);
  const titles = named.filter((found) => found.title > 0 && found.company < 3);
  const splits = pieces.map((found) => (found.place || (found.title === 0 && titles.length > 0) ? null : splitAtComma(found)));
  const at = splits.findIndex((split) => split !== null);
  // A head of one piece has no rival in itself.
  const own = pieces[at] ?? named[0];
  const others = named.filter((found) => found !== own && (found.title === 0 || found.company === 3));
  const hasTitle = named.some((found) => found !== own && found.title === 2 && found.company < 2);
  const strong = others.some(
    (found) =>
      found.employer || isOverTitle(found, own) || isBeforeDash(found, own) || found.company >= 2 || companyScore(commaParts(found.text)[0] ?? '') >= 2,
  );
  // A list of tools, a sentence or a note in small letters names no employer.
  const weak = others.some(
    ({ text }) =>
      townCountry(text) === undefined && commaParts(text).length < 3 && text.split(/\s+/u).length <= 6 && !/^\p{Ll}/u.test(text) && !isSentence(text),
  );
  const split = splits[at] ?? null;
  // "Product Manager, Fennimore, Ltd.": words show both, whatever else stands on the head.
  const sure = split !== null && split.some((found) => found.title === 2) && split.some((found) => found.company >= 2);
  return { at, split, rival: strong || (hasTitle && weak) ? 'strong' : weak && !sure ? 'weak' : 'none' };
}

/**
 * "Verzorgende IG, Zorggroep De Lindehof, Sneek": a head of one piece whose words show nothing, cut where those of its kind are:
 * behind the title, where a town ends it or the other heads of the section part so.
 */
function unknownParts(pieces: readonly Piece[], isCustom: boolean): Piece[] | null {
  const [whole, ...others] = pieces.filter((found) => !found.place);
  if (!whole || others.length > 0 || whole.employer || isSentence(whole.text)) return null;
  const parts = commaParts(whole.text);
  const tail = parts.at(-1) ?? '';
  const hasTown = parts.length > 2 && (readPlace(tail) !== null || townCountry(tail) !== undefined);
  const names = hasTown ? parts.slice(0, -1) : parts;
  const [title = '', ...company] = names;
  if (names.length < 2 || names.length > 3 || !(hasTown || isCustom || pieces.length > 1)) return null;
  if (companyScore(title) > (isCustom ? 1 : 0) || schoolScore(title) > 0 || title.split(/\s+/u).length > MAX_NAME || /[&\d]/u.test(title)) return null;
  // What begins small is a note on the title, and a second title is a part of it.
  if (company.some((part) => !/^\p{Lu}/u.test(part) || isNoHouse(part) || isUnit(part) || titleScore(part) === 2 || part.split(/\s+/u).length > MAX_NAME))
    return null;
  if (company.every((part) => foldedWords(part).every((word) => TRADE_WORDS.has(word)))) return null;
  const named = (text: string, role: Partial<Piece>): Piece => ({ ...whole, text, title: 0, company: 0, place: false, employer: false, ...role });
  const cut = [
    named(title, { title: 2 }),
    named(company.join(', '), { company: companyScore(company.join(', ')), employer: true }),
    ...(hasTown ? [named(tail, { place: true })] : []),
  ];
  return pieces.flatMap((found) => (found === whole ? cut : [found]));
}

/** Words in a name. */
const MAX_NAME = 6;
