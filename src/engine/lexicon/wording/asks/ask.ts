import type { Rate } from '../work-things.ts';

/** The answer to a question, as it goes on from the end of a line; `joint` stands between the two, its spaces included. */
type Told =
  /** "for 120 customers a shift"; `rate` is null where such things are counted once and for all. */
  | { kind: 'count'; joint: string; unit: string; rate: Rate | null; example: string }
  /** ", £11,000 a month"; "in the new building"; "in Excel and Xero". */
  | { kind: 'amount' | 'noun' | 'names'; joint: string; example: string }
  /** ", raising followers from 4,000 to 11,000": a thing, and where it stood before and after. */
  | { kind: 'change'; joint: ', '; outcome: string; from: string; to: string };

/** A fact that lines about one kind of work lack. */
export type Ask = Told & {
  /** What the line names, at the beginnings and ends of words. */
  words: RegExp;
  /** Bare verbs that the line has to open with, where its thing alone does not say what is done: machines are run, and checks are put on them. */
  deeds?: ReadonlySet<string>;
  /** Without a tense, as it is said across a table: "How many covers on a busy night?" */
  question: string;
};

const wholeWords = ({ source }: RegExp): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, 'iu');

export const count = (words: RegExp, question: string, joint: string, unit: string, rate: Rate | null, example: string): Ask => ({
  kind: 'count',
  words: wholeWords(words),
  question,
  joint,
  unit,
  rate,
  example,
});

/** An ask for lines that open with one of these verbs only, in their bare form. */
export const whereOne = (deeds: string, ask: Ask): Ask => ({ ...ask, deeds: new Set(deeds.split(' ')) });

const told =
  (kind: 'amount' | 'noun' | 'names') =>
  (words: RegExp, question: string, joint: string, example: string): Ask => ({ kind, words: wholeWords(words), question, joint, example });

/** A figure with what belongs to it. */
export const amount = told('amount');
/** A thing in the person's own words. */
export const thing = told('noun');
/** Names, parted by commas. */
export const names = told('names');

/** What went up or down, and by how much. */
export const change = (words: RegExp, question: string, outcome: string, from: string, to: string): Ask => ({
  kind: 'change',
  words: wholeWords(words),
  question,
  joint: ', ',
  outcome,
  from,
  to,
});
