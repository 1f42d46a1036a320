import type { Place } from '../../../src/domain/document.ts';
import type { Finding, FindingKind } from '../../../src/domain/finding.ts';

/** What the engine prints, by where it is read. */
export const ROOMS = ['brutal', 'gentle', 'scores', 'robot', 'report', 'import', 'advert', 'letter', 'changes', 'comparison'] as const;
export type Room = (typeof ROOMS)[number];

/** Things a sentence can count. */
export const COUNTED = ['words', 'bullets', 'jobs', 'years', 'pages', 'skills', 'bullets-with-number', 'bullets-without-number'] as const;
export type Counted = (typeof COUNTED)[number];

/** What an import or a robot's view says a CV holds. */
export const FIELDS = [
  'name',
  'email',
  'phone',
  'location',
  'title',
  'company',
  'start',
  'end',
  'degree',
  'institution',
  'skill',
  'country',
  'level',
  'previous-title',
] as const;
export type Field = (typeof FIELDS)[number];

/**
 * One thing a sentence says is so. `subject` is what it is said of, `value` what is said; `value` stands in the sentence
 * (digits may be in words). `rule` is the rule of truth.md that it must keep.
 */
export type Claim = { rule: number; place: Place | null } & (
  | { kind: 'finding'; finding: FindingKind; facts: Finding['facts']; subject: string | null }
  /** Words in quotation marks, said to be the CV's (or the advert's). */
  | { kind: 'quote'; value: string }
  | { kind: 'count'; subject: Counted; value: number }
  /** That nothing on the page says this: a field of contact, a section, a term. */
  /** `work`: in the statements of the jobs, wherever else it may stand. */
  | { kind: 'absence'; subject: 'field' | 'term' | 'work'; value: string }
  | { kind: 'presence'; subject: 'term' | 'work'; value: string }
  | { kind: 'field'; subject: Field; value: string }
  /** What came of a change: the value after it, or (false praise) the one before. */
  | { kind: 'result'; value: string; subject: string }
  | { kind: 'requirement'; subject: string; value: 'said' | 'unsaid' | 'not-shown'; must: boolean; advertQuote: string; proof: string | null }
  /** A line offered in place of another. */
  | { kind: 'rewrite'; subject: string; value: string }
  /** A finding said to be gone or new in the second of two CVs. */
  | { kind: 'change'; subject: 'gone' | 'fresh'; finding: FindingKind; value: string }
  /** That words were changed between two CVs. */
  | { kind: 'changed'; value: string }
  /** A letter that names what its writer lacks. */
  | { kind: 'confession'; value: string }
);

/** A sentence of the engine with everything it claims. */
export interface Told {
  room: Room;
  /** Where in the result: "roastLines.3", "redFlags.0". */
  where: string;
  text: string;
  claims: readonly Claim[];
  /** Advice, a heading, a joke without a statement: nothing to be true or false. Such a sentence is no gap in the claims. */
  advice: boolean;
}

export interface Verdict {
  claim: Claim;
  /** Null where the truth file does not tell. */
  holds: boolean | null;
  /** Why not, in a few words. */
  why: string;
}

/** A sentence for the table and the sheet. */
export interface Judged extends Told {
  person: string;
  layout: string;
  verdicts: readonly Verdict[];
}
