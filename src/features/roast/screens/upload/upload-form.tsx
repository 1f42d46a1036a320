import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { UPLOAD as UPLOAD_LIMITS } from '../../../../domain/limits.ts';
import { link } from '../../../../domain/paths.ts';
import type { Tone } from '../../../../domain/roast.ts';
import { UNSENT } from '../../../../ui/form/unsent.ts';
import { callFunction } from '../../../../ui/api.ts';
import { useArrivalCall } from '../../../../ui/arrival-call.ts';
import { useBrowserValue } from '../../../../ui/browser.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { DropZone } from '../../../../ui/form/drop-zone.tsx';
import { Refusal } from '../../../../ui/form/refusal.tsx';
import { Honeypot, TextField } from '../../../../ui/form/text-field.tsx';
import { GET_READY, UPLOAD_CV, UPLOAD_FIELDS } from '../../../../domain/upload-form.ts';
import { UPLOAD_ERRORS, type UploadWords } from '../../copy.ts';
import { roastQueryOf } from '../tone.ts';
import { PreviousNote, usePrevious } from './previous-roast.tsx';
import { noteTypedJob, typedJob } from './typed-job.ts';
import { PasteOffer, PastedText } from './pasted-text.tsx';
import { fileProblem, formProblem, textProblem, uploadProblem, type UploadProblem } from './upload-problem.ts';

interface UploadFormProps {
  words: UploadWords;
  tone: Tone;
  /** What stands beside the submit button: the way back. */
  children: ReactNode;
}

