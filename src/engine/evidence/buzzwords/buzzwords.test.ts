import { describe, expect, it } from 'vitest';
import { contextOf } from '../shared/context-builder.test-kit.ts';
import { buzzwordDetector } from './buzzword.ts';
import { clicheDetector } from './cliche.ts';
import { emptyAdjectiveDetector } from './empty-adjective.ts';

const summary = (text: string) => contextOf(`Ada Kowalski\nEngineer\nSummary\n${text}`);
const bullet = (text: string, company = 'Brightwater Ltd') => contextOf(`Ada Kowalski\nEngineer\nExperience\nEngineer | ${company} | 2018 - 2021\n• ${text}`);
const terms = (drafts: readonly { facts: { term: string | number } }[]) => drafts.map((draft) => draft.facts.term);

describe('buzzword', () => {
  it.each([
    ['Commissioned the SCADA interface with the pump house', 0],
    ['Interface with stakeholders every day', 1],
  ])('takes a thing behind an article for no buzzword: %s', (line, count) => {
    const context = contextOf(`Ada Kowalski\nEngineer\nExperience\nEngineer | Brightwater Ltd | 2018 - 2021\n• ${line}`);
    expect(buzzwordDetector.detect(context)).toHaveLength(count);
  });

  it('counts a term over the whole CV and finds it with a hyphen or a space', () => {
    const context = contextOf(
      'Ada Kowalski\nEngineer\nSummary\nA true team-player.\nExperience\nEngineer | Brightwater Ltd | 2018 - 2021\n• Known as a Team Player and a go getter',
    );
    expect(buzzwordDetector.detect(context).map((draft) => draft.facts)).toEqual([
      { term: 'team-player', times: 2 },
      { term: 'go getter', times: 1 },
    ]);
  });

  it.each([
    ['Rated highly effective by the inspectors of the lake authority', 0],
    ['Achieved highly effective status on all pump evaluations', 0],
    ['A highly effective engineer for pumps', 1],
  ])('takes an official grade for no praise of one’s own: %s', (line, count) => {
    expect([...buzzwordDetector.detect(bullet(line)), ...emptyAdjectiveDetector.detect(bullet(line))]).toHaveLength(count);
  });

  it('takes an adjective that describes the person', () => {
    expect(terms(buzzwordDetector.detect(summary('Dynamic and creative sales manager.')))).toEqual(['dynamic', 'creative']);
  });

  it('knows German, French and Spanish', () => {
    expect(terms(buzzwordDetector.detect(summary('Ich bin teamfähig und belastbar.')))).toEqual(['teamfähig', 'belastbar']);
    expect(terms(buzzwordDetector.detect(summary("Autonome, esprit d'équipe.")))).toContain("esprit d'équipe");
    expect(terms(buzzwordDetector.detect(summary('Trabajo en equipo.')))).toEqual(['trabajo en equipo']);
  });

  it.each([
    'Built dynamic websites with React',
    'Solved it with dynamic programming',
    'Modelled financial leverage of four funds',
    'Ran test-driven workshops',
    'Taught communication skills to students',
  ])('leaves honest work alone: %s', (text) => {
    expect(buzzwordDetector.detect(bullet(text))).toEqual([]);
  });

  it('leaves names alone', () => {
    expect(buzzwordDetector.detect(bullet('Negotiated a contract with Synergy Solutions for three sites'))).toEqual([]);
    expect(buzzwordDetector.detect(bullet('Moved synergy partners to one platform', 'Synergy Partners'))).toEqual([]);
  });
});

describe('cliche', () => {
  it('finds the phrase with its clause', () => {
    const [draft] = clicheDetector.detect(summary('Office manager with a proven track record of success.'));
    expect(draft).toMatchObject({ quote: 'Office manager with a proven track record of success.', facts: { term: 'proven track record' }, page: 1, line: 4 });
  });

  it('leaves a phrase of the summary alone where it is a deed', () => {
    expect(clicheDetector.detect(bullet('Identified growth opportunities in two regions'))).toEqual([]);
  });
});

describe('empty-adjective', () => {
  it('needs something of the person to praise', () => {
    expect(terms(emptyAdjectiveDetector.detect(summary('Excellent negotiation skills. Reliable accountant.')))).toEqual(['excellent', 'reliable']);
  });

  it.each([
    'Enforced strong passwords for all staff',
    'Ran highly available systems',
    'Wrote excellent documentation of the API',
    'Kept a dedicated server alive',
  ])('leaves facts alone: %s', (text) => {
    expect(emptyAdjectiveDetector.detect(bullet(text))).toEqual([]);
  });
});
