import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { CVS, type CvFixture } from '../../../fixtures/cvs.ts';
import { FACES, type Face } from '../../../fixtures/faces.ts';
import { cvPdfPath, printCvs } from '../../../fixtures/print-cvs.ts';
import type { CvDocument } from '../../domain/document.ts';
import { createPdfReader } from '../../platform/pdf/pdf-reader.ts';
import type { Judgement } from '../judgement.ts';
import { currentJob } from '../reading/entries/current-job.ts';
import { judgeCv, understandCv } from '../roast-cv.ts';

const fixtures: readonly CvFixture[] = CVS;
const faces = Object.keys(FACES).filter((face): face is Face => face in FACES);
/** Found by the name of the typeface, so not in another one. */
const OF_THE_FACE: readonly string[] = ['comic-font'];

const read = new Map<string, { document: CvDocument; judgement: Judgement }>();

beforeAll(async () => {
  await printCvs();
  const reader = createPdfReader({ concurrency: 1 });
  try {
    for (const face of faces) {
      for (const { name, file, job } of CVS) {
        const reading = await reader.read(new Uint8Array(await readFile(cvPdfPath(name, face))), file);
        if (!reading.ok) throw new Error(`${name} in the ${face} face is ${reading.reason}`);
        read.set(`${name} ${face}`, { document: reading.document, judgement: judgeCv(understandCv(reading.document, job)) });
      }
    }
  } finally {
    await reader.close();
  }
});

/** The same page set narrow, wide, with serifs and like a typewriter wraps elsewhere, and says the same. */
describe.each(faces)('the invented CVs in the %s face', (face) => {
  it.each(fixtures)('$name reads as it is', ({ name, expect: truth }) => {
    const found = read.get(`${name} ${face}`);
    if (found === undefined) throw new Error(`${name} was not read`);
    const { document, judgement } = found;
    const { cv } = judgement;
    const job = currentJob(cv);
    const [study] = cv.education;
    const same = (text: string | undefined): string => text?.toLowerCase().replace(/ ?\([^()]*\)$/u, '') ?? '';
    const skills = new Set(cv.skills.map(({ value }) => same(value)));
    const headed = new Set(cv.sections.flatMap(({ kind, heading }) => (heading === null ? [] : [kind])));
    const kinds = judgement.findings.map(({ kind }) => kind);
    expect({
      columns: document.columns,
      table: document.hasTable,
      notHidden: truth.hidden.filter(({ reason, begins }) => !document.lines.some((line) => line.hidden === reason && line.text.startsWith(begins))),
      name: cv.name?.value.toLowerCase(),
      email: cv.email?.value,
      phone: cv.phone?.value.replace(/\D/g, '').slice(-9),
      language: cv.language,
      country: cv.country,
      job: [job?.title?.value, job?.company?.value, job?.period?.start?.year],
      before: cv.experience.flatMap((other) => (other === job ? [] : [other.title?.value])).slice(0, truth.previousTitles.length),
      study: [study?.degree?.value, study?.institution?.value],
      skillsMissed: truth.skills.filter((skill) => !skills.has(same(skill))),
      sectionsMissed: truth.sections.filter((kind) => !headed.has(kind)),
      findingsMissed: truth.findings.filter((kind) => !kinds.includes(kind) && !OF_THE_FACE.includes(kind)),
      findingsInvented: truth.absent.filter((kind) => kinds.includes(kind)),
    }).toEqual({
      columns: truth.columns,
      table: truth.table,
      notHidden: [],
      name: truth.name.toLowerCase(),
      email: truth.email,
      phone: truth.phone.slice(-9),
      language: truth.language,
      country: truth.country,
      job: [truth.currentTitle, truth.currentCompany, truth.startYear],
      before: truth.previousTitles,
      study: [truth.degree, truth.institution],
      skillsMissed: [],
      sectionsMissed: [],
      findingsMissed: [],
      findingsInvented: [],
    });
  });
});
