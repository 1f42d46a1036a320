import type { ReactNode } from 'react';
import { useDocumentTitle } from '../browser.ts';
import { StampedHeader } from './stamped-header.tsx';

interface CancelledPageProps {
  words: { heading: string; stamp: string; pitchHeading: string };
  title: string;
  /** What was not charged and what is still there. */
  text: string;
  /** In the pen's hand, below it. */
  note?: string;
  /** The ways on. */
  actions: ReactNode;
  /** What came of taking one of them. */
  children?: ReactNode;
  /** What would have been bought. */
  pitch: ReactNode;
}

/** Left the checkout without paying. */
export function CancelledPage({ words, title, text, note, actions, children, pitch }: CancelledPageProps) {
  useDocumentTitle(title);
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6 lg:pt-14">
      <StampedHeader heading={words.heading} stamp={words.stamp}>
        <p className="mt-4 text-xl">{text}</p>
        {note !== undefined && <p className="pen-note mt-3 -rotate-1">{note}</p>}
      </StampedHeader>
      <div className="mt-9 flex flex-wrap gap-5">{actions}</div>
      {children}
      <section aria-labelledby="pitch" className="mt-16 border-4 border-ink bg-desk p-5 shadow-hard-lg sm:p-9">
        <h2 id="pitch" className="text-3xl sm:text-5xl">
          {words.pitchHeading}
        </h2>
        {pitch}
      </section>
    </div>
  );
}
