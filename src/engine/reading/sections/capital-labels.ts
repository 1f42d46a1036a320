import type { SectionKind } from '../../../domain/cv.ts';
import { fold } from '../../english/folding.ts';
import { kindOfHeading, stemOf } from './heading-words.ts';
import type { SeenLine } from '../text/seen-line.ts';

/** A label in capitals that opens a section on its own line. */
export interface CapitalLabel {
  kind: SectionKind;
  text: string;
  /** What stands behind it. */
  rest: string;
}

const LABEL = /^(\p{Lu}[\p{Lu} &/'’-]{2,30}?)\s?[:：](?:\s+|$)/u;
/** So many sections must have such labels, and so few other headings, for the labels to be the headings of the page. */
const FEWEST_KINDS = 3;
/** Points by which the labels of one page may begin apart. */
const ALIGNED = 3;
/** What a job or a project has labels for itself: tools, deeds, a part of it, what it was about. */
const OF_JOBS: ReadonlySet<SectionKind> = new Set(['skills', 'awards', 'projects', 'summary', 'experience', 'other', 'publications']);
/** "COMPUTER: Word, e-mail" */
const COMPUTER = /^computers?$/iu;
const HOLD_LABELS: ReadonlySet<SectionKind> = new Set(['experience', 'projects', 'skills']);

/**
 * The sections of a page typed without headings: "OBJECTIVE: …", "EXPERIENCE:", "OTHER TRAINING: …", each label in capitals where its
 * line begins. Empty where fewer than three kinds of section are named so, or where other headings part the page. `known` says what
 * the whole line names, line by line.
 */
export function capitalLabels(lines: readonly SeenLine[], known: readonly (SectionKind | null)[]): ReadonlyMap<number, CapitalLabel> {
  const labelled = lines.flatMap((line) => {
    const [whole = '', text = ''] = line.marked ? [] : (LABEL.exec(line.body) ?? []);
    return whole === '' ? [] : [{ line, text, rest: line.body.slice(whole.length), kind: kindOfHeading(text) }];
  });
  const left = Math.min(...labelled.filter(({ kind }) => kind !== null).map(({ line }) => line.line.x));
  const times = new Map<string, number>();
  for (const { text } of labelled) times.set(fold(text), (times.get(fold(text)) ?? 0) + 1);
  const own = labelled.filter(({ line, text }) => line.line.x - left < ALIGNED && times.get(fold(text)) === 1);
  const kinds = new Set(own.flatMap(({ kind }) => (kind === null ? [] : [kind])));
  const isOwn = new Set(own.map(({ line }) => line.index));
  const others = new Set(lines.flatMap(({ index }) => (isOwn.has(index) ? [] : (known[index] ?? []))));
  if (kinds.size < FEWEST_KINDS || !(kinds.has('experience') || kinds.has('education')) || others.size >= FEWEST_KINDS) return new Map();
  const found = new Map<number, CapitalLabel>();
  let current: SectionKind = 'header';
  for (const { line, text, rest, kind } of own) {
    const named = kind ?? stemOf(text) ?? kindOfHeading(text.split(/\s+/u).at(-1) ?? '') ?? (COMPUTER.test(text) ? 'skills' : 'other');
    const isSkillsAlone = named === 'skills' && current !== 'skills' && (COMPUTER.test(text) || stemOf(text) === 'skills');
    if (HOLD_LABELS.has(current) && !isSkillsAlone && (current === 'skills' ? kind === null || named === 'skills' : OF_JOBS.has(named))) continue;
    if (current === 'header' && kind === null) continue;
    found.set(line.index, { kind: named, text, rest });
    current = named;
  }
  return found;
}
