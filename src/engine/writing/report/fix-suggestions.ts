import type { Finding } from '../../../domain/finding.ts';
import { FINDING_KINDS } from '../../../domain/finding.ts';
import { keysOf } from '../../../domain/keys.ts';
import { SCORES, type Roast, type ScoreName, type Tone } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
import { cvFacts, factsOf } from '../roast/facts.ts';
import { JOKES } from '../roast/jokes/all-jokes.ts';
import { shuffled } from '../roast/stable-hash.ts';
import { fill, textOf } from '../roast/template.ts';
import { placesInWords } from './places.ts';

const MOST = 12;
const MAX_FIX = 260;

interface Gain {
  finding: Finding;
  total: number;
  /** What it costs on each score, most first. */
  scores: { name: ScoreName; points: number }[];
}

/**
 * What to mend, in the order of points gained, computed from the ledger: the points that all findings of one kind cost,
 * over all scores. "+17 points (Buzzword Overdose −12, …)": a score of which low is good falls, one of which high is good rises.
 */
export function writeFixSuggestions(judgement: Judgement, roast: Roast, tone: Tone, seed: string): string[] {
  const about = cvFacts(judgement);
  return gainsOf(judgement)
    .slice(0, MOST)
    .flatMap(({ finding, total, scores }) => {
      const told = roast.evidence.findIndex(({ findingId }) => findingId === finding.id);
      const fix = (told < 0 ? undefined : roast.voices[tone].fixes[told]) ?? freshFix(finding, about, seed);
      if (fix === null) return [];
      const moved = scores.map(({ name, points }) => `${SCORES[name].name} ${SCORES[name].good === 'low' ? '−' : '+'}${points}`).join(', ');
      return [`+${total} ${total === 1 ? 'point' : 'points'} (${moved}): ${fix} ${whereOf(finding, judgement)}`];
    });
}

function gainsOf(judgement: Judgement): Gain[] {
  const gains = new Map<string, Gain>();
  for (const name of keysOf(SCORES)) {
    for (const { points, findingId } of judgement.ledger[name]) {
      const harm = SCORES[name].good === 'low' ? points : -points;
      const finding = judgement.findings.find(({ id }) => id === findingId);
      if (finding === undefined || harm <= 0) continue;
      const { group } = FINDING_KINDS[finding.kind];
      if (group === 'strengths' || group === 'personal') continue;
      const gain = gains.get(finding.id) ?? { finding, total: 0, scores: [] };
      gain.total += harm;
      gain.scores.push({ name, points: harm });
      gains.set(finding.id, gain);
    }
  }
  const all = [...gains.values()];
  for (const { scores } of all) scores.sort((a, b) => b.points - a.points);
  return all.toSorted((a, b) => b.total - a.total || (a.finding.id < b.finding.id ? -1 : 1));
}

function freshFix(finding: Finding, about: ReturnType<typeof cvFacts>, seed: string): string | null {
  const facts = factsOf(finding, about);
  for (const option of shuffled(JOKES[finding.kind].fixes, `${seed}:${finding.id}:fix`, textOf)) {
    const fix = fill(option, facts, finding.quote, seed, MAX_FIX);
    if (fix !== null) return fix;
  }
  return null;
}

/** Where the lines of that kind stand; for something missing, where it should. */
function whereOf(finding: Finding, judgement: Judgement): string {
  const kin = judgement.findings.filter(({ kind }) => kind === finding.kind);
  const { quoted } = FINDING_KINDS[finding.kind];
  if (!quoted) return finding.kind === 'file-name' || finding.kind === 'document-title' ? '(In the file itself.)' : `(Belongs at ${placesInWords([finding])}.)`;
  return `(${placesInWords(kin.filter(({ quote }) => quote !== null)).replace(/^p/u, 'P')}.)`;
}
