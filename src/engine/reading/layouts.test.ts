import { beforeAll, describe, expect, it } from 'vitest';
import { type LayoutCv, LAYOUTS, pastedLayout, printedLayout } from '../../../fixtures/layouts/layouts.ts';
import type { Cv } from '../../domain/cv.ts';
import { createPdfReader, PATIENT, type PdfReader } from '../../platform/pdf/pdf-reader.ts';
import { documentFromText } from './document-from-text.ts';
import { readCv } from './read-cv.ts';

const jobsOf = ({ experience }: Cv): unknown[] =>
  experience.map(({ title, company, period }) => [title?.value ?? null, company?.value ?? null, period?.text ?? null]);
const studiesOf = ({ education }: Cv): unknown[] => education.map(({ degree, institution }) => [degree?.value ?? null, institution?.value ?? null]);

// One child reads them all: to start one takes longer than to read a page.
let reader: PdfReader;
beforeAll(() => {
  reader = createPdfReader({ ...PATIENT, concurrency: 1 });
  return () => reader.close();
});

/** Layouts that people use, each read as somebody pastes it and as a PDF of the same drawing. */
describe.each<LayoutCv>(LAYOUTS)('$name', (layout) => {
  const read = new Map<string, Cv>();
  beforeAll(async () => {
    const result = await reader.read(printedLayout(layout), 'drawn.pdf');
    if (!result.ok) throw new Error(`${layout.name} could not be read`);
    read.set('PDF', readCv(result.document).cv);
    read.set('text', readCv(documentFromText(pastedLayout(layout))).cv);
  });

  describe.each(['text', 'PDF'])('as %s', (how) => {
    const cv = (): Cv => {
      const found = read.get(how);
      if (!found) throw new Error(`${layout.name} was not read as ${how}`);
      return found;
    };
    const isOpen = (part: 'jobs' | 'studies'): boolean => layout.notYet?.includes(part) === true;

    it.skipIf(isOpen('jobs'))('gives its jobs', () => {
      expect(jobsOf(cv())).toEqual(layout.jobs);
    });
    // When this one fails, the layout is read: take it off the list.
    it.runIf(isOpen('jobs')).fails('does not give its jobs yet', () => {
      expect(jobsOf(cv())).toEqual(layout.jobs);
    });
    it.runIf(layout.studies !== undefined && !isOpen('studies'))('gives its schooling', () => {
      expect(studiesOf(cv())).toEqual(layout.studies);
    });
    it.runIf(layout.skills !== undefined)('lists its skills', () => {
      expect(cv().skills.map(({ value }) => value)).toEqual(layout.skills);
    });
    it.runIf(layout.interests !== undefined)('lists its interests', () => {
      expect(cv().interests.map(({ value }) => value)).toEqual(layout.interests);
    });
    it.runIf(layout.owner !== undefined)('names its owner', () => {
      expect(cv().name?.value).toBe(layout.owner);
    });
    it.runIf(layout.languages !== undefined)('lists its languages with their levels', () => {
      expect(cv().languages.map(({ value }) => value)).toEqual(layout.languages);
    });
    it.runIf(layout.links !== undefined)('keeps its links', () => {
      expect(cv().links.map(({ value }) => value)).toEqual(layout.links);
    });
    it.runIf(layout.current !== undefined)('knows which jobs go on', () => {
      expect(cv().experience.flatMap(({ period }) => (period?.current === true ? [period.text] : []))).toEqual(layout.current);
    });
    it.runIf(layout.statements !== undefined)('keeps its statements', () => {
      expect(cv().experience.flatMap(({ bullets }) => bullets.map(({ text }) => text))).toEqual(layout.statements);
    });
  });
});
