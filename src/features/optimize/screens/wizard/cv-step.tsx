import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { characterCount } from '../../../../domain/character-count.ts';
import { OPTIMIZE, UPLOAD } from '../../../../domain/limits.ts';
import { GET_READY } from '../../../../domain/upload-form.ts';
import { UNSENT } from '../../../../ui/form/unsent.ts';
import { useArrivalCall } from '../../../../ui/arrival-call.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { DropZone } from '../../../../ui/form/drop-zone.tsx';
import { Refusal } from '../../../../ui/form/refusal.tsx';
import { Tabs } from '../../../../ui/form/tabs.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { Card } from '../../../../ui/pen/card.tsx';
import { PACKAGE, WIZARD } from '../../copy.ts';
import type { Draft } from './draft.ts';
import { RoastedCv } from './roasted-cv.tsx';
import { cvProblem, extractionProblem, fileProblem, type WizardProblem } from './problems.ts';

/** What asks the server and reads its answer: not needed until there is a file. */
const reading = () => import('./extract-text.ts');

interface CvStepProps {
  draft: Draft;
  /** Chosen and not read yet. */
  file: File | null;
  onFile: (file: File | null) => void;
  onChange: (part: Partial<Draft>) => void;
  onDone: (part: Partial<Draft>) => void;
  /** The roast that the visitor comes from, by its id; null without one. */
  roast: string | null;
  ready: boolean;
}

