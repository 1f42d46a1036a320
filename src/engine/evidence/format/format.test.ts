import { describe, expect, it } from 'vitest';
import type { CvDocument, Line } from '../../../domain/document.ts';
import type { Context } from '../../context.ts';
import { contextOf } from '../shared/context-builder.test-kit.ts';
import { columnsLayoutDetector } from './columns-layout.ts';
import { comicFontDetector } from './comic-font.ts';
import { documentTitleDetector } from './document-title.ts';
import { fileNameDetector } from './file-name.ts';
import { fontMixDetector } from './font-mix.ts';
import { smallPrintDetector } from './small-print.ts';
import { tableLayoutDetector } from './table-layout.ts';
import { familyOf } from './typefaces.ts';

const TEXT = `Robin Fell\nSurveyor\nExperience\nSurveyor | Fell Ltd | 2019 - 2021\n${Array.from({ length: 8 }, (_, n) => `• Measured field number ${n} for the county.`).join('\n')}`;

function look(document: Partial<CvDocument>, change: (line: Line, at: number) => Partial<Line> = () => ({})): Context {
  const context = contextOf(TEXT, { document });
  const lines = context.lines.map((line, at) => ({ ...line, ...change(line, at) }));
  return { ...context, document: { ...context.document, lines }, lines };
}

describe('layout', () => {
  it('in columns quotes the first line to the right, and not the name', () => {
    const inColumns = (_: Line, at: number): Partial<Line> =>
      at > 6 ? { column: 1, x: 300, y: (at - 6) * 14, width: 200, fontSize: 10 } : { column: 0, x: 50, y: at * 14, width: 200, fontSize: 10 };
    const context = look({ columns: 2 }, inColumns);
    expect(columnsLayoutDetector.detect(context)).toEqual([expect.objectContaining({ line: 8, facts: { columns: 2 } })]);
    expect(columnsLayoutDetector.detect(look({}))).toEqual([]);
  });

  it('with dates or headings in a margin is none in columns', () => {
    const margin = (_: Line, at: number): Partial<Line> =>
      at % 2 === 1
        ? { column: 1, x: 200, y: at * 14, width: 300, fontSize: 10 }
        : { text: '2019 - 2021', column: 0, x: 50, y: (at + 1) * 14, width: 60, fontSize: 10 };
    expect(columnsLayoutDetector.detect(look({ columns: 2 }, margin))).toEqual([]);
  });

  it('in a table is a finding of files, not of pasted text', () => {
    expect(tableLayoutDetector.detect(look({ hasTable: true }))).toHaveLength(1);
    expect(tableLayoutDetector.detect(look({ hasTable: true, source: 'text' }))).toEqual([]);
  });
});

describe('type', () => {
  it('of a birthday invitation is named', () => {
    expect(comicFontDetector.detect(look({}, () => ({ fontName: 'ABCDEF+ComicSansMS-Bold' })))).toEqual([
      expect.objectContaining({ facts: { font: 'Comic Sans MS' } }),
    ]);
    expect(comicFontDetector.detect(look({}, () => ({ fontName: 'Calibri' })))).toEqual([]);
    expect(comicFontDetector.detect(look({}, (_, at) => ({ fontName: at === 0 ? 'Zapfino' : 'Calibri' })))).toEqual([]);
  });

  it('is mixed with more than three families, styles and icons not counted', () => {
    const mixed = ['Calibri', 'Arial-BoldMT', 'Georgia', 'Verdana-Italic', 'FontAwesome'];
    expect(fontMixDetector.detect(look({}, (_, at) => ({ fontName: mixed[Math.floor(at / 2) % 5] ?? '' })))).toEqual([
      expect.objectContaining({ facts: { fonts: 4 } }),
    ]);
    const styles = ['Calibri', 'Calibri-Bold', 'Calibri-LightItalic', 'CalibriLight', 'Wingdings'];
    expect(fontMixDetector.detect(look({}, (_, at) => ({ fontName: styles[at % 5] ?? '' })))).toEqual([]);
  });

  it.each([
    ['TimesNewRomanPS-BoldMT', 'times new'],
    ['TimesNewRomanPSMT', 'times new'],
    ['CMR10', 'computer modern'],
    ['CMBX12', 'computer modern'],
    ['g_d0_f3', null],
  ])('%s belongs to %s', (name, family) => {
    expect(familyOf(name)).toBe(family);
  });

  it('is small print when statements are, not when one footer is', () => {
    expect(smallPrintDetector.detect(look({}, () => ({ fontSize: 7.2 })))).toEqual([expect.objectContaining({ facts: { size: 7, lines: 9 } })]);
    expect(smallPrintDetector.detect(look({}, (_, at) => ({ fontSize: at === 10 ? 7 : 10 })))).toEqual([]);
    expect(smallPrintDetector.detect(look({}, () => ({ fontSize: 9 })))).toEqual([]);
  });
});

describe('names of files and documents', () => {
  it.each([
    ['cv_final_FINAL2.pdf', 'finals'],
    ['Robin_Fell_CV_final.pdf', 'final'],
    ['Document1.pdf', 'untouched'],
    ['resume (3).pdf', 'copy'],
    ['New CV.pdf', 'new'],
    ['CV_v7.pdf', 'version'],
    ['Scan0001.pdf', 'scan'],
    ['cv-template.pdf', 'template'],
    ['cv.pdf', 'generic'],
  ])('%s is a %s', (fileName, pattern) => {
    expect(fileNameDetector.detect(look({ fileName }))).toEqual([expect.objectContaining({ quote: null, facts: { name: fileName, pattern } })]);
  });

  it.each(['Robin_Fell_CV.pdf', 'fell-robin-surveyor.pdf', 'Robin Newman CV.pdf', 'Robin Fell Resume 2024.pdf'])('%s is fine', (fileName) => {
    expect(fileNameDetector.detect(look({ fileName }))).toEqual([]);
  });

  it.each([
    ['Microsoft Word - cv.doc', 'program'],
    ['Untitled', 'untitled'],
    ['Untitled document', 'untitled'],
    ['Unbenanntes Dokument', 'untitled'],
    ['CV_Format_Sales.xls', 'template'],
    ['Fell.xlsx', 'file'],
    ['Modern chronological resume', 'template'],
    ['cv.docx', 'file'],
  ])('the title %s is left over (%s)', (title, pattern) => {
    expect(documentTitleDetector.detect(look({ title }))).toEqual([expect.objectContaining({ facts: { title, pattern } })]);
  });

  it.each(['Robin Fell - Surveyor', 'CV of Robin Fell', ''])('the title "%s" is fine', (title) => {
    expect(documentTitleDetector.detect(look({ title }))).toEqual([]);
  });
});
