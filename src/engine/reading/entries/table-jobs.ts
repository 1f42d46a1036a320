import { readPlace } from '../contact/places.ts';
import { townCountry } from '../contact/towns.ts';
import { columnOf, dateLine, isRow, type RowLine, tellsJob, wholeCell } from '../tables/rows.ts';
import { commaParts } from '../text/commas.ts';
import { findPeriods } from '../text/dates.ts';
import { companyScore, schoolScore, titleScore } from '../text/evidence-words.ts';
import type { SeenLine } from '../text/seen-line.ts';
import type { Entry } from './entry.ts';
import { type Piece, piecesOf } from './heads.ts';
import { name } from './names-of-heads.ts';
import { withSameHouse } from './same-house.ts';
import { separateAll } from './separate-heads.ts';
import type { Named } from './towns-of-jobs.ts';

/** A job as a row of a table tells it. */
export interface RowJob {
  entry: Entry;
  named: Named;
  pieces: Piece[];
}

/** The jobs that the rows of tables among the lines tell, each field from its column. */
export function jobsOfRows(lines: readonly SeenLine[]): RowJob[] {
  const rows = lines.filter(isRow).filter(tellsJob);
  const edges = edgesOf(rows);
  const parts = rows.map((row) => partsOf(row, edges));
  // Title and employer in one column are told apart as on any other head.
  const shared = separateAll(parts.map(({ shared: lineup }) => piecesOf(lineup)));
  let above: Piece | null = null;
  return rows.map((row, i): RowJob => {
    const { title, house, places, rest, shared: lineup } = parts[i] ?? NO_PARTS;
    const own = sharedNames(shared[i] ?? [], lineup, row);
    const found: Named = { title: title ?? own.title, company: house ?? own.company, place: places[0] ?? own.place, sure: true };
    const named = withSameHouse(found, above);
    above = named.company ?? above;
    // "Same school" is told with the name of that school.
    const isTold = (piece: Piece): boolean => named.company === found.company || piece.text !== found.company?.text;
    const pieces = [...(shared[i] ?? []), ...[title, house].filter((piece) => piece !== null), ...places, ...rest].filter(isTold);
    const head = [...lineup, ...[title, house].flatMap((piece) => piece?.line ?? [])];
    return {
      entry: {
        head: head.length > 0 ? head : [row],
        period: periodOf(row),
        body: toldColumns(row).flatMap((at) => toldLines(row.row.cells[at] ?? [], edges[at] ?? 0)),
      },
      named,
      pieces,
    };
  });
}

/** Title and employer of a column that holds both: on a line each in the order of its name, or on one, told apart as on any other head. */
function sharedNames(pieces: readonly Piece[], lines: readonly SeenLine[], { row }: RowLine): Named {
  const column = row.columns.find((fields) => fields.includes('title') && fields.length > 1) ?? [];
  const titleFirst = column[0] === 'title';
  const found = name(pieces, titleFirst);
  const [first, second, ...more] = lines;
  if (first === undefined || second === undefined || more.length > 0) return found;
  const isTurned = titleScore((titleFirst ? first : second).body) === 0 && titleScore((titleFirst ? second : first).body) === 2;
  const [title, house] = titleFirst === isTurned ? [second, first] : [first, second];
  const sits = piecesOf([house]).find(({ place }) => place) ?? null;
  return { title: pieceOf(title, { title: 2 }), company: pieceOf(house, { employer: true }), place: sits, sure: true };
}

/** Where it stands what was done: in the column that says so, else in those whose names say nothing we know. A running number tells nothing. */
function toldColumns({ row: { columns, names } }: RowLine): number[] {
  const at = columnOf(columns, 'told');
  return at >= 0 ? [at] : columns.flatMap((fields, i) => (fields.length === 0 && /\p{L}{3}/u.test(names[i] ?? '') ? [i] : []));
}

interface Parts {
  title: Piece | null;
  house: Piece | null;
  places: Piece[];
  rest: Piece[];
  /** The lines of a column that holds both title and employer. */
  shared: SeenLine[];
}

const NO_PARTS: Parts = { title: null, house: null, places: [], rest: [], shared: [] };

