import { useId, type ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** A labelled line of text. */
export function TextField({ label, hint, invalid, describedBy, className, ...rest }: Omit<ComponentProps<'input'>, 'id'> & FieldProps) {
  return (
    <Field {...{ label, hint, invalid, describedBy, className }}>
      {(input) => (
        <input
          {...rest}
          {...input}
          className="mt-2 block min-h-14 w-full border-3 border-ink bg-sheet px-4 text-lg placeholder:text-ink-soft/80 aria-invalid:border-pen aria-invalid:shadow-pen"
        />
      )}
    </Field>
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
