import { counted } from '../../english/grammar/agreement.ts';
import { FINDING_KINDS, type Finding } from '../../../domain/finding.ts';
import { SCORES, type Roast, type Tone } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
import { cvFacts } from '../roast/facts.ts';
import { fixFor, gainsOf } from './gains.ts';
import { placesInWords } from './places.ts';

const MOST = 12;

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
      const said = told < 0 ? undefined : roast.voices[tone].fixes[told];
      const fix = said === undefined || said.includes('[') ? fixFor(finding, about, seed) : said;
      if (fix === null) return [];
      const moved = scores.map(({ name, points }) => `${SCORES[name].name} ${SCORES[name].good === 'low' ? '−' : '+'}${points}`).join(', ');
      return [`+${counted(total, 'point')} (${moved}): ${fix} ${whereOf(finding, judgement)}`];
    });
}

/** Where the lines of that kind stand; for something missing, where it should. */
function whereOf(finding: Finding, judgement: Judgement): string {
  const kin = judgement.findings.filter(({ kind }) => kind === finding.kind);
  const { quoted } = FINDING_KINDS[finding.kind];
  if (!quoted) return finding.kind === 'file-name' || finding.kind === 'document-title' ? '(In the file itself.)' : `(Belongs at ${placesInWords([finding])}.)`;
  return `(${placesInWords(kin.filter(({ quote }) => quote !== null)).replace(/^p/u, 'P')}.)`;
}
