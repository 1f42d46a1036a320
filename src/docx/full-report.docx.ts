import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  TextRun,
  type IParagraphOptions,
} from 'docx';
import { keysOf } from '../domain/keys.ts';
import { SITE_NAME } from '../domain/product-name.ts';
import { DEFAULT_JOB_ROLE, type FullRoastReport, REPORT_SECTIONS, type Rewrite } from '../domain/report.ts';
import { type LedgerEntry, SCORES } from '../domain/roast.ts';

const FONT = 'Arial';
const INK = '15120E';
const RED = 'B3201A';
const GREY = '5E574C';
const PAPER = 'F7F2E8';
const BULLETS = 'bullets';
const FIXES = 'fixes';
const TITLE = 'Full Roast Report';
const EMPTY = 'Nothing found. Somebody has proofread this.';

/** A4, in millimetres. */
const PAGE = { width: 210, height: 297, margin: 22 } as const;
const TEXT_SIZE = 21;

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
    styles: {
      default: {
        document: { run: { font: FONT, size: TEXT_SIZE, color: INK }, paragraph: { spacing: { after: 120, line: 276 } } },
        title: { run: { font: FONT, size: 56, bold: true, color: INK }, paragraph: { spacing: { after: 140, line: 240 } } },
        heading1: { run: { font: FONT, size: 32, bold: true, color: RED }, paragraph: { spacing: { before: 480, after: 160 }, keepNext: true } },
        heading2: { run: { font: FONT, size: 24, bold: true, color: INK }, paragraph: { spacing: { before: 280, after: 80 }, keepNext: true } },
      },
    },
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            { level: 0, format: LevelFormat.BULLET, text: '•', alignment: AlignmentType.LEFT, style: { paragraph: { indent: { left: 360, hanging: 260 } } } },
          ],
        },
        {
          reference: FIXES,
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 460, hanging: 460 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: convertMillimetersToTwip(PAGE.width), height: convertMillimetersToTwip(PAGE.height) },
            margin: {
              top: convertMillimetersToTwip(PAGE.margin),
              bottom: convertMillimetersToTwip(PAGE.margin),
              left: convertMillimetersToTwip(PAGE.margin),
              right: convertMillimetersToTwip(PAGE.margin),
            },
          },
        },
        footers: { default: footer(job) },
        children: [
          ...opening(job, date),
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
  const safe = role
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/gu, '');
  return `full-roast-report-${safe === '' ? DEFAULT_JOB_ROLE.toLowerCase() : safe}-${isoDate(date)}.docx`;
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

function opening(job: string, date: Date): Paragraph[] {
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(TITLE)] }),
    new Paragraph({ spacing: { after: 60 }, children: [new TextRun({ text: job, size: 32, color: RED, bold: true })] }),
    new Paragraph({
      spacing: { after: 200 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 18, color: INK, space: 10 } },
      children: [new TextRun({ text: `Written on ${longDate(date)} by ${SITE_NAME}`, color: GREY })],
    }),
    paragraph(
      'Your own lines are quoted as they stand. Square brackets are blanks that only you can fill: no number, employer or tool has been made up for you. Send nothing with a bracket in it.',
    ),
  ];
}

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
      item(
        [new TextRun({ text: `${points > 0 ? '+' : '−'}${Math.abs(points)}  `, bold: true, size: 18 }), new TextRun({ text: clean(because), size: 18 })],
        BULLETS,
        { spacing: { after: 30 } },
      ),
    ),
  ];
}

function rewrite({ before, roast, after, question, interviewQuestion, page, line }: Rewrite, index: number): Paragraph[] {
  const parts: [string, TextRun, Partial<IParagraphOptions>][] = [
    ['Before', new TextRun({ text: clean(before), italics: true, color: GREY }), {}],
    ['Roast', new TextRun({ text: clean(roast), color: RED }), {}],
    ['After', new TextRun({ text: clean(after), bold: true }), { shading: { type: ShadingType.CLEAR, fill: PAPER, color: 'auto' } }],
    ...(question === null ? [] : [['Ask yourself', plain(question), {}] as [string, TextRun, Partial<IParagraphOptions>]]),
    ['Defend this line', plain(interviewQuestion), {}],
  ];
  return [
    heading(`Rewrite ${index + 1}: page ${page}, line ${line}`, HeadingLevel.HEADING_2),
    ...parts.map(
      ([label, run, more], at) =>
        new Paragraph({
          keepLines: true,
          keepNext: at < parts.length - 1,
          spacing: { after: 80 },
          indent: { left: 200 },
          border: { left: { style: BorderStyle.SINGLE, size: 12, color: RED, space: 8 } },
          ...more,
          children: [bold(`${label}: `), run],
        }),
    ),
  ];
}

function footer(job: string): Footer {
  const run = { color: GREY, size: 16 };
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({ ...run, text: `${SITE_NAME} · ${TITLE} for ${job} · Page ` }),
          new TextRun({ ...run, children: [PageNumber.CURRENT] }),
          new TextRun({ ...run, text: ' of ' }),
          new TextRun({ ...run, children: [PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
}

const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]): Paragraph =>
  new Paragraph({ heading: level, children: [new TextRun(clean(text))] });
const paragraph = (text: string): Paragraph => new Paragraph({ children: [plain(text)] });
const plain = (text: string): TextRun => new TextRun(clean(text));
const bold = (text: string): TextRun => new TextRun({ text: clean(text), bold: true });
const item = (children: TextRun[], reference = BULLETS, more: Partial<IParagraphOptions> = {}): Paragraph =>
  new Paragraph({ numbering: { reference, level: 0 }, spacing: { after: 90 }, ...more, children });

function list(lines: readonly string[], reference = BULLETS): Paragraph[] {
  return lines.length === 0 ? [paragraph(EMPTY)] : lines.map((line) => item([plain(line)], reference));
}

/** XML 1.0 knows no control characters, and half a surrogate pair is none either. */
const clean = (text: string): string => text.toWellFormed().replace(/(?![\t\n\r])[\p{Cc}\p{Cn}]/gu, '');

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const longDate = (date: Date): string => `${date.getDate()} ${MONTHS[date.getMonth()] ?? ''} ${date.getFullYear()}`;
const isoDate = (date: Date): string => [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');
