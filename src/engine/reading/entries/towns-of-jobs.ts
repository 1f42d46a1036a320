import { fold, foldedWords } from '../../english/folding.ts';
import { TRADE_WORDS } from '../../lexicon/reading/not-names.ts';
import { readPlace } from '../contact/places.ts';
import { townCountry } from '../contact/towns.ts';
import { ENGLISH_WORDS } from '../quality/quality-words.ts';
import { isLegalForm } from '../text/commas.ts';
import { companyScore, titleScore } from '../text/evidence-words.ts';
import { WITH_STATE } from './comma-heads.ts';
import { isNoHouse } from './no-houses.ts';
import type { Piece } from './heads.ts';

/** What the pieces of a head are taken for. */
export interface Named {
  title: Piece | null;
  company: Piece | null;
  place: Piece | null;
  /** True when words, not just order, told title and company apart. */
  sure: boolean;
}

const WITH_TOWN = /^(.{2,70}?),\s+(\p{Lu}[\p{L}.'-]{1,24}(?: [\p{L}.'-]{1,20}){0,3})$/u;

/** What stands after the comma in two jobs or more, or where the person lives. */
export function townsOf(pieces: readonly (readonly Piece[])[], home: ReadonlySet<string>): Set<string> {
  const towns = new Set(home);
  const seen = new Set<string>();
  for (const job of pieces) {
    const tails = new Set(
      job.flatMap((found) => {
        const tail = WITH_TOWN.exec(found.text)?.[2];
        return tail === undefined ||
          titleScore(tail) > 0 ||
          companyScore(tail) > 0 ||
          isLegalForm(tail) ||
          foldedWords(tail).some((word) => TRADE_WORDS.has(word))
          ? []
          : [fold(tail)];
      }),
    );
    for (const tail of tails) (seen.has(tail) ? towns : seen).add(tail);
  }
  return towns;
}

export interface Towns {
  /** Folded names of towns that this CV shows as such. */
  towns: ReadonlySet<string>;
  /** Whether most of its employers have their town behind a comma. */
  isPlaced: boolean;
}

/** Whether at least a third of the employers with a comma behind them have a town there that is known: then so is a bare name that stands there elsewhere. */
export function namesTowns(named: readonly Named[], pieces: readonly (readonly Piece[])[], home: ReadonlySet<string>): boolean {
  const isKnown = (town: string): boolean => townCountry(town) !== undefined || home.has(fold(town));
  const placed = named.filter(
    ({ company, place }, i) => company && place?.line === company.line && (pieces[i] ?? []).indexOf(place) > (pieces[i] ?? []).indexOf(company),
  ).length;
  const known = named.filter(({ company, place }) => place === null && isKnown(WITH_TOWN.exec(company?.text ?? '')?.[2] ?? '')).length;
  const open = named.filter(({ company, place }) => place === null && WITH_TOWN.test(company?.text ?? '')).length - known;
  return placed + known >= Math.max(open / 2, 1);
}

/** No word of the everyday language or of a trade: "Valloire", and not "Theatres". */
const isNameOnly = (text: string): boolean =>
  !/^(?:\p{L}\.? )*\p{L}\.$/u.test(text) && foldedWords(text).every((word) => !TRADE_WORDS.has(word) && (word.length < 4 || !ENGLISH_WORDS.has(word)));

/** What large houses are divided into. */
const UNIT_NOUNS = new Set('corps fleet division branch command regiment squadron battalion brigade directorate department section unit services'.split(' '));

/** "Royal Navy, Surface Fleet": two everyday words that name no town are a part of the house. */
const isUnitOf = (text: string): boolean => {
  const words = foldedWords(text);
  if (UNIT_NOUNS.has(words.at(-1) ?? '')) return true;
  return (
    words.length > 1 && townCountry(text) === undefined && readPlace(text) === null && words.every((word) => ENGLISH_WORDS.has(word) || TRADE_WORDS.has(word))
  );
};

