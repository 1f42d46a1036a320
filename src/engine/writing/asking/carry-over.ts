import type { InferredCvBuildData } from '../../../domain/cv-build.ts';
import type { CvQuestion } from '../../../domain/cv-question.ts';
import type { Correction } from '../../../domain/correction.ts';
import type { CvDocument } from '../../../domain/document.ts';
import { type FullRoastReport, lineKey, mendedLinesOf, tellLine } from '../../../domain/report.ts';
import { inferQuestionnaire } from '../../building/infer-questionnaire.ts';
import { withChange } from './judge-again.ts';

/**
 * A CV with the mended lines of its report in their places, read into the builder's questionnaire; and of each line that was put together
 * from answers the question with what was answered, so that it can be taken back there. `today`: ISO day that "Present" means; `corrections`: what the CV's owner has put right.
 */
export function carriedOver(
  document: CvDocument,
  report: FullRoastReport,
  today: string,
  corrections: readonly Correction[] = [],
): { inferredCvBuildData: InferredCvBuildData; asked: CvQuestion[] } {
  const lines = mendedLinesOf(report).map((line) => {
    const answers = report.answers?.[lineKey(line)] ?? {};
    return { line, answers, told: tellLine(line, answers) };
  });
  const mended = lines.reduce((all, { line, told }) => {
    const { before, page } = line;
    return told.text === before || told.text.includes('[') ? all : (withChange(all, { page, line: line.line, before, after: told.text }) ?? all);
  }, document.lines);
  return {
    inferredCvBuildData: inferQuestionnaire({ ...document, lines: [...mended] }, today, corrections),
    asked: lines.flatMap(({ line: { before, template }, answers, told }): CvQuestion[] =>
      told.isMended && template !== null && template !== undefined ? [{ line: before.replace(/[\s.;,]+$/u, ''), text: null, template, answers }] : [],
    ),
  };
}
