import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { loadAdverts, loadPairs } from '../../../fixtures/adverts/full/all-full-adverts.ts';
import type { FullAdvert, PairTruth } from '../../../fixtures/adverts/full/full-advert.ts';
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
import { createPdfReader, PATIENT, type PdfReader } from '../../../src/platform/pdf/pdf-reader.ts';
import { checkRequirement, emptyTally, type LedgerTally, tally } from './check-advert.ts';
import { checkClaim } from './check-claim.ts';
import type { Judged, Told, Verdict } from './claim.ts';
import { TODAY, type Ground, groundOf } from './ground.ts';
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
    const readingOf = (person: KnownPerson | undefined): Promise<ReadPrint[]> =>
      Promise.all(prints.filter(({ slug }) => slug === person?.truth.slug).map((print) => readPrint(reader, print)));
    // The children read the next CVs while these are judged.
    let next = readingOf(people[0]);
    for (const [at, person] of people.entries()) {
      const [asWritten, ...others] = await next;
      next = readingOf(people[at + 1]);
      if (asWritten === undefined) continue;
      const pairs = allPairs.filter((pair) => pair.person === person.truth.slug).map((pair) => tellPair(person, asWritten.document, pair, adverts, ledger));
      const [run, first] = judgeRun(person, asWritten, null, pairs.flat());
      runs.push(run, ...others.map((other) => judgeRun(person, other, first, [])[0]));
    }
    const slugs = new Set(people.map(({ truth }) => truth.slug));
    return { runs, ledger, pairs: allPairs.filter(({ person }) => slugs.has(person)).length };
  } finally {
    await reader.close();
  }
}

interface ReadPrint {
  print: Print;
  document: CvDocument;
}

async function readPrint(reader: PdfReader, print: Print): Promise<ReadPrint> {
  const reading = await reader.read(new Uint8Array(readFileSync(printPath(print))), basename(`${print.slug}.pdf`));
  if (!reading.ok) throw new Error(`${print.slug} in ${print.layout}: ${reading.reason}`);
  // The file's name is the bench's, not the person's.
  return { print, document: { ...reading.document, fileName: null } };
}

/** A sentence with the verdicts that do not depend on the CV it was said of. */
type JudgedElsewhere = Told & { verdicts?: readonly Verdict[] };

/** All rooms of one CV. `first` is the same CV as written, for the comparison; null for that one itself. `more` was said of it beside an advert. */
function judgeRun(person: KnownPerson, { print, document }: ReadPrint, first: Judgement | null, more: readonly JudgedElsewhere[]): [BenchRun, Judgement] {
  const ground = groundOf(person, layoutNamed(print.layout), document.pages);
  const judgement = judgeCv(understandCv(document, person.truth.wantedJob, DAY));
  const roast = writeRoast(judgement);
  const imported = inferQuestionnaire(document, DAY);
  const said: JudgedElsewhere[] = [
    ...tellRoast(judgement, roast),
    ...tellReport(judgement, writeReport(judgement, roast)),
    ...tellImport(imported),
    ...(first === null ? [] : tellComparison(compareRoasts(first, judgement, NO_UPLOAD))),
    ...more,
  ];
  const quotes = roast.evidence.flatMap(({ quote }) => (quote === null ? [] : [quote]));
  const run: BenchRun = {
    person,
    print,
    document,
    told: said.map((one) => ({
      ...one,
      person: person.truth.slug,
      layout: print.layout,
      verdicts: one.verdicts ?? one.claims.map((claim) => checkClaim(claim, ground)),
    })),
    expected: [...expectedFindings(ground, judgement), ...expectedFields(ground, imported, judgement), ...expectedOddities(ground, quotes)],
    scores: judgement.scores,
    interview: judgement.interview,
  };
  return [run, judgement];
}
/** The day on which everybody uploads. */
const DAY = `${String(TODAY.year)}-${String(TODAY.month).padStart(2, '0')}-22`;
const NO_UPLOAD = '00000000-0000-4000-8000-000000000000';

/** A tailored application: the ledger held against the pair's answers, everything else against the CV and the advert. */
function tellPair(person: KnownPerson, document: CvDocument, pair: PairTruth, adverts: readonly FullAdvert[], into: LedgerTally): JudgedElsewhere[] {
  const advert = adverts.find(({ slug }) => slug === pair.advert);
  if (advert === undefined) throw new Error(`no advert is called ${pair.advert}`);
  const { jobRole, companyName, text } = advert;
  const context = understandCv(document, jobRole, DAY);
  const understood = understandAdvert(text, jobRole);
  const ledger = keywordLedger(understood, context);
  tally(into, ledger, advert, pair);
  const ground = groundOf(person, layoutNamed('as-written'), document.pages);
  const withAdvert: Ground = { ...ground, low: `${ground.low}\n${text.toLowerCase()}` };
  const result = writeOptimisation({
    context,
    advert: understood,
    ledger,
    jobRole,
    companyName,
    toneOfVoice: null,
    websiteText: null,
    linkedinText: null,
    motivation: null,
    proudestWork: null,
  });
  return tellOptimisation(result).map((one) => ({
    ...one,
    where: `${pair.advert}/${one.where}`,
    verdicts: one.claims.map((claim) => (claim.kind === 'requirement' ? checkRequirement(claim, advert, pair) : checkClaim(claim, withAdvert))),
  }));
}
