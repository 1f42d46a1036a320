import { useEffect, useEffectEvent, useId, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { characterCount } from '../../../../domain/character-count.ts';
import { BUILD as BUILD_LIMITS, UPLOAD as UPLOAD_LIMITS } from '../../../../domain/limits.ts';
import { link, QUERY } from '../../../../domain/paths.ts';
import { GET_READY } from '../../../../domain/upload-form.ts';
import { UNSENT } from '../../../../ui/form/unsent.ts';
import { useArrivalCall } from '../../../../ui/arrival-call.ts';
import { useBrowserValue, useDocumentTitle } from '../../../../ui/browser.ts';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { DropZone } from '../../../../ui/form/drop-zone.tsx';
import { Refusal } from '../../../../ui/form/refusal.tsx';
import { Tabs } from '../../../../ui/form/tabs.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { useLastRoast } from '../../../../ui/last-roast.ts';
import { EXTRACT_FIELDS } from '../../../../domain/upload-form.ts';
import { IMPORT } from '../../import.copy.ts';
import { hasAnswers, keepBuild, keptBuild, useKeptBuild, prepare } from '../kept-build.ts';
import { carryProblem, extractProblem, fileProblem, handOverProblem, type ImportProblem } from './import-problem.ts';
import type { Imported } from './import-calls.ts';

type Tab = 'pdf' | 'text';
type State = 'idle' | 'processing' | 'success';

/** /cv-import: a PDF or pasted text becomes a questionnaire that is half answered. */
export default function ImportScreen() {
  useDocumentTitle(IMPORT.title);
  useArrivalCall(GET_READY);
  const navigate = useNavigate();
  const [tab, setTab] = useState<Tab>('pdf');
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const [state, setState] = useState<State>('idle');
  const [summary, setSummary] = useState<string[]>([]);
  const [problem, setProblem] = useState<ImportProblem | null>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const boxId = useId();
  const { build } = useKeptBuild();
  // Before React is here, pressing the button would send the form away without the file.
  const listening = useBrowserValue(() => true, false);
  const report = useBrowserValue(reportInAddress, null);
  const roasted = useLastRoast();
  const missing = handOverProblem(tab, file, text);
  const busy = state !== 'idle';

  useEffect(() => {
    // Once it is drawn: while a file is read its input takes no focus. The box comes into sight by itself.
    if (problem?.field === 'file') fileInput.current?.focus({ preventScroll: true });
    if (problem?.field === 'text') form.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [problem]);

  const choose = (chosen: File) => {
    const found = fileProblem(chosen);
    setFile(found === null ? chosen : null);
    if (found !== null) return setProblem(found);
    setProblem(null);
    setSaid(text.trim() === '' ? '' : IMPORT.textCleared);
    setText('');
  };
  const type = (typed: string) => {
    setText(typed);
    setProblem(null);
    if (typed === '' || file === null) return;
    setFile(null);
    setSaid(IMPORT.fileCleared);
  };
  // A quick hand chooses a file before React is there to hear of it.
  const adoptEarly = useEffectEvent(() => {
    const early = fileInput.current?.files?.[0];
    if (early !== undefined) choose(early);
  });
  useEffect(() => adoptEarly(), []);

  const leave = useEffectEvent(() => void navigate(link('build')));
  useEffect(() => {
    if (state !== 'success') return undefined;
    const timer = setTimeout(leave, BUILD_LIMITS.importRedirect);
    return () => clearTimeout(timer);
  }, [state]);

  const settle = (outcome: Imported) => {
    if ('problem' in outcome) {
      setState('idle');
      return setProblem(outcome.problem);
    }
    keepBuild(outcome.build);
    setSummary(outcome.build.importSummary);
    setState('success');
  };
  const carry = async () => {
    if (busy) return;
    setProblem(null);
    setState('processing');
    settle(
      await calls().then(
        ({ carryBuild }) => carryBuild(reportInAddress()),
        () => ({ problem: carryProblem(null) }),
      ),
    );
  };
  const carryOnce = useEffectEvent(() => {
    // What was answered before is only replaced by whoever says so.
    if (reportInAddress() !== null && !hasAnswers(keptBuild())) void carry();
  });
  useEffect(() => {
    const timer = setTimeout(carryOnce);
    return () => clearTimeout(timer);
  }, []);

  const send = async (body: FormData | Record<string, unknown> = bodyOf(tab, file, text)) => {
    setProblem(null);
    setSaid('');
    setState('processing');
    settle(
      await calls().then(
        ({ extractBuild }) => extractBuild(body, tab),
        () => ({ problem: extractProblem({ status: 0, body: null, retryAfter: null }, tab, navigator.onLine) }),
      ),
    );
  };
  const ready = missing === null;
  useEffect(() => {
    // What reads the answer is fetched while the visitor looks for the button.
    if (ready) void calls().catch(() => {});
  }, [ready]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (missing !== null) return setProblem(missing);
    void send();
  };

  const box = problem === null ? undefined : <Refusal id={boxId} problem={problem} words={IMPORT} />;
  return (
    <form {...UNSENT} ref={form} onSubmit={submit} noValidate className="mx-auto max-w-4xl px-4 pt-8 sm:px-6 lg:pt-12">
      <h1 className="text-5xl sm:text-7xl">{IMPORT.heading}</h1>
      <p className="mt-3 max-w-2xl text-lg">{IMPORT.lead}</p>
      <p className="pen-note mt-2 -rotate-1">{IMPORT.note}</p>
      {report !== null && hasAnswers(build) && state === 'idle' && (
        <div className="sheet mt-6 p-5">
          <h2 className="text-2xl">{IMPORT.carry.heading}</h2>
          <p className="mt-1">{IMPORT.carry.ready}</p>
          <Button tone="red" className="mt-4" onClick={() => void carry()}>
            {IMPORT.carry.action}
          </Button>
        </div>
      )}
      {report === null && hasAnswers(build) && state === 'idle' && <p className="mt-5 border-3 border-ink bg-desk px-4 py-3 font-medium">{IMPORT.replaces}</p>}
      {roasted !== null && (
        <div className="sheet mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 p-5">
          <p className="min-w-0 grow basis-72">
            <strong className="wrap-anywhere">{IMPORT.roasted(roasted.job)}</strong> {IMPORT.roastedNote}
          </p>
          <Button tone="ink" aria-disabled={busy} onClick={() => busy || void send({ cvUploadId: roasted.id })}>
            {IMPORT.takeRoasted}
          </Button>
        </div>
      )}
      <div className="mt-7">
        <Tabs
          label={IMPORT.tabsLabel}
          selected={tab}
          onSelect={(to) => {
            setTab(to);
            setProblem(null);
          }}
          tabs={[
            {
              id: 'pdf',
              label: IMPORT.tabs.pdf,
              panel: (
                <DropZone
                  words={IMPORT}
                  accept=".pdf"
                  file={file}
                  onFile={choose}
                  onRemove={() => {
                    setFile(null);
                    setProblem(null);
                  }}
                  refusal={problem?.field === 'file' ? box : undefined}
                  describedBy={boxId}
                  disabled={busy}
                  inputRef={fileInput}
                />
              ),
            },
            {
              id: 'text',
              label: IMPORT.tabs.text,
              panel: (
                <>
                  <TextArea
                    label={IMPORT.text}
                    hint={IMPORT.textHint}
                    placeholder={IMPORT.textPlaceholder}
                    rows={15}
                    value={text}
                    readOnly={busy}
                    onChange={(event) => type(event.target.value)}
                    invalid={problem?.field === 'text'}
                    describedBy={boxId}
                  />
                  <p className="mt-2 font-medium">
                    {characterCount(text.trim()) >= UPLOAD_LIMITS.minTextCharacters
                      ? IMPORT.enough(characterCount(text.trim()))
                      : IMPORT.counter(characterCount(text.trim()), UPLOAD_LIMITS.minTextCharacters)}
                  </p>
                </>
              ),
            },
          ]}
        />
      </div>
      <output className="mt-3 block font-medium empty:hidden">{said}</output>
      {box !== undefined && problem?.field !== 'file' && <div className="mt-7">{box}</div>}
      {state === 'processing' && <Working />}
      <output className="block">
        {state === 'success' && (
          <span className="mt-7 block animate-rise border-3 border-ink bg-marker p-5">
            <span className="display block text-2xl">{IMPORT.successHeading}</span>
            {summary.map((line) => (
              <span key={line} className="mt-1 block">
                {line}
              </span>
            ))}
            <span className="mt-1 block font-bold">{IMPORT.successNext}</span>
          </span>
        )}
      </output>
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-4">
        <ButtonLink to={link('build')} tone="paper" size="lg">
          {IMPORT.back}
        </ButtonLink>
        <Button
          type="submit"
          tone="red"
          size="lg"
          disabled={!listening}
          aria-disabled={busy || missing !== null}
          className="grow aria-disabled:bg-desk aria-disabled:text-ink-soft sm:grow-0"
        >
          {state === 'processing' ? IMPORT.busy : state === 'success' ? IMPORT.done : IMPORT.submit}
        </Button>
        <span className="text-ink-soft">{IMPORT.expected}</span>
      </div>
    </form>
  );
}
ImportScreen.prepare = prepare;

/** What asks the server and reads its answer: not needed until there is something to hand over. */
const calls = () => import('./import-calls.ts');
const reportInAddress = (): string | null => new URLSearchParams(location.search).get(QUERY.report);

function bodyOf(tab: Tab, file: File | null, text: string): FormData | Record<string, unknown> {
  if (tab === 'text' || file === null) return { rawText: text.trim() };
  const form = new FormData();
  form.set(EXTRACT_FIELDS.file, file, file.name);
  return form;
}

/** A line at a time while the server reads; the first is said aloud, the rest are company. */
function Working() {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((last) => last + 1), BUILD_LIMITS.messageRotation);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="sheet mt-7 flex items-center gap-5 p-5">
      <Spinner className="size-14 shrink-0" />
      <div>
        <output className="sr-only">{IMPORT.busy}</output>
        <p className="pen-note">{IMPORT.working[turn % IMPORT.working.length]}</p>
        <p className="text-ink-soft">{IMPORT.expected}</p>
      </div>
    </div>
  );
}
