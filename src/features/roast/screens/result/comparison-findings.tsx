import type { RoastComparison } from '../../../../domain/comparison.ts';
import { FINDING_NAMES } from '../../comparison.copy.ts';
import { FoldMark } from '../../../../ui/pen/fold-mark.tsx';

interface FindingListProps {
  heading: string;
  findings: RoastComparison['gone'];
  place: (page: number, line: number) => string;
  /** They are gone: their quotes are crossed out. */
  struck: boolean;
}

/** Findings that the two CVs do not share, folded away under their number. */
export function FindingList({ heading, findings, place, struck }: FindingListProps) {
  return (
    <details className="sheet group min-w-0">
      <summary className="display flex min-h-13 list-none items-center justify-between gap-3 px-5 text-xl [&::-webkit-details-marker]:hidden">
        {heading}
        <FoldMark />
      </summary>
      <ul className="divide-y-2 divide-ink/15 border-t-2 border-ink/20">
        {byLine(findings).map(({ kinds, quote, page, line }) => (
          <li key={`${kinds.join()}-${page}-${line}-${quote}`} className="px-5 py-3">
            <strong className="block">{kinds.map((kind) => FINDING_NAMES[kind]).join(' · ')}</strong>
            {quote !== null && (
              <>
                <q className="wrap-anywhere">{struck ? <s className="decoration-pen decoration-2">{quote}</s> : quote}</q>{' '}
                <span className="text-base text-ink-soft">({place(page, line)})</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

type Finding = RoastComparison['gone'][number];

/** What was found on one line stands together; the heaviest first, as they come. */
function byLine(findings: readonly Finding[]): (Omit<Finding, 'kind'> & { kinds: Finding['kind'][] })[] {
  const lines: (Omit<Finding, 'kind'> & { kinds: Finding['kind'][] })[] = [];
  for (const { kind, ...place } of findings) {
    const same = place.quote === null ? undefined : lines.find(({ quote }) => quote === place.quote);
    if (same === undefined) lines.push({ ...place, kinds: [kind] });
    else if (!same.kinds.includes(kind)) same.kinds.push(kind);
  }
  return lines;
}
