import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { getDocument } from 'unpdf/pdfjs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FULL_CV } from '../../typeset/full-cv.test-kit.ts';
import { DEFAULT_DESIGN, DESIGNS } from '../../domain/cv-design.ts';
import { cvPage } from '../../domain/cv-page.ts';
import { cvSheet } from '../../typeset/cv-sheet.ts';
import { letterSheet } from '../../typeset/letter-sheet.ts';
import { TEMPLATE_FOLDER } from '../../typeset/template-folder.ts';
import { SMALL_JPEG } from '../http/jpeg.test-kit.ts';
import type { TypesetTask } from './child-messages.ts';
import { fitted } from './fit.ts';
import { createTypesetter, type Typeset, type Typesetter } from './typesetter.ts';

function typesetterWith(options: Parameters<typeof createTypesetter>[2] = {}): Typesetter {
  const typesetter = createTypesetter(TEMPLATE_FOLDER, pino({ level: 'silent' }), options);
  onTestFinished(() => typesetter.close());
  return typesetter;
}

const taskIn = (design: (typeof DESIGNS)[number], lang = 'en'): TypesetTask => ({
  template: 'cv',
  data: JSON.stringify(cvSheet(cvPage(FULL_CV), { design: { ...DEFAULT_DESIGN, design }, paper: 'a4', lang, subject: 'Data', keywords: ['SQL'] })),
  as: 'pdf',
  fit: true,
});

const outcome = (typeset: Typeset): string => (typeset.ok ? 'set' : typeset.reason);

/** Roles of the structure tree, from top to bottom, with the words of headings left out. */
function rolesIn(node: object): string[] {
  const role = 'role' in node && typeof node.role === 'string' ? [node.role] : [];
  const children: unknown[] = 'children' in node && Array.isArray(node.children) ? node.children : [];
  return [...role, ...children.flatMap((child) => (typeof child === 'object' && child !== null ? rolesIn(child) : []))];
}

/** What stands for pictures in the structure tree. */
function picturesIn(node: object): string[] {
  const alt = 'alt' in node && typeof node.alt === 'string' ? [node.alt] : [];
  const children: unknown[] = 'children' in node && Array.isArray(node.children) ? node.children : [];
  return [...alt, ...children.flatMap((child) => (typeof child === 'object' && child !== null ? picturesIn(child) : []))];
}

async function opened(bytes: Uint8Array) {
  const file = await getDocument({ data: bytes, verbosity: 0, useSystemFonts: false, disableFontFace: true }).promise;
  onTestFinished(() => void file.loadingTask.destroy());
  const page = await file.getPage(1);
  const { info } = await file.getMetadata();
  const tree = (await page.getStructTree()) ?? {};
  return { info, marks: await file.getMarkInfo(), roles: rolesIn(tree), pictures: picturesIn(tree), outline: await file.getOutline() };
}

describe('for who listens to a page', () => {
  test.each(DESIGNS)('%s: tagged, titled, in its language, with real headings and lists, the name first', async (design) => {
    const typeset = await typesetterWith().set(taskIn(design, 'pt'));
    if (!typeset.ok) throw new Error(typeset.reason);
    expect(typeset.document.accessible).toBe(true);
    const { info, marks, roles, outline } = await opened(typeset.document.content);
    expect(info).toMatchObject({ Title: 'CV of Marisol Tveit-Okafor', Language: 'pt', Author: 'Marisol Tveit-Okafor' });
    expect(marks).toMatchObject({ Marked: true });
    expect(roles.filter((role) => /^H\d?$/u.test(role)).slice(0, 2)).toEqual(['H1', 'H2']);
    expect(roles.filter((role) => role === 'H3')).toHaveLength(4);
    expect(roles.filter((role) => role === 'LI')).toHaveLength(4);
    expect(roles).toContain('Link');
    expect(outline.map(({ title }) => title)).toEqual(['Marisol Tveit-Okafor']);
  });
});

