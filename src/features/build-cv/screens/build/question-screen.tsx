import { useId, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CvBuildQuestionnaire, QuestionnaireField } from '../../../../domain/cv-build.ts';
import { BUILD as BUILD_LIMITS } from '../../../../domain/limits.ts';
import { UNSENT } from '../../../../ui/form/unsent.ts';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { withTags } from '../../../../ui/form/tags.ts';
import { Honeypot } from '../../../../ui/form/text-field.tsx';
import { BUILD } from '../../copy.ts';
import { IMPORT } from '../../import.copy.ts';
import { STEP_BONUS, STEP_INTERESTS, STEP_JOB, STEP_LEVEL, STEP_PREVIOUS, STEP_ROLE, STEP_SKILLS } from '../../steps.copy.ts';
import type { KeptBuild } from '../kept-build.ts';
import { missingOn, STEP_FIELDS, type QuestionStep } from './flow.ts';
import { Indicator } from './indicator.tsx';
import { StartOver } from './start-over.tsx';
import { StepDetails } from './step-details.tsx';
import { StepPrevious } from './step-previous.tsx';
import type { StepProps } from './step-props.ts';
import { StepBonus, StepInterests, StepJob, StepLevel, StepRole, StepSkills } from './steps.tsx';

/** What stands above each step. */
const HEADS: Record<QuestionStep, { heading: string; note: string; lead?: string }> = {
  step1: STEP_JOB,
  step2: STEP_LEVEL,
  step3: STEP_ROLE,
  step3b: STEP_PREVIOUS,
  step4: STEP_SKILLS,
  bonus: STEP_BONUS,
  interests: STEP_INTERESTS,
};

interface QuestionScreenProps {
  step: QuestionStep;
  build: KeptBuild;
  /** Whether the browser keeps the answers. */
  stored: boolean;
  onChange: (change: Partial<KeptBuild>) => void;
  onBack: () => void;
  /** With the answers as they are to be kept: what was still being typed is in them. */
  onNext: (change: Partial<KeptBuild>) => void;
  onStartOver: () => void;
}

