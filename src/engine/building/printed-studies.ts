import type { Line } from '../../domain/document.ts';
import { squeezed } from '../english/folding.ts';
import { readBullets } from '../reading/entries/bullets.ts';
import { withPlace } from '../reading/entries/europass-labels.ts';
import { isDegree, schoolScore } from '../reading/text/evidence-words.ts';
import { TRAINING_LABEL } from '../reading/studies/dated-notes.ts';
import { seenLine } from '../reading/text/seen-line.ts';

/** In front of a study that stands as it was printed, because its parts could not be told apart for sure. */
export const STUDY_AS_PRINTED = '▪ ';

/** Words that end in a stop and no sentence. */
const ABBREVIATED = 'incl inc approx dept dip cert hons univ st mr mrs ms dr prof no nr vol tech eng inst coll bzw ca std str jr sr ed'
  .split(' ')
  .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
  .join('|');
/** A stop between two sentences; that of "incl." or "M.Sc." is none. */
const SENTENCE = new RegExp(
  String.raw`(?<=[\p{L}\p{N})”"]{2}|\d)(?<!\.\p{L}{1,4}|(?:^|[\s(])(?:${ABBREVIATED})|(?:^|\s)[BMD]\p{L}{0,3})\.\s+(?=\p{Lu}|\d{1,2} (?:I?GCSE|[AO][- ]?[Ll]evel|Higher|National))`,
  'u',
);
/** What is only said of the study before it. */
const OF_STUDY =
  /^(?:(?:first|second|third|upper|lower|1st|2nd)(?: class)?(?: honou?rs)?|2[:.]\d|distinction|merit|pass(?:ed)?|note \d.*|(?:final )?grade:? .*|gpa.*|(?:summa |magna )?cum laude.*|with .*|mention .*|certificate (?:expired|lapsed|held|renewed)\b.*|(?:thesis|dissertation|modules|subjects|specialis|thema|abschluss|mémoire|schwerpunkt)\b.*)$/iu;

/** The lines of a section of studies as they were printed: paragraphs whole, one sentence a row. */
export const printedStudies = (lines: readonly Line[]): string[] => rowsAsPrinted(lines).map((row) => `${STUDY_AS_PRINTED}${row}`);

/** Sentences of the paragraphs of a section, whatever lines they were printed on. */
export function rowsAsPrinted(lines: readonly Line[]): string[] {
  const paragraphs: string[] = [];
  for (const block of blocksOf(lines))
    for (const { text } of readBullets(block.map((line, at) => withPlaced(seenLine(line, at))))) {
      const above = paragraphs.at(-1);
      // A bracket that its line had no room for, and what a stroke promises.
      if (above !== undefined && (isOpen(above) || /\s[/&]$/u.test(above))) paragraphs[paragraphs.length - 1] = `${above} ${text}`;
      else paragraphs.push(text);
    }
  return paragraphs.flatMap(sentencesOf).filter((row) => !ON_REQUEST.test(row));
}

/** The foot of many a page, and no study. */
const ON_REQUEST = /^(?:references?|referees?)\b.{0,30}(?:on request|if required|if needed)\.?$/iu;

const YEAR_LAST = /(?:19|20)\d\d\)?$/u;
const DATE_FIRST = /^(?:\d{1,2}[./])?(?:19|20)\d\d(?: ?[–-] ?(?:(?:\d{1,2}[./])?(?:19|20)\d\d|\p{L}+))?(?:\t|:? \p{L})/u;

/** Lines between which none goes on: a row with its date in a cell of its own, a year at the end, a date at the head. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const [at, line] of lines.entries()) {
    const text = line.text.trim();
    const above = lines[at - 1]?.text.trim() ?? '';
    if (at === 0 || text.includes('\t') || DATE_FIRST.test(text) || (YEAR_LAST.test(above) && /^[\p{Lu}\d]/u.test(text))) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  return blocks;
}

const withPlaced = <Seen extends { text: string; body: string }>(line: Seen): Seen => ({ ...line, text: withPlace(line.text), body: withPlace(line.body) });
const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');
const isBalanced = (text: string): boolean => text.split(/[([]/u).length === text.split(/[)\]]/u).length;

/** Sentences, each with what is only said of it, without stops. */
export function sentencesOf(paragraph: string): string[] {
  const rows: string[] = [];
  for (const sentence of paragraph.split(SENTENCE).map((text) => squeezed(text).replace(/(?<=[\p{L}\p{N})]{2})\.$/u, ''))) {
    const above = rows.at(-1);
    if (above !== undefined && (OF_STUDY.test(sentence) || isOpen(above))) rows[rows.length - 1] = `${above}. ${sentence}`;
    else if (sentence !== '') rows.push(sentence);
  }
  return rows;
}

