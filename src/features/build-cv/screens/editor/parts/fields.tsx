import type { ComponentProps } from 'react';
import { BUILD } from '../../../../../domain/limits.ts';
import { TextArea } from '../../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../../ui/form/text-field.tsx';

interface Shared {
  label: string;
  /** Beside the label, e.g. "(required)". */
  aside?: string;
  hint?: string;
  /** Path of the field, by which the editor finds it again. */
  field: string;
  value: string;
  onText: (text: string) => void;
}

type LineProps = Shared & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'placeholder' | 'inputMode'> & { className?: string };

const withAside = (label: string, aside: string | undefined) =>
  aside === undefined ? (
    label
  ) : (
    <>
      {label} <span className="font-text text-base tracking-normal text-ink-soft normal-case">{aside}</span>
    </>
  );

/** A line of the CV. */
export function CvLine({ label, aside, field, onText, ...rest }: LineProps) {
  return (
    <TextField
      {...rest}
      label={withAside(label, aside)}
      data-field={field}
      maxLength={BUILD.maxLineCharacters}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

/** A piece of text of the CV. */
export function CvText({ label, aside, field, onText, rows = 6, ...rest }: Shared & { rows?: number }) {
  return (
    <TextArea
      {...rest}
      label={withAside(label, aside)}
      data-field={field}
      rows={rows}
      maxLength={BUILD.maxTextCharacters}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
