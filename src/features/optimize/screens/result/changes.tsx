import { ROAST_SCREENS } from '../../../../domain/limits.ts';
import { type AnnotatedExperience, type AnnotatedSection, changesOf, type OptimizationResult } from '../../../../domain/optimization.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { Blanks } from '../../../../ui/pen/blanks.tsx';
import { Card } from '../../../../ui/pen/card.tsx';
import { MarkSign, Strike } from '../../../../ui/pen/pen-mark.tsx';
import { RESULT } from '../../result.copy.ts';
import type { ChoicesDesk, Verdict } from './choices.ts';
import { CvPage } from './cv-page.tsx';

const { changes: WORDS } = RESULT;
type Change = AnnotatedSection | AnnotatedExperience;

/** Every change to accept or reject, beside the CV as it stands with the decisions made so far. */
export function Changes({ id: requestId, result, choices }: { id: string; result: OptimizationResult; choices: ChoicesDesk }) {
  const toast = useToast();
  const changes = changesOf(result);
  const ids = changes.map(({ id }) => id);
  const says = (change: Change): string[] => change.adds.flatMap((id) => result.keywordLedger.find((entry) => entry.id === id)?.requirement ?? []);
  const judgeAll = (verdict: Verdict, said: string) => {
    choices.judgeAll(ids, verdict);
    toast(said, ROAST_SCREENS.toast);
  };
  return (
    <div className="grid items-start gap-x-10 gap-y-12 xl:grid-cols-2">
      <div className="min-w-0">
        {changes.length === 0 ? (
          <p className="text-lg">{WORDS.none}</p>
        ) : (
          <>
            <div className="mb-6 flex flex-wrap items-center gap-4">
              <Button tone="ink" size="sm" onClick={() => judgeAll('accepted', WORDS.allAccepted)}>
                {WORDS.acceptAll}
              </Button>
              <Button tone="paper" size="sm" onClick={() => judgeAll('proposed', WORDS.cleared)}>
                {WORDS.startOver}
              </Button>
              <output className="font-bold tabular-nums">{WORDS.count(choices.accepted.size, ids.length)}</output>
            </div>
            <ol className="space-y-8">
              {changes.map((change, index) => (
                <li key={change.id} id={`change-${index + 1}`} className="scroll-mt-4">
                  <ProposedChange
                    number={index + 1}
                    where={whereOf(result, change)}
                    change={change}
                    says={says(change)}
                    verdict={choices.verdictOn(change.id)}
                    onJudge={(verdict) => choices.judge(change.id, verdict)}
                  />
                </li>
              ))}
            </ol>
          </>
        )}
        <Advice result={result} changed={new Set(ids)} />
      </div>
      <CvPage id={requestId} result={result} accepted={choices.accepted} open={new Set(ids.filter((id) => choices.verdictOn(id) === 'proposed'))} ids={ids} />
    </div>
  );
}

function whereOf({ annotatedCVSections: { professionalSummary, skills } }: OptimizationResult, change: Change): string {
  if (change.id === professionalSummary.id) return WORDS.where.professionalSummary;
  if (change.id === skills.id) return WORDS.where.skills;
  return 'role' in change && change.role !== '' ? change.role : WORDS.whereNone;
}

interface ProposedChangeProps {
  number: number;
  where: string;
  change: Change;
  /** What of the advert the page says with it, and did not without. */
  says: readonly string[];
  verdict: Verdict;
  onJudge: (verdict: 'accepted' | 'rejected') => void;
}

function ProposedChange({ number, where, change, says, verdict, onJudge }: ProposedChangeProps) {
  const name = WORDS.name(number);
  return (
    <article
      data-verdict={verdict}
      aria-label={name}
      className="group sheet data-[verdict=accepted]:border-l-12 data-[verdict=accepted]:border-l-pen data-[verdict=rejected]:bg-desk data-[verdict=rejected]:shadow-none"
    >
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 pt-4 sm:px-7">
        <h3 className="display text-2xl">{name}</h3>
        <span className="min-w-0 font-medium wrap-anywhere text-ink-soft">{where}</span>
        <span className="display ml-auto border-2 border-ink px-2 text-sm group-data-[verdict=accepted]:bg-pen group-data-[verdict=accepted]:text-white">
          {WORDS.states[verdict]}
        </span>
      </header>
      <div className="space-y-5 px-5 pt-3 pb-5 sm:px-7">
        <div>
          <h4 className="display text-base">{WORDS.original}</h4>
          {change.original.trim() === '' ? (
            <p className="text-ink-soft italic">{WORDS.nothingThere}</p>
          ) : (
            <blockquote className="mt-1 whitespace-pre-line wrap-anywhere">
              {verdict === 'rejected' ? change.original : <Strike>{change.original}</Strike>}
            </blockquote>
          )}
        </div>
        <div className="border-l-6 border-ink pl-4 group-data-[verdict=rejected]:border-ink/30">
          <h4 className="display flex items-center gap-2 text-base">
            {verdict === 'accepted' && <MarkSign mark="tick" className="size-6" />}
            {WORDS.improved}
          </h4>
          <p className="mt-1 text-lg font-medium whitespace-pre-line wrap-anywhere">
            <Blanks text={change.improved} />
          </p>
        </div>
        {says.length > 0 && (
          <p>
            <strong>{WORDS.adds}:</strong> {says.join(', ')}
          </p>
        )}
        <Suggestions lines={change.suggestions} />
        <div className="flex flex-wrap gap-4">
          <Verdicts name={name} verdict={verdict} onJudge={onJudge} />
        </div>
      </div>
    </article>
  );
}

function Verdicts({ name, verdict, onJudge }: { name: string; verdict: Verdict; onJudge: ProposedChangeProps['onJudge'] }) {
  return (
    <>
      <Button tone={verdict === 'accepted' ? 'red' : 'paper'} size="sm" aria-pressed={verdict === 'accepted'} onClick={() => onJudge('accepted')}>
        {WORDS.accept}
        <span className="sr-only"> {name}</span>
      </Button>
      <Button tone={verdict === 'rejected' ? 'ink' : 'paper'} size="sm" aria-pressed={verdict === 'rejected'} onClick={() => onJudge('rejected')}>
        {WORDS.reject}
        <span className="sr-only"> {name}</span>
      </Button>
    </>
  );
}

function Suggestions({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h4 className="display text-base">{WORDS.suggestions}</h4>
      <ul className="mt-1 list-[square] space-y-1 pl-5 marker:text-pen-deep">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Passages that stay as they are and come with a word of advice. */
function Advice({ result, changed }: { result: OptimizationResult; changed: ReadonlySet<string> }) {
  const { professionalSummary, skills, experience } = result.annotatedCVSections;
  const advised = [professionalSummary, skills, ...experience].filter(({ id, suggestions }) => !changed.has(id) && suggestions.length > 0);
  if (advised.length === 0) return null;
  return (
    <section aria-labelledby="advice" className="mt-10">
      <h3 id="advice" className="display text-2xl">
        {WORDS.othersHeading}
      </h3>
      <ul className="mt-4 space-y-5">
        {advised.map((section) => (
          <li key={section.id}>
            <Card className="space-y-3 p-5">
              <p className="font-bold wrap-anywhere">{whereOf(result, section)}</p>
              {section.original.trim() !== '' && (
                <blockquote className="border-l-4 border-ink/30 pl-4 whitespace-pre-line wrap-anywhere">{section.original}</blockquote>
              )}
              <Suggestions lines={section.suggestions} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