/** Signs and little words at which one part of a study may end and another begin. */
const BEFORE = /(?:^|[,;:|•·–—/([\]).]|\s-|(?:19|20)\d\d|\b(?:at|from|in|of|with|by|and|bei|an|der|am|zum|zur|à|en|de|la|the))\s*$/iu;
const AFTER =
  /^\s*(?:$|[,;:|•·–—/([\]).]|-\s|\(?(?:\p{L}{3,9}\.? )?(?:\d{1,2}[./])?(?:19|20)\d\d|(?:at|from|in|with|by|bei|an|since|until|und|and|expected|graduated)\b)/iu;
/** A name that ends so was cut, and one that begins so is the end of another. */
const CUT = /(?:\b(?:and|for|in|of|to|the|incl|including|with|und|für|et|&)|[&,/–-])$|^(?:(?:19|20)\d\d\b|[\d).,;&])/iu;
/** A school without its name. */
const NAMELESS = /^(?:tech(?:nical)?|high|night|trade|evening|secondary|primary|grammar|middle|summer)? ?(?:school|college|university|academy|institute)$/iu;

/** Whether a line under a study is another one: a course with a year of its own, and neither its class nor its subject. */
export const isOwnCourse = (text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  /\p{L}.*(?<!\d)(?:19|20)\d\d(?!\d)/u.test(text) &&
  text.split(/\s+/u).length > 2 &&
  !OF_STUDY.test(text) &&
  (TRAINING_LABEL.test(text) || !/^[\p{L} ]{3,24}:/u.test(text));

/** Parts of a study as they were read, and its printed lines. */
interface ReadStudy {
  degree: string;
  institution: string;
  dates: string;
  own: readonly string[];
  /** The same lines with a bar for every gap. */
  cells: readonly string[];
  rests: readonly (readonly string[])[];
}

/** Whether the parts were torn out of their line: at no sign that parts anything, across a stop, or with half a bracket. */
export function isTorn({ degree, institution, dates, own, cells, rests }: ReadStudy): boolean {
  const parts = [degree, institution].filter((part) => part !== '');
  if (parts.some((part) => CUT.test(part) || !isBalanced(part) || sentencesOf(part).length > 1)) return true;
  if (rests.flat().some((rest) => !isBalanced(rest) && own.some((line) => isBalanced(line) && line.includes(rest)))) return true;
  if (own.some((line) => !isBalanced(line))) return true;
  if (NAMELESS.test(institution) || (parts.length === 0 && own.length > 1)) return true;
  const head = own.filter((line) => [...parts, dates].some((part) => part !== '' && line.includes(part)));
  if (
    head.some(
      (line) =>
        sentencesOf(line).length > 1 &&
        sentencesOf(line).some((sentence, at) => at > 0 && (isDegree(sentence) || schoolScore(sentence) > 0 || /(?:19|20)\d\d/u.test(sentence))),
    )
  )
    return true;
  return parts.some(
    (part) =>
      own.length > 0 &&
      !standsFree(
        part,
        [...parts, dates].filter((other) => other !== '' && other !== part),
        cells,
      ),
  );
}

/** Whether a part begins and ends at a sign, a date or the part beside it, wherever it stands. */
function standsFree(part: string, others: readonly string[], own: readonly string[]): boolean {
  // Chinese and Japanese set no sign between them.
  if (/[\u3040-\u30ff\u4e00-\u9fff]/u.test(part)) return true;
  const lines = own.map((line) => others.reduce((text, other) => text.replace(other, (found) => (part.includes(found) ? found : '|')), line));
  const holding = lines.filter((line) => line.includes(part));
  // A name over two lines has its seams in neither.
  if (holding.length === 0) return true;
  return holding.some((line) => {
    const at = line.indexOf(part);
    return BEFORE.test(line.slice(0, at)) && AFTER.test(line.slice(at + part.length));
  });
}
