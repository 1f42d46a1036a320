import JSZip from 'jszip';
import { CVS, cvPdf } from '../../fixtures/cvs.ts';
import type { Cv } from '../domain/cv.ts';
import type { CvEditorData } from '../domain/cv-build.ts';
import { cvPage } from '../domain/cv-page.ts';
import { PageLanguage } from '../domain/page-words/page-language.ts';
import { readCv } from '../engine/reading/read-cv.ts';
import type { PdfReader } from '../platform/pdf/pdf-reader.ts';
import { FULL_CV } from '../typeset/full-cv.test-kit.ts';

/** So much of it that it takes three pages, with a page number on the later ones. */
const LONG: CvEditorData = {
  ...FULL_CV,
  experience: ['North', 'South', 'East', 'West', 'Centre', 'Coast'].map((branch) => ({
    jobTitle: 'Senior Data Engineer',
    company: `Northwake Freight ${branch}`,
    dates: 'March 2021 – Present',
    location: 'Leeds',
    bulletPoints: [1, 2, 3, 4, 5, 6].map(
      (number) =>
        `Cut the nightly load of depot ${number} in the ${branch} from 6 hours to 50 minutes, wrote down why, and left the three tables nobody dared to touch.`,
    ),
  })),
};

/** Every CV of the fixtures as the editor would hold it, one with all fields, and a long one. */
export async function inventedCvs(reader: PdfReader): Promise<{ name: string; data: CvEditorData }[]> {
  const read = await Promise.all(
    CVS.map(async ({ name, file }) => {
      const reading = await reader.read(await cvPdf(name), file);
      if (!reading.ok) throw new Error(`${file} is ${reading.reason}`);
      return { name, data: editorDataOfCv(readCv(reading.document).cv) };
    }),
  );
  return [...read, { name: 'full', data: FULL_CV }, { name: 'long', data: LONG }];
}

const NOTHING_PERSONAL = {
  nationality: '',
  homeLanguage: '',
  maritalStatus: '',
  driversLicense: '',
  gender: '',
  dateOfBirth: '',
  visaStatus: '',
  militaryService: '',
  securityClearance: '',
} as const;

const GROUPS = 3;
/** What was read off a PDF, typed into the editor. */
export function editorDataOfCv(cv: Cv): CvEditorData {
  const skills = cv.skills.map(({ value }) => value);
  const group = (at: number): string[] => skills.filter((_, index) => Math.floor((index * GROUPS) / skills.length) === at);
  const study = cv.education[0];
  const language = PageLanguage.safeParse(cv.language).data;
  return {
    ...FULL_CV,
    ...(language === undefined ? {} : { language }),
    fullName: cv.name?.value ?? '',
    email: cv.email?.value ?? '',
    phone: cv.phone?.value ?? '',
    location: cv.location?.value ?? '',
    linkedinUrl: cv.links.find(({ value }) => value.includes('linkedin'))?.value ?? '',
    portfolioUrl: cv.links.find(({ value }) => !value.includes('linkedin'))?.value ?? '',
    ...NOTHING_PERSONAL,
    otherLanguages: [],
    professionalSummary: cv.summary.map(({ text }) => text).join('\n'),
    technicalSkills: group(0),
    softSkills: group(1),
    toolsAndTechnologies: group(2),
    experience: cv.experience.map(({ title, company, location, period, bullets }) => ({
      jobTitle: title?.value ?? '',
      company: company?.value ?? '',
      dates: period?.text ?? '',
      ...(location === null ? {} : { location: location.value }),
      bulletPoints: bullets.map(({ text }) => text),
    })),
    education: {
      degree: study?.degree?.value ?? '',
      institution: study?.institution?.value ?? '',
      dates: study?.period?.text ?? '',
      details: study?.details.map(({ value }) => value).join('\n') ?? '',
    },
    proudestAchievement: '',
    personalInterests: cv.interests.map(({ value }) => value).join(', '),
  };
}

