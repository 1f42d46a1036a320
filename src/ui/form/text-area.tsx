import { useId, type ComponentProps, type ReactNode } from 'react';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  /** True when the entry was refused; `describedBy` then names the box that says why. */
  invalid?: boolean;
  describedBy?: string | undefined;
}

/** A labelled piece of text. The hint and, when refused, the reason are announced with it. */
export function TextArea({ label, hint, invalid = false, describedBy, className = '', ...rest }: TextAreaProps) {
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
      <textarea
        {...rest}
        id={id}
        aria-invalid={invalid || undefined}
        aria-describedby={described === '' ? undefined : described}
        className="mt-2 block w-full border-3 border-ink bg-sheet px-4 py-3 text-lg placeholder:text-ink-soft/80 aria-invalid:border-pen aria-invalid:shadow-pen"
      />
    </div>
  );
}
