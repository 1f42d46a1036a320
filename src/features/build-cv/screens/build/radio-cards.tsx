import type { ReactNode } from 'react';

interface RadioCardsProps<Value extends string> {
  name: string;
  legend: string;
  hint?: ReactNode;
  options: readonly { value: Value; title: string; note?: string; blurb?: string }[];
  value: Value | '';
  onChange: (value: Value) => void;
  invalid?: boolean;
  describedBy?: string | undefined;
}

/** A choice between a few things that deserve room: real radio buttons, the whole card to press. */
export function RadioCards<Value extends string>({ name, legend, hint, options, value, onChange, invalid = false, describedBy }: RadioCardsProps<Value>) {
  const hintId = hint === undefined ? undefined : `${name}-hint`;
  const described = [hintId, invalid ? describedBy : undefined].filter((part) => part !== undefined).join(' ');
  return (
    <fieldset aria-describedby={described === '' ? undefined : described} className="min-w-0">
      <legend className="display text-xl">{legend}</legend>
      {hint !== undefined && (
        <div id={hintId} className="mt-1 text-base text-ink-soft">
          {hint}
        </div>
      )}
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.value}
            data-invalid={invalid || undefined}
            className="group/card relative flex cursor-pointer items-start gap-4 border-3 border-ink bg-sheet p-4 hover:bg-paper has-checked:bg-ink has-checked:text-paper has-checked:shadow-pen has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-ink data-invalid:border-pen"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="mt-1 size-6 shrink-0 accent-pen outline-none"
            />
            <span className="min-w-0">
              <span className="display block text-2xl">{option.title}</span>
              {option.note !== undefined && <span className="block font-bold">{option.note}</span>}
              {option.blurb !== undefined && <span className="mt-1 block text-base">{option.blurb}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
