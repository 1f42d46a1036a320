import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { DropZone } from '../../../ui/form/drop-zone.tsx';
import { HEADSHOT_COPY } from '../copy.ts';
import { PhotoPromise } from './photo-promise.tsx';
import type { Portraits } from './use-portraits.ts';

interface PhotoFormProps {
  /** After a portrait: the page begins at its top again. */
  isAgain: boolean;
  photo: File | null;
  /** Where the browser finds the photo. */
  address: string | null;
  portraits: Portraits;
  onPhoto: (photo: File | null) => void;
  onGenerate: () => void;
}

/** First state: choose a photo. */
export function PhotoForm({ isAgain, photo, address, portraits, onPhoto, onGenerate }: PhotoFormProps) {
  const [alert, setAlert] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAgain) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isAgain]);
  const take = (file: File) => (file.type.startsWith('image/') ? onPhoto(file) : setAlert(HEADSHOT_COPY.notAnImage));
  return (
    <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-4 pt-8 sm:px-6 sm:pt-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <h1 ref={heading} tabIndex={-1} className="max-w-2xl text-5xl sm:text-7xl">
          {HEADSHOT_COPY.heading}
        </h1>
        <p className="mt-4 max-w-xl text-xl">{HEADSHOT_COPY.lead}</p>
        <div className="mt-8 max-w-2xl">
          <DropZone words={HEADSHOT_COPY.photo} accept="image/*" file={photo} onFile={take} onRemove={() => onPhoto(null)} inputRef={input} />
          {address !== null && (
            <img
              src={address}
              alt={HEADSHOT_COPY.preview}
              className="mt-5 max-h-64 max-w-full -rotate-1 border-8 border-sheet object-contain shadow-hard outline-3 outline-ink"
            />
          )}
          <p className="mt-5 font-bold">
            <PhotoPromise unplugged={portraits.complete} />
          </p>
          <Button tone="red" size="lg" className="mt-5 w-full sm:w-auto" onClick={() => (photo === null ? setAlert(HEADSHOT_COPY.noPhoto) : onGenerate())}>
            {HEADSHOT_COPY.generate}
          </Button>
        </div>
      </div>
      <Frames addressOf={portraits.addressOf} />
      <Dialog open={alert !== null} onClose={() => setAlert(null)} title={HEADSHOT_COPY.alertHeading} closeLabel={HEADSHOT_COPY.alertClose}>
        <p role="alert" className="text-xl">
          {alert}
        </p>
        <Button tone="red" className="mt-6" onClick={() => setAlert(null)}>
          {HEADSHOT_COPY.alertAction}
        </Button>
      </Dialog>
    </div>
  );
}

/** A wall of three portraits, as in any company that has more frames than colleagues. */
function Frames({ addressOf }: Pick<Portraits, 'addressOf'>) {
  return (
    <ul aria-hidden="true" className="hidden grid-cols-2 content-start gap-5 pt-6 lg:grid">
      {['duck', 'pear', 'cactus'].map((file, index) => (
        <li key={file} className={`sheet p-2.5 ${index === 0 ? 'col-span-2 rotate-2' : index === 1 ? '-rotate-3' : 'rotate-1'}`}>
          <img src={addressOf(file)} alt="" className="aspect-square w-full" />
        </li>
      ))}
    </ul>
  );
}
