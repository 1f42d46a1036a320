import { keysOf } from '../domain/keys.ts';
import { type AnnotatedSection, KEYWORD_STATUSES, type KeywordEntry, type OptimizationResult } from '../domain/optimization.ts';
import { annotatedPassage, matchSentence, OPTIMIZATION_REPORT as WORDS } from '../domain/optimization-report.ts';
import { printable } from './printable.ts';
import { paragraph, type ReportBlock, type ReportSheet, reportStationery, section, subheading } from './report-blocks.ts';

const { sections: SECTIONS, labels: LABELS } = WORDS;

interface OptimizationSheetOptions {
  /** The day it is made, as it is printed. */
  day: string;
  /** Ids of the changes the reader has accepted. */
  accepted: ReadonlySet<string>;
}

/** The report of an optimization, in the order of its Word file. */
export function optimizationSheet(result: OptimizationResult, { day, accepted }: OptimizationSheetOptions): ReportSheet {
  const target = printable(WORDS.target(result.jobRole, result.companyName));
  const { professionalSummary, skills, experience } = result.annotatedCVSections;
  const said = new Map(result.keywordLedger.map(({ id, requirement }) => [id, requirement]));
  const annotated = (heading: string, passage: AnnotatedSection): ReportBlock[] => annotatedBlocks(heading, passage, said, accepted);
  return {
    ...reportStationery(),
    heading: WORDS.title,
    title: `${WORDS.title}: ${target}`,
    subject: target,
    keywords: [...WORDS.keywords],
    about: target,
    made: WORDS.made(day),
    blocks: [
      { kind: 'strong', text: matchSentence(result, accepted) },
      paragraph(WORDS.warning),
      section(SECTIONS.letter),
      ...result.coverLetter
        .split(/\n\s*\n/u)
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .map(paragraph),
      section(SECTIONS.improvements),
      ...annotated(WORDS.parts.professionalSummary, professionalSummary),
      ...annotated(WORDS.parts.skills, skills),
      ...experience.flatMap((passage, at) => annotated(WORDS.role(passage, at), passage)),
      section(SECTIONS.keywords),
      ...keywords(result),
      section(SECTIONS.tips),
      ...list(result.companyTailoringTips),
      section(SECTIONS.recommendations),
      ...list(result.overallRecommendations),
      section(SECTIONS.end),
      { kind: 'strong', text: WORDS.warning },
      { kind: 'note', text: WORDS.made(day) },
    ],
  };
}

function annotatedBlocks(heading: string, passage: AnnotatedSection, said: ReadonlyMap<string, string>, accepted: ReadonlySet<string>): ReportBlock[] {
  const { before, after, verdict } = annotatedPassage(passage, accepted);
  const words = passage.adds.flatMap((id) => said.get(id) ?? []);
  return [
    {
      kind: 'passages',
      heading: printable(heading),
      parts: [
        { label: LABELS.before, text: listed(before), tone: 'quote' },
        {
          label: `${LABELS.after}${verdict}`,
          ...(after === null ? { text: WORDS.unchanged, tone: 'plain' as const } : { text: listed(after), tone: 'strong' as const }),
        },
        ...(words.length === 0 ? [] : [{ label: LABELS.says, text: printable(words.join(', ')), tone: 'plain' as const }]),
      ],
    },
    ...(passage.suggestions.length === 0 ? [] : list(passage.suggestions)),
  ];
}

/** A list begins on a line of its own, under its label. */
const listed = (text: string): string => printable(text.includes('\n') ? `\n${text}` : text);

function keywords({ atsKeywords, keywordLedger }: OptimizationResult): ReportBlock[] {
  return [
    atsKeywords.length === 0 ? paragraph(WORDS.nothing) : paragraph(`${WORDS.words} ${atsKeywords.join(', ')}`),
    ...keysOf(KEYWORD_STATUSES).flatMap((status): ReportBlock[] => {
      const entries = keywordLedger.filter((entry) => entry.status === status);
      return entries.length === 0 ? [] : [subheading(KEYWORD_STATUSES[status]), { kind: 'list', ordered: false, items: entries.map(keyword) }];
    }),
  ];
}

function keyword({ requirement, must, points, status, proof, sentence }: KeywordEntry): { lead: string; text: string } {
  const found = [WORDS.weight(must, points), ...(proof === null ? [] : [WORDS.proof(proof, status)])].join(' ');
  return { lead: printable(requirement), text: printable(sentence === null ? found : `${found}\n${LABELS.add}: ${sentence}`) };
}

const list = (texts: readonly string[]): ReportBlock[] =>
  texts.length === 0 ? [paragraph(WORDS.nothing)] : [{ kind: 'list', ordered: false, items: texts.map((text) => ({ lead: '', text: printable(text) })) }];
