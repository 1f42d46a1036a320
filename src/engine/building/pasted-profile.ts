import type { CvDocument, Line } from '../../domain/document.ts';
import { LANGUAGE_NAMES } from '../lexicon/reading/levels.ts';
import { fold } from '../reading/fold.ts';
import { PAGE_FURNITURE, TELLTALE, OTHER_PROFILES, FOLLOWED, DOTTED_TAIL, PROFICIENCY_LINE } from '../lexicon/form/profile-page.ts';

/** So many lines of a page's furniture, or lines said twice in a row, and a text was copied off a profile page. */
const ENOUGH_SIGNS = 3;

/**
 * A profile copied off its web page, without the page: lines said twice, buttons and counters go, and what a dot hangs on a
 * line. Any other document comes back as it is.
 */
export function withoutPageFurniture(document: CvDocument): CvDocument {
  const { lines } = document;
  const signs = lines.filter((line, at) => TELLTALE.test(line.text) || (line.text === lines[at - 1]?.text && line.text.length > 3)).length;
  if (document.source !== 'text' || signs < ENOUGH_SIGNS) return document;
  const kept: Line[] = [];
  for (const [at, line] of lines.entries()) {
    if (OTHER_PROFILES.test(line.text) || (/^interests$/iu.test(line.text) && lines.slice(at + 1, at + 4).some((next) => FOLLOWED.test(next.text)))) break;
    const text = withoutTails(line.text);
    const previous = kept.at(-1);
    if (text === '' || PAGE_FURNITURE.test(text) || PAGE_FURNITURE.test(line.text) || (previous !== undefined && isSame(previous.text, text))) continue;
    if (previous !== undefined && PROFICIENCY_LINE.test(text) && LANGUAGE_NAMES.has(fold(previous.text))) {
      kept[kept.length - 1] = { ...previous, text: `${previous.text} (${text})` };
      continue;
    }
    kept.push({ ...line, text });
  }
  return { ...document, lines: kept };
}

function withoutTails(text: string): string {
  let bare = text.replace(/\s*contact info$/iu, '').trim();
  while (DOTTED_TAIL.test(bare)) bare = bare.replace(DOTTED_TAIL, '');
  return bare;
}

/** Said again for those who hear the page: "Mar 2021 - Present" and "Mar 2021 to Present" are one. */
const isSame = (a: string, b: string): boolean => spoken(a) === spoken(b);
const spoken = (text: string): string => fold(text.replace(/\s+(?:to|bis|-|–)\s+/giu, ' '));
