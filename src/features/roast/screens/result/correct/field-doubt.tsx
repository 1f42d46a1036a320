import { useState } from 'react';
import type { Correction } from '../../../../../domain/correction.ts';
import { CORRECTIONS } from '../../../../../domain/limits.ts';
import { Button } from '../../../../../ui/form/button.tsx';
import { TextField } from '../../../../../ui/form/text-field.tsx';
import { CORRECTION } from '../../../correction.copy.ts';
import { ROBOT } from '../../../copy.ts';
import type { Doubt } from './corrector.ts';

interface FieldDoubtProps {
  doubt: Extract<Doubt, { type: 'field' }>;
  busy: boolean;
  onCorrect: (correction: Correction) => Promise<void>;
}

/** A field as the page has it, or that it has none. */
export function FieldDoubt({ doubt: { field, was }, busy, onCorrect }: FieldDoubtProps) {
  const [value, setValue] = useState(was ?? '');
  const same = value.trim() === '' || value.trim() === was;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!same) void onCorrect({ type: 'field', field, was, value: value.trim() });
      }}
    >
      <p>{CORRECTION.fieldLead}</p>
      <TextField
        className="mt-5"
        label={ROBOT.fields[field]}
        hint={was === null ? CORRECTION.fieldMissing : CORRECTION.fieldRead(was)}
        value={value}
        maxLength={CORRECTIONS.maxCharacters}
        autoComplete="off"
        onChange={({ target }) => setValue(target.value)}
      />
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
