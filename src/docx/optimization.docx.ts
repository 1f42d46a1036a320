import { BorderStyle, Document, HeadingLevel, Packer, Paragraph, ShadingType, TextRun } from 'docx';
import { optimizationStem } from '../domain/file-names.ts';
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

const TITLE = 'CV Optimization';
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
    styles: REPORT_STYLES,
    numbering: { config: [BULLET_LIST] },
    sections: [
      {
        properties: { page: pageOf() },
        footers: { default: footerOf(`${TITLE}: ${target}`) },
        children: [
          ...opening(TITLE, target, `Generated on ${longDate(date)}`),
          ...match(result, accepted),
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
  return `${optimizationStem(jobRole, companyName, isoDate(date))}.docx`;
}

/** How well the CV fits the advert before and after, and what to beware of. */
function match(result: OptimizationResult, accepted: ReadonlySet<string> | undefined): Paragraph[] {
  const all = new Set(changesOf(result).map(({ id }) => id));
  const after = matchScore(result, accepted ?? all);
  return [
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
    passage('Before', written(original === '' ? ABSENT : listed(original), { italics: true, color: GREY })),
    passage(`After${verdict}`, changes ? written(listed(improved), { bold: true }) : [new TextRun({ text: UNCHANGED, color: GREY })]),
    ...(words.length > 0 ? [passage('Now says', [new TextRun(clean(words.join(', ')))])] : []),
    ...suggestions.map((suggestion) => item(written(suggestion))),
  ];
}

/** A list begins on a line of its own, under its label. */
const listed = (text: string): string => (text.includes('\n') ? `\n${text}` : text);

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
