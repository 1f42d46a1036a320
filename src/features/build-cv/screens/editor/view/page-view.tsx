import type { CvPageBlock } from '../../../../../domain/cv-page.ts';
import type { Paper } from '../../../../../domain/paper.ts';
import { Button } from '../../../../../ui/form/button.tsx';
import { PREVIEW } from '../../../editor.copy.ts';
import { CvSheet } from './cv-sheet.tsx';

/** The live preview and the way to a PDF of it. */
export function PageView({ blocks, paper }: { blocks: readonly CvPageBlock[]; paper: Paper }) {
  return (
    <>
      <section aria-label={PREVIEW.label} className="cv-frame">
        {blocks.length === 0 ? <p className="p-8 text-lg">{PREVIEW.empty}</p> : <CvSheet blocks={blocks} paper={paper} />}
      </section>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button tone="paper" size="sm" onClick={() => print()} disabled={blocks.length === 0}>
          {PREVIEW.print}
        </Button>
        <p className="min-w-0 flex-1 basis-56 text-base text-ink-soft">{PREVIEW.printNote}</p>
      </div>
    </>
  );
}
