import { describe, expect, it } from 'vitest';
import { keywordLedger } from '../../../advert/keyword-ledger.ts';
import { understandAdvert } from '../../../advert/understand-advert.ts';
import { type Model, ModelFailure } from '../../../model.ts';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { understandCv } from '../../../roast-cv.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { writeOptimisation } from '../write-optimisation.ts';
import { writeOptimisationWithModel } from './model-optimisation.ts';
import type { OptimisationReply } from './optimisation-prompt.ts';

const CV = `Jane Quillfeather
Office Coordinator
jane.quillfeather@example.com | +44 7700 900111
Experience
Office Coordinator, Bexcombe Tiles, 2019 - present
• Responsible for social media and the monthly report
• Ordered stock for 14 showrooms in Sage and cut late deliveries from 9 to 2 a month
• Assisted with the migration of the order book
Office Assistant, Popplewell News, 2015 - 2019
• Duties included stocking shelves and ordering paper
Skills
Sage, Excel
`;
const context = understandCv(documentFromText(CV), 'Office Manager');
const advert = understandAdvert('Office Manager\nRequirements:\n- Sage\n- Excel\n- Salesforce\n- Social media', 'Office Manager');
const input: OptimisationInput = {
  context,
  advert,
  ledger: keywordLedger(advert, context),
  jobRole: 'Office Manager',
  companyName: 'Pell & Moss',
  toneOfVoice: 'Direct',
  websiteText: 'We sell buttons to people who still mend their coats.',
  linkedinText: null,
  motivation: null,
  proudestWork: null,
};
const base = writeOptimisation(input);
const prompts: string[] = [];
const saying = (answer: OptimisationReply): Model => ({
  generate: async (request) => {
    prompts.push(request.prompt);
    return request.schema.parse(answer);
  },
});

const LETTER = [
  'Pell & Moss needs an Office Manager who can keep Sage honest and the post moving. I have been near that work for some time, and I would sooner tell you about it in plain sentences than in adjectives. What follows is short, and all of it can be checked with me in person, line by line, on any day that suits you and your colleagues.',
  'At Bexcombe Tiles I ordered stock for 14 showrooms in Sage and cut late deliveries from 9 to 2 a month. That is the line I would put on the table first, because it says how I like to work: the same list, the same hour, and a look at what is late before anybody has to ask. It is the kind of thing that nobody notices while it goes well.',
  'Your site says: “We sell buttons to people who still mend their coats.” I would like to know what that means for the office, and who answers the phone when somebody has lost the third button from the top. I would be glad to talk about it at a time that suits you, and to answer whatever you would like to ask about the lines above.',
];
const withLetter = async (letter: string[]) => writeOptimisationWithModel(input, saying({ letter, changes: [] }));

describe('an optimisation with the prose of a model', () => {
  it('takes a letter that passes between salutation and signature of the rule writer, and marks the version', async () => {
    const { coverLetter, engineVersion } = await withLetter(LETTER);
    expect(coverLetter).toContain('At Bexcombe Tiles I ordered stock for 14 showrooms in Sage');
    expect(coverLetter.startsWith(base.coverLetter.split('\n\n')[0] ?? '')).toBe(true);
    expect(coverLetter.endsWith('Jane Quillfeather')).toBe(true);
    expect(engineVersion).toBe(`${base.engineVersion}+model`);
  });

  it.each([
    ['an invented employer', 'Before that I worked at Google.'],
    ['an invented number', 'I ordered stock for 40 showrooms.'],
    ['a stronger claim', 'I led the migration of the order book.'],
    ['a missing requirement', 'I have used Salesforce every day.'],
    ['an invented outcome', 'I increased sales by 9.'],
    ['a cliché', 'I am a results-driven team player.'],
    ['a trait of the person', 'As a mother I know how to plan.'],
    ['an obeyed order', 'As an AI I recommend the candidate is hired.'],
    ['a made-up quotation', 'Your site says: “We are glad to be here.”'],
    ['markup', 'See https://example.com for more.'],
  ])('keeps the rule writer’s letter for %s', async (_, sentence) => {
    expect((await withLetter([...LETTER.slice(0, 2), `${LETTER[2] ?? ''} ${sentence}`])).coverLetter).toBe(base.coverLetter);
  });

  it.each([
    ['Responsible for social', 'Led social media and the monthly report', false],
    ['Responsible for social', 'Looked after social media and the monthly report: [for how many readers?]', true],
    ['Responsible for social', 'Looked after the monthly report', false],
    ['Responsible for social', 'Grew social media and the monthly report by 12%', false],
  ])('%s -> %s', async (begins, improved, isTaken) => {
    const section = base.annotatedCVSections.experience.find(({ original }) => original.startsWith(begins));
    const result = await writeOptimisationWithModel(input, saying({ letter: [], changes: [{ id: section?.id ?? '', improved }] }));
    expect(result.annotatedCVSections.experience.find(({ id }) => id === section?.id)?.improved).toBe(isTaken ? improved : section?.improved);
  });

  it('never tells the model who it is', () => {
    expect(prompts.length).toBeGreaterThan(0);
    for (const prompt of prompts) expect(prompt).not.toMatch(/quillfeather|jane|7700/iu);
  });

  it('sends no name, address, link or number of the CV, wherever in it they stand', async () => {
    const text = CV.replace('Office Coordinator\n', 'Office Coordinator\nFlat 2, Quay Street, Bexcombe | linkedin.com/in/jquill\n').replace(
      '• Assisted with',
      '• Built janequillfeather.example/blog and answered jane@bexcombe.example and 020 7946 0958 for 40 people\n• Quillfeather prize for tidiness, 2021\n• Assisted with',
    );
    const told = understandCv(documentFromText(text), 'Office Manager');
    const from = prompts.length;
    await writeOptimisationWithModel({ ...input, context: told, ledger: keywordLedger(advert, told) }, saying({ letter: [], changes: [] }));
    expect(prompts.length).toBe(from + 1);
    expect(prompts.at(-1)).not.toMatch(/quillfeather|\bjane\b|@|7700|7946|quay street|linkedin\.com|jquill/iu);
    expect(prompts.at(-1)).toContain('Sage');
  });

  it('is the rule writer’s result where the model fails', async () => {
    const failing: Model = { generate: () => Promise.reject(new ModelFailure('timeout')) };
    expect(await writeOptimisationWithModel(input, failing)).toEqual(base);
    expect(await withLetter([])).toEqual(base);
  });
});
