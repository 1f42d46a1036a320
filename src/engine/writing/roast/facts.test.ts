import { describe, expect, test } from 'vitest';
import type { Experience } from '../../../domain/cv.ts';
import type { Finding } from '../../../domain/finding.ts';
import { cvFacts, factsOf } from './facts.ts';
import { roleAbove } from './role-above.ts';
import { syntheticJudgement } from './synthetic-judgement.test-kit.ts';
import { fill } from './template.ts';

const opening = (quote: string, written: string, object: string, kind: 'weak-opening' | 'duty-opening' = 'duty-opening'): Finding => ({
  id: `${kind}-1`,
  kind,
  quote,
  page: 1,
  line: 9,
  weight: 5,
  facts: { opening: written, object, times: 1 },
});

describe('a heading that names a post', () => {
  const lines = (...texts: string[]) =>
    syntheticJudgement('any')
      .lines.slice(0, texts.length)
      .map((line, at) => ({ ...line, text: texts[at] ?? '', page: 1, line: at + 1 }));

  test('a heading over some bullets names the post', () => {
    expect(roleAbove(lines('Clerk, Co-operative', 'As Assistant Branch Manager:', '• Ran it', '• Trained 13'), 3, null)).toBe('Assistant Branch Manager');
    expect(roleAbove(lines('• As a Senior Buyer', '• Bought'), 1, null)).toBe('Senior Buyer');
  });

  test.each([['As needed, drove the van'], ['As Manager I ran the shop, the van and the till'], ['As of 2020:'], ['Assistant Branch Manager']])(
    'is no such heading: %s',
    (text) => expect(roleAbove(lines(text, '• Ran it'), 1, null)).toBeNull(),
  );
});

describe('what follows an opening', () => {
  test.each([
    ['Duties included ordering leaflets', 'Duties included', 'leaflets', 'ordering leaflets', 'leaflets'],
    ['Responsible for the seawater system', 'Responsible for the', 'seawater system', 'the seawater system', 'the seawater system'],
    [
      'Responsible for weekly cycle count program and audits',
      'Responsible for',
      'weekly cycle count program',
      'weekly cycle count program',
      'the weekly cycle count program',
    ],
    ['Responsible for social media', 'Responsible for', 'social media', 'social media', 'social media'],
    [
      'Assisted in preparation of marketing materials',
      'Assisted in',
      'preparation of marketing materials',
      'preparation of marketing materials',
      'the preparation of marketing materials',
    ],
  ])('%s', (quote, written, object, rest, thing) => {
    expect(factsOf(opening(quote, written, object), {})).toMatchObject({ rest, object: thing });
  });

  test.each([
    ['Responsible for check-in and check-out of guests', 'check'],
    ['Responsible for clean, scalable code', 'clean'],
    ['Worked in conjunction with the press office', 'conjunction'],
    ['Worked on Worked and moored', 'Worked'],
    ['Worked on the flavour of this productwhich', 'the flavour of this productwhich'],
    ['Responsible for creating and filing the harbour orders', 'the harbour orders'],
  ])('half a thing is nothing to joke about: %s', (quote, object) => {
    const written = /^(?:Worked \w+|Responsible for)/u.exec(quote)?.[0] ?? '';
    expect(factsOf(opening(quote, written, object), {})['object']).toBeUndefined();
  });

  test('a line that is told through its deeds keeps them', () => {
    const quote = 'Responsible for creating and filing the harbour orders';
    expect(factsOf(opening(quote, 'Responsible for', 'the harbour orders'), {})).toMatchObject({ rest: 'creating and filing the harbour orders' });
  });
});

describe('the job in a sentence', () => {
  const judgement = syntheticJudgement('any');
  const say = (title: string, text: string): string | null => fill(text, cvFacts({ ...judgement, job: { ...judgement.job, title } }), null, 'seed', 200);
  test.each([
    ['data engineer', 'a data engineer, for Data Engineer'],
    ['head of marketing', 'a head of marketing, for Head of Marketing'],
    ['HR manager', 'an HR manager, for HR Manager'],
    ['hr manager', 'an HR manager, for HR Manager'],
    ['sales', 'a sales representative, for Sales'],
    ['software engineering', 'a software engineer, for Software Engineering'],
    ['Elektroniker für Betriebstechnik', 'an Elektroniker für Betriebstechnik, for Elektroniker für Betriebstechnik'],
  ])('%s', (title, said) => {
    expect(say(title, '{job:a}, for {job}')).toBe(said);
  });

  test.each(['hr', 'agriculture', 'fitness', 'information technology'])('nobody is “a %s”: a sentence about a person stays unsaid', (title) => {
    expect(say(title, 'There is {job:a} in here.')).toBeNull();
  });

  test('is cut where a part of it ends', () => {
    expect(say('Fintech Digital Assets Manager & Technology Innovator', '{job}')).toBe('Fintech Digital Assets Manager');
  });
});

test('a sentence that ends in “Inc.” ends once', () => {
  expect(fill('It happened at {employer}.', { employer: 'Northwind Inc.' }, null, 'seed', 100)).toBe('It happened at Northwind Inc.');
});

describe('what there were so many of', () => {
  const counted = (quote: string, term: string): unknown =>
    factsOf({ id: 'vague-quantity-1', kind: 'vague-quantity', quote, page: 1, line: 9, weight: 5, facts: { term, times: 1 } }, {})['object'];
  test.each([
    ['Managed various client accounts, mostly by phone', 'various', 'client accounts'],
    ['Repaired a variety of machine tools', 'a variety of', 'machine tools'],
    ['Presented to many different suppliers and buyers', 'many', 'suppliers'],
  ])('%s', (quote, term, object) => {
    expect(counted(quote, term)).toBe(object);
  });

  test.each([
    ['Offered various training to staff', 'various'],
    ['Worked there for several years', 'several'],
    ['Utilized various sales techniques daily', 'few'],
  ])('nothing that can be asked for: %s', (quote, term) => {
    expect(counted(quote, term)).toBeUndefined();
  });
});

describe('whose line it is', () => {
  const judgement = syntheticJudgement('any');
  const titled = (value: string): unknown => {
    const read = { value, confidence: 1, page: 1, line: 2 };
    const job: Experience = { title: read, company: null, location: null, period: null, details: [], bullets: [], page: 1, line: 2 };
    const about: Finding = { id: 'buzzword-1', kind: 'buzzword', quote: 'x', page: 9, line: 9, weight: 5, facts: { term: 'x', times: 1 } };
    return factsOf(about, {}, { ...judgement, cv: { ...judgement.cv, experience: [job] } })['post'];
  };
  test.each([
    ['Staff Accountant', 'Staff Accountant'],
    ['SHIFT SUPERVISOR', 'Shift Supervisor'],
    ['Sales', undefined],
    ['Cashier / Server', undefined],
    ['Information Technology', undefined],
    ['I am a digital media', undefined],
  ])('%s', (title, post) => {
    expect(titled(title)).toBe(post);
  });
});
