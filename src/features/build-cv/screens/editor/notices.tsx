import { Button } from '../../../../ui/form/button.tsx';
import { EDITOR } from '../../editor.copy.ts';
import { ASKED, BRACKETS } from '../../questions.copy.ts';

interface RestoredNoticeProps {
  /** When the changes were made, in words. */
  time: string;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Changes that were never saved have been found on this device. */
export function RestoredNotice({ time, onDiscard, onKeep }: RestoredNoticeProps) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 border-3 border-ink bg-sheet p-4 shadow-hard-sm">
      <output className="min-w-0 flex-1 basis-64">
        <strong>{EDITOR.restored(time)}</strong> {EDITOR.restoredNote}
      </output>
      <div className="flex flex-wrap gap-3">
        <Button tone="paper" size="sm" onClick={onKeep}>
          {EDITOR.keepRestored}
        </Button>
        <Button tone="paper" size="sm" onClick={onDiscard}>
          {EDITOR.discard}
        </Button>
      </div>
    </div>
  );
}

interface QuestionsNoticeProps {
  count: number;
  /** Whether blanks in brackets are among them: those would be printed. */
  hasBrackets: boolean;
  onNext: () => void;
}

/** How many questions are open, and the way to the next. */
export function QuestionsNotice({ count, hasBrackets, onNext }: QuestionsNoticeProps) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 border-3 border-ink bg-sheet p-4 shadow-hard-sm">
      <p className="min-w-0 flex-1 basis-64">
        <strong className="bg-marker px-1">{ASKED.count(count)}.</strong> {ASKED.note} {hasBrackets && BRACKETS.note}
      </p>
      <Button tone="paper" size="sm" onClick={onNext}>
        {ASKED.next}
      </Button>
    </div>
  );
}
