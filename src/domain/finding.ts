import { z } from 'zod';
import { Place } from './document.ts';
import { keysOf } from './keys.ts';

export const FINDING_GROUPS = [
  'buzzwords',
  'wording',
  'bullets',
  'skills',
  'contact',
  'personal',
  'dates',
  'structure',
  'format',
  'job',
  'tricks',
  'strengths',
] as const;
export const FindingGroup = z.enum(FINDING_GROUPS);
export type FindingGroup = z.infer<typeof FindingGroup>;

/**
 * Every kind of finding with its group and the facts a detector must give with it
 * (all of them strings or numbers: they fill the blanks of a joke or a ledger line).
 * `quoted` says whether it quotes a line or points at where something is missing.
 */
export const FINDING_KINDS = {
  buzzword: { group: 'buzzwords', facts: ['term', 'times'], quoted: true },
  cliche: { group: 'buzzwords', facts: ['term'], quoted: true },
  'empty-adjective': { group: 'buzzwords', facts: ['term', 'times'], quoted: true },
  'weak-opening': { group: 'wording', facts: ['opening', 'object', 'times'], quoted: true },
  'duty-opening': { group: 'wording', facts: ['opening', 'object', 'times'], quoted: true },
  'passive-voice': { group: 'wording', facts: ['phrase', 'times'], quoted: true },
  'first-person': { group: 'wording', facts: ['word', 'times'], quoted: true },
  'tense-mix': { group: 'wording', facts: ['verb', 'company', 'times'], quoted: true },
  'repeated-verb': { group: 'wording', facts: ['verb', 'times', 'total', 'exact'], quoted: true },
  'vague-quantity': { group: 'wording', facts: ['term', 'times'], quoted: true },
  'spelling-mistake': { group: 'wording', facts: ['word', 'suggestion', 'times'], quoted: true },
  'duplicate-line': { group: 'wording', facts: ['times', 'first'], quoted: true },
  'no-numbers': { group: 'bullets', facts: ['without', 'total', 'exact'], quoted: true },
  'wall-of-text': { group: 'bullets', facts: ['words', 'times'], quoted: true },
  'tiny-bullet': { group: 'bullets', facts: ['words', 'times'], quoted: true },
  'thin-job': { group: 'bullets', facts: ['company', 'bullets'], quoted: true },
  'bullet-pile': { group: 'bullets', facts: ['company', 'bullets', 'exact'], quoted: true },
  'no-bullets': { group: 'bullets', facts: ['jobs'], quoted: true },
  'not-a-skill': { group: 'skills', facts: ['term', 'times'], quoted: true },
  'skill-bar': { group: 'skills', facts: ['term', 'rating', 'times'], quoted: true },
  'skill-pile': { group: 'skills', facts: ['over', 'first', 'last'], quoted: true },
  'skill-unused': { group: 'skills', facts: ['skill', 'share'], quoted: true },
  'soft-skill-list': { group: 'skills', facts: ['term', 'times'], quoted: true },
  'missing-email': { group: 'contact', facts: [], quoted: false },
  'missing-phone': { group: 'contact', facts: [], quoted: false },
  'missing-location': { group: 'contact', facts: [], quoted: false },
  'missing-link': { group: 'contact', facts: [], quoted: false },
  'email-handle': { group: 'contact', facts: ['handle'], quoted: true },
  'email-provider': { group: 'contact', facts: ['domain'], quoted: true },
  'personal-detail': { group: 'personal', facts: ['what', 'times'], quoted: true },
  photo: { group: 'personal', facts: ['page'], quoted: false },
  'date-format-mix': { group: 'dates', facts: ['one', 'other', 'formats'], quoted: true },
  'date-missing': { group: 'dates', facts: ['title', 'times'], quoted: true },
  'date-impossible': { group: 'dates', facts: ['start', 'end'], quoted: true },
  'date-overlap': { group: 'dates', facts: ['one', 'other', 'side'], quoted: true },
  'missing-summary': { group: 'structure', facts: ['first'], quoted: false },
  'missing-skills': { group: 'structure', facts: [], quoted: false },
  'missing-experience': { group: 'structure', facts: [], quoted: false },
  'missing-education': { group: 'structure', facts: [], quoted: false },
  objective: { group: 'structure', facts: ['heading'], quoted: true },
  'unknown-heading': { group: 'structure', facts: ['heading', 'times'], quoted: true },
  'title-heading': { group: 'structure', facts: ['heading'], quoted: true },
  'references-available': { group: 'structure', facts: ['term'], quoted: true },
  placeholder: { group: 'structure', facts: ['term', 'times'], quoted: true },
  'hobby-filler': { group: 'structure', facts: ['term', 'times'], quoted: true },
  'too-long': { group: 'structure', facts: ['pages', 'words', 'years'], quoted: false },
  'too-short': { group: 'structure', facts: ['words'], quoted: false },
  'columns-layout': { group: 'format', facts: ['columns'], quoted: true },
  'table-layout': { group: 'format', facts: [], quoted: true },
  'comic-font': { group: 'format', facts: ['font'], quoted: true },
  'font-mix': { group: 'format', facts: ['fonts'], quoted: true },
  'small-print': { group: 'format', facts: ['size', 'lines'], quoted: true },
  'file-name': { group: 'format', facts: ['name', 'pattern'], quoted: false },
  'document-title': { group: 'format', facts: ['title', 'pattern'], quoted: false },
  'job-absent': { group: 'job', facts: ['job'], quoted: false },
  'skills-missing': { group: 'job', facts: ['job', 'skills', 'missing', 'total'], quoted: false },
  'hidden-text': { group: 'tricks', facts: ['reason', 'words'], quoted: true },
  'machine-instruction': { group: 'tricks', facts: ['phrase'], quoted: true },
  'strong-number': { group: 'strengths', facts: ['number', 'times', 'total', 'exact'], quoted: true },
  'strong-verb': { group: 'strengths', facts: ['verb', 'times'], quoted: true },
  'skills-match': { group: 'strengths', facts: ['job', 'skills', 'matched', 'total'], quoted: true },
  'job-named': { group: 'strengths', facts: ['job', 'wish'], quoted: true },
  'clean-structure': { group: 'strengths', facts: ['sections'], quoted: true },
  'plain-line': { group: 'strengths', facts: ['words'], quoted: true },
} as const satisfies Record<string, { group: FindingGroup; facts: readonly string[]; quoted: boolean }>;

