import { FINDING_KINDS } from '../../../src/domain/finding.ts';
import { isObserved } from '../../../src/domain/observation.ts';
import type { RoastEvidence, Tone } from '../../../src/domain/roast.ts';
import { touchesPerson } from '../../../src/engine/privacy/touches-person.ts';
import { tokensOf } from '../../../src/engine/english/tokens.ts';
import type { RoastedCv } from '../../../src/engine/laws/many-cvs.test-kit.ts';
import { mostMet, shapeOf, withoutQuotes } from '../../../src/engine/laws/shape.test-kit.ts';
import { WORDS_WITHOUT_CONTENT } from '../../../src/engine/lexicon/words/little-words.ts';
import { evidenceOf } from '../../../src/engine/writing/roast/evidence-of.ts';

/** One line of a roast with its CV. */
export interface RoastLine {
  cv: RoastedCv;
  text: string;
  evidence: RoastEvidence;
}

/** Every line of one voice. */
export const linesOf = (cvs: readonly RoastedCv[], tone: Tone): RoastLine[] =>
  cvs.flatMap((cv) =>
    cv.roast.voices[tone].roastLines.flatMap((text, at) => {
      const evidence = cv.roast.evidence[at];
      return evidence === undefined ? [] : [{ cv, text, evidence }];
    }),
  );

const DULL: ReadonlySet<string> = new Set(['skills-missing', 'job-absent', 'too-short', 'too-long']);
const COUNTER = /\b(?:lines? \d|\d+ (?:words|lines|bullets|skills|pages|entries|statements)|(?:all|of|the|these) \d+ (?:words|lines|bullets|skills))/iu;
const LEAST_LETTERS = 4;
const NO_CONTENT: ReadonlySet<string> = new Set(WORDS_WITHOUT_CONTENT);
const HUNDRED = 100;

/** Content words of a text, lower case. */
const contentOf = (text: string): string[] =>
  tokensOf(text).flatMap(({ word }) => (word.length >= LEAST_LETTERS && !/\d/u.test(word) && !NO_CONTENT.has(word) ? [word] : []));

/** Words of the CV's own lines that a line says outside its quotes: none of the terms that its finding is about, no skill, no heading. */
export function ownWords({ cv, text, evidence }: RoastLine): string[] {
  const { judgement } = cv;
  const found = evidenceOf(judgement, evidence.findingId);
  const terms = isObserved(evidence.kind)
    ? []
    : Object.entries(found?.facts ?? {}).flatMap(([name, value]) => (['term', 'opening', 'verb', 'skill', 'skills'].includes(name) ? [String(value)] : []));
  const common = new Set(
    [...terms, ...judgement.cv.skills.map(({ value }) => value), ...judgement.cv.sections.map(({ heading }) => heading?.value ?? '')].flatMap(contentOf),
  );
  const facts = Object.entries(found?.facts ?? {}).flatMap(([name, value]) =>
    name === 'entry' || name === 'trade' || typeof value !== 'string' ? [] : [value],
  );
  const printed = new Set([evidence.quote ?? '', ...(evidence.also ?? []).map(({ quote }) => quote), ...facts].flatMap(contentOf));
  const names = judgement.cv.experience.flatMap(({ company, title }) => [company?.value ?? '', title?.value ?? '']).flatMap(contentOf);
  for (const name of names) printed.add(name);
  const singular = (word: string): string => word.replace(/(?:e?s)$/u, '');
  const own = new Set([...printed].filter((word) => !common.has(word) || isObserved(evidence.kind)).map(singular));
  return contentOf(withoutQuotes(text)).filter((word) => own.has(singular(word)));
}

