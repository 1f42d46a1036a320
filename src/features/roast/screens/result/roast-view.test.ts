import { describe, expect, it } from 'vitest';
import { ROAST_LINE } from '../../../../domain/limits.ts';
import { DEMO_ROAST } from './demo-roast.ts';
import { markFor } from '../../../../domain/marks/roast-note.ts';

describe('how a line is marked', () => {
  it('strikes empty words, loops what needs work, ticks what is good, points at gaps', () => {
    expect(markFor('buzzword', 'synergy')).toBe('strike');
    expect(markFor('no-numbers', 'Ran the shop')).toBe('circle');
    expect(markFor('strong-number', 'Cut 31 to 4')).toBe('tick');
    expect(markFor('missing-phone', null)).toBe('caret');
  });
});

describe('the demo roast keeps the laws of a real one', () => {
  it('has a ledger that adds up for each score', () => {
    for (const { score, ledger } of Object.values(DEMO_ROAST.scores)) {
      expect(ledger.reduce((sum, entry) => sum + entry.points, 0)).toBe(score);
    }
  });

  it('has lines of legal length and number, the top one among them', () => {
    const notes = DEMO_ROAST.lines.map((line) => line.note);
    expect(notes).toContain(DEMO_ROAST.topRoastLine);
    expect(notes.length).toBeGreaterThanOrEqual(ROAST_LINE.min);
    for (const note of notes) expect(note.length).toBeLessThanOrEqual(ROAST_LINE.maxCharacters);
  });
});
