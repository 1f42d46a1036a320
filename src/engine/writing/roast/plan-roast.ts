import { FINDING_KINDS, type Finding, type FindingGroup, type FindingKind } from '../../../domain/finding.ts';
import type { Place } from '../../../domain/document.ts';
import { ROAST_LINE } from '../../../domain/limits.ts';
import { isVerbatim } from '../../../domain/quote.ts';
import { tradeOf } from '../../evidence/observations/world/trade-of.ts';
import type { Judgement } from '../../judgement.ts';
import type { Trade } from '../../lexicon/comic/trades.ts';
import { touchesPerson } from '../../privacy/touches-person.ts';
import { JOKES } from './jokes/all-jokes.ts';
import { isNotTold } from './not-told.ts';
import { termTemplates } from './term-lookup.ts';

/** What the roast will be about, in page order, and which of it is told first. */
export interface RoastPlan {
  findings: readonly Finding[];
  /** Ids, best first, for the top line. */
  top: readonly string[];
  /** Group most of the chosen weight lies in; null when nothing is wrong. */
  theme: FindingGroup | null;
}

/** Told whatever else is found: the CV's machine readers see it first. */
const ALWAYS: ReadonlySet<FindingKind> = new Set(['hidden-text', 'machine-instruction']);

/** How much there is to laugh about, whatever the weight: 0 nothing, 2 as much as in most, 5 it tells itself. Below 0: better left alone. */
const COMIC_WORTH: Readonly<Record<FindingKind, number>> = {
  'not-a-skill': 5,
  'comic-font': 5,
  'hidden-text': 5,
  'machine-instruction': 5,
  buzzword: 4,
  cliche: 4,
  'weak-opening': 4,
  'duty-opening': 4,
  'no-numbers': 3,
  'skill-bar': 4,
  'email-handle': 4,
  'date-impossible': 4,
  'references-available': 4,
  'hobby-filler': 4,
  'file-name': 4,
  'empty-adjective': 3,
  'repeated-verb': 3,
  'vague-quantity': 3,
  'spelling-mistake': 3,
  'duplicate-line': 4,
  placeholder: 5,
  'wall-of-text': 1,
  'tiny-bullet': 3,
  'thin-job': 1,
  'skill-pile': 3,
  'skill-unused': 3,
  'email-provider': 3,
  objective: 0,
  'title-heading': 3,
  'too-long': 3,
  'small-print': 3,
  'document-title': 3,
  'job-absent': -6,
  'skills-missing': -6,
  'passive-voice': -2,
  'first-person': -3,
  'tense-mix': 2,
  'bullet-pile': 2,
  'no-bullets': 1,
  'soft-skill-list': 2,
  'missing-email': 2,
  'missing-phone': 2,
  'date-format-mix': 0,
  'date-missing': 2,
  'date-overlap': 2,
  'missing-summary': -2,
  'missing-skills': 1,
  'missing-experience': 2,
  'missing-education': 2,
  'unknown-heading': 1,
  'too-short': 2,
  'columns-layout': 1,
  'table-layout': 1,
  'font-mix': 2,
  'missing-location': 1,
  'missing-link': -6,
  'strong-number': -2,
  'skills-match': 0,
  'strong-verb': -5,
  'job-named': -4,
  'clean-structure': -1,
  'plain-line': -4,
  'personal-detail': -6,
  photo: -6,
};

const MAX_OF_A_KIND = 2;
/** One blank left in tells of all of them. */
const ONCE: ReadonlySet<FindingKind> = new Set(['placeholder', 'date-format-mix']);
/** From here on a finding must be worth its place; below the minimum of lines anything true is welcome. */
const WORTH_A_PLACE = 5;
const TERM_JOKE = 2;
const WORD_FOR_WORD = 4;
const QUOTED = 1;
const GROUP_AGAIN = 1.6;
const KIND_AGAIN = 2.5;
const NEIGHBOUR = 0.8;
const SAME_WORDS = 6;
/** A top line should show its victim. */
const UNSEEN = 4;
const ABOUT_A_PERSON = 8;
const HOLLOW = 12;

interface Rules {
  perKind: number;
  sameLine: boolean;
  /** How many of those that are true and that nobody has ever laughed at. */
  dull: number;
  least: number;
}

