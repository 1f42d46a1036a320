import { describe, expect, it } from 'vitest';
import { EMPTY_QUESTIONNAIRE } from '../../../../domain/empty-questionnaire.ts';
import { ModelFailure, type Model } from '../../../model.ts';
import { writeCv } from '../write-cv.ts';
import { writeCvWithModel } from './model-cv.ts';

const questionnaire = {
  ...EMPTY_QUESTIONNAIRE,
  jobTitle: 'Supervisor',
  experienceLevel: '3-7' as const,
  currentJobTitle: 'sales assistant',
  currentCompany: 'tesco',
  currentAchievement: 'i was doing the tills, about 40 customers an hour\nhelped with the stock count',
};
const answering = (reply: { summary?: string; lines?: { id: string; text: string }[] }): Model => ({
  generate: (request) => Promise.resolve(request.schema.parse({ summary: '', lines: [], ...reply })),
});
const bullets = async (text: string, id = 'L1'): Promise<string[] | undefined> =>
  (await writeCvWithModel(questionnaire, answering({ lines: [{ id, text }] }))).content.experience[0]?.bulletPoints;
const base = writeCv(questionnaire);

describe('the CV with a model', () => {
  it('takes a better sentence', async () => {
    expect((await bullets('Worked the tills, serving about 40 customers an hour'))?.[0]).toBe('Worked the tills, serving about 40 customers an hour');
    const { content } = await writeCvWithModel(
      questionnaire,
      answering({ summary: 'Sales Assistant at Tesco with 3+ years of experience. Looking for a role as a Supervisor.' }),
    );
    expect(content.professionalSummary).toBe('Sales Assistant at Tesco with 3+ years of experience. Looking for a role as a Supervisor.');
    expect(content.engineVersion).toMatch(/\+model$/u);
  });

  it.each([
    ['another number', 'Worked the tills, serving about 60 customers an hour', 'L1'],
    ['a stronger claim', 'Led the stock count', 'L2'],
    ['a new name', 'Worked the tills at Harrods, about 40 customers an hour', 'L1'],
    ['another line', 'Trained the new starters', 'L1'],
    ['the first person', 'I worked the tills, about 40 customers an hour', 'L1'],
    ['praise', 'Reliable on the tills, about 40 customers an hour', 'L1'],
    ['a tag', '<b>Worked the tills</b>, about 40 customers an hour', 'L1'],
  ])('refuses %s', async (_, text, id) => {
    expect(await bullets(text, id)).toEqual(base.content.experience[0]?.bulletPoints);
  });

  it.each([
    'Award-winning Sales Assistant at Tesco.',
    'Sales Assistant with 12 years of experience.',
    'Former Google manager.',
    'I am a Sales Assistant at Tesco.',
  ])('keeps the rule writer’s summary for “%s”', async (summary) => {
    expect((await writeCvWithModel(questionnaire, answering({ summary }))).content).toEqual(base.content);
  });

  it('is told neither names nor ways to reach somebody, and keeps the questions', async () => {
    let prompt = '';
    const model: Model = {
      generate: (request) => {
        prompt = request.prompt;
        return Promise.resolve(request.schema.parse({ summary: '', lines: [{ id: 'L1', text: 'Worked the tills, serving about 40 customers an hour' }] }));
      },
    };
    const told = {
      ...questionnaire,
      currentAchievement: `${questionnaire.currentAchievement}\nsold 30 lamps through www.lamps-by-anna.example/shop\ndelivered 12 parcels to 14 Larkspur Street`,
      topSkills: ['tills', 'anna@example.com'],
      previousRoles: [{ jobTitle: 'waiter', company: 'the red lion', startDate: '2017', endDate: '2019', achievement: '' }],
    };
    const { content } = await writeCvWithModel(told, model);
    expect(prompt).toContain('about 40 customers');
    expect(prompt).not.toMatch(/lamps|Larkspur|@/u);
    expect(content.experience[1]?.bulletPoints).toEqual(writeCv(told).content.experience[1]?.bulletPoints);
    expect(content.experience[0]?.bulletPoints[0]).toBe('Worked the tills, serving about 40 customers an hour');
  });

  it('is finished by the rule writer when there is no answer', async () => {
    const silent: Model = { generate: () => Promise.reject(new ModelFailure('timeout')) };
    const broken: Model = {
      generate: () => {
        throw new Error('no');
      },
    };
    expect(await writeCvWithModel(questionnaire, silent)).toEqual(base);
    expect(await writeCvWithModel(questionnaire, broken)).toEqual(base);
  });
});
