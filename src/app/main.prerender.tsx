import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { keysOf } from '../domain/keys.ts';
import { link, PATHS } from '../domain/paths.ts';
import { LANDING, LANDING_DESCRIPTION } from '../features/landing/copy.ts';
import { NOT_FOUND } from '../features/landing/not-found.copy.ts';
import { GENTLE, UPLOAD } from '../features/roast/copy.ts';
import { App } from './app.tsx';
import { SCREENS } from './screens.tsx';

interface Page {
  /** The file under dist/web. */
  file: string;
  path: string;
  title: string;
  description: string;
  /** Its screen in the manifest, by key or name: it is preloaded with all that it imports. */
  chunk: string;
}

/** The public pages that are written to disk. `404.html` answers every path that has no screen. */
export const PAGES: readonly Page[] = [
  { file: 'index.html', path: link('landing'), title: LANDING.title, description: LANDING_DESCRIPTION, chunk: 'landing' },
  { file: 'upload.html', path: link('upload'), title: UPLOAD.title, description: UPLOAD.description, chunk: '../features/roast/screens/upload.screen.tsx' },
  { file: 'gentle.html', path: link('gentle'), title: GENTLE.title, description: GENTLE.description, chunk: '../features/roast/screens/gentle.screen.tsx' },
  { file: '404.html', path: '/404', title: NOT_FOUND.title, description: LANDING_DESCRIPTION, chunk: '../features/landing/screens/not-found.screen.tsx' },
];

/** Every built path and the file that answers it; a screen that needs a server's answer starts from the empty shell. */
export const ROUTES = keysOf(PATHS)
  .filter((name) => SCREENS[name] !== null)
  .map((name) => ({ pattern: PATHS[name].pattern, file: PAGES.find((page) => page.path === PATHS[name].pattern)?.file ?? 'shell.html' }));

/** The page's content as HTML, without inline scripts: nothing is streamed in later. */
export async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
