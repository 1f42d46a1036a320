import { useEffect, useState } from 'react';
import { HEADSHOT } from '../../../domain/limits.ts';
import { useDocumentTitle } from '../../../ui/browser.ts';
import { HEADSHOT_COPY, type Portrait, PORTRAITS } from '../copy.ts';
import { HeadshotProgress } from './headshot-progress.tsx';
import { HeadshotResult } from './headshot-result.tsx';
import { PhotoForm } from './photo-form.tsx';

type State = { step: 'idle' } | { step: 'generating'; done: number } | { step: 'done'; portrait: Portrait };

/** The joke page in its three states: photo, progress, portrait. Nothing of it talks to the server. */
export default function HeadshotScreen() {
  useDocumentTitle(HEADSHOT_COPY.title);
  const [photo, setPhoto] = useState<File | null>(null);
  const [state, setState] = useState<State>({ step: 'idle' });
  const address = useObjectAddress(photo);

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

  const reset = () => {
    setPhoto(null);
    setState({ step: 'idle' });
  };
  if (state.step === 'generating') return <HeadshotProgress done={state.done} />;
  if (state.step === 'done') return <HeadshotResult key={state.portrait.file} portrait={state.portrait} photo={address} onAgain={reset} />;
  return <PhotoForm photo={photo} address={address} onPhoto={setPhoto} onGenerate={() => setState({ step: 'generating', done: 0 })} />;
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

/** An address within this browser for a file the visitor chose; null without one. */
function useObjectAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [file]);
  return address;
}
