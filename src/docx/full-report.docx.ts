import { Document, HeadingLevel, type IParagraphOptions, Packer, Paragraph, ShadingType, TextRun } from 'docx';
import { fullReportStem } from '../domain/file-names.ts';
import { keysOf } from '../domain/keys.ts';
import { SITE_NAME } from '../domain/product-name.ts';
import { DEFAULT_JOB_ROLE, type FullRoastReport, lineKey, mendedTexts, REPORT_SECTIONS, type Rewrite, tellLine } from '../domain/report.ts';
import { besideQuote } from '../domain/marks/roast-note.ts';
import { type LedgerEntry, SCORES } from '../domain/roast.ts';
import {
  BULLET_LIST,
  bold,
  clean,
  footerOf,
  GREY,
  heading,
  isoDate,
  item,
  listOf,
  longDate,
  opening,
  PAPER,
  pageOf,
  passage,
  plain,
  RED,
  REPORT_STYLES,
} from './stationery.ts';

const FIXES = 'fixes';
const TITLE = 'Full Roast Report';
const NOTHING_INVENTED =
  'Your own lines are quoted as they stand. No number, employer or tool has been made up for you: what only you know is asked for, and the line is put together from your answer.';
const EMPTY = 'Nothing found. Somebody has proofread this.';

/**
 * The report as a Word file: one column, headings and lists that Word knows as such, page numbers, no tables, no text boxes.
 * `date` is the day it was made, in the reader's time zone.
 */
export async function buildFullReport(report: FullRoastReport, { date }: { date: Date }): Promise<Blob> {
  const job = jobOf(report);
  const document = new Document({
    title: `${TITLE} for ${job}`,
    subject: `What stands between this CV and the job: ${job}`,
    creator: SITE_NAME,
    lastModifiedBy: SITE_NAME,
    description: `Written on ${longDate(date)}`,
    keywords: 'CV, roast, ATS, rewrites',
    styles: REPORT_STYLES,
    numbering: { config: [BULLET_LIST, listOf(FIXES, 'decimal', { left: 460, hanging: 460 })] },
    sections: [
      {
        properties: { page: pageOf() },
        footers: { default: footerOf(`${TITLE} for ${job}`) },
        children: [
          ...opening(TITLE, job, `Written on ${longDate(date)}`),
          ...mendedFirst(report),
          paragraph(NOTHING_INVENTED),
          ...costliest(report),
          ...keysOf(REPORT_SECTIONS).flatMap((name, index) => [
            heading(`${index + 1}. ${REPORT_SECTIONS[name]}`, HeadingLevel.HEADING_1),
            ...SECTIONS[name](report),
          ]),
        ],
      },
    ],
  });
  return Packer.toBlob(document);
}

/** `full-roast-report-{role}-{date}.docx`, in letters, digits and hyphens that every file system takes. */
export function fullReportFileName(role: string, date: Date): string {
  return `${fullReportStem(role, isoDate(date))}.docx`;
}

const SECTIONS: Record<keyof typeof REPORT_SECTIONS, (report: FullRoastReport) => Paragraph[]> = {
  roastScorecard: scorecard,
  whatRecruitersWant: ({ whatRecruitersWant }) => list(whatRecruitersWant),
  atsOptimization: ({ atsOptimization }) => list(atsOptimization),
  redFlags: ({ redFlags }) =>
    redFlags.length === 0 ? [paragraph(EMPTY)] : redFlags.map(({ flagType, explanation }) => item([bold(`${flagType}. `), plain(explanation)])),
  fixSuggestions: ({ fixSuggestions }) => list(fixSuggestions, FIXES),
  beforeAfterRewrites: rewrites,
};

/** What the buyer came for stands first: the lines as they go into the CV. */
function mendedFirst(report: FullRoastReport): Paragraph[] {
  const texts = mendedTexts(report);
  return texts.length === 0 ? [] : [heading('Your mended lines', HeadingLevel.HEADING_1), ...list(texts)];
}

function costliest(report: FullRoastReport): Paragraph[] {
  const { costliest: lines = [] } = report;
  if (lines.length === 0) return [];
  return [heading('The lines that cost you most', HeadingLevel.HEADING_1), ...lines.flatMap((line, at) => told(line, `Line ${at + 1}`, report))];
}

