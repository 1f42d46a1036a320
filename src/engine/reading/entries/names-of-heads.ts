import { commaParts } from '../text/commas.ts';
import { isSentence } from '../text/evidence-words.ts';
import { looksOf } from '../text/looks.ts';
import { isGradeOnly, MANY_HOUSES } from './comma-heads.ts';
import type { Piece } from './heads.ts';
import { type Named, namedBeforeTown, sitsInTown, townApart, unknownTown } from './towns-of-jobs.ts';

/** Title, employer and place among the pieces of a head; `titleFirst` says which of two unknown names comes first, where that is known. */
export function name(pieces: readonly Piece[], titleFirst: boolean | null): Named {
  const place = pieces.find((found) => found.place) ?? townApart(pieces);
  const rest = pieces.filter((found) => !found.place && found !== place && !isGradeOnly(found.text) && found.text.split(/\s+/).length <= 16);
  const [first, second] = rest;
  // "Call Centre Agent | airtime and data support, Luton": where titles come first, the second of two in bars with a town behind it is who it was for.
  if (titleFirst === true && rest.length === 2 && first?.title === 2 && second?.title === 2 && place !== null && isBetweenBars(first, second, place))
    return { title: first, company: second, place, sure: false };
  const marked = rest.find((found) => found.employer) ?? null;
  const others = rest.filter((found) => found !== marked);
  let title = best(
    others.filter((found) => found.title > 0 && found.title + 1 > found.company),
    (found) => found.title * 2 - found.company,
  );
  let company =
    marked ??
    best(
      others.filter((found) => found !== title && found.company > 0 && (found.company > 1 || found.title < 2)),
      (found) => found.company * 2 - found.title,
    );
  const sure = title !== null && company !== null;
  const free = others.filter((found) => found !== title && found !== company && !isSentence(found.text) && !/^\d+ \p{Ll}/u.test(found.text));
  if (title === null && company === null && free.length >= 2) {
    const [a, b] = free;
    const isSecondFirst = titleFirst === null ? sitsInTown(a) && !sitsInTown(b) : !titleFirst;
    [title, company] = isSecondFirst ? [b ?? null, a ?? null] : [a ?? null, b ?? null];
  } else if (title === null) title = free[0] ?? null;
  else if (company === null) company = nearest(free, title) ?? besideItsTown(free, title, pieces);
  const sits = company === null && place !== null ? namedBeforeTown(place) : null;
  return { title, company: sits?.company ?? company, place: sits?.place ?? place ?? unknownTown(pieces, company), sure };
}

/** A bar before a piece, and its place on the same line. */
function isBetweenBars(first: Piece, second: Piece, place: Piece): boolean {
  const { body } = first.line;
  const from = body.indexOf(first.text) + first.text.length;
  return second.line === first.line && place.line === first.line && /^[)\s]*\|\s*$/u.test(body.slice(from, body.indexOf(second.text, from)));
}

/** The unnamed piece that stands where the employer of this title would: on its line, else first. */
function nearest(free: readonly Piece[], title: Piece): Piece | null {
  const nameLike = free.filter(
    (found) =>
      (found.line.small === true || /^[\p{Lu}\p{Lo}\d]/u.test(found.text) || MANY_HOUSES.test(found.text)) &&
      // "Marion County Health Center, Dental Clinic and School Program, Woodburn sites": the first of its parts is the name.
      (commaParts(found.text)[0] ?? '').split(/\s+/).length <= 8 &&
      found.text.split(/\s+/).length <= (found.line === title.line ? 8 : 16) &&
      found.title < 2,
  );
  return nameLike.find((found) => found.line !== title.line) ?? nameLike[0] ?? null;
}

/** "OFFICE OF THE STATE TREASURER [tab] Boston, MA" over "Intern [tab] Summer 2020": a name with its town beside it, set otherwise, is the house. */
function besideItsTown(free: readonly Piece[], title: Piece, pieces: readonly Piece[]): Piece | null {
  const isTowned = ({ line }: Piece): boolean => pieces.some((found) => found.place && found.line === line);
  return free.find((found) => found.line !== title.line && isTowned(found) && !isTowned(title) && looksOf(found.line).key !== looksOf(title.line).key) ?? null;
}

function best(pieces: readonly Piece[], score: (found: Piece) => number): Piece | null {
  let winner: Piece | null = null;
  for (const found of pieces) if (winner === null || score(found) > score(winner)) winner = found;
  return winner;
}

/**
 * Whether the section's clear entries put the title before the employer; where none is clear, those whose title shows itself beside
 * one other name. Null when nothing tells.
 */
export function votes(named: readonly Named[], pieces: readonly (readonly Piece[])[]): boolean | null {
  const balanceOf = (clear: readonly Named[]): number =>
    named.reduce((sum, one, i) => {
      const [title, company] = clear.includes(one) ? [one.title, one.company] : [null, null];
      if (title === null || company === null) return sum;
      return sum + Math.sign((pieces[i] ?? []).indexOf(company) - (pieces[i] ?? []).indexOf(title));
    }, 0);
  const balance = balanceOf(named.filter(({ sure }) => sure)) || balanceOf(named.filter(({ title }) => title?.title === 2));
  return balance === 0 ? null : balance > 0;
}
