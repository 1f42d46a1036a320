import { ROBOT_FIELDS, type RobotFieldName, type RobotView as Reading } from '../../../../../domain/roast.ts';
import { Button } from '../../../../../ui/form/button.tsx';
import { ROBOT, SCORE } from '../../../editor.copy.ts';
import type { DraftScore } from '../hooks/use-draft-score.ts';

/** What application software gets out of the file. */
export function RobotView({ score: { state, reply, ask } }: { score: DraftScore }) {
  return (
    <>
      <h2 className="text-2xl">{ROBOT.heading}</h2>
      <p className="mt-2">{ROBOT.lead}</p>
      {reply === null ? (
        <Button size="sm" className="mt-4" onClick={ask} aria-disabled={state === 'asking'}>
          {state === 'asking' ? SCORE.asking : ROBOT.ask}
        </Button>
      ) : (
        <Read reading={reply.robot} />
      )}
    </>
  );
}

function Read({ reading }: { reading: Reading }) {
  const found = ROBOT_FIELDS.filter((name) => valuesOf(reading, name).length > 0);
  // A line under the name that says what somebody is: the page has none, and no reader misses it.
  const missing = ROBOT_FIELDS.filter((name) => !found.includes(name) && name !== 'headline');
  return (
    <>
      <h3 className="display mt-5 text-xl">{ROBOT.found}</h3>
      <dl className="mt-1">
        {found.map((name) => (
          <div key={name} className="grid gap-x-4 border-b-2 border-ink/15 py-1.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="font-bold">{ROBOT.fields[name]}</dt>
            {valuesOf(reading, name).map((value, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <dd key={at} className="font-mono text-base wrap-anywhere sm:col-start-2">
                {name === 'skills' ? ROBOT.skills(value) : value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <h3 className="display mt-5 text-xl">{ROBOT.missing}</h3>
      {missing.length === 0 ? (
        <p className="mt-1">{ROBOT.missingNone}</p>
      ) : (
        <ul className="mt-2 flex flex-wrap gap-2">
          {missing.map((name) => (
            <li key={name} className="border-2 border-dashed border-pen px-3 py-1 font-bold text-pen-deep">
              {ROBOT.fields[name]}
            </li>
          ))}
        </ul>
      )}
      <h3 className="display mt-5 text-xl">{ROBOT.lines}</h3>
      <section
        aria-label={ROBOT.linesLabel}
        // A box that scrolls must be reachable by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="mt-2 max-h-[32rem] overflow-y-auto border-3 border-ink bg-paper px-3 py-2 font-mono text-sm leading-relaxed"
      >
        {reading.lines.map(({ line, text }) => (
          <p key={line} className="flex gap-3">
            <span aria-hidden="true" className="w-6 shrink-0 text-right text-ink-soft tabular-nums select-none">
              {line}
            </span>
            <span className="min-w-0 whitespace-pre-wrap wrap-anywhere">{text}</span>
          </p>
        ))}
      </section>
    </>
  );
}

function valuesOf(reading: Reading, name: RobotFieldName): string[] {
  return reading.fields.flatMap((field) => (field.name === name && field.value !== null ? [field.value] : []));
}
