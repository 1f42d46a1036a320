import { PAGE_VIEW, READER } from '../../domain/limits.ts';
import { ASCENT, type PageView } from '../../domain/page-view.ts';
import type { CvDocument, Line } from '../../domain/document.ts';
import { joinAddresses } from './repair/addresses.ts';
import { attachBullets } from './repair/bullets.ts';
import { PRIVATE_USE } from './repair/characters.ts';
import type { Region } from './layout/columns.ts';
import { joinHyphens } from './repair/hyphens.ts';
import { isKnownWord } from './repair/known-words.ts';
import { markNameless, nameLigatures, noNameless, normalise, type Nameless } from './repair/ligatures.ts';
import { tabStops, toLine } from './layout/lines.ts';
import type { FileContent, Font, PageContent } from './painting/page-content.ts';
import { toRegions } from './layout/regions.ts';
import { toRows, type Row } from './layout/rows.ts';
import { isBold, toRuns, type Run } from './layout/runs.ts';
import { tableRows } from './layout/table.ts';
import { judgeVisibility } from './painting/visibility.ts';
import { toWords, type Word } from './layout/words.ts';

/** A picture smaller than this (points) is an icon. */
const MIN_PICTURE = 36;
const COLUMN_SHARE = 0.12;

/** No half characters and no NUL: a database takes neither. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

type Page = PageView['pages'][number];

interface Draft extends Omit<Line, 'line'> {
  block: number;
  /** As printed; nothing of a hidden line. */
  runs: Run[];
}

/** Everything painted -> lines in human reading order. Pure; see the pieces for their rules. */
export function toDocument(file: FileContent, fileName: string | null): CvDocument {
  const nameless = noNameless();
  const painted = file.pages.map((content) => toWords(markNameless(content.glyphs, content.fonts, nameless)));
  const named = nameAll(painted, nameless);
  const lines: Line[] = [];
  const pages = file.pages.map(({ width, height }): Page => ({ width: tenth(width), height: tenth(height), lines: [] }));
  let columns = 1;
  let characters = 0;
  let truncated = file.truncated;
  file.pages.forEach((content, index) => {
    const drafts = readPage(named[index] ?? [], content, file.links);
    columns = Math.max(columns, columnsOf(drafts));
    let line = 0;
    for (const { block: _, runs, ...draft } of drafts) {
      characters += draft.text.length;
      if (characters > READER.maxCharacters || lines.length >= READER.maxLines) {
        truncated = true;
        return;
      }
      lines.push({ ...draft, text: storable(draft.text), fontName: storable(draft.fontName), line: ++line });
      pages[index]?.lines.push(...runs.map((run) => ({ line, ...run, text: storable(run.text) })));
    }
  });
  return {
    source: 'pdf',
    pages: Math.max(1, file.pageCount),
    lines,
    fileName: fileName === null ? null : storable(fileName),
    title: file.title === null ? null : storable(file.title),
    producer: file.producer === null ? null : storable(file.producer),
    images: file.pages.flatMap((content) =>
      content.images
        .filter((image) => image.x1 - image.x0 >= MIN_PICTURE && image.y1 - image.y0 >= MIN_PICTURE)
        .map((image) => ({
          page: content.page,
          x: tenth(image.x0),
          y: tenth(image.y0),
          width: tenth(image.x1 - image.x0),
          height: tenth(image.y1 - image.y0),
        })),
    ),
    links: file.links.map(storable),
    columns,
    hasTable: file.pages.some((content) => content.glyphs.length > 0 && tableRows(content.fills).length >= 2),
    truncated,
    pageView: { pages: pages.slice(0, PAGE_VIEW.maxPages).map((page) => ({ ...page, lines: page.lines.slice(0, PAGE_VIEW.maxLines) })) },
  };
}

/** Columns of a page that carry a fair part of its text: a short list set in two columns does not make a page of two. */
function columnsOf(drafts: readonly Draft[]): number {
  const letters = (test: (draft: Draft) => boolean): number =>
    drafts.filter((draft) => draft.hidden === null && test(draft)).reduce((sum, draft) => sum + draft.text.length, 0);
  const all = letters(() => true);
  return [...new Set(drafts.map((draft) => draft.column))].filter((column) => column === 0 || letters((draft) => draft.column === column) >= COLUMN_SHARE * all)
    .length;
}

function nameAll(pages: readonly Word[][], nameless: Nameless): Word[][] {
  return pages.map((words) => {
    const texts = nameLigatures(
      words.map((word) => word.text),
      nameless,
      isKnownWord,
    );
    return words.map((word, at) => ({ ...word, text: normalise(texts[at] ?? '') }));
  });
}

