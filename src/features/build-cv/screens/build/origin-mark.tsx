import { useId, type MouseEvent, type ReactNode } from 'react';
import type { FieldOrigin, QuestionnaireField } from '../../../../domain/cv-build.ts';
import { BUILD } from '../../copy.ts';

/** A field's hint, with where its content came from: a conclusion of ours is never silently believed. */
export function originHint(hint: string | null, origin: FieldOrigin | undefined): ReactNode {
  if (origin === undefined) return hint ?? undefined;
  return (
    <>
      {hint !== null && <span className="block">{hint}</span>}
      {origin === 'read' ? (
        <span className="block font-medium">{BUILD.read}</span>
      ) : (
        <strong className="mt-1 inline-block border-2 border-dashed border-pen bg-sheet px-2 py-0.5 text-pen-deep">{BUILD.inferred}</strong>
      )}
    </>
  );
}

interface MarkedProps {
  field: QuestionnaireField;
  /** The field's label, for who hears rather than sees which one was confirmed. */
  name: string;
  origin: FieldOrigin | undefined;
  onConfirm: (field: QuestionnaireField) => void;
  children: ReactNode;
}

/** Around a field: what an import concluded gets a button that makes it the visitor's own word. */
export function Marked({ field, name, origin, onConfirm, children }: MarkedProps) {
  const id = useId();
  const confirm = (event: MouseEvent<HTMLButtonElement>) => {
    // The button goes away: the focus moves to what it was about.
    event.currentTarget.closest('[data-field]')?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    onConfirm(field);
  };
  return (
    <div data-field={field}>
      {children}
      {origin === 'inferred' && (
        <button
          type="button"
          onClick={confirm}
          aria-describedby={id}
          className="mt-2 inline-flex min-h-11 items-center gap-2 font-bold underline decoration-2 underline-offset-4"
        >
          <svg viewBox="0 0 32 32" aria-hidden="true" className="size-6">
            <path className="pen-stroke" d="M4 18c3 3 5 6 7 10C15 17 21 9 28 4" />
          </svg>
          {BUILD.confirm}
          <span id={id} hidden>
            {name}
          </span>
        </button>
      )}
    </div>
  );
}
