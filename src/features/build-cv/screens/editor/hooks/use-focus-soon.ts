import { type RefObject, useEffect, useState } from 'react';

interface Wanted {
  /** `data-field` or `data-focus` of the element, or of what holds it. */
  name: string;
  /** Characters to select in it. */
  select: [number, number] | null;
}

/** Moves the focus to an element that may only be there after the next render: a new bullet, a field in another section. */
export function useFocusSoon(root: RefObject<HTMLElement | null>): (name: string, select?: [number, number]) => void {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const name = CSS.escape(wanted.name);
    const found = root.current?.querySelector<HTMLElement>(`[data-field="${name}"], [data-focus="${name}"]`);
    const target = found?.matches('input, textarea, button') === true ? found : found?.querySelector<HTMLElement>('input, select');
    if (target == null) return;
    target.focus();
    if (wanted.select !== null && (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')))
      target.setSelectionRange(...wanted.select);
    target.scrollIntoView({ block: 'center' });
  }, [wanted, root]);
  return (name, select) => setWanted({ name, select: select ?? null });
}
