import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import path from 'node:path';
import type { TypesetDocument, TypesetTask } from './child-messages.ts';
import { fontFolders } from './fonts.ts';
import { type Fit, fitted } from './fit.ts';

/** Compilations of templates that were not asked for again are forgotten after so many documents. */
const CACHE_AGE = 12;

/**
 * Sets documents from the templates of one folder. Works in the typesetter's child only: the compiler is native code.
 * @throws Error whose message names what is wrong with the template, or with the data it was given
 */
export function createPress(templates: string): (task: TypesetTask) => TypesetDocument {
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: fontFolders() }] });

  const compile = ({ template, data }: TypesetTask, fit: Fit, draft: 'yes' | 'no' = 'no'): NodeTypstDocument => {
    const result = compiler.compile({
      mainFilePath: path.join(templates, `${template}.typ`),
      inputs: { data, size: String(fit.size), space: String(fit.space), draft },
    });
    if (result.result === null) {
      const error = result.takeError();
      throw new Error(error === null ? 'nothing was set' : JSON.stringify(compiler.fetchDiagnostics(error)));
    }
    return result.result;
  };
  /** How much of its last page a document fills, as the template notes it (`end-of-document`). */
  const fillOf = (document: NodeTypstDocument): number => {
    const notes: unknown = compiler.query(document, { selector: '<end-of-document>', field: 'value' });
    const fill: unknown = Array.isArray(notes) ? notes.at(-1) : null;
    return typeof fill === 'number' ? fill : 1;
  };

  const photoPath = path.join(templates, 'photo.jpg');
  return (task) => {
    if (task.photo !== undefined) compiler.mapShadow(photoPath, Buffer.from(task.photo));
    try {
      const document = task.fit
        ? fitted((fit) => {
            // A draft is set in half the time, and of one page it is the document; of more pages little is set again.
            const draft = compile(task, fit, 'yes');
            if (draft.numOfPages === 1) return { document: draft, pages: 1, fill: 1 };
            const set = compile(task, fit);
            return { document: set, pages: set.numOfPages, fill: fillOf(set) };
          })
        : compile(task, { size: 1, space: 1 });
      const pages = document.numOfPages;
      if (task.as === 'svg') return { content: new TextEncoder().encode(slim(compiler.plainSvg(document))), pages, accessible: true };
      return { pages, ...pdfOf(compiler, document) };
    } finally {
      if (task.photo !== undefined) compiler.unmapShadow(photoPath);
      // Of a photo nothing is kept, not even until the next document.
      compiler.evictCache(task.photo === undefined ? CACHE_AGE : 0);
    }
  };
}

/**
 * PDF/UA-1 refuses a page with a character that no font has. Then the same page is made without the standard's flag, still
 * tagged: a box in a line is better than no CV.
 */
function pdfOf(compiler: NodeCompiler, document: NodeTypstDocument): Pick<TypesetDocument, 'content' | 'accessible'> {
  try {
    return { content: new Uint8Array(compiler.pdf(document, { pdfStandard: 'ua-1' })), accessible: true };
  } catch {
    return { content: new Uint8Array(compiler.pdf(document, {})), accessible: false };
  }
}

/** Without what no eye sees: indentation, and the digits after the hundredth of a point. */
function slim(svg: string): string {
  return svg.replace(/\n\s*/gu, '').replace(/(\d\.\d\d)\d+/gu, '$1');
}
