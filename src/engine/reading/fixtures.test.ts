import { beforeAll, describe, expect, it } from 'vitest';
import { CVS, cvPdf, type CvFixture } from '../../../fixtures/cvs.ts';
import type { Cv } from '../../domain/cv.ts';
import { createPdfReader, type PdfReader } from '../../platform/pdf/pdf-reader.ts';
import { currentJob } from './entries/current-job.ts';
import { readCv } from './read-cv.ts';

const fixtures: readonly CvFixture[] = CVS;
/** Share of the listed skills that must be read, by our specification of the fixtures. */
const SKILLS_READ = 0.8;

/** The twelve invented CVs, from their PDFs on, read as a person would read the page. */
describe('the invented CVs', () => {
  const read = new Map<string, Cv>();
  let reader: PdfReader;
  beforeAll(() => {
    reader = createPdfReader({ concurrency: 1 });
    return () => reader.close();
  });
  beforeAll(async () => {
    for (const { name, file } of CVS) {
      const result = await reader.read(await cvPdf(name), file);
      if (!result.ok) throw new Error(`${name} could not be read`);
      read.set(name, readCv(result.document).cv);
    }
  });

  describe.each(fixtures)('$name', ({ name, expect: truth }) => {
    const cv = (): Cv => {
      const found = read.get(name);
      if (!found) throw new Error(`${name} was not read`);
      return found;
    };

    it('says who it is of and how to reach them', () => {
      expect(cv().name?.value.toLowerCase()).toBe(truth.name.toLowerCase());
      expect(cv().email?.value).toBe(truth.email);
      // The page may leave the country code out: the last nine digits are the number.
      expect(cv().phone?.value.replace(/\D/g, '').slice(-9)).toBe(truth.phone.slice(-9));
      expect([cv().language, cv().country]).toEqual([truth.language, truth.country]);
    });

    it('gives its jobs', () => {
      const job = currentJob(cv());
      expect([job?.title?.value, job?.company?.value, job?.period?.start?.year]).toEqual([truth.currentTitle, truth.currentCompany, truth.startYear]);
      const before = cv()
        .experience.filter((other) => other !== job)
        .map((other) => other.title?.value);
      expect(before.slice(0, truth.previousTitles.length)).toEqual(truth.previousTitles);
    });

    it('gives its schooling', () => {
      const [study] = cv().education;
      expect([study?.degree?.value, study?.institution?.value]).toEqual([truth.degree, truth.institution]);
    });

    it('lists its skills', () => {
      const listed = cv().skills.map(({ value }) => value.toLowerCase());
      const bare = listed.map((skill) => skill.replace(/ ?\([^()]*\)$/, ''));
      const missed = truth.skills.filter((skill) => !listed.includes(skill.toLowerCase()) && !bare.includes(skill.toLowerCase()));
      expect(missed.length <= truth.skills.length * (1 - SKILLS_READ) ? [] : missed).toEqual([]);
    });

    it('has its sections', () => {
      const kinds = new Set(
        cv()
          .sections.filter(({ heading }) => heading !== null)
          .map(({ kind }) => kind),
      );
      expect(truth.sections.filter((kind) => !kinds.has(kind))).toEqual([]);
    });
  });

  it('takes no label of a row or column for a skill', () => {
    const skills = (name: string): string[] => read.get(name)?.skills.map(({ value }) => value) ?? [];
    const labels = ['Technik', 'EDV', 'Sprachen', 'Führerschein', 'Stärken', 'Accounting packages', 'Office packages', 'Typing speed', 'STRENGTHS', 'HOBBIES'];
    expect([...skills('german'), ...skills('table')].filter((skill) => labels.some((label) => skill.includes(label)))).toEqual([]);
    expect(read.get('german')?.languages.map(({ value }) => value)).toEqual(['Deutsch (Muttersprache)', 'Englisch (Schulkenntnisse)']);
    expect(read.get('table')?.interests.map(({ value }) => value)).toEqual(['Watching cricket', 'gardening', 'surfing the net']);
  });

  it('gives the town, not the street', () => {
    expect(['weak', 'german', 'table', 'personal'].map((name) => read.get(name)?.location?.value)).toEqual([
      'Netherbridge',
      'Wiesenbrück',
      'Coldharbour Mills',
      'Marrow Point, Isle of Selby, UK',
    ]);
  });
});
