import type { Cv } from '../../domain/cv.ts';
import { FINDING_KINDS } from '../../domain/finding.ts';
import { BUILD } from '../../domain/limits.ts';
import { understandJob } from '../job/target-job.ts';
import { documentFromText } from '../reading/document-from-text.ts';
import { readCv } from '../reading/read-cv.ts';
import { judgeCv } from '../scoring/judge-cv.ts';
import { clip } from './clip.ts';

const ANY_JOB = understandJob('Assistant');

/** The summary of a CV as its owner wrote it, and what our own detectors would strike in it: sentences as one paragraph, marked lines each on its own. */
export function ownSummary({ summary }: Cv): { summary: string; summaryStruck: string[] } {
  const text = clip(
    summary.reduce((all, { text: line, marked }) => (all === '' ? line : `${all}${marked ? '\n' : ' '}${line}`), ''),
    BUILD.maxTextCharacters,
  );
  if (text === '') return { summary: '', summaryStruck: [] };
  const document = documentFromText(`Summary\n${text}`);
  const { findings } = judgeCv({ document, ...readCv(document), job: ANY_JOB, today: null, corrections: [] });
  const struck = findings.flatMap(({ kind, facts, quote }) =>
    FINDING_KINDS[kind].group === 'buzzwords' || kind === 'spelling-mistake' || kind === 'first-person'
      ? [String(facts['term'] ?? facts['phrase'] ?? facts['word'] ?? quote)]
      : [],
  );
  return { summary: text, summaryStruck: [...new Set(struck)].filter((word) => word !== 'null') };
}
