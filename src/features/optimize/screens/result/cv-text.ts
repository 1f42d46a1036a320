import { changesOf, type OptimizationResult } from '../../../../domain/optimization.ts';

type Kind = OptimizationResult['cvLines'][number]['kind'];

/** A line of the page: as it was, struck out, or written in by an accepted change. */
export interface PageLine {
  text: string;
  kind: Kind;
  mark: 'kept' | 'struck' | 'added';
  /** The change that proposes something else here and waits for a verdict. */
  waiting: string | null;
  /** First line of its change, where the number stands in the margin. */
  first: boolean;
}

const kept = (line: { text: string; kind: Kind }): PageLine => ({ ...line, mark: 'kept', waiting: null, first: false });

/** The CV with the accepted changes written in and what they replace struck out; `open` are those without a verdict. */
export function pageLines(result: OptimizationResult, accepted: ReadonlySet<string>, open: ReadonlySet<string>): PageLine[] {
  const page: PageLine[] = [];
  let at = 0;
  for (const change of changesOf(result)) {
    const { from, to } = change.lines;
    // Two changes never share a line; of a result where they do, the later one is only listed.
    if (from < at) continue;
    page.push(...result.cvLines.slice(at, from).map(kept));
    const old = result.cvLines.slice(from, to);
    at = Math.max(from, to);
    if (accepted.has(change.id)) {
      const kind = old[0]?.kind === 'bullet' ? 'bullet' : 'line';
      page.push(...old.map((line): PageLine => ({ ...line, mark: 'struck', waiting: null, first: false })));
      page.push(...textLines(change.improved).map((text): PageLine => ({ text, kind, mark: 'added', waiting: null, first: false })));
    } else if (open.has(change.id)) {
      const lines = old.length > 0 ? old.map(kept) : [kept({ text: '', kind: 'line' })];
      page.push(...lines.map((line, index) => ({ ...line, waiting: change.id, first: index === 0 })));
    } else page.push(...old.map(kept));
  }
  page.push(...result.cvLines.slice(at).map(kept));
  return page;
}

/** The changed CV line by line, wrapped lines joined to those they go on with. */
export function cvLinesWith(result: OptimizationResult, accepted: ReadonlySet<string>): { text: string; kind: Exclude<Kind, 'wrapped'> }[] {
  const lines: { text: string; kind: Exclude<Kind, 'wrapped'> }[] = [];
  for (const { text, kind, mark } of pageLines(result, accepted, new Set())) {
    if (mark === 'struck') continue;
    const last = lines.at(-1);
    if (kind === 'wrapped' && last !== undefined) last.text = `${last.text} ${text}`;
    else lines.push({ text, kind: kind === 'wrapped' ? 'line' : kind });
  }
  return lines;
}

/** The changed CV as plain text, to be pasted into the file it came from. */
export function cvText(result: OptimizationResult, accepted: ReadonlySet<string>): string {
  return cvLinesWith(result, accepted)
    .map(({ text, kind }, index) => `${index === 0 ? '' : kind === 'heading' ? '\n\n' : '\n'}${kind === 'bullet' ? '• ' : ''}${text}`)
    .join('');
}

const textLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