function readPage(words: readonly Word[], content: PageContent, links: readonly string[]): Draft[] {
  const judged = judgeVisibility(words, content);
  const visible = judged.filter(({ hidden }) => hidden === null).map(({ word }) => word);
  const turns = [...new Set(visible.map((word) => word.turn))].sort((a, b) => weightOf(visible, b) - weightOf(visible, a));
  let block = 0;
  const drafts: Draft[] = [];
  for (const turn of turns) {
    const upright = visible.filter((word) => word.turn === turn);
    const ready = joinAddresses(attachBullets(upright, turn === 0 ? content.fills : [], content.fonts), links);
    const regions: Region[] = turn === turns[0] ? toRegions(ready, content.fills, (word) => isBold(word, content.fonts)) : [{ words: ready, column: 0 }];
    for (const region of regions) drafts.push(...linesOf(region, content, null, ++block));
  }
  for (const reason of new Set(judged.map(({ hidden }) => hidden))) {
    if (reason === null) continue;
    const hidden = judged.filter((entry) => entry.hidden === reason).map(({ word }) => word);
    drafts.push(...linesOf({ words: hidden, column: 0 }, content, reason, ++block));
  }
  const kept: Draft[] = [];
  for (const draft of joinHyphens(drafts, isKnownWord)) {
    const text = clean(draft.text);
    const before = kept.at(-1);
    if (text !== '') kept.push({ ...draft, text });
    // The tail of a cut word was all there was on it: it is still printed there.
    else if (before?.block === draft.block) before.runs.push(...draft.runs);
  }
  return kept;
}

const weightOf = (words: readonly Word[], turn: number): number => words.filter((word) => word.turn === turn).length;

function linesOf(region: Region, content: PageContent, hidden: Line['hidden'], block: number): Draft[] {
  const rows =
    region.cells !== undefined ? [cellRow(region.cells)] : toRows(region.words).flatMap((row) => (row.words[0]?.turn === 0 ? [row] : splitTurned(row)));
  const stops = tabStops(rows);
  return rows.map((row) => {
    const { text, words } = toLine(row, stops);
    const most = heaviest(words, (word) => `${word.size.toFixed(1)} ${word.font} ${word.color ?? ''}`);
    const font: Font | undefined = content.fonts[most.font];
    const letters = (test: (word: Word) => boolean): number => words.filter(test).reduce((sum, word) => sum + word.text.length, 0);
    const x0 = Math.min(...words.map((word) => word.x0));
    const [x, y] = unturn(x0, most.y - most.size * ASCENT, most.turn);
    return {
      page: content.page,
      text: text.replace(PRIVATE_USES, ' '),
      block,
      hidden,
      column: region.column,
      x: tenth(x),
      y: tenth(y),
      width: tenth(Math.max(...words.map((word) => word.x1)) - x0),
      fontSize: tenth(most.size),
      fontName: font?.name ?? '',
      bold: letters((word) => isBold(word, content.fonts)) > 0.5 * letters(() => true),
      color: most.color ?? '#000000',
      runs: hidden === null ? toRuns(words, content.fonts, unturn) : [],
    };
  });
}

function cellRow(cells: readonly Word[][]): Row {
  const words = cells.flat();
  return { y: Math.min(...words.map((word) => word.y)), size: Math.max(...words.map((word) => word.size)), words, cells };
}

/** Words along the edge of the page share a "row" without belonging together. */
function splitTurned(row: Row): Row[] {
  const parts: Row[] = [];
  for (const word of row.words) {
    const part = parts.at(-1);
    const last = part?.words.at(-1);
    if (part === undefined || last === undefined || word.x0 - last.x1 > 3 * word.size) parts.push({ ...row, words: [word] });
    else part.words.push(word);
  }
  return parts;
}

/** From the coordinates in which turned text runs to the right (see Glyph) back to the page. */
function unturn(x: number, y: number, turn: number): readonly [number, number] {
  const angle = (turn * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

const PRIVATE_USES = new RegExp(PRIVATE_USE.source, 'gu');

/** The word whose style covers the most letters of the line. */
function heaviest(words: readonly Word[], style: (word: Word) => string): Word {
  const weights = new Map<string, { word: Word; weight: number }>();
  for (const word of words) {
    const entry = weights.get(style(word)) ?? { word, weight: 0 };
    entry.weight += word.text.length;
    weights.set(style(word), entry);
  }
  const [first] = [...weights.values()].sort((a, b) => b.weight - a.weight);
  if (first === undefined) throw new Error('a line has words');
  return first.word;
}

function clean(text: string): string {
  return text
    .replace(/[\p{Cf}\u2028\u2029]|(?![\t\n])\p{Cc}/gu, '')
    .replace(/[^\S\t]+/gu, ' ')
    .replace(/ ?\t[\s]*/g, '\t')
    .trim();
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
