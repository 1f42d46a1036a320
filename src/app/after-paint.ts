/**
 * Starts the client when the page has been painted. A page drawn at build time stands there without its code, and on a slow line
 * code, chunks and the whole style sheet would take their share of what the first paint waits for. A touch or a key starts it at
 * once; what is pressed, sent or typed before the client answers is kept and handed over when it does.
 *
 * What to fetch stands on this script's own tag (scripts/prerender.ts): `data-start` the client, `data-also` further chunks,
 * `data-sheet` the style sheet. The client says that it answers by `data-live` on the root element (app.tsx).
 */
const { dataset } = document.querySelector<HTMLScriptElement>('script[data-start]') ?? document.createElement('script');
const root = document.documentElement;

/** Milliseconds after which a browser that never tells of a paint is not waited for. */
const PATIENCE = 1_500;

let begun = false;

function fetched(rel: 'stylesheet' | 'modulepreload', href: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel, href, crossOrigin: '' });
  const done = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
  document.head.append(link);
  return done;
}

/** Screens that the visitor goes to next need the whole sheet, so the client waits for it. */
async function begin(): Promise<void> {
  if (begun) return;
  begun = true;
  const { start = '', also = '', sheet = '' } = dataset;
  for (const each of [start, ...also.split(' ')]) if (each !== '') void fetched('modulepreload', each);
  await fetched('stylesheet', sheet);
  await import(/* @vite-ignore */ start);
}

/** The last thing pressed or sent before the client answered. */
let pending: (() => void) | null = null;

function kept(event: Event): void {
  if (!(event.target instanceof Element)) return;
  // What the browser does by itself, such as a popover, needs no client.
  const button = event.target.closest<HTMLButtonElement>('button:not([popovertarget])');
  if (event.type === 'click' && button !== null) pending = () => button.click();
  else if (event.type === 'submit' && event.target instanceof HTMLFormElement) pending = event.target.requestSubmit.bind(event.target);
  else return;
  event.preventDefault();
}

/** React takes a field for unchanged that held its text before it came: it is emptied first, and filled as a keyboard would. */
function tellTyped(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type="file"]), textarea')) {
    const { value, defaultValue } = field;
    if (value === defaultValue) continue;
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const choice of document.querySelectorAll('select'))
    if (choice.selectedOptions[0]?.defaultSelected === false) choice.dispatchEvent(new Event('change', { bubbles: true }));
}

const EARLY = ['click', 'submit'] as const;
const WAKING = ['pointerdown', 'keydown', 'focusin'] as const;
for (const type of EARLY) addEventListener(type, kept, true);
for (const type of WAKING) addEventListener(type, () => void begin(), { capture: true, once: true });

new MutationObserver((_, observer) => {
  observer.disconnect();
  for (const type of EARLY) removeEventListener(type, kept, true);
  tellTyped();
  pending?.();
}).observe(root, { attributeFilter: ['data-live'] });

if (document.visibilityState === 'hidden') void begin();
else {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    void begin();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(() => void begin(), PATIENCE);
}
