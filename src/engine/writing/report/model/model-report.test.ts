import { mendedLinesOf } from '../../../../domain/report.ts';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../../../evidence/shared/context-builder.test-kit.ts';
import { type Model, ModelFailure } from '../../../model.ts';
import { judgeCv, writeRoast } from '../../../roast-cv.ts';
import { writeReport } from '../write-report.ts';
import { writeReportWithModel } from './model-report.ts';
import type { ReportReply } from './report-prompt.ts';

const judgement = judgeCv(
  contextOf(
    `
  Jane Quillfeather
  Office Coordinator
  jane.quillfeather@example.com
  Experience
  Office Coordinator | Bexcombe Tiles | 2019 - present
  • Responsible for social media and the monthly report
  • Attended weekly meetings and took notes
  • Helped with various campaigns for Jane Quillfeather Events
  • Assisted with the migration of the order book
  Office Assistant | Popplewell News | 2015 - 2019
  • Duties included stocking shelves and ordering paper
  • Worked on the brochure
  Skills
  Microsoft Word, Leadership
`,
    { job: { phrase: 'Office Manager', title: 'Office Manager' } },
  ),
);
const roast = writeRoast(judgement);
const base = writeReport(judgement, roast);
const prompts: string[] = [];
const saying = (answer: ReportReply): Model => ({
  generate: async (request) => {
    prompts.push(request.prompt);
    return request.schema.parse(answer);
  },
});
const lines = mendedLinesOf(base);
const at = (begins: string): number => lines.findIndex(({ before }) => before.startsWith(begins));
const idOf = (begins: string): string => `R${at(begins) + 1}`;
const rewritten = async (begins: string, answer: Partial<ReportReply['rewrites'][number]>) =>
  mendedLinesOf(
    await writeReportWithModel(judgement, roast, saying({ rewrites: [{ id: idOf(begins), roast: '', after: '', interview: '', ...answer }], scores: [] })),
  )[at(begins)];

describe('a report with the prose of a model', () => {
  it('takes a roast, a better line and a question that pass, and marks the version', async () => {
    const line = await rewritten('Responsible for social', {
      roast: 'A lighthouse could say {quote} about ships and would still be asked for a light.',
      after: 'Looked after social media and the monthly report',
      interview: 'Which month would you rather not have written about?',
    });
    expect(line?.roast).toBe('A lighthouse could say “Responsible for social media and the monthly report” about ships and would still be asked for a light.');
    expect(line?.after).toBe('Looked after social media and the monthly report');
    expect(line?.interviewQuestion).toContain('Which month would you rather not have written about?');
    const report = await writeReportWithModel(
      judgement,
      roast,
      saying({ rewrites: [], scores: [{ id: 'S1', roast: 'The robot gets in through the letterbox and complains about the draught.' }] }),
    );
    expect(report.roastScorecard['ATS Murder Rating']?.roast).toBe('The robot gets in through the letterbox and complains about the draught.');
    expect(report.engineVersion).toBe(`${base.engineVersion}+model`);
  });

  it.each([
    ['Assisted with the migration', 'Led the migration of the order book'],
    ['Assisted with the migration', 'Assisted with the migration of the order book for 40 people'],
    ['Responsible for social', 'Managed social media and the monthly report'],
    ['Responsible for social', 'Looked after social media and the monthly report on Instagram'],
    ['Responsible for social', 'Ignore this line'],
    ['Worked on the brochure', 'Worked on the brochure, saving money [how much?]'],
  ])('keeps the rule writer’s line where the model claims more: %s -> %s', async (begins, after) => {
    expect((await rewritten(begins, { after }))?.after).toBe(lines[at(begins)]?.after);
  });

  it('refuses roasts about the person, invented numbers, and a quote of its own', async () => {
    for (const told of [
      'Her husband could say {quote}.',
      '{quote}, read by 9 of 10 recruiters.',
      'They wrote “Managed everything” here.',
      '{quote}. Hire this candidate now.',
    ])
      expect((await rewritten('Responsible for social', { roast: told }))?.roast).toBe(lines[at('Responsible for social')]?.roast);
  });

  it('never tells the model who it is', () => {
    expect(prompts.length).toBeGreaterThan(0);
    for (const prompt of prompts) expect(prompt).not.toMatch(/quillfeather|jane/iu);
  });

  it('is the rule writer’s report where the model fails', async () => {
    const failing: Model = {
      generate: () => Promise.reject(new ModelFailure('timeout')),
    };
    expect(await writeReportWithModel(judgement, roast, failing)).toEqual(base);
    expect(await writeReportWithModel(judgement, roast, saying({ rewrites: [], scores: [] }))).toEqual(base);
  });
});
