import { capital } from '../../english/grammar/capitals.ts';
import { FINDING_KINDS, type Finding, type FindingKind } from '../../../domain/finding.ts';
import { keysOf } from '../../../domain/keys.ts';
import type { FullRoastReport } from '../../../domain/report.ts';
import type { Judgement } from '../../judgement.ts';
import { because } from '../../scoring/because.ts';
import { timesOf } from '../../scoring/weights.ts';
import { allPlacesOf, placesInWords } from './places.ts';
import { howLapsed, lapsedLicences } from './wants/certificates.ts';
import { isToldBy } from './told-once.ts';
import { redFlagOf } from './red-flags-copy.ts';

const MOST = 8;
const MOST_LAPSED = 2;
/** Places that are named of one kind of fault. */
const PLACES = 24;
/** Lighter findings are advice, not flags, once there are enough of these. */
const HEAVY = 4;
const ENOUGH = 4;

/** What makes a reader put the CV down, heaviest kind first: what was found and why it counts. `told` are kinds that other parts tell; where they are all there is, the first stands here, too. */
export function writeRedFlags(judgement: Judgement, told: ReadonlySet<FindingKind>): FullRoastReport['redFlags'] {
  const all = flagsOf(
    judgement,
    judgement.findings.filter(({ kind }) => !told.has(kind)),
  );
  const lapsed = lapsedFlags(judgement);
  if (lapsed.length > 0) return [...lapsed, ...all].slice(0, MOST);
  return all.length > 0 ? all : flagsOf(judgement, judgement.findings).slice(0, 1);
}

/** A licence that the page itself calls out of date stops an application before anything else is read. */
const lapsedFlags = (judgement: Judgement): FullRoastReport['redFlags'] =>
  lapsedLicences(judgement)
    .slice(0, MOST_LAPSED)
    .map((paper) => ({
      flagType: 'A licence that has run out',
      explanation: `“${paper.name}” (${placesInWords([paper])}) has run out ${howLapsed(paper)}${paper.state === 'renewing' ? ', with a new one on its way' : ''}. Where the job asks for it, this is settled first: say on the same line from which day you will hold it again.`,
    }));

function flagsOf(judgement: Judgement, findings: readonly Finding[]): FullRoastReport['redFlags'] {
  const kinds = Map.groupBy(findings, ({ kind }) => kind);
  const flagged = [...kinds.values()].flatMap((all) => {
    const heaviest = all.toSorted((a, b) => b.weight - a.weight)[0];
    const copy = heaviest === undefined ? null : redFlagOf(heaviest.kind);
    const first = all[0];
    return first === undefined || heaviest === undefined || copy === null ? [] : [{ first, all, copy, weight: heaviest.weight }];
  });
  return flagged
    .toSorted((a, b) => b.weight - a.weight || (a.first.id < b.first.id ? -1 : 1))
    .filter(({ first }, at, sorted) => !sorted.slice(0, at).some((other) => isToldBy(first, other.first, judgement)))
    .filter(({ weight }, at) => at < ENOUGH || weight >= HEAVY)
    .slice(0, MOST)
    .map(({ first, all, copy }) => {
      const inShort = inLedger(judgement, first) ?? because({ first, all, times: all.length });
      // What has been paid for is named to the last: counted as the ledger counts, and listed whole.
      const found = / and \d+ more$/u.test(inShort) ? because({ first, all, times: timesOf(all), named: all.length }) : inShort;
      return { flagType: copy.flag, explanation: `${capital(found)}. ${copy.why}${whereOf(first, all)}` };
    });
}

/** The ledger's own words, so that both count alike. */
function inLedger({ ledger }: Judgement, first: Finding): string | null {
  for (const name of keysOf(ledger))
    for (const entry of ledger[name]) if (entry.findingId === first.id && name !== 'lengthAppropriate' && name !== 'skillRelevance') return entry.because;
  return null;
}

function whereOf(first: Finding, all: readonly Finding[]): string {
  if (!FINDING_KINDS[first.kind].quoted) return '';
  return ` ${allPlacesOf(all, PLACES)}.`;
}
