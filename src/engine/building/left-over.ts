import type { Cv } from '../../domain/cv.ts';
import type { InferredCvBuildData } from '../../domain/cv-build.ts';
import { type CvExtraSection, NEW_ENTRY } from '../../domain/cv-extras.ts';
import type { Line } from '../../domain/document.ts';
import { fold, foldedWords } from '../english/folding.ts';
import { POST_CUT, REASON_FOR_LEAVING } from '../lexicon/form/leaving-words.ts';
import { PERSONAL_LABELS } from '../lexicon/form/personal-labels.ts';
import { isLicence } from './licences.ts';
import { type LostPiece, lostPieces, wordsBack } from './words-back.ts';

/** Fewer words than this are a scrap of a head or a cell, and no statement. */
const FEWEST_WORDS = 3;
/** What is left of a head without a stop is a scrap up to so many words. */
const HEAD_WORDS = 5;
/** From so many words on, text beside the name is what its owner says of herself. */
const PROFILE_WORDS = 7;
/** Lines. */
const NEAR_NAME = 10;
const PHONE_ALONE = /^(?!\d{4}-\d{4}-)(?=(?:\D*\d){7,13}\D*$)[\d\s()+./-]+$/u;
/** The line at the foot of a page. */
const ON_REQUEST = /\b(?:on|upon) request\b|^(?:ask me|available)\b/iu;
const STREET =
  /(?<!\p{L})(?:flat|unit|apt\.?|apartment|suite) \d|\d[\da-z]{0,4},? (?:[\p{L}.'’]+ ){1,4}(?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|ln\.?|drive|dr\.?|boulevard|blvd\.?|crescent|court|ct\.?|terrace|close|gardens|gdns|way|place|square|side|row|hill|park|view|grove|walk)(?!\p{L})|(?:^|\s)(?:str\.|stra(?:ß|ss)e) \d|[\p{L}-]+(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ufer|ring|damm)(?!\p{Ll})|^(?:am|an der|im|auf der) \p{Lu}\p{L}+ \d|^\d{1,5} \p{Lu}|^(?:geb\.|geboren|born|\d{1,2}\.\d{1,2}\.(?:19|20)\d\d)|^(?:ledig|verheiratet|geschieden|single|married|divorced)(?!\p{L})|(?<!\p{L})den \d{1,2}\. \p{L}+ (?:19|20)\d\d$/iu;
const FORM_LABEL =
  /^(?:first|last|full|given|family|other)? ?(?:names?|surname|initials|residential area|suburb|city|town|place|nationality|citizenship|languages?|home language|gender|sex|id(?:entity)?(?: no| number)?|date of birth|birthday|age|marital status|health|religion|race|geburtsdatum|geburtsort|staatsangehörigkeit|familienstand|nationalité)\s*:?$/iu;

/** Whether it is something that builders of CVs leave out: where somebody lives to the door, of what age and state, why she left. */
const isLeft = (text: string): boolean =>
  REASON_FOR_LEAVING.test(text) || POST_CUT.test(text) || ON_REQUEST.test(text) || STREET.test(text) || PERSONAL_LABELS.some(({ label }) => label.test(text));

/**
 * An import with what stood on the page and came back nowhere: statements under the heading they stood under, in a section of their
 * own; and what is left out (private matters, reasons for leaving, praise that our own pen strikes, scraps of heads) named in `leftOut`.
 */
export function withLeftOvers(data: InferredCvBuildData, cv: Cv, lines: readonly Line[]): InferredCvBuildData {
  const lost = statementsOf(lostPieces(cv, lines, wordsBack(data, cv)), lines);
  const sections: CvExtraSection[] = data.moreSections.map((section) => ({ ...section }));
  const bio = { ...data.bio };
  let { summary } = data;
  const leftOut: string[] = [];
  for (const { section, text, row, at } of lost) {
    if (FORM_LABEL.test(text) || isOwnName(text, cv)) continue;
    const isOfHeadline = cv.headline !== null && lines[at]?.page === cv.headline.page && lines[at].line === cv.headline.line;
    const words = foldedWords(text).length;
    const isCut = section.kind === 'experience' && words < HEAD_WORDS && !/[.!?]$/u.test(text);
    const isScrap = (isOfHeadline && words < PROFILE_WORDS) || isCut || (words < FEWEST_WORDS && (!KEEPS_SCRAPS.has(section.kind) || /[()]/u.test(text)));
    if (section.kind === 'summary' || section.kind === 'objective' || isScrap || isLeft(text) || isLeft(row)) {
      leftOut.push(FORM_ROW.test(row) && isLeft(row) ? row : text);
      continue;
    }
    if (section.kind === 'header' && PHONE_ALONE.test(text) && bio.phone !== '') {
      bio.phone = `${bio.phone} / ${text}`;
      continue;
    }
    // Two lines between the name and the first heading are a profile without one.
    if (
      section.kind === 'header' &&
      section.heading === null &&
      summary === '' &&
      foldedWords(text).length >= PROFILE_WORDS &&
      /\p{L}{2}/u.test(text) &&
      at < NEAR_NAME
    ) {
      summary = text;
      continue;
    }
    const heading = (section.heading ?? cv.sections.find(({ kind, heading: own }) => kind === section.kind && own !== null)?.heading)?.value.trim() ?? '';
    if (isLicence(text)) {
      const papers = sections.findIndex(({ kind }) => kind === 'certificates');
      const there = sections[papers];
      if (there === undefined) sections.push({ kind: 'certificates', heading: '', entries: [{ ...NEW_ENTRY, lines: [text] }] });
      else sections[papers] = { ...there, entries: [...there.entries.slice(0, -1), withLine(there.entries.at(-1) ?? NEW_ENTRY, text)] };
      continue;
    }
    const own = sections.findIndex((other) => fold(other.heading) === fold(heading) && (heading !== '' || other.kind === 'custom'));
    const open = sections[own];
    if (open === undefined) sections.push({ kind: 'custom', heading, entries: [{ ...NEW_ENTRY, lines: [text] }] });
    else sections[own] = { ...open, entries: [...open.entries.slice(0, -1), withLine(open.entries.at(-1) ?? NEW_ENTRY, text)] };
  }
  return { ...data, bio, summary, moreSections: sections, ...(leftOut.length === 0 ? {} : { leftOut: [...new Set(leftOut)] }) };
}

/** Where a word or two may be all that is said: "Stamp 4", "own van", "PVG". */
const KEEPS_SCRAPS: ReadonlySet<string> = new Set(['header', 'certifications']);

const withLine = <Entry extends { lines: string[] }>(entry: Entry, text: string): Entry => ({ ...entry, lines: [...entry.lines, text] });
/** A label and its value, a cell each. */
const FORM_ROW = /^[^\t]{2,30}\t[^\t]+$/u;

/** The name over again, or a part of it. */
function isOwnName(text: string, { name }: Cv): boolean {
  const own = new Set(foldedWords(name?.value ?? ''));
  return own.size > 0 && foldedWords(text).filter((word) => own.has(word)).length >= foldedWords(text).length / 2;
}

interface Statement {
  section: LostPiece['section'];
  text: string;
  /** The line it begins on. */
  row: string;
  /** Its last line among the visible ones. */
  at: number;
}

/** Pieces that follow each other as one statement, where the line broke it. */
function statementsOf(pieces: readonly LostPiece[], lines: readonly Line[]): Statement[] {
  const statements: Statement[] = [];
  for (const { section, text, at } of pieces) {
    const above = statements.at(-1);
    const row = lines[at]?.text.trim() ?? '';
    // A row of a form: its label and its value, both lost.
    if (above !== undefined && above.at === at && above.row === row && FORM_ROW.test(row) && row.startsWith(above.text) && row.endsWith(text) && !isLeft(row)) {
      above.text = row.replace(/\s*\t\s*/u, ': ');
      continue;
    }
    const isNext = above !== undefined && above.section === section && (above.at === at || above.at + 1 === at);
    const wraps =
      isNext && above.at + 1 === at && (/^[\p{Ll}(]/u.test(text) || /[,–-]$|\b(?:and|or|the|of|for|to|with|in|a|an|at|by|which)$/iu.test(above.text));
    const follows = isNext && above.at === at && /^[^\t]*$/u.test(lines[at]?.text ?? '');
    if (above !== undefined && (wraps || (follows && /[.!?]$/u.test(above.text)))) {
      above.text += ` ${text}`;
      above.at = at;
    } else statements.push({ section, text, at, row });
  }
  return statements
    .map(({ section, text, row, at }) => ({ section, row, at, text: text.replace(/^[\s,;:|)]+|[\s,;:|(]+$/gu, '') }))
    .filter(({ text }) => text !== '');
}
