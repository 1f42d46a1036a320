import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** A labelled piece of text. */
export function TextArea({ label, hint, invalid, describedBy, className, ...rest }: Omit<ComponentProps<'textarea'>, 'id'> & FieldProps) {
  return (
    <Field {...{ label, hint, invalid, describedBy, className }}>
      {(input) => (
        <textarea
          {...rest}
          {...input}
          className="mt-2 block w-full border-3 border-ink bg-sheet px-4 py-3 text-lg placeholder:text-ink-soft/80 aria-invalid:border-pen aria-invalid:shadow-pen"
        />
      )}
    </Field>
  );
}
