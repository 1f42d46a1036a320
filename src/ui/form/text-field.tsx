import { useId, type ComponentProps, type ReactNode } from 'react';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  /** True when the entry was refused; `describedBy` then names the box that says why. */
  invalid?: boolean;
  describedBy?: string | undefined;
}

/** A labelled line of text. The hint and, when refused, the reason are announced with it. */
export function TextField({ label, hint, invalid = false, describedBy, className = '', ...rest }: TextFieldProps) {
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
      <input
        {...rest}
        id={id}
        aria-invalid={invalid || undefined}
        aria-describedby={described === '' ? undefined : described}
        className="mt-2 block min-h-14 w-full border-3 border-ink bg-sheet px-4 text-lg placeholder:text-ink-soft/80 aria-invalid:border-pen aria-invalid:shadow-pen"
      />
    </div>
  );
}

/**
 * The honeypot: out of sight, out of the tab order and hidden from assistive technology,
 * but a plain text field to whoever fills in every field they find.
 */
export function Honeypot({ name, label }: { name: string; label: string }) {
  const id = useId();
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
