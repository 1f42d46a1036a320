import { documentOf } from '../../../domain/document.ts';
import type { Bullet, Cv, Education, Experience, Section, SectionKind } from '../../../domain/cv.ts';
import type { CvDocument, Line } from '../../../domain/document.ts';
import type { Context, TargetJob } from '../../context.ts';

/**
 * Builds a context from a small, strict notation, so that a detector's tests do not depend on the reader:
 * a line that is a section word alone ("Experience") is a heading; the block above the first is the header
 * (name, headline, then anything); "• " opens a bullet and two leading spaces go on with it;
 * "Title | Company | 2019 - 2021" opens a job or an education; skills and interests are parted by commas;
 * "--- page ---" turns the page.
 */
export function contextOf(text: string, changes: { cv?: Partial<Cv>; document?: Partial<CvDocument>; job?: Partial<TargetJob> } = {}): Context {
  const rows = text.replace(/^\n+|\s+$/gu, '').split('\n');
  const indent = Math.min(...rows.filter((row) => row.trim() !== '').map((row) => row.length - row.trimStart().length));
  const raw = rows.map((row) => row.slice(indent));
  const lines: Line[] = [];
  const wrapped: boolean[] = [];
  let page = 1;
  for (const source of raw) {
    if (source.trim() === '--- page ---') page += 1;
    else if (source.trim() !== '') {
      const line = lines.filter((other) => other.page === page).length + 1;
      lines.push({
        page,
        line,
        text: source.trim(),
        x: 50,
        y: 40 + line * 14,
        width: 400,
        fontSize: 10,
        fontName: 'Arial',
        bold: false,
        color: '#000000',
        hidden: null,
        column: 0,
      });
      wrapped.push(source.startsWith('  '));
    }
  }
  const document: CvDocument = documentOf(lines, { source: 'pdf', pages: page, fileName: 'cv.pdf', ...changes.document });
  const cv = { ...readNotation(lines, wrapped), ...changes.cv };
  const job = { phrase: 'Engineer', occupation: null, title: 'Engineer', skills: [], ...changes.job };
  return { document, lines, cv, job, today: null, corrections: [] };
}

const HEADINGS: Readonly<Record<string, SectionKind>> = {
  summary: 'summary',
  objective: 'objective',
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  projects: 'projects',
  languages: 'languages',
  certifications: 'certifications',
  awards: 'awards',
  publications: 'publications',
  volunteering: 'volunteering',
  interests: 'interests',
  references: 'references',
  personal: 'personal',
};

function readNotation(lines: readonly Line[], wrapped: readonly boolean[]): Cv {
  const sections: Section[] = [{ kind: 'header', heading: null, from: 0, to: lines.length }];
  const experience: Experience[] = [];
  const education: Education[] = [];
  const summary: Bullet[] = [];
  const cv: Cv = {
    language: 'en',
    name: null,
    headline: null,
    email: null,
    phone: null,
    location: null,
    country: null,
    links: [],
    sections,
    summary,
    experience,
    education,
    skills: [],
    languages: [],
    interests: [],
    yearsOfExperience: 0,
  };
  for (const [at, line] of lines.entries()) {
    const place = { page: line.page, line: line.line };
    const heading = HEADINGS[line.text.toLowerCase()];
    const section = sections.at(-1);
    if (heading) {
      if (section) section.to = at;
      sections.push({ kind: heading, heading: { value: line.text, ...place }, from: at, to: lines.length });
      continue;
    }
    const kind = section?.kind ?? 'header';
    const marked = /^[•-] /u.test(line.text);
    const body = line.text.replace(/^[•-] /u, '');
    const [title = '', company = '', period = ''] = line.text.split('|').map((part) => part.trim());
    const bullets = kind === 'summary' ? summary : experience.at(-1)?.bullets;
    if (kind === 'header' && at === 0) cv.name = { value: line.text, ...place };
    else if (kind === 'header' && at === 1) cv.headline = { value: line.text, ...place };
    else if (kind === 'experience' && !marked && company !== '') {
      const years = period.match(/\d{4}/gu)?.map((year) => ({ year: Number(year), month: null })) ?? [];
      const read = { text: period, start: years[0] ?? null, end: years[1] ?? null, current: /present/iu.test(period), ...place };
      experience.push({
        title: { value: title, ...place },
        company: { value: company, ...place },
        location: null,
        details: [],
        period: period === '' ? null : read,
        bullets: [],
        ...place,
      });
    } else if (kind === 'education' && company !== '') {
      education.push({ degree: { value: title, ...place }, institution: { value: company, ...place }, period: null, details: [], ...place });
    } else if (kind === 'summary' || kind === 'experience') {
      const last = bullets?.at(-1);
      if (wrapped[at] === true && last) last.text = `${last.text} ${line.text}`;
      else bullets?.push({ text: body, marked, ...place });
    } else if (kind === 'skills' || kind === 'interests' || kind === 'languages') {
      for (const value of body
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''))
        cv[kind].push({ value, ...place });
    }
  }
  return cv;
}
