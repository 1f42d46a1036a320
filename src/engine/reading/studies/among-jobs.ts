import { findEntries } from '../entries/entries.ts';
import type { Entry } from '../entries/entry.ts';
import { piecesOf } from '../entries/heads.ts';
import type { ReadSection } from '../sections/read-section.ts';
import { isRow, tellsStudy } from '../tables/rows.ts';
import { findPeriods } from '../text/dates.ts';
import { isDegree, isSentence, schoolScore } from '../text/evidence-words.ts';
import type { SeenLine } from '../text/seen-line.ts';

/** Statements below a study at most; a post at a school has more to say. */
const MAX_TOLD = 2;

/** The sections with the studies that stand among the jobs under a heading of their own kind: "M.A. Translation, University of Marsh, 2013" was nobody's employer. */
export function partStudies(sections: readonly ReadSection[]): ReadSection[] {
  const hasStudies = sections.some(({ kind }) => kind === 'education');
  return sections.flatMap((section) => {
    if (section.kind !== 'experience' || !section.content.some((line) => mayName(line) || isRow(line))) return [section];
    // The head of a table tells what its rows are.
    const plain = section.content.filter((line) => !isRow(line));
    const entries = plain.some(mayName) ? findEntries(plain, 'job') : [];
    const studied = new Set(entries.filter(isStudy).flatMap(({ head, body }) => [...head, ...body]));
    for (const row of section.content.filter(isRow)) if (tellsStudy(row)) studied.add(row);
    // A CV of a few lines has no heading for them either: unmarked, at its end.
    const tail = hasStudies ? [] : tailOf(plain);
    for (const line of tail) studied.add(line);
    if (studied.size === 0 || studied.size === section.content.length) return [section];
    const content = section.content.filter((line) => !studied.has(line));
    return [
      { ...section, content },
      { ...section, kind: 'education' as const, heading: null, content: [...studied].toSorted((a, b) => a.index - b.index) },
    ];
  });
}

/** What is done at a school for a living, a doctorate among it. */
const POST =
  /(?<!\p{L})(?:students?|candidate|fellow\p{L}*|research\p{L}*|assistant|lecturer|tutor|professor\p{L}*|teacher|employee|doktorand\p{L}*|mitarbeiter\p{L}*|assistenz|thesis)(?!\p{L})/iu;

const mayName = ({ body }: SeenLine): boolean => isDegree(body);

/** A degree and a school, and nothing that is done for a living. */
function isStudy({ head, body, period }: Entry): boolean {
  const pieces = piecesOf(head);
  return (
    period !== null &&
    pieces.some(({ text }) => isDegree(text)) &&
    head.some(({ text }) => schoolScore(text) === 2) &&
    pieces.every(({ text, title }) => title < 2 && !POST.test(text)) &&
    body.filter(({ marked }) => marked).length <= MAX_TOLD
  );
}

/** From the line below the last statement on that gives a degree, a school and a year. */
function tailOf(content: readonly SeenLine[]): SeenLine[] {
  const last = content.findLastIndex(({ marked }) => marked);
  if (last < 0) return [];
  const start = content.findIndex(
    (line, at) =>
      at > last &&
      !line.marked &&
      isDegree(line.body.slice(0, 60)) &&
      line.body.split(/\s*[,.]\s+/u).some((part) => schoolScore(part) === 2) &&
      findPeriods(line.body).length > 0 &&
      !isSentence(line.body.split(/\.\s/u)[0] ?? ''),
  );
  return start < 0 ? [] : content.slice(start);
}
