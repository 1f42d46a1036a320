import { describe, expect, it } from 'vitest';
import { contextOf } from '../shared/context-builder.test-kit.ts';
import { buzzwordDetector } from './buzzword.ts';
import { clicheDetector } from './cliche.ts';

const said = (summary: string): string[] => {
  const context = contextOf(`Ada Kowalski\nEngineer\nSummary\n${summary}\nExperience\nEngineer | Brightwater Ltd | 2018 - 2021\n• Built the dock`);
  return [...buzzwordDetector.detect(context), ...clicheDetector.detect(context)].map(({ facts }) => String(facts.term));
};

describe('the prose of networks', () => {
  it.each([
    ['A purpose-driven engineer with an authentic voice.', ['purpose-driven', 'authentic']],
    ['10x engineer, code ninja and part-time wizard.', ['10x engineer', 'ninja', 'wizard']],
    ['My superpower is a growth mindset.', ['my superpower', 'growth mindset']],
    ['I sit at the intersection of people and steel.', ['sit at the intersection of']],
    ['Servant leader, storyteller, change-maker.', ['servant leader', 'storyteller', 'change-maker']],
    ['Unlocking potential and empowering teams to fail fast.', ['unlocking potential', 'empowering teams', 'fail fast']],
    ['I bring my whole self and raise the bar.', ['bring my whole self', 'raise the bar']],
    [
      'A people-first leader obsessed with customers in an ever-changing landscape.',
      ['people-first leader', 'obsessed with customers', 'ever-changing landscape'],
    ],
  ])('%s', (summary, terms) => {
    expect(said(summary).toSorted()).toEqual(terms.toSorted());
  });

  it.each([
    'Engineer of bridges at the junction of the A1 and the A64.',
    'Crossed the bridge on foot, drove 40 lorries home.',
    'Kept the gates locked and the setup of the pumps up to date.',
  ])('not: %s', (summary) => {
    expect(said(summary)).toEqual([]);
  });
});
