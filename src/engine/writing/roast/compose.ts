import { FINDING_KINDS } from '../../../domain/finding.ts';
import { isObserved, type Observation, type ObservationKind } from '../../../domain/observation.ts';
import type { Evidence, Tone } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
import type { ComicStep } from '../../lexicon/comic/comic-entry.ts';
import { OFTEN } from '../../lexicon/comic/often.ts';
import { comicStep } from '../../lexicon/comic/entry-ids.ts';
import { bestOf } from './verdict/contrast.ts';

/** A line of a roast in both voices, with what it rests on. */
export interface Written {
  evidence: Evidence;
  /** `own`: whether it is a joke about these very words, told without a word added. */
  lines: Record<Tone, { text: string; own: boolean }>;
  fixes: Record<Tone, string>;
  /** How well it is expected to land. */
  effect: number;
}

/** What the verdict tells of the whole: the career in a sentence, and the detail it comes back to. */
export interface Story {
  step: { verdict: ComicStep['verdict']; last: string } | null;
  /** The words of the best detail, short enough for a sentence; null where there is none or it names somebody. */
  detail: string | null;
  /** Three things of this page, as printed, for an opening that is a portrait; none where there are fewer. */
  things: readonly string[];
  /** The strongest line of the work, as far as it can be quoted whole and names nobody; null where there is none. */
  best: string | null;
}

/** A few words that mean nothing without what stands before them. */
const isStump = ({ facts }: Evidence): boolean => facts['stump'] === 1;

const isTrick = ({ kind }: Evidence): boolean => !isObserved(kind) && FINDING_KINDS[kind].group === 'tricks';

/**
 * The order of effect: the best line first, the next best last, and between them long after short. What a machine was meant to read
 * opens, if there is any.
 */
export function byEffect(lines: readonly Written[]): Written[] {
  const ranked = lines.toSorted(
    (a, b) => Number(isTrick(b.evidence)) - Number(isTrick(a.evidence)) || Number(isStump(a.evidence)) - Number(isStump(b.evidence)) || b.effect - a.effect,
  );
  const [first, last, ...middle] = ranked;
  if (first === undefined || last === undefined) return ranked;
  const isShort = ({ lines: { brutal } }: Written): boolean => brutal.text.length < SHORT;
  const [short, long] = [middle.filter(isShort), middle.filter((one) => !isShort(one))];
  const mixed: Written[] = [];
  while (short.length + long.length > 0) mixed.push(...short.splice(0, 1), ...long.splice(0, Math.max(1, Math.ceil(long.length / (short.length + 1)))));
  return [first, ...mixed, last];
}
const SHORT = 105;

/** The callback goes to the shared line where that is about as good. */
const OF_THE_TOP = 1.5;

/** Longest detail that a closing sentence can come back to. */
const MAX_DETAIL = 36;

/** What the verdict tells, out of what the lines have told. */
export function storyOf(judgement: Judgement, written: readonly Written[], top: Written | undefined, people: readonly string[]): Story {
  const { observations } = judgement;
  const step = observations.find(({ kind }) => kind === 'step');
  const entry = step === undefined ? undefined : comicStep(String(step.facts['entry']));
  const told = written.flatMap(({ evidence }) => (isObserved(evidence.kind) && 'also' in evidence ? [evidence] : []));
  const details = told.flatMap((one) => {
    const words = detailOf(one);
    return words === null || OF_OTHERS.test(one.quote) || people.some((name) => words.includes(name))
      ? []
      : [{ words, worth: (DETAILS[one.kind] ?? 0) + (one === top?.evidence ? OF_THE_TOP : 0) }];
  });
  const best = details.toSorted((one, other) => other.worth - one.worth)[0]?.words;
  return {
    step: entry === undefined || step === undefined ? null : { verdict: entry.verdict, last: String(step.facts['last']) },
    detail: best ?? null,
    things: thingsOf(told, people, best ?? ''),
    best: bestOf(judgement, people),
  };
}

/** What is told of a referee is not about whose CV it is. */
const OF_OTHERS = /\brefere(?:es?|nces?)\b/iu;

