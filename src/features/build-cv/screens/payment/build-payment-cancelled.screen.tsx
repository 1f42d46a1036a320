import { link } from '../../../../domain/paths.ts';
import { CancelledPage } from '../../../../ui/checkout-return/cancelled-page.tsx';
import { ButtonLink } from '../../../../ui/form/button.tsx';
import { PAYMENT_CANCELLED } from '../../payment.copy.ts';
import { COMPLETE } from '../../complete.copy.ts';
import { hasAnswers, useKeptBuild, prepare } from '../kept-build.ts';

/** Left the checkout without paying. */
export default function BuildPaymentCancelledScreen() {
  const { build } = useKeptBuild();
  return (
    <CancelledPage
      words={PAYMENT_CANCELLED}
      title={PAYMENT_CANCELLED.title}
      text={hasAnswers(build) ? PAYMENT_CANCELLED.text : PAYMENT_CANCELLED.textEmpty}
      note={PAYMENT_CANCELLED.note}
      actions={
        <>
          <ButtonLink to={link('build')} tone="red" size="lg">
            {PAYMENT_CANCELLED.back}
          </ButtonLink>
          <ButtonLink to={link('landing')} tone="paper" size="lg">
            {PAYMENT_CANCELLED.home}
          </ButtonLink>
        </>
      }
      pitch={
        <ul className="mt-4 list-[square] space-y-2 pl-5 text-lg marker:text-pen-deep">
          {COMPLETE.contents.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      }
    />
  );
}
BuildPaymentCancelledScreen.prepare = prepare;
