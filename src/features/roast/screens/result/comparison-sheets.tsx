import { useQuery } from '@tanstack/react-query';
import type { RoastComparison } from '../../../../domain/comparison.ts';
import { FINDING_KINDS } from '../../../../domain/finding.ts';
import type { PageView } from '../../../../domain/page-view.ts';
import type { Tone } from '../../../../domain/roast.ts';
import type { ComparisonWords } from '../../comparison.copy.ts';
import { roastQuery } from '../roast-queries.ts';
import { markFor, type RoastNote } from '../../../../domain/marks/roast-note.ts';
import { placeNotes } from '../../../../domain/marks/place-marks.ts';
import { SheetPage } from './sheet/sheet-page.tsx';

type Findings = RoastComparison['gone'];

interface ComparisonSheetsProps {
  comparison: RoastComparison;
  /** The mended CV as it looks. */
  view: PageView;
  tone: Tone;
  words: ComparisonWords;
}

/** Both CVs at a glance, side by side: on the old one what is gone, on the new one what is new. For the eye: the lists below say it. */
export function ComparisonSheets({ comparison: { previousUploadId, gone, fresh }, view, tone, words }: ComparisonSheetsProps) {
  const { data } = useQuery(roastQuery(previousUploadId));
  const before = data?.page_view ?? null;
  // Stored before there were pages to draw, or deleted.
  if (before === null) return null;
  return (
    <div className="mt-7 grid max-w-3xl grid-cols-2 gap-4 sm:gap-8" aria-hidden="true">
      <Sheet view={before} findings={gone.filter(isFault)} tone={tone} caption={words.oldSheet(gone.filter(isFault).length)} />
      <Sheet view={view} findings={fresh.filter(isFault)} tone={tone} caption={words.newSheet(fresh.filter(isFault).length)} />
    </div>
  );
}

const isFault = ({ kind }: Findings[number]): boolean => FINDING_KINDS[kind].group !== 'strengths';

function Sheet({ view, findings, tone, caption }: { view: PageView; findings: Findings; tone: Tone; caption: string }) {
  const notes = placeNotes(
    view,
    findings.map(({ kind, quote, page, line }): RoastNote => ({ mark: markFor(kind, quote, tone), quote, page, line, note: '', fix: null, also: [] })),
  );
  return (
    <figure className="min-w-0">
      <div className="space-y-3">
        {view.pages.slice(0, MOST_PAGES).map((page, index) => (
          // Pages have no names but their numbers.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className="bg-white shadow-hard outline-2 outline-ink">
            <SheetPage page={page} number={index + 1} notes={notes} lit={null} delayOf={() => 0} className="block w-full" />
          </div>
        ))}
      </div>
      <figcaption className="mt-3 font-bold">{caption}</figcaption>
    </figure>
  );
}

/** At this size more is wallpaper. */
const MOST_PAGES = 2;
