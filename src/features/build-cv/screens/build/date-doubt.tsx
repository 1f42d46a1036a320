import { useState } from 'react';
import { dateDoubt, monthOf } from './date-doubts.ts';

/** A hint under two dates that do not go together. */
export function DateDoubt({ start, end }: { start: string; end: string }) {
  const [today] = useState(() => monthOf(new Date()));
  const doubt = dateDoubt(start, end, today);
  return <output className="block font-medium text-pen-deep empty:hidden">{doubt}</output>;
}
