import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import sample from '@jsonresume/schema/sample.resume.json' with { type: 'json' };
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { type CvEditorData, editorDataOf } from '../../../../../domain/cv-build.ts';
import { UPLOAD } from '../../../../../domain/limits.ts';
import { exportResume, resumeFile } from './export-resume.ts';
import { readResume, readResumeFile } from './import-resume.ts';
import { periodOf, printedPeriod } from './resume-dates.ts';

const NOW = new Date(Date.UTC(2026, 6, 5, 12));
const ajv = new Ajv({ strict: false });
formats.default(ajv);
const isValid = ajv.compile(schema);

const EMPTY = editorDataOf({
  professionalSummary: '',
  skillsSection: { technicalSkills: [], softSkills: [], toolsAndTechnologies: [] },
  experience: [],
  educationSection: { degree: '', institution: '', dates: '', details: '' },
  proudestAchievementSection: '',
  personalInterestsSection: '',
});
const FULL: CvEditorData = {
  fullName: 'Marisol Tveit-Okafor',
  email: 'marisol@example.com',
  phone: '+44 7700 900431',
  location: 'Leeds, United Kingdom',
  linkedinUrl: 'linkedin.com/in/marisol',
  portfolioUrl: 'https://marisol.dev',
  nationality: 'Norwegian',
  homeLanguage: 'Norwegian',
  otherLanguages: [
    { language: 'English', proficiency: 'Fluent' },
    { language: 'German', proficiency: '' },
  ],
  maritalStatus: 'Single',
  driversLicense: 'B',
  gender: 'Female',
  dateOfBirth: '1991-04-09',
  visaStatus: 'Settled',
  militaryService: 'Coast Guard',
  securityClearance: 'SC',
  professionalSummary: 'Moves data.\nTwice.',
  technicalSkills: ['Python'],
  softSkills: ['Tact'],
  toolsAndTechnologies: ['dbt'],
  experience: [
    {
      jobTitle: 'Engineer',
      company: 'Northwake',
      dates: 'since spring 2021, on and off',
      location: 'Leeds',
      bulletPoints: ['Moved [how many?] pipelines.', ''],
    },
    { jobTitle: 'Analyst', company: 'Quillfeather', dates: 'June 2015 – May 2017', bulletPoints: [] },
  ],
  education: { degree: 'BSc', institution: 'Larkshire', dates: '2012 – 2015', details: 'First\nThesis' },
  moreEducation: [{ degree: 'Foundation year', institution: 'Moor College', dates: '2011', details: '' }],
  moreSections: [
    {
      kind: 'projects',
      heading: '',
      entries: [{ title: 'Bus tracker', place: 'Leeds', dates: '2020 – 2021', url: 'buses.example', lines: ['Followed 400 buses'] }],
    },
    { kind: 'certificates', heading: 'Tickets', entries: [{ title: '', place: '', dates: '', url: '', lines: ['First aid', 'Fire marshal'] }] },
    { kind: 'custom', heading: 'Boats', entries: [{ title: 'Built one', place: '', dates: '', url: '', lines: [] }] },
  ],
  proudestAchievement: 'A prize',
  personalInterests: 'Accordions',
};

describe('export as JSON Resume', () => {
  it.each([
    ['full', FULL],
    ['empty', EMPTY],
    ['half an address', { ...FULL, email: 'marisol@', linkedinUrl: 'not a link', portfolioUrl: 'javascript:alert(1)' }],
    [
      'lines of nothing',
      {
        ...EMPTY,
        experience: [{ jobTitle: '', company: '', dates: '99/99', bulletPoints: [''] }],
        otherLanguages: [{ language: '', proficiency: '' as const }],
      },
    ],
  ])('is valid against the official schema: %s', (_, cv) => {
    isValid(exportResume(cv, NOW));
    expect(isValid.errors).toBeNull();
  });

  it('says in the schema’s own fields what it has room for', () => {
    expect(exportResume(FULL, NOW)).toMatchObject({
      basics: {
        name: 'Marisol Tveit-Okafor',
        location: { city: 'Leeds, United Kingdom' },
        profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com/in/marisol' }],
      },
      work: [
        { name: 'Northwake', position: 'Engineer', startDate: '2021' },
        { startDate: '2015-06', endDate: '2017-05' },
      ],
      skills: [{ name: 'Technical', keywords: ['Python'] }, {}, {}],
      education: [{ institution: 'Larkshire' }, { institution: 'Moor College', startDate: '2011' }],
      certificates: [{ name: 'First aid' }, { name: 'Fire marshal' }],
      projects: [{ name: 'Bus tracker', highlights: ['Followed 400 buses'], startDate: '2020', endDate: '2021' }],
    });
  });

  it.each([
    ['full', FULL],
    ['empty', EMPTY],
  ])('and import give back every field: %s', async (_, cv) => {
    const { lastSaved: _lastSaved, ...all } = cv;
    expect(readResume(await resumeFile(cv, NOW).text())).toEqual({ ok: true, found: all });
  });
});

