import { useRef, useState } from 'react';
import type { Correction } from '../../../../../domain/correction.ts';
import { CORRECTIONS } from '../../../../../domain/limits.ts';
import { Button } from '../../../../../ui/form/button.tsx';
import { TextField } from '../../../../../ui/form/text-field.tsx';
import { CORRECTION } from '../../../correction.copy.ts';
import { ROBOT } from '../../../copy.ts';
import type { Doubt } from './corrector.ts';

interface FieldDoubtProps {
  doubt: Extract<Doubt, { type: 'field' }>;
  /** The lines of the page, in order; none where it is not drawn. */
  lines: readonly string[];
  busy: boolean;
  onCorrect: (correction: Correction) => Promise<void>;
}

/** A field as the page has it, or that it has none. */
export function FieldDoubt({ doubt: { field, was }, lines, busy, onCorrect }: FieldDoubtProps) {
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(was ?? '');
  const same = value.trim() === '' || value.trim() === was;
  const take = (line: string) => {
    setValue(line.slice(0, CORRECTIONS.maxCharacters));
    // What is too much of it goes by hand.
    input.current?.focus();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!same) void onCorrect({ type: 'field', field, was, value: value.trim() });
      }}
    >
      <p>{CORRECTION.fieldLead}</p>
      <TextField
        ref={input}
        className="mt-5"
        label={ROBOT.fields[field]}
        hint={was === null ? CORRECTION.fieldMissing : CORRECTION.fieldRead(was)}
        value={value}
        maxLength={CORRECTIONS.maxCharacters}
        autoComplete="off"
        onChange={({ target }) => setValue(target.value)}
      />
      {lines.length > 0 && (
        <fieldset className="mt-5">
          <legend className="font-bold">{CORRECTION.tapWhere}</legend>
          <div className="mt-2 max-h-56 divide-y divide-ink/15 overflow-y-auto border-3 border-ink bg-sheet">
            {lines.map((line, index) => (
              // The same words may stand on a page twice.
              // oxlint-disable-next-line react/no-array-index-key
              <button
                key={index}
                type="button"
                onClick={() => take(line)}
                className="block min-h-11 w-full px-3 py-2 text-left text-base wrap-anywhere hover:bg-marker"
              >
                {line}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" size="sm" aria-disabled={busy || same}>
          {CORRECTION.save}
        </Button>
        {was !== null && (
          <Button tone="paper" size="sm" aria-disabled={busy} onClick={() => void onCorrect({ type: 'field', field, was, value: null })}>
            {CORRECTION.none}
          </Button>
        )}
      </div>
    </form>
  );
}