/** One step of the questionnaire: a form that Enter submits, and that says what it lacks. */
export function QuestionScreen({ step, build, stored, onChange, onBack, onNext, onStartOver }: QuestionScreenProps) {
  const boxId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState('');
  const [asked, setAsked] = useState(false);
  const { heading, note, lead } = HEADS[step];

  const answers: CvBuildQuestionnaire =
    step === 'step4' && draft !== ''
      ? { ...build.answers, topSkills: [...withTags(build.answers.topSkills, draft, BUILD_LIMITS.maxSkills).tags] }
      : build.answers;
  const missing = missingOn(step, answers);
  const refused = asked ? missing : [];

  const withoutOrigins = (fields: readonly QuestionnaireField[]) =>
    Object.fromEntries(Object.entries(build.origins).filter(([field]) => !fields.some((each) => each === field)));
  const focusOn = (field: QuestionnaireField | undefined) => {
    if (field !== undefined) form.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, select, textarea)`)?.focus();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trap = new FormData(event.currentTarget).get(TRAP);
    if (missing.length > 0) {
      // The box has to be there before the focus moves to what it is about.
      flushSync(() => setAsked(true));
      return focusOn(missing[0]);
    }
    // Pressing Next with the mark in sight makes a conclusion the visitor's own word.
    onNext({ answers, origins: withoutOrigins(STEP_FIELDS[step]), trap: typeof trap === 'string' && trap !== '' ? trap : build.trap });
  };

  const props: StepProps = {
    answers: build.answers,
    origins: build.origins,
    onAnswer: (change) =>
      onChange({ answers: { ...build.answers, ...change }, origins: withoutOrigins(STEP_FIELDS[step].filter((field) => change[field] !== undefined)) }),
    onConfirm: (field) => onChange({ origins: withoutOrigins([field]) }),
    refused,
    boxId,
  };
  const inferredHere = STEP_FIELDS[step].some((field) => build.origins[field] === 'inferred');

  return (
    <form {...UNSENT} ref={form} onSubmit={submit} noValidate className="mx-auto max-w-6xl px-4 pt-6 sm:px-6 lg:pt-10">
      <Indicator step={step} />
      <div className="mt-7 grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="min-w-0">
          <h1 className="text-4xl sm:text-6xl">{heading}</h1>
          {lead !== undefined && <p className="mt-3 text-lg">{lead}</p>}
          <p className="pen-note mt-3 -rotate-1 lg:hidden">{note}</p>
          {step === 'step1' && build.importSummary.length > 0 && <ImportBanner lines={build.importSummary} />}
          <div className="sheet mt-6 space-y-8 p-4 sm:p-8">
            <Fields step={step} props={props} onDraft={setDraft} onDone={() => form.current?.requestSubmit()} />
          </div>
          {step === 'interests' && <StepDetails details={build.details} onChange={(details) => onChange({ details })} />}
          {inferredHere && <p className="mt-5 font-medium">{BUILD.inferredRule}</p>}
          {step === 'interests' && <p className="mt-5 font-medium">{STEP_INTERESTS.before}</p>}
          <Honeypot name={TRAP} label={BUILD.honeypotLabel} />
          {refused.length > 0 && (
            <div className="mt-6">
              <ErrorBox
                id={boxId}
                heading={BUILD.missingHeading}
                message={missing.map((field) => (
                  <span key={field} className="block">
                    {sentenceOf(field, answers)}
                  </span>
                ))}
              />
            </div>
          )}
          <div className="mt-7 flex flex-wrap gap-4 sm:gap-5">
            <Button tone="paper" size="lg" onClick={onBack}>
              {BUILD.back}
            </Button>
            <Button
              type="submit"
              tone="red"
              size="lg"
              aria-disabled={missing.length > 0}
              className="grow aria-disabled:bg-desk aria-disabled:text-ink-soft sm:grow-0 sm:px-12"
            >
              {step === 'interests' ? STEP_INTERESTS.generate : BUILD.next}
            </Button>
          </div>
          <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-2 border-ink/20 pt-4 text-base text-ink-soft">
            <span>{stored ? BUILD.kept : BUILD.unkept}</span>
            <StartOver onStartOver={onStartOver} />
          </div>
        </div>
        <aside className="hidden pt-3 lg:block">
          <p className="pen-note rotate-2 text-[2.1rem]!">{note}</p>
          <svg viewBox="0 0 120 60" aria-hidden="true" className="mt-2 h-16 -rotate-6">
            <path className="pen-stroke pen-draw" d="M112 6C92 40 52 52 10 44M10 44l14-10M10 44l15 8" />
          </svg>
        </aside>
      </div>
    </form>
  );
}

/** The honeypot's name: what a robot likes to fill in. */
const TRAP = 'website';

function Fields({ step, props, onDraft, onDone }: { step: QuestionStep; props: StepProps; onDraft: (text: string) => void; onDone: () => void }) {
  switch (step) {
    case 'step1':
      return <StepJob {...props} />;
    case 'step2':
      return <StepLevel {...props} />;
    case 'step3':
      return <StepRole {...props} />;
    case 'step3b':
      return <StepPrevious {...props} />;
    case 'step4':
      return <StepSkills {...props} onDraft={onDraft} onDone={onDone} />;
    case 'bonus':
      return <StepBonus {...props} />;
    case 'interests':
      return <StepInterests {...props} />;
  }
}

function ImportBanner({ lines }: { lines: readonly string[] }) {
  return (
    <section aria-label={IMPORT.bannerHeading} className="mt-6 border-3 border-ink bg-desk p-4 sm:p-5">
      <p className="display text-xl">{IMPORT.bannerHeading}</p>
      {lines.map((line) => (
        <p key={line} className="mt-1">
          {line}
        </p>
      ))}
      <p className="mt-1 text-base text-ink-soft">{IMPORT.bannerNote}</p>
    </section>
  );
}

/** What to tell whoever presses Next without this. */
function sentenceOf(field: QuestionnaireField, { topSkills }: CvBuildQuestionnaire): string {
  if (field === 'topSkills') return STEP_SKILLS.missing(BUILD_LIMITS.minSkills - topSkills.length);
  const sentences: Partial<Record<QuestionnaireField, string>> = { ...STEP_JOB.missing, ...STEP_LEVEL.missing, ...STEP_ROLE.missing };
  return sentences[field] ?? '';
}
