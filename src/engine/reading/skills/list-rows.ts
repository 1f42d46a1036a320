import { LANGUAGE_NAMES, LEVEL_WORDS } from '../../lexicon/reading/levels.ts';
import { kindOfHeading } from '../sections/heading-words.ts';
import { wrappedBySpace } from '../text/spaced-items.ts';
import type { SeenLine } from '../text/seen-line.ts';
import { fold, foldedWords } from '../../english/folding.ts';

/** A row of a list section, wrapped lines joined; "Category: a, b" and "Category [tab] a, b" give up their label. */
export interface ListRow {
  label: string | null;
  parts: [Part, ...Part[]];
}

interface Part {
  text: string;
  line: SeenLine;
}

/** Share of the widest line from which a list line may run on into the next. */
const FULL_LINE = 0.7;
const MAX_LABEL_CHARACTERS = 40;
const MAX_LABEL_WORDS = 5;
const SEPARATOR = /[,;|•·、，；｜]/u;
/** Labels of one column stand about so far apart at most, in points. */
const ALIGNED = 3;
/** Lines further apart than this many font sizes do not run on. */
const LEADING = 1.9;
/** How far right of a bullet sign its words stand, in points. */
const MIN_INDENT = 4;
const MAX_INDENT = 30;
/** Share of lines in small letters up to which a list is one of capitals. */
const FEW_SMALL = 0.34;
/** Lines of one item that show a list in a narrow column to be one by lines; characters of its widest line. */
const FEWEST_LONE = 2;
const MAX_LONE_WORDS = 3;
const NARROW = 32;
/** Heads of tables of skills, folded. */
const TABLE_HEADS = new Set(
  'skill skills tool tools level rating years experience proficiency version category last used kenntnis kenntnisse stufe niveau jahre erfahrung competence competences annees nivel anos habilidad competencia livello anni competenza vaardigheid jaren ervaring'.split(
    ' ',
  ),
);
const DRIVING_LICENCE =
  /^(?:driv(?:ing|er s|ers) licen[cs]es?|fuhrerschein(?:klassen?)?|permis(?: de conduire)?|(?:carne|permiso|licencia) de conducir|carta de conducao|carteira (?:nacional )?de (?:habilitacao|motorista)|cnh|patente(?: di guida)?|rijbewij(?:s|zen))$/;

