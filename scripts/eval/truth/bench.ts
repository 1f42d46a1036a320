import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { loadAdverts, loadPairs } from '../../../fixtures/adverts/full/all-full-adverts.ts';
import { loadPeople, type KnownPerson } from '../../../fixtures/people/people.ts';
import { layoutNamed, LAYOUTS } from '../../../fixtures/people/print/layouts.ts';
import { allPrints, BENCH_FACES, type Print, printPath, printPeople } from '../../../fixtures/people/print/print-people.ts';
import type { CvDocument } from '../../../src/domain/document.ts';
import { keywordLedger } from '../../../src/engine/advert/keyword-ledger.ts';
import { understandAdvert } from '../../../src/engine/advert/understand-advert.ts';
import { inferQuestionnaire } from '../../../src/engine/building/infer-questionnaire.ts';
import { compareRoasts } from '../../../src/engine/comparison/compare-roasts.ts';
import type { Judgement } from '../../../src/engine/judgement.ts';
import { judgeCv, understandCv, writeRoast } from '../../../src/engine/roast-cv.ts';
import { writeOptimisation } from '../../../src/engine/writing/optimisation/write-optimisation.ts';
import { writeReport } from '../../../src/engine/writing/report/write-report.ts';
import { createPdfReader, PATIENT } from '../../../src/platform/pdf/pdf-reader.ts';
import { checkRequirement, emptyTally, type LedgerTally, tally } from './check-advert.ts';
import { checkClaim } from './check-claim.ts';
import type { Judged, Told } from './claim.ts';
import { type Ground, groundOf } from './ground.ts';
import { type Expected, expectedFields, expectedFindings, expectedOddities } from './recall.ts';
import { tellOptimisation } from './tell-advert.ts';
import { tellComparison } from './tell-comparison.ts';
import { tellImport } from './tell-import.ts';
import { tellReport } from './tell-report.ts';
import { tellRoast } from './tell-roast.ts';

/** A person's CV as read from one print, and what was said of it. */
export interface BenchRun {
  person: KnownPerson;
  print: Print;
  document: CvDocument;
  told: readonly Judged[];
  expected: readonly Expected[];
  scores: Judgement['scores'];
  interview: Judgement['interview'];
}

export interface Bench {
  runs: readonly BenchRun[];
  ledger: LedgerTally;
  pairs: number;
}

/** Layouts that each person is read in besides the one as written, in turn, so that every layout is read by several. */
const LAYOUTS_EACH = 2;

/** What a run reads: all prints there are, or each person as written and in some further layouts, both faces in turn. */
export function chosenPrints(people: readonly KnownPerson[], all: boolean): Print[] {
  if (all) return allPrints();
  const others = LAYOUTS.slice(1);
  return people.flatMap(({ truth: { slug } }, at) => {
    const face = (turn: number): Print['face'] => BENCH_FACES[turn % BENCH_FACES.length] ?? 'narrow';
    const some = Array.from({ length: LAYOUTS_EACH }, (_, turn) => others[(at * LAYOUTS_EACH + turn) % others.length]?.name ?? 'as-written');
    return ['as-written', ...some].map((layout, turn): Print => ({ slug, layout, face: face(at + turn) }));
  });
}

/** Reads, judges and writes all of it, and holds every sentence against the truth. */
export async function runBench({ all, only }: { all: boolean; only: readonly string[] }): Promise<Bench> {
  const people = (await loadPeople()).filter(({ truth }) => only.length === 0 || only.includes(truth.slug));
  const [adverts, allPairs] = await Promise.all([loadAdverts(), loadPairs()]);
  const prints = chosenPrints(people, all).filter(({ slug }) => people.some(({ truth }) => truth.slug === slug));
  await printPeople(prints);
  const reader = createPdfReader({ ...PATIENT, concurrency: 2 });
  try {
    const runs: BenchRun[] = [];
    const ledger = emptyTally();
    let pairs = 0;
    for (const person of people) {
      const read = await Promise.all(
        prints.filter(({ slug }) => slug === person.truth.slug).map(async (print) => ({ print, document: await documentOf(print) })),
      );
      const [first] = read.map(({ document }) => judgeCv(understandCv(document, person.truth.wantedJob)));
      for (const { print, document } of read) {
        const ground = groundOf(person, layoutNamed(print.layout), document.pages);
        const isFirst = print === read[0]?.print;
        const told: Judged[] = [];
        const keep = (all_: readonly Told[], held: Ground = ground): void => {
          for (const one of all_)
            told.push({ ...one, person: person.truth.slug, layout: print.layout, verdicts: one.claims.map((claim) => checkClaim(claim, held)) });
        };
        const run = judgeAll(person, document, isFirst ? null : (first ?? null), keep);
        if (isFirst)
          for (const pair of allPairs.filter((one) => one.person === person.truth.slug)) {
            const advert = adverts.find(({ slug }) => slug === pair.advert);
            if (advert === undefined) throw new Error(`no advert is called ${pair.advert}`);
            pairs += 1;
            const context = understandCv(document, advert.jobRole);
            const understood = understandAdvert(advert.text, advert.jobRole);
            const entries = keywordLedger(understood, context);
            tally(ledger, entries, advert, pair);
            const result = writeOptimisation({
              context,
              advert: understood,
              ledger: entries,
              jobRole: advert.jobRole,
              companyName: advert.companyName,
              toneOfVoice: null,
              websiteText: null,
              linkedinText: null,
            });
            const withAdvert: Ground = { ...ground, low: `${ground.low}\n${advert.text.toLowerCase()}` };
            const before = told.length;
            keep(tellOptimisation(result), withAdvert);
            for (let at = before; at < told.length; at++) {
              const one = told[at];
              if (one !== undefined)
                told[at] = {
                  ...one,
                  where: `${pair.advert}/${one.where}`,
                  verdicts: one.verdicts.map((verdict) => (verdict.claim.kind === 'requirement' ? checkRequirement(verdict.claim, advert, pair) : verdict)),
                };
            }
          }
        runs.push({ person, print, document, told, expected: run.expected(ground), scores: run.judgement.scores, interview: run.judgement.interview });
      }
    }
    return { runs, ledger, pairs };
  } finally {
    await reader.close();
  }

  async function documentOf(print: Print): Promise<CvDocument> {
    const reading = await reader.read(new Uint8Array(readFileSync(printPath(print))), basename(`${print.slug}.pdf`));
    if (!reading.ok) throw new Error(`${print.slug} in ${print.layout}: ${reading.reason}`);
    // The file's name is the bench's, not the person's.
    return { ...reading.document, fileName: null };
  }
}

/** All rooms of one CV. `first` is the same CV as written, for the comparison; null for that one itself. */
function judgeAll(
  { truth }: KnownPerson,
  document: CvDocument,
  first: Judgement | null,
  keep: (told: readonly Told[]) => void,
): { judgement: Judgement; expected(ground: Ground): Expected[] } {
  const judgement = judgeCv(understandCv(document, truth.wantedJob));
  const roast = writeRoast(judgement);
  const imported = inferQuestionnaire(document);
  keep(tellRoast(judgement, roast));
  keep(tellReport(judgement, writeReport(judgement, roast)));
  keep(tellImport(imported));
  if (first !== null) keep(tellComparison(compareRoasts(first, judgement, '00000000-0000-4000-8000-000000000000')));
  const quotes = roast.evidence.flatMap(({ quote }) => (quote === null ? [] : [quote]));
  return {
    judgement,
    expected: (ground) => [...expectedFindings(ground, judgement), ...expectedFields(ground, imported, judgement), ...expectedOddities(ground, quotes)],
  };
}