/** Step 1: a PDF or its text, never both. */
export function CvStep({ draft, file, onFile, onChange, onDone, roast, ready }: CvStepProps) {
  useArrivalCall(GET_READY);
  const [problem, setProblem] = useState<WizardProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const textInput = useRef<HTMLTextAreaElement>(null);
  const boxId = useId();

  useEffect(() => {
    // Once it is drawn: while a file is read its input takes no focus. The box comes into sight by itself.
    if (problem?.field === 'file') fileInput.current?.focus({ preventScroll: true });
    if (problem?.field === 'text') textInput.current?.focus({ preventScroll: true });
  }, [problem]);

  const choose = (chosen: File) => {
    const found = fileProblem(chosen);
    onFile(found === null ? chosen : null);
    onChange(found === null ? { pdf: null, pastedText: '', roasted: null } : { pdf: null, roasted: null });
    setProblem(found);
    // What reads the answer is fetched while the visitor looks for the button.
    void reading().catch(() => {});
  };
  const type = (pastedText: string) => {
    setProblem(null);
    // Text that is typed takes the place of the file; emptying the box chooses nothing.
    if (pastedText.trim() === '') return onChange({ pastedText });
    onFile(null);
    onChange({ pastedText, pdf: null, roasted: null });
  };
  const read = async (source: File | { cvUploadId: string }) => {
    setBusy(true);
    const outcome = await reading().then(
      ({ extractText }) => extractText(source),
      () => ({ problem: extractionProblem({ status: 0, body: null, retryAfter: null }, navigator.onLine) }),
    );
    setBusy(false);
    if ('problem' in outcome) return setProblem({ ...outcome.problem, field: source instanceof File ? outcome.problem.field : null });
    onFile(null);
    const { text } = outcome;
    if (source instanceof File) onDone({ roasted: null, pdf: { name: source.name.slice(-OPTIMIZE.maxLineCharacters), size: source.size, text } });
    else onDone({ roasted: { id: source.cvUploadId, text }, pdf: null, pastedText: '' });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const found = draft.roasted === null ? cvProblem(draft, file !== null || draft.pdf !== null) : null;
    if (found !== null) return setProblem(found);
    setProblem(null);
    if (draft.tab === 'pdf' && file !== null) void read(file);
    else onDone({});
  };

  const box = problem === null ? undefined : <Refusal id={boxId} problem={problem} words={WIZARD} />;
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <form {...UNSENT} onSubmit={submit} noValidate className="min-w-0">
        <p className="display text-lg text-pen-deep">{WIZARD.kicker(1)}</p>
        <h1 className="mt-2 text-4xl sm:text-6xl">{WIZARD.step1Heading}</h1>
        <p className="mt-3 max-w-2xl text-lg">{WIZARD.step1Lead}</p>
        {(roast !== null || draft.roasted !== null) && (
          <RoastedCv
            chosen={draft.roasted !== null}
            busy={busy}
            disabled={!ready}
            onChoose={() => {
              setProblem(null);
              if (roast !== null && !busy) void read({ cvUploadId: roast });
            }}
            onDrop={() => onChange({ roasted: null })}
          />
        )}
        <div className="mt-7">
          <Tabs
            label={WIZARD.tabsLabel}
            selected={draft.tab}
            onSelect={(tab) => {
              setProblem(null);
              onChange({ tab });
            }}
            tabs={[
              {
                id: 'pdf',
                label: WIZARD.tabs.pdf,
                panel: (
                  <DropZone
                    words={WIZARD.dropZone}
                    accept=".pdf"
                    file={file ?? draft.pdf}
                    onFile={choose}
                    onRemove={() => {
                      onFile(null);
                      onChange({ pdf: null });
                      setProblem(null);
                    }}
                    refusal={problem?.field === 'file' ? box : undefined}
                    describedBy={boxId}
                    disabled={busy || !ready}
                    inputRef={fileInput}
                  />
                ),
              },
              {
                id: 'text',
                label: WIZARD.tabs.text,
                panel: (
                  <>
                    <TextArea
                      ref={textInput}
                      label={WIZARD.textLabel}
                      hint={WIZARD.textHint}
                      rows={OPTIMIZE.textRows}
                      value={draft.pastedText}
                      maxLength={OPTIMIZE.maxCvCharacters}
                      readOnly={!ready}
                      invalid={problem?.field === 'text'}
                      describedBy={boxId}
                      onChange={(event) => type(event.target.value)}
                    />
                    <Count text={draft.pastedText} />
                  </>
                ),
              },
            ]}
          />
        </div>
        {box !== undefined && problem?.field !== 'file' && <div className="mt-7">{box}</div>}
        <Button type="submit" tone="red" size="lg" disabled={!ready} aria-disabled={busy} className="mt-8 w-full sm:w-auto">
          {busy ? WIZARD.validating : WIZARD.continue}
        </Button>
        <output className="sr-only">{busy ? WIZARD.validating : ''}</output>
      </form>
      <Offer />
    </div>
  );
}

/** How much there is, and whether it will do. Only the verdict is announced, not each character. */
function Count({ text }: { text: string }) {
  const count = characterCount(text.trim());
  const enough = count >= UPLOAD.minTextCharacters;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <p className="text-ink-soft tabular-nums">{WIZARD.characters(count)}</p>
      <output className={`display border-3 border-ink px-3 py-1 text-base ${enough ? 'bg-ink text-paper' : 'bg-sheet'}`}>
        {enough ? WIZARD.enough : WIZARD.tooLittle}
      </output>
    </div>
  );
}

function Offer() {
  return (
    <aside aria-labelledby="package" className="lg:pt-16">
      <Card className="p-6 lg:rotate-1">
        <h2 id="package" className="text-2xl">
          {PACKAGE.heading}
        </h2>
        <ul className="mt-4 space-y-3">
          {PACKAGE.contents.map(({ name, text }) => (
            <li key={name} className="flex gap-3">
              <svg viewBox="0 0 32 32" aria-hidden="true" className="mt-1 size-5 shrink-0">
                <path className="pen-stroke" d="M4 18c3 3 5 6 7 10C15 17 21 9 28 4" />
              </svg>
              <span>
                <strong>{name}.</strong> {text}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-4 border-t-3 border-ink pt-3 font-bold">{WIZARD.packageNote}</p>
      </Card>
    </aside>
  );
}
