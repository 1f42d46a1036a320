import { type Finding, FINDING_KINDS, type FindingKind } from '../../../domain/finding.ts';
import { keysOf } from '../../../domain/keys.ts';
import { harmOf, SCORES, type LedgerEntry, type RoastWords, type ScoreName, type Tone } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
import { currentJob } from '../../reading/entries/current-job.ts';
import { looksLikeTitle } from '../../evidence/observations/world/steps.ts';
import { fitOf, lengthOf } from '../../evidence/structure/length.ts';
import { clarityBand, likelihoodBand, scoreBand, type Band } from '../../scoring/bands.ts';
import { reasonFacts } from '../../scoring/because.ts';
import { reasonsIn } from '../../scoring/ledger.ts';
import { BIN_SHARES, FORM_KINDS } from '../../scoring/verdict.ts';
import { RULES, timesOf } from '../../scoring/weights.ts';
import type { Story } from './compose.ts';
import { factsOf } from './facts.ts';
import type { RoastPlan } from './plan-roast.ts';
import { shuffled, stableHash } from './stable-hash.ts';
import { fill, inSingles, textOf, type Facts, type TemplateSource } from './template.ts';
import { REMARKS } from './verdict/assessment-copy.ts';
import { CALLBACKS } from './verdict/callback-copy.ts';
import { BRUTAL_REASONS } from './verdict/reasons/brutal.ts';
import { GENTLE_REASONS } from './verdict/reasons/gentle.ts';
import { LENGTH, type LengthReason } from './verdict/reasons/length-copy.ts';
import { NOTHING_AGAINST, OPENERS_OF_SCORES, type Opened } from './verdict/reasons/openers.ts';
import { RELEVANCE } from './verdict/reasons/relevance-copy.ts';
import { BEST_AGAINST_WORST, BEST_ALONE } from './verdict/contrast-copy.ts';
import { hollowOf } from './verdict/contrast.ts';
import { portraitOf } from './verdict/portrait.ts';
import { THINGS_OPENERS } from './verdict/things-copy.ts';
import { CLOSERS, OPENERS } from './verdict/opener-copy.ts';
import { PORTRAITS } from './verdict/portrait-copy.ts';
import { fitReason, skillReason } from './verdict/skill-reason.ts';
import { BAND_STAMPS, KEPT_STAMPS, THEME_STAMPS } from './verdict/stamps.ts';
import { asFacts, standingOf, toldBand } from './verdict/standing.ts';
import { BINNED, CLARITY, INTERVIEW, INTERVIEW_FAR } from './verdict/verdict-copy.ts';

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
  const reasons = new Reasons(judgement, about, seed, tone);
  const assessed = assess(plan, { about, portrait: portraitOf(judgement) }, toldBand(judgement), seed, tone, story);
  for (const kind of new Set([...plan.findings, ...assessed.told].map((finding) => finding.kind))) reasons.tell(kind);
  for (const { kind } of assessed.told) if (plan.findings.some((finding) => finding.kind === kind)) reasons.tell(kind);
  const worst = worstReasons(judgement);
  /** With the heaviest reason that has not been told often enough; without one where there is none. */
  const given = new Set<FindingKind>();
  const say = (templates: readonly TemplateSource[], slot: string, mayReason = true): string => {
    const kind = mayReason ? worst.find((one) => !reasons.isSpent(one) && !given.has(one)) : undefined;
    const why = kind === undefined ? null : reasons.of(kind, slot);
    if (kind !== undefined) given.add(kind);
    return sentence(templates, why === null ? about : { ...about, why }, null, `${seed}:${tone}:${slot}`);
  };
  const { binnedPercent, interview, clarityPercent } = judgement;
  const binned = say(BINNED[tone][band], 'binned');
  const far = interview === 'no' ? farFrom(judgement) : null;
  const invited =
    far === null
      ? say(INTERVIEW[tone][interview], 'interview', interview !== 'yes')
      : sentence(INTERVIEW_FAR[tone], { ...about, last: far }, null, `${seed}:${tone}:interview`);
  const descriptions = describe(judgement, about, { seed, tone, reasons });
  return {
    stamp: stampOf(plan, { deserved: deservesTheme(judgement, about, plan.theme), band, isClean: toldBand(judgement) === band }, `${seed}:${tone}:stamp`, tone),
    overallAssessment: assessed.text,
    binnedLikelihood: `${binnedPercent}%: ${binned}`,
    wouldInterview: `${{ no: 'No', maybe: 'Maybe', yes: 'Yes' }[interview]}. ${invited}`,
    careerClarity: `${clarityPercent}%: ${sentence(CLARITY[tone][clarityBand(clarityPercent)], about, null, `${seed}:${tone}:clarity`)}`,
    descriptions,
  };
}

