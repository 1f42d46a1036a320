import { describe, expect, it } from 'vitest';
import { gatherEvidence } from '../evidence/gather.ts';
import { understandJob } from '../job/target-job.ts';
import type { Judgement } from '../judgement.ts';
import { documentFromText } from '../reading/document-from-text.ts';
import { readCv } from '../reading/read-cv.ts';
import { judge } from './judge.ts';

/** Through the real reader: law 6 must hold for what a visitor pastes, not only for what a test builds. */
function judged(text: string): Judgement {
  const document = documentFromText(text);
  const { cv, lines } = readCv(document);
  const context = { document, lines, cv, job: understandJob('Software Engineer'), today: null, corrections: [] };
  return judge(context, gatherEvidence(context));
}

const CV = `Robin Fell
Software Engineer
robin.fell@mail.example | +44 20 7946 0018 | Leeds, UK | linkedin.com/in/rfell

Summary
Software engineer who rebuilt 14 booking systems in Python. He is a results-driven team player.

Experience
Lead Software Engineer, Fell & Sons Ltd, Leeds
March 2018 - present
• Led a crew of 6 that moved 140 services to Kubernetes in 18 months.
• Responsible for various safety checks.
• Cut build times by 30% by caching two Docker stages.

Software Engineer, Moor Mapping Ltd, York
June 2013 - February 2018
• Wrote 90 REST endpoints for the land registry in Java.
• Assisted with the training of 4 apprentices.

Education
BSc Geography, University of York, 2010 - 2013

Skills
Python, Java, Docker, Kubernetes, PostgreSQL, Git

Interests
Dry stone walls, fell running
`;
const underTitle = (line: string): string => CV.replace('Software Engineer\n', `Software Engineer\n${line}\n`);
const beforeMoor = (entry: string): string => CV.replace('Software Engineer, Moor', `${entry}\n\nSoftware Engineer, Moor`);
const named = (name: string): string => CV.replace('Robin Fell', name);

describe('law 6: changing only who the person is changes no score', () => {
  const reference = judged(CV);
  it.each([
    ['a short name', named('Li Wei')],
    ['a long name', named('María del Carmen García López')],
    ['another name', named('Oluwaseun Adebayo-Okonkwo')],
    ['a form of address', named('Mrs. Robin Fell')],
    ['pronouns', named('Robin Fell (she/her)')],
    ['gender words', CV.replace('He is', 'She is')],
    ['a date of birth', underTitle('Date of birth: 12.03.1961')],
    ['another date of birth', underTitle('DOB: 3 May 1999')],
    ['an age', underTitle('Age: 61')],
    ['a nationality', underTitle('Nationality: Syrian')],
    ['a family', underTitle('Marital status: Married, three children')],
    ['a religion', underTitle('Religion: Muslim')],
    ['health', underTitle('Health: Type 1 diabetes')],
    ['details between contacts', CV.replace(' | Leeds, UK', ' | Leeds, UK | Married | 41 years old')],
    [
      'a section of personal details',
      CV.replace('Education\n', 'Personal Details\nDate of birth: 12 March 1961\nGender: Female\nNationality: Polish\nMarital status: Divorced\n\nEducation\n'),
    ],
    ['a gap between jobs', CV.replace('June 2013 - February 2018', 'June 2013 - May 2016')],
    ['a later start', CV.replace('March 2018 - present', 'March 2020 - present')],
    ['no job at present', CV.replace('March 2018 - present', 'March 2018 - June 2022')],
    ['a parental leave', beforeMoor('Career Break - Parental Leave\nMarch 2018 - June 2019\n• Full-time parent of two, responsible for various things.')],
    ['an illness in the family', beforeMoor('2017 - 2018: Career break (family illness)')],
    ['a medical leave', beforeMoor('Medical leave, 2017 - 2018')],
    ['a layoff', CV.replace('June 2013 - February 2018', 'June 2013 - February 2018 (laid off, company closed)')],
  ])('%s', (_, text) => {
    const other = judged(text);
    expect(other.scores).toEqual(reference.scores);
    expect([other.binnedPercent, other.interview, other.clarityPercent]).toEqual([reference.binnedPercent, reference.interview, reference.clarityPercent]);
  });

  it('while changing the work does', () => {
    expect(judged(CV.replace('Responsible for various safety checks.', 'Ran 12 safety checks.')).scores).not.toEqual(reference.scores);
  });
});
