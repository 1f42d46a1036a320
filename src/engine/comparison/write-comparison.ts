import type { RoastComparison } from '../../domain/comparison.ts';
import { isKindOf, type Finding, type FindingKind } from '../../domain/finding.ts';
import { keysOf } from '../../domain/keys.ts';
import { ROAST_LINE } from '../../domain/limits.ts';
import { SCORES, type ScoreName, type Tone } from '../../domain/roast.ts';
import type { Judgement } from '../judgement.ts';
import { checkLine } from '../writing/roast/check-line.ts';
import { cvFacts, factsOf } from '../writing/roast/facts.ts';
import { shuffled, stableHash } from '../writing/roast/stable-hash.ts';
import { fill, textOf, type Facts, type TemplateSource } from '../writing/roast/template.ts';
import { FRESH_ANY, FRESH_LINES } from './lines/fresh-lines.ts';
import { GONE_ANY, GONE_LINES } from './lines/gone-lines.ts';
import { GAINED_LINES, LOST_LINES } from './lines/strength-lines.ts';
import type { Said } from './lines/said.ts';
import { VERDICTS, type Course } from './lines/verdicts.ts';
import { isSameWording, type Matched, textOf as wholeText } from './match-findings.ts';

interface Compared {
  before: Judgement;
  after: Judgement;
  matched: Matched;
  scores: RoastComparison['scores'];
}

const MOST_OF_A_KIND = 2;
/** Of a dozen lines, what is mended gets so many while something new has to be told, too. */
const MOST_BETTER = 8;
const MAX_VERDICT = 320;
/** Points over all seven scores: from here on it is another CV. */
const ANOTHER_CV = 60;
/** Fewer than these are noise. */
const A_FEW = 3;

/** Two sides of one thing: told once. */
const SAID_BY: Partial<Record<FindingKind, FindingKind>> = { 'job-absent': 'job-named', 'skills-missing': 'skills-match' };

interface Candidate {
  finding: Finding;
  facts: Facts;
  said: readonly Said[];
}

/** The comparison told in both voices, about the same findings in the same order. No model, no clock, no chance. */
export function writeComparison(compared: Compared): RoastComparison['voices'] {
  const seed = `${stableHash(wholeText(compared.before))}:${stableHash(wholeText(compared.after))}`;
  const candidates = worthALine(compared);
  const used: Record<Tone, Set<string>> = { brutal: new Set(), gentle: new Set() };
  const told: Record<Tone, string[]> = { brutal: [], gentle: [] };
  for (const { finding, facts, said } of candidates) {
    if (told.brutal.length === ROAST_LINE.max) break;
    const line = (tone: Tone): string | null => sayLine(said, finding, facts, tone, used[tone], `${seed}:${finding.id}`);
    const [brutal, gentle] = [line('brutal'), line('gentle')];
    if (brutal === null || gentle === null) continue;
    told.brutal.push(brutal);
    told.gentle.push(gentle);
  }
  const facts = verdictFacts(compared);
  const course = courseOf(compared);
  const voice = (tone: Tone): RoastComparison['voices'][Tone] => ({ verdict: sayVerdict(VERDICTS[course][tone], facts, `${seed}:${tone}`), lines: told[tone] });
  return { brutal: voice('brutal'), gentle: voice('gentle') };
}

/** Better first, then worse; two of a kind at most, and nothing of what is private (law 6): it is listed, not joked about. */
function worthALine({ before, after, matched }: Compared): Candidate[] {
  const about = { before: cvFacts(before), after: cvFacts(after) };
  const candidate = (finding: Finding, isBetter: boolean): Candidate => {
    const inOld = isBetter !== isKindOf(finding.kind, 'strengths');
    const judgement = inOld ? before : after;
    const facts = factsOf(finding, inOld ? about.before : about.after, judgement);
    return { finding, facts, said: saidOf(finding.kind, isBetter) };
  };
  const chosen = (findings: readonly Finding[], isBetter: boolean, most: number): Candidate[] =>
    findings
      .filter(({ kind }) => !isKindOf(kind, 'personal') && !findings.some((other) => SAID_BY[kind] === other.kind))
      .filter(({ kind, id }, at, all) => all.slice(0, at).filter((other) => other.kind === kind && other.id !== id).length < MOST_OF_A_KIND)
      .slice(0, most)
      .map((finding) => candidate(finding, isBetter));
  const worse = chosen(matched.worse, false, ROAST_LINE.max);
  const better = chosen(matched.better, true, Math.max(MOST_BETTER, ROAST_LINE.max - worse.length));
  return [...better, ...worse];
}

