import { Document, HeadingLevel, type IParagraphOptions, Packer, Paragraph, ShadingType, TextRun } from 'docx';
import { keysOf } from '../domain/keys.ts';
import { SITE_NAME } from '../domain/product-name.ts';
import { DEFAULT_JOB_ROLE, type FullRoastReport, REPORT_SECTIONS, type Rewrite } from '../domain/report.ts';
import { type LedgerEntry, SCORES } from '../domain/roast.ts';
import {
  BULLET_LIST,
  bold,
  clean,
  fileNamePart,
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
const BLANKS =
  'Your own lines are quoted as they stand. Square brackets are blanks that only you can fill: no number, employer or tool has been made up for you. Send nothing with a bracket in it.';
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
          paragraph(BLANKS),
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
  return `full-roast-report-${fileNamePart(role, DEFAULT_JOB_ROLE).toLowerCase()}-${isoDate(date)}.docx`;
}

const SECTIONS: Record<keyof typeof REPORT_SECTIONS, (report: FullRoastReport) => Paragraph[]> = {
  roastScorecard: scorecard,
  whatRecruitersWant: ({ whatRecruitersWant }) => list(whatRecruitersWant),
  atsOptimization: ({ atsOptimization }) => list(atsOptimization),
  redFlags: ({ redFlags }) =>
    redFlags.length === 0 ? [paragraph(EMPTY)] : redFlags.map(({ flagType, explanation }) => item([bold(`${flagType}. `), plain(explanation)])),
  fixSuggestions: ({ fixSuggestions }) => list(fixSuggestions, FIXES),
  beforeAfterRewrites: ({ beforeAfterRewrites }) => (beforeAfterRewrites.length === 0 ? [paragraph(EMPTY)] : beforeAfterRewrites.flatMap(rewrite)),
};

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

function rewrite({ before, roast, after, question, interviewQuestion, page, line }: Rewrite, index: number): Paragraph[] {
  const parts: [string, TextRun, Partial<IParagraphOptions>][] = [
    ['Before', new TextRun({ text: clean(before), italics: true, color: GREY }), {}],
    ['Roast', new TextRun({ text: clean(roast), color: RED }), {}],
    // A line that no rule makes certainly better stays as it is, and its author is asked.
    ['After', new TextRun({ text: clean(after), bold: true }), { shading: { type: ShadingType.CLEAR, fill: PAPER, color: 'auto' } }],
    ...(question === null
      ? []
      : [[after === before ? 'Keep it, and answer this in it' : 'Ask yourself', plain(question), {}] as [string, TextRun, Partial<IParagraphOptions>]]),
    ['Defend this line', plain(interviewQuestion), {}],
  ];
  return [
    heading(`Rewrite ${index + 1}: page ${page}, line ${line}`, HeadingLevel.HEADING_2),
    ...parts.map(([label, run, more], at) => passage(label, [run], { keepLines: true, keepNext: at < parts.length - 1, ...more })),
  ];
}

const paragraph = (text: string): Paragraph => new Paragraph({ children: [plain(text)] });

function list(lines: readonly string[], reference?: string): Paragraph[] {
  const numbering = reference === undefined ? {} : { numbering: { reference, level: 0 } };
  return lines.length === 0 ? [paragraph(EMPTY)] : lines.map((line) => item([plain(line)], numbering));
}
