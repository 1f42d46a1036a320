import { type FindingKind, FINDING_KINDS } from '../../../../domain/finding.ts';
import { harmOf, type LedgerEntry, type ScoreName, type Tone } from '../../../../domain/roast.ts';
import { fitOf, lengthOf } from '../../../evidence/structure/length.ts';
import type { Judgement } from '../../../judgement.ts';
import { scoreBand, type Band } from '../../../scoring/bands.ts';
import { reasonsIn } from '../../../scoring/ledger.ts';
import { RULES } from '../../../scoring/weights.ts';
import type { Facts, TemplateSource } from '../template.ts';
import { LENGTH, type LengthReason } from './reasons/length-copy.ts';
import { NOTHING_AGAINST, OPENERS_OF_SCORES, type Opened } from './reasons/openers.ts';
import type { Reasons } from './reasons/reasons.ts';
import { RELEVANCE } from './reasons/relevance-copy.ts';
import { sentence } from './say.ts';
import { fitReason, skillReason } from './skill-reason.ts';

/** Up to here a length fits; below this it fits with a word about what does not. */
const LENGTH_FITS = 78;
/** A loss below this is not worth a word. */
const LENGTH_FITS_WELL = 80;

interface Describing {
  seed: string;
  tone: Tone;
  reasons: Reasons;
}

/** A sentence or two for each score: a word on the number, and what moved it most. */
export function describeScores(judgement: Judgement, about: Facts, { seed, tone, reasons }: Describing): Record<ScoreName, string> {
  const told = new Set<FindingKind>();
  const pick = (lines: readonly TemplateSource[], slot: string, facts: Facts = about): string => sentence(lines, facts, null, `${seed}:${tone}:${slot}`);
  const curved = (name: Opened): string => {
    const band = scoreBand(name, judgement.scores[name]);
    for (const kind of reasonsOf(name, judgement, band, told, reasons)) {
      // A bad number has a reason beside it, whoever has heard of it.
      const why = reasons.of(kind, name, judgement.scores[name] > HEAVY);
      if (why === null) continue;
      told.add(kind);
      return `${pick(OPENERS_OF_SCORES[tone][name][band], name)} ${why}`;
    }
    const isSpotless = !reasonsIn(judgement.ledger[name]).some(({ points }) => harmOf(name, points) > 0);
    return pick(band === 'good' ? NOTHING_AGAINST[tone][name][isSpotless ? 'spotless' : 'light'] : OPENERS_OF_SCORES[tone][name][band], name);
  };
  const fit = scoreBand('skillRelevance', judgement.scores.skillRelevance) === 'good' ? fitReason(judgement) : skillReason(judgement);
  const length = lengthReason(judgement);
  return {
    atsRating: curved('atsRating'),
    buzzwordOverdose: curved('buzzwordOverdose'),
    eyeRollFactor: curved('eyeRollFactor'),
    clicheDensity: curved('clicheDensity'),
    desperationLevel: curved('desperationLevel'),
    lengthAppropriate: pick(LENGTH[tone][length.name], 'lengthAppropriate', length.facts),
    skillRelevance: pick(RELEVANCE[tone][fit.name], 'skillRelevance', { ...about, ...fit.facts }),
  };
}

/** What is off about the length: too few words, too many, too much paper, or the same words twice. */
function lengthReason(judgement: Judgement): { name: LengthReason; facts: Facts } {
  const length = lengthOf(judgement);
  const { words, workWords, idealWords: ideal, idealPages, wordLoad, repeatedWords: again } = length;
  const { pages, source } = judgement.document;
  const facts = { words, ideal, pages, idealPages, again };
  const score = judgement.scores.lengthAppropriate;
  if (score >= LENGTH_FITS) return { name: score >= LENGTH_FITS_WELL ? 'fits' : 'nearly', facts };
  if ((fitOf(length) * again) / Math.max(1, workWords) > 100 - fitOf(length)) return { name: 'again', facts };
  if (wordLoad >= 1) return { name: words > ideal ? 'long' : 'nearly', facts };
  const isSpread = source === 'pdf' && pages > idealPages && pages >= 2;
  return { name: isSpread && words > ideal / 2 ? 'spread' : words < ideal ? 'short' : 'nearly', facts };
}

/** What sounds of wanting: the rest that pushes this score up is told where it belongs. */
const PLEADS: ReadonlySet<FindingKind> = new Set([
  'objective',
  'references-available',
  'skill-pile',
  'bullet-pile',
  'email-handle',
  'hidden-text',
  'machine-instruction',
]);
const EAGER =
  /\b(?:hung(?:ry|er)|eager|passion\w*|enthusias\w*|willing\w*|opportunit\w+|challeng\w+|110|100%|extra mile|above and beyond|dream|motivated|dedicat\w+|committ?\w*|asset|grow|utili[sz]e|anything|any(?:where| time)|reputed|esteemed)\b/iu;

/** The score that counts these words and nothing else: there, and not on another card, they are the reason. */
const OWN_SCORE: Readonly<Partial<Record<FindingKind, ScoreName>>> = { buzzword: 'buzzwordOverdose', cliche: 'clicheDensity' };
/** Whether this finding can speak for a score that counts no words. */
const isOwnOfNone = (name: ScoreName, kind: FindingKind): boolean =>
  name !== 'buzzwordOverdose' && name !== 'clicheDensity' && OWN_SCORE[kind] === undefined && RULES[kind].some((rule) => rule.score === name && rule.first > 0);

/** Evidence of one score is no evidence of another: buzzwords plead for nothing unless they say so. */
function fits(name: Opened, kind: FindingKind, { points, because }: LedgerEntry, { findings }: Judgement): boolean {
  const own = OWN_SCORE[kind];
  if (own !== undefined && own !== name && findings.some((other) => OWN_SCORE[other.kind] === name || isOwnOfNone(name, other.kind))) return false;
  if (name !== 'desperationLevel' || points < 0) return true;
  return PLEADS.has(kind) || (FINDING_KINDS[kind].group === 'buzzwords' && EAGER.test(because));
}

/**
 * What moved the score most against the CV, the best first. What another card has told, or the screen has told often enough, only where a number that is
 * not good would stand there without any.
 */
function reasonsOf(name: Opened, judgement: Judgement, band: Band, told: Set<FindingKind>, reasons: Reasons): FindingKind[] {
  const kindOf = new Map(judgement.findings.map(({ id, kind }) => [id, kind]));
  const ranked = reasonsIn(judgement.ledger[name])
    .flatMap((entry) => {
      const kind = kindOf.get(entry.findingId ?? '');
      return kind === undefined || !fits(name, kind, entry, judgement) ? [] : [{ kind, harm: harmOf(name, entry.points) }];
    })
    .filter(({ harm, kind }) => harm > 0 && reasons.speaksOf(kind))
    .sort((a, b) => b.harm - a.harm);
  const [worst] = ranked;
  // Where a number is good, what cost it a point or two is marked beside its line and needs no second mention.
  if (worst === undefined || (band === 'good' && worst.harm < LEAST_REASON)) return [];
  // A trifle is no reason: better none than one that moved the score little.
  const left = ranked.filter(({ kind, harm }) => harm * 3 >= worst.harm && !reasons.isSpent(kind));
  const fresh = left.filter(({ kind, harm }) => !told.has(kind) && harm * 2 >= worst.harm);
  const others = band === 'good' ? [] : judgement.scores[name] > HEAVY ? [...left, ...ranked] : left;
  return [...fresh, ...others].map(({ kind }) => kind);
}

/** A number above this has its reason beside it. */
const HEAVY = 62;
/** Points of a score. */
const LEAST_REASON = 5;
