import { describe, expect, it } from 'vitest';
import type { FullRoastReport } from '../../../domain/report.ts';
import { documentFromText } from '../../reading/document-from-text.ts';
import { judgeCv, understandCv, writeRoast } from '../../roast-cv.ts';
import { writeReport } from './write-report.ts';

const TODAY = '2026-11-22';

function reportOf(bullets: readonly string[], summary = 'Call centre team leader in Durban.', job = 'Call centre team leader'): FullRoastReport {
  const text = `Pat Example
pat@example.com | 031 555 0100 | Durban

Summary
${summary}

Experience
Team Leader, Umvoti Contact, Durban, June 2021 - Present
• Rota, headsets and the coffee money
• Listened in on calls beside new agents
• Held the morning briefing
${bullets.map((line) => `• ${line}`).join('\n')}

Agent, Umvoti Contact, Durban, March 2017 - May 2021
• Answered billing calls
• Closed the queue at weekends

Education
Diploma in Business, Durban, 2016`;
  const judgement = judgeCv(understandCv(documentFromText(text), job, TODAY));
  return writeReport(judgement, writeRoast(judgement));
}
const quotes = (report: FullRoastReport): string[] => (report.strongLines ?? []).map(({ quote }) => quote);

describe('the lines that a report calls strong', () => {
  it.each([
    'Customer satisfaction 71% to 84% between 2022 and 2025, campaign average 78%',
    'Attrition in my team 11% last year, floor 34%',
    'Missed calls: 61 complaints in 2022, 23 complaints in 2025',
    'Left 54% of queries closed at the first call, against a station average of 41%',
    'Rewrote the rota in a new program (formerly by hand, three days; now 40 minutes)',
    'Planted 38,000 trees at the north end. Survival at 12 months was 91%, the contract said 85%',
    'Regression time came down from 4 days to 7 hours',
    'Automated a weekly report which took 6 hours and now takes 10 minutes',
  ])('a result: %s', (line) => expect(quotes(reportOf([line]))).toContain(line));

  it.each([
    'Increased team efficiency by 300%',
    'Laid off with 46 others when the site closed',
    'Pulled cable at 42 below zero',
    'Started as a six week temp',
    'Boosted productivity and engagement by 45%',
    'Cleared 100% by doctor',
    'Residential gardens from $15k to $140k. Dry stone walls, steps, ponds, turf',
    'Ensured 100% bug free delivery',
    'Started at 5am so am used to early starts',
  ])('no result: %s', (line) => expect(quotes(reportOf([line]))).not.toContain(line));
});

describe('where the best evidence stands', () => {
  const RESULT = 'Customer satisfaction 71% to 84% between 2022 and 2025';
  const moved = (report: FullRoastReport): string => report.whatRecruitersWant.find((want) => want.startsWith('Your best result')) ?? '';

  it('is told with its line, and that it belongs to the opening lines', () => {
    const told = moved(reportOf(['Kept the keys', 'Ordered headsets', 'Sat in on hiring', RESULT]));
    expect(told).toMatch(/Yours is down at page 1, line \d+: “Customer satisfaction 71% to 84%/u);
    expect(told).toContain('your opening lines');
  });

  it('is not told where the summary has it, or where there is none', () => {
    expect(moved(reportOf([RESULT], 'Team leader who took satisfaction from 71% to 84%.'))).toBe('');
    expect(moved(reportOf(['Kept the keys']))).toBe('');
  });
});

describe('what an interviewer asks of a job that is over', () => {
  it('stands in the past tense, and never asks whether it has stayed so', () => {
    const report = reportOf(['Kept the keys']);
    const past = (report.interview ?? []).filter(({ facts }) => facts.some((fact) => fact.includes('2017')));
    expect(past.length).toBeGreaterThan(0);
    expect(past.map(({ question }) => question).join(' ')).not.toMatch(/\b(?:do|does|is|are) (?:you|it|there)\b|Has it stayed/u);
  });
});
