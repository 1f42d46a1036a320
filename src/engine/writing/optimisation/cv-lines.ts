import type { OptimizationResult } from '../../../domain/optimization.ts';
import type { Context } from '../../context.ts';

/** The sign in front of a bullet is drawn, not written: `kind` says that it is one. */
export const BULLET_SIGN = /^\s*(?:[•●▪■◦○‣⁃∙·►➢➤❖✓✔]\s*|[*–—-]\s+|o\s+(?=\S))/u;

/** The CV as it was read, a line each, in the order of `context.lines`, which `AnnotatedSection.lines` index. */
export function cvLinesOf(context: Context): OptimizationResult['cvLines'] {
  const headings = new Set(context.cv.sections.flatMap(({ heading, from }) => (heading === null ? [] : [from])));
  return context.lines.map(({ text }, at) => {
    if (headings.has(at)) return { text, kind: 'heading' };
    const bare = text.replace(BULLET_SIGN, '');
    return bare !== text && bare.trim() !== '' ? { text: bare, kind: 'bullet' } : { text, kind: 'line' };
  });
}
