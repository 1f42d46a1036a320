import { describe, expect, it } from 'vitest';
import { cvText, pageLines } from './cv-text.ts';
import { demoResult } from './result.test-kit.ts';

const ALL = new Set(['summary', 'e1', 'skills']);
const NONE = new Set<string>();

describe('the CV as text', () => {
  it('is the CV as it was while nothing is accepted', () => {
    expect(cvText(demoResult(), NONE)).toBe(
      'Mara Example\n\nExperience\nAnalyst, Bramley, 2019 - 2024\n• Responsible for reports.\n• Loaded the depot data every night.\n\nSkills\nSQL\nExcel',
    );
  });

  it('holds what is accepted in the place of what it replaces', () => {
    expect(cvText(demoResult(), ALL)).toBe(
      'Mara Example\nData analyst who runs a nightly ETL.\n\nExperience\nAnalyst, Bramley, 2019 - 2024\n• Wrote the reports that [who?] planned with.\n• Loaded the depot data every night.\n\nSkills\nSQL, Excel, data pipelines',
    );
  });
});

describe('the page', () => {
  it('strikes the old lines and writes in the new ones', () => {
    const marked = pageLines(demoResult(), new Set(['skills']), NONE).filter(({ mark }) => mark !== 'kept');
    expect(marked.map(({ mark, text }) => [mark, text])).toEqual([
      ['struck', 'SQL'],
      ['struck', 'Excel'],
      ['added', 'SQL, Excel, data pipelines'],
    ]);
  });

  it('numbers what waits for a verdict at its first line, even where nothing stands yet', () => {
    const waiting = pageLines(demoResult(), NONE, ALL).filter(({ waiting: id }) => id !== null);
    expect(waiting.map(({ waiting: id, first, text }) => [id, first, text])).toEqual([
      ['summary', true, ''],
      ['e1', true, 'Responsible for reports.'],
      ['skills', true, 'SQL'],
      ['skills', false, 'Excel'],
    ]);
  });

  it('keeps every line of the CV when changes claim the same one', () => {
    const result = demoResult();
    const [first, second] = result.annotatedCVSections.experience;
    if (first === undefined || second === undefined) throw new Error('the kit has two');
    result.annotatedCVSections.experience = [first, { ...second, improved: 'Something else.', lines: { from: 3, to: 5 } }];
    expect(pageLines(result, NONE, NONE).map(({ text }) => text)).toEqual(result.cvLines.map(({ text }) => text));
  });
});

describe('a bullet that was wrapped in the file', () => {
  it('is one line in the copied text', () => {
    const result = demoResult();
    const at = result.cvLines.findIndex(({ text }) => text.startsWith('Loaded the depot data'));
    const [bullet] = result.cvLines.splice(at, 1, { text: 'Loaded the depot', kind: 'bullet' });
    expect(bullet?.kind).toBe('bullet');
    const lines = [...result.cvLines.slice(0, at + 1), { text: 'data every night.', kind: 'wrapped' as const }, ...result.cvLines.slice(at + 1)];
    expect(cvText({ ...result, cvLines: lines }, NONE)).toContain('• Loaded the depot data every night.\n');
  });
});
