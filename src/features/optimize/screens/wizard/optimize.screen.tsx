import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { OPTIMIZE } from '../../../../domain/limits.ts';
import { QUERY } from '../../../../domain/paths.ts';
import { readRow } from '../../../../ui/api.ts';
import { useBrowserValue, useDocumentTitle } from '../../../../ui/browser.ts';
import { useLastRoast } from '../../../../ui/last-roast.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { prefersReducedMotion } from '../../../../ui/motion.ts';
import { CV_ANALYSIS_RESULTS } from '../../../../domain/tables.ts';
import { WIZARD } from '../../copy.ts';
import { CvStep } from './cv-step.tsx';
import { currentDraft, type Draft, EMPTY_DRAFT, forgetSent, keepDraft, markSent, sentDraft, takeBack, prepare } from './draft.ts';

/** The second step comes once the first stands: with its library it weighs more than all before it. */
const details = () => import('./details-step.tsx');
const DetailsStep = lazy(() => details().then((module) => ({ default: module.DetailsStep })));
/** Milliseconds after which the first step has come to rest. */
const REST = 2_000;

/** /optimize, from a CV and an advert to the checkout. `?id=` of a roast prefills its job; its CV, or that of the last roast on this device, is offered. */
export default function OptimizeScreen() {
  useDocumentTitle(WIZARD.title);
  // What the device remembers is there once React is; until then the form is drawn and takes no input.
  const ready = useBrowserValue(() => true, false);
  useEffect(() => {
    const timer = setTimeout(() => void details().catch(() => {}), REST);
    return () => clearTimeout(timer);
  }, []);
  return <Wizard key={String(ready)} ready={ready} />;
}
OptimizeScreen.prepare = prepare;

function Wizard({ ready }: { ready: boolean }) {
  const [draft, setDraft] = useState<Draft>(() => (ready ? currentDraft() : EMPTY_DRAFT));
  const [sent, setSent] = useState<Draft | null>(() => (ready ? sentDraft() : null));
  const [file, setFile] = useState<File | null>(null);
  const toast = useToast();
  const top = useRef<HTMLDivElement>(null);
  /** The step that a press led to: its heading takes the focus once it is drawn. */
  const [ledTo, setLedTo] = useState<Draft['step'] | null>(null);

  const show = (next: Draft) => {
    setDraft(next);
    keepDraft(next);
  };
  // A row that was saved is of other answers from here on.
  const change = (part: Partial<Draft>) => show({ ...draft, requestId: null, ...part });
  const goTo = (step: Draft['step'], part: Partial<Draft> = {}) => {
    setLedTo(step);
    show({ ...draft, ...part, step });
  };
  useEffect(() => {
    if (ledTo !== draft.step) return undefined;
    // Once the step is drawn, whenever its code has come.
    const timer = setTimeout(() => {
      scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
      const heading = top.current?.querySelector<HTMLElement>('h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }, OPTIMIZE.scrollDelay);
    return () => clearTimeout(timer);
  }, [ledTo, draft.step]);
  const reset = () => {
    show(EMPTY_DRAFT);
    setFile(null);
    setSent(sentDraft());
  };

  const resetOnReturn = useEffectEvent(() => {
    // Back from the checkout by the back button: the page is as it was left, and what it held was sent off.
    if (sentDraft() !== null && currentDraft() === EMPTY_DRAFT) reset();
  });
  useEffect(() => {
    const returned = (event: PageTransitionEvent) => event.persisted && resetOnReturn();
    addEventListener('pageshow', returned);
    return () => removeEventListener('pageshow', returned);
  }, []);
  const [query] = useSearchParams();
  const last = useLastRoast();
  // The page was drawn on the server without it.
  const from = ready ? query.get(QUERY.id) : null;
  const roast = from ?? last?.id ?? null;
  usePrefilledJob(from, draft.jobRole, (jobRole) => change({ jobRole }));

  const clear = () => {
    show(EMPTY_DRAFT);
    setFile(null);
    forgetSent();
    setSent(null);
    toast(WIZARD.cleared, 3_000);
  };
  const untouched = draft.step === 'cv-input' && file === null && draft.pdf === null && draft.roasted === null && draft.pastedText === '';

  return (
    <div ref={top} className="mx-auto max-w-7xl px-4 pt-8 sm:px-6 lg:pt-12">
      {sent !== null && untouched && (
        <Kept
          draft={sent}
          onTake={() => {
            takeBack();
            setSent(null);
            setDraft(currentDraft());
          }}
          onDrop={() => {
            forgetSent();
            setSent(null);
          }}
        />
      )}
      {draft.step === 'cv-input' ? (
        <CvStep
          draft={draft}
          file={file}
          onFile={setFile}
          onChange={change}
          onDone={(part) => goTo('optimization-details', part)}
          roast={roast}
          ready={ready}
        />
      ) : (
        <DetailsStep draft={draft} onChange={change} onSaved={(requestId) => show({ ...draft, requestId })} onSent={markSent} onBack={() => goTo('cv-input')} />
      )}
      <p className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 text-base text-ink-soft">
        {WIZARD.deviceNote}
        <button type="button" onClick={clear} className="min-h-11 font-bold text-ink underline decoration-2 underline-offset-4">
          {WIZARD.deviceClear}
        </button>
      </p>
    </div>
  );
}

/** What went to the checkout and was not paid, offered again. */
function Kept({ draft, onTake, onDrop }: { draft: Draft; onTake: () => void; onDrop: () => void }) {
  return (
    <section aria-labelledby="kept" className="mb-10 border-3 border-ink bg-marker p-5 shadow-hard sm:flex sm:items-center sm:justify-between sm:gap-8">
      <div>
        <h2 id="kept" className="text-2xl">
          {WIZARD.keptHeading}
        </h2>
        <p className="mt-1 wrap-anywhere">{WIZARD.kept(draft.jobRole, draft.company)}</p>
      </div>
      <div className="mt-4 flex shrink-0 flex-wrap gap-3 sm:mt-0">
        <Button tone="ink" size="sm" onClick={onTake}>
          {WIZARD.keptTake}
        </Button>
        <Button tone="paper" size="sm" onClick={onDrop}>
          {WIZARD.keptDrop}
        </Button>
      </div>
    </section>
  );
}

/** The job of the roast that the visitor comes from. A pleasantry: without an answer the field stays empty. */
function usePrefilledJob(roast: string | null, jobRole: string, prefill: (jobRole: string) => void): void {
  const take = useEffectEvent((row: unknown) => {
    if (jobRole !== '' || typeof row !== 'object' || row === null || !('job_role' in row) || typeof row.job_role !== 'string') return;
    prefill(row.job_role);
  });
  useEffect(() => {
    if (roast === null) return undefined;
    const leaving = new AbortController();
    readRow(CV_ANALYSIS_RESULTS, 'job_role', 'cv_upload_id', roast, { signal: leaving.signal }).then(take, () => {});
    return () => leaving.abort();
  }, [roast]);
}
