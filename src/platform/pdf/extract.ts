import { getDocument } from 'unpdf/pdfjs';
import { READER } from '../../domain/limits.ts';
import type { Face } from '../../domain/page-view.ts';
import { toMatrix, IDENTITY } from './painting/matrix.ts';
import type { FileContent, PageContent } from './painting/page-content.ts';
import { paintPage } from './painting/paint.ts';
import type { FontInfo } from './painting/painting.ts';
import { MAX_GLYPHS } from './painting/show-text.ts';

/** Why pdf.js could not open a file. */
export type OpenFailure = 'password' | 'corrupt';

const SKIPPED_IMAGE = 'maximum allowed size';

/**
 * Bytes -> what is painted. Nothing risky is on: no font loading, no image decoding (`maxImageSize` 1),
 * no WebAssembly, no fetching, no forms, no scripts. Works in the reader's child only: it replaces
 * `console.warn`, through which alone pdf.js tells of the pictures it skipped.
 */
export async function extract(bytes: Uint8Array): Promise<{ ok: true; content: FileContent } | { ok: false; reason: OpenFailure }> {
  let skippedImages = 0;
  console.warn = console.log = (...args: unknown[]): void => {
    if (typeof args[0] === 'string' && args[0].includes(SKIPPED_IMAGE)) skippedImages++;
  };
  const task = getDocument({
    data: bytes,
    verbosity: 1,
    maxImageSize: 1,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    fontExtraProperties: false,
    enableXfa: false,
    disableAutoFetch: true,
    disableStream: true,
    disableRange: true,
    stopAtErrors: false,
  });
  try {
    const document = await task.promise;
    const layers = await document.getOptionalContentConfig();
    const isShown = (layer: unknown): boolean => layers.isVisible(layer) !== false;
    const pages: PageContent[] = [];
    const links: string[] = [];
    const count = Math.min(document.numPages, READER.maxPages);
    let glyphs = 0;
    for (let number = 1; number <= count && glyphs <= READER.maxCharacters; number++) {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: 1 });
      skippedImages = 0;
      const operators = await page.getOperatorList();
      const fonts = new Map<string, FontInfo | null>();
      const font = (name: string): FontInfo | null => {
        if (!fonts.has(name)) fonts.set(name, readFont(page.commonObjs.get(name)));
        return fonts.get(name) ?? null;
      };
      const content = paintPage(operators, {
        page: number,
        width: viewport.width,
        height: viewport.height,
        base: toMatrix(viewport.transform) ?? IDENTITY,
        skippedImages,
        font,
        isShown,
      });
      glyphs += content.glyphs.length;
      pages.push(content);
      for (const annotation of await page.getAnnotations()) {
        const url: unknown = annotation.url ?? annotation.unsafeUrl;
        if (typeof url === 'string' && url.length < 2_000) links.push(url);
      }
      page.cleanup();
    }
    if (pages.length === 0) return { ok: false, reason: 'corrupt' };
    const { info } = await document.getMetadata();
    return {
      ok: true,
      content: {
        pages,
        pageCount: document.numPages,
        links,
        title: field(info, 'Title'),
        producer: field(info, 'Producer'),
        truncated: pages.length < document.numPages || pages.some((page) => page.glyphs.length >= MAX_GLYPHS),
      },
    };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return { ok: false, reason: name === 'PasswordException' ? 'password' : 'corrupt' };
  } finally {
    await task.destroy();
  }
}

function field(info: object, key: string): string | null {
  const value: unknown = Object.entries(info).find(([name]) => name === key)?.[1];
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 500) : null;
}

/** pdf.js guesses a face from the font's flags, which many programs set at random: a well-known name is believed first. */
const FACE_BY_NAME: readonly (readonly [RegExp, Face])[] = [
  [/mono|courier|consol|menlo|typewriter|cmtt|sftt|ectt|inconsolata|sourcecode|firacode/i, 'mono'],
  [/sans|arial|arimo|helvet|calibri|carlito|verdana|tahoma|trebuc|roboto|lato|montserrat|inter|poppins|raleway|segoe|ubuntu|franklin|gothic|cmss/i, 'sans'],
  [
    /serif|times|tinos|georgia|garamond|cambria|caladea|minion|palat|pagella|termes|bookman|schola|charter|baskerv|caslon|didot|bodoni|merriweather|playfair|lora|crimson|cormorant|constantia|nimbusrom|roman|utopia|mincho|simsun|^cm(?:r|bx|ti|sl|csc)|^(?:sf|ec)(?:rm|bx|ti)|^lmr/i,
    'serif',
  ],
];
const FACE_BY_FALLBACK: Readonly<Record<string, Face>> = { serif: 'serif', monospace: 'mono' };

function faceOf(name: string, fallback: unknown): Face {
  const known = FACE_BY_NAME.find(([names]) => names.test(name));
  return known?.[1] ?? (typeof fallback === 'string' ? FACE_BY_FALLBACK[fallback] : undefined) ?? 'sans';
}

const ITALIC = /italic|oblique|slanted|^cm(?:bx)?ti|^cmsl|^(?:sf|ec)(?:ti|sl|bi)|^lmr(?:oman)?i|-it$/i;
const BOLD = /bold|black|heavy|semibold|demi|cmbx|sfbx|ecbx|-bx|medi(?:um)?$/i;

function readFont(value: unknown): FontInfo | null {
  if (typeof value !== 'object' || value === null) return null;
  const name = 'name' in value && typeof value.name === 'string' ? value.name.replace(/^[A-Z]{6}\+/, '') : '';
  const matrix = 'fontMatrix' in value ? toMatrix(value.fontMatrix) : null;
  const strong = ('bold' in value && value.bold === true) || ('black' in value && value.black === true);
  return {
    name,
    bold: strong || BOLD.test(name),
    italic: ('italic' in value && value.italic === true) || ITALIC.test(name),
    face: faceOf(name, 'fallbackName' in value ? value.fallbackName : null),
    widthScale: matrix?.[0] ?? 0.001,
    drawn: 'isType3Font' in value && value.isType3Font === true,
    vertical: 'vertical' in value && value.vertical === true,
  };
}
