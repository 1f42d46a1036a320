import { link } from '../../../../domain/paths.ts';
import { useBrowserValue } from '../../../../ui/browser.ts';
import { CancelledPage } from '../../../../ui/checkout-return/cancelled-page.tsx';
import { ButtonLink } from '../../../../ui/form/button.tsx';
import { PAYMENT_CANCELLED } from '../../payment.copy.ts';
import { PackageContents } from '../package-contents.tsx';
import { sentDraft, takeBack, prepare } from '../wizard/draft.ts';

/** Left the checkout without paying. Trying again leads to the wizard as it was filled in. */
export default function OptimizationPaymentCancelledScreen() {
  const keptHere = useBrowserValue(() => sentDraft() !== null, false);
  return (
    <CancelledPage
      words={PAYMENT_CANCELLED}
      title={PAYMENT_CANCELLED.title}
      text={keptHere ? PAYMENT_CANCELLED.text : PAYMENT_CANCELLED.textPlain}
      actions={
        <>
          <ButtonLink to={link('optimize')} onClick={takeBack} tone="red" size="lg">
            {PAYMENT_CANCELLED.retry}
          </ButtonLink>
          <ButtonLink to={link('landing')} tone="paper" size="lg">
            {PAYMENT_CANCELLED.back}
          </ButtonLink>
        </>
      }
      pitch={<PackageContents />}
    />
  );
}
OptimizationPaymentCancelledScreen.prepare = prepare;
