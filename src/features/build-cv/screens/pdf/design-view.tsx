import type { CvEditorData } from '../../../../domain/cv-build.ts';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { PDF } from '../../pdf.copy.ts';
import { DesignChoice } from './design-choice.tsx';
import type { CvPdf } from './use-cv-pdf.ts';
import { PhotoChoice } from './photo-choice.tsx';
import type { CvPhotoDesk } from './use-cv-photo.ts';
import { usePages, useThumbnails } from './use-pages.ts';

/** The look of the CV: the choice, and the pages as they will be in the file. */
export function DesignView({ id, data, pdf, photo }: { id: string; data: CvEditorData; pdf: CvPdf; photo: CvPhotoDesk }) {
  const { pages, setting, trouble } = usePages(id, data, pdf.design, photo.shown);
  const thumbnails = useThumbnails(id, data, pdf.design.accent);
  return (
    <>
      <h2 className="text-2xl">{PDF.heading}</h2>
      <p className="mt-2 mb-4">{PDF.lead}</p>
      <DesignChoice design={pdf.design} onChoose={pdf.choose} thumbnails={thumbnails} />
      {photo.offered && <PhotoChoice photo={photo} />}
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button tone="red" size="sm" onClick={() => void pdf.download()} disabled={pdf.busy}>
          {pdf.busy ? PDF.downloading : PDF.download}
        </Button>
        <output className="text-base text-ink-soft">{setting ? PDF.setting : pages === null ? '' : PDF.count(pages.count)}</output>
      </div>
      {trouble !== null && (
        <div className="mt-4">
          <ErrorBox heading={PDF.failedHeading} message={trouble} />
        </div>
      )}
      <section aria-label={PDF.pagesLabel} className="mt-4">
        {pages === null ? (
          <p className="border-3 border-dashed border-ink/30 p-8 text-center text-ink-soft">{PDF.waiting}</p>
        ) : (
          <div className={`relative border border-ink/40 shadow-hard ${setting ? 'opacity-60' : ''}`}>
            <img src={pages.src} alt={PDF.pagesAlt(pages.count, PDF.designs[pages.design].name)} className="block w-full bg-white" />
            {Array.from({ length: pages.count - 1 }, (_, at) => (
              // The pages stand in one picture; a strip of the desk shows where each one ends.
              <span
                key={at}
                aria-hidden="true"
                className="absolute inset-x-[-2px] h-3 -translate-y-1/2 border-y border-ink/40 bg-desk"
                style={{ top: `${((at + 1) * 100) / pages.count}%` }}
              />
            ))}
          </div>
        )}
      </section>
    </>
  );
}
