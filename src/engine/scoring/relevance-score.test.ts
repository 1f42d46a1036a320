import { describe, expect, it } from 'vitest';
import { gatherEvidence } from '../evidence/gather.ts';
import { understandJob } from '../job/target-job.ts';
import type { Judgement } from '../judgement.ts';
import { documentFromText } from '../reading/document-from-text.ts';
import { readCv } from '../reading/read-cv.ts';
import { judge } from './judge.ts';

function judged(text: string, job: string): Judgement {
  const document = documentFromText(text);
  const { cv, lines } = readCv(document);
  const context = { document, lines, cv, job: understandJob(job), today: null, corrections: [] };
  return judge(context, gatherEvidence(context));
}

const CV = `Robin Fell
Leeds, UK

Experience
Software Engineer, Fell & Sons Ltd, Leeds
March 2018 - present
• Wrote 90 REST endpoints for the land registry in Java.

Skills
Python, Docker, Kubernetes, PostgreSQL, Git, Scrum
`;

/** The ids of the findings behind the reasons that hold these words, each once. */
const behind = ({ ledger }: Judgement, words: RegExp): (string | null)[] => [
  ...new Set(ledger.skillRelevance.filter(({ because }) => words.test(because)).map(({ findingId }) => findingId)),
];

describe('the reasons of the skill relevance lead to what they rest on', () => {
  const engineer = judged(CV, 'Software Engineer');

  it('a title held, to the line that names the job', () => {
    expect(behind(engineer, /title “Software Engineer”/u)).toEqual(['job-named-1']);
    expect(engineer.findings.find(({ id }) => id === 'job-named-1')).toMatchObject({ quote: expect.stringContaining('Software Engineer'), line: 4 });
  });

  it('each skill, to the skills that match, and the vocabulary to none', () => {
    expect(behind(engineer, /skill “/u)).toEqual(['skills-match-1']);
    expect(behind(engineer, /^vocabulary/u)).toEqual([null]);
  });

  const waiter = 'Robin Fell\n\nExperience\nWaiter, The Tin Turnip\n2018 - 2020\n• Carried plates.';

  it('nothing found of a job, to what is missing', () => {
    const { ledger } = judged(waiter, 'Quantity Surveyor');
    expect(ledger.skillRelevance.at(-1)).toMatchObject({ because: expect.stringContaining('Quantity Surveyor'), findingId: 'skills-missing-1' });
  });

  it('a job the lexicon does not know is said to be unknown, and is no nought', () => {
    const { ledger, scores } = judged(waiter, 'Zymurgy Wrangler');
    expect(ledger.skillRelevance.at(-1)).toMatchObject({ because: expect.stringContaining('we have no list for “Zymurgy Wrangler”'), findingId: null });
    expect(scores.skillRelevance).toBeGreaterThan(30);
  });
});
