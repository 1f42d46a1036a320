import { FINDING_KINDS, type Finding } from '../../../domain/finding.ts';
import { keysOf } from '../../../domain/keys.ts';
import { badnessOf, harmOf, SCORES, type ScoreName } from '../../../domain/roast.ts';
import { fitOf, lengthOf } from '../../evidence/structure/length.ts';
import type { Judgement } from '../../judgement.ts';
import { scoresWithout } from '../../scoring/judge.ts';
import { factsOf, type cvFacts } from '../roast/facts.ts';
import { JOKES } from '../roast/jokes/all-jokes.ts';
import { shuffled } from '../roast/stable-hash.ts';
import { fill, textOf } from '../roast/template.ts';

const MAX_FIX = 260;

/** What mending all findings of one kind gains; `finding` is the first of them. */
interface Gain {
  finding: Finding;
  /** What each score that they cost becomes without them, the largest step first, with the ledger's reason. */
  scores: { name: ScoreName; from: number; to: number; because: string }[];
}

const stepOf = ({ from, to }: { from: number; to: number }): number => Math.abs(to - from);

/**
 * What can be gained, the largest step of one score first. The curved scores are counted again without the findings of the kind, for
 * what ten faults share is not won back by mending one; of length and relevance it is the ledger's own entry. Personal details are left
 * out (law 6): they cost nothing to begin with.
 */
export function gainsOf(judgement: Judgement): Gain[] {
  const gains = new Map<string, Gain>();
  for (const name of keysOf(SCORES)) {
    for (const { points, because, findingId } of judgement.ledger[name]) {
      const harm = harmOf(name, points);
      const finding = judgement.findings.find(({ id }) => id === findingId);
      if (finding === undefined || harm <= 0) continue;
      const { group } = FINDING_KINDS[finding.kind];
      if (group === 'strengths' || group === 'personal') continue;
      const from = judgement.scores[name];
      const to = steppedTo(name, finding, harm, judgement);
      // A roast from before the rules changed may count otherwise.
      if (badnessOf(name, to) >= badnessOf(name, from)) continue;
      const gain = gains.get(finding.id) ?? { finding, scores: [] };
      gain.scores.push({ name, from, to, because });
      gains.set(finding.id, gain);
    }
  }
  const all = [...gains.values()];
  for (const { scores } of all) scores.sort((a, b) => stepOf(b) - stepOf(a));
  const most = ({ scores: [first] }: Gain): number => (first === undefined ? 0 : stepOf(first));
  return all.toSorted((a, b) => most(b) - most(a) || (a.finding.id < b.finding.id ? -1 : 1));
}

/** What a score becomes. Two more sentences make a page so much longer, and not as long as it should be. */
function steppedTo(name: ScoreName, finding: Finding, harm: number, judgement: Judgement): number {
  const from = judgement.scores[name];
  if (finding.kind === 'too-short' && name !== 'skillRelevance') return name === 'lengthAppropriate' ? withTwoSentences(from, judgement) : from;
  return name === 'lengthAppropriate' || name === 'skillRelevance' ? Math.min(100, from + harm) : scoresWithout(finding.kind, judgement)[name];
}

/** Words of two sentences about a job. */
const TWO_SENTENCES = 40;

function withTwoSentences(from: number, judgement: Judgement): number {
  const length = lengthOf(judgement);
  const wordLoad = (length.workWords + TWO_SENTENCES) / length.idealWords;
  const gain = Math.round(fitOf({ ...length, wordLoad }) - fitOf(length));
  return Math.min(100, Math.max(from, from + gain));
}

/** The way out of a finding in a sentence, without a blank in brackets: what is missing is asked for beside the line. Null when no template fits its facts. Same seed, same sentence. */
export function fixFor(finding: Finding, about: ReturnType<typeof cvFacts>, seed: string): string | null {
  const facts = factsOf(finding, about);
  for (const option of shuffled(JOKES[finding.kind].fixes, `${seed}:${finding.id}:fix`, textOf)) {
    const fix = fill(option, facts, finding.quote, seed, MAX_FIX);
    if (fix !== null && !fix.includes('[')) return fix;
  }
  return null;
}
