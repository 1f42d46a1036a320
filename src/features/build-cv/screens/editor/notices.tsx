import { Button } from '../../../../ui/form/button.tsx';
import { EDITOR, QUESTIONS } from '../../editor.copy.ts';

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

/** How many blanks are left, and the way to the next. */
export function QuestionsNotice({ count, onNext }: { count: number; onNext: () => void }) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 border-3 border-ink bg-sheet p-4 shadow-hard-sm">
      <p className="min-w-0 flex-1 basis-64">
        <strong className="bg-marker px-1">{QUESTIONS.count(count)}.</strong> {QUESTIONS.note}
      </p>
      <Button tone="paper" size="sm" onClick={onNext}>
        {QUESTIONS.next}
      </Button>
    </div>
  );
}
