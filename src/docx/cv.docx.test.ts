import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { type CvEditorData, editorDataOf } from '../domain/cv-build.ts';
import { buildCv, cvFileName } from './cv.docx.ts';

const DATE = new Date(2026, 6, 5);
const CV: CvEditorData = {
  ...editorDataOf({
    professionalSummary: 'Moves <freight> & data.\u0007',
    skillsSection: { technicalSkills: ['SQL'], softSkills: [], toolsAndTechnologies: [] },
    experience: [{ jobTitle: 'Engineer', company: 'Northwake', dates: '2021 – Present', bulletPoints: ['Moved 140 pipelines.', ' '] }],
    educationSection: { degree: 'BSc', institution: 'Larkshire', dates: '2015', details: '' },
    proudestAchievementSection: '',
    personalInterestsSection: '',
  }),
  fullName: 'Ines Calloway',
  email: 'ines@example.com',
  linkedinUrl: 'https://linkedin.com/in/ines',
};

async function partsOf(data: CvEditorData, country?: string): Promise<{ document: string; core: string; all: string }> {
  const zip = await JSZip.loadAsync(await (await buildCv(data, { date: DATE, ...(country === undefined ? {} : { country }) })).arrayBuffer());
  const read = async (name: string): Promise<string> => (await zip.file(name)?.async('string')) ?? '';
  const all = await Promise.all(Object.keys(zip.files).map(read));
  return { document: await read('word/document.xml'), core: await read('docProps/core.xml'), all: all.join('\n') };
}

describe('the CV as a Word file', () => {
  it('has headings and lists that Word knows, and no table or text box', async () => {
    const { document } = await partsOf(CV);
    expect(document.match(/<w:pStyle w:val="Title"\/>/gu)).toHaveLength(1);
    expect(document.match(/<w:pStyle w:val="Heading1"\/>/gu)).toHaveLength(4);
    expect(document.match(/<w:pStyle w:val="Heading2"\/>/gu)).toHaveLength(2);
    expect(document.match(/<w:numPr>/gu)).toHaveLength(1);
    expect(document).not.toMatch(/<w:tbl>|txbx|<w:cols [^>]*w:num="[2-9]/u);
  });

  it('escapes what XML cannot hold and leaves out what is blank', async () => {
    const { document } = await partsOf(CV);
    expect(document).toContain('Moves &lt;freight&gt; &amp; data.');
    expect(document).not.toContain('\u0007');
    expect(document).not.toContain('Achievements');
  });

  it('numbers pages from the second on', async () => {
    const { document, all } = await partsOf(CV);
    expect(document).toContain('<w:titlePg');
    expect(all).toMatch(/Ines Calloway, page /u);
  });

  it('is the person’s own in its metadata, not ours', async () => {
    const { core, all } = await partsOf(CV);
    expect(core).toContain('CV of Ines Calloway');
    expect(core).toContain('<dc:creator>Ines Calloway</dc:creator>');
    expect(core).toContain('SQL');
    expect(all).not.toMatch(/roastum/iu);
  });

  it('lies on the paper of where it goes', async () => {
    expect((await partsOf(CV)).document).toMatch(/<w:pgSz w:w="11906" w:h="16838"/u);
    expect((await partsOf(CV, 'United States')).document).toMatch(/<w:pgSz w:w="12240" w:h="15840"/u);
  });

  it('is a file even of an empty CV', async () => {
    const { document } = await partsOf({
      ...CV,
      fullName: '',
      email: '',
      linkedinUrl: '',
      professionalSummary: '',
      technicalSkills: [],
      experience: [],
      education: { degree: '', institution: '', dates: '', details: '' },
    });
    expect(document).toContain('<w:body>');
  });

  it('is named after the person and the day', () => {
    expect(cvFileName('Ines Calloway', DATE)).toBe('Ines_Calloway_CV_2026-07-05.docx');
    expect(cvFileName(' ', DATE)).toBe('CV_2026-07-05.docx');
  });
});
