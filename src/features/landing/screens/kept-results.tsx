import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { KEPT_RESULTS_ID } from '../../../domain/paths.ts';
import { copyText } from '../../../ui/clipboard.ts';
import { forgetLinks, keptLinks } from '../../../ui/kept-links.ts';
import { Link } from '../../../ui/link.tsx';
import { KEPT_RESULTS } from '../kept-results.copy.ts';

/** The last ten results that were looked at on this device, with their private links. */
export default function KeptResults() {
  const [links, setLinks] = useState(keptLinks);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  // Asked for once more, it is another entry of the history with the same address.
  const { hash, key } = useLocation();
  useEffect(() => {
    if (key === '' || hash !== `#${KEPT_RESULTS_ID}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [hash, key]);
  const copy = async (to: string) => setSaid((await copyText(`${location.origin}${to}`)) ? KEPT_RESULTS.copied : KEPT_RESULTS.notCopied);
  const forgetAll = () => {
    forgetLinks();
    setLinks([]);
    setSaid(KEPT_RESULTS.forgotten);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby={KEPT_RESULTS_ID} className="mx-auto max-w-7xl px-4 pb-14 sm:px-6">
      <div className="sheet p-4 sm:p-7">
        <h2 id={KEPT_RESULTS_ID} ref={heading} tabIndex={-1} className="scroll-mt-6 text-3xl sm:text-4xl">
          {KEPT_RESULTS.heading}
        </h2>
        {links.length > 0 && (
          <>
            <p className="mt-2">{KEPT_RESULTS.lead}</p>
            <ul className="mt-4 divide-y-2 divide-ink/15 border-y-2 border-ink/20">
              {links.map(({ id, to, what, job, at }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-6">
                  <Link to={to} className="flex min-h-12 min-w-0 grow items-center gap-x-4 font-bold underline decoration-2 underline-offset-4">
                    <span className="wrap-anywhere">{KEPT_RESULTS.named(KEPT_RESULTS.what[what], job)}</span>
                  </Link>
                  <span className="text-base text-ink-soft">{new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(at)}</span>
                  <button type="button" onClick={() => void copy(to)} className="min-h-12 text-base underline decoration-1 underline-offset-4">
                    {KEPT_RESULTS.copy} <span className="sr-only">{KEPT_RESULTS.named(KEPT_RESULTS.what[what], job)}</span>
                  </button>
                </li>
              ))}
            </ul>
            <button type="button" onClick={forgetAll} className="mt-3 min-h-11 font-bold underline decoration-2 underline-offset-4">
              {KEPT_RESULTS.forget}
            </button>
          </>
        )}
        <output className="block font-medium">{said}</output>
      </div>
    </section>
  );
}
