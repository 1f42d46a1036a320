import { type FactOf, type Finding, type FindingKind, isKindOf } from '../../domain/finding.ts';
import { wordsIn } from '../english/tokens.ts';
import type { Judgement } from '../judgement.ts';
import { furnitureOf } from '../reading/sections/furniture.ts';
import { seenLine } from '../reading/text/seen-line.ts';

/** How the findings of two CVs stand to each other. Good news and bad news, heaviest first. */
export interface Matched {
  /** Faults of the old CV that are mended, and strengths that the new one has gained. */
  better: Finding[];
  /** Faults that are new, and strengths that got lost. */
  worse: Finding[];
  /** How many findings of the old CV the new one has, too. */
  stayed: number;
}

/**
 * What makes two findings of a kind the same one, wherever it has moved to: these facts, or the line they are about (a
 * little edited or not), or that there is at most one such finding in a CV.
 */
const SAME_BY: { readonly [K in FindingKind]: readonly FactOf<K>[] | 'line' | 'once' } = {
  buzzword: ['term'],
  cliche: ['term'],
  'empty-adjective': ['term'],
  'weak-opening': 'line',
  'duty-opening': 'line',
  'passive-voice': 'line',
  'first-person': ['word'],
  'tense-mix': 'line',
  'repeated-verb': ['verb'],
  'vague-quantity': ['term'],
  'spelling-mistake': ['word'],
  'duplicate-line': 'line',
  'no-numbers': 'once',
  'wall-of-text': 'line',
  'tiny-bullet': 'line',
  'thin-job': ['company'],
  'bullet-pile': ['company'],
  'no-bullets': 'once',
  'not-a-skill': ['term'],
  'skill-bar': 'once',
  'skill-pile': 'once',
  'skill-unused': 'once',
  'soft-skill-list': ['term'],
  'missing-email': 'once',
  'missing-phone': 'once',
  'missing-location': 'once',
  'missing-link': 'once',
  'email-handle': ['handle'],
  'email-provider': ['domain'],
  'personal-detail': ['what'],
  photo: 'once',
  'date-format-mix': 'once',
  'date-missing': ['title'],
  'date-impossible': 'line',
  'date-overlap': ['one', 'other'],
  'missing-summary': 'once',
  'missing-skills': 'once',
  'missing-experience': 'once',
  'missing-education': 'once',
  objective: 'once',
  'unknown-heading': ['heading'],
  'title-heading': 'once',
  'references-available': 'once',
  placeholder: ['term'],
  'hobby-filler': ['term'],
  'too-long': 'once',
  'too-short': 'once',
  'columns-layout': 'once',
  'table-layout': 'once',
  'comic-font': 'once',
  'font-mix': 'once',
  'small-print': 'once',
  'file-name': 'once',
  'document-title': 'once',
  'job-absent': 'once',
  'skills-missing': 'once',
  'hidden-text': 'line',
  'machine-instruction': 'line',
  'strong-number': 'line',
  'strong-verb': ['verb'],
  'skills-match': 'once',
  'job-named': 'once',
  'clean-structure': 'once',
  'plain-line': 'line',
};

/** Two lines that share this much of their words are one line before and after. */
const SAME_LINE = 0.6;
/** Fewer words stand in many places and prove nothing. */
const WORDS_OF_A_LINE = 3;

/** What another layout of the same words may bring or take away; anything else would be our own re-reading. */
const OF_THE_LAYOUT: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'columns-layout',
  'table-layout',
  'clean-structure',
  'font-mix',
  'comic-font',
  'small-print',
  'too-long',
  'photo',
  'hidden-text',
  'file-name',
  'document-title',
]);

/** Which findings of one CV the other has, too: by what they are about, never by where they stand. */
export function matchFindings(before: Judgement, after: Judgement): Matched {
  const matched = matchAll(before, after);
  if (!isSameWording(before, after)) return matched;
  const ofLayout = ({ kind }: Finding): boolean => OF_THE_LAYOUT.has(kind);
  const [better, worse] = [matched.better.filter(ofLayout), matched.worse.filter(ofLayout)];
  return { better, worse, stayed: before.findings.length - better.length };
}