/** The form that hands in a CV, in either hand: same fields, same refusals; the tone goes along, and the CV that this one is to be compared with. */
export function UploadForm({ words, tone, children }: UploadFormProps) {
  useArrivalCall(GET_READY);
  const previous = usePrevious();
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const [sending, setSending] = useState(false);
  /** Instead of a file; null while a file is what is asked for. */
  const [pasted, setPasted] = useState<string | null>(null);
  const textInput = useRef<HTMLTextAreaElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const jobInput = useRef<HTMLInputElement>(null);
  const boxId = useId();
  const waiting = useWait(problem, setProblem);
  // Before React is here, pressing the button would send the form away as a plain link, without the file.
  const listening = useBrowserValue(() => true, false);

  useEffect(() => {
    // Once it is drawn: while a file is on its way its input takes no focus. The box comes into sight by itself.
    if (problem?.field === 'job') jobInput.current?.focus();
    if (problem?.field === 'file') (textInput.current ?? fileInput.current)?.focus({ preventScroll: true });
  }, [problem]);

  const choose = (chosen: File) => {
    const found = fileProblem(chosen);
    setFile(found === null ? chosen : null);
    if (found !== null) return setProblem(found);
    setProblem(null);
    // The next screen's code can come meanwhile. Not without a network: a browser does not ask twice for a module that failed.
    if (navigator.onLine) import('../progress.screen.tsx').catch(() => {});
  };

  // A quick hand chooses a file before React is there to hear of it.
  const adoptEarly = useEffectEvent(() => {
    const early = fileInput.current?.files?.[0];
    if (early !== undefined) choose(early);
  });
  useEffect(() => adoptEarly(), []);

  const previousId = previous?.id ?? null;
  useEffect(() => {
    const input = jobInput.current;
    if (!listening || input === null) return;
    if (input.value === '') input.value = typedJob(previousId);
    else noteTypedJob(previousId, input.value);
  }, [listening, previousId]);

  const job = previous?.job ?? null;
  useEffect(() => {
    // What has been typed meanwhile stays.
    if (job !== null && jobInput.current?.value === '') jobInput.current.value = job;
  }, [job]);

  const send = async (form: FormData, jobRole: string, chosen: File | string) => {
    form.set(UPLOAD_FIELDS.jobRole, jobRole);
    // Brutal is what comes of saying nothing.
    if (tone !== 'brutal') form.set(UPLOAD_FIELDS.tone, tone);
    if (previous !== null) form.set(UPLOAD_FIELDS.previous, previous.id);
    if (typeof chosen === 'string') form.set(UPLOAD_FIELDS.rawText, chosen);
    else form.set(UPLOAD_FIELDS.file, chosen, chosen.name);
    setSending(true);
    const result = await callFunction(UPLOAD_CV, form);
    setSending(false);
    if (!result.ok) return setProblem(uploadProblem(result.failure, navigator.onLine, words));
    // Checked by the contract, which comes with the next screen: nothing on this one needs it before.
    const { UploadCvReply } = await import('../../contract.ts');
    const reply = UploadCvReply.safeParse(result.data);
    if (!reply.success) return setProblem({ box: 'error', message: UPLOAD_ERRORS.FALLBACK, field: null, wait: null });
    await navigate(link('progress', {}, roastQueryOf(reply.data.cvUploadId, tone === 'brutal' ? null : tone)));
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = new FormData(event.currentTarget);
    const jobRole = jobInput.current?.value.trim() ?? '';
    const found = pasted === null ? formProblem(file, jobRole) : textProblem(pasted, jobRole);
    const chosen = pasted ?? file;
    if (found !== null || chosen === null) return found === null ? undefined : setProblem(found);
    setProblem(null);
    void send(form, jobRole, chosen);
  };

  const box = problem === null ? undefined : <Refusal id={boxId} problem={problem} words={words} />;
  return (
    <form {...UNSENT} onSubmit={submit} noValidate className="min-w-0">
      <h1 className="text-5xl sm:text-7xl">{previous === null ? words.heading : words.again.heading}</h1>
      <p className="mt-3 max-w-xl text-lg">{previous === null ? words.lead : words.again.lead}</p>
      {previous !== null && <PreviousNote previous={previous} words={words} tone={tone} />}
      <div className="mt-7">
        {pasted !== null && (
          <PastedText
            words={words}
            text={pasted}
            onText={setPasted}
            onBack={() => {
              setPasted(null);
              setProblem(null);
            }}
            refusal={problem?.field === 'file' ? box : undefined}
            describedBy={boxId}
            disabled={sending}
            inputRef={textInput}
          />
        )}
        {pasted === null && (
          <DropZone
            words={words}
            accept=".pdf"
            file={file}
            onFile={choose}
            onRemove={() => {
              setFile(null);
              setProblem(null);
            }}
            refusal={problem?.field === 'file' ? box : undefined}
            describedBy={boxId}
            disabled={sending}
            inputRef={fileInput}
          />
        )}
        {pasted === null && problem?.canPaste === true && (
          <PasteOffer
            words={words}
            onPaste={() => {
              setPasted('');
              setProblem(null);
            }}
          />
        )}
      </div>
      <TextField
        ref={jobInput}
        label={words.jobLabel}
        hint={words.jobHint}
        name={UPLOAD_FIELDS.jobRole}
        placeholder={words.jobPlaceholder}
        maxLength={UPLOAD_LIMITS.maxJobRoleCharacters}
        autoComplete="organization-title"
        required
        readOnly={sending}
        invalid={problem?.field === 'job'}
        describedBy={boxId}
        onChange={(event) => {
          noteTypedJob(previousId, event.target.value);
          if (problem?.field === 'job') setProblem(null);
        }}
        className="mt-8"
      />
      <Honeypot name={UPLOAD_FIELDS.honeypot} label={words.honeypotLabel} />
      {box !== undefined && problem?.field !== 'file' && <div className="mt-7">{box}</div>}
      <div className="mt-8 flex flex-wrap items-center gap-5">
        <Button type="submit" tone="red" size="lg" disabled={waiting || !listening} aria-disabled={sending} className="grow sm:grow-0">
          {sending ? words.submitting : words.submit}
        </Button>
        {children}
      </div>
      <output className="sr-only">{sending ? words.submitting : ''}</output>
    </form>
  );
}

/** True until the seconds that a problem asked to wait are over; then the problem goes away. */
function useWait(problem: UploadProblem | null, clear: (problem: null) => void): boolean {
  useEffect(() => {
    if (problem?.wait == null) return undefined;
    // A timer holds no more than 2^31 ms: far beyond any Retry-After worth keeping a tab open for.
    const timer = setTimeout(() => clear(null), Math.min(problem.wait * 1000, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [problem, clear]);
  return problem?.wait != null;
}
