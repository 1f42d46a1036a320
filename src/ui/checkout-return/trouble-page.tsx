import type { ReactNode } from 'react';
import { ErrorBox } from '../feedback/notice.tsx';
import { type Help, HelpLine, HelpNumber } from './help.tsx';

interface TroublePageProps {
  /** What went wrong, as the specification has it. */
  error: { heading: string; message: string };
  /** What that means. */
  heading: string;
  text: string;
  /** The ways on. */
  actions: ReactNode;
  /** Before them. */
  children?: ReactNode;
  /** Below them, in small. */
  terms?: string | undefined;
  /** Where the receipt is. */
  receipt?: string;
  help: Help;
  paymentNumber: string | null;
}

/** Back from the checkout, and nothing to show for it: what went wrong, what happens now, and the ways on. */
export function TroublePage({ error, heading, text, actions, children, terms, receipt, help, paymentNumber }: TroublePageProps) {
  return (
    <div className="mx-auto max-w-4xl px-4 pt-8 sm:px-6 lg:pt-14">
      <ErrorBox heading={error.heading} message={error.message} />
      <div className="sheet mt-9 px-5 py-8 shadow-hard-lg! sm:px-10">
        <h1 className="text-4xl sm:text-6xl">{heading}</h1>
        <p className="mt-3 text-lg">{text}</p>
        {children}
        <div className="mt-8 flex flex-wrap gap-5">{actions}</div>
        {terms !== undefined && <p className="mt-4 text-base text-ink-soft">{terms}</p>}
        <p className="mt-8 border-t-2 border-ink/20 pt-5">
          {receipt} <HelpLine help={help} />
        </p>
        <HelpNumber help={help} number={paymentNumber} className="mt-2" />
      </div>
    </div>
  );
}

/** What happens now, without anybody doing anything. */
export function NextSteps({ heading, steps }: { heading: string; steps: readonly string[] }) {
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="text-2xl">
        {heading}
      </h2>
      <ol className="mt-3 list-decimal space-y-2 pl-6 marker:font-bold marker:text-pen-deep">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
