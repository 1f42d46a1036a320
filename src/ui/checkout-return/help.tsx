import { PaymentNumber } from '../payment-number.tsx';
import { SupportLine, type SupportLineProps } from '../support-line.tsx';

/** Where somebody who paid and has nothing can turn to. */
export interface Help extends Pick<SupportLineProps, 'email' | 'contactPage'> {
  words: SupportLineProps['words'] & { paymentNumber: string };
}

/** The line about support. */
export function HelpLine({ help }: { help: Help }) {
  return <SupportLine words={help.words} email={help.email} contactPage={help.contactPage} />;
}

/** What the payment is called in a letter to support; nothing where nobody said. */
export function HelpNumber({ help, number, className }: { help: Help; number: string | null; className: string }) {
  return <PaymentNumber label={help.words.paymentNumber} number={number} className={className} />;
}
