import { FINDING_KINDS, type Finding, type FindingKind } from '../../../domain/finding.ts';
import { SCORES, type Roast, type Tone } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
import { cvFacts } from '../roast/facts.ts';
import { fixFor, gainsOf } from './gains.ts';
import { isToldBy } from './told-once.ts';
import { redFlagOf } from './red-flags-copy.ts';
import { allPlacesOf, placesInWords } from './places.ts';

const MOST = 12;

/** More scores than these are not told with one fix. */
const MOST_SCORES = 2;

/**
 * What to mend, the largest step of one score first, with what the score becomes: "Length Appropriateness 15 → 100". Scores are never
 * added up. `toldInAts` are kinds that part 3 tells with their way out: here they keep their place in the order, and no more.
 */
export function writeFixSuggestions(judgement: Judgement, roast: Roast, tone: Tone, seed: string, toldInAts: ReadonlySet<FindingKind>): string[] {
  const about = cvFacts(judgement);
  return gainsOf(judgement)
    .filter(({ finding }, at, all) => !all.slice(0, at).some((other) => isToldBy(finding, other.finding, judgement)))
    .slice(0, MOST)
    .flatMap(({ finding, scores }) => {
      const told = roast.evidence.findIndex(({ findingId }) => findingId === finding.id);
      const said = told < 0 ? undefined : roast.voices[tone].fixes[told];
      const fix = said === undefined || said.includes('[') ? fixFor(finding, about, seed) : said;
      if (fix === null) return [];
      const moved = scores
        .slice(0, MOST_SCORES)
        .map(({ name, from, to }) => `${SCORES[name].name} ${from} → ${to}`)
        .join(', ');
      const flag = redFlagOf(finding.kind)?.flag;
      return [
        toldInAts.has(finding.kind) && flag !== undefined
          ? `${moved}: ${flag}; part 3 says what to do.`
          : `${moved}: ${fix} ${whereOf(finding, judgement)}`.trimEnd(),
      ];
    });
}

/** Where the lines of that kind stand; for something missing, where it should. */
function whereOf(finding: Finding, judgement: Judgement): string {
  // More or fewer words belong everywhere.
  if (finding.kind === 'too-short' || finding.kind === 'skills-missing') return '';
  const kin = judgement.findings.filter(({ kind }) => kind === finding.kind);
  const { quoted } = FINDING_KINDS[finding.kind];
  if (!quoted) return finding.kind === 'file-name' || finding.kind === 'document-title' ? '(In the file itself.)' : `(Belongs at ${placesInWords([finding])}.)`;
  return `(${allPlacesOf(kin)}.)`;
}