/** What a parser should give back of this CV, in one flat list, so that a difference reads as one. */
export function fieldsOf(data: CvEditorData): Record<string, string> {
  const bare = (link: string): string => link.replace(/^https?:\/\/(?:www\.)?|\/$/giu, '');
  return flatten({
    name: data.fullName,
    email: data.email,
    phone: data.phone,
    location: data.location,
    links: [data.linkedinUrl, data.portfolioUrl].filter((link) => link !== '').map(bare),
    summary: data.professionalSummary.replace(/\s+/gu, ' '),
    skills: unique([...data.technicalSkills, ...data.softSkills, ...data.toolsAndTechnologies]),
    languages: data.otherLanguages.map(({ language, proficiency }) => (proficiency === '' ? language : `${language} (${proficiency})`)),
    jobs: data.experience.map(({ jobTitle, company, location = '', dates, bulletPoints }) => ({ jobTitle, company, location, dates, bulletPoints })),
    degree: data.education.degree,
    institution: data.education.institution,
    studied: data.education.dates,
    details: data.education.details.replace(/\s+/gu, ' '),
    interests: data.personalInterests,
    // The line of other languages is read as a section of its own, as it should be.
    headings: [
      ...(data.otherLanguages.length > 0 ? ['Other languages'] : []),
      ...cvPage(data).flatMap((block) => (block.kind === 'heading' ? [block.text] : [])),
    ],
  });
}

/** The same list, of what our reader made of the file. */
export function fieldsRead(cv: Cv): Record<string, string> {
  const study = cv.education[0];
  return flatten({
    name: cv.name?.value ?? '',
    email: cv.email?.value ?? '',
    phone: cv.phone?.value ?? '',
    location: cv.location?.value ?? '',
    links: cv.links.map(({ value }) => value),
    summary: cv.summary.map(({ text }) => text).join(' '),
    skills: cv.skills.map(({ value }) => value),
    languages: cv.languages.map(({ value }) => value),
    jobs: cv.experience.map(({ title, company, location, period, bullets }) => ({
      jobTitle: title?.value ?? '',
      company: company?.value ?? '',
      location: location?.value ?? '',
      dates: period?.text ?? '',
      bulletPoints: bullets.map(({ text }) => text),
    })),
    degree: study?.degree?.value ?? '',
    institution: study?.institution?.value ?? '',
    studied: study?.period?.text ?? '',
    details: study?.details.map(({ value }) => value).join(' ') ?? '',
    interests: cv.interests.map(({ value }) => value).join(', '),
    headings: cv.sections.flatMap(({ heading }) => (heading === null ? [] : [heading.value])),
  });
}

const unique = (texts: readonly string[]): string[] => [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()];

type Nested = string | readonly Nested[] | { [key: string]: Nested };

function flatten(value: Nested, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value };
  const entries: [string, Nested][] = Array.isArray(value) ? value.map((part: Nested, index) => [String(index), part]) : Object.entries(value);
  return Object.assign({}, ...entries.map(([key, part]) => flatten(part, path === '' ? key : `${path}.${key}`)));
}

/** The paragraphs of a Word file as lines, tabs and breaks kept, bullets marked. */
export async function linesOfDocx(file: Blob): Promise<string[]> {
  const zip = await JSZip.loadAsync(await file.arrayBuffer());
  const xml = (await zip.file('word/document.xml')?.async('string')) ?? '';
  return [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gsu)].flatMap(([, paragraph = '']) => {
    const text = paragraph
      .replace(/<w:tab\/>/gu, '\t')
      .replace(/<w:br\/>/gu, '\n')
      .replace(/<w:tabs>.*?<\/w:tabs>/gsu, '')
      .replace(/<[^>]+>/gu, '')
      .replace(/&lt;/gu, '<')
      .replace(/&gt;/gu, '>')
      .replace(/&quot;/gu, '"')
      .replace(/&apos;/gu, "'")
      .replace(/&amp;/gu, '&');
    return (paragraph.includes('<w:numPr>') ? `• ${text}` : text).split('\n');
  });
}
