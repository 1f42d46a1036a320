import { AlignmentType, BorderStyle, Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, ShadingType, TextRun } from 'docx';
import { keysOf } from '../domain/keys.ts';
import {
  type AnnotatedExperience,
  type AnnotatedSection,
  changesOf,
  KEYWORD_STATUSES,
  type KeywordEntry,
  matchScore,
  type OptimizationResult,
} from '../domain/optimization.ts';
import { SITE_NAME } from '../domain/product-name.ts';
import {
  BULLET_LIST,
  bold,
  clean,
  fileNamePart,
  FONT,
  GREY,
  heading,
  INK,
  isoDate,
  item,
  longDate,
  PAPER,
  pageOf,
  paragraphsOf,
  RED,
  written,
} from './optimization-paper.ts';

const TITLE = 'CV Optimization';
const TEXT_SIZE = 21;
const WARNING =
  'Everything suggested here is the ideal. Keep your CV truthful: take only what you can defend in the interview, and leave out the rest. Square brackets are blanks that only you can fill; send nothing with a bracket in it.';
const NOTHING = 'Nothing to add here.';
const UNCHANGED = 'Fine as it stands.';
const ABSENT = '(Not in the CV.)';

export interface OptimizationReportOptions {
  /** The day it is made, in the reader's time zone. */
  date: Date;
  /** Ids of the changes the reader has accepted; absent: nobody was asked, and no change is marked either way. */
  accepted?: ReadonlySet<string>;
}

/** The optimisation as a Word file: one column, headings and lists that Word knows as such, page numbers, no tables, no text boxes. */
export async function buildOptimizationReport(result: OptimizationResult, { date, accepted }: OptimizationReportOptions): Promise<Blob> {
  const target = `${clean(result.jobRole)} at ${clean(result.companyName)}`;
  const document = new Document({
    title: `${TITLE}: ${target}`,
    creator: SITE_NAME,
    lastModifiedBy: SITE_NAME,
    description: `Generated on ${longDate(date)}`,
    keywords: 'CV, cover letter, ATS, keywords',
    styles: {
      default: {
        document: { run: { font: FONT, size: TEXT_SIZE, color: INK }, paragraph: { spacing: { after: 120, line: 276 } } },
        title: { run: { font: FONT, size: 56, bold: true, color: INK }, paragraph: { spacing: { after: 140, line: 240 } } },
        heading1: { run: { font: FONT, size: 32, bold: true, color: RED }, paragraph: { spacing: { before: 440, after: 160 }, keepNext: true } },
        heading2: { run: { font: FONT, size: 24, bold: true, color: INK }, paragraph: { spacing: { before: 260, after: 80 }, keepNext: true } },
      },
    },
    numbering: { config: [BULLET_LIST] },
    sections: [
      {
        properties: { page: pageOf() },
        footers: { default: footer(target) },
        children: [
          ...opening(result, target, date, accepted),
          heading('1. Cover letter', HeadingLevel.HEADING_1),
          ...paragraphsOf(result.coverLetter).map((paragraph) => new Paragraph({ spacing: { after: 160 }, children: written(paragraph) })),
          heading('2. Annotated CV improvements', HeadingLevel.HEADING_1),
          ...improvements(result, accepted),
          heading('3. ATS keywords', HeadingLevel.HEADING_1),
          ...keywords(result),
          heading('4. Company tailoring', HeadingLevel.HEADING_1),
          ...list(result.companyTailoringTips),
          heading('5. Overall recommendations', HeadingLevel.HEADING_1),
          ...list(result.overallRecommendations),
          heading('Before you send it', HeadingLevel.HEADING_1),
          new Paragraph({ children: [bold(WARNING)] }),
          new Paragraph({ children: [new TextRun({ text: `Generated on ${longDate(date)}`, color: GREY })] }),
        ],
      },
    ],
  });
  return Packer.toBlob(document);
}

/** `CV_Optimization_{jobRole}_{companyName}_{date}.docx`. */
export function optimizationFileName(jobRole: string, companyName: string, date: Date): string {
  return `CV_Optimization_${fileNamePart(jobRole, 'Job')}_${fileNamePart(companyName, 'Company')}_${isoDate(date)}.docx`;
}