/** So often one finding is told on one screen: in a note and in the verdict, or in one of them and on a card. */
const MOST_TOLD = 2;

/** What each kind of finding of a CV means for it, said in another way where it is said again, and nowhere once it has been told often enough. */
class Reasons {
  readonly #said = new Set<string>();
  readonly #told = new Map<FindingKind, number>();
  readonly #judgement: Judgement;
  readonly #about: Facts;
  readonly #seed: string;
  readonly #tone: Tone;

  constructor(judgement: Judgement, about: Facts, seed: string, tone: Tone) {
    this.#judgement = judgement;
    this.#about = about;
    this.#seed = seed;
    this.#tone = tone;
  }

  /** That a note or the verdict has told it. */
  tell(kind: FindingKind): void {
    this.#told.set(kind, (this.#told.get(kind) ?? 0) + 1);
  }

  /** Whether a reader has heard enough of it. */
  isSpent(kind: FindingKind): boolean {
    return (this.#told.get(kind) ?? 0) >= MOST_TOLD;
  }

  /** Whether there are sentences about it at all. */
  speaksOf(kind: FindingKind): boolean {
    return (REASONS[this.#tone][kind] ?? []).length > 0;
  }

  /** A sentence that has not been said; null where there is none, nothing of the kind was found, or enough has been heard of it. */
  of(kind: FindingKind, slot: string, mayRepeat = false): string | null {
    if (this.isSpent(kind) && !mayRepeat) return null;
    const all = this.#judgement.findings.filter((finding) => finding.kind === kind);
    const [first] = all;
    if (first === undefined) return null;
    const { job, ...found } = reasonFacts({ first, all, times: timesOf(all) });
    const facts = { ...(job === undefined ? {} : { job }), ...this.#about, ...found };
    const left = (REASONS[this.#tone][kind] ?? []).filter((template) => !this.#said.has(textOf(template)));
    const options = left.length === 0 && mayRepeat ? (REASONS[this.#tone][kind] ?? []) : left;
    for (const template of shuffled(options, `${this.#seed}:${this.#tone}:${slot}:why`, textOf)) {
      const filled = fill(template, facts, null, `${this.#seed}:${slot}`, MAX_SENTENCE);
      if (filled === null) continue;
      this.#said.add(textOf(template));
      this.tell(kind);
      return filled;
    }
    return null;
  }
}

const REASONS = { brutal: BRUTAL_REASONS, gentle: GENTLE_REASONS } as const satisfies Record<Tone, unknown>;

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
): { text: string; told: readonly Finding[] } {
  const slot = `${seed}:${tone}:assessment`;
  const all = remarkable(plan, band).filter(({ kind }) => (best === null && band !== 'good') || !FORM_KINDS.has(kind));
  const ofBest = best === null ? null : weighed(best, all, about, slot, tone);
  const remarks = ofBest === null ? [] : [ofBest.said];
  const findings: Finding[] = ofBest?.against == null ? [] : [ofBest.against];
  for (const finding of all) {
    if (remarks.length === (detail === null ? MAX_REMARKS : 1)) break;
    if (finding === ofBest?.against) continue;
    const remark = firstFilled(REMARKS[finding.kind]?.[tone] ?? [], factsOf(finding, about), finding.quote, `${slot}:${finding.id}`);
    if (remark === null) continue;
    remarks.push(remark);
    findings.push(finding);
  }
  const told =
    step === null
      ? null
      : firstFilled([step.verdict[tone]].flat().map(inSingles), { ...about, last: step.last, job: about['jobSpoken'] ?? about['job'] ?? '' }, null, slot);
  const career = told ?? (portrait === null ? null : firstFilled(PORTRAITS[tone][band], { ...about, ...portrait }, null, slot));
  const ofThings = a === undefined || b === undefined || c === undefined ? null : firstFilled(THINGS_OPENERS[tone][band], { ...about, a, b, c }, null, slot);
  const back = detail === null ? null : firstFilled(CALLBACKS[tone][band], { ...about, detail }, detail, slot);
  const parts = [career ?? ofThings ?? sentence(OPENERS[tone][band], about, null, slot), ...remarks, back ?? sentence(CLOSERS[tone][band], about, null, slot)];
  return { text: parts.filter((part) => part !== '').join(' '), told: findings };
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

interface Describing {
  seed: string;
  tone: Tone;
  reasons: Reasons;
}

/** A sentence or two for each score: a word on the number, and what moved it most. */
function describe(judgement: Judgement, about: Facts, { seed, tone, reasons }: Describing): Record<ScoreName, string> {
  const told = new Set<FindingKind>();
  const pick = (lines: readonly TemplateSource[], slot: string, facts: Facts = about): string => sentence(lines, facts, null, `${seed}:${tone}:${slot}`);
  const curved = (name: Opened): string => {
    const band = scoreBand(name, judgement.scores[name]);
    const kind = reasonOf(name, judgement, band, told, reasons);
    // A bad number has a reason beside it, whoever has heard of it.
    const why = kind === null ? null : reasons.of(kind, name, judgement.scores[name] > HEAVY);
    if (why !== null) return `${pick(OPENERS_OF_SCORES[tone][name][band], name)} ${why}`;
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

/** What moved the score most against the CV. What another card has told only where a number that is not good would stand there without any. */
function reasonOf(name: Opened, judgement: Judgement, band: Band, told: Set<FindingKind>, reasons: Reasons): FindingKind | null {
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
  if (worst === undefined || (band === 'good' && worst.harm < LEAST_REASON)) return null;
  // A trifle is no reason: better none than one that moved the score little.
  const unspent = ranked.filter(({ kind, harm }) => harm * 3 >= worst.harm && !reasons.isSpent(kind));
  const left = unspent.length === 0 && judgement.scores[name] > HEAVY ? ranked : unspent;
  const fresh = left.find(({ kind, harm }) => !told.has(kind) && harm * 2 >= worst.harm);
  const reason = (fresh ?? (band === 'good' ? undefined : left[0]))?.kind ?? null;
  if (reason !== null) told.add(reason);
  return reason;
}

/** A number above this has its reason beside it. */
const HEAVY = 62;
/** Points of a score. */
const LEAST_REASON = 5;

/**
 * The findings that cost most over all scores, the worst first, each by its share in the likelihood of the bin. How long a CV is and what
 * only a parser stumbles over decide nothing by themselves: a reader who is content with what it says forgives them.
 */
function worstReasons(judgement: Judgement): FindingKind[] {
  const kindOf = new Map(judgement.findings.map(({ id, kind }) => [id, kind]));
  const harms = new Map<FindingKind, number>();
  for (const name of keysOf(SCORES)) {
    if (name === 'lengthAppropriate') continue;
    for (const { points, findingId } of judgement.ledger[name]) {
      const kind = kindOf.get(findingId ?? '');
      if (kind === undefined || kind === 'too-short' || kind === 'too-long' || FORM_KINDS.has(kind) || OF_CONTACT.has(kind)) continue;
      harms.set(kind, (harms.get(kind) ?? 0) + harmOf(name, points) * BIN_SHARES[name]);
    }
  }
  return [...harms]
    .filter(([, harm]) => harm > (judgement.binnedPercent <= KEPT ? LEAST_HARM : 0))
    .sort(([, one], [, other]) => other - one)
    .map(([kind]) => kind);
}

/** Nobody is turned down for an address: it is what a robot misses. */
const OF_CONTACT: ReadonlySet<FindingKind> = new Set(['missing-email', 'missing-phone', 'missing-location', 'missing-link']);

/** The latest title where the page is far from the wanted job, which is then the reason; null where it is near, or says no title. */
function farFrom({ cv, scores }: Judgement): string | null {
  const title = (currentJob(cv) ?? cv.experience[0])?.title?.value ?? '';
  return scores.skillRelevance < FAR && looksLikeTitle(title) && title.length <= LONGEST_TITLE ? title : null;
}
const FAR = 45;
const LONGEST_TITLE = 48;

/** Below this nobody bins a page for a trifle: a reason that cost less is no reason. */
const KEPT = 25;
const LEAST_HARM = 1;