function matchAll(before: Judgement, after: Judgement): Matched {
  const left = [...after.findings];
  const unmatchedBefore: Finding[] = [];
  // Whoever is exactly the same is paired first, so that a look-alike does not take its place.
  const exact = pairUp(before.findings, left, (one, other) => keyOf(one) === keyOf(other));
  const alike = pairUp(exact, left, isAlike);
  unmatchedBefore.push(...alike);
  const texts = { before: textOf(before), after: textOf(after) };
  // Detectors name the first few of many: a line that both CVs have is neither gone nor new because another took its turn.
  const gone = unmatchedBefore.filter((finding) => !standsIn(finding, texts.after));
  const fresh = left.filter((finding) => !standsIn(finding, texts.before));
  const isStrength = ({ kind }: Finding): boolean => isKindOf(kind, 'strengths');
  const heaviest = (a: Finding, b: Finding): number => b.weight - a.weight || a.page - b.page || a.line - b.line || a.id.localeCompare(b.id);
  return {
    better: [...gone.filter((one) => !isStrength(one)), ...fresh.filter(isStrength)].sort(heaviest),
    worse: [...fresh.filter((one) => !isStrength(one)), ...gone.filter(isStrength)].sort(heaviest),
    stayed: before.findings.length - gone.length,
  };
}

/** Takes the partner of each finding out of `others`. @returns those without one */
function pairUp(findings: readonly Finding[], others: Finding[], isPair: (one: Finding, other: Finding) => boolean): Finding[] {
  return findings.filter((one) => {
    const at = others.findIndex((other) => one.kind === other.kind && isPair(one, other));
    if (at >= 0) others.splice(at, 1);
    return at < 0;
  });
}

function keyOf({ kind, quote, facts }: Finding): string {
  const same: readonly string[] | 'line' | 'once' = SAME_BY[kind];
  if (same === 'once') return '';
  return same === 'line' ? normalised(quote ?? '') : same.map((name) => normalised(String(facts[name] ?? ''))).join(' | ');
}

function isAlike(one: Finding, other: Finding): boolean {
  if (SAME_BY[one.kind] !== 'line') return false;
  const [a, b] = [new Set(wordsIn(one.quote ?? '')), new Set(wordsIn(other.quote ?? ''))];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared > 0 && shared / (a.size + b.size - shared) >= SAME_LINE;
}

function standsIn({ kind, quote }: Finding, text: string): boolean {
  return quote !== null && SAME_BY[kind] === 'line' && wordsIn(quote).length >= WORDS_OF_A_LINE && text.includes(` ${normalised(quote)} `);
}

/** Apostrophes come and go with the word processor; what is compared, and what the choice of words is seeded with, has none. */
const normalised = (text: string): string => wordsIn(text).join(' ').replaceAll("'", ' ');
/** Words that a head set in one line has and one set in two has not. */
const JOINING = new Set(['at', 'in']);

/** Whether two CVs are of the same words, however they are set: what frames the pages is left aside, and so are order and line ends. */
export function isSameWording(before: Judgement, after: Judgement): boolean {
  const [ofBefore, ofAfter] = [wording(before), wording(after)];
  // A line end may part a word or take its hyphen ("hard-working", "hardworking"): the letters that one has alone must be the other's.
  return without(ofBefore, ofAfter).join('') === without(ofAfter, ofBefore).join('');
}

/** The words that one text has more often than the other, in its order. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of others) counts.set(word, (counts.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left <= 0;
  });
}

function wording({ document }: Judgement): string[] {
  const lines = document.lines.filter((line) => line.hidden === null);
  const furniture = furnitureOf(lines.map(seenLine));
  const words = lines.filter((_, at) => !furniture.has(at)).flatMap(({ text }) => normalised(text).split(' '));
  return words.filter((word) => word !== '' && !JOINING.has(word)).map((word) => word.replaceAll('-', ''));
}

/** Lines as one text: a quote runs over line breaks. */
export const textOf = ({ lines }: Judgement): string => ` ${normalised(lines.map(({ text }) => text).join(' '))} `;