/** "Führerschein B, BE" below a list of other things begins a list of its own. */
const LICENCE_FIRST =
  /^(?:(?:full|clean|valid|current|uk|eu|provisional) ){0,4}(?:driving licen[cs]e|driver['’]?s licen[cs]e|führerschein|permis de conduire|rijbewijs|patente)(?!\p{L})/iu;

/** "ggplot2, Excel. Languages: English, Spanish": a list of languages that begins in the middle of a line, as a line of its own. */
function partedAtLanguages(line: SeenLine): SeenLine[] {
  const [, before = '', after = ''] = /^(.*[\p{L}\d)])\. ((?:spoken )?languages?: .+?)\.?$/iu.exec(line.body) ?? [];
  if (before === '' || !foldedWords(after).some((word) => LANGUAGE_NAMES.has(word))) return [line];
  return [
    { ...line, text: line.marked ? line.text.slice(0, line.text.length - line.body.length + before.length) : before, body: before },
    { ...line, text: after, body: after, marked: false },
  ];
}

/** "Valuations: good [tab] Welsh: fluent [tab] Mediation": a row of a grid, each cell an item with how well beside it, as lines of their own. */
function partedAtCells(line: SeenLine): SeenLine[] {
  const cells = line.body.split('\t').map((cell) => cell.trim());
  if (cells.length < 2 || !cells.some((cell) => ratedItem(cell) !== null)) return [line];
  return cells.filter((cell) => cell !== '').map((cell, at) => ({ ...line, text: cell, body: cell, marked: at === 0 && line.marked }));
}

/** The rows of a section, without the heads of tables. */
export function listRows(written: readonly SeenLine[]): ListRow[] {
  const content = written.flatMap(partedAtCells).flatMap(partedAtLanguages);
  const rows: ListRow[] = [];
  const widest = content.reduce((max, line) => Math.max(max, line.text.length), 0);
  const columns = new Set(
    content.filter((line) => labelledByTab(line, false) !== null).flatMap(({ line: { x } }) => [columnOf(x) - 1, columnOf(x), columnOf(x) + 1]),
  );
  const wrapped = wrappedBySpace(content);
  const isCapitalised = content.filter(({ body }) => /^\p{Ll}/u.test(body)).length <= content.length * FEW_SMALL;
  const lone = content.filter(({ body }) => !SEPARATOR.test(body) && body.split(/\s+/u).length <= MAX_LONE_WORDS && /^\p{Lu}/u.test(body)).length;
  const isItemised = lone >= FEWEST_LONE && widest <= NARROW && !content.some(({ body }) => /[,;]$/u.test(body));
  let mark: SeenLine | null = null;
  let previous: SeenLine | null = null;
  for (const line of content) {
    if (line.marked) mark = line;
    if (isTableHead(line)) continue;
    const opens = line.opens === true || (/^\p{Lu}/u.test(line.body) && LICENCE_FIRST.test(line.body) && previous?.text.endsWith(',') !== true);
    const labelled = labelledByTab(line, columns.has(columnOf(line.line.x))) ?? labelledByColon(line);
    const rated = labelled ? null : ratedItem(line.body);
    const row = rows.at(-1);
    if (labelled) rows.push({ label: labelled.label, parts: [{ text: labelled.rest, line }] });
    else if (rated !== null) rows.push({ label: null, parts: [{ text: rated, line }] });
    else if (/^[^,:：]{2,40}[:：]$/u.test(line.body)) rows.push({ label: line.body.slice(0, -1), parts: [{ text: '', line }] });
    else if (row && previous && !opens && (wrapped?.has(line) || runsOn(previous, line, row, widest, isItemised) || wraps(previous, line, mark, isCapitalised)))
      row.parts.push({ text: line.text, line });
    else rows.push({ label: null, parts: [{ text: line.body, line }] });
    previous = line;
  }
  return rows;
}

/** Where the items of a labelled row belong when it stands among the skills; null for what is no list of either. */
export function rowKind({ label, parts }: ListRow): 'skills' | 'languages' | 'interests' | null {
  if (label === null) return 'skills';
  const folded = fold(label);
  if (DRIVING_LICENCE.test(folded)) return null;
  const kind = kindOfHeading(label);
  if (kind === 'references') return null;
  if (kind === 'interests') return 'interests';
  return (kind === 'languages' || folded === 'spoken') && parts.some((part) => foldedWords(part.text).some((word) => LANGUAGE_NAMES.has(word)))
    ? 'languages'
    : 'skills';
}

/** Tells the line on which the character at an offset of the joined row stands; offsets must not go down from call to call. */
export function lineFinder({ parts }: ListRow): (offset: number) => SeenLine {
  let at = 0;
  let end = parts[0].text.length;
  return (offset) => {
    for (let next = parts[at + 1]; next && offset > end; next = parts[at + 1]) {
      at++;
      end += next.text.length + 1;
    }
    return (parts[at] ?? parts[0]).line;
  };
}

function columnOf(x: number): number {
  return Math.round(x / ALIGNED);
}

/** A label with a list beside it; `aligned` says that other labels stand in the same column, so that one item will do. */
function labelledByTab(line: SeenLine, aligned: boolean): { label: string; rest: string } | null {
  const [label = '', rest = '', ...more] = line.body.split('\t').map((cell) => cell.trim());
  if (rest === '' || more.length > 0 || !isLabel(label) || isRating(rest)) return null;
  return aligned || SEPARATOR.test(rest) || /[:：]$/u.test(label) ? { label: label.replace(/\s*[:：]$/u, ''), rest } : null;
}

function labelledByColon(line: SeenLine): { label: string; rest: string } | null {
  const match = /^([^:：,|·•\t]{2,40})[:：]\s*(?=\S)/u.exec(line.body);
  const [whole = '', label = ''] = match ?? [];
  const rest = line.body.slice(whole.length);
  // "Excel. Languages": what stands before the stop is no label.
  return match && !/\p{L}\. \p{Lu}/u.test(label) && !/https?$/i.test(label) && !isRating(rest) ? { label: label.trim(), rest } : null;
}

function isLabel(text: string): boolean {
  return text.length <= MAX_LABEL_CHARACTERS && text.split(/\s+/).length <= MAX_LABEL_WORDS && /^\p{Lu}|^\p{Lo}/u.test(text) && !SEPARATOR.test(text);
}

/** "Python: advanced, 5 years": what follows rates the item, which is no label then. */
function isRating(text: string): boolean {
  return text.split(/[,;|()/]/u).every((piece) => {
    const folded = fold(piece);
    // "advanced, no VBA" tells how far it goes.
    if (/^\s*(?:no|not|without) \S/iu.test(piece)) return true;
    return folded === '' || LEVEL_WORDS.has(folded) || /^\d{1,3}(?: ?\+)?(?: (?:years?|yrs?|jahre?|ans|anos|anni|jaar|months?))?$/.test(folded);
  });
}

/** The "Python" of "Python: advanced". */
function ratedItem(text: string): string | null {
  const [whole = '', item = ''] = /^([^:：,|\t]{1,40})[:：]\s*(?=\S)/u.exec(text) ?? [];
  if (whole === '' || !isRating(text.slice(whole.length))) return null;
  // How well a language is spoken belongs to it.
  return LANGUAGE_NAMES.has(fold(item)) ? `${item.trim()} (${text.slice(whole.length).trim()})` : item.trim();
}

function isTableHead(line: SeenLine): boolean {
  const all = line.body.includes('\t') ? foldedWords(line.body) : [];
  return all.length >= 2 && all.length <= 8 && all.every((word) => TABLE_HEADS.has(word));
}

function runsOn(previous: SeenLine, line: SeenLine, row: ListRow, widest: number, isItemised: boolean): boolean {
  if (line.marked || line.line.column !== previous.line.column || line.line.page < previous.line.page) return false;
  if (previous.text.endsWith(',') || line.text.startsWith('(')) return true;
  // "Kronos. Learning SQL on" / "Thursdays": no item ends so.
  if (/\s(?:on|of|the|with|for|and|to|in|at|from|a|an|by|as|my)$/u.test(previous.text)) return true;
  if (/^\p{Ll}/u.test(line.text) && !/^\p{Ll}\S{0,14}$/u.test(line.text)) return true;
  // A list set in one block may end in a single word; one item a line ends in many.
  if (/^\p{Ll}/u.test(line.text) && isList(previous.text) && previous.text.length >= widest * FULL_LINE && !/[.;:]$/.test(previous.text)) return true;
  // "Fluent English, conversational" / "Irish and French": how well stands above, what below.
  const tail = previous.text.split(SEPARATOR).at(-1) ?? '';
  if (LEVEL_WORDS.has(fold(tail)) && SEPARATOR.test(previous.text) && LANGUAGE_NAMES.has(foldedWords(line.text)[0] ?? '')) return true;
  // A bracket that is open goes on.
  if (/\([^()]*$/u.test(row.parts.map((part) => part.text).join(' '))) return true;
  // "Figma" / "Word, Excel" / "Visio, Access": one or two items a line, and no comma at its end.
  if (isItemised) return false;
  const lists = row.parts.some((part) => isList(part.text)) && (isList(line.text) || isList(previous.text));
  return lists && previous.text.length >= widest * FULL_LINE && !/[.;:]$/.test(previous.text) && isList(line.text);
}

/**
 * "• Stakeholder" / "management": the rest of an item that its column was too narrow for, set under the words of its bullet and not
 * under the sign; without signs, in small letters where every other item begins with a capital.
 */
function wraps(previous: SeenLine, line: SeenLine, mark: SeenLine | null, isCapitalised: boolean): boolean {
  const [upper, lower] = [previous.line, line.line];
  if (line.marked || lower.column !== upper.column || lower.page !== upper.page || lower.y - upper.y > Math.max(upper.fontSize, 8) * LEADING) return false;
  const isSmall = /^\p{Ll}/u.test(line.text);
  if (mark === null) return isSmall && isCapitalised && !/[.;:]$/u.test(previous.text);
  const isUnder = lower.x > mark.line.x + MIN_INDENT && lower.x < mark.line.x + MAX_INDENT && (previous === mark || Math.abs(lower.x - upper.x) < ALIGNED);
  return isUnder && (isSmall || !/[.;:]$/u.test(previous.text)) && (isSmall || line.text.split(/\s+/u).length <= 2);
}

function isList(text: string): boolean {
  return text.includes(',') || text.includes('|') || text.includes('•');
}
