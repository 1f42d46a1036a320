/**
 * Is what we sell worth sending? Holds the lines that the report and the builder sell over the invented people.
 *
 *   npm run eval -- words [--person SLUG]... [--list]
 *
 * `--list` prints every line that fails a measure, and every line that was put together from answers. Figures are no failures.
 */
import { parseArgs } from 'node:util';
import { loadPeople } from '../../../fixtures/people/people.ts';
import { printPath, printPeople, type Print } from '../../../fixtures/people/print/print-people.ts';
import { assembleLine } from '../../../src/domain/line-template.ts';
import type { Rewrite } from '../../../src/domain/report.ts';
import { inferQuestionnaire } from '../../../src/engine/building/infer-questionnaire.ts';
import { numbersIn } from '../../../src/engine/english/measures.ts';
import { inventionsAgainst } from '../../../src/engine/facts/fact-lock.ts';
import { roastSources, type RoastedCv } from '../../../src/engine/laws/many-cvs.test-kit.ts';
import { gainOf, judgedWith } from '../../../src/engine/writing/asking/judge-again.ts';
import { strikesAlone } from '../../../src/engine/writing/asking/mend-line.ts';
import { writeCv } from '../../../src/engine/writing/cv/write-cv.ts';
import { writeReport } from '../../../src/engine/writing/report/write-report.ts';
import { answersOf } from './answers.ts';
import { importOf, printImports } from './imports.ts';
import { lettersOf, printLetters } from './letters.ts';
import { unparsed } from './parse-sentences.ts';

/** A line as it is sold. */
interface Sold {
  person: string;
  room: 'rewrites' | 'assembled' | 'built CV';
  text: string;
  /** The person's own line, and what they answered. */
  source: string;
  /** Whether the CV judged again with it gains points; null where that is not asked. */
  gains: boolean | null;
  known: boolean;
  english: boolean;
}

const ROOMS = ['rewrites', 'assembled', 'built CV'] as const;

export async function runWords(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { person: { type: 'string', multiple: true, default: [] }, list: { type: 'boolean', default: false } },
  });
  const people = (await loadPeople()).filter(({ truth }) => values.person.length === 0 || values.person.includes(truth.slug));
  const prints = people.map(({ truth: { slug } }): Print => ({ slug, layout: 'as-written', face: 'narrow' }));
  await printPeople(prints);
  const cvs = await roastSources(
    prints.map((print, at) => ({
      name: print.slug,
      family: print.slug,
      path: printPath(print),
      format: 'pdf' as const,
      job: people[at]?.truth.wantedJob ?? '',
    })),
  );
  const sold = cvs.flatMap((cv, at) => [...soldByReport(cv, people[at]?.truth.answers ?? []), ...soldByBuilder(cv)]);
  printTable(sold, values.list);
  printImports(cvs.map(importOf), values.list);
  printLetters(await lettersOf(cvs), values.list);
}

type Answers = Parameters<typeof answersOf>[2];

/** Rewrites as they stand, and every template filled as its person would. */
function soldByReport({ name, judgement, roast }: RoastedCv, answers: Answers): Sold[] {
  const report = writeReport(judgement, roast);
  const english = judgement.cv.language === 'en';
  const about = { person: name, english };
  const asIs = report.beforeAfterRewrites
    .filter(({ before, after }) => before !== after)
    .map((line): Sold => ({ ...about, room: 'rewrites', text: line.after, source: line.before, gains: null, known: false }));
  const lines = [...new Map([...(report.costliest ?? []), ...report.beforeAfterRewrites, ...(report.asked ?? [])].map((line) => [line.before, line])).values()];
  const assembled = lines.flatMap((line) => (line.template === null || line.template === undefined ? [] : [filled(line, line.template)]));
  return [...asIs, ...assembled.filter(({ text, source }) => !source.startsWith(text))];

  function filled(line: Rewrite, template: NonNullable<Rewrite['template']>): Sold {
    const typed = answersOf(line.before, template, answers);
    const { text } = assembleLine(template, typed.answers, line.after);
    const judged = judgedWith(judgement, [{ page: line.page, line: line.line, before: line.before, after: text }]);
    const gains = judged === null ? null : gainOf(judgement.scores, judged.scores).total > 0;
    // Only what is said to gain is held to it.
    const isSaid = line.gain !== null && line.gain !== undefined;
    return {
      ...about,
      room: 'assembled',
      text,
      source: `${line.before} ${Object.values(typed.answers).join(' ; ')}`,
      gains: isSaid ? gains : null,
      known: typed.known,
    };
  }
}