export type FindingKind = keyof typeof FINDING_KINDS;
export const FindingKind = z.enum(keysOf(FINDING_KINDS));

/** The kinds of these groups: a table over them has an entry for each, and the compiler asks for that of a new one. */
export type KindOf<G extends FindingGroup> = { [K in FindingKind]: (typeof FINDING_KINDS)[K]['group'] extends G ? K : never }[FindingKind];

/** Names of the facts that a finding of this kind carries. */
export type FactOf<K extends FindingKind> = (typeof FINDING_KINDS)[K]['facts'][number];

/** Whether a kind belongs to one of these groups. */
export function isKindOf<G extends FindingGroup>(kind: FindingKind, ...groups: readonly G[]): kind is KindOf<G> {
  return groups.some((group) => group === FINDING_KINDS[kind].group);
}

/**
 * One thing the engine noticed. `quote` is verbatim (see `quote.ts`) and begins on `page`/`line`;
 * null where something is missing, and then the place is where it should stand.
 */
export const Finding = z.object({
  /** Kind and ordinal, e.g. "weak-opening-2": stable for the same CV and job. */
  id: z.string(),
  kind: FindingKind,
  quote: z.string().nullable(),
  ...Place.shape,
  /** 1 (a shrug) to 10 (this alone costs the interview). */
  weight: z.number().min(1).max(10),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Finding = z.infer<typeof Finding>;

/**
 * What only the program reads: `exact` is 0 where the page may have another number of things than were read, `share` (percent) is a judgement,
 * no count; `entry` and `trade` name an entry of the comic lexicon.
 */
const UNPRINTED: readonly string[] = ['exact', 'share', 'entry', 'trade'];

/** The facts of a finding that a sentence may print: no count where a reader with a pencil may come to another one (truth.md, rule 3). */
export function printableFacts({ facts }: Pick<Finding, 'facts'>): Finding['facts'] {
  const isCounted = facts['exact'] !== 0;
  return Object.fromEntries(Object.entries(facts).filter(([name, value]) => !UNPRINTED.includes(name) && (isCounted || typeof value === 'string')));
}
