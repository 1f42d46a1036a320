import JSZip from 'jszip';
import { expect, it } from 'vitest';
import { buildTailoredCv, tailoredCvFileName } from './tailored-cv.docx.ts';

const DATE = new Date(2026, 10, 22);
const SENDER = { name: 'Ines Calloway', email: '', phone: '', location: 'Pittsburgh, PA 15222' };

async function documentOf(name: string): Promise<string> {
  const lines = [
    { text: 'INES CALLOWAY', kind: 'line' },
    { text: 'Experience', kind: 'heading' },
    { text: 'Engineer, Northwake <& Sons>\u0007', kind: 'line' },
    { text: 'Moved 140 pipelines.', kind: 'bullet' },
  ] as const;
  const blob = await buildTailoredCv(lines, { ...SENDER, name }, { date: DATE });
  return (await (await JSZip.loadAsync(await blob.arrayBuffer())).file('word/document.xml')?.async('string')) ?? '';
}

it('keeps line by line what Word knows as title, heading and list, on the paper of where it goes', async () => {
  const document = await documentOf('Ines Calloway');
  expect(document.match(/<w:pStyle w:val="Title"\/>/gu)).toHaveLength(1);
  expect(document.match(/<w:pStyle w:val="Heading1"\/>/gu)).toHaveLength(1);
  expect(document.match(/<w:numPr>/gu)).toHaveLength(1);
  expect(document).toContain('Northwake &lt;&amp; Sons&gt;');
  expect(document).toContain('w:w="12240"');
  expect(document).not.toMatch(/<w:tbl>|txbx/u);
});

it('takes no first line for a name that is none', async () => {
  expect(await documentOf('')).not.toContain('w:val="Title"');
});

it('is called by its person and the company', () => {
  expect(tailoredCvFileName('Ines Calloway', 'Larkfield & Sons', DATE)).toBe('Ines_Calloway_CV_Larkfield-Sons_2026-11-22.docx');
  expect(tailoredCvFileName('', '/', DATE)).toBe('CV_Company_2026-11-22.docx');
});
