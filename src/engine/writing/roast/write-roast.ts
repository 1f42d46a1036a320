import type { FindingKind } from '../../../domain/finding.ts';
import type { Place } from '../../../domain/document.ts';
import { ROAST_LINE } from '../../../domain/limits.ts';
import { shortQuote } from '../../../domain/quote.ts';
import { TONES, type Roast, type RoastWords, type Tone } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
import { robotView } from '../../reading/robot-view.ts';
import { contentOf, saysOneOf } from './content-words.ts';
import { byEffect, storyOf, type Written } from './compose.ts';
import { topOf } from './shared-line.ts';
import { cvFacts, factsOf } from './facts.ts';
import { asMentor } from './facts-of-line.ts';
import { fillFix } from './fill-fix.ts';
import { JOKES } from './jokes/all-jokes.ts';
import { planRoast, type Room, type RoastPlan } from './plan-roast.ts';
import { freshSaid, isCounting, sayLine, type Said } from './say-line.ts';
import { seedText } from './seed-of.ts';
import { shownBeside } from './shown.ts';
import { stableHash } from './stable-hash.ts';
import type { Facts } from './template.ts';
import { tellOddities } from './tell-oddities.ts';
import { asFacts, standingOf } from './verdict/standing.ts';
import { writeVerdict } from './write-verdict.ts';

/** Version of rules and sentences together: a stored roast says which engine wrote it. */
export const ENGINE_VERSION = 'embedded-3';

/** Evidence shows more of a line than a joke can. */
const MAX_EVIDENCE_QUOTE = 300;
/** Beside the odd details stand so many of the classic findings. */
const CLASSICS = { beside: 4, besideMany: 3, many: 6, least: 1 } as const;

/** The roast of the rule writer: no model, no clock, no chance. Same judgement, same roast. */
export function writeRoast(judgement: Judgement): Roast {
  const about = { ...cvFacts(judgement), ...asFacts(standingOf(judgement)) };
  const seed = seedOf(judgement);
  const robot = robotView(judgement);
  const said: Record<Tone, Said> = { brutal: freshSaid(), gentle: freshSaid() };
  const odd = tellOddities(judgement, about, seed, said);
  if (odd.length > 0 && odd.every((one) => namesEmployer(judgement, one))) {
    // One of them is to stand alone on a picture, and that one names nobody.
    for (const tone of TONES) said[tone] = freshSaid();
    odd.splice(0, odd.length, ...tellOddities(judgement, about, seed, said, UNNAMED));
  }
  const room = roomBeside(odd);
  let plan = planRoast(judgement, room);
  let classics = leanest(judgement, plan, odd.length, writeLines(judgement, plan, about, seed, said));
  if (odd.length + classics.length < ROAST_LINE.min) {
    // Some had nothing to be said about them: others take their places.
    plan = planRoast(judgement, { ...room, least: ROAST_LINE.max - odd.length, most: ROAST_LINE.max - odd.length });
    classics = writeLines(judgement, plan, about, seed, said);
  }
  const written = byEffect(countedOnce(plan, [...odd, ...classics]));
  const top = topOf(written, plan, robot.people);
  const story = storyOf(judgement, written, top, robot.people);
  const voice = (tone: Tone): RoastWords => ({
    ...writeVerdict(judgement, plan, about, seed, tone, story),
    roastLines: written.map((one) => one.lines[tone].text),
    topRoastLine: top?.lines[tone].text ?? '',
    fixes: written.map((one) => one.fixes[tone]),
  });
  return {
    engineVersion: ENGINE_VERSION,
    scores: judgement.scores,
    ledger: judgement.ledger,
    binnedPercent: judgement.binnedPercent,
    interview: judgement.interview,
    clarityPercent: judgement.clarityPercent,
    evidence: written.map(({ evidence }) => ({
      findingId: evidence.id,
      kind: evidence.kind,
      quote: evidence.quote === null ? null : shortQuote(evidence.quote, MAX_EVIDENCE_QUOTE),
      page: evidence.page,
      line: evidence.line,
      ...('also' in evidence && evidence.also.length > 0 ? { also: [...evidence.also] } : {}),
    })),
    voices: { brutal: voice('brutal'), gentle: voice('gentle') },
    robot,
  };
}

