import type { Cv } from '../../domain/cv.ts';
import type { Line } from '../../domain/document.ts';
import { companyScore, titleScore } from '../reading/text/evidence-words.ts';
import { countryNamed } from '../reading/contact/places.ts';
import { ENGLISH_WORDS } from '../reading/quality/quality-words.ts';

/** What is known of whoever the CV is of, as patterns to be looked for in every text of hers. */
export interface Owner {
  /** Her name, nicknames and addresses, and the names of those who vouch for her. */
  names: readonly RegExp[];
  /** Where she lives. */
  towns: readonly RegExp[];
}

const QUOTED_NAME = /["“”„‘«(]\s?(\p{Lu}[\p{L}'’-]{1,20})\s?["”“’»)]/gu;
const CALLED =
  /(?<!\p{L})(?:[Kk]nown as|[Gg]oes by|[Nn]ick ?named?|[Cc]all me|[Gg]enannt|Spitzname|[Aa]lias|[Aa]\.?[Kk]\.?[Aa]\.?|[Dd]ite?|[Ss]urnommée?|[Aa]podo|[Ll]lamad[oa])[:\s]{1,3}["“‘«(]?(\p{Lu}[\p{L}'’-]{1,20})/gu;
/** A name of two letters is one in many languages; smaller words between names ("de", "van") are not looked for. */
const LEAST_PART = 2;
/** So many lines from the top a quoted word beside the name is a nickname. */
const TOP = 4;

/** Reads the owner out of a CV: by what the reading found, and where it found no name, by the first line. */
export function ownerOf({ cv, lines }: { cv: Cv; lines: readonly Line[] }): Owner {
  const full = cv.name?.value ?? nameless(lines[0]?.text ?? '');
  const nameLine = lines.find((line) => line.page === cv.name?.page && line.line === cv.name.line)?.text ?? '';
  const top = [nameLine, ...lines.slice(0, TOP).map(({ text }) => text)].filter((text) => full !== '' && partsOf(full).some((part) => text.includes(part)));
  const nicknames = [...top.flatMap((text) => matches(text, QUOTED_NAME)), ...lines.flatMap(({ text }) => matches(text, CALLED))];
  const wholes = [cv.email?.value, cv.phone?.value, ...cv.links.map(({ value }) => bareLink(value))].filter((text) => text !== undefined && text.length > 3);
  const towns = (cv.location?.value ?? '')
    .split(/[,|/]/u)
    .map((piece) => piece.replace(/[\d]+/gu, ' ').trim())
    .filter((piece) => piece.length > 2 && countryNamed(piece) === null);
  return {
    names: [
      ...wholes.map((text) => new RegExp(escaped(text ?? ''), 'giu')),
      ...(isUnspaced(full) ? [new RegExp(escaped(full), 'gu')] : []),
      ...[...new Set([...partsOf(full), ...nicknames])].map(namePattern),
      ...refereesIn(cv, lines).map((name) => new RegExp(escaped(name).replaceAll(' ', String.raw`\s+`), 'giu')),
    ],
    towns: towns.map((town) => new RegExp(String.raw`(?<!\p{L})${escaped(town)}(?!\p{L})`, 'giu')),
  };
}

/** A first line that can only be a name: some words with capitals, not all of them words of English. */
function nameless(line: string): string {
  const words = line.trim().split(/\s+/u);
  const isName = words.length > 1 && words.length <= 4 && words.every((word) => /^\p{Lu}[\p{L}'’.-]*$/u.test(word));
  return isName && words.some((word) => !ENGLISH_WORDS.has(word.toLowerCase())) ? words.join(' ') : '';
}

/** Whoever opens a line of the references, before the comma: "Ann Malone, Line Manager". */
function refereesIn(cv: Cv, lines: readonly Line[]): string[] {
  return cv.sections
    .filter(({ kind }) => kind === 'references')
    .flatMap(({ from, to, heading }) => lines.slice(heading === null ? from : from + 1, to))
    .map(({ text }) => (text.split(/\s[–—-]\s|[,|;:(\t]/u)[0] ?? '').replace(/^\W+/u, '').trim())
    .filter((name) => /^(?:\p{Lu}[\p{L}'’.-]+\s?){2,4}$/u.test(name) && titleScore(name) === 0 && companyScore(name) === 0);
}

const partsOf = (name: string): string[] => name.split(/[^\p{L}\p{M}]+/u).filter((part) => part.length >= LEAST_PART && !/^\p{Ll}/u.test(part));

/** With its capital, all in capitals, without its accents; in small letters only where it is no word of English ("Will", "May"). */
function namePattern(part: string): RegExp {
  const plain = part.normalize('NFD').replace(/\p{M}/gu, '');
  const written = [part, plain].flatMap((word) => [
    word,
    word.toUpperCase(),
    word.slice(0, 1) + word.slice(1).toLowerCase(),
    ...(part.length > 2 && !ENGLISH_WORDS.has(word.toLowerCase()) ? [word.toLowerCase()] : []),
  ]);
  return new RegExp(String.raw`(?<!\p{L})(?:${[...new Set(written)].map(escaped).join('|')})(?!\p{L})`, 'gu');
}

/** Scripts that put no space between words: there a name has no edges to look for. */
const isUnspaced = (name: string): boolean => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}·\s]{2,}$/u.test(name);
const bareLink = (link: string): string => link.replace(/^(?:https?:\/\/)?(?:www\.)?/iu, '').replace(/\/$/u, '');
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/gu, (sign) => (sign === '-' ? String.raw`\x2d` : `\\${sign}`));
