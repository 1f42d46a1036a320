import { type Finding, FINDING_KINDS, type FindingKind } from '../../../domain/finding.ts';
import { keysOf } from '../../../domain/keys.ts';
import { harmOf, SCORES, type LedgerEntry, type RoastWords, type ScoreName, type Tone } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
import { clarityBand, likelihoodBand, scoreBand, type Band } from '../../scoring/bands.ts';
import { reasonsIn } from '../../scoring/ledger.ts';
import { BIN_SHARES, FORM_KINDS } from '../../scoring/verdict.ts';
import { RULES } from '../../scoring/weights.ts';
import type { Story } from './compose.ts';
import { factsOf } from './facts.ts';
import type { RoastPlan } from './plan-roast.ts';
import { shuffled, stableHash } from './stable-hash.ts';
import { fill, inSingles, textOf, type Facts, type TemplateSource } from './template.ts';
import { CLOSERS, OPENERS, REMARKS } from './verdict/assessment-copy.ts';
import { CALLBACKS } from './verdict/callback-copy.ts';
import { BARE_SENTENCES, LIGHT_SENTENCES, SCORE_SENTENCES } from './verdict/score-copy.ts';
import { BEST_AGAINST_WORST, BEST_ALONE } from './verdict/contrast-copy.ts';
import { hollowOf } from './verdict/contrast.ts';
import { portraitOf } from './verdict/portrait.ts';
import { THINGS_OPENERS } from './verdict/things-copy.ts';
import { PORTRAITS } from './verdict/portrait-copy.ts';
import { skillReason } from './verdict/skill-reason.ts';
import { BAND_STAMPS, KEPT_STAMPS, THEME_STAMPS } from './verdict/stamps.ts';
import { asFacts, standingOf, toldBand } from './verdict/standing.ts';
import { BINNED, CLARITY, INTERVIEW } from './verdict/verdict-copy.ts';

type Verdict = Pick<RoastWords, 'stamp' | 'overallAssessment' | 'binnedLikelihood' | 'wouldInterview' | 'careerClarity' | 'descriptions'>;

const MAX_SENTENCE = 280;
const MAX_REMARKS = 2;
const STAMP_BY_THEME_PERCENT = 65;
const A_FIFTH = 5;
/** Up to here a length fits; below this it fits with a word about what does not. */
const LENGTH_FITS = 78;
/** A loss below this is not worth a word. */
const LENGTH_FITS_WELL = 80;

/** Everything in a roast that is about the CV as a whole. */
export function writeVerdict(judgement: Judgement, plan: RoastPlan, counted: Facts, seed: string, tone: Tone, story: Story): Verdict {
  const band = likelihoodBand(judgement.binnedPercent);
  const about = { ...counted, ...asFacts(standingOf(judgement)) };
  const [worst = null, next = null] = worstReasons(judgement);
  const facts = withReason(about, worst);
  const say = (templates: readonly TemplateSource[], slot: string, reasoned = facts): string => sentence(templates, reasoned, null, `${seed}:${tone}:${slot}`);
  const { binnedPercent, interview, clarityPercent } = judgement;
  return {
    stamp: stampOf(plan, { deserved: deservesTheme(judgement, about, plan.theme), band, isClean: toldBand(judgement) === band }, `${seed}:${tone}:stamp`, tone),
    overallAssessment: assess(plan, { about, portrait: portraitOf(judgement) }, toldBand(judgement), seed, tone, story),
    binnedLikelihood: `${binnedPercent}%: ${say(BINNED[tone][band], 'binned')}`,
    wouldInterview: `${{ no: 'No', maybe: 'Maybe', yes: 'Yes' }[interview]}. ${say(INTERVIEW[tone][interview], 'interview', withReason(about, next))}`,
    careerClarity: `${clarityPercent}%: ${say(CLARITY[tone][clarityBand(clarityPercent)], 'clarity')}`,
    descriptions: describe(judgement, about, seed, tone),
  };
}

