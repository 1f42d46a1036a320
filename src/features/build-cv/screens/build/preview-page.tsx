import type { ReactNode } from 'react';
import type { CvPreview } from '../../../../domain/cv-build.ts';
import { COMPLETE } from '../../complete.copy.ts';

type Section = CvPreview['sections'][number];

/** The CV as far as it may be read: outline and first lines, the rest a blur with nothing behind it. */
export function PreviewPage({ preview, name }: { preview: CvPreview; name: string }) {
  return (
    <section aria-label={COMPLETE.previewLabel} className="sheet px-5 py-7 shadow-hard-lg! sm:px-10 sm:py-10">
      <p className="display border-b-3 border-ink pb-2 text-4xl text-ink-soft wrap-anywhere">{name === '' ? COMPLETE.name : name}</p>
      <p className="mt-1 text-base text-ink-soft">{name === '' ? COMPLETE.nameNote : COMPLETE.nameKept}</p>
      {preview.sections.map((section, index) => (
        <div key={section.name} className="mt-6">
          <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink/25 text-xl">
            {COMPLETE.sections[section.name]}
            <span className="font-text text-base normal-case text-ink-soft">
              {section.items === 0 ? COMPLETE.empty : COMPLETE.items[section.name](section.items)}
            </span>
          </h2>
          {section.items > 0 && <Content section={section} preview={preview} turn={index} />}
        </div>
      ))}
    </section>
  );
}

function Content({ section, preview, turn }: { section: Section; preview: CvPreview; turn: number }) {
  if (section.name === 'summary')
    return (
      <>
        <p className="mt-2">{preview.summary}</p>
        <Blurred lines={2} turn={turn} />
      </>
    );
  if (section.name === 'experience')
    return (
      <>
        {preview.job !== '' && <p className="mt-2 font-bold">{preview.job}</p>}
        {preview.bullet !== '' && (
          <ul className="mt-1 list-disc pl-6">
            <li>{preview.bullet}</li>
          </ul>
        )}
        <Blurred lines={Math.min(6, section.items)} turn={turn} />
      </>
    );
  return <Blurred lines={section.name === 'skills' ? 2 : 1} turn={turn} />;
}

/** Placeholder text out of focus. For the eye only: there is nothing in it to read out. */
function Blurred({ lines, turn }: { lines: number; turn: number }): ReactNode {
  const { placeholder } = COMPLETE;
  return (
    <>
      <span className="sr-only">{COMPLETE.locked}</span>
      <div aria-hidden="true" className="mt-1.5 space-y-1 blur-[6px] select-none">
        {Array.from({ length: lines }, (_, line) => (
          <p key={line} className="overflow-hidden text-nowrap">
            {placeholder[(turn + line) % placeholder.length]}
          </p>
        ))}
      </div>
    </>
  );
}
