import type { UploadWords } from '../../copy.ts';

/** What happens to the CV, on a note beside the form. */
export function UploadPromise({ words }: { words: UploadWords }) {
  return (
    <aside aria-label={words.privacyHeading} className="lg:pt-24">
      <div className="sheet relative p-6 lg:rotate-2">
        <svg viewBox="0 0 60 34" aria-hidden="true" className="absolute -top-5 left-1/2 h-9 -translate-x-1/2 -rotate-3">
          <path d="M2 4h56v26H2z" className="fill-marker stroke-ink" strokeWidth="3" strokeLinejoin="round" />
        </svg>
        <h2 className="text-2xl">{words.privacyHeading}</h2>
        <ul className="mt-3 space-y-2.5">
          {words.privacy.map((line) => (
            <li key={line} className="flex gap-3">
              <svg viewBox="0 0 32 32" aria-hidden="true" className="mt-1 size-5 shrink-0">
                <path className="pen-stroke" d="M4 18c3 3 5 6 7 10C15 17 21 9 28 4" />
              </svg>
              {line}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