/** The first fitting template in the order of the seed; every list ends in one that needs nothing but the job. */
function sentence(templates: readonly TemplateSource[], facts: Facts, quote: string | null, seed: string): string {
  return firstFilled(templates, facts, quote, seed) ?? '';
}

function firstFilled(templates: readonly TemplateSource[], facts: Facts, quote: string | null, seed: string): string | null {
  for (const template of shuffled(templates, seed, textOf)) {
    const filled = fill(template, facts, quote, seed, MAX_SENTENCE);
    if (filled !== null) return filled;
  }
  return null;
}

/** A stamp agrees with the numbers below it: no “hot air” over a low score for buzzwords, no “nobody did it” for three lines of fifty. */
function deservesTheme({ scores }: Judgement, about: Facts, theme: RoastPlan['theme']): boolean {
  if (theme === 'buzzwords') return scoreBand('buzzwordOverdose', Math.max(scores.buzzwordOverdose, scores.clicheDensity)) !== 'good';
  if (theme === 'wording') return Number(about['weakOpenings'] ?? 0) * A_FIFTH >= Number(about['cvBullets'] ?? Infinity);
  return true;
}

interface Stamped {
  /** Whether the heaviest theme is heavy enough for a stamp of its own. */
  deserved: boolean;
  band: Band;
  /** Whether nothing of the page takes back the praise of a good stamp. */
  isClean: boolean;
}

function stampOf(plan: RoastPlan, { deserved, band, isClean }: Stamped, seed: string, tone: Tone): string {
  const tricked = plan.theme === 'tricks';
  const themed = plan.theme !== null && deserved && (tricked || (band !== 'good' && stableHash(`${seed}:theme`) % 100 < STAMP_BY_THEME_PERCENT));
  const stamps = (themed && plan.theme !== null ? THEME_STAMPS[tone][plan.theme] : undefined) ?? (isClean ? BAND_STAMPS[tone][band] : KEPT_STAMPS[tone]);
  return shuffled(stamps, seed, (stamp) => stamp)[0] ?? '';
}

/** The career in a sentence where the lexicon has one, else in its own titles, else how such CVs open; what hurts most; and back to the best detail. */
function assess(
  plan: RoastPlan,
  { about, portrait }: { about: Facts; portrait: Facts | null },
  band: Band,
  seed: string,
  tone: Tone,
  { step, detail, things: [a, b, c], best }: Story,
): string {
  const slot = `${seed}:${tone}:assessment`;
  const all = remarkable(plan, band).filter(({ kind }) => (best === null && band !== 'good') || !FORM_KINDS.has(kind));
  const ofBest = best === null ? null : weighed(best, all, about, slot, tone);
  const remarks = ofBest === null ? [] : [ofBest.said];
  for (const finding of all) {
    if (remarks.length === (detail === null ? MAX_REMARKS : 1)) break;
    if (finding === ofBest?.against) continue;
    const remark = firstFilled(REMARKS[finding.kind]?.[tone] ?? [], factsOf(finding, about), finding.quote, `${slot}:${finding.id}`);
    if (remark !== null) remarks.push(remark);
  }
  const told =
    step === null
      ? null
      : firstFilled([step.verdict[tone]].flat().map(inSingles), { ...about, last: step.last, job: about['jobSpoken'] ?? about['job'] ?? '' }, null, slot);
  const career = told ?? (portrait === null ? null : firstFilled(PORTRAITS[tone][band], { ...about, ...portrait }, null, slot));
  const ofThings = a === undefined || b === undefined || c === undefined ? null : firstFilled(THINGS_OPENERS[tone][band], { ...about, a, b, c }, null, slot);
  const back = detail === null ? null : firstFilled(CALLBACKS[tone][band], { ...about, detail }, detail, slot);
  return [career ?? ofThings ?? sentence(OPENERS[tone][band], about, null, slot), ...remarks, back ?? sentence(CLOSERS[tone][band], about, null, slot)]
    .filter((part) => part !== '')
    .join(' ');
}

