import { keysOf } from '../../../../../domain/keys.ts';
import { KEYWORD_STATUSES, type KeywordStatus, type OptimizationPreview } from '../../../../../domain/optimization.ts';
import { MarkSign, type Mark } from '../../../../../ui/pen/pen-mark.tsx';
import { ScoreGauge } from '../../../../../ui/pen/score-gauge.tsx';
import { LOOK } from '../../../look.copy.ts';

const MARKS: Record<KeywordStatus, Mark> = { said: 'tick', unsaid: 'caret', 'not-shown': 'strike' };
type Requirement = OptimizationPreview['requirements'][number];

/** What may be seen before the payment: what speaks against it first, then the score, then both sides of the match. */
export function LookSheet({ preview: { jobRole, companyName, requirements, matchScore, warnings } }: { preview: OptimizationPreview }) {
  const musts = requirements.filter(({ must }) => must).length;
  const unsaid = requirements.filter(({ status }) => status === 'unsaid').length;
  const shown = requirements.filter(({ status }) => status !== 'not-shown').length;
  return (
    <div className="sheet p-4 sm:p-7">
      <h3 className="display text-2xl wrap-anywhere sm:text-3xl">{LOOK.resultHeading(jobRole, companyName)}</h3>
      {warnings.length > 0 && (
        <div className="mt-4 space-y-4">
          {warnings.map((warning) => (
            <div key={warning} className="border-l-6 border-pen bg-desk p-4 sm:p-5">
              <p className="display text-3xl text-pen-deep">{LOOK.warnings[warning].heading(shown, requirements.length)}</p>
              <p className="mt-1 max-w-3xl text-lg font-medium">{LOOK.warnings[warning].text}</p>
            </div>
          ))}
          <p>{LOOK.warningsNote}</p>
        </div>
      )}
      <div className="mt-5 grid items-center gap-x-10 gap-y-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        {requirements.length > 0 && (
          <div className="text-center">
            <ScoreGauge score={matchScore} good="high" label={LOOK.gauge(matchScore)} />
            <p className="mt-1 font-bold">{LOOK.scoreNote}</p>
          </div>
        )}
        <p className="max-w-xl text-lg wrap-anywhere">
          {warnings.includes('THIN_ADVERT') ? LOOK.guessed(requirements.length, jobRole) : LOOK.asked(requirements.length, musts, companyName)}
        </p>
      </div>
      {requirements.length > 0 && (
        <div className="mt-7 space-y-8">
          {keysOf(KEYWORD_STATUSES).map((status) => (
            <Group key={status} status={status} requirements={requirements.filter((each) => each.status === status)} />
          ))}
        </div>
      )}
      <div className="mt-8 border-t-3 border-ink pt-4">
        <h4 className="display text-xl">{LOOK.paidHeading}</h4>
        <p className="mt-1 max-w-3xl">{LOOK.paid(unsaid)}</p>
      </div>
    </div>
  );
}

function Group({ status, requirements }: { status: KeywordStatus; requirements: readonly Requirement[] }) {
  const { heading, lead, empty } = LOOK.groups[status];
  return (
    <section aria-labelledby={`look-${status}`} className="min-w-0">
      <h4 id={`look-${status}`} className="display flex items-center gap-3 text-xl">
        <MarkSign mark={MARKS[status]} className="size-7 shrink-0" />
        {heading}
        <span className="tabular-nums">{requirements.length}</span>
      </h4>
      <p className="mt-2 max-w-3xl text-base">{requirements.length === 0 ? empty : lead}</p>
      <ul className="mt-3 gap-8 md:columns-2 lg:columns-3">
        {requirements.map(({ requirement, must, proof }) => (
          <li key={requirement} className="break-inside-avoid border-t-2 border-ink/15 py-2.5">
            <p className="leading-snug font-bold wrap-anywhere">{requirement}</p>
            <p className={`text-sm font-bold ${must ? 'text-pen-deep' : 'text-ink-soft'}`}>{must ? LOOK.must : LOOK.nice}</p>
            {proof !== null && (
              <p className="mt-1 border-l-4 border-pen pl-3 text-base wrap-anywhere">
                {status === 'not-shown' && <span className="font-bold">{LOOK.near} </span>}
                <q>{proof.quote}</q> <span className="text-ink-soft">({LOOK.place(proof.page, proof.line)})</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
