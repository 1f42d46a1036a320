import { buttonClass } from '../../../../ui/form/button.tsx';
import type { ShareWords } from '../../copy.ts';

interface NetworksProps {
  words: ShareWords;
  links: { x: string; facebook: string; linkedin: string };
  onPaste: () => void;
}

const POSTED = ['x', 'facebook', 'linkedin'] as const;
/** Neither has a page to post to from outside: their apps take a picture and a pasted text. */
const PASTED = ['instagram', 'tiktok'] as const;

/** Three networks with a share page of their own, two that are pasted into. */
export function Networks({ words, links, onPaste }: NetworksProps) {
  return (
    <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-1">
      <section aria-labelledby="post">
        <h2 id="post" className="text-2xl">
          {words.postHeading}
        </h2>
        <p className="mt-1 text-base text-ink-soft">{words.postLead}</p>
        <ul className="mt-4 flex flex-wrap gap-3">
          {POSTED.map((network) => (
            <li key={network}>
              <a href={links[network]} target="_blank" rel="noopener noreferrer" className={buttonClass('paper', 'sm')}>
                {words.networks[network]}
                <span className="sr-only"> {words.newTab}</span>
                <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-current stroke-3">
                  <path d="M6 18C10 13 14 9 19 5M10 4.500c3 .5 6 .5 9 .5 0 3 0 6 .5 9" strokeLinecap="round" strokeLinejoin="round" />
                </svg>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="paste">
        <h2 id="paste" className="text-2xl">
          {words.pasteHeading}
        </h2>
        <p className="mt-1 text-base text-ink-soft">{words.pasteLead}</p>
        <ul className="mt-4 flex flex-wrap gap-3">
          {PASTED.map((network) => (
            <li key={network}>
              <button type="button" onClick={onPaste} className={buttonClass('paper', 'sm')}>
                {words.networks[network]}
                <span className="sr-only"> {words.copies}</span>
                <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-current stroke-3">
                  <path d="M4 8h12v13H4zM8 8V3h12v13h-4" strokeLinejoin="round" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
