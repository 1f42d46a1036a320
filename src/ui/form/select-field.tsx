import { useId, type ComponentProps, type ReactNode } from 'react';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  /** The options, in their order; a plain text is its own value. */
  options: readonly (string | { value: string; label: string })[];
  /** What stands there while nothing is chosen; choosing it again empties the field. */
  placeholder: string;
}

/** A labelled choice out of a short list: the browser's own, which every phone knows how to show. */
export function SelectField({ label, hint, options, placeholder, className = '', ...rest }: SelectFieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
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
      <select {...rest} id={id} aria-describedby={hintId} className="mt-2 block min-h-14 w-full border-3 border-ink bg-sheet px-4 text-lg">
        <option value="">{placeholder}</option>
        {options.map((option) => {
          const { value, label: name } = typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {name}
            </option>
          );
        })}
      </select>
    </div>
  );
}
