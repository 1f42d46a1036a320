import { describe, expect, it } from 'vitest';
import type { FullRoastReport } from '../../../../domain/report.ts';
import { mendedLinesOf } from '../../../../domain/report.ts';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { judgeCv, understandCv, writeRoast } from '../../../roast-cv.ts';
import { writeReport } from '../write-report.ts';

function reportOn(bullets: readonly string[], job: string, title: string): FullRoastReport {
  const text = `Pat Example\npat@example.com\n\nExperience\n${title}, Example Ltd, Leeds, Mar 2019 - Dec 2022\n${bullets.map((line) => `• ${line}`).join('\n')}\n\nEducation\nA levels, Example College, 2018`;
  const judgement = judgeCv(understandCv(documentFromText(text), job));
  return writeReport(judgement, writeRoast(judgement));
}

describe('the lines of a report', () => {
  it('asks a page of traits what was sold, and tells every line anew only from answers', () => {
    const report = reportOn(['Dynamic, driven and tenacious', 'Target-driven', 'Resilient under pressure'], 'Sales Director', 'Sales Executive');
    const lines = mendedLinesOf(report);
    expect(lines.length).toBeGreaterThan(1);
    const questions = lines.map(({ template }) => template?.questions.map(({ text }) => text).join(' ') ?? '');
    expect(questions.join(' ')).toContain('What did you sell there, and to whom?');
    expect(questions.join(' ')).toContain('target');
    expect(new Set(questions).size).toBe(questions.length);
  });

  it('tells the gerunds of a job in one tense, all of them or none', () => {
    const all = reportOn(
      ['Making coffee and other hot drinks', 'Serving customers at the counter', 'Cleaning tables and cashing up at weekends'],
      'Cafe Manager',
      'Barista',
    );
    expect(mendedLinesOf(all).map(({ after }) => after)).toEqual([
      'Made coffee and other hot drinks',
      'Served customers at the counter',
      'Cleaned tables and cashed up at weekends',
    ]);
    const half = reportOn(
      ['Making coffee and other hot drinks', 'Operating the till and cash up', 'Serving customers at the counter'],
      'Cafe Manager',
      'Barista',
    );
    expect(mendedLinesOf(half).filter(({ before, after }) => before !== after)).toEqual([]);
  });

  it('claims no gain for a line that stays, and has something to ask of it', () => {
    const report = reportOn(
      ['Responsible for the welfare of the troop', 'Leveraged synergies with key partners', 'Attended weekly meetings', 'Responsible for health and safety'],
      'Operations Manager',
      'Supervisor',
    );
    const lines = mendedLinesOf(report);
    const still = lines.filter(({ before, after, template }) => before === after && (template ?? null) === null);
    expect(still.filter(({ question, gain }) => (question ?? '') === '' || gain !== null)).toEqual([]);
    expect(lines.length).toBeGreaterThan(2);
  });

  it('lets an author joke: nobody has to defend it', () => {
    const report = reportOn(['Scanned, packed, smiled', 'Answered 60 calls a day from tenants'], 'Team Leader', 'Warehouse Operative');
    expect(JSON.stringify([report.costliest, report.interview])).not.toContain('smiled');
  });

  it('does not repeat in a question what it strikes in the line', () => {
    const report = reportOn(['Spearheaded a holistic people strategy aligned with key business objectives'], 'Head of People', 'HR Business Partner');
    for (const { interviewQuestion, question } of mendedLinesOf(report)) {
      expect(`${interviewQuestion.replace(/“[^”]*”/gu, '')} ${question ?? ''}`).not.toMatch(/spearhead|holistic|key business/iu);
    }
  });
});
