import { useId, type ReactNode } from 'react';

/** What every labelled input may be told. */
export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** True when the entry was refused; `describedBy` then names the box that says why. */
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
  className?: string | undefined;
}

/** What the input itself has to carry, so that hint and refusal are announced with it. */
interface InputProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label and hint above an input, which the caller draws. */
export function Field({ label, hint, invalid = false, describedBy, className = '', children }: FieldProps & { children: (input: InputProps) => ReactNode }) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const described = [hintId, invalid ? describedBy : undefined].filter((part) => part !== undefined).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="display block text-xl">
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="mt-1 text-base text-ink-soft">
          {hint}
        </p>
      )}
      {children({ id, 'aria-invalid': invalid || undefined, 'aria-describedby': described === '' ? undefined : described })}
    </div>
  );
}
