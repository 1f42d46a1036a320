import { SITE_NAME } from '../../../../domain/product-name.ts';
import type { PageViewLine } from '../../../../domain/page-view.ts';
import type { RobotFieldName, Tone } from '../../../../domain/roast.ts';
import type { CvAnalysisResultRow } from '../../contract.ts';
import { shareWords } from '../../copy.ts';
import { roastView } from '../result/roast-view.ts';
import { type PlacedNote, placeNotes } from '../../../../domain/marks/place-marks.ts';
import type { Page } from '../../../../domain/marks/mark-paths.ts';
import { type Piece, plain, redactNames, withoutLineNumbers } from './redact.ts';

/** A page of the sheet as it is drawn for others. */
interface PicturePage {
  page: Page;
  /** For each of its lines, which stretches are inked over. */
  lines: readonly { run: PageViewLine; pieces: readonly Piece[] }[];
  notes: readonly PlacedNote[];
}

/** The whole sheet with its notes, to be drawn. */
export interface SheetPicture {
  site: string;
  kicker: string;
  stamp: string;
  pages: readonly PicturePage[];
  notes: readonly { number: number; pieces: readonly Piece[] }[];
  action: string;
  address: string;
}

/** More of a CV makes no picture. */
const MOST_PAGES = 2;
/** Where these stand, the whole line is inked over: they may be set in pieces. */
const OWNERS: readonly RobotFieldName[] = ['name', 'email', 'phone', 'location', 'link'];

/**
 * The marked pages of a roast for a feed. Unless `names` is true, people, employers, schools and contacts are inked over, on the
 * page and in the jokes; the jokes themselves are not. Null where there is no page to draw.
 */
export function sheetOf(row: CvAnalysisResultRow, tone: Tone, names: boolean): SheetPicture | null {
  const { page_view: view, robot_view: robot } = row;
  if (view === null) return null;
  const words = shareWords(tone);
  const roast = roastView(row, tone);
  const people = robot?.people ?? [];
  const pieces = (text: string): Piece[] => (names ? plain(text) : redactNames(text, people));
  const owned = new Set((robot?.fields ?? []).flatMap(({ name, page, line }) => (OWNERS.includes(name) && page !== null ? [`${page} ${line}`] : [])));
  const shown = { pages: view.pages.slice(0, MOST_PAGES) };
  const notes = placeNotes(shown, roast.lines);
  return {
    site: SITE_NAME,
    kicker: words.kicker,
    stamp: roast.stamp,
    pages: shown.pages.map((page, index) => ({
      page,
      lines: page.lines.map((run) => ({
        run,
        pieces: !names && owned.has(`${index + 1} ${run.line}`) ? [{ text: run.text, hidden: true }] : pieces(run.text),
      })),
      notes: notes.filter((note) => note.page === index + 1),
    })),
    notes: notes.map(({ number, note }) => ({ number, pieces: pieces(withoutLineNumbers(note)) })),
    action: words.callToAction,
    address: location.host,
  };
}
