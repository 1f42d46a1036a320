import { z } from 'zod';
import { InferredCvBuildData } from '../../domain/cv-build.ts';
import { CvQuestion } from '../../domain/cv-question.ts';
import { LineAnswers } from '../../domain/line-template.ts';
import { FullRoastReport } from '../../domain/report.ts';

/** `process-full-roast` `{cvUploadId}`: waits for a running generation. */
export const PROCESS_FULL_ROAST = 'process-full-roast';
export const ProcessFullRoastReply = z.object({ fullRoastData: FullRoastReport });

/** `typeset-report` `{cvUploadId, answers, day}`: a paid report as a PDF, with the answers as they stand on the screen. `day`: where the reader is, ISO. */
export const TYPESET_REPORT = 'typeset-report';
export const TypesetReportRequest = z.object({ cvUploadId: z.uuid(), answers: z.record(z.string().max(40), LineAnswers), day: z.iso.date() });
export type TypesetReportRequest = z.infer<typeof TypesetReportRequest>;

/** `keep-report-answers` `{cvUploadId, answers}`: keeps the buyer's answers with the report and checks the lines they make. */
export const KEEP_REPORT_ANSWERS = 'keep-report-answers';
export const KeepReportAnswersRequest = z.object({ cvUploadId: z.uuid(), answers: z.record(z.string().max(40), LineAnswers) });
export const KeepReportAnswersReply = z.object({
  /** The lines that the answers make, as the server puts them together; `struck` are the words that our own detectors would strike. */
  lines: z.array(z.object({ key: z.string(), text: z.string(), struck: z.array(z.string()) })),
});

/** `carry-into-builder` `{cvUploadId}`: the CV with the mended lines of its paid report, as the builder's questionnaire. Stores nothing. */
export const CARRY_INTO_BUILDER = 'carry-into-builder';
export const CarryIntoBuilderRequest = z.object({ cvUploadId: z.uuid() });
export const CarryIntoBuilderReply = z.object({
  inferredCvBuildData: InferredCvBuildData,
  /** Lines that were put together from answers, with the answers. */
  asked: z.array(CvQuestion),
});