/** Beside many odd details only the classics that hurt most; where there are none, a roast of them. */
function roomBeside(odd: readonly Written[]): Room {
  const taken = odd.flatMap(({ evidence }): Place[] => ('also' in evidence ? [evidence, ...evidence.also] : [evidence]));
  const beside = odd.length < CLASSICS.beside ? ROAST_LINE.max : odd.length < CLASSICS.many ? CLASSICS.beside : CLASSICS.besideMany;
  const most = Math.min(ROAST_LINE.max - odd.length, beside);
  // What was carried from job to job stands twice: that has been told.
  const told = new Set<FindingKind>(odd.some(({ evidence }) => evidence.kind === 'copied') ? ['duplicate-line'] : []);
  return { least: Math.max(CLASSICS.least, ROAST_LINE.min - odd.length), most: Math.max(most, ROAST_LINE.min - odd.length), taken, told };
}

/**
 * Beside odd details, a classic line that says no word of this CV in either voice is the one that could be told of the next: it goes
 * while the roast is long enough without it. The heaviest finding stays.
 */
function leanest(judgement: Judgement, plan: RoastPlan, odd: number, classics: readonly Written[]): Written[] {
  if (odd < CLASSICS.beside) return [...classics];
  const names = judgement.cv.experience.map(({ company, title }) => `${company?.value ?? ''} ${title?.value ?? ''}`).join(' ');
  const saysOwn = ({ evidence, lines }: Written): number => {
    const words = contentOf(`${evidence.quote ?? ''} ${names}`);
    return TONES.filter((tone) => saysOneOf(lines[tone].text, words)).length;
  };
  const leave = Math.max(0, odd + classics.length - ROAST_LINE.min);
  const bare = classics
    .filter((one) => saysOwn(one) === 0 && one.evidence.id !== plan.top[0])
    .toSorted((a, b) => a.effect - b.effect)
    .slice(0, leave);
  return classics.filter((one) => !bare.includes(one));
}

/** A second line that counts goes while the roast is long enough without it. The heaviest finding stays. */
function countedOnce(plan: RoastPlan, lines: readonly Written[]): Written[] {
  const counts = ({ lines: said }: Written): boolean => TONES.some((tone) => isCounting(said[tone].text));
  const surplus = lines
    .filter(counts)
    .toSorted((a, b) => Number(b.evidence.id === plan.top[0]) - Number(a.evidence.id === plan.top[0]))
    .slice(1, 1 + Math.max(0, lines.length - ROAST_LINE.min));
  return lines.filter((one) => !surplus.includes(one));
}

const namesEmployer = ({ cv }: Judgement, { lines }: Written): boolean =>
  cv.experience.some(({ company }) => company !== null && TONES.some((tone) => lines[tone].text.includes(company.value.trim())));
/** Facts that a line without an employer's name does without. */
const UNNAMED = ['firm', 'employer'] as const;

/** The choice of wording hangs on the work and the job alone. */
function seedOf(judgement: Judgement): string {
  return `${stableHash(seedText(judgement))}:${stableHash(judgement.job.phrase.toLowerCase())}`;
}

function writeLines(judgement: Judgement, plan: RoastPlan, about: Facts, seed: string, said: Record<Tone, Said>): Written[] {
  const fixes: Readonly<Record<Tone, Set<string>>> = { brutal: new Set(), gentle: new Set() };
  const written: Written[] = [];
  for (const finding of plan.findings.toSorted((a, b) => Number(COUNTED.has(b.kind)) - Number(COUNTED.has(a.kind)))) {
    const facts = factsOf(finding, about, judgement);
    const slot = `${seed}:${finding.id}`;
    const brutal = sayLine(finding, facts, slot, 'brutal', said.brutal, shownBeside(judgement, finding));
    const mild = asMentor(judgement, facts);
    const gentle = sayLine(finding, mild, slot, 'gentle', said.gentle, null);
    const hardFix = fillFix(JOKES[finding.kind].fixes, mild, finding.quote, slot, fixes.brutal);
    const spent = new Set([...fixes.gentle, ...fixes.brutal]);
    const mildFix = fillFix(JOKES[finding.kind].fixes, mild, finding.quote, slot, spent);
    for (const one of spent) fixes.gentle.add(one);
    const effect = EFFECT_OF_CLASSIC + (brutal?.own === true ? 1 : 0) + (plan.top.length - plan.top.indexOf(finding.id)) / (plan.top.length + 1);
    if (brutal !== null && gentle !== null && hardFix !== null && mildFix !== null)
      written.push({ evidence: finding, lines: { brutal, gentle }, fixes: { brutal: hardFix, gentle: mildFix }, effect });
  }
  return written;
}
/** Kinds that can only be told with a count: they come first while one may be said. */
const COUNTED: ReadonlySet<FindingKind> = new Set(['too-short', 'too-long', 'bullet-pile', 'clean-structure', 'small-print']);
/** Told well, a classic stands between the odd details. */
const EFFECT_OF_CLASSIC = 4.5;
