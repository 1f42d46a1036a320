import { commaParts } from '../text/commas.ts';
import { monthIndex } from '../text/dates.ts';
import { companyScore, titleScore } from '../text/evidence-words.ts';
import { looksOf } from '../text/looks.ts';
import { readPlace } from '../contact/places.ts';
import { townCountry } from '../contact/towns.ts';
import type { Entry } from './entry.ts';
import type { Piece } from './heads.ts';
import type { Named } from './towns-of-jobs.ts';

/** Whether the years of one entry hold those of the next: an employer over the roles held there. */
export function spans(entry: Entry, next: Entry | undefined): boolean {
  const [outer, inner] = [entry.period?.found, next?.period?.found];
  if (!outer?.range || !inner?.range || !outer.start || !inner.start || entry.body.some((line) => line.marked)) return false;
  const { start, end } = inner;
  // "2007 – 2011" lies in "September 2007 – September 2025": a year alone may be any part of itself.
  const startsIn = start.month === null || outer.start.month === null ? outer.start.year <= start.year : monthIndex(outer.start) <= monthIndex(start);
  if (outer.current || !outer.end) return startsIn && outer.current;
  if (inner.current || !end) return startsIn && !inner.current;
  return startsIn && (end.month === null || outer.end.month === null ? outer.end.year >= end.year : monthIndex(outer.end) >= monthIndex(end));
}

/**
 * "British Army, Royal Logistic Corps [tab] 2007 – 2025" over posts held in those years, which are set otherwise: whatever its words,
 * a line that names no job and tells nothing is the employer. Null where it is not sure.
 */
export function employerOver(entry: Entry, pieces: readonly Piece[], next: Entry | undefined): Pick<Named, 'company' | 'place'> | null {
  const [line, ...more] = entry.head;
  const post = next?.head[0];
  if (!line || !post || more.length > 0 || entry.body.length > 0 || !spans(entry, next) || looksOf(line).key === looksOf(post).key) return null;
  const names = pieces.filter(({ place }) => !place);
  const [first] = names;
  if (!first || names.some(({ title, company }) => title === 2 && company < 2)) return null;
  return { company: { ...first, text: names.map(({ text }) => text).join(', '), employer: true }, place: pieces.find(({ place }) => place) ?? null };
}

/**
 * What a head below its employer says: all of its line but dates and places is the post, with the unit, the rank or the days behind
 * the title. Only a house that says so, set as the employer above is, is one of its own.
 */
export function asPost(found: Named, pieces: readonly Piece[], over: Entry): Named {
  const { title, company } = found;
  if (!title || !company) return found;
  const isPeer = over.head.some((line) => looksOf(line).key === looksOf(company.line).key);
  if (isPeer ? companyScore(company.text) >= 2 : companyScore(company.text) === 3 && company.line !== title.line) return found;
  if (company.line !== title.line) return { ...found, company: null };
  const own = pieces.filter(({ line }) => line === title.line);
  const [first, last] = [own[0], own.at(-1)];
  const { body } = title.line;
  const from = first ? body.indexOf(first.text) : -1;
  const to = last ? body.indexOf(last.text, Math.max(from, 0)) : -1;
  if (!last || from < 0 || to < from) return { ...found, company: null };
  const { post, towns } = withoutTowns(body.slice(from, to + last.text.length));
  const place = towns === '' ? found.place : { ...title, text: towns, place: true };
  return { ...found, title: { ...title, text: post }, company: null, place };
}

/** "Staff Sergeant, Supply Troop, Germany, then Estonia": the post, and where it was held. */
function withoutTowns(text: string): { post: string; towns: string } {
  const parts = commaParts(text);
  let from = parts.length;
  while (from > 1 && arePlaces(parts[from - 1] ?? '')) from--;
  return { post: parts.slice(0, from).join(', '), towns: parts.slice(from).join(', ') };
}

const arePlaces = (part: string): boolean =>
  part.split(/ (?:and|&|und|et|y) /u).every((name) => {
    const place = name.replace(/^(?:then|later|dann|puis|luego) /u, '');
    return readPlace(place) !== null || townCountry(place) !== undefined;
  });

/** What opens the story of a job whose head has no title: "Joiner then bench foreman from 2012. Eight on the bench." */
export function titleInStory({ body }: Entry): { text: string; line: Entry['body'][number] } | null {
  const [line] = body;
  const [, opening = ''] = /^(\p{Lu}[^.!?:;]{2,50}?)(?: (?:from|since|until) (?:\p{Lu}\p{Ll}+ )?\d{4})?[.](?:\s|$)/u.exec(line?.text ?? '') ?? [];
  if (!line || line.marked || opening === '' || opening.split(/\s+/u).length > MAX_TITLE || titleScore(opening) < 2 || /\d/u.test(opening)) return null;
  return { text: opening, line };
}

/** Words of a title. */
const MAX_TITLE = 6;
