import { useEffect, useId, useRef, type ReactNode } from 'react';

interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button and whatever closes it from inside. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A native modal: the browser traps the focus, makes the rest inert and gives the focus back to where it came from. */
export function Dialog({ open, onClose, title, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const node = dialog.current;
    if (node === null) return;
    if (open && !node.open) node.showModal();
    if (!open && node.open) node.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-[min(36rem,calc(100vw-2rem))] animate-rise border-4 border-ink bg-sheet p-6 text-ink shadow-hard-lg backdrop:bg-ink/60"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={id} className="text-3xl">
          {title}
        </h2>
        <button type="button" onClick={() => dialog.current?.close()} aria-label={closeLabel} className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center">
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7 fill-none stroke-ink stroke-3">
            <path d="M4 5c5 4 10 9 16 15M19 4C14 9 9 14 5 20" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <div className="mt-4">{children}</div>
    </dialog>
  );
}
