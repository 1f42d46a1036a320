import { ROAST_SCREENS } from '../../../../domain/limits.ts';
import type { OptimizationResult } from '../../../../domain/optimization.ts';
import { copyText } from '../../../../ui/clipboard.ts';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { Card } from '../../../../ui/pen/card.tsx';
import { RESULT } from '../../result.copy.ts';
import { useLetterDownload, useLetterPdf } from './use-download.ts';

const { letter: WORDS } = RESULT;
const ROWS = 18;

interface CoverLetterProps {
  /** Of the request. */
  id: string;
  /** With the letter as it stands now. */
  result: OptimizationResult;
  /** As it was written for the visitor. */
  written: string;
  /** Null: as it was written. */
  onEdit: (letter: string | null) => void;
}

/** The letter, to be edited, copied or taken as a file of its own. */
export function CoverLetter({ id, result, written, onEdit }: CoverLetterProps) {
  const toast = useToast();
  const download = useLetterDownload(result);
  const pdf = useLetterPdf(id, result);
  const { coverLetter: letter } = result;
  const copy = async () => toast((await copyText(letter)) ? WORDS.copied : RESULT.copyFailed, ROAST_SCREENS.toast);
  const undo = () => {
    onEdit(null);
    toast(WORDS.wasReset, ROAST_SCREENS.toast);
  };
  return (
    <Card className="max-w-5xl p-5 sm:p-8">
      <TextArea
        label={WORDS.label}
        rows={ROWS}
        value={letter}
        onChange={(event) => onEdit(event.target.value === written ? null : event.target.value)}
        spellCheck
      />
      <p className="mt-3 flex flex-wrap gap-x-6 text-ink-soft">
        <span className="tabular-nums">{WORDS.words(letter.split(/\s+/).filter((word) => word !== '').length)}</span>
        {/\[[^\]]+\]/.test(letter) && <strong className="text-pen-deep">{WORDS.blanks}</strong>}
      </p>
      {result.letterQuestions.length > 0 && (
        <section aria-labelledby="letter-questions" className="mt-5 border-l-6 border-pen bg-desk p-4 sm:p-5">
          <h3 id="letter-questions" className="display text-xl">
            {WORDS.questionsHeading}
          </h3>
          <ul className="mt-2 list-[square] space-y-1 pl-5 marker:text-pen-deep">
            {result.letterQuestions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-5 flex flex-wrap gap-4">
        <Button tone="ink" size="sm" onClick={() => void copy()}>
          {WORDS.copy}
        </Button>
        <Button tone="paper" size="sm" onClick={download.start} aria-disabled={download.state === 'busy'}>
          {download.state === 'busy' ? RESULT.downloading : WORDS.download}
        </Button>
        <Button tone="paper" size="sm" onClick={pdf.start} aria-disabled={pdf.state === 'busy'}>
          {pdf.state === 'busy' ? RESULT.downloading : WORDS.downloadPdf}
        </Button>
        {letter !== written && (
          <Button tone="paper" size="sm" onClick={undo}>
            {WORDS.reset}
          </Button>
        )}
      </div>
      {pdf.state === 'failed' && (
        <div className="mt-5">
          <ErrorBox heading={RESULT.failedHeading} message={RESULT.failedPdf} dismiss={{ label: RESULT.dismiss, onDismiss: pdf.dismiss }} />
        </div>
      )}
      {download.state === 'failed' && (
        <div className="mt-5">
          <ErrorBox heading={RESULT.failedHeading} message={RESULT.failed} dismiss={{ label: RESULT.dismiss, onDismiss: download.dismiss }} />
        </div>
      )}
    </Card>
  );
}
