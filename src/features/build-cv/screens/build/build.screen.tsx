import { lazy, useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { link, QUERY } from '../../../../domain/paths.ts';
import { useBrowserValue, useDocumentTitle } from '../../../../ui/browser.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { BUILD, HEADINGS } from '../../copy.ts';
import { changeBuild, forgetBuild, hasAnswers, type KeptBuild, keptBuild, useKeptBuild } from '../kept-build.ts';
import { type Step, stepNamed } from '../build-steps.ts';
import { keepDetailsFor } from '../kept-details.ts';
import { isQuestionStep, reachable, stepAfter, stepBefore } from './flow.ts';
import { Warning } from './warning.tsx';

/** Everything behind the first screen comes once that stands: with its library it weighs more than all before it. */
const questions = () => import('./question-screen.tsx');
const QuestionScreen = lazy(() => questions().then((module) => ({ default: module.QuestionScreen })));
const Generating = lazy(() => import('./generating.tsx').then((module) => ({ default: module.Generating })));
const Complete = lazy(() => import('./complete.tsx').then((module) => ({ default: module.Complete })));
/** Milliseconds after which the first screen has come to rest: whoever reads it will want the questions next. */
const REST = 2_000;

/** How long a sentence about a failure stays up, in milliseconds: it is longer than a confirmation. */
const FAILURE_TOAST = 8_000;
const DONE_TOAST = 3_000;

/** /build: the questionnaire, the writing and the preview. The step stands in the address, the answers on the device. */
export default function BuildScreen() {
  useDocumentTitle(BUILD.title);
  useEffect(() => {
    const timer = setTimeout(() => void questions().catch(() => {}), REST);
    return () => clearTimeout(timer);
  }, []);
  const navigate = useNavigate();
  const toast = useToast();
  const [query] = useSearchParams();
  const { build, stored } = useKeptBuild();
  // The prerendered page knows nothing of this device.
  const live = useBrowserValue(() => true, false);

  const asked = stepNamed(query.get(QUERY.step)) ?? 'warning';
  const step = live ? reachable(asked, build) : 'warning';
  const show = (to: Step, replace = false) => {
    const address = link('build', {}, to === 'warning' ? {} : { [QUERY.step]: to });
    // The second of two quick presses finds the page as the first one did: it must not stand in the history twice.
    void navigate(address, { replace: replace || address === location.pathname + location.search });
  };
  const go = (to: Step, part: Partial<KeptBuild> = {}, replace = false) => {
    changeBuild({ ...part, step: to });
    show(to, replace);
  };

  // Somebody who comes back finds the step that was left, and after an import the first one.
  const resume = useEffectEvent(() => {
    const { arrived, step: left } = keptBuild();
    if (arrived) go('step1', { arrived: false }, true);
    else if (query.get(QUERY.step) === null && left !== 'warning') show(left, true);
  });
  useEffect(() => resume(), []);
  // The address is ahead of what is drawn: whoever starts over is on the way to the warning while the first question, now empty, is drawn once more.
  const onTheWay = (): boolean => new URLSearchParams(location.search).get(QUERY.step) !== query.get(QUERY.step);
  const note = useEffectEvent((shown: Step) => {
    if (shown !== 'warning' && keptBuild().step !== shown && !onTheWay()) changeBuild({ step: shown });
  });
  // The back button of the browser goes through the steps as ours does.
  useEffect(() => note(step), [step]);
  const misled = live && step !== asked;
  const mend = useEffectEvent(() => {
    if (!onTheWay()) show(step, true);
  });
  useEffect(() => {
    // An address that cannot be had, or not any more, gives way to the one of what is shown.
    if (misled) mend();
  }, [misled]);

  const startOver = () => {
    show('warning');
    forgetBuild();
    toast(BUILD.startedOver, DONE_TOAST);
  };
  const noteRow = (row: NonNullable<KeptBuild['row']>) => {
    if (build.details !== null) keepDetailsFor(row.id, build.details);
    changeBuild({ row });
  };
  const back = () => {
    const before = stepBefore(step);
    if (before === null) void navigate(link('landing'));
    else go(before);
  };

  if (isQuestionStep(step))
    return (
      <QuestionScreen
        key={step}
        step={step}
        build={build}
        stored={stored}
        onChange={changeBuild}
        onBack={back}
        onNext={(part) => go(reachable(stepAfter(step), { ...build, ...part }), part)}
        onStartOver={startOver}
      />
    );
  if (step === 'generating')
    return (
      <Generating
        build={build}
        onRow={noteRow}
        onDone={(row) => go('complete', { row, failed: false }, true)}
        onFailed={(sentence) => {
          go('warning', { failed: true }, true);
          toast(sentence, FAILURE_TOAST);
        }}
      />
    );
  if (step === 'complete')
    return (
      <Complete
        id={build.row?.id ?? ''}
        owned={build.row?.owned ?? false}
        details={build.details}
        onOwned={() => build.row !== null && changeBuild({ row: { ...build.row, owned: true } })}
        onChangeAnswers={() => go('step1')}
        onWriteAgain={() => go('generating', { row: null }, true)}
        onStartOver={startOver}
      />
    );
  const resumeAt = resumeStep(build);
  return (
    <Warning
      resumeAt={hasAnswers(build) ? headingOf(resumeAt, build) : null}
      failed={build.failed}
      onScratch={() => go('step1', { failed: false })}
      onResume={() => go(resumeAt)}
      onRetry={() => go('generating', { failed: false })}
      onStartOver={startOver}
    />
  );
}

/** Where somebody goes on who is back on the first screen: at the finished CV, or at the first step that lacks an answer. */
function resumeStep(build: KeptBuild): Step {
  if (build.row?.written === true && !build.failed) return 'complete';
  return reachable('interests', build);
}

function headingOf(step: Step, build: KeptBuild): string {
  if (isQuestionStep(step)) return HEADINGS[step];
  return build.row?.owned === true ? HEADINGS.owned : HEADINGS.complete;
}