function soldByBuilder({ name, document, judgement }: RoastedCv): Sold[] {
  const questionnaire = inferQuestionnaire(document, null);
  const { content } = writeCv(questionnaire);
  return content.experience.flatMap(({ bulletPoints }) =>
    bulletPoints.map((text): Sold => ({
      person: name,
      english: judgement.cv.language === 'en',
      room: 'built CV',
      text,
      source: judgement.lines.map((line) => line.text).join(' '),
      gains: null,
      known: false,
    })),
  );
}

const FACTS = new Set(['number', 'percentage', 'money', 'date', 'name', 'title', 'degree']);

/** Facts that a sold line has and its source has not, and for lines of the report the numbers that it lost. */
function factsChanged({ room, text, source }: Sold): string[] {
  const bare = text.replace(/\[[^\]]*\]/gu, '');
  const given = new Set(numbersIn(source));
  const made = inventionsAgainst(bare, { text: source })
    .filter(({ kind, text: fact }) => FACTS.has(kind) && !(kind === 'number' && given.has(fact)))
    .map((problem) => problem.text);
  const own = room === 'rewrites' ? numbersIn(source).filter((number) => !numbersIn(bare).includes(number)) : [];
  return [...made, ...own];
}

/** That a line is short is no fault of ours where the person's own was no longer: "Using the till" as "Used the till". */
function isStruck({ text, source, room }: Sold): boolean {
  const isAsShort = room === 'rewrites' && source.split(/\s+/u).length <= text.split(/\s+/u).length;
  return strikesAlone(text).some((kind) => kind !== 'tiny-bullet' || !isAsShort);
}

function printTable(sold: readonly Sold[], isListed: boolean): void {
  const rows: [string, string, (lines: readonly Sold[]) => readonly Sold[] | null][] = [
    ['lines sold', '', (lines) => lines],
    ['brackets left', '0', (lines) => lines.filter(({ text }) => text.includes('['))],
    ['struck by our own detectors', '0', (lines) => lines.filter(isStruck)],
    ['facts changed or lost', '0', (lines) => lines.filter((one) => factsChanged(one).length > 0)],
    ['said to gain points', '', (lines) => lines.filter(({ gains }) => gains !== null)],
    ['said to gain, and do not', '0', (lines) => lines.filter(({ gains }) => gains === false)],
    ['filled from the truth file', '', (lines) => lines.filter(({ known }) => known)],
    ['no reading by link-grammar', '0', (lines) => unreadOf(lines)],
  ];
  console.log(`${'measure'.padEnd(34)}${'aim'.padEnd(6)}${ROOMS.map((room) => room.padEnd(12)).join('')}`);
  for (const [label, aim, pick] of rows) {
    const found = ROOMS.map((room) => pick(sold.filter((one) => one.room === room)));
    console.log(`${label.padEnd(34)}${aim.padEnd(6)}${found.map((some) => (some === null ? 'not measured' : String(some.length)).padEnd(12)).join('')}`);
    if (isListed && aim === '0') for (const one of found.flatMap((some) => some ?? [])) console.log(`      ${one.person}, ${one.room}: ${one.text}`);
  }
  if (isListed) for (const one of sold.filter(({ room }) => room === 'assembled')) console.log(`  ${one.known ? '*' : ' '} ${one.text}`);
}

function unreadOf(lines: readonly Sold[]): Sold[] | null {
  const english = lines.filter(({ english: isEnglish, text }) => isEnglish && !text.includes('['));
  const unread = unparsed(english.map(({ text }) => text));
  return unread === null ? null : english.filter(({ text }) => unread.includes(text));
}
