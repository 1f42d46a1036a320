import type { ReactNode } from 'react';
import type { ResultWords } from '../../../copy.ts';
import type { PlacedNote } from '../../../../../domain/marks/place-marks.ts';

/** Quote, joke, way out: a note for whoever hears the page instead of seeing it. What can be seen of it beside the page comes as `children`. */
export function SpokenNote({ note, words, children }: { note: PlacedNote; words: ResultWords; children?: ReactNode }) {
  return (
    <>
      <p className="sr-only">
        {note.quote === null ? words.gapPlace(note.page, note.line) : words.place(note.page, note.line)}. {words.markNames[note.mark]}:
      </p>
      {note.quote !== null && <blockquote className="sr-only">{note.quote}</blockquote>}
      {children}
    </>
  );
}

/** The way out of a note. */
export function Fix({ fix, words, className = '' }: { fix: string; words: ResultWords; className?: string }) {
  return (
    <p className={`text-base ${className}`}>
      <span className="display mr-2 inline-block bg-ink px-2 py-0.5 text-sm text-paper">{words.fix}</span>
      {fix}
    </p>
  );
}
