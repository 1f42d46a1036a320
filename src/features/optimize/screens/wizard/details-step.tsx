import { useId, useRef, useState, type SubmitEvent } from 'react';
import { z } from 'zod';
import { characterCount } from '../../../../domain/character-count.ts';
import { IMMEDIATE_DELIVERY } from '../../../../domain/immediate-delivery.ts';
import { OPTIMIZE } from '../../../../domain/limits.ts';
import { LETTER_TONES } from '../../../../domain/optimization.ts';
import { link, QUERY } from '../../../../domain/paths.ts';
import { UNSENT } from '../../../../ui/form/unsent.ts';
import { insertRow } from '../../../../ui/api.ts';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Card } from '../../../../ui/pen/card.tsx';
import { CV_OPTIMIZATION_REQUESTS } from '../../../../domain/tables.ts';
import { WIZARD, WIZARD_ERRORS } from '../../copy.ts';
import { useOptimizationCheckout } from '../checkout.ts';
import { cvTextOf, type Draft, rowOf } from './draft.ts';
import { LookSection } from './look/look-section.tsx';
import { ReadingNote } from './look/reading-note.tsx';
import { useLook } from './look/use-look.ts';
import { detailsProblem, saveProblem, type WizardField, type WizardProblem } from './problems.ts';

interface DetailsStepProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  onSaved: (requestId: string) => void;
  /** The browser is leaving for the checkout with this. */
  onSent: (draft: Draft) => void;
  onBack: () => void;
}

const Saved = z.object({ id: z.string() });
const ADVERT_ROWS = 12;
const PAGE_ROWS = 5;