/** The cells of a row as what their columns say they are. */
function partsOf(row: RowLine, edges: readonly number[]): Parts {
  const { columns, cells } = row.row;
  const titles = columnOf(columns, 'title');
  const houses = columnOf(columns, 'employer', 'school');
  const cell = (at: number): SeenLine[] => wholeLines(cells[at] ?? [], edges[at] ?? Infinity, at === titles && at === houses);
  const place = columnOf(columns, 'place');
  const places = place < 0 || place === houses ? [] : cell(place).map((line) => pieceOf(line, { place: true }));
  if (titles === houses) return { ...NO_PARTS, places, shared: cell(titles) };
  const [title, ...remarks] = cell(titles);
  const [house, ...below] = cell(houses);
  const own = house === undefined ? [] : piecesOf([house]);
  const town = own.at(-1);
  const isTowned = own.length === 2 && own[0]?.place === false && town?.place === true;
  return {
    title: title === undefined ? null : pieceOf(title, { title: 2 }),
    house: house === undefined ? null : { ...pieceOf(house, { employer: true }), ...(isTowned ? { text: own[0]?.text ?? house.body } : {}) },
    places: [...places, ...(isTowned ? [town] : []), ...below.filter(({ body }) => isTown(body)).map((line) => pieceOf(line, { place: true }))],
    rest: [...remarks, ...below.filter(({ body }) => !isTown(body))].map((line) => pieceOf(line, {})),
    shared: [],
  };
}

const pieceOf = (line: SeenLine, known: Partial<Piece>): Piece => ({ text: line.body, line, title: 0, company: 0, place: false, employer: false, ...known });

function periodOf(row: RowLine): Entry['period'] {
  const line = dateLine(row);
  if (line === null) return null;
  const periods = findPeriods(line.text);
  const found = periods.find(({ range }) => range) ?? periods[0];
  return found === undefined ? null : { found, line };
}

/** How far right the text of each column goes. */
function edgesOf(rows: readonly RowLine[]): number[] {
  const count = Math.max(0, ...rows.map(({ row }) => row.cells.length));
  return Array.from({ length: count }, (_, at) => Math.max(0, ...rows.flatMap(({ row }) => (row.cells[at] ?? []).map(({ line }) => line.x + line.width))));
}

/** What a name that goes on below ends with. */
const OPEN_END = /[,(&/–-]$|(?<!\p{L})(?:of|the|and|for|in|at|de|du|des|der|die|für|und|mit|et|y|del|della|van|voor|da|do)$|\([^()]*$/iu;

/** The lines of a cell, those put together that only wrapped; one that had room for the next word ended on purpose. */
function wholeLines(cell: readonly SeenLine[], edge: number, isShared: boolean): SeenLine[] {
  const groups: SeenLine[][] = [];
  for (const line of cell) {
    const group = groups.at(-1);
    const above = group?.at(-1);
    if (group && above && goesOn(above, wholeCell(group)?.body ?? '', line, edge, isShared)) group.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) => wholeCell(group) ?? []);
}

function goesOn(above: SeenLine, whole: string, line: SeenLine, edge: number, isShared: boolean): boolean {
  const { body } = line;
  if (OPEN_END.test(whole) || /^[\p{Ll}(&,]/u.test(body)) return true;
  // "Wallow Primary Academy" over "School Secretary": one of each, the upper one whole.
  const isHouse = (text: string): boolean => companyScore(text) >= 2 || schoolScore(text) === 2;
  const [, ...behind] = commaParts(whole);
  const isWhole = behind.every((part) => isTown(part));
  if (isShared && isWhole && titleScore(body) === 2 && titleScore(whole) === 0 && isHouse(whole)) return false;
  if (isShared && behind.length === 0 && titleScore(whole) === 2 && titleScore(body) === 0 && isHouse(body)) return false;
  // A title in bold over its employer; behind a comma a line may hold the end of one and the beginning of the other.
  const isSetApart = above.line.bold !== line.line.bold && behind.length === 0;
  return !isSetApart && !hasRoom(above, line, edge);
}

/** Whether the first word of the lower line would have fitted behind the upper one. */
function hasRoom({ line, text }: SeenLine, { body }: SeenLine, edge: number): boolean {
  const letter = line.width / Math.max(text.length, 1);
  const [word = ''] = body.split(/\s/u);
  return line.x + line.width + letter * (1 + word.length) <= edge;
}

/** So many font sizes must be to spare behind a statement that ended on purpose. */
const SPARE = 0.5;

/** The lines of a cell that tells what was done, those marked that begin a statement: the line above had room for them. */
function toldLines(cell: readonly SeenLine[], edge: number): SeenLine[] {
  return cell.map((line, at) => {
    const above = cell[at - 1];
    const isOwn =
      above !== undefined && /^[\p{Lu}\d]/u.test(line.body) && !OPEN_END.test(above.body) && hasRoom(above, line, edge - SPARE * line.line.fontSize);
    return isOwn ? { ...line, opens: true } : line;
  });
}

const isTown = (text: string): boolean => readPlace(text) !== null || townCountry(text) !== undefined;