test.each(DESIGNS)('%s: with a photo it is as accessible, and says whose photo it is', async (design) => {
  const { data } = taskIn(design);
  const typeset = await typesetterWith().set({ ...taskIn(design), data: data.replace('"photo":false', '"photo":true'), photo: SMALL_JPEG });
  if (!typeset.ok) throw new Error(typeset.reason);
  expect(typeset.document).toMatchObject({ accessible: true });
  const { roles, pictures } = await opened(typeset.document.content);
  expect(roles).toContain('Figure');
  expect(pictures).toEqual(['Marisol Tveit-Okafor']);
});

describe('the child', () => {
  test('starts with the first document, takes two at once, rests when none comes, and starts again', async () => {
    const typesetter = typesetterWith({ idle: 1 });
    expect(typesetter.pid()).toBeNull();
    const both = [typesetter.set(taskIn('clean')), typesetter.set(taskIn('classic'))];
    const pid = typesetter.pid();
    expect((await Promise.all(both)).map(outcome)).toEqual(['set', 'set']);
    await expect.poll(() => typesetter.pid()).toBeNull();
    expect(outcome(await typesetter.set(taskIn('clean')))).toBe('set');
    expect(typesetter.pid()).not.toBe(pid);
  });

  test.runIf(existsSync('/proc/self/status'))('is ended by a document that takes too much, and the next one is told so or set anew', async () => {
    const narrow = typesetterWith({ maxRssBytes: 1 });
    expect(outcome(await narrow.set(taskIn('clean')))).toBe('too-complex');
    expect(narrow.pid()).toBeNull();
  });

  test('a full queue, a closed typesetter and a template that is none', async () => {
    const typesetter = typesetterWith({ queue: 0 });
    expect(outcome(await typesetter.set(taskIn('clean')))).toBe('busy');
    const open = typesetterWith();
    expect(outcome(await open.set({ ...taskIn('clean'), template: 'none' }))).toBe('failed');
    expect(outcome(await open.set({ ...taskIn('clean'), data: '{}' }))).toBe('failed');
    await open.close();
    expect(outcome(await open.set(taskIn('clean')))).toBe('busy');
  });

  test('a letter with a blank in it, in every design, is one accessible page', async () => {
    const typesetter = typesetterWith();
    const sender = { name: 'Orla Quenby', email: 'orla@example.com', phone: '+353 1 555 0100', location: 'Sligo, Ireland' };
    for (const design of DESIGNS) {
      const sheet = letterSheet('Dear team,\n\nI moved [how many?] pallets.\n\nYours,\nOrla', {
        design: { ...DEFAULT_DESIGN, design },
        paper: 'a4',
        lang: 'en',
        sender,
        jobRole: 'Warehouse Manager',
        company: 'Kilbrack #1',
        date: '22 November 2026',
      });
      const typeset = await typesetter.set({ template: 'letter', data: JSON.stringify(sheet), as: 'pdf', fit: true });
      expect(typeset).toMatchObject({ ok: true, document: { pages: 1, accessible: true } });
    }
  });
});

describe('fitting a document to its pages', () => {
  const setWith = (pagesAt: (space: number, size: number) => { pages: number; fill: number }) =>
    fitted((fit) => ({ document: fit, ...pagesAt(fit.space, fit.size) }));

  test('one that fits is left alone, and so is a second page that is a third full', () => {
    expect(setWith(() => ({ pages: 1, fill: 0.9 }))).toEqual({ size: 1, space: 1 });
    expect(setWith(() => ({ pages: 2, fill: 0.4 }))).toEqual({ size: 1, space: 1 });
  });

  test('two lines on a second page are drawn onto the first, or else the second is filled', () => {
    expect(setWith((space) => (space < 0.9 ? { pages: 1, fill: 1 } : { pages: 2, fill: 0.05 }))).toMatchObject({ size: 1, space: 0.86 });
    expect(setWith((space) => ({ pages: 2, fill: space > 1.2 ? 0.4 : 0.3 }))).toMatchObject({ space: 1.3 });
  });
});
