/**
 * Is the roast about this person? Counts what comedy.md counts, over the invented people and, where it is there, the corpus.
 *
 *   npm run eval -- humour [--only people|corpus] [--sheet out.html] [--from N] [--often]
 *
 * The sheet holds CV beside roast, thirty at a time from the N-th on; `--often` lists the entries of the comic lexicon that are told
 * for more than one CV in fifty. Figures are no failures.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { loadPeople } from '../../../fixtures/people/people.ts';
import { printPath, printPeople, type Print } from '../../../fixtures/people/print/print-people.ts';
import { TONES } from '../../../src/domain/roast.ts';
import { corpusSources, roastSources, type RoastedCv, type Source } from '../../../src/engine/laws/many-cvs.test-kit.ts';
import { measureHumour, type Humour } from './measure-roasts.ts';
import { humourSheet } from './humour-sheet.ts';

const Options = z.object({
  only: z.enum(['people', 'corpus']).optional(),
  sheet: z.string().optional(),
  from: z.coerce.number().int().min(0).default(0),
  often: z.boolean(),
});
const ON_A_SHEET = 30;
/** Texts of the corpus that are read; with its PDFs they make the 240 CVs of comedy.md. */
const TEXTS = 202;

/** Each measure with its aim, as comedy.md and issue 15 have it. */
const ROWS: readonly (readonly [Exclude<keyof Humour, 'often'>, string, string])[] = [
  ['cvs', 'CVs', ''],
  ['perCv', 'lines a roast', '8 to 12'],
  ['ownWords', 'lines with a word of the CV outside the quote', '.60'],
  ['transplantFails', 'transplanted lines that fail', '.90'],
  ['sharedOnDetail', 'shared line on a detail', '.95'],
  ['sharedNamesNobody', 'shared line names nobody', '1'],
  ['oddAtLeastTwo', 'roasts with two odd details or more', ''],
  ['oddPerCv', 'odd details a roast', ''],
  ['counterTags', 'lines with a counter tag', ''],
  ['moreThanOneCounter', 'roasts with more than one counter tag', '0'],
  ['moreThanOneDull', 'roasts with more than one line on keyword, title, length', '0'],
  ['skeletonMost', 'same skeleton in 100 CVs, at most', '3'],
  ['about', 'lines about the person', '0'],
];

/** Measures, prints the table, and writes the sheet that was asked for. */
export async function runHumour(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, sheet: { type: 'string' }, from: { type: 'string' }, often: { type: 'boolean', default: false } },
  });
  const options = Options.parse(values);
  const groups: [string, RoastedCv[]][] = [];
  if (options.only !== 'corpus') groups.push(['people', await roastSources(await peopleSources())]);
  const corpus = options.only === 'people' ? [] : corpusSources(TEXTS);
  if (corpus.length > 0) groups.push(['corpus', await roastSources(corpus)]);
  const columns = groups.flatMap(([name, cvs]) => TONES.map((tone) => ({ name: `${name} ${tone}`, humour: measureHumour(cvs, tone) })));
  console.log(`${'measure'.padEnd(60)}${'aim'.padEnd(10)}${columns.map(({ name }) => name.padEnd(16)).join('')}`);
  for (const [key, label, aim] of ROWS)
    console.log(`${label.padEnd(60)}${aim.padEnd(10)}${columns.map(({ humour }) => shown(humour[key]).padEnd(16)).join('')}`);
  if (options.often)
    for (const { name, humour } of columns)
      if (name.endsWith('brutal'))
        console.log(
          `\n${name}: entries told for more than one CV in fifty\n${humour.often.map(({ entry, cvs }) => `${String(cvs).padStart(4)}  ${entry}`).join('\n')}`,
        );
  if (options.sheet !== undefined) writeFileSync(options.sheet, humourSheet(groups.flatMap(([, cvs]) => cvs).slice(options.from, options.from + ON_A_SHEET)));
}

const shown = (value: string | number): string => (typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(3) : String(value));

/** The invented people, each as the CV was written, with the job they want. */
async function peopleSources(): Promise<Source[]> {
  const people = await loadPeople();
  const prints = people.map(({ truth: { slug } }): Print => ({ slug, layout: 'as-written', face: 'narrow' }));
  await printPeople(prints);
  return people.map(({ truth }, at): Source => ({
    name: truth.slug,
    family: truth.slug,
    path: printPath(prints[at] ?? { slug: truth.slug, layout: 'as-written', face: 'narrow' }),
    format: 'pdf',
    job: truth.wantedJob,
  }));
}
