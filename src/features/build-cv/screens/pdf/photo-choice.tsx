import { useRef } from 'react';
import { Button } from '../../../../ui/form/button.tsx';
import { PDF } from '../../pdf.copy.ts';
import type { CvPhotoDesk } from './use-cv-photo.ts';

const { photo: WORDS } = PDF;

/** A photo for the CV, where the country expects one and the person wants it. */
export function PhotoChoice({ photo }: { photo: CvPhotoDesk }) {
  const input = useRef<HTMLInputElement>(null);
  const { shown, failed, take, remove } = photo;
  return (
    <fieldset className="mt-4">
      <legend className="display text-lg">{WORDS.legend}</legend>
      <p className="mt-1 text-base">{WORDS.lead}</p>
      <div className="mt-2 flex flex-wrap items-center gap-4">
        {shown !== null && <img src={shown.src} alt={WORDS.alt} className="block aspect-[4/5] w-20 border-3 border-ink object-cover" />}
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={WORDS.choose}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file may be chosen again.
            event.target.value = '';
            if (file !== undefined) take(file);
          }}
        />
        <Button tone="paper" size="sm" onClick={() => input.current?.click()}>
          {shown === null ? WORDS.choose : WORDS.change}
        </Button>
        {shown !== null && (
          <Button tone="paper" size="sm" onClick={remove}>
            {WORDS.remove}
          </Button>
        )}
      </div>
      {failed && (
        <p role="alert" className="mt-2 font-bold text-pen-deep">
          {WORDS.failed}
        </p>
      )}
    </fieldset>
  );
}
