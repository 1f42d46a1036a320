import { expect, it } from 'vitest';
import { ModelFailure, type Model } from '../../model.ts';
import { documentFromText } from '../../reading/document-from-text.ts';
import { inferQuestionnaire } from '../infer-questionnaire.ts';
import { inferWithModel } from './infer-with-model.ts';

const document = documentFromText(`Orla Fennimore
orla.fennimore@example.com
Experience
Baker, Brindle & Crumb, 2019 – 2021
• Crumpets for the early shift
Evenings are for fell running with the valley club`);
const EMPTY = {
  jobTitle: '',
  industry: '',
  currentJobTitle: '',
  currentCompany: '',
  currentAchievement: '',
  education: '',
  proudestAchievement: '',
  personalInterests: '',
  topSkills: [],
};
const answering = (reply: Partial<Record<keyof typeof EMPTY, string | string[]>>): Model => ({
  generate: (request) => Promise.resolve(request.schema.parse({ ...EMPTY, ...reply })),
});

it('fills what the rules left empty, marked as inferred', async () => {
  const found = await inferWithModel(document, answering({ personalInterests: 'fell running', topSkills: ['crumpets', 'Kubernetes'] }));
  expect(found).toMatchObject({
    personalInterests: 'fell running',
    topSkills: ['crumpets'],
    origins: { personalInterests: 'inferred', topSkills: 'inferred' },
  });
});

it('takes nothing that does not stand in the CV, and changes nothing that was read', async () => {
  const rules = inferQuestionnaire(document);
  const found = await inferWithModel(document, answering({ personalInterests: 'chess', education: 'MBA, Harvard', currentCompany: 'Google' }));
  expect(found).toEqual(rules);
  expect(rules.currentCompany).toBe('Brindle & Crumb');
});

it('keeps address, phone, links and the name within other lines', async () => {
  let prompt = '';
  const model: Model = {
    generate: (request) => {
      prompt = request.prompt;
      return Promise.reject(new ModelFailure('refused'));
    },
  };
  const cv = documentFromText(`Orla Fennimore
14 Larkspur Close, Leeds, LS6 2AB
+44 7700 900123 | linkedin.com/in/orla-fennimore
Experience
Baker, Brindle & Crumb, 2019 – 2021
• Crumpets for the early shift, 400 loaves
• Named the Fennimore loaf`);
  await inferWithModel(cv, model);
  expect(prompt).toContain('400 loaves');
  expect(prompt).toContain('2019 – 2021');
  expect(prompt).not.toMatch(/Fennimore|Larkspur|LS6|7700|linkedin/iu);
});

it('tells the model neither name nor address', async () => {
  let prompt = '';
  const model: Model = {
    generate: (request) => {
      prompt = request.prompt;
      return Promise.reject(new ModelFailure('refused'));
    },
  };
  expect(await inferWithModel(document, model)).toEqual(inferQuestionnaire(document));
  expect(prompt).toContain('Crumpets');
  expect(prompt).not.toMatch(/Fennimore|@/u);
});
