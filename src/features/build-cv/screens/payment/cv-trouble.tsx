import { SITE_FACTS } from '../../../../domain/site-blank.ts';
import { link } from '../../../../domain/paths.ts';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { PaymentNumber } from '../../../../ui/payment-number.tsx';
import { SupportLine } from '../../../../ui/support-line.tsx';
import { PAYMENT_SUCCESS } from '../../copy.ts';

interface CvTroubleProps {
  sentence: string;
  /** False when nothing we know of says that the payment arrived. */
  paid: boolean;
  paymentNumber: string | undefined;
  onRetry: () => void;
}

/** Back from the checkout, and no CV to hand over: what went wrong, what happens now, and the ways on. */
export function CvTrouble({ sentence, paid, paymentNumber, onRetry }: CvTroubleProps) {
  return (
    <div className="mx-auto max-w-4xl px-4 pt-8 sm:px-6 lg:pt-14">
      <ErrorBox heading={PAYMENT_SUCCESS.errorHeading} message={sentence} />
      <div className="sheet mt-9 px-5 py-8 shadow-hard-lg! sm:px-10">
        <h1 className="text-4xl sm:text-6xl">{paid ? PAYMENT_SUCCESS.paidHeading : PAYMENT_SUCCESS.unsureHeading}</h1>
        <p className="mt-3 text-lg">{paid ? PAYMENT_SUCCESS.paid : PAYMENT_SUCCESS.unsure}</p>
        <h2 className="mt-8 text-2xl">{PAYMENT_SUCCESS.nextHeading}</h2>
        <ol className="mt-3 list-decimal space-y-2 pl-6 marker:font-bold marker:text-pen-deep">
          {PAYMENT_SUCCESS.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className="mt-8 flex flex-wrap gap-5">
          <Button tone="red" onClick={onRetry}>
            {PAYMENT_SUCCESS.retry}
          </Button>
          <ButtonLink to={link('build')} tone="paper">
            {PAYMENT_SUCCESS.toBuilder}
          </ButtonLink>
          <ButtonLink to={link('landing')} tone="paper">
            {PAYMENT_SUCCESS.home}
          </ButtonLink>
        </div>
        <p className="mt-8 border-t-2 border-ink/20 pt-5">
          {PAYMENT_SUCCESS.receipt} <SupportLine words={PAYMENT_SUCCESS} email={SITE_FACTS.supportEmail} contactPage={link('contact')} />
        </p>
        <PaymentNumber label={PAYMENT_SUCCESS.paymentNumber} number={paymentNumber} className="mt-2" />
      </div>
    </div>
  );
}
