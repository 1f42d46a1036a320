import { CORRECTION } from '../../../correction.copy.ts';
import type { RoastNote } from '../../../../../domain/marks/roast-note.ts';
import { useCorrector } from './corrector.ts';

/** "That's wrong", on a note. Not there where nothing can be put right. */
export function WrongNote({ line, className = '' }: { line: Pick<RoastNote, 'about' | 'note'>; className?: string }) {
  const correct = useCorrector();
  const { about, note } = line;
  if (correct === null || about === undefined) return null;
  return (
    <button
      type="button"
      onClick={() => correct({ type: 'line', about, note })}
      className={`text-sm text-ink-soft underline decoration-1 underline-offset-4 print:hidden ${className}`}
    >
      {CORRECTION.wrong} <span className="sr-only">{note}</span>
    </button>
  );
}
