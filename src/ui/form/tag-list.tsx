import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { withTags } from './tags.ts';

export interface TagListWords {
  /** On the button that adds what is typed. */
  add: string;
  /** In front of the tag's own text, on the button that removes it. */
  remove: string;
  placeholder: string;
  /** Said to screen readers. */
  added: (tag: string) => string;
  removed: (tag: string) => string;
  /** Typed and there already. */
  known: (tag: string) => string;
  /** There is no room for another; shown and said. Only with `max`. */
  full?: string;
}

interface TagListProps {
  label: ReactNode;
  hint?: ReactNode;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  max?: number;
  maxLength?: number;
  words: TagListWords;
  /** True when the list was refused; `describedBy` then names the box that says why. */
  invalid?: boolean;
  describedBy?: string | undefined;
  /** Hears what is typed and not added yet, so that nobody loses the last tag to a missing Enter. */
  onDraft?: (text: string) => void;
  /** Enter in an empty field; without it nothing happens then. */
  onDone?: () => void;
  className?: string;
}

/**
 * A list of short texts: Enter (or the button) adds, Backspace in the empty field takes the last one back, each has a
 * button of its own to remove it. What happens is said; the focus never falls into the void.
 */
export function TagList(props: TagListProps) {
  const { label, hint, tags, onChange, max, maxLength, words, invalid = false, describedBy, onDraft, onDone, className = '' } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState('');
  const [said, setSaid] = useState('');
  const full = max !== undefined && tags.length >= max;

  const type = (text: string) => {
    setDraft(text);
    onDraft?.(text);
  };
  const add = () => {
    const { tags: next, rest } = withTags(tags, draft, max);
    const fresh = next.slice(tags.length);
    if (fresh.length > 0) onChange([...next]);
    if (fresh.length > 0) setSaid(words.added(fresh.join(', ')));
    else if (rest !== '') setSaid(words.full ?? '');
    else if (draft.trim() !== '') setSaid(words.known(draft.trim()));
    type(rest);
  };
  const remove = (at: number) => {
    const gone = tags[at];
    if (gone === undefined) return;
    onChange(tags.filter((_, index) => index !== at));
    setSaid(words.removed(gone));
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // Enter that ends the composition of a character is not meant for us.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (draft === '') onDone?.();
      else add();
    } else if (event.key === 'Backspace' && draft === '' && !event.repeat) remove(tags.length - 1);
  };

  const described = [hint === undefined ? undefined : `${id}-hint`, full ? `${id}-full` : undefined, invalid ? describedBy : undefined];
  return (
    <div className={className}>
      <label htmlFor={id} className="display block text-xl">
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-base text-ink-soft">
          {hint}
        </p>
      )}
      {tags.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2.5">
          {tags.map((tag, index) => (
            <li key={tag} className="flex max-w-full items-stretch border-3 border-ink bg-marker font-bold">
              <span className="min-w-0 self-center px-3 py-1 wrap-anywhere">{tag}</span>
              <button
                type="button"
                onClick={() => remove(index)}
                aria-label={`${words.remove} ${tag}`}
                className="grid min-h-11 w-11 shrink-0 place-items-center border-l-3 border-ink bg-sheet hover:bg-pen hover:text-white"
              >
                <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 fill-none stroke-current stroke-4">
                  <path d="M4 5c5 4 10 9 16 15M19 4C14 9 9 14 5 20" strokeLinecap="round" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex">
        <input
          ref={input}
          id={id}
          type="text"
          autoComplete="off"
          enterKeyHint="enter"
          value={draft}
          maxLength={maxLength}
          placeholder={full ? '' : words.placeholder}
          readOnly={full && draft === ''}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          aria-invalid={invalid || undefined}
          aria-describedby={described.filter((part) => part !== undefined).join(' ') || undefined}
          className="block min-h-14 w-full min-w-0 border-3 border-r-0 border-ink bg-sheet px-4 text-lg placeholder:text-ink-soft/80 read-only:bg-desk aria-invalid:border-pen"
        />
        <button
          type="button"
          onClick={() => {
            add();
            input.current?.focus();
          }}
          aria-disabled={full || draft.trim() === ''}
          className="display min-h-14 shrink-0 border-3 border-ink bg-ink px-5 text-lg text-paper not-aria-disabled:hover:bg-pen aria-disabled:bg-desk aria-disabled:text-ink-soft"
        >
          {words.add}
        </button>
      </div>
      {full && words.full !== undefined && (
        <p id={`${id}-full`} className="mt-2 font-medium">
          {words.full}
        </p>
      )}
      <output className="sr-only">{said}</output>
    </div>
  );
}
