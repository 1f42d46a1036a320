import { useEffect, useRef, useState } from 'react';
import { link } from '../../../domain/paths.ts';
import { copyText } from '../../../ui/clipboard.ts';
import { downloadFile } from '../../../ui/download.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { HEADSHOT_COPY, type Portrait } from '../copy.ts';
import { PhotoPromise } from './photo-promise.tsx';
import { portraitFile } from './portrait-file.ts';

interface HeadshotResultProps {
  portrait: Portrait;
  /** Where the browser finds its picture. */
  address: string;
  /** Whether everything is here that another portrait takes. */
  unplugged: boolean;
  /** Address of the visitor's own photo; null when the browser let it go. */
  photo: string | null;
  onAgain: () => void;
}

/** Third state: the portrait, and what can be done with it. */
export function HeadshotResult({ portrait, address, unplugged, photo, onAgain }: HeadshotResultProps) {
  const [broken, setBroken] = useState(false);
  const [upgrade, setUpgrade] = useState(false);
  const [note, setNote] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const download = async () => {
    try {
      const file = await portraitFile(address, portrait);
      downloadFile(file, file.name);
    } catch {
      setNote(HEADSHOT_COPY.downloadFailed);
    }
  };
  const share = async () => {
    const text = HEADSHOT_COPY.shareText(portrait.title);
    try {
      const files = [await portraitFile(address, portrait)];
      if (!('canShare' in navigator) || !navigator.canShare({ files })) throw new Error('this browser shares no files');
      await navigator.share({ files, text });
    } catch (error) {
      // Thought better of it: that is an answer, too.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copyText(text);
      setNote(HEADSHOT_COPY.copied);
      await download();
    }
  };
  return (
    <div className="mx-auto max-w-7xl px-4 pt-8 sm:px-6 sm:pt-12">
      <h1 ref={heading} tabIndex={-1} className="text-4xl sm:text-6xl">
        {HEADSHOT_COPY.resultHeading}
      </h1>
      <div className="mt-8 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <figure className="relative">
          {broken ? (
            <div className="sheet grid aspect-square place-items-center p-8 text-center shadow-hard-lg!">
              <div>
                <p className="display text-4xl text-pen-deep">{HEADSHOT_COPY.failed}</p>
                <p className="mt-3">{HEADSHOT_COPY.failedText}</p>
              </div>
            </div>
          ) : (
            <div className="sheet rotate-1 p-3 shadow-hard-lg! sm:p-4">
              <img src={address} alt={portrait.alt} width={600} height={600} onError={() => setBroken(true)} className="aspect-square h-auto w-full" />
            </div>
          )}
          {photo !== null && (
            <div className="absolute -bottom-6 -left-2 -rotate-6 border-3 border-ink bg-sheet p-1.5 shadow-hard-sm">
              <img src={photo} alt={HEADSHOT_COPY.preview} className="size-24 object-cover sm:size-28" />
              <p className="text-center text-sm font-bold">{HEADSHOT_COPY.before}</p>
            </div>
          )}
        </figure>
        <div className="pt-4 lg:pt-0">
          <p className="display text-3xl text-pen-deep sm:text-5xl">{portrait.title}</p>
          <p className="pen-note mt-3 text-[2rem]!">{portrait.caption}</p>
          <div className="mt-7 flex flex-wrap gap-4">
            <Button tone="red" onClick={() => void share()}>
              {HEADSHOT_COPY.share}
            </Button>
            <Button tone="paper" onClick={() => void download()}>
              {HEADSHOT_COPY.download}
            </Button>
            <Button tone="paper" onClick={onAgain}>
              {HEADSHOT_COPY.tryAgain}
            </Button>
          </div>
          <output className={note === '' ? 'sr-only' : 'mt-4 block font-bold'}>{note}</output>
          <Button tone="ink" size="lg" className="mt-7" onClick={() => setUpgrade(true)}>
            {HEADSHOT_COPY.upgrade}
          </Button>
          <p className="mt-7 text-base text-ink-soft">
            <PhotoPromise unplugged={unplugged} />
          </p>
          <div className="mt-7 border-t-3 border-ink pt-6">
            <p className="text-lg">{HEADSHOT_COPY.next}</p>
            <ButtonLink to={link('upload')} tone="red" className="mt-3">
              {HEADSHOT_COPY.roast}
            </ButtonLink>
          </div>
        </div>
      </div>
      <Dialog open={upgrade} onClose={() => setUpgrade(false)} title={HEADSHOT_COPY.upgradeHeading} closeLabel={HEADSHOT_COPY.alertClose}>
        <p role="alert" className="text-lg">
          {HEADSHOT_COPY.upgradeText}
        </p>
        <Button tone="red" className="mt-6" onClick={() => setUpgrade(false)}>
          {HEADSHOT_COPY.alertAction}
        </Button>
      </Dialog>
    </div>
  );
}
