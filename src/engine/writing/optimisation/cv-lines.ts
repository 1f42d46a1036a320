import type { OptimizationResult } from '../../../domain/optimization.ts';
import type { Place } from '../../../domain/document.ts';
import type { Context } from '../../context.ts';
import { lineIndex } from '../../evidence/shared/locate.ts';
import { squeezed } from '../../english/folding.ts';

/** The sign in front of a bullet is drawn, not written: `kind` says that it is one. */
export const BULLET_SIGN = /^\s*(?:[•●▪■◦○‣⁃∙·►➢➤❖✓✔]\s*|[*–—-]\s+|o\s+(?=\S))/u;

/** The CV as it was read, a line each, in the order of `context.lines`, which `AnnotatedSection.lines` index. */
export function cvLinesOf(context: Context): OptimizationResult['cvLines'] {
  const headings = new Set(context.cv.sections.flatMap(({ heading, from }) => (heading === null ? [] : [from])));
  const wrapped = new Set(context.cv.experience.flatMap(({ bullets }) => bullets.flatMap((bullet) => linesAfter(rangeOf(context, bullet, bullet.text)))));
  return context.lines.map(({ text }, at) => {
    if (headings.has(at)) return { text, kind: 'heading' };
    if (wrapped.has(at)) return { text, kind: 'wrapped' };
    const bare = text.replace(BULLET_SIGN, '');
    return bare !== text && bare.trim() !== '' ? { text: bare, kind: 'bullet' } : { text, kind: 'line' };
  });
}

const linesAfter = (range: { from: number; to: number } | null): number[] =>
  range === null ? [] : Array.from({ length: range.to - range.from - 1 }, (_, index) => range.from + 1 + index);

/** The lines a statement stands on, wrapped ones included, as indices of `context.lines`, `to` exclusive; null where it is not found word for word. */
export function rangeOf(context: Context, place: Place, text: string): { from: number; to: number } | null {
  const from = lineIndex(context, place);
  if (from < 0) return null;
  const wanted = squeezed(text);
  let joined = '';
  for (let to = from; to < Math.min(context.lines.length, from + MAX_SPAN); to += 1) {
    joined = squeezed(`${joined} ${(context.lines[to]?.text ?? '').replace(to === from ? BULLET_SIGN : /^$/u, '')}`);
    if (joined === wanted) return { from, to: to + 1 };
    if (joined.length >= wanted.length) return null;
  }
  return null;
}
const MAX_SPAN = 14;