/** How many findings a roast has room for, and the lines that are told already. */
export interface Room {
  least: number;
  most: number;
  taken: readonly Place[];
  /** Kinds of findings that an odd detail has told already. */
  told: ReadonlySet<FindingKind>;
}

/** A roast in which nothing odd was found. */
const WHOLE: Room = { least: ROAST_LINE.min, most: ROAST_LINE.max, taken: [], told: new Set() };

/**
 * Which findings are joked about, 8 to 12 where nothing else is told: the best mix of weight, comic worth, variety of groups and
 * spread over the CV. Never fewer than the least while there are as many; rules of variety give way before that one. A quote that does
 * not stand in the CV is never told (law 2).
 */
export function planRoast(judgement: Judgement, { least, most, taken, told }: Room = WHOLE): RoastPlan {
  const quoted = judgement.findings.filter(
    (finding) =>
      !told.has(finding.kind) && (finding.quote === null || isVerbatim(judgement.document, finding.quote, finding)) && !isNotTold(finding, judgement),
  );
  // Plain speech is told as a duty, and a page without a link as one, only where there is little else.
  const others = quoted.filter((finding) => !isPlainSpeech(finding) && !isDoubtful(finding, judgement));
  const usable = others.length >= ENOUGH ? others : quoted;
  const worths = new Map(usable.map((finding) => [finding.id, worthOf(finding)]));
  const chosen = usable
    .filter((finding) => ALWAYS.has(finding.kind))
    .sort((a, b) => b.weight - a.weight)
    .filter(firstOfKind)
    .slice(0, Math.max(1, most));
  const passes: readonly [number, Rules][] = [
    [most, { perKind: MAX_OF_A_KIND, sameLine: false, dull: 1, least: WORTH_A_PLACE }],
    [least, { perKind: MAX_OF_A_KIND, sameLine: false, dull: 1, least: -Infinity }],
    [least, { perKind: MAX_OF_A_KIND, sameLine: true, dull: 1, least: -Infinity }],
    [least, { perKind: Infinity, sameLine: true, dull: Infinity, least: -Infinity }],
  ];
  for (const [wanted, rules] of passes) {
    while (chosen.length < wanted) {
      const next = best(usable, chosen, taken, worths, rules);
      if (next === null) break;
      chosen.push(next);
    }
  }
  const findings = chosen.sort((a, b) => a.page - b.page || a.line - b.line || a.id.localeCompare(b.id));
  return { findings, top: topOf(findings, worths), theme: themeOf(findings) };
}

/** "Quotes, invoices, VAT, all done by me", "German–English", "when the manager is away": a whole line that no job description has. */
const isPlainSpeech = ({ kind, quote, facts }: Finding): boolean =>
  kind === 'duty-opening' &&
  facts['opening'] === facts['object'] &&
  /\b(?:I|me|my|our|we|when|because|if|so|until|all)\b|\d|[()–:]|\p{Ll}\s\p{Lu}|,.*,/u.test(quote ?? '');

/** Trades whose work can be looked at on a screen: nobody visits the portfolio of a dental hygienist. */
const ON_SCREEN: ReadonlySet<Trade> = new Set(['software', 'data', 'servers-and-support', 'design', 'marketing', 'words-and-news', 'stage-and-screen']);

function showsWorkOnline({ job }: Judgement): boolean {
  const trade = job.occupation === null ? undefined : tradeOf(job.occupation);
  return trade !== undefined && ON_SCREEN.has(trade);
}

const ENOUGH = 14;

/** No portfolio of a trade that has none to show; “312 covers”, which was read as a skill and is a count. */
const isDoubtful = ({ kind, facts }: Finding, judgement: Judgement): boolean =>
  (kind === 'missing-link' && !showsWorkOnline(judgement)) || (kind === 'skill-unused' && /^\d/u.test(String(facts['skill'] ?? '')));

/** Keyword, title and length: one line of them is enough (comedy.md); the rest is in the ledger. */
const DULL: ReadonlySet<FindingKind> = new Set(['skills-missing', 'job-absent', 'too-short', 'too-long']);

const isTaken = (finding: Finding, taken: readonly Place[]): boolean =>
  finding.quote !== null && taken.some(({ page, line }) => page === finding.page && line === finding.line);

const firstOfKind = (finding: Finding, index: number, all: readonly Finding[]): boolean => all.findIndex((other) => other.kind === finding.kind) === index;