/** Kinds whose words are one thing, by how much they say of a person. */
const THINGS: Readonly<Partial<Record<ObservationKind, number>>> = { homely: 3, interest: 3, thing: 1.5, trade: 1.5 };
const THREE = 3;
const LONGEST_THING = 26;

/** One of the three at least is of plain life, or they would be anybody's in the trade. */
const isOfLife = ({ kind }: Observation): boolean => kind === 'homely' || kind === 'interest';
/** A language says where somebody is from, and is no thing. */
const NO_THING = /^(?:english|polish|french|german|spanish|italian|welsh|irish|dutch|hindi|urdu|arabic|turkish|russian|portuguese)$/iu;

/** Three things that the lines have told, out of three places, in the order of the page; none of them is the one that the end comes back to. */
function thingsOf(told: readonly Observation[], people: readonly string[], taken: string): string[] {
  const seen = new Set<string>();
  const named = told
    .filter(({ kind, facts }) => THINGS[kind] !== undefined && OFTEN[String(facts['entry'])] === undefined)
    .map((one) => ({ one, words: String(one.facts['it'] ?? '').trim() }))
    .filter(
      ({ words }) =>
        /^\p{L}[\p{L}’' -]{3,}$/u.test(words) &&
        words.length <= LONGEST_THING &&
        !NO_THING.test(words) &&
        words !== words.toUpperCase() &&
        !taken.includes(words) &&
        !people.some((name) => words.includes(name)) &&
        !seen.has(words.toLowerCase()) &&
        Boolean(seen.add(words.toLowerCase())),
    )
    .toSorted((a, b) => b.one.oddity + (THINGS[b.one.kind] ?? 0) - a.one.oddity - (THINGS[a.one.kind] ?? 0))
    .slice(0, THREE);
  return named.length < THREE || !named.some(({ one }) => isOfLife(one))
    ? []
    : named.toSorted((a, b) => a.one.page - b.one.page || a.one.line - b.one.line).map(({ words }) => words);
}

/** The kinds whose words a closing sentence can come back to, and how well. */
const DETAILS: Readonly<Partial<Record<ObservationKind, number>>> = {
  'odd-clause': 6.5,
  tale: 6,
  tail: 5,
  aside: 4,
  interest: 3,
  homely: 4,
  afterthought: 5,
  denial: 3,
};

/** Of these, a single word, or one that many CVs hold, is nothing to come back to. */
const PLAIN: ReadonlySet<ObservationKind> = new Set(['interest', 'homely']);

/** How odd a bracket is at most that neither talks nor holds a word of plain life. */
const EXPLAINING = 4;

/** Words that a bracket holds at least to be told by themselves. */
const LEAST_OF_ASIDE = 3;

/** Sorts of odd clauses whose words are one half of a sum. */
const OF_NUMBERS: ReadonlySet<string> = new Set(['nearly-all', 'few-of-them', 'some-of-them', 'times', 'small-sum', 'level']);

/** The odd words themselves, as printed. */
function detailOf({ kind, facts, quote, oddity }: Observation): string | null {
  // A bracket that only explains is nothing to take home.
  if (kind === 'aside' && oddity <= EXPLAINING) return null;
  if (DETAILS[kind] === undefined || (PLAIN.has(kind) && (!String(facts['it']).includes(' ') || OFTEN[String(facts['entry'])] !== undefined))) return null;
  // "2 left" is nothing without what it is two of.
  const isSum = kind === 'odd-clause' && OF_NUMBERS.has(String(facts['name']));
  if (isSum && quote.length <= MAX_DETAIL) return quote.replace(/[.;,]$/u, '');
  if (isSum && String(facts['it']).split(/\s+/u).length < LEAST_OF_ASIDE) return null;
  const words = String(facts['it'] ?? facts['inside'] ?? facts['last'] ?? facts['phrase'] ?? '');
  // "speaking only": two words out of a bracket take nothing home without their line.
  if (kind === 'aside' && words.trim().split(/\s+/u).length < LEAST_OF_ASIDE) return null;
  // "to hear no" is no words that one comes back to.
  if (facts['stump'] === 1 || /^to \p{Ll}/u.test(words) || /\s(?:no|not|and|or|of|the|a|to|with|for)$/iu.test(words)) return null;
  return words.length > 3 && words.length <= MAX_DETAIL && quote.includes(words) ? words : null;
}
