import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  panel: ReactNode;
}

interface TabsProps<Id extends string> {
  /** What the group of tabs is about, for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** `side`: a list beside the panel where there is room, a row that scrolls where there is none. */
  layout?: 'row' | 'side';
}

const ROW: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const STEPS = { row: ROW, side: { ...ROW, ArrowDown: 1, ArrowUp: -1 } } as const satisfies Record<string, Record<string, number>>;

const LOOKS = {
  row: {
    frame: '',
    list: 'flex flex-wrap gap-2',
    tab: '-mb-[3px] min-h-12 px-4 text-lg aria-selected:border-b-sheet aria-selected:bg-sheet',
    panel: 'border-3 border-ink bg-sheet p-5 shadow-hard',
  },
  side: {
    frame: 'grid min-w-0 gap-4 lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:items-start lg:gap-6',
    // The padding is room for the ring of the focus, which a box that scrolls cuts off.
    list: '-mx-2 flex gap-2 overflow-x-auto p-2 lg:flex-col lg:gap-0 lg:overflow-visible',
    tab: 'min-h-12 shrink-0 px-4 text-lg whitespace-nowrap lg:-mt-[3px] lg:text-left lg:first:mt-0 aria-selected:bg-ink aria-selected:text-paper',
    panel: 'min-w-0 border-3 border-ink bg-sheet p-4 shadow-hard sm:p-6',
  },
} as const;

/** Tabs after the ARIA pattern with automatic activation: arrows move and select, Home and End jump. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, layout = 'row' }: TabsProps<Id>) {
  const look = LOOKS[layout];
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const steps: Record<string, number> = STEPS[layout];
    const step = steps[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step === undefined ? -1 : (at + step + tabs.length) % tabs.length;
    const next = tabs[to];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div className={look.frame}>
      <div ref={list} role="tablist" aria-label={label} className={look.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}-tab`}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-${tab.id}`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={move}
            className={`display border-3 border-ink bg-desk ${look.tab}`}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}`}
          aria-labelledby={`${base}-${tab.id}-tab`}
          hidden={tab.id !== selected}
          className={look.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
