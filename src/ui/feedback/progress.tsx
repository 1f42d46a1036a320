/** A bar for work whose share is known. `value` is 0..100. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  return (
    <progress
      value={value}
      max={100}
      aria-label={label}
      className="block h-7 w-full appearance-none border-3 border-ink bg-sheet [&::-moz-progress-bar]:bg-pen [&::-webkit-progress-bar]:bg-sheet [&::-webkit-progress-value]:bg-pen"
    />
  );
}

export type StageState = 'done' | 'now' | 'next';

/** The stages of long work, in order. */
export function Stages({ label, stages }: { label: string; stages: readonly { name: string; state: StageState }[] }) {
  return (
    <ol aria-label={label} className={`grid gap-3 ${stages.length === 3 ? 'grid-cols-1 xs:grid-cols-3' : 'grid-cols-2 sm:grid-cols-4'}`}>
      {stages.map((stage) => (
        <li
          key={stage.name}
          data-state={stage.state}
          aria-current={stage.state === 'now' ? 'step' : undefined}
          className="display relative border-3 border-ink bg-sheet px-3 py-2 text-base data-[state=done]:bg-ink data-[state=done]:text-paper data-[state=next]:border-dashed data-[state=next]:text-ink-soft data-[state=now]:bg-pen data-[state=now]:text-white data-[state=now]:shadow-hard-sm"
        >
          {stage.name}
        </li>
      ))}
    </ol>
  );
}