/** Whether a telling would still be true under another line: its claims are its own words, its figures and what it quotes. */
function survives({ evidence, text, cv }: RoastLine, other: RoastLine): boolean {
  const found = evidenceOf(cv.judgement, evidence.findingId);
  const there = (other.evidence.quote ?? '').toLowerCase();
  if (found === undefined) return true;
  const it = found.facts['it'];
  if (isObserved(evidence.kind) && found.facts['entry'] !== undefined) return typeof it === 'string' && there.includes(it.toLowerCase());
  if (evidence.kind !== other.evidence.kind) return false;
  if (isObserved(evidence.kind)) {
    const figures = [...withoutQuotes(text).matchAll(/\d+/gu)].map(([figure]) => figure);
    return figures.every((figure) => there.includes(figure));
  }
  // A sentence about the kind fits every line of that kind; one about the term only where the term is.
  const term = found.facts['term'] ?? found.facts['opening'];
  return (
    term === undefined || evidence.quote === null || there.includes(String(term).toLowerCase()) || !text.toLowerCase().includes(String(term).toLowerCase())
  );
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** What comedy.md counts, over the roasts of many CVs. Shares 0..1. */
export interface Humour {
  cvs: number;
  lines: number;
  perCv: string;
  ownWords: number;
  transplantFails: number;
  sharedOnDetail: number;
  sharedNamesNobody: number;
  oddAtLeastTwo: number;
  oddPerCv: number;
  counterTags: number;
  moreThanOneCounter: number;
  moreThanOneDull: number;
  skeletonMost: number;
  about: number;
  often: { entry: string; cvs: number }[];
}

const TRANSPLANTS = 20;

/** Measures one voice. Deterministic: transplants go to the CVs that follow in the list. */
export function measureHumour(cvs: readonly RoastedCv[], tone: Tone): Humour {
  const lines = linesOf(cvs, tone);
  const tops = cvs.flatMap((cv) =>
    linesOf([cv], tone)
      .filter(({ text }) => text === cv.roast.voices[tone].topRoastLine)
      .slice(0, 1),
  );
  const names = (cv: RoastedCv): string[] => cv.roast.robot?.people.filter((name) => name.length > 2) ?? [];
  let tried = 0;
  let failed = 0;
  for (const [at, line] of lines.entries()) {
    for (let step = 1; step <= TRANSPLANTS; step += 1) {
      const other = lines[(at + step * 13) % lines.length];
      if (other === undefined || other.cv === line.cv) continue;
      tried += 1;
      if (!survives(line, other)) failed += 1;
    }
  }
  const odd = cvs.map((cv) => cv.roast.evidence.filter(({ kind }) => isObserved(kind)).length);
  const counters = cvs.map((cv) => cv.roast.voices[tone].roastLines.filter((text) => COUNTER.test(withoutQuotes(text))).length);
  const shapes = (hundred: readonly RoastedCv[]): number =>
    mostMet(
      hundred.map((cv) =>
        linesOf([cv], tone).flatMap((line) => {
          const found = evidenceOf(cv.judgement, line.evidence.findingId);
          return found === undefined || line.evidence.kind === 'placeholder' ? [] : [shapeOf(line.text, found)];
        }),
      ),
    )[0]?.times ?? 0;
  const told = new Map<string, number>();
  for (const cv of cvs) {
    for (const entry of new Set(
      linesOf([cv], tone).flatMap(({ evidence }) => String(evidenceOf(cv.judgement, evidence.findingId)?.facts['entry'] ?? '') || []),
    ))
      told.set(entry, (told.get(entry) ?? 0) + 1);
  }
  return {
    cvs: cvs.length,
    lines: lines.length,
    perCv: (lines.length / Math.max(1, cvs.length)).toFixed(1),
    ownWords: share(lines.filter((line) => ownWords(line).length > 0).length, lines.length),
    transplantFails: share(failed, tried),
    sharedOnDetail: share(tops.filter(({ evidence }) => isObserved(evidence.kind)).length, cvs.length),
    sharedNamesNobody: share(tops.filter(({ cv, text }) => names(cv).every((name) => !text.toLowerCase().includes(name.toLowerCase()))).length, tops.length),
    oddAtLeastTwo: share(odd.filter((count) => count >= 2).length, cvs.length),
    oddPerCv: share(
      odd.reduce((sum, count) => sum + count, 0),
      cvs.length,
    ),
    counterTags: share(
      counters.reduce((sum, count) => sum + count, 0),
      lines.length,
    ),
    moreThanOneCounter: share(counters.filter((count) => count > 1).length, cvs.length),
    moreThanOneDull: share(cvs.filter((cv) => cv.roast.evidence.filter(({ kind }) => DULL.has(kind)).length > 1).length, cvs.length),
    skeletonMost: Math.max(0, ...hundreds(cvs).map(shapes)),
    about: lines.filter(
      ({ text, evidence }) => touchesPerson(withoutQuotes(text)) && (isObserved(evidence.kind) || FINDING_KINDS[evidence.kind].group !== 'personal'),
    ).length,
    often: [...told]
      .filter(([, count]) => count * 50 > cvs.length)
      .map(([entry, count]) => ({ entry, cvs: count }))
      .toSorted((a, b) => b.cvs - a.cvs),
  };
}

/** One CV of each family, a hundred at a time. */
function hundreds(cvs: readonly RoastedCv[]): RoastedCv[][] {
  const different = cvs.filter(({ family }, index) => cvs.findIndex((other) => other.family === family) === index);
  return Array.from({ length: Math.max(1, Math.ceil(different.length / HUNDRED)) }, (_, at) => different.slice(at * HUNDRED, (at + 1) * HUNDRED));
}
