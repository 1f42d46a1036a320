import type { Cv } from '../../domain/cv.ts';
import { FINDING_KINDS } from '../../domain/finding.ts';
import { BUILD } from '../../domain/limits.ts';
import { understandJob } from '../job/target-job.ts';
import { documentFromText } from '../reading/document-from-text.ts';
import { readCv } from '../reading/read-cv.ts';
import { judgeCv } from '../scoring/judge-cv.ts';
import { respelled } from '../english/grammar/respelled.ts';
import { clip } from './clip.ts';
import { mendedProfile, saysSomething } from './mended-profile.ts';

const ANY_JOB = understandJob('Assistant');

/**
 * The summary of a CV in its owner's words, mended where that leaves it whole, and what our own detectors would still strike in it:
 * sentences as one paragraph, marked lines each on its own. One that says nothing without its praise is given as it was.
 */
export function ownSummary({ summary, language }: Cv): { summary: string; summaryStruck: string[] } {
  const text = clip(
    summary.reduce((all, { text: line, marked }) => (all === '' ? line : `${all}${marked ? '\n' : ' '}${line}`), ''),
    BUILD.maxTextCharacters,
  );
  if (text === '') return { summary: '', summaryStruck: [] };
  // Our pen knows English.
  if (language !== 'en') return { summary: text, summaryStruck: struckIn(text) };
  const struck = struckIn(respelled(text));
  const mended = mendedProfile(
    text,
    struck.map((term) => term.toLowerCase()),
  );
  if (!saysSomething(mended, mended !== respelled(text))) {
    // A template's own words, and what is left of little, are no profile.
    if (mended !== respelled(text) && struck.length <= FEW) return { summary: '', summaryStruck: [] };
    return { summary: respelled(text), summaryStruck: struck };
  }
  return { summary: mended, summaryStruck: mended === text ? struck : struckIn(mended) };
}

/** So many hollow words a summary may have and stands as it is. */
const FEW = 2;

/** Hollow words of a summary. Who speaks of herself in it may: it is hers. */
function struckIn(text: string): string[] {
  const document = documentFromText(`Summary\n${text}`);
  const { findings } = judgeCv({ document, ...readCv(document), job: ANY_JOB, today: null, corrections: [] });
  const struck = findings.flatMap(({ kind, facts, quote }) =>
    FINDING_KINDS[kind].group === 'buzzwords' && kind !== 'first-person' ? [String(facts['term'] ?? facts['phrase'] ?? facts['word'] ?? quote)] : [],
  );
  return [...new Set(struck)].filter((word) => word !== 'null');
}
