import type { Finding, FindingKind } from '../../../domain/finding.ts';
import { isVerbatim } from '../../../domain/quote.ts';
import type { Observation, ObservationKind } from '../../../domain/observation.ts';
import type { Context } from '../../context.ts';
import type { Wholeness } from '../../english/whole/whole-parts.ts';
import { isDisputed } from '../disputed.ts';
import { aboutTheWork } from '../personal/about-the-work.ts';
import { isPrivateLine } from '../../privacy/private-lines.ts';
import { isSombre } from '../../privacy/touches-person.ts';
import type { AnySighting, Observer } from './observer.ts';
import { observeAgainst } from './against/observe-against.ts';
import { observeCrossings } from './crossings/observe-crossings.ts';
import { observeOddClauses } from './odd-clauses/observe-odd-clauses.ts';
import { observeAfterthoughts } from './odd-words/afterthoughts.ts';
import { observeAsides } from './odd-words/asides.ts';
import { observeDenials } from './odd-words/denials.ts';
import { observeHomely } from './odd-words/homely.ts';
import { observeLapses } from './odd-words/lapses.ts';
import { observeQualifiers } from './odd-words/qualifiers.ts';
import { observeTails } from './odd-words/tails.ts';
import { observeTales } from './odd-words/tales.ts';
import { observeExactNumbers } from './numbers/exact-numbers.ts';
import { observeNumbersDone } from './numbers/numbers-done.ts';
import { observeBegunAndWanted } from './joined/begun-and-wanted.ts';
import { observeHomeAndWork } from './joined/home-and-work.ts';
import { observeWordsTwice } from './joined/word-twice.ts';
import { observeClaims } from './story/claims-against.ts';
import { observeMisspeltClaims } from './story/misspelt-claims.ts';
import { observePromotions } from './story/promotions.ts';
import { observeSameMonth } from './story/same-month.ts';
import { observeSteps } from './world/steps.ts';
import { observePairs } from './world/pairs.ts';
import { observeThings } from './world/things.ts';

const OBSERVERS: readonly Observer[] = [
  observeThings,
  observePairs,
  observeSteps,
  observeOddClauses,
  observeAsides,
  observeTails,
  observeAfterthoughts,
  observeTales,
  observeQualifiers,
  observeDenials,
  observeLapses,
  observeHomely,
  observeNumbersDone,
  observeExactNumbers,
  observeSameMonth,
  observePromotions,
  observeHomeAndWork,
  observeWordsTwice,
  observeBegunAndWanted,
  observeCrossings,
];

/**
 * What is odd about a CV, in document order, with ids `kind-ordinal`. Like findings, every one is pinned to words that stand there
 * (law 2) and keeps off the person (law 6); unlike them it is no fault, and no score knows of it.
 */
export function observe(context: Context, findings: readonly Finding[]): Observation[] {
  const work = aboutTheWork(context);
  const sightings = [
    ...OBSERVERS.flatMap((observer) => observer(work)),
    ...observeClaims(work, findings),
    ...observeMisspeltClaims(work, findings),
    ...observeAgainst(work, findings),
  ].filter((sighting) => holds(context, sighting) && !isOrder(findings, sighting) && !isCommonplace(findings, sighting));
  sightings.sort((a, b) => a.page - b.page || a.line - b.line);
  const ordinals = new Map<ObservationKind, number>();
  const observations = sightings.map(({ kind, quote, page, line, also = [], oddity, facts, whole }) => {
    const ordinal = (ordinals.get(kind) ?? 0) + 1;
    ordinals.set(kind, ordinal);
    return {
      id: `${kind}-${ordinal}`,
      kind,
      quote,
      page,
      line,
      also: also.map((one) => ({ quote: one.quote, page: one.page, line: one.line })),
      oddity,
      facts: { ...facts, ...shownOf(whole) },
    };
  });
  return observations.filter((observation) => !isDisputed(context.corrections, observation));
}

/** What a telling knows of its quote: `bare`, no more than the words it is about; `cut`, a clause of a longer statement. */
const shownOf = (whole: Wholeness = 'statement'): Record<string, number> => (whole === 'phrase' ? { bare: 1, cut: 1 } : whole === 'clause' ? { cut: 1 } : {});

/** A line that gives orders to machines is told as that, and as nothing else: its words must not reach a model as a harmless detail. */
const isOrder = (findings: readonly Finding[], { page, line, also = [] }: AnySighting): boolean =>
  findings.some(
    (finding) => finding.kind === 'machine-instruction' && [{ page, line }, ...also].some((one) => one.page === finding.page && one.line === finding.line),
  );

/** Findings about words that stand on every other CV. */
const COMMONPLACES: ReadonlySet<FindingKind> = new Set(['buzzword', 'cliche', 'empty-adjective', 'hobby-filler', 'soft-skill-list', 'references-available']);
/** Kinds that tell how odd some words are. */
const ODD_WORDS: ReadonlySet<ObservationKind> = new Set(['odd-clause', 'aside', 'tail', 'afterthought', 'tale', 'denial', 'homely', 'word-twice']);

/** "…, and a bias for action" ends a list, and is on every other CV: words that are called worn elsewhere are not odd here. */
function isCommonplace(findings: readonly Finding[], { kind, facts }: AnySighting): boolean {
  if (!ODD_WORDS.has(kind)) return false;
  const words = String(facts['last'] ?? facts['inside'] ?? facts['phrase'] ?? facts['it'] ?? '').toLowerCase();
  return findings.some(
    (finding) => COMMONPLACES.has(finding.kind) && typeof finding.facts['term'] === 'string' && words.includes(finding.facts['term'].toLowerCase()),
  );
}

function holds(context: Context, { quote, page, line, also = [], facts }: AnySighting): boolean {
  return (
    [{ quote, page, line }, ...also].every((one) => isVerbatim(context.document, one.quote, one) && !isPrivateLine(context, one) && !isSombre(one.quote)) &&
    Object.values<string | number>(facts).every((fact) => (typeof fact === 'number' ? Number.isFinite(fact) : fact.trim() !== ''))
  );
}
