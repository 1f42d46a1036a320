import { Fragment } from 'react';
import { type Correction, isCorrectable } from '../../../../domain/correction.ts';
import { ROBOT_FIELDS, type RobotFieldName, type RobotView } from '../../../../domain/roast.ts';
import { ROBOT, RESULT } from '../../copy.ts';
import { CORRECTION } from '../../correction.copy.ts';
import { useCorrector } from './correct/corrector.ts';
import { FoldMark } from '../../../../ui/pen/fold-mark.tsx';

type Field = RobotView['fields'][number];
type TextLine = RobotView['lines'][number];

/** As many hidden lines are told by themselves; all of them are marked in the text. */
const SHOWN_HIDDEN = 8;

/** The CV as a parser reads it, folded away so that the joke comes first. */
export function RobotPanel({ robot, made }: { robot: RobotView; made: readonly Correction[] }) {
  const found = ROBOT_FIELDS.filter((name) => valuesOf(robot, name).length > 0);
  const missing = ROBOT_FIELDS.filter((name) => !found.includes(name));
  const hidden = robot.lines.filter((line) => line.hidden !== null);
  return (
    <details className="sheet group/robot mt-6 sm:mt-14">
      <summary className="flex min-h-20 list-none items-center gap-4 px-4 py-4 sm:gap-6 sm:px-7 [&::-webkit-details-marker]:hidden">
        <RobotHead />
        <span className="min-w-0 grow">
          <h2 className="text-2xl sm:text-4xl">{ROBOT.heading}</h2>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-ink-soft">
            {ROBOT.summary(found.length, ROBOT_FIELDS.length)}
            {hidden.length > 0 && <span className="display bg-pen px-2 text-base text-white">{ROBOT.summaryHidden(hidden.length)}</span>}
          </span>
        </span>
        <FoldMark className="size-8 group-open/robot:rotate-180" />
      </summary>
      <div className="border-t-3 border-ink px-4 pt-5 pb-6 sm:px-7">
        <p className="max-w-3xl text-lg">{ROBOT.lead}</p>
        {hidden.length > 0 && <Hidden lines={hidden} />}
        <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
          <div className="space-y-7">
            <div>
              <h3 className="display text-xl">{ROBOT.fieldsHeading}</h3>
              <dl className="mt-2">
                {found.map((name) => (
                  <FieldRow key={name} name={name} values={valuesOf(robot, name)} made={made} />
                ))}
              </dl>
            </div>
            <div>
              <h3 className="display text-xl">{ROBOT.missingHeading}</h3>
              {missing.length === 0 ? (
                <p className="mt-1">{ROBOT.allFound}</p>
              ) : (
                <>
                  <p className="mt-1">{ROBOT.missingLead}</p>
                  <ul className="mt-3 flex flex-wrap gap-2">
                    {missing.map((name) => (
                      <li key={name} className="flex items-center gap-3 border-2 border-dashed border-pen px-3 font-bold text-pen-deep">
                        <span className="py-1">{ROBOT.fields[name]}</span>
                        <WrongField name={name} was={null} />
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </div>
            <Sections sections={robot.sections} />
          </div>
          <div className="min-w-0">
            <h3 className="display text-xl">{ROBOT.linesHeading}</h3>
            <Lines robot={robot} />
          </div>
        </div>
      </div>
    </details>
  );
}

/** What only the robot could see, told first: nobody would scroll to find it. */
function Hidden({ lines }: { lines: readonly TextLine[] }) {
  return (
    <div className="on-ink mt-5 border-3 border-ink bg-ink p-4 text-paper">
      <h3 className="display text-xl">{ROBOT.hiddenHeading}</h3>
      <p className="mt-1">{ROBOT.hiddenLead}</p>
      <ul className="mt-3 space-y-3">
        {lines.slice(0, SHOWN_HIDDEN).map((line) => (
          <li key={`${line.page}-${line.line}`}>
            <span className="block text-base font-bold">
              {RESULT.place(line.page, line.line)}
              {line.hidden !== null && `, ${ROBOT.hidden[line.hidden]}`}
            </span>
            <span className="block font-mono text-base wrap-anywhere">{line.text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function valuesOf(robot: RobotView, name: RobotFieldName): (Field & { value: string })[] {
  return robot.fields.flatMap((field) => (field.name === name && field.value !== null ? [{ ...field, value: field.value }] : []));
}

function FieldRow({ name, values, made }: { name: RobotFieldName; values: readonly (Field & { value: string })[]; made: readonly Correction[] }) {
  const isTheirs = (value: string): boolean => made.some((one) => one.type === 'field' && one.field === name && one.value === value);
  return (
    <div className="grid gap-x-4 border-b-2 border-ink/15 py-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="font-bold">{ROBOT.fields[name]}</dt>
      {values.map(({ value, page, line }, index) => (
        <dd key={`${page}-${line}-${index}`} className="flex flex-wrap items-center justify-between gap-x-4 font-mono text-base wrap-anywhere sm:col-start-2">
          {name === 'skills' ? ROBOT.skills(value) : value}
          <span className="flex items-center gap-3 font-text text-sm text-ink-soft">
            {isTheirs(value) ? <strong>{CORRECTION.yourWord}</strong> : page !== null && line !== null && RESULT.placeShort(page, line)}
            {!isTheirs(value) && <WrongField name={name} was={value} />}
          </span>
        </dd>
      ))}
    </div>
  );
}

/** Its owner knows better: what it is, or that it is there. */
function WrongField({ name, was }: { name: RobotFieldName; was: string | null }) {
  const correct = useCorrector();
  if (correct === null || !isCorrectable(name)) return null;
  return (
    <button
      type="button"
      onClick={() => correct({ type: 'field', field: name, was })}
      className="min-h-11 text-sm font-normal text-ink-soft underline decoration-1 underline-offset-4 print:hidden"
    >
      {was === null ? CORRECTION.onMyPage : CORRECTION.wrong}{' '}
      <span className="sr-only">{was === null ? ROBOT.fields[name] : `${ROBOT.fields[name]}, ${was}`}</span>
    </button>
  );
}

function Sections({ sections }: { sections: RobotView['sections'] }) {
  return (
    <div>
      <h3 className="display text-xl">{ROBOT.sectionsHeading}</h3>
      {sections.every(({ heading }) => heading === null) ? (
        <p className="mt-1">{ROBOT.sectionsNone}</p>
      ) : (
        <ol className="mt-2 space-y-1">
          {sections.map(({ kind, heading }, index) => (
            <li key={`${kind}-${index}`} className="flex flex-wrap gap-x-2">
              <span className={`font-bold ${kind === 'other' ? 'text-pen-deep' : ''}`}>{ROBOT.sections[kind]}</span>
              {heading?.trim().toLowerCase() !== ROBOT.sections[kind].toLowerCase() && (
                <span className="font-mono text-base wrap-anywhere text-ink-soft">{heading ?? ROBOT.headless}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The text itself scrolls in its own box: on a phone it would otherwise be ten screens of it. */
function Lines({ robot }: { robot: RobotView }) {
  const left = robot.totalLines - robot.lines.length;
  return (
    <section
      aria-label={ROBOT.linesLabel}
      // A box that scrolls must be reachable by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="mt-3 max-h-[32rem] lg:max-h-[48rem] overflow-y-auto border-3 border-ink bg-paper px-3 py-2 font-mono text-sm leading-relaxed sm:px-4"
    >
      {robot.lines.map((line, index) => (
        <Fragment key={`${line.page}-${line.line}`}>
          {line.page !== robot.lines[index - 1]?.page && (
            <p className="mt-3 mb-1 border-b-2 border-dashed border-ink-soft/60 font-bold text-ink-soft first:mt-0">{ROBOT.page(line.page)}</p>
          )}
          <RobotLine line={line} />
        </Fragment>
      ))}
      {left > 0 && <p className="mt-3 font-bold">{ROBOT.more(left)}</p>}
    </section>
  );
}

function RobotLine({ line }: { line: TextLine }) {
  return (
    <p className="flex gap-3">
      <span aria-hidden="true" className="w-6 shrink-0 text-right text-ink-soft tabular-nums select-none">
        {line.line}
      </span>
      {line.hidden === null ? (
        <span className="min-w-0 whitespace-pre-wrap wrap-anywhere">{line.text}</span>
      ) : (
        <mark className="min-w-0 bg-ink px-2 whitespace-pre-wrap text-paper wrap-anywhere">
          <strong className="mr-2">{ROBOT.hiddenMark(ROBOT.hidden[line.hidden])}</strong>
          {line.text}
        </mark>
      )}
    </p>
  );
}

function RobotHead() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="size-14 shrink-0 sm:size-20">
      <path d="M32 12V5M12 16h40l3 34H9z" className="fill-paper stroke-ink" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round" />
      <circle cx="32" cy="5" r="3.5" className="fill-pen stroke-ink" strokeWidth="2.5" />
      <path d="M18 26h10v8H18zM36 26h10v8H36z" className="fill-sheet stroke-ink" strokeWidth="3" strokeLinejoin="round" />
      <path d="M19 42h26M24 42v5M32 42v5M40 42v5" className="fill-none stroke-ink" strokeWidth="3" strokeLinecap="round" />
      <path d="M5 30v10M59 30v10" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
