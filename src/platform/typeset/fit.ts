/** Factors on what the template would take: size of the type, and space between blocks and lines. */
export interface Fit {
  size: number;
  space: number;
}

interface Set<Document> {
  document: Document;
  pages: number;
  /** Of the last page, 0 to 1. */
  fill: number;
}

/** A last page with less on it than this looks like an accident. */
const LEAST_FILL = 1 / 3;
/** What saves a page, the gentlest first; what fills one. Type never shrinks by more than a reader notices. */
const TIGHTER: readonly Fit[] = [
  { size: 1, space: 0.86 },
  { size: 0.97, space: 0.8 },
  { size: 0.94, space: 0.7 },
];
const WIDER: readonly Fit[] = [
  { size: 1, space: 1.15 },
  { size: 1.03, space: 1.3 },
  { size: 1.06, space: 1.5 },
];

/**
 * The document as it is, or set anew so that its last page is not needed, or else is at least a third full. More of a factor gives
 * more of what it is for, so the gentlest that does it is found by halving.
 */
export function fitted<Document>(set: (fit: Fit) => Set<Document>): Document {
  const first = set({ size: 1, space: 1 });
  if (first.pages === 1 || first.fill >= LEAST_FILL) return first.document;
  const helps = (fits: readonly Fit[], does: (one: Set<Document>) => boolean): Set<Document> | null => {
    let [from, to, best]: [number, number, Set<Document> | null] = [0, fits.length, null];
    while (from < to) {
      const at = Math.floor((from + to) / 2);
      const one = set(fits[at] ?? { size: 1, space: 1 });
      if (does(one)) [to, best] = [at, one];
      else from = at + 1;
    }
    return best;
  };
  const better =
    helps(TIGHTER, (tighter) => tighter.pages < first.pages) ?? helps(WIDER, (wider) => wider.pages > first.pages || wider.fill >= LEAST_FILL) ?? first;
  return better.pages > first.pages ? first.document : better.document;
}
