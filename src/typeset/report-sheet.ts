import { keysOf } from '../domain/keys.ts';
import { SITE_NAME } from '../domain/product-name.ts';
import { DEFAULT_JOB_ROLE, type FullRoastReport, lineKey, mendedTexts, REPORT_SECTIONS, type Rewrite, tellLine } from '../domain/report.ts';
import { besideQuote } from '../domain/marks/roast-note.ts';
import { SCORES } from '../domain/roast.ts';
import { printable } from './printable.ts';
import { paragraph, type ReportBlock, type ReportSheet, reportStationery, section, subheading } from './report-blocks.ts';

const TITLE = 'Full Roast Report';
const NOTHING_INVENTED =
  'Your own lines are quoted as they stand. No number, employer or tool has been made up for you: what only you know is asked for, and the line is put together from your answer.';
const EMPTY = 'Nothing found. Somebody has proofread this.';
const ONLY_ASKED = 'No line here becomes a better one without a fact from you. The questions stand at the top.';

/** The Full Roast Report, in the order of its screen and its Word file. `made`: the day, as it is printed. */
export function reportSheet(report: FullRoastReport, made: string): ReportSheet {
  const job = printable(report.jobRole.trim() === '' ? DEFAULT_JOB_ROLE : report.jobRole.trim());
  const texts = mendedTexts(report);
  const { costliest = [] } = report;
  return {
    ...reportStationery(),
    heading: TITLE,
    title: `${TITLE} for ${job}`,
    subject: `What stands between this CV and the job: ${job}`,
    keywords: ['CV', 'roast'],
    about: job,
    made: `Written on ${made} by ${SITE_NAME}`,
    blocks: [
      ...(texts.length === 0 ? [] : [section('Your mended lines'), list(texts)]),
      paragraph(NOTHING_INVENTED),
      ...(costliest.length === 0 ? [] : [section('The lines that cost you most'), ...costliest.map((line, at) => told(line, `Line ${at + 1}`, report))]),
      ...keysOf(REPORT_SECTIONS).flatMap((name, at) => [section(`${at + 1}. ${REPORT_SECTIONS[name]}`), ...SECTIONS[name](report)]),
    ],
  };
}

const list = (texts: readonly string[], ordered = false): ReportBlock =>
  texts.length === 0 ? paragraph(EMPTY) : { kind: 'list', ordered, items: texts.map((text) => ({ lead: '', text: printable(text) })) };

const SECTIONS: Record<keyof typeof REPORT_SECTIONS, (report: FullRoastReport) => ReportBlock[]> = {
  roastScorecard: scorecard,
  whatRecruitersWant: ({ whatRecruitersWant }) => [list(whatRecruitersWant)],
  atsOptimization: ({ atsOptimization }) => [list(atsOptimization)],
  redFlags: ({ redFlags }) =>
    redFlags.length === 0
      ? [paragraph(EMPTY)]
      : [
          {
            kind: 'list',
            ordered: false,
            items: redFlags.map(({ flagType, explanation }) => ({ lead: `${printable(flagType)}.`, text: printable(explanation) })),
          },
        ],
  fixSuggestions: ({ fixSuggestions }) => [list(fixSuggestions, true)],
  beforeAfterRewrites: rewrites,
};

function scorecard({ roastScorecard, scoreLedger }: FullRoastReport): ReportBlock[] {
  return keysOf(SCORES).flatMap((key): ReportBlock[] => {
    const { name, good } = SCORES[key];
    const entry = roastScorecard[name];
    if (entry === undefined) return [];
    const counted = scoreLedger[key].filter(({ points }) => points !== 0);
    const items = counted.map(({ points, because }) => ({ lead: `${points > 0 ? '+' : '−'}${Math.abs(points)}`, text: printable(because) }));
    return [
      subheading(`${name}: ${entry.score} of 100`),
      { kind: 'note', text: good === 'low' ? 'Lower is better.' : 'Higher is better.' },
      paragraph(entry.roast),
      ...(items.length === 0 ? [] : [{ kind: 'note', text: `How ${entry.score} came about` } as const, { kind: 'list', ordered: false, items } as const]),
    ];
  });
}

/** Rewrites, further questions and strong lines; what the opening has told is only shown side by side. */
function rewrites(report: FullRoastReport): ReportBlock[] {
  const { costliest: opened = [], beforeAfterRewrites, asked = [], strongLines = [] } = report;
  const above = new Set(opened.map(lineKey));
  const known = beforeAfterRewrites.filter((line) => above.has(lineKey(line)));
  const here = beforeAfterRewrites.filter((line) => !above.has(lineKey(line)));
  return [
    ...(beforeAfterRewrites.length === 0 ? [paragraph(opened.length === 0 ? EMPTY : ONLY_ASKED)] : []),
    ...known.map((line): ReportBlock => ({
      kind: 'passages',
      heading: '',
      parts: [
        { label: 'Before', text: printable(line.before), tone: 'quote' },
        { label: 'After', text: printable(nowOf(line, report)), tone: 'strong' },
      ],
    })),
    ...here.map((line, at) => told(line, `Rewrite ${at + 1}`, report)),
    ...asked.map((line) => told(line, 'One fact is missing', report)),
    ...(strongLines.length === 0 ? [] : [subheading('Strong lines: leave them alone'), list(strongLines.map(({ quote }) => quote))]),
  ];
}

const nowOf = (line: Rewrite, { answers }: FullRoastReport): string => tellLine(line, answers?.[lineKey(line)] ?? {}).text;

/** A line with its joke, what is asked about it, and what it has become. */
function told(line: Rewrite, label: string, report: FullRoastReport): ReportBlock {
  const { before, roast, question, interviewQuestion, page, template } = line;
  const after = nowOf(line, report);
  const questions = [...(template?.questions.map(({ text }) => text) ?? []), ...(question === null ? [] : [question])];
  return {
    kind: 'passages',
    heading: `${label}: page ${page}, line ${line.line}`,
    parts: [
      { label: 'Before', text: printable(before), tone: 'quote' },
      { label: 'Roast', text: printable(besideQuote(roast, before)), tone: 'pen' },
      ...questions.map((text) => ({ label: 'Only you know this', text: printable(text), tone: 'plain' }) as const),
      // A line that no rule makes certainly better stays as it is, and its author is asked.
      ...(after === before ? [] : [{ label: 'After', text: printable(after), tone: 'strong' } as const]),
      { label: 'Defend this line', text: printable(interviewQuestion), tone: 'plain' },
    ],
  };
}
