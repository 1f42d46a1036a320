import { z } from 'zod';
import { Place } from './document.ts';
import { keysOf } from './keys.ts';

/**
 * What is odd, funny or telling about a CV: no fault and no points, but something to be said that can be said of no other.
 * Every kind with the facts that it carries for the blanks of a sentence.
 */
export const OBSERVATION_KINDS = {
  /** Something of the world that the comic lexicon knows, by the entry's id. */
  thing: ['entry'],
  /** A thing of the CV's own trade, known to its insiders. */
  trade: ['entry', 'trade'],
  interest: ['entry'],
  /** Two things on one page; the quote shows the second. */
  pair: ['entry', 'first'],
  /** From the latest job to the wanted one; the quote shows the latest title. */
  step: ['entry'],
  /** What stands in brackets, as an afterthought. */
  aside: ['inside', 'before'],
  /** The last item of a list that is of another kind than the rest. */
  tail: ['last', 'before', 'items'],
  /** A short clause or sentence behind the respectable part, that turns it. */
  afterthought: ['last'],
  /** A small tale that the CV tells itself, in words of its own (`it`); `name` says of which sort. */
  tale: ['it', 'name'],
  /** "mainly", "so far", "informally": a word that takes something back. */
  qualifier: ['word', 'rest'],
  /** Something that was not done, had or touched, and is told. */
  denial: ['phrase'],
  /** A plain word of life outside work in a line of work: a parrot, a teapot. */
  homely: ['it', 'sort'],
  /** A clause that nobody else has on their page, `it`; `name` says of which sort it is (evidence/observations/odd-clauses). */
  'odd-clause': ['it', 'name'],
  /** A certificate that ran out. */
  lapsed: ['phrase'],
  /** "212 of 219". */
  'part-of': ['part', 'whole', 'left', 'percent'],
  /** "from 15 days to 6". */
  'before-after': ['from', 'to'],
  /** "90 in six weeks". */
  rate: ['count', 'things', 'span', 'each', 'unit'],
  /** "200 %". */
  'over-hundred': ['percent', 'times'],
  /** A small exact number of something that is seldom counted. */
  'exact-number': ['number', 'things'],
  /** One job ended and the next began in the same month. */
  'same-month': ['month', 'one', 'other'],
  /** From one title to a higher one with the same employer. */
  promotion: ['from', 'to', 'months'],
  /** A claim and what the same page shows. */
  'claim-against': ['claim', 'against'],
  /** A misspelt word that names the very thing it stands for; `place` says where it vouches for it. */
  'misspelt-claim': ['word', 'suggestion', 'place'],
  /** The same root twice in one line. */
  'root-twice': ['one', 'other'],
  // Joined: each rests on two lines of the page, and both are shown.
  /** The same number of two different things. */
  'counts-alike': ['number', 'one', 'other'],
  /** Many of one thing and few of another in one job; `each` of the many to every one of the few. */
  'count-per': ['many', 'one', 'few', 'other', 'each'],
  /** A crowd of something, and elsewhere exactly one of something else. */
  'many-and-one': ['many', 'things', 'single'],
  /** The same things counted twice with different results. */
  'counted-again': ['many', 'few', 'left', 'things'],
  /** The same thing at home as at work. */
  'home-and-work': ['it'],
  /** An interest that the work is the opposite of, or more of the same; `name` says which. */
  'home-against-work': ['hobby', 'duty', 'name'],
  /** What the first job on the page and the wanted one have in common; `name` says what. */
  'begun-and-wanted': ['first', 'name'],
  /** The same odd word in two far places. */
  'word-twice': ['it'],
  /** A listed skill and the one line that vouches for it. */
  'only-evidence': ['skill', 'evidence'],
  /** Two facts of two places, `one` and `other` as a sentence takes them, whose relation follows from the words; `name` says which. */
  crossing: ['name', 'one', 'other'],
  /** Two lines of the page that a reader sets against each other; `it` is what both are about, `name` says how they differ. */
  against: ['name', 'it'],
  /** A line of work that was carried from job to job; `name` says how much of it, `times` how often. */
  copied: ['name', 'it', 'times'],
  /** A list of skills that nobody put together, or an entry of it that is none; `name` says of which sort it is. */
  listed: ['name', 'it'],
  /** A certificate, degree or tool under a name that it does not have; `name` says of which sort it is. */
  misnamed: ['it', 'right', 'name'],
  /** A sort of tools (`it`) of which the page names none; `name` says which sort. */
  unnamed: ['it', 'name'],
  /** What somebody says of themselves, and no other line of the page has a word of it. */
  unshown: ['it', 'name'],
} as const satisfies Record<string, readonly string[]>;

export type ObservationKind = keyof typeof OBSERVATION_KINDS;
export const ObservationKind = z.enum(keysOf(OBSERVATION_KINDS));

/** Kinds that were noticed once and proved wrong too often: a stored roast may hold one, a new one never does. */
const RETIRED_KINDS = [
  'root-twice',
  'counted-again',
  'only-evidence',
  'counts-alike',
  'count-per',
  'many-and-one',
] as const satisfies readonly ObservationKind[];
/** Kinds that are noticed. */
export type NoticedKind = Exclude<ObservationKind, (typeof RETIRED_KINDS)[number]>;

/** Kinds whose joke is that two lines stand on one page: it shows both. */
export const JOINED_KINDS = ['home-and-work', 'home-against-work', 'word-twice', 'crossing', 'against'] as const satisfies readonly NoticedKind[];

/** Whether a kind of evidence is an observation. */
export const isObserved = (kind: string): kind is ObservationKind => kind in OBSERVATION_KINDS;

/** Names of the facts that an observation of this kind carries. */
export type ObservedFact<K extends ObservationKind> = (typeof OBSERVATION_KINDS)[K][number];

/** A further line that a joke rests on. */
export const QuotedPlace = z.object({ quote: z.string(), ...Place.shape });
export type QuotedPlace = z.infer<typeof QuotedPlace>;

/** One odd thing. `quote` is verbatim (see `quote.ts`) and begins on `page`/`line`; so are those of `also`. */
export interface Observation extends QuotedPlace {
  /** Kind and ordinal, e.g. "aside-2": stable for the same CV, job and day. */
  id: string;
  kind: NoticedKind;
  also: readonly QuotedPlace[];
  /** How odd it is: 1 (told where nothing better is) to 10 (nobody else has this). */
  oddity: number;
  facts: Readonly<Record<string, string | number>>;
}

/** Kinds that are told of the whole page, and not of the one line that they quote. */
export const OF_THE_PAGE: ReadonlySet<ObservationKind> = new Set<ObservationKind>(['against', 'copied', 'listed', 'misnamed', 'unnamed', 'unshown']);

const CROSSES: ReadonlySet<ObservationKind> = new Set<ObservationKind>(['crossing', 'against', 'pair', 'home-and-work', 'home-against-work', 'claim-against']);
/** Claims that are held against the form of the page, and not against another line. */
const OF_FORM: ReadonlySet<unknown> = new Set(['organised', 'numbers', 'concise', 'creative', 'time']);

/** Whether two facts of the page are held against each other, so that one says something about the other. */
export const isCrossing = ({ kind, facts }: Pick<Observation, 'kind' | 'facts'>): boolean =>
  CROSSES.has(kind) && !(kind === 'claim-against' && OF_FORM.has(facts['name']));
