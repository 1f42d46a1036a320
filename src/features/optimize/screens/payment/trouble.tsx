import { link } from '../../../../domain/paths.ts';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { pageMeta } from '../../../../ui/page-meta.ts';
import { TROUBLE, TROUBLE_WORDS, type TroubleReason, WIZARD, WIZARD_ERRORS } from '../../copy.ts';
import { useOptimizationCheckout } from '../checkout.ts';

interface TroubleProps {
  reason: TroubleReason;
  /** Of the request; empty when the address lacks it. */
  id: string;
  /** Absent where looking again cannot help. */
  onRetry?: () => void;
}

const UNPAID: readonly TroubleReason[] = ['NO_SESSION', 'NOT_PAID'];

/** No result to show: what went wrong to the letter, what it means, and the ways on. */
export function Trouble({ reason, id, onRetry }: TroubleProps) {
  const { heading, sentence, text } = TROUBLE[reason];
  const { state, pay } = useOptimizationCheckout();
  const payable = UNPAID.includes(reason) && id !== '' && state !== 'owned';
  return (
    <div className="mx-auto max-w-4xl px-4 pt-8 sm:px-6 lg:pt-14">
      <ErrorBox heading={TROUBLE_WORDS.errorHeading} message={sentence} />
      <div className="sheet mt-9 px-5 py-8 shadow-hard-lg! sm:px-10">
        <h1 className="text-4xl sm:text-6xl">{heading}</h1>
        <p className="mt-3 max-w-2xl text-lg">{text}</p>
        {state === 'failed' && (
          <div className="mt-6">
            <ErrorBox heading={WIZARD.checkoutHeading} message={WIZARD_ERRORS.CHECKOUT} />
          </div>
        )}
        <div className="mt-8 flex flex-wrap gap-5">
          {payable && (
            <Button tone="red" disabled={state === 'busy'} onClick={() => void pay(id)}>
              {state === 'busy' ? WIZARD.redirecting : TROUBLE_WORDS.pay}
            </Button>
          )}
          {onRetry !== undefined && (
            <Button tone={payable ? 'paper' : 'red'} onClick={onRetry}>
              {TROUBLE_WORDS.retry}
            </Button>
          )}
          <ButtonLink to={link('optimize')} tone="paper">
            {TROUBLE_WORDS.wizard}
          </ButtonLink>
        </div>
        <p className="mt-8 border-t-2 border-ink/20 pt-5">
          <Support />
        </p>
      </div>
    </div>
  );
}

function Support() {
  const email = pageMeta('support-email');
  if (email === '') return TROUBLE_WORDS.supportPlain;
  return (
    <>
      {TROUBLE_WORDS.support}{' '}
      <a href={`mailto:${email}`} className="font-bold underline decoration-2 underline-offset-4">
        {email}
      </a>
    </>
  );
}