function opening(result: OptimizationResult, target: string, date: Date, accepted: ReadonlySet<string> | undefined): Paragraph[] {
  const all = new Set(changesOf(result).map(({ id }) => id));
  const after = matchScore(result, accepted ?? all);
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(TITLE)] }),
    new Paragraph({ spacing: { after: 60 }, children: [new TextRun({ text: target, size: 32, color: RED, bold: true })] }),
    new Paragraph({
      spacing: { after: 200 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 18, color: INK, space: 10 } },
      children: [new TextRun({ text: `Generated on ${longDate(date)} by ${SITE_NAME}`, color: GREY })],
    }),
    new Paragraph({
      children: [
        bold(`Match with the advert: ${matchScore(result, new Set())} of 100 as the CV stands, ${after} `),
        new TextRun({ text: accepted === undefined ? 'with every change below.' : 'with the changes you accepted.', bold: true }),
      ],
    }),
    new Paragraph({
      shading: { type: ShadingType.CLEAR, fill: PAPER, color: 'auto' },
      border: { left: { style: BorderStyle.SINGLE, size: 24, color: RED, space: 8 } },
      indent: { left: 200 },
      children: written(WARNING),
    }),
  ];
}

function improvements(result: OptimizationResult, accepted: ReadonlySet<string> | undefined): Paragraph[] {
  const { professionalSummary, skills, experience } = result.annotatedCVSections;
  const said = new Map(result.keywordLedger.map(({ id, requirement }) => [id, requirement]));
  return [
    heading('Professional summary', HeadingLevel.HEADING_2),
    ...annotated(professionalSummary, said, accepted),
    heading('Skills', HeadingLevel.HEADING_2),
    ...annotated(skills, said, accepted),
    ...experience.flatMap((section, at) => [heading(headOf(section, at), HeadingLevel.HEADING_2), ...annotated(section, said, accepted)]),
  ];
}

const headOf = ({ role }: AnnotatedExperience, at: number): string => (role.trim() === '' ? `Experience ${at + 1}` : `Experience ${at + 1}: ${role}`);

function annotated(section: AnnotatedSection, said: ReadonlyMap<string, string>, accepted: ReadonlySet<string> | undefined): Paragraph[] {
  const { id, original, improved, suggestions, adds } = section;
  const changes = improved.trim() !== '' && improved !== original;
  const words = adds.flatMap((entry) => said.get(entry) ?? []);
  const verdict = accepted === undefined || !changes ? '' : accepted.has(id) ? ' (accepted)' : ' (not accepted)';
  return [
    passage('Before', ...written(original === '' ? ABSENT : listed(original), { italics: true, color: GREY })),
    passage(`After${verdict}`, ...(changes ? written(listed(improved), { bold: true }) : [new TextRun({ text: UNCHANGED, color: GREY })])),
    ...(words.length > 0 ? [passage('Now says', new TextRun(clean(words.join(', '))))] : []),
    ...suggestions.map((suggestion) => item(written(suggestion))),
  ];
}

/** A list begins on a line of its own, under its label. */
const listed = (text: string): string => (text.includes('\n') ? `\n${text}` : text);

const passage = (label: string, ...runs: TextRun[]): Paragraph =>
  new Paragraph({
    spacing: { after: 80 },
    indent: { left: 200 },
    border: { left: { style: BorderStyle.SINGLE, size: 12, color: RED, space: 8 } },
    children: [bold(`${label}: `), ...runs],
  });

function keywords({ atsKeywords, keywordLedger }: OptimizationResult): Paragraph[] {
  return [
    ...(atsKeywords.length === 0
      ? [new Paragraph({ children: [new TextRun(NOTHING)] })]
      : [new Paragraph({ children: [bold('Words your CV may honestly use, most important first: '), new TextRun(clean(atsKeywords.join(', ')))] })]),
    ...keysOf(KEYWORD_STATUSES).flatMap((status) => {
      const entries = keywordLedger.filter((entry) => entry.status === status);
      return entries.length === 0 ? [] : [heading(KEYWORD_STATUSES[status], HeadingLevel.HEADING_2), ...entries.map(keyword)];
    }),
  ];
}

function keyword({ requirement, must, points, proof, sentence }: KeywordEntry): Paragraph {
  return item([
    bold(requirement),
    new TextRun({ text: ` (${must ? 'must' : 'nice to have'}, ${points} ${points === 1 ? 'point' : 'points'})`, color: GREY }),
    ...(proof === null ? [] : [new TextRun({ text: clean(` “${proof.quote}” (page ${proof.page}, line ${proof.line})`), italics: true })]),
    ...(sentence === null ? [] : [new TextRun({ text: 'Add: ', bold: true, break: 1 }), ...written(sentence)]),
  ]);
}

const list = (lines: readonly string[]): Paragraph[] =>
  lines.length === 0 ? [new Paragraph({ children: [new TextRun(NOTHING)] })] : lines.map((line) => item(written(line)));

function footer(target: string): Footer {
  const run = { color: GREY, size: 16 };
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({ ...run, text: `${SITE_NAME} · ${TITLE}: ${target} · Page ` }),
          new TextRun({ ...run, children: [PageNumber.CURRENT] }),
          new TextRun({ ...run, text: ' of ' }),
          new TextRun({ ...run, children: [PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
}
