import { BorderStyle, Document, HeadingLevel, Packer, Paragraph, ShadingType, TextRun } from 'docx';
import { optimizationStem } from '../domain/file-names.ts';
import { keysOf } from '../domain/keys.ts';
import { type AnnotatedSection, KEYWORD_STATUSES, type KeywordEntry, type OptimizationResult } from '../domain/optimization.ts';
import { annotatedPassage, matchSentence, OPTIMIZATION_REPORT as WORDS } from '../domain/optimization-report.ts';
import { SITE_NAME } from '../domain/product-name.ts';
import {
  BULLET_LIST,
  bold,
  clean,
  footerOf,
  GREY,
  heading,
  isoDate,
  item,
  longDate,
  opening,
  PAPER,
  pageOf,
  paragraphsOf,
  passage,
  RED,
  REPORT_STYLES,
  written,
} from './stationery.ts';

const { title: TITLE, sections: SECTIONS, labels: LABELS } = WORDS;

export interface OptimizationReportOptions {
  /** The day it is made, in the reader's time zone. */
  date: Date;
  /** Ids of the changes the reader has accepted; absent: nobody was asked, and no change is marked either way. */
  accepted?: ReadonlySet<string>;
}

/** The optimisation as a Word file: one column, headings and lists that Word knows as such, page numbers, no tables, no text boxes. */
export async function buildOptimizationReport(result: OptimizationResult, { date, accepted }: OptimizationReportOptions): Promise<Blob> {
  const target = clean(WORDS.target(result.jobRole, result.companyName));
  const made = WORDS.made(longDate(date));
  const document = new Document({
    title: `${TITLE}: ${target}`,
    creator: SITE_NAME,
    lastModifiedBy: SITE_NAME,
    description: made,
    keywords: WORDS.keywords.join(', '),
    styles: REPORT_STYLES,
    numbering: { config: [BULLET_LIST] },
    sections: [
      {
        properties: { page: pageOf() },
        footers: { default: footerOf(`${TITLE}: ${target}`) },
        children: [
          ...opening(TITLE, target, made),
          ...match(result, accepted),
          heading(SECTIONS.letter, HeadingLevel.HEADING_1),
          ...paragraphsOf(result.coverLetter).map((paragraph) => new Paragraph({ spacing: { after: 160 }, children: written(paragraph) })),
          heading(SECTIONS.improvements, HeadingLevel.HEADING_1),
          ...improvements(result, accepted),
          heading(SECTIONS.keywords, HeadingLevel.HEADING_1),
          ...keywords(result),
          heading(SECTIONS.tips, HeadingLevel.HEADING_1),
          ...list(result.companyTailoringTips),
          heading(SECTIONS.recommendations, HeadingLevel.HEADING_1),
          ...list(result.overallRecommendations),
          heading(SECTIONS.end, HeadingLevel.HEADING_1),
          new Paragraph({ children: [bold(WORDS.warning)] }),
          new Paragraph({ children: [new TextRun({ text: made, color: GREY })] }),
        ],
      },
    ],
  });
  return Packer.toBlob(document);
}

/** `CV_Optimization_{jobRole}_{companyName}_{date}.docx`. */
export function optimizationFileName(jobRole: string, companyName: string, date: Date): string {
  return `${optimizationStem(jobRole, companyName, isoDate(date))}.docx`;
}

/** How well the CV fits the advert before and after, and what to beware of. */
function match(result: OptimizationResult, accepted: ReadonlySet<string> | undefined): Paragraph[] {
  return [
    new Paragraph({ children: [bold(matchSentence(result, accepted))] }),
    new Paragraph({
      shading: { type: ShadingType.CLEAR, fill: PAPER, color: 'auto' },
      border: { left: { style: BorderStyle.SINGLE, size: 24, color: RED, space: 8 } },
      indent: { left: 200 },
      children: written(WORDS.warning),
    }),
  ];
}

function improvements(result: OptimizationResult, accepted: ReadonlySet<string> | undefined): Paragraph[] {
  const { professionalSummary, skills, experience } = result.annotatedCVSections;
  const said = new Map(result.keywordLedger.map(({ id, requirement }) => [id, requirement]));
  return [
    heading(WORDS.parts.professionalSummary, HeadingLevel.HEADING_2),
    ...annotated(professionalSummary, said, accepted),
    heading(WORDS.parts.skills, HeadingLevel.HEADING_2),
    ...annotated(skills, said, accepted),
    ...experience.flatMap((section, at) => [heading(WORDS.role(section, at), HeadingLevel.HEADING_2), ...annotated(section, said, accepted)]),
  ];
}

function annotated(section: AnnotatedSection, said: ReadonlyMap<string, string>, accepted: ReadonlySet<string> | undefined): Paragraph[] {
  const { suggestions, adds } = section;
  const { before, after, verdict } = annotatedPassage(section, accepted);
  const words = adds.flatMap((entry) => said.get(entry) ?? []);
  return [
    passage(LABELS.before, written(listed(before), { italics: true, color: GREY })),
    passage(`${LABELS.after}${verdict}`, after === null ? [new TextRun({ text: WORDS.unchanged, color: GREY })] : written(listed(after), { bold: true })),
    ...(words.length > 0 ? [passage(LABELS.says, [new TextRun(clean(words.join(', ')))])] : []),
    ...suggestions.map((suggestion) => item(written(suggestion))),
  ];
}

/** A list begins on a line of its own, under its label. */
const listed = (text: string): string => (text.includes('\n') ? `\n${text}` : text);

function keywords({ atsKeywords, keywordLedger }: OptimizationResult): Paragraph[] {
  return [
    ...(atsKeywords.length === 0
      ? [new Paragraph({ children: [new TextRun(WORDS.nothing)] })]
      : [new Paragraph({ children: [bold(`${WORDS.words} `), new TextRun(clean(atsKeywords.join(', ')))] })]),
    ...keysOf(KEYWORD_STATUSES).flatMap((status) => {
      const entries = keywordLedger.filter((entry) => entry.status === status);
      return entries.length === 0 ? [] : [heading(KEYWORD_STATUSES[status], HeadingLevel.HEADING_2), ...entries.map(keyword)];
    }),
  ];
}

function keyword({ requirement, must, points, status, proof, sentence }: KeywordEntry): Paragraph {
  return item([
    bold(requirement),
    new TextRun({ text: ` ${WORDS.weight(must, points)}`, color: GREY }),
    ...(proof === null ? [] : [new TextRun({ text: clean(` ${WORDS.proof(proof, status)}`), italics: true })]),
    ...(sentence === null ? [] : [new TextRun({ text: `${LABELS.add}: `, bold: true, break: 1 }), ...written(sentence)]),
  ]);
}

const list = (lines: readonly string[]): Paragraph[] =>
  lines.length === 0 ? [new Paragraph({ children: [new TextRun(WORDS.nothing)] })] : lines.map((line) => item(written(line)));