/** The strongest line held against the heaviest hollow words, and by itself where there are none. */
function weighed(best: string, findings: readonly Finding[], about: Facts, slot: string, tone: Tone): { said: string; against: Finding | null } | null {
  for (const against of findings) {
    const worst = hollowOf(against.kind, against.facts, against.quote);
    if (worst === null || best.toLowerCase().includes(worst.toLowerCase())) continue;
    const said = firstFilled(BEST_AGAINST_WORST[tone], { ...about, best, worst }, null, `${slot}:best`);
    if (said !== null) return { said, against };
  }
  const said = firstFilled(BEST_ALONE[tone], { ...about, best }, null, `${slot}:best`);
  return said === null ? null : { said, against: null };
}

/** The heaviest findings, one of a group; a good CV gets one of its strengths named, too. */
function remarkable(plan: RoastPlan, band: Band): Finding[] {
  const seen = new Set<string>();
  const strong = (finding: Finding): boolean => FINDING_KINDS[finding.kind].group === 'strengths';
  const rank = (finding: Finding): number => (finding.id === plan.top[0] ? 3 : 0) + finding.weight + (strong(finding) ? (band === 'good' ? 6 : -20) : 0);
  const hasRemark = (kind: FindingKind): boolean => REMARKS[kind] !== null;
  return plan.findings
    .filter((finding) => hasRemark(finding.kind) && !OF_LISTS.has(finding.kind))
    .sort((a, b) => rank(b) - rank(a))
    .filter((finding) => {
      const { group } = FINDING_KINDS[finding.kind];
      return seen.has(group) ? false : Boolean(seen.add(group));
    });
}

/** What a list of usual words and titles says is told in the ledger, word for word; in one sentence it is soon more than the page bears out. */
const OF_LISTS: ReadonlySet<FindingKind> = new Set(['skills-missing', 'skills-match', 'job-absent']);