describe('import of a JSON Resume', () => {
  it('reads the sample of jsonresume.org', () => {
    const end = readResume(JSON.stringify(sample));
    if (!end.ok) throw new Error(end.reason);
    expect(end.found.fullName).toBe(sample.basics.name);
    expect(end.found.experience).toHaveLength(sample.work.length);
    expect(end.found.experience?.[0]?.bulletPoints.length).toBeGreaterThan(0);
    expect(end.found.technicalSkills?.length).toBeGreaterThan(0);
    expect(end.found.education?.institution).toBe(sample.education[0]?.institution);
    const all = JSON.stringify(end.found);
    const fields = [
      ...sample.volunteer.flatMap(({ organization, position, highlights }) => [organization, position, ...highlights]),
      ...sample.publications.flatMap(({ name, publisher }) => [name, publisher]),
      ...sample.references.map(({ name }) => name),
      ...sample.projects.flatMap(({ name, highlights }) => [name, ...highlights]),
      ...sample.education.slice(1).map(({ institution }) => institution),
    ];
    expect(fields.filter((field) => !all.includes(JSON.stringify(field).slice(1, -1)))).toEqual([]);
    expect(end.found).not.toHaveProperty('nationality');
  });

  it('heeds what another tool changed in a file of ours, and keeps what the schema has no place for', () => {
    const resume = exportResume(FULL, NOW);
    const end = readResume(JSON.stringify({ ...resume, basics: { ...resume.basics, name: 'Marisol Okafor' } }));
    expect(end).toMatchObject({ ok: true, found: { fullName: 'Marisol Okafor', nationality: 'Norwegian' } });
  });

  it.each([
    ['', 'NOT_JSON'],
    ['%PDF-1.7', 'NOT_JSON'],
    ['[]', 'NOT_A_RESUME'],
    ['{"name":"my-package","version":"1.0.0"}', 'NOT_A_RESUME'],
    ['{"work":[{"name":7}]}', 'NOT_A_RESUME'],
    ['{"basics":{}}', 'EMPTY'],
  ])('refuses %s: %s', (json, reason) => {
    expect(readResume(json)).toMatchObject({ ok: false, reason });
  });

  it.each([
    [
      'a part nested 100,000 deep',
      JSON.stringify(exportResume(FULL, NOW)).replace('{', `{"more":${'['.repeat(100_000)}${']'.repeat(100_000)},`),
      'NOT_A_RESUME',
    ],
    ['400,000 skills', JSON.stringify({ skills: [{ name: 'All', keywords: Array.from({ length: 400_000 }, () => 'k') }] }), 'TOO_LONG'],
    ['50,000 jobs', JSON.stringify({ work: Array.from({ length: 50_000 }, () => ({ name: 'a' })) }), 'TOO_LONG'],
  ])('refuses %s, and does not throw', (_what, json, reason) => {
    expect(readResume(json)).toMatchObject({ ok: false, reason });
  });

  it('refuses more than 5 MB unread', async () => {
    expect(await readResumeFile(new File(['x'.repeat(UPLOAD.maxBytes + 1)], 'cv.json'))).toMatchObject({ ok: false, reason: 'TOO_LARGE' });
  });
});

describe('dates', () => {
  it.each([
    ['March 2021 – Present', { startDate: '2021-03' }],
    ['Mar 2021 - Feb 2023', { startDate: '2021-03', endDate: '2023-02' }],
    ['2015–2017', { startDate: '2015', endDate: '2017' }],
    ['03/2019 - 11/2020', { startDate: '2019-03', endDate: '2020-11' }],
    ['2019', { startDate: '2019' }],
    ['a while ago', {}],
  ])('%s', (printed, period) => {
    expect(periodOf(printed)).toEqual(period);
  });

  it('are printed as a person writes them', () => {
    expect(printedPeriod('2021-03')).toBe('March 2021 – Present');
    expect(printedPeriod('2015', '2017-05-01')).toBe('2015 – May 2017');
    expect(printedPeriod(undefined, '2017')).toBe('2017');
    expect(printedPeriod()).toBe('');
  });
});
