import { type ReactNode, useId, useState } from 'react';

export interface MonthWords {
  month: string;
  year: string;
  /** What stands in the list while nothing is chosen. */
  noMonth: string;
  noYear: string;
}

interface MonthFieldProps {
  label: string;
  hint?: ReactNode;
  /** "YYYY-MM", "YYYY" or empty. */
  value: string;
  onChange: (value: string) => void;
  words: MonthWords;
  /** The last year on offer; the first is seventy years before. */
  lastYear: number;
}

const YEARS = 70;
const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1).padStart(2, '0'),
  name: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2000, index, 1))),
}));

const SELECT = 'mt-1 block min-h-14 w-full border-3 border-ink bg-sheet px-3 text-lg';

/** A month and a year, the month left out by whoever forgot it. Two lists, because not every browser has a field for months. */
export function MonthField({ label, hint, value, onChange, words, lastYear }: MonthFieldProps) {
  const id = useId();
  const year = value.slice(0, 4);
  // A month without its year is not a value yet, and still must not vanish from under whoever chose it first.
  const [early, setEarly] = useState('');
  const month = year === '' ? early : value.slice(5, 7);
  const put = (nextYear: string, nextMonth: string) => {
    setEarly(nextYear === '' ? nextMonth : '');
    onChange(nextYear === '' || nextMonth === '' ? nextYear : `${nextYear}-${nextMonth}`);
  };
  const years = Array.from({ length: YEARS + 1 }, (_, index) => String(lastYear - index));
  // What an import brought along stays choosable whatever year it is.
  if (year !== '' && !years.includes(year)) years.push(year);
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : `${id}-hint`} className="min-w-0">
      <legend className="display text-xl">{label}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-base text-ink-soft">
          {hint}
        </p>
      )}
      <div className="mt-1 grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-3">
        <div>
          <label htmlFor={`${id}-month`} className="text-base font-medium">
            {words.month}
          </label>
          <select id={`${id}-month`} value={month} onChange={(event) => put(year, event.target.value)} className={SELECT}>
            <option value="">{words.noMonth}</option>
            {MONTHS.map((each) => (
              <option key={each.value} value={each.value}>
                {each.name}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-year`} className="text-base font-medium">
            {words.year}
          </label>
          <select id={`${id}-year`} value={year} onChange={(event) => put(event.target.value, month)} className={SELECT}>
            <option value="">{words.noYear}</option>
            {years.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </div>
      </div>
    </fieldset>
  );
}
