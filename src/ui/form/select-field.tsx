import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

interface Choices {
  /** The options, in their order; a plain text is its own value. */
  options: readonly (string | { value: string; label: string })[];
  /** What stands there while nothing is chosen; choosing it again empties the field. */
  placeholder: string;
}

/** A labelled choice out of a short list: the browser's own, which every phone knows how to show. */
export function SelectField({
  label,
  hint,
  invalid,
  describedBy,
  className,
  options,
  placeholder,
  ...rest
}: Omit<ComponentProps<'select'>, 'id'> & FieldProps & Choices) {
  return (
    <Field {...{ label, hint, invalid, describedBy, className }}>
      {(input) => (
        <select {...rest} {...input} className="mt-2 block min-h-14 w-full border-3 border-ink bg-sheet px-4 text-lg">
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
      )}
    </Field>
  );
}