function worthOf(finding: Finding): number {
  const { group, quoted } = FINDING_KINDS[finding.kind];
  const funny = COMIC_WORTH[finding.kind];
  const term = termTemplates(JOKES[finding.kind], finding.facts).length > 0 ? TERM_JOKE : 0;
  const person = touchesPerson(`${finding.quote ?? ''} ${Object.values(finding.facts).join(' ')}`) ? ABOUT_A_PERSON : 0;
  const weight = group === 'strengths' ? Math.min(finding.weight, 2) : finding.weight;
  // One word taken for another is a joke that nobody else's page has.
  const taken = finding.kind === 'spelling-mistake' && term > 0 ? WORD_FOR_WORD : 0;
  const hollow = finding.kind === 'strong-number' && isHollow(finding) ? HOLLOW : 0;
  return weight + funny + term + taken + (quoted ? QUOTED : 0) - person - hollow;
}

/** “A top 25 company”, “6 stakeholders”: a digit that measures nothing is no strength to be praised. */
function isHollow({ quote, facts }: Finding): boolean {
  const number = String(facts['number'] ?? '');
  const before = (quote ?? '').slice(0, Math.max(0, (quote ?? '').indexOf(number)));
  return /^\d$/u.test(number) || /\b(?:top|page|version|grade|year|level|no\.?)\s*$/iu.test(before);
}

function best(
  usable: readonly Finding[],
  chosen: readonly Finding[],
  taken: readonly Place[],
  worths: ReadonlyMap<string, number>,
  rules: Rules,
): Finding | null {
  let winner: Finding | null = null;
  let most = -Infinity;
  for (const finding of usable) {
    if (chosen.includes(finding)) continue;
    const kin = chosen.filter((other) => other.kind === finding.kind).length;
    if (kin >= rules.perKind || (kin > 0 && ONCE.has(finding.kind) && Number.isFinite(rules.perKind))) continue;
    if (!rules.sameLine && (chosen.some((other) => sameLine(other, finding)) || isTaken(finding, taken))) continue;
    if (DULL.has(finding.kind) && chosen.filter((other) => DULL.has(other.kind)).length >= rules.dull) continue;
    const groupKin = chosen.filter((other) => FINDING_KINDS[other.kind].group === FINDING_KINDS[finding.kind].group).length;
    const near = chosen.filter((other) => other.page === finding.page && Math.abs(other.line - finding.line) <= 2).length;
    const worth =
      (worths.get(finding.id) ?? 0) -
      groupKin * GROUP_AGAIN -
      (chosen.some((other) => sameWords(other, finding)) ? SAME_WORDS : 0) -
      kin * KIND_AGAIN -
      near * NEIGHBOUR;
    if (worth < rules.least) continue;
    if (worth > most) [winner, most] = [finding, worth];
  }
  return winner;
}

/** Something missing stands on no line: only quotes can get in each other's way. */
const sameLine = (a: Finding, b: Finding): boolean => a.quote !== null && b.quote !== null && ((a.page === b.page && a.line === b.line) || a.quote === b.quote);

/** "self-motivated" and "self-motivated individual" are one joke. */
function sameWords(a: Finding, b: Finding): boolean {
  const [one, other] = [a, b].map(({ facts }) =>
    String(facts['term'] ?? facts['opening'] ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  return one !== undefined && other !== undefined && one !== '' && other !== '' && (one.includes(other) || other.includes(one));
}

function topOf(findings: readonly Finding[], worths: ReadonlyMap<string, number>): string[] {
  return [...findings].sort((a, b) => topWorth(b, worths) - topWorth(a, worths)).map(({ id }) => id);
}

function topWorth(finding: Finding, worths: ReadonlyMap<string, number>): number {
  return (ALWAYS.has(finding.kind) ? 20 : 0) + (worths.get(finding.id) ?? 0) + COMIC_WORTH[finding.kind] + (finding.quote === null ? 0 : UNSEEN);
}

function themeOf(findings: readonly Finding[]): FindingGroup | null {
  const weights = new Map<FindingGroup, number>();
  for (const finding of findings) {
    const { group } = FINDING_KINDS[finding.kind];
    if (group !== 'strengths' && group !== 'personal') weights.set(group, (weights.get(group) ?? 0) + finding.weight);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
