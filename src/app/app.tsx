import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router';
import { keysOf } from '../domain/keys.ts';
import { PATHS, type PathName } from '../domain/paths.ts';
import { Footer } from '../features/chrome/screens/footer.tsx';
import { NavBar } from '../features/chrome/screens/nav-bar.tsx';
import { ScreenBoundary } from '../features/chrome/screens/screen-boundary.tsx';
import { ScreenLoading } from '../features/chrome/screens/screen-loading.tsx';
import { SkipLink } from '../features/chrome/screens/skip-link.tsx';
import { ToastProvider } from '../ui/feedback/toast.tsx';
import { NOT_FOUND, SCREENS, type Screen } from './screens.tsx';

const NAMES = keysOf(PATHS);

/** Nobody leaves in the first moment: it is fetched when the page has come to rest. */
const ExitIntent = lazy((): Promise<{ default: ComponentType<{ suppressed: boolean }> }> =>
  import('../features/chrome/screens/exit-intent.tsx').catch(() => ({ default: Nothing })),
);

/** The name of a built path, or null: then it is the not-found page, whatever the address says. */
export function pathNameAt(pathname: string): PathName | null {
  return NAMES.find((name) => matchPath(PATHS[name].pattern, pathname) !== null) ?? null;
}

/** The screen that answers an address. */
export function screenAt(pathname: string): Screen {
  const name = pathNameAt(pathname);
  return name === null ? NOT_FOUND : SCREENS[name];
}

/** The whole client below the router. */
export function App() {
  const { pathname } = useLocation();
  const name = pathNameAt(pathname);
  const entry = name === null ? null : PATHS[name];
  const chrome = entry === null || entry.chrome;
  return (
    <ToastProvider>
      <SkipLink />
      {chrome && <NavBar highlight={entry?.highlight ?? null} />}
      {/* What lands on it from larger than life is cut off at its edges, instead of widening the page for a moment. */}
      <main id="main" tabIndex={-1} className="relative flex-1 overflow-x-clip">
        <ScreenBoundary at={pathname}>
          <Suspense fallback={<ScreenLoading />}>
            <Routes>
              {NAMES.map((each) => (
                <Route key={each} path={PATHS[each].pattern} element={<Shown key={each} screen={SCREENS[each]} />} />
              ))}
              <Route path="*" element={<Shown key="not-found" screen={NOT_FOUND} />} />
            </Routes>
          </Suspense>
        </ScreenBoundary>
      </main>
      {chrome && <Footer />}
      <AtRest>
        <ExitIntent suppressed={name === 'headshot'} />
      </AtRest>
    </ToastProvider>
  );
}

/** Stands in for what did not come and is not missed. */
const Nothing = (): ReactNode => null;

/** Children that wait until the page has loaded. */
function AtRest({ children }: { children: ReactNode }) {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST);
    return () => clearTimeout(timer);
  }, []);
  return rested && <Suspense>{children}</Suspense>;
}

/** Milliseconds in which a page loads itself. */
const REST = 2_000;

function Shown({ screen }: { screen: Screen }) {
  // Whoever pressed something before now is answered from here on (after-paint.ts).
  useEffect(() => {
    document.documentElement.dataset['live'] = '';
  }, []);
  return (
    <Arrival>
      <screen.Component />
    </Arrival>
  );
}

/** Every page but the first of a visit begins at the top with the focus on its heading, as a page load would. */
function Arrival({ children }: { children: ReactNode }) {
  const { key, hash } = useLocation();
  useEffect(() => {
    // "default" is the entry a visit begins with: the browser has placed focus and scroll itself.
    if (key === 'default' || hash !== '') return;
    scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [key, hash]);
  return children;
}
