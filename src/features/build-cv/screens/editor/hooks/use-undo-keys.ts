import { useEffect, useEffectEvent } from 'react';

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (or with Cmd) on the whole editor. The browser's own undo knows one field only and nothing of ours. */
export function useUndoKeys(onStep: (way: 'undo' | 'redo') => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
    const { target } = event;
    // What is typed into a tag list and not yet added is none of the CV: the browser undoes it itself.
    if (target instanceof HTMLInputElement && target.dataset['field'] === undefined && target.value !== '') return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    onStep(key === 'y' || event.shiftKey ? 'redo' : 'undo');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
