import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '../../../../../ui/motion.ts';
import { SHEET, type ResultWords } from '../../../copy.ts';
import { WrongNote } from '../correct/wrong-button.tsx';
import { Fix } from './note-list.tsx';
import type { PlacedNote } from '../../../../../domain/marks/place-marks.ts';

interface NoteReaderProps {
  note: PlacedNote;
  count: number;
  words: ResultWords;
  /** To another note, or with null to none. */
  onGo: (number: number | null) => void;
}

/** So far a finger travels before it was a swipe, and so far down the screen the mark comes to stand. */
const SWIPE = 48;
const MARK_AT = 0.2;

/** One note at the foot of a phone's screen, with its mark in view above it: swipe or press for the next. */
export function NoteReader({ note, count, words, onGo }: NoteReaderProps) {
  const panel = useRef<HTMLElement>(null);
  const { number } = note;
  const go = (step: number) => onGo(((number - 1 + step + count) % count) + 1);
  useHand(panel, go, () => onGo(null));
  useEffect(() => {
    const mark = document.querySelector(`#mark-${number} circle`);
    if (mark === null) return;
    const top = scrollY + mark.getBoundingClientRect().top - MARK_AT * innerHeight;
    scrollTo({ top, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }, [number]);
  return (
    <section
      ref={panel}
      aria-label={SHEET.reader}
      className="fixed inset-x-0 bottom-0 z-40 max-h-[62dvh] animate-rise overflow-y-auto border-t-4 border-ink bg-sheet px-4 pt-2 pb-4 print:hidden"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="text-base font-bold text-ink-soft">
          {SHEET.noteOf(number, count)} · {note.boxes.length === 0 ? SHEET.unseen : words.placeShort(note.page, note.line)}
        </p>
        <button type="button" aria-label={SHEET.close} onClick={() => onGo(null)} className="-mr-2 grid size-11 shrink-0 place-items-center">
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-ink stroke-3">
            <path d="M4 4c5 5 11 11 16 16M20 4C15 9 9 15 4 20" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <div key={number} aria-live="polite" className="animate-rise space-y-3">
        <p className={`line-clamp-3 border-l-3 border-ink/30 pl-3 text-base wrap-anywhere ${note.quote === null ? 'text-ink-soft italic' : ''}`}>
          {note.quote ?? words.gap}
        </p>
        <p className="pen-note">{note.note}</p>
        {note.fix !== null && <Fix fix={note.fix} words={words} />}
      </div>
      <WrongNote line={note} className="min-h-11" />
      <div className="mt-3 grid grid-cols-2 gap-3">
        <button type="button" onClick={() => go(-1)} className="display min-h-12 border-3 border-ink bg-sheet text-lg">
          {SHEET.previous}
        </button>
        <button type="button" onClick={() => go(1)} className="display min-h-12 border-3 border-ink bg-ink text-lg text-paper">
          {SHEET.next}
        </button>
      </div>
    </section>
  );
}

/** A swipe over the panel goes on or back, Escape closes it. */
function useHand(panel: RefObject<HTMLElement | null>, go: (step: number) => void, close: () => void): void {
  const onStep = useEffectEvent(go);
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const element = panel.current;
    let from = 0;
    const start = (event: TouchEvent) => {
      from = event.touches[0]?.clientX ?? 0;
    };
    const end = (event: TouchEvent) => {
      const way = (event.changedTouches[0]?.clientX ?? from) - from;
      if (Math.abs(way) >= SWIPE) onStep(way < 0 ? 1 : -1);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    element?.addEventListener('touchstart', start, { passive: true });
    element?.addEventListener('touchend', end);
    addEventListener('keydown', key);
    return () => {
      element?.removeEventListener('touchstart', start);
      element?.removeEventListener('touchend', end);
      removeEventListener('keydown', key);
    };
  }, [panel]);
}
