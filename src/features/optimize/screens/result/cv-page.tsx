import { ROAST_SCREENS } from '../../../../domain/limits.ts';
import type { OptimizationResult } from '../../../../domain/optimization.ts';
import { copyText } from '../../../../ui/clipboard.ts';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { Blanks } from '../../../../ui/pen/blanks.tsx';
import { Strike } from '../../../../ui/pen/pen-mark.tsx';
import { RESULT } from '../../result.copy.ts';
import { cvText, type PageLine, pageLines } from './cv-text.ts';
import { useCvDownload, useCvPdf } from './use-download.ts';

const { page: WORDS } = RESULT;

interface CvPageProps {
  /** Of the request. */
  id: string;
  result: OptimizationResult;
  accepted: ReadonlySet<string>;
  /** Changes without a verdict. */
  open: ReadonlySet<string>;
  /** All changes in their order: a change's number is its place. */
  ids: readonly string[];
}

/** The CV as a sheet of paper with the pen's work on it. */
export function CvPage({ id, result, accepted, open, ids }: CvPageProps) {
  const toast = useToast();
  const download = useCvDownload(result, accepted);
  const pdf = useCvPdf(id, result, accepted);
  const copy = async () => {
    const copied = await copyText(cvText(result, accepted));
    toast(copied ? WORDS.copied : RESULT.copyFailed, ROAST_SCREENS.toast);
  };
  return (
    <section aria-labelledby="cv-page" className="min-w-0 xl:sticky xl:top-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="cv-page" className="display text-2xl">
          {WORDS.heading}
        </h3>
        <div className="flex flex-wrap gap-3">
          <Button tone="ink" size="sm" onClick={download.start} aria-disabled={download.state === 'busy'}>
            {download.state === 'busy' ? RESULT.downloading : WORDS.download}
          </Button>
          <Button tone="ink" size="sm" onClick={pdf.start} aria-disabled={pdf.state === 'busy'}>
            {pdf.state === 'busy' ? RESULT.downloading : WORDS.downloadPdf}
          </Button>
          <Button tone="paper" size="sm" onClick={() => void copy()}>
            {WORDS.copy}
          </Button>
        </div>
      </div>
      {pdf.state === 'failed' && (
        <div className="mt-4">
          <ErrorBox heading={RESULT.failedHeading} message={RESULT.failedPdf} dismiss={{ label: RESULT.dismiss, onDismiss: pdf.dismiss }} />
        </div>
      )}
      {download.state === 'failed' && (
        <div className="mt-4">
          <ErrorBox heading={RESULT.failedHeading} message={RESULT.failed} dismiss={{ label: RESULT.dismiss, onDismiss: download.dismiss }} />
        </div>
      )}
      <p className="mt-2 mb-4 text-base text-ink-soft">{WORDS.hint}</p>
      {/* A box that scrolls must be reachable by keyboard. */}
      <section
        aria-label={WORDS.label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="sheet max-h-[80dvh] overflow-y-auto py-6 pr-4 pl-12 shadow-hard-lg! sm:pr-8 sm:pl-16"
      >
        {pageLines(result, accepted, open).map((line, index) => (
          // Lines of a page have no names but their places.
          // oxlint-disable-next-line react/no-array-index-key
          <Line key={index} line={line} number={line.waiting === null ? 0 : ids.indexOf(line.waiting) + 1} />
        ))}
      </section>
    </section>
  );
}

function Line({ line: { text, kind, mark, waiting, first }, number }: { line: PageLine; number: number }) {
  const look = kind === 'heading' ? 'display mt-5 mb-1 border-b-2 border-ink text-lg' : 'relative my-0.5 leading-relaxed';
  return (
    <div className={`wrap-anywhere ${look}`}>
      {waiting !== null && first && (
        <a
          href={`#change-${number}`}
          className="display absolute top-0 -left-10 grid size-7 place-items-center rounded-full border-2 border-pen bg-sheet text-sm text-pen-deep no-underline sm:-left-12"
        >
          <span aria-hidden="true">{number}</span>
          <span className="sr-only">{WORDS.waiting(number)}</span>
        </a>
      )}
      <p className={kind === 'bullet' || kind === 'wrapped' ? 'pl-5' : undefined}>
        {kind === 'bullet' && (
          <span aria-hidden="true" className="-ml-4 inline-block w-4">
            •
          </span>
        )}
        <Written text={text} mark={mark} waiting={waiting !== null} />
      </p>
    </div>
  );
}

function Written({ text, mark, waiting }: { text: string; mark: PageLine['mark']; waiting: boolean }) {
  if (mark === 'struck')
    return (
      <>
        <span className="sr-only">{WORDS.removed} </span>
        <Strike>{text}</Strike>
      </>
    );
  if (mark === 'added')
    return (
      <ins className="font-medium text-pen-deep no-underline">
        <span className="sr-only">{WORDS.added} </span>
        <Blanks text={text} />
      </ins>
    );
  // An empty place where something is proposed needs some height to hold its number.
  if (text === '') return <span className="inline-block w-2/3 border-b-2 border-dashed border-pen/60">&nbsp;</span>;
  return waiting ? <span className="border-b-2 border-dashed border-pen/60">{text}</span> : text;
}
