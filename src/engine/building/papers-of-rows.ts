import { squeezed } from '../english/folding.ts';
import { commaParts } from '../reading/text/commas.ts';
import { findPeriods } from '../reading/text/dates.ts';
import { schoolScore } from '../reading/text/evidence-words.ts';
import { isSchoolLike } from '../reading/studies/study-parts.ts';
import { TRAINING_LABEL } from '../reading/studies/dated-notes.ts';
import { sentencesOf } from './printed-studies.ts';

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
const MONTH = '(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)\\p{L}*\\.?|januar|februar|märz|mai|juni|juli|oktober|dezember|\\d{1,2}[./])';
/** "March 2025", "2019", "10/2025" and nothing else. */
const DATE_ALONE = new RegExp(String.raw`^(?:${MONTH} ?)?(?:19|20)\d\d$`, 'iu');
/** "Safeguarding refresher September 2025": a name, and when. */
const DATE_LAST = new RegExp(String.raw`^(.*?\p{L}{2}.*?),? ((?:${MONTH} ?)?(?:19|20)\d\d)$`, 'iu');
/** "valid to 2027", "expired June 2024", "renewed 2025": what a date says besides when a paper was earned. */
const TERM =
  /(?<!\p{L})(?:valid|expire[sd]?|exp|renewed|renewal|lapsed|until|till|to|through|from|since|due|bis|gültig|ran out|updated|started|between|and|until)\.?$/iu;
/** Letters that a name has at least. */
const NAMED = /\p{L}.*\p{L}.*\p{L}/u;

/**
 * Papers of one printed row, one each: sentences, items that bars part, and behind a date whatever has another one. "PASMA, June 2023,
 * IPAF 2022" are two, and the month is the first one's; "AWS D1.2, 2009, lapsed 2012" is one.
 */
export function papersOf(row: string): string[] {
  const papers = sentencesOf(row)
    .flatMap((sentence) => sentence.split(/\s+[|•·]\s+|;\s+/u))
    .flatMap(papersOfList);
  return papers.length < 2 ? papers : papers.map((paper) => paper.replace(TRAINING_LABEL, ''));
}

function papersOfList(written: string): string[] {
  const parts = commaParts(written);
  const papers: string[] = [];
  let open: string[] = [];
  for (const [at, part] of parts.entries()) {
    open.push(part);
    const rest = parts.slice(at + 1);
    const [next = ''] = rest;
    const isDated = YEAR.test(part) && open.some((text) => NAMED.test(text.replace(new RegExp(MONTH, 'giu'), '')));
    if (isDated && isOwn(next) && rest.some((text) => YEAR.test(text))) {
      papers.push(open.join(', '));
      open = [];
    }
  }
  return [...papers, ...(open.length > 0 ? [open.join(', ')] : [])].map(squeezed);
}

/** Whether a part names something, and is neither a date nor what is said of the one before. */
const isOwn = (part: string): boolean => /^[\p{Lu}\d]/u.test(part) && !DATE_ALONE.test(part) && NAMED.test(part) && !TERM.test(part.split(/\s/u)[0] ?? '');

/** "AAT Level 2 Certificate, Swindon College, 2005" as its parts; null for a row that shows no date of its own. */
export function paperParts(row: string): { name: string; from: string; date: string } | null {
  const [, before = '', date = ''] = DATE_LAST.exec(row) ?? [];
  if (before === '' || TERM.test(before) || findPeriods(row).length !== 1 || sentencesOf(row).length > 1) return null;
  const parts = commaParts(before);
  const at = parts.findIndex((part) => schoolScore(part) === 2);
  const giver = at >= 0 ? at : parts.length === 2 && isSchoolLike(parts[1] ?? '') ? 1 : -1;
  if (giver < 0) return { name: before, from: '', date };
  // "Afon High School, 5 GCSEs, 2013"
  if (giver === 0 && parts.length > 1) return { name: parts.slice(1).join(', '), from: parts[0] ?? '', date };
  // What stands behind a school is where it is.
  if (giver !== parts.length - 1) return null;
  return { name: parts.slice(0, giver).join(', '), from: parts[giver] ?? '', date };
}
