import type { FactOf, Finding, FindingKind } from '../../domain/finding.ts';
import type { ScoreName } from '../../domain/roast.ts';

/** What a kind of finding does to one score: `first` for one, `more` for each further one, at most `most`. Below 0: a strength. */
export interface Rule {
  score: ScoreName;
  first: number;
  more: number;
  most: number;
}

const rule = (score: ScoreName, first: number, more = 0, most = first): Rule => ({ score, first, more, most });
const ats = (first: number, more?: number, most?: number): Rule => rule('atsRating', first, more, most);
const buzz = (first: number, more?: number, most?: number): Rule => rule('buzzwordOverdose', first, more, most);
const eyeRoll = (first: number, more?: number, most?: number): Rule => rule('eyeRollFactor', first, more, most);
const cliche = (first: number, more?: number, most?: number): Rule => rule('clicheDensity', first, more, most);
const desperation = (first: number, more?: number, most?: number): Rule => rule('desperationLevel', first, more, most);

/** No cap: the curves of the two word scores bend by themselves. */
const ANY = Infinity;

/**
 * Raw points of every kind of finding. For the two word scores (buzzwords, clichés) they are occurrences, which `curves.ts`
 * sets against the length; for the others they are points out of about 100. What a parser loses weighs on the ATS rating,
 * what a reader sighs at on the eye-roll, what begs on desperation. Length and relevance have rules of their own.
 * Law 6: `personal-detail` and `photo` are told and never scored.
 */
export const RULES: Record<FindingKind, readonly Rule[]> = {
  buzzword: [buzz(1, 1, ANY), cliche(0.6, 0.6, ANY), eyeRoll(1.5, 0.5, 14), desperation(0.8, 0.4, 8)],
  cliche: [cliche(1.5, 1.5, ANY), buzz(0.8, 0.8, ANY), eyeRoll(2.5, 1, 16), desperation(1, 0.5, 8)],
  'empty-adjective': [buzz(0.8, 0.8, ANY), cliche(0.8, 0.8, ANY), eyeRoll(1, 0.4, 8), desperation(1, 0.5, 10)],
  'weak-opening': [eyeRoll(3, 1, 12)],
  'duty-opening': [eyeRoll(4, 1.2, 14)],
  'passive-voice': [eyeRoll(1.5, 0.5, 6)],
  'first-person': [eyeRoll(3, 0.4, 9)],
  'tense-mix': [eyeRoll(2, 0.8, 6)],
  'repeated-verb': [eyeRoll(2, 0.4, 8)],
  'vague-quantity': [eyeRoll(1.5, 0.7, 8), buzz(0.2, 0.2, 2), desperation(0.5, 0.3, 3)],
  'spelling-mistake': [eyeRoll(5, 2, 18), ats(2, 1, 8)],
  'duplicate-line': [eyeRoll(4, 1.5, 9)],
  'no-numbers': [eyeRoll(1, 1.1, 12), ats(0.5, 0.35, 4)],
  'wall-of-text': [eyeRoll(3, 1, 10), ats(1, 0.5, 4)],
  'tiny-bullet': [eyeRoll(1.5, 0.5, 6)],
  'thin-job': [eyeRoll(2, 1, 6), ats(2, 1, 5)],
  'bullet-pile': [eyeRoll(3, 1, 7), desperation(2, 1, 5)],
  'no-bullets': [eyeRoll(6), ats(5)],
  'not-a-skill': [eyeRoll(4, 1.4, 14)],
  'skill-bar': [ats(6, 0.4, 10), eyeRoll(4, 0.5, 9)],
  'skill-pile': [desperation(8, 0.2, 16), eyeRoll(3, 0.1, 7), ats(2)],
  'skill-unused': [ats(1, 0.4, 5), eyeRoll(1, 0.4, 5)],
  'soft-skill-list': [buzz(0.6, 0.6, 8), eyeRoll(3, 0.7, 9)],
  'missing-email': [ats(16), eyeRoll(5)],
  'missing-phone': [ats(6)],
  'missing-location': [ats(4)],
  'missing-link': [ats(2)],
  'email-handle': [eyeRoll(9), desperation(3)],
  'email-provider': [eyeRoll(1)],
  'personal-detail': [],
  photo: [],
  'date-format-mix': [ats(4, 1, 7), eyeRoll(1)],
  'date-missing': [ats(6, 2, 16), eyeRoll(2)],
  'date-impossible': [ats(7, 3, 14), eyeRoll(5, 2, 9)],
  'date-overlap': [ats(1), eyeRoll(1)],
  'missing-summary': [ats(3), eyeRoll(2)],
  'missing-skills': [ats(14), eyeRoll(1)],
  'missing-experience': [ats(22), eyeRoll(4)],
  'missing-education': [ats(7)],
  objective: [desperation(10), cliche(0.7), eyeRoll(5)],
  'unknown-heading': [ats(9, 4, 20), eyeRoll(4, 2, 9)],
  'title-heading': [eyeRoll(2), cliche(0.4), ats(1)],
  'references-available': [desperation(6), cliche(0.8), eyeRoll(4)],
  placeholder: [eyeRoll(12, 3, 26), ats(6, 2, 14)],
  'hobby-filler': [eyeRoll(2.5, 0.8, 6)],
  'too-long': [desperation(6, 3, 18), eyeRoll(4, 2, 14), ats(1)],
  'too-short': [ats(4), eyeRoll(4)],
  'columns-layout': [ats(11, 4, 19)],
  'table-layout': [ats(12)],
  'comic-font': [eyeRoll(14), ats(2)],
  'font-mix': [eyeRoll(3, 1, 7), ats(1)],
  'small-print': [eyeRoll(3, 1.2, 9), desperation(2, 1, 7), ats(1)],
  'file-name': [eyeRoll(3), ats(1)],
  'document-title': [eyeRoll(2), ats(1)],
  'job-absent': [ats(9)],
  'skills-missing': [ats(0.5, 1.6, 14)],
  'hidden-text': [ats(24, 0.3, 32), desperation(30, 0.5, 45), eyeRoll(14)],
  'machine-instruction': [ats(30), desperation(45, 5, 55), eyeRoll(22)],
  'strong-number': [eyeRoll(-2, -0.8, -10), desperation(-2, -0.4, -6)],
  'strong-verb': [eyeRoll(-1, -0.3, -4), cliche(-0.3, -0.1, -1)],
  'skills-match': [ats(-1, -1, -8)],
  'job-named': [ats(-3), desperation(-2)],
  'clean-structure': [ats(-4)],
  'plain-line': [eyeRoll(-2, -0.3, -4), cliche(-0.4, -0.1, -1)],
};

