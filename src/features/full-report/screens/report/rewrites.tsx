import { ROAST_SCREENS } from '../../../../domain/limits.ts';
import type { Rewrite } from '../../../../domain/report.ts';
import { copyText } from '../../../../ui/clipboard.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { MarkSign, Strike } from '../../../../ui/pen/pen-mark.tsx';
import { REPORT } from '../../copy.ts';

/** Lines of the CV, struck, and written again: with what to fill in and what will be asked about them. */
export function Rewrites({ rewrites }: { rewrites: readonly Rewrite[] }) {
  if (rewrites.length === 0) return <p className="text-lg">{REPORT.empty.other}</p>;
  return (
    <ol className="space-y-10">
      {rewrites.map((rewrite, index) => (
        <li key={`${rewrite.page}-${rewrite.line}-${rewrite.before}`}>
          <RewrittenLine rewrite={rewrite} number={index + 1} />
        </li>
      ))}
    </ol>
  );
}

function RewrittenLine({ rewrite, number }: { rewrite: Rewrite; number: number }) {
  const toast = useToast();
  // No rule makes this line certainly better: it stays, and its author is asked.
  const isKept = rewrite.after === rewrite.before;
  const copy = async () => {
    const copied = await copyText(rewrite.after);
    const said = rewrite.question === null ? REPORT.copiedWhole : REPORT.copied;
    toast(copied ? said : REPORT.copyFailed, ROAST_SCREENS.toast);
  };
  return (
    <article className="sheet shadow-hard-lg!">
      <div className="grid gap-x-8 gap-y-5 px-5 pt-5 pb-6 sm:px-7 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-baseline gap-x-3">
            <span className="display text-lg">{REPORT.before}</span>
            <span className="text-base font-bold text-ink-soft">{REPORT.place(rewrite.page, rewrite.line)}</span>
          </h3>
          <blockquote className="mt-2 text-lg leading-relaxed wrap-anywhere">{isKept ? rewrite.before : <Strike>{rewrite.before}</Strike>}</blockquote>
        </div>
        <div className="border-l-3 border-pen/70 pl-5 xl:row-span-2 xl:self-center">
          <h4 className="sr-only">{REPORT.roast}</h4>
          <p className="pen-note text-[1.875rem]!">
            <span className="inline-block origin-left -rotate-1">{rewrite.roast}</span>
          </p>
        </div>
        {!isKept && (
          <div className="min-w-0 border-l-6 border-ink pl-5">
            <div className="flex flex-wrap items-center gap-x-3">
              <MarkSign mark="tick" className="size-7" />
              <h4 className="display text-lg">{REPORT.after}</h4>
              <Button tone="paper" size="sm" onClick={() => void copy()} aria-label={REPORT.copyLabel(number)} className="ml-auto">
                {REPORT.copy}
              </Button>
            </div>
            <p className="mt-2 text-xl leading-relaxed font-medium wrap-anywhere">
              <WithBlanks text={rewrite.after} />
            </p>
          </div>
        )}
      </div>
      <dl className="grid gap-x-8 gap-y-4 border-t-3 border-ink bg-desk px-5 py-5 sm:px-7 md:grid-cols-2 md:has-[>div:only-child]:grid-cols-1">
        {rewrite.question !== null && (
          <div>
            <dt className="display text-lg">{isKept ? REPORT.ask : REPORT.blank}</dt>
            <dd className="mt-1">{rewrite.question}</dd>
          </div>
        )}
        <div>
          <dt className="display text-lg">{REPORT.defend}</dt>
          <dd className="mt-1">{rewrite.interviewQuestion}</dd>
        </div>
      </dl>
    </article>
  );
}

/** Up to this many characters a blank fits on one line of a phone. */
const SHORT_BLANK = 22;

/** Bracketed blanks stand out: they are to be filled in before this is sent anywhere. */
function WithBlanks({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\])/).map((part, index) =>
    part.startsWith('[') ? (
      // The parts of one sentence have no names but their places.
      // oxlint-disable-next-line react/no-array-index-key
      <span
        key={index}
        className={`box-decoration-clone border-2 border-dashed border-pen bg-paper px-1.5 text-pen-deep ${part.length <= SHORT_BLANK ? 'whitespace-nowrap' : ''}`}
      >
        {part}
      </span>
    ) : (
      part
    ),
  );
}