function describe(judgement: Judgement, about: Facts, seed: string, tone: Tone): Record<ScoreName, string> {
  const told = new Set<string>();
  const one = (name: ScoreName): string => {
    const score = judgement.scores[name];
    const scored = scoreBand(name, score);
    const band = name === 'lengthAppropriate' && scored === 'good' && score < LENGTH_FITS ? 'mid' : scored;
    const entries = judgement.ledger[name].filter((entry) => fits(name, entry, judgement));
    const facts = withReason(
      { ...about, score },
      reasonOf(name, entries, band, told) ?? (name === 'skillRelevance' && band !== 'good' ? skillReason(judgement) : null),
    );
    const own = sentencesFor(name, tone, band, judgement);
    // A sentence that gives the reason goes before one that does not.
    const reasoned = firstFilled(
      own.filter((template) => textOf(template).includes('{because}')),
      facts,
      null,
      `${seed}:${tone}:${name}`,
    );
    return reasoned ?? firstFilled(own, facts, null, `${seed}:${tone}:${name}`) ?? sentence(BARE_SENTENCES[tone][band], facts, null, `${seed}:${tone}:${name}`);
  };
  return {
    atsRating: one('atsRating'),
    buzzwordOverdose: one('buzzwordOverdose'),
    eyeRollFactor: one('eyeRollFactor'),
    clicheDensity: one('clicheDensity'),
    desperationLevel: one('desperationLevel'),
    lengthAppropriate: one('lengthAppropriate'),
    skillRelevance: one('skillRelevance'),
  };
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

/** Evidence of one score is no evidence of another: buzzwords plead for nothing unless they say so, and a length within a hair of right needs no remark. */
function fits(name: ScoreName, { findingId, points, because }: LedgerEntry, { findings, scores }: Judgement): boolean {
  if (name === 'lengthAppropriate') return scores.lengthAppropriate < LENGTH_FITS_WELL || points >= 0;
  const kind = findings.find(({ id }) => id === findingId)?.kind;
  const own = kind === undefined ? undefined : OWN_SCORE[kind];
  if (own !== undefined && own !== name && findings.some((other) => OWN_SCORE[other.kind] === name || isOwnOfNone(name, other.kind))) return false;
  if (name !== 'desperationLevel' || points < 0) return true;
  return kind === undefined || PLEADS.has(kind) || (FINDING_KINDS[kind].group === 'buzzwords' && EAGER.test(because));
}

/** A low score that is not nothing is not praised as spotless, also where its reason has been told on another card. */
function sentencesFor(name: ScoreName, tone: Tone, band: Band, { ledger }: Judgement): readonly TemplateSource[] {
  const all = SCORE_SENTENCES[tone][name][band];
  const light = LIGHT_SENTENCES[name]?.[tone];
  const isSpotless = !reasonsIn(ledger[name]).some(({ points }) => harmOf(name, points) > 0);
  return band !== 'good' || light === undefined || isSpotless ? all : [...all.filter((one) => textOf(one).includes('{because}')), ...light];
}

/** The entry that moved the score most: against the CV, or for it where a high number is earned. One that another card has told only where a number that is not good would stand there without any. */
function reasonOf(name: ScoreName, entries: readonly LedgerEntry[], band: Band, told: Set<string>): string | null {
  const harm = (entry: LedgerEntry): number => harmOf(name, entry.points);
  const earned = name === 'skillRelevance' && band === 'good';
  const ranked = reasonsIn(entries)
    .filter((entry) => !earned || entry.findingId !== null || OWN_GROUND.test(entry.because))
    .map((entry) => ({ entry, harm: earned ? -harm(entry) : harm(entry) }))
    .filter((one) => one.harm > 0)
    .sort((a, b) => b.harm - a.harm);
  const [worst] = ranked;
  // A trifle is no reason: better none than one that moved the score little.
  const fresh = ranked.find((one) => !told.has(one.entry.because) && one.harm * 2 >= (worst?.harm ?? 0));
  // Where a number is good, what cost it a point or two is marked beside its line and needs no second mention.
  if (band === 'good' && !earned && (worst?.harm ?? 0) < LEAST_REASON && LIGHT_SENTENCES[name] !== undefined) return null;
  // A number that is bad without a word why is worse than a reason that another card gave as well.
  const reason = (fresh ?? (band === 'good' ? undefined : worst))?.entry.because ?? null;
  if (reason !== null) told.add(reason);
  return reason;
}

/** Points of a score. */
const LEAST_REASON = 5;

/** A title or a licence speaks for itself; words of a trade do not. */
const OWN_GROUND = /^(?:your (?:title|headline)|you hold) /u;

/**
 * The findings that cost most over all scores, the worst first, each by its share in the likelihood of the bin. How long a CV is and what
 * only a parser stumbles over decide nothing by themselves: a reader who is content with what it says forgives them.
 */
function worstReasons(judgement: Judgement): string[] {
  const forgiven = new Set(judgement.findings.filter(({ kind }) => kind === 'too-short' || kind === 'too-long' || FORM_KINDS.has(kind)).map(({ id }) => id));
  const harms = new Map<string, { because: string; harm: number }>();
  for (const name of keysOf(SCORES)) {
    if (name === 'lengthAppropriate') continue;
    for (const { points, because, findingId } of judgement.ledger[name]) {
      if (findingId === null || forgiven.has(findingId)) continue;
      const harm = harmOf(name, points) * BIN_SHARES[name];
      harms.set(findingId, { because, harm: (harms.get(findingId)?.harm ?? 0) + harm });
    }
  }
  return [...harms.values()]
    .filter(({ harm }) => harm > (judgement.binnedPercent <= KEPT ? LEAST_HARM : 0))
    .sort((a, b) => b.harm - a.harm)
    .map(({ because }) => because);
}

/** Below this nobody bins a page for a trifle: a reason that cost less is no reason. */
const KEPT = 25;
const LEAST_HARM = 1;

function withReason(facts: Facts, because: string | null): Facts {
  // Behind a colon: "3 stock phrases: “x”" becomes "3 stock phrases (“x”)".
  const plain = because?.replace(/\s*\.$/u, '').replace(/^([^:“”()]+): (.+)$/u, '$1 ($2)') ?? '';
  return plain === '' ? facts : { ...facts, because: plain };
}