/** "Hafen GmbH, Emden": a name after a clear employer is where it sits, known town or not; so is a town the CV names elsewhere. */
export function withoutTown({ company, place }: Named, { towns, isPlaced }: Towns): Pick<Named, 'company' | 'place'> {
  // "Corner shop, Saturdays": when, and not where.
  const whole = company && WITH_TOWN.exec(company.text);
  if (company && whole && isNoHouse(whole[2] ?? ''))
    return withoutTown({ title: null, company: { ...company, text: whole[1] ?? company.text }, place, sure: false }, { towns, isPlaced });
  const bracketed = place === null && company !== null ? inBrackets(company, towns) : null;
  if (bracketed !== null) return bracketed;
  const match = whole;
  const [, employer = '', town = ''] = match ?? [];
  if (
    !company ||
    !match ||
    (companyScore(employer) < 2 &&
      !WITH_STATE.test(town) &&
      !towns.has(fold(town)) &&
      townCountry(town) === undefined &&
      !(isPlaced && place === null && employer.includes(' ') && isNameOnly(town))) ||
    companyScore(town) > 0 ||
    isLegalForm(town) ||
    isUnitOf(town) ||
    /^\p{Lu}{2,4}$/u.test(town) ||
    (companyScore(`${employer} ${town}`) === 3 && companyScore(employer) < 3)
  )
    return { company, place };
  return { company: { ...company, text: employer }, place: place ?? { ...company, text: town } };
}

/** "Little Acorns (Aberdare)": a town in brackets behind a name is where that sits. */
function inBrackets(company: Piece, towns: ReadonlySet<string>): Pick<Named, 'company' | 'place'> | null {
  const [, employer = '', town = ''] = /^([^()]{2,70}?) \((\p{Lu}[\p{L}.'’ -]{1,30})\)$/u.exec(company.text) ?? [];
  const isTown = towns.has(fold(town)) || townCountry(town) !== undefined || readPlace(town) !== null;
  if (employer === '' || !isTown || /^\p{Lu}{2,4}$/u.test(town) || titleScore(town) > 0 || companyScore(town) > 0 || isUnitOf(town)) return null;
  return { company: { ...company, text: employer }, place: { ...company, text: town } };
}

/** "Melklab B.V. [tab] Leeuwarden": a town set apart on the line of another name is where that sits. */
export function townApart(pieces: readonly Piece[]): Piece | null {
  return (
    pieces.find(
      ({ text, line, title, company, employer }, at) =>
        at > 0 &&
        !employer &&
        title === 0 &&
        company === 0 &&
        townCountry(text) !== undefined &&
        pieces[at - 1]?.line === line &&
        line.text.includes(`\t${text}`),
    ) ?? null
  );
}

/** "Huize Avondrood, Bolsward": employers sit in towns, titles do not. */
export function sitsInTown(found: Piece | undefined): boolean {
  const town = found && WITH_TOWN.exec(found.text)?.[2];
  return town !== undefined && townCountry(town) !== undefined;
}

/** "Fennimore Pay, Leeds": a district of Leeds by its form, and an employer where the head names no other. */
export function namedBeforeTown(place: Piece): { company: Piece; place: Piece } | null {
  const [, employer = '', town = ''] = /^([^,]{2,60}), ([^,]{2,40}(?:, \p{Lu}{2})?)$/u.exec(place.text) ?? [];
  if (employer === '' || readPlace(employer) !== null || townCountry(employer) !== undefined || readPlace(town)?.country == null) return null;
  return { company: { ...place, text: employer, place: false }, place: { ...place, text: town } };
}

/** "Company | Port Ellery": what is cut off right after the employer, a name and nothing else, is where it sits, known town or not. */
export function unknownTown(pieces: readonly Piece[], company: Piece | null): Piece | null {
  const next = company === null ? undefined : pieces[pieces.indexOf(company) + 1];
  if (!company || !next || next.line !== company.line || next.title > 0 || next.company > 0 || next.employer) return null;
  const cut = company.line.body.slice(company.line.body.indexOf(company.text) + company.text.length);
  // Behind a dash it may be a part of the house, unless a list has it: "Kennet Water – Newbury".
  if (/^\s*[–—-]\s/u.test(cut) && townCountry(next.text) !== undefined) return next;
  return /^\s*[|·]\s/u.test(cut) && /^\p{Lu}\p{Ll}[\p{L}.'-]*(?:,? \p{Lu}[\p{L}.'-]*){0,2}$/u.test(next.text) ? next : null;
}
