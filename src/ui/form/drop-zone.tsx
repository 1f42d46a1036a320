import { useEffect, useEffectEvent, useId, useState, type DragEvent, type ReactNode, type RefObject } from 'react';

export interface DropZoneWords {
  drop: string;
  or: string;
  choose: string;
  hint: string;
  dropped: string;
  remove: string;
}

interface DropZoneProps {
  words: DropZoneWords;
  /** As of an input's `accept`, e.g. ".pdf". Dropped files are not filtered by it: the caller judges what it is given. */
  accept: string;
  /** The one on the desk; one that was read before a reload is a name only. */
  file: { name: string } | null;
  onFile: (file: File) => void;
  onRemove: () => void;
  /** Why the last file was not taken (form/refusal.tsx), and the id of that box. */
  refusal?: ReactNode;
  describedBy?: string | undefined;
  disabled?: boolean;
  /** The caller's hold on the input, to move the focus to a refused file. */
  inputRef: RefObject<HTMLInputElement | null>;
}

/** A file picker one can also drop on. The real input stays in the page, so keys and screen readers use that. */
export function DropZone({ words, accept, file, onFile, onRemove, refusal, describedBy, disabled = false, inputRef }: DropZoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const invalid = refusal !== undefined;

  const take = (list: FileList | null) => {
    const first = list?.item(0);
    if (first != null) onFile(first);
  };
  // A page that was drawn at build time can be used before its code is there: what was chosen meanwhile still counts.
  const adopt = useEffectEvent(() => {
    const input = inputRef.current;
    if (input === null || input.files?.length === 0) return;
    take(input.files);
    input.value = '';
  });
  useEffect(() => adopt(), []);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  const remove = () => {
    onRemove();
    // The button just pressed goes away: the focus moves to what takes its place.
    inputRef.current?.focus();
  };

  return (
    <div
      data-over={over || undefined}
      data-invalid={invalid || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className="group relative border-3 border-dashed border-ink bg-sheet transition-colors has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-ink data-invalid:border-pen data-over:border-solid data-over:bg-marker"
    >
      <input
        ref={inputRef}
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={[`${id}-hint`, invalid ? describedBy : undefined].filter((part) => part !== undefined).join(' ')}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files);
          // Choosing the same file again after removing it must count as a choice.
          event.target.value = '';
        }}
      />
      {/* Above what was there: where the file was dropped is where the eyes are. */}
      {invalid && <div className="p-3 pb-0">{refusal}</div>}
      <label htmlFor={id} className={`flex flex-col items-center gap-2 px-5 text-center ${file === null && !invalid ? 'py-9' : 'py-4'}`}>
        {file === null && !invalid && <PageArt />}
        <span className="display text-2xl sm:text-3xl">{file === null ? words.drop : words.dropped}</span>
        {file === null && (
          <>
            <span className="text-ink-soft">{words.or}</span>
            <span className="display border-3 border-ink bg-paper px-4 py-1.5 text-lg shadow-hard-sm group-hover:bg-marker">{words.choose}</span>
          </>
        )}
        <span id={`${id}-hint`} className={file === null ? 'mt-1 text-base text-ink-soft' : 'sr-only'}>
          {words.hint}
        </span>
      </label>
      {file !== null && (
        <div className="mx-4 mb-5 flex flex-wrap items-center justify-between gap-3 border-3 border-ink bg-paper py-2 pr-2 pl-4">
          <span className="min-w-0 font-bold wrap-anywhere">{file.name}</span>
          <button
            type="button"
            onClick={remove}
            disabled={disabled}
            aria-label={`${words.remove} ${file.name}`}
            className="display min-h-11 border-3 border-ink bg-sheet px-3 text-base hover:bg-pen hover:text-white disabled:opacity-60"
          >
            {words.remove}
          </button>
        </div>
      )}
    </div>
  );
}

function PageArt() {
  return (
    <svg viewBox="0 0 72 84" aria-hidden="true" className="mb-1 h-20 w-auto -rotate-6 group-hover:rotate-0 group-data-over:rotate-6">
      <path d="M6 4h42l18 18v58H6z" className="fill-paper stroke-ink" strokeWidth="4" strokeLinejoin="round" />
      <path d="M48 4v18h18" className="fill-none stroke-ink" strokeWidth="4" strokeLinejoin="round" />
      <path d="M17 24h20M17 37h36M17 49h36M17 61h24" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      <path d="M13 50c14-5 28 3 46-2" className="fill-none stroke-pen" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