/** What there is to say of a change, the kind's own sentences first. */
function saidOf(kind: FindingKind, isBetter: boolean): Said[] {
  if (isKindOf(kind, 'personal')) return [];
  if (isKindOf(kind, 'strengths')) return told((isBetter ? GAINED_LINES : LOST_LINES)[kind]);
  return isBetter ? told(GONE_LINES[kind], GONE_ANY) : told(FRESH_LINES[kind], FRESH_ANY);
}

const told = (...said: (Said | null)[]): Said[] => said.filter((one) => one !== null);

/** The first sentence in the order of the seed that fits, passes the law and has not been said. */
function sayLine(said: readonly Said[], finding: Finding, facts: Facts, tone: Tone, used: Set<string>, seed: string): string | null {
  const plain = ['job', 'jobSpoken'].flatMap((name) => (typeof facts[name] === 'string' ? [facts[name]] : []));
  for (const one of said) {
    for (const template of shuffled(one[tone], `${seed}:${tone}`, textOf)) {
      if (used.has(textOf(template))) continue;
      const line = fill(template, facts, finding.quote, seed, ROAST_LINE.maxCharacters);
      if (line === null || checkLine(line, finding, tone, plain).length > 0) continue;
      used.add(textOf(template));
      return line;
    }
  }
  return null;
}

/** Sentences that count something go before those that fit any CV. */
function sayVerdict(templates: readonly TemplateSource[], facts: Facts, seed: string): string {
  const order = shuffled(templates, seed, textOf);
  const counting = (template: TemplateSource): boolean => textOf(template).includes('{');
  for (const template of [...order.filter(counting), ...order.filter((other) => !counting(other))]) {
    const verdict = fill(template, facts, null, seed, MAX_VERDICT);
    if (verdict !== null) return verdict;
  }
  return '';
}

function courseOf({ before, after, matched, scores }: Compared): Course {
  if (wholeText(before) === wholeText(after) && matched.better.length + matched.worse.length === 0) return 'same';
  if (isSameWording(before, after)) return 'relaid';
  const gains = keysOf(SCORES).map((name) => scores[name].gained);
  const total = gains.reduce((sum, gained) => sum + gained, 0);
  const moved = matched.better.length + matched.worse.length > 0 || gains.some((gained) => gained !== 0);
  if (!moved) return 'reworded';
  const [ups, downs] = [gains.filter((gained) => gained >= A_FEW).length, gains.filter((gained) => gained <= -A_FEW).length];
  if (total >= ANOTHER_CV && downs === 0) return 'anotherCv';
  if (ups > 0 && downs > 0) return total >= 0 ? 'mixedUp' : 'mixedDown';
  if (total > 0) return 'better';
  return total < 0 ? 'worse' : 'level';
}

/** What a verdict may count. Zeros are left out, so that no sentence counts to nothing. */
function verdictFacts({ after, matched, scores }: Compared): Facts {
  const names = keysOf(SCORES);
  const byGain = names.toSorted((a, b) => scores[b].gained - scores[a].gained);
  const [best, worst] = [byGain[0], byGain.at(-1)];
  const total = names.reduce((sum, name) => sum + scores[name].gained, 0);
  const counts = {
    gone: matched.better.length,
    fresh: matched.worse.length,
    stayed: matched.stayed,
    points: Math.abs(total),
    up: names.filter((name) => scores[name].gained > 0).length,
    down: names.filter((name) => scores[name].gained < 0).length,
  };
  return {
    ...cvFacts(after),
    ...Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    ...(best !== undefined && scores[best].gained > 0 ? extreme('best', best, scores) : {}),
    ...(worst !== undefined && scores[worst].gained < 0 ? extreme('worst', worst, scores) : {}),
  };
}

function extreme(prefix: 'best' | 'worst', name: ScoreName, scores: RoastComparison['scores']): Facts {
  return { [prefix]: SCORES[name].name, [`${prefix}Before`]: scores[name].before, [`${prefix}After`]: scores[name].after };
}