/** Step 2: the job, the company, the advert; then the row is saved and the browser goes to pay. */
export function DetailsStep({ draft, onChange, onSaved, onSent, onBack }: DetailsStepProps) {
  const [problem, setProblem] = useState<WizardProblem | null>(null);
  const [saving, setSaving] = useState<'look' | 'pay' | null>(null);
  const { state, pay } = useOptimizationCheckout();
  const [blocked, setBlocked] = useState(false);
  const jobInput = useRef<HTMLInputElement>(null);
  const companyInput = useRef<HTMLInputElement>(null);
  const descriptionInput = useRef<HTMLTextAreaElement>(null);
  const boxId = useId();
  const look = useLook(() => onChange({}));
  const looking = saving === 'look' || look.busy;
  const busy = saving !== null || state === 'busy' || look.busy;
  const { fields, optional } = WIZARD;

  const refuse = (found: WizardProblem) => {
    setProblem(found);
    if (found.field === 'jobRole') jobInput.current?.focus();
    if (found.field === 'company') companyInput.current?.focus();
    if (found.field === 'description') descriptionInput.current?.focus();
  };
  const save = async (purpose: 'look' | 'pay'): Promise<string | null> => {
    if (draft.requestId !== null) return draft.requestId;
    setSaving(purpose);
    try {
      const { id } = Saved.parse(await insertRow(CV_OPTIMIZATION_REQUESTS, rowOf(draft)));
      onSaved(id);
      return id;
    } catch (error) {
      refuse(saveProblem(error, navigator.onLine));
      return null;
    } finally {
      setSaving(null);
    }
  };
  const buy = async () => {
    const requestId = await save('pay');
    if (requestId === null) return;
    const end = await pay(requestId);
    if (end === 'busy') onSent({ ...draft, requestId });
    // What was marked as failed is not paid for any more: the next press saves anew.
    if (end === 'failed') {
      setBlocked(true);
      onChange({});
    }
  };
  const isReady = (): boolean => {
    setBlocked(false);
    const found = detailsProblem(draft);
    if (found === null) setProblem(null);
    else refuse(found);
    return found === null;
  };
  const lookFirst = async () => {
    if (busy || !isReady()) return;
    const requestId = await save('look');
    if (requestId !== null) await look.look(requestId);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy && isReady()) void buy();
  };
  const field = <Name extends WizardField & keyof Draft>(name: Name) => ({
    value: draft[name],
    required: true,
    readOnly: busy,
    invalid: problem?.field === name,
    describedBy: boxId,
    onChange: (event: { target: { value: string } }) => {
      if (problem?.field === name) setProblem(null);
      onChange({ [name]: event.target.value });
    },
  });
  // Beside the field it is about: on a phone the foot of the form is a long way down.
  const refusalOf = (name: WizardProblem['field']) =>
    problem?.field === name && (
      <div className="mt-5">
        <ErrorBox id={boxId} heading={WIZARD.errorHeading} message={problem.message} />
      </div>
    );
  const extra = (name: 'website' | 'linkedin' | 'motivation' | 'proudestWork') => ({
    value: draft[name],
    readOnly: busy,
    maxLength: name === 'website' || name === 'linkedin' ? OPTIMIZE.maxAdvertCharacters : OPTIMIZE.maxAnswerCharacters,
    rows: PAGE_ROWS,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const label = saving === 'pay' ? WIZARD.saving : state === 'busy' ? WIZARD.redirecting : WIZARD.pay;

  return (
    <form {...UNSENT} onSubmit={submit} noValidate className="max-w-5xl">
      <p className="display text-lg text-pen-deep">{WIZARD.kicker(2)}</p>
      <h1 className="mt-2 text-4xl sm:text-6xl">{WIZARD.step2Heading}</h1>
      <p className="mt-3 max-w-3xl text-lg">{WIZARD.step2Lead}</p>
      <p className="mt-3 inline-block border-b-3 border-pen font-bold wrap-anywhere">{cvSource(draft)}</p>
      <ReadingNote text={cvTextOf(draft)} />
      <div className="mt-8 grid gap-x-8 gap-y-7 md:grid-cols-2">
        <div>
          <TextField {...fields.jobRole} {...field('jobRole')} ref={jobInput} maxLength={OPTIMIZE.maxLineCharacters} autoComplete="organization-title" />
          {refusalOf('jobRole')}
        </div>
        <div>
          <TextField {...fields.company} {...field('company')} ref={companyInput} maxLength={OPTIMIZE.maxLineCharacters} autoComplete="off" />
          {refusalOf('company')}
        </div>
        <div className="md:col-span-2">
          <TextArea {...fields.description} {...field('description')} ref={descriptionInput} maxLength={OPTIMIZE.maxAdvertCharacters} rows={ADVERT_ROWS} />
          {refusalOf('description')}
        </div>
      </div>
      <Card className="mt-9 p-5 sm:p-7">
        <h2 className="text-2xl">{WIZARD.optionalHeading}</h2>
        <div className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-2">
          <SelectField
            {...optional.tone}
            options={LETTER_TONES}
            value={draft.tone}
            disabled={busy}
            onChange={(event) => onChange({ tone: event.target.value })}
            className="md:col-span-2 md:max-w-md"
          />
          <TextArea {...optional.motivation} {...extra('motivation')} />
          <TextArea {...optional.proudestWork} {...extra('proudestWork')} />
          <TextArea {...optional.website} {...extra('website')} />
          <TextArea {...optional.linkedin} {...extra('linkedin')} />
        </div>
      </Card>
      <LookSection look={look} busy={looking} requestId={draft.requestId} disabled={busy && !looking} onLook={() => void lookFirst()} />
      <Truth />
      {refusalOf(null)}
      {blocked && !busy && (
        <div className="mt-7">
          <ErrorBox heading={WIZARD.checkoutHeading} message={`${WIZARD_ERRORS.CHECKOUT} ${WIZARD.checkoutNote}`} />
        </div>
      )}
      {state === 'owned' && draft.requestId !== null ? (
        <Owned requestId={draft.requestId} />
      ) : (
        <div className="mt-8 flex flex-wrap items-center gap-5">
          <Button type="submit" tone="red" size="lg" disabled={busy} className="grow sm:grow-0">
            {label}
          </Button>
          <Button tone="paper" size="lg" onClick={onBack} disabled={busy} className="grow sm:grow-0">
            {WIZARD.back}
          </Button>
        </div>
      )}
      <output className="sr-only">{busy && !looking ? label : ''}</output>
      <p className="mt-6 font-medium">{WIZARD.footer}</p>
      <p className="mt-2 max-w-3xl text-base text-ink-soft">{IMMEDIATE_DELIVERY}</p>
    </form>
  );
}

/** Before the money: what is sold is an ideal, and the CV has to stay true. */
export function Truth() {
  return (
    <section aria-labelledby="truth" className="mt-9 border-l-6 border-pen bg-desk p-5 sm:p-6">
      <h2 id="truth" className="text-2xl">
        {WIZARD.truthHeading}
      </h2>
      <p className="mt-2 max-w-3xl">{WIZARD.truth}</p>
    </section>
  );
}

function Owned({ requestId }: { requestId: string }) {
  return (
    <Card className="mt-8 p-5 sm:p-6">
      <h2 className="text-3xl">{WIZARD.ownedHeading}</h2>
      <p className="mt-1 mb-5">{WIZARD.owned}</p>
      <ButtonLink to={link('optimizationProgress', {}, { [QUERY.entityId]: requestId })} tone="red" size="lg">
        {WIZARD.ownedAction}
      </ButtonLink>
    </Card>
  );
}

/** Where the CV came from, in a few words. */
function cvSource({ roasted, tab, pdf, pastedText }: Draft): string {
  if (roasted !== null) return WIZARD.cvFromRoast;
  return tab === 'pdf' && pdf !== null ? WIZARD.cvFromPdf(pdf.name) : WIZARD.cvFromText(characterCount(pastedText.trim()));
}
