import { useId, useRef, useState } from 'react';
import type { PreviousRole } from '../../../../domain/cv-build.ts';
import { BUILD as BUILD_LIMITS } from '../../../../domain/limits.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { MonthField } from '../../../../ui/form/month-field.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { MONTHS, STEP_PREVIOUS } from '../../steps.copy.ts';
import { DateDoubt } from './date-doubt.tsx';
import { Marked, originHint } from './origin-mark.tsx';
import type { StepProps } from './step-props.ts';
import { rowsFor } from './steps.tsx';

const NO_ROLE: PreviousRole = { jobTitle: '', company: '', startDate: '', endDate: '', achievement: '' };
const { maxLineCharacters, maxTextCharacters, maxPreviousRoles } = BUILD_LIMITS;

/** Up to two earlier jobs. One empty card stands there from the start; an empty card is no job. */
export function StepPrevious({ answers, origins, onAnswer, onConfirm }: StepProps) {
  const roles = answers.previousRoles.length === 0 ? [NO_ROLE] : answers.previousRoles;
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const full = roles.length >= maxPreviousRoles;

  const put = (at: number, change: Partial<PreviousRole>) =>
    onAnswer({ previousRoles: roles.map((role, index) => (index === at ? { ...role, ...change } : role)) });
  const remove = (at: number) => {
    onAnswer({ previousRoles: roles.filter((_, index) => index !== at) });
    setSaid(STEP_PREVIOUS.removed);
    list.current?.querySelector('input')?.focus();
  };
  const append = () => {
    onAnswer({ previousRoles: [...roles, NO_ROLE] });
    setSaid('');
    // The new card is there after the next frame.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('fieldset[data-role]:last-of-type input')?.focus());
  };

  return (
    <Marked field="previousRoles" name={STEP_PREVIOUS.heading} origin={origins.previousRoles} onConfirm={onConfirm}>
      {origins.previousRoles !== undefined && <p className="mb-4">{originHint(null, origins.previousRoles)}</p>}
      <div ref={list} className="space-y-7">
        {roles.map((role, index) => (
          <Role
            // Nothing else tells two cards apart, and they are never reordered.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            number={index + 1}
            role={role}
            onChange={(change) => put(index, change)}
            onRemove={answers.previousRoles.length === 0 ? null : () => remove(index)}
          />
        ))}
      </div>
      {full ? (
        <p className="mt-6 font-medium">{STEP_PREVIOUS.full}</p>
      ) : (
        <Button tone="paper" size="sm" onClick={append} className="mt-6">
          {STEP_PREVIOUS.add}
        </Button>
      )}
      <output className="sr-only">{said}</output>
    </Marked>
  );
}

interface RoleProps {
  number: number;
  role: PreviousRole;
  onChange: (change: Partial<PreviousRole>) => void;
  onRemove: (() => void) | null;
}

function Role({ number, role, onChange, onRemove }: RoleProps) {
  const id = useId();
  const [lastYear] = useState(() => new Date().getFullYear());
  return (
    <fieldset data-role={number} aria-labelledby={id} className="min-w-0 border-3 border-ink bg-paper p-4 sm:p-6">
      <div className="mb-4 flex items-center justify-between gap-4">
        <p id={id} className="display text-2xl">
          {STEP_PREVIOUS.role(number)}
        </p>
        {onRemove !== null && (
          <button
            type="button"
            onClick={onRemove}
            aria-label={`${STEP_PREVIOUS.remove}: ${STEP_PREVIOUS.role(number)}`}
            className="display min-h-11 border-3 border-ink bg-sheet px-3 text-base hover:bg-pen hover:text-white"
          >
            {STEP_PREVIOUS.remove}
          </button>
        )}
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label={STEP_PREVIOUS.jobTitle}
          value={role.jobTitle}
          onChange={(event) => onChange({ jobTitle: event.target.value })}
          maxLength={maxLineCharacters}
          autoComplete="off"
        />
        <TextField
          label={STEP_PREVIOUS.company}
          value={role.company}
          onChange={(event) => onChange({ company: event.target.value })}
          maxLength={maxLineCharacters}
          autoComplete="off"
        />
        <MonthField label={STEP_PREVIOUS.start} value={role.startDate} onChange={(startDate) => onChange({ startDate })} words={MONTHS} lastYear={lastYear} />
        <MonthField label={STEP_PREVIOUS.end} value={role.endDate} onChange={(endDate) => onChange({ endDate })} words={MONTHS} lastYear={lastYear} />
        <div className="empty:hidden md:col-span-2">
          <DateDoubt start={role.startDate} end={role.endDate} />
        </div>
        <TextArea
          label={STEP_PREVIOUS.achievement}
          hint={STEP_PREVIOUS.achievementHint}
          value={role.achievement}
          onChange={(event) => onChange({ achievement: event.target.value })}
          maxLength={maxTextCharacters}
          rows={rowsFor(role.achievement, 2)}
          className="md:col-span-2"
        />
      </div>
    </fieldset>
  );
}