/** What of a kind is forgiven before it counts, in the unit of its fact; a page of small print counts from the size a reader manages. */
const FORGIVEN = { skills: 25, columns: 1, formats: 1, fonts: 3, points: 9.5 } as const;
/** Words that count as one page too many. */
const WORDS_OF_A_PAGE = 700;
const TENTHS = 10;

/** Kinds whose detectors count: the fact `times` is the size of the finding. */
type CountedKind = { [K in FindingKind]: 'times' extends FactOf<K> ? K : never }[FindingKind];
type Size = (facts: Finding['facts']) => number;

const once: Size = () => 1;
/** Tenths of a share: 9 of 10 bullets without a number are 9. */
const share =
  (part: string, whole: string): Size =>
  (facts) =>
    (TENTHS * numberOf(facts[part])) / Math.max(1, numberOf(facts[whole]));

/** How much a finding has of its kind, where nobody counted. */
const SIZES: Readonly<Record<Exclude<FindingKind, CountedKind>, Size>> = {
  cliche: once,
  'no-numbers': share('without', 'total'),
  'thin-job': once,
  'bullet-pile': once,
  'no-bullets': once,
  'skill-pile': (facts) => Math.max(1, numberOf(facts['over']) - FORGIVEN.skills),
  'skill-unused': (facts) => numberOf(facts['share']) / TENTHS,
  'missing-email': once,
  'missing-phone': once,
  'missing-location': once,
  'missing-link': once,
  'email-handle': once,
  'email-provider': once,
  photo: once,
  'date-format-mix': (facts) => numberOf(facts['formats']) - FORGIVEN.formats,
  'date-impossible': once,
  // What the page itself calls a side job is nobody's fault.
  'date-overlap': (facts) => (facts['side'] === 1 ? 0 : 1),
  'missing-summary': once,
  'missing-skills': once,
  'missing-experience': once,
  'missing-education': once,
  objective: once,
  'title-heading': once,
  'references-available': once,
  'too-long': (facts) => Math.max(1, numberOf(facts['words']) / WORDS_OF_A_PAGE),
  'too-short': once,
  'columns-layout': (facts) => numberOf(facts['columns']) - FORGIVEN.columns,
  'table-layout': once,
  'comic-font': once,
  'font-mix': (facts) => numberOf(facts['fonts']) - FORGIVEN.fonts,
  'small-print': (facts) => FORGIVEN.points - numberOf(facts['size']),
  'file-name': once,
  'document-title': once,
  'job-absent': once,
  'skills-missing': share('missing', 'total'),
  'hidden-text': (facts) => numberOf(facts['words']),
  'machine-instruction': once,
  'skills-match': share('matched', 'total'),
  'job-named': once,
  'clean-structure': once,
  'plain-line': once,
};

/** Whose count a counted finding carries: its own (`each`), that of all findings of its kind, or of those with the same fact. */
const COUNT_OF: { readonly [K in CountedKind]: 'each' | 'all' | FactOf<K> } = {
  buzzword: 'each',
  'empty-adjective': 'each',
  'weak-opening': 'opening',
  'duty-opening': 'opening',
  'passive-voice': 'all',
  'first-person': 'each',
  'tense-mix': 'each',
  'repeated-verb': 'each',
  'vague-quantity': 'each',
  'spelling-mistake': 'each',
  'duplicate-line': 'each',
  'wall-of-text': 'all',
  'tiny-bullet': 'all',
  'not-a-skill': 'each',
  'skill-bar': 'each',
  'soft-skill-list': 'each',
  'personal-detail': 'each',
  'date-missing': 'each',
  'unknown-heading': 'each',
  placeholder: 'each',
  'hobby-filler': 'all',
  'strong-number': 'all',
  'strong-verb': 'each',
};
const isCounted = (kind: FindingKind): kind is CountedKind => Object.hasOwn(COUNT_OF, kind);

/** How much a finding has of its kind: occurrences, or tenths of a share. */
function sizeOf({ kind, facts }: Finding): number {
  return isCounted(kind) ? numberOf(facts['times']) : SIZES[kind](facts);
}

/** What the count of a finding counts: findings of one kind with the same answer carry one and the same count. */
function countedBy({ id, kind, facts }: Finding): string {
  const of = isCounted(kind) ? COUNT_OF[kind] : 'each';
  if (of === 'each') return id;
  return of === 'all' ? kind : String(facts[of]).toLowerCase();
}

/** How often a kind occurs: findings that carry the same count are counted once. */
export function timesOf(findings: readonly Finding[]): number {
  const counts = new Map<string, number>();
  for (const finding of findings) {
    const key = countedBy(finding);
    counts.set(key, Math.max(counts.get(key) ?? 0, sizeOf(finding)));
  }
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function numberOf(fact: string | number | undefined): number {
  return typeof fact === 'number' ? fact : 1;
}