/** Rewrites, further questions and strong lines; what the opening has told is only shown side by side. */
function rewrites(report: FullRoastReport): Paragraph[] {
  const { costliest: opened = [], beforeAfterRewrites, asked = [], strongLines = [] } = report;
  const above = new Set(opened.map(lineKey));
  const here = beforeAfterRewrites.filter((line) => !above.has(lineKey(line)));
  const known = beforeAfterRewrites.filter((line) => above.has(lineKey(line)));
  return [
    ...(beforeAfterRewrites.length === 0 ? [paragraph(opened.length === 0 ? EMPTY : ONLY_ASKED)] : []),
    ...known.flatMap((line) => [
      passage('Before', [new TextRun({ text: clean(line.before), italics: true, color: GREY })], { keepNext: true }),
      passage('After', [bold(toldNow(line, report))], { spacing: { after: 200 } }),
    ]),
    ...here.flatMap((line, at) => told(line, `Rewrite ${at + 1}`, report)),
    ...asked.flatMap((line) => told(line, 'One fact is missing', report)),
    ...(strongLines.length === 0 ? [] : [heading('Strong lines: leave them alone', HeadingLevel.HEADING_2), ...list(strongLines.map(({ quote }) => quote))]),
  ];
}

const ONLY_ASKED = 'No line here becomes a better one without a fact from you. The questions stand at the top.';
const toldNow = (line: Rewrite, { answers }: FullRoastReport): string => tellLine(line, answers?.[lineKey(line)] ?? {}).text;

const jobOf = (report: FullRoastReport): string => (report.jobRole.trim() === '' ? DEFAULT_JOB_ROLE : clean(report.jobRole.trim()));

function scorecard({ roastScorecard, scoreLedger }: FullRoastReport): Paragraph[] {
  return keysOf(SCORES).flatMap((key) => {
    const { name, good } = SCORES[key];
    const entry = roastScorecard[name];
    if (entry === undefined) return [];
    return [
      heading(`${name}: ${entry.score} of 100`, HeadingLevel.HEADING_2),
      new Paragraph({
        keepNext: true,
        spacing: { after: 60 },
        children: [new TextRun({ text: good === 'low' ? 'Lower is better.' : 'Higher is better.', color: GREY, size: 18 })],
      }),
      paragraph(entry.roast),
      ...ledger(scoreLedger[key], entry.score),
    ];
  });
}

/** The sum behind a score, an entry a line; the points add up to it. */
function ledger(entries: readonly LedgerEntry[], score: number): Paragraph[] {
  const counted = entries.filter(({ points }) => points !== 0);
  if (counted.length === 0) return [];
  return [
    new Paragraph({
      keepNext: true,
      spacing: { before: 80, after: 40 },
      children: [new TextRun({ text: `How ${score} came about`, bold: true, size: 18, color: GREY })],
    }),
    ...counted.map(({ points, because }) =>
      item([new TextRun({ text: `${points > 0 ? '+' : '−'}${Math.abs(points)}  `, bold: true, size: 18 }), new TextRun({ text: clean(because), size: 18 })], {
        spacing: { after: 30 },
      }),
    ),
  ];
}

/** A line with its joke, what is asked about it, and what it has become. */
function told(line: Rewrite, label: string, report: FullRoastReport): Paragraph[] {
  const { before, roast, question, interviewQuestion, page, template } = line;
  const after = toldNow(line, report);
  const questions = [...(template?.questions.map(({ text }) => text) ?? []), ...(question === null ? [] : [question])];
  const parts: [string, TextRun, Partial<IParagraphOptions>][] = [
    ['Before', new TextRun({ text: clean(before), italics: true, color: GREY }), {}],
    ['Roast', new TextRun({ text: clean(besideQuote(roast, before)), color: RED }), {}],
    ...questions.map((text): [string, TextRun, Partial<IParagraphOptions>] => ['Only you know this', plain(text), {}]),
    // A line that no rule makes certainly better stays as it is, and its author is asked.
    ...(after === before
      ? []
      : [
          ['After', new TextRun({ text: clean(after), bold: true }), { shading: { type: ShadingType.CLEAR, fill: PAPER, color: 'auto' } }] satisfies [
            string,
            TextRun,
            Partial<IParagraphOptions>,
          ],
        ]),
    ['Defend this line', plain(interviewQuestion), {}],
  ];
  return [
    heading(`${label}: page ${page}, line ${line.line}`, HeadingLevel.HEADING_2),
    ...parts.map(([name, run, more], at) => passage(name, [run], { keepLines: true, keepNext: at === 0, ...more })),
  ];
}

const paragraph = (text: string): Paragraph => new Paragraph({ children: [plain(text)] });

function list(lines: readonly string[], reference?: string): Paragraph[] {
  const numbering = reference === undefined ? {} : { numbering: { reference, level: 0 } };
  return lines.length === 0 ? [paragraph(EMPTY)] : lines.map((line) => item([plain(line)], numbering));
}
