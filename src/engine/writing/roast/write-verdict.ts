import { type Finding, FINDING_KINDS, type FindingKind } from '../../../domain/finding.ts';
import { keysOf } from '../../../domain/keys.ts';
import { harmOf, SCORES, type RoastWords, type Tone } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
import { currentJob } from '../../reading/entries/current-job.ts';
import { looksLikeTitle } from '../../evidence/observations/world/steps.ts';
import { clarityBand, likelihoodBand, scoreBand, type Band } from '../../scoring/bands.ts';
import { BIN_SHARES, FORM_KINDS } from '../../scoring/verdict.ts';
import type { Story } from './compose.ts';
import { factsOf } from './facts.ts';
import type { RoastPlan } from './plan-roast.ts';
import { shuffled, stableHash } from './stable-hash.ts';
import { inSingles, type Facts, type TemplateSource } from './template.ts';
import { REMARKS } from './verdict/assessment-copy.ts';
import { CALLBACKS } from './verdict/callback-copy.ts';
import { describeScores } from './verdict/describe-scores.ts';
import { Reasons } from './verdict/reasons/reasons.ts';
import { firstFilled, sentence } from './verdict/say.ts';
import { BEST_AGAINST_WORST, BEST_ALONE } from './verdict/contrast-copy.ts';
import { hollowOf } from './verdict/contrast.ts';
import { portraitOf } from './verdict/portrait.ts';
import { THINGS_OPENERS } from './verdict/things-copy.ts';
import { CLOSERS, OPENERS } from './verdict/opener-copy.ts';
import { PORTRAITS } from './verdict/portrait-copy.ts';
import { BAND_STAMPS, KEPT_STAMPS, THEME_STAMPS } from './verdict/stamps.ts';
import { asFacts, standingOf, toldBand } from './verdict/standing.ts';
import { BINNED, CLARITY, INTERVIEW, INTERVIEW_FAR } from './verdict/verdict-copy.ts';

type Verdict = Pick<RoastWords, 'stamp' | 'overallAssessment' | 'binnedLikelihood' | 'wouldInterview' | 'careerClarity' | 'descriptions'>;

const MAX_REMARKS = 2;
const STAMP_BY_THEME_PERCENT = 65;
const A_FIFTH = 5;

/** Everything in a roast that is about the CV as a whole. */
export function writeVerdict(judgement: Judgement, plan: RoastPlan, counted: Facts, seed: string, tone: Tone, story: Story): Verdict {
  const band = likelihoodBand(judgement.binnedPercent);
  const about = { ...counted, ...asFacts(standingOf(judgement)) };
  const reasons = new Reasons(judgement, about, seed, tone);
  const assessed = assess(plan, { about, portrait: portraitOf(judgement) }, toldBand(judgement), seed, tone, story);
  for (const kind of new Set([...plan.findings, ...assessed.told].map((finding) => finding.kind))) reasons.tell(kind);
  for (const { kind } of assessed.told) if (plan.findings.some((finding) => finding.kind === kind)) reasons.tell(kind);
  // What was carried from job to job is told before all else, line and way out.
  if (judgement.observations.some(({ kind }) => kind === 'copied')) reasons.spend('duplicate-line');
  const worst = worstReasons(judgement);
  const given = new Set<FindingKind>();
  /** With the heaviest reason that has not been told often enough; without one where there is none. */
  const say = (templates: readonly TemplateSource[], slot: string, mayReason = true): string => {
    const kind = mayReason ? worst.find((one) => !reasons.isSpent(one) && !given.has(one)) : undefined;
    const why = kind === undefined ? null : reasons.of(kind, slot);
    if (kind !== undefined) given.add(kind);
    return sentence(templates, why === null ? about : { ...about, why }, null, `${seed}:${tone}:${slot}`);
  };
  const { binnedPercent, interview, clarityPercent } = judgement;
  const binned = say(BINNED[tone][band], 'binned');
  const far = interview === 'no' ? farFrom(judgement) : null;
  // A job of which no worker is known ("Nursing") is told by the reasons of the page.
  const ofDistance = far === null ? null : firstFilled(INTERVIEW_FAR[tone], { ...about, last: far }, null, `${seed}:${tone}:interview`);
  const invited = ofDistance ?? say(INTERVIEW[tone][interview], 'interview', interview !== 'yes');
  const descriptions = describeScores(judgement, about, { seed, tone, reasons });
  return {
    stamp: stampOf(plan, { deserved: deservesTheme(judgement, about, plan.theme), band, isClean: toldBand(judgement) === band }, `${seed}:${tone}:stamp`, tone),
    overallAssessment: assessed.text,
    binnedLikelihood: `${binnedPercent}%: ${binned}`,
    wouldInterview: `${{ no: 'No', maybe: 'Maybe', yes: 'Yes' }[interview]}. ${invited}`,
    careerClarity: `${clarityPercent}%: ${sentence(CLARITY[tone][clarityBand(clarityPercent)], about, null, `${seed}:${tone}:clarity`)}`,
    descriptions,
  };
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
  return scores.skillRelevance < FAR && title.trim() !== '' && looksLikeTitle(title) && title.length <= LONGEST_TITLE ? title : null;
}
const FAR = 45;
const LONGEST_TITLE = 48;

/** Below this nobody bins a page for a trifle: a reason that cost less is no reason. */
const KEPT = 25;
const LEAST_HARM = 1;
