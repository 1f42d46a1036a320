import { describe, expect, it } from 'vitest';
import { documentFromText } from './document-from-text.ts';

describe('documentFromText', () => {
  it('makes one line of each written line and keeps wide gaps as tabs', () => {
    const { lines, source } = documentFromText('Ida Moor\r\n\r\nClerk          2019 - 2020\n\tIndented');
    expect(source).toBe('text');
    expect(lines.map((line) => line.text)).toEqual(['Ida Moor', 'Clerk\t2019 - 2020', 'Indented']);
    expect(lines.map((line) => line.line)).toEqual([1, 2, 3]);
  });

  it('breaks text that lost its line breaks at headings, bullets and sentences', () => {
    const filler = 'Kept the books of four shops without a single late filing in six years of work. '.repeat(8);
    const { lines } = documentFromText(`Ida Moor SUMMARY ${filler}WORK EXPERIENCE Clerk, Moor & Sons • Counted stock • Paid wages EDUCATION Town School`);
    const texts = lines.map((line) => line.text);
    expect(texts).toContain('WORK EXPERIENCE');
    expect(texts).toContain('EDUCATION');
    expect(texts).toContain('• Counted stock');
  });

  it('never grows past the character cap', () => {
    const document = documentFromText('word '.repeat(60_000));
    expect(document.truncated).toBe(true);
    expect(document.lines.reduce((sum, line) => sum + line.text.length, 0)).toBeLessThanOrEqual(200_000);
  });
});
