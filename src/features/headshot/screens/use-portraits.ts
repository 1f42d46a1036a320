import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnline } from '../../../ui/browser.ts';
import { PORTRAITS } from '../copy.ts';
import { pictureOf } from './picture-of.ts';

/** All portraits, fetched ahead and held in this page: a browser may throw its cache away, and the plug may be pulled. */
export interface Portraits {
  /** Whether every one of them is here. */
  complete: boolean;
  /** Where the browser finds this one, `pictures/{file}.svg`: in the page, or at the server while it is not here. */
  addressOf: (file: string) => string;
}

export function usePortraits(): Portraits {
  const [here, setHere] = useState<ReadonlyMap<string, string>>(new Map());
  const online = useOnline();
  const missing = useEffectEvent(() => PORTRAITS.map(({ file }) => file).filter((file) => !here.has(file)));
  useEffect(() => {
    // What a lost network kept away is asked for again when it is back.
    if (!online) return undefined;
    const leaving = new AbortController();
    const bring = async (file: string) => {
      const answer = await fetch(pictureOf(file), { signal: leaving.signal });
      if (!answer.ok) return;
      const picture = await answer.blob();
      if (!leaving.signal.aborted) setHere((before) => new Map(before).set(file, URL.createObjectURL(picture)));
    };
    // One that will not come is fetched when it is wanted, as if nobody had tried.
    for (const file of missing()) bring(file).catch(() => {});
    return () => leaving.abort();
  }, [online]);

  const held = useRef(here);
  useEffect(() => {
    held.current = here;
  }, [here]);
  useEffect(() => () => held.current.forEach((address) => URL.revokeObjectURL(address)), []);

  return { complete: here.size === PORTRAITS.length, addressOf: (file) => here.get(file) ?? pictureOf(file) };
}
