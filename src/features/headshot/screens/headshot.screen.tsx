import { useEffect, useState } from 'react';
import { HEADSHOT } from '../../../domain/limits.ts';
import { useDocumentTitle } from '../../../ui/browser.ts';
import { HEADSHOT_COPY, type Portrait, PORTRAITS } from '../copy.ts';
import { HeadshotProgress } from './headshot-progress.tsx';
import { HeadshotResult } from './headshot-result.tsx';
import { PhotoForm } from './photo-form.tsx';
import { usePortraits } from './use-portraits.ts';

type State = { step: 'idle' } | { step: 'generating'; done: number } | { step: 'done'; portrait: Portrait };

/** The joke page in its three states: photo, progress, portrait. Nothing of it talks to the server. */
export default function HeadshotScreen() {
  useDocumentTitle(HEADSHOT_COPY.title);
  const { photo, choose } = usePhoto();
  const portraits = usePortraits();
  const [state, setState] = useState<State>({ step: 'idle' });

  const isGenerating = state.step === 'generating';
  useEffect(() => {
    if (!isGenerating) return undefined;
    let done = 0;
    const timer = setInterval(() => {
      done += 1;
      setState(done < HEADSHOT.messages ? { step: 'generating', done } : { step: 'done', portrait: anyPortrait() });
    }, HEADSHOT.interval);
    return () => clearInterval(timer);
  }, [isGenerating]);

  const [tries, setTries] = useState(0);
  const reset = () => {
    choose(null);
    setTries((count) => count + 1);
    setState({ step: 'idle' });
  };
  if (state.step === 'generating') return <HeadshotProgress done={state.done} />;
  if (state.step === 'done')
    return (
      <HeadshotResult
        key={state.portrait.file}
        portrait={state.portrait}
        address={portraits.addressOf(state.portrait.file)}
        unplugged={portraits.complete}
        photo={photo?.address ?? null}
        onAgain={reset}
      />
    );
  return (
    <PhotoForm
      isAgain={tries > 0}
      photo={photo?.file ?? null}
      address={photo?.address ?? null}
      portraits={portraits}
      onPhoto={choose}
      onGenerate={() => setState({ step: 'generating', done: 0 })}
    />
  );
}

let last: Portrait | null = null;

/** Not the one that was shown last: who tries again wants to see another. */
function anyPortrait(): Portrait {
  const others = PORTRAITS.filter((portrait) => portrait !== last);
  const picked = others[Math.floor(Math.random() * others.length)] ?? PORTRAITS[0];
  if (picked === undefined) throw new Error('there are no portraits');
  last = picked;
  return picked;
}

/** The chosen file with an address for it within this browser, given back when it is no longer needed. */
function usePhoto() {
  const [photo, setPhoto] = useState<{ file: File; address: string } | null>(null);
  const address = photo?.address;
  useEffect(() => {
    if (address === undefined) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);
  const choose = (file: File | null) => setPhoto(file === null ? null : { file, address: URL.createObjectURL(file) });
  return { photo, choose };
}
