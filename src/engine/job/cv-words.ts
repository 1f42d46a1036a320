import { documentOf } from '../../domain/document.ts';
import type { Cv, SectionKind } from '../../domain/cv.ts';
import type { Line } from '../../domain/document.ts';
import type { TargetJob } from '../context.ts';
import { isPrivateLine } from '../privacy/private-lines.ts';
import { keyedWords } from '../english/keyed-words.ts';
import type { KeyedWord } from '../english/keyed-words.ts';
import { unprovenWords } from './unproven-words.ts';

/** What part of a CV a line belongs to, as far as it matters for how much a word there proves. */
export type Zone = 'title' | 'summary' | 'work' | 'told' | 'list' | 'study' | 'rest' | 'private';

/** A line with how much its words prove. */
export interface ZonedLine {
  line: Line;
  zone: Zone;
}

/** All words of a CV in reading order. `lineOf[i]` is the index in `lines` of the line on which word i stands. */
export interface CvWords {
  lines: readonly ZonedLine[];
  words: readonly KeyedWord[];
  lineOf: readonly number[];
  /** Whether word i shows anything: in a heading, a name or a wish it stands there and proves nothing. */
  proves: readonly boolean[];
}

const ZONES: Readonly<Record<SectionKind, Zone>> = {
  header: 'rest',
  summary: 'summary',
  objective: 'rest',
  experience: 'work',
  education: 'study',
  skills: 'list',
  projects: 'told',
  languages: 'rest',
  certifications: 'study',
  awards: 'rest',
  publications: 'told',
  volunteering: 'rest',
  interests: 'rest',
  references: 'private',
  personal: 'private',
  other: 'told',
};

/** Reads the words once, with the zone of every line. Lines about the person (law 6) keep their place but give no words. Kept as long as the lines are. */
export function cvWords(lines: readonly Line[], cv: Cv, job: TargetJob): CvWords {
  const kept = known.get(lines);
  if (kept && kept.cv === cv && kept.job === job) return kept.words;
  const words = readWords(lines, cv, job);
  known.set(lines, { cv, job, words });
  return words;
}
const known = new WeakMap<readonly Line[], { cv: Cv; job: TargetJob; words: CvWords }>();

function readWords(lines: readonly Line[], cv: Cv, job: TargetJob): CvWords {
  const zoned = zonesOf(lines, cv, job);
  const words: KeyedWord[] = [];
  const lineOf: number[] = [];
  const proves: boolean[] = [];
  const unproven = unprovenWords(lines, cv);
  let open = false;
  for (const [at, { line, zone }] of zoned.entries()) {
    if (zone === 'private') {
      open = false;
      continue;
    }
    for (const [nth, word] of keyedWords(withoutReasons(line.text)).entries()) {
      // A phrase may be wrapped on to the next line, but no phrase begins in a title and ends in a bullet.
      if (nth === 0) word.cut = !open || zone === 'title' || /^[^\p{L}\p{N}(]/u.test(line.text);
      words.push(word);
      lineOf.push(at);
      proves.push(!(unproven[at] ?? []).some(([from, to]) => word.start >= from && word.end <= to));
    }
    open = zone !== 'title' && !/[.;:!?]\s*$/u.test(line.text);
  }
  return { lines: zoned, words, lineOf, proves };
}

function zonesOf(lines: readonly Line[], cv: Cv, job: TargetJob): ZonedLine[] {
  const kinds: Zone[] = lines.map(() => (cv.sections.length === 0 ? 'work' : 'rest'));
  for (const section of cv.sections) {
    kinds.fill(ZONES[section.kind], section.from, section.to);
    if (section.heading) kinds[section.from] = 'rest';
  }
  const titles = new Set([cv.headline, ...cv.experience.map((entry) => entry.title)].flatMap((read) => (read ? [keyOf(read)] : [])));
  const headline = cv.headline ? keyOf(cv.headline) : null;
  const context = {
    document: documentOf([...lines]),
    lines,
    cv,
    job,
  };
  return lines.map((line, at) => {
    const key = keyOf(line);
    // Where no name was read, the first line may be the name or the job title: it is the title only if the reader says so.
    if (key !== headline && isPrivateLine(context, line)) return { line, zone: 'private' };
    return { line, zone: titles.has(key) ? 'title' : (kinds[at] ?? 'rest') };
  });
}

function keyOf(place: { page: number; line: number }): number {
  return place.page * 100_000 + place.line;
}

/** Why a job ended, in brackets ("laid off, company closed"): about the person's luck and not their work (law 6). Its room is kept. */
const REASON_OF_LEAVING =
  /\([^()]{0,80}\b(?:laid off|layoffs?|redundan\p{L}+|company (?:closed|sold|folded)|insolven\p{L}+|fixed term ended|betriebsbedingt)\b[^()]{0,80}\)/giu;

function withoutReasons(text: string): string {
  return text.replace(REASON_OF_LEAVING, (reason) => ' '.repeat(reason.length));
}
