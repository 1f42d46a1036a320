import { useDocumentTitle } from '../browser.ts';
import { Message } from '../feedback/message.tsx';
import { type Help, HelpLine, HelpNumber } from './help.tsx';

interface MoneyBackPageProps {
  /** What became of the money, and what that means. */
  words: { heading: string; sentence: string; text: string };
  title: string;
  action: string;
  to: string;
  help: Help;
  paymentNumber: string | null;
}

/** It was paid for and cannot be read: what became of the money, and the way on. */
export function MoneyBackPage({ words, title, action, to, help, paymentNumber }: MoneyBackPageProps) {
  useDocumentTitle(title);
  return (
    <Message heading={words.heading} text={`${words.sentence} ${words.text}`} action={action} to={to}>
      <HelpNumber help={help} number={paymentNumber} className="mt-4" />
      <p className="mt-3">
        <HelpLine help={help} />
      </p>
    </Message>
  );
}
