import { type RefObject, useState } from 'react';
import type { CvPart } from '../../../../../domain/cv-page.ts';
import type { FieldPlace } from '../cv-questions.ts';
import { useFocusSoon } from './use-focus-soon.ts';

/** Where in the editor somebody is: which section of the form is open, and whether form or page is shown where only one has room. */
export function usePlace(root: RefObject<HTMLElement | null>) {
  const focusSoon = useFocusSoon(root);
  const [part, setPart] = useState<CvPart>('bio');
  const [shown, setShown] = useState<'form' | 'page'>('form');
  const go = (to: CvPart, field: string, select?: [number, number]) => {
    setPart(to);
    setShown('form');
    focusSoon(field, select);
  };
  return {
    part,
    setPart,
    shown,
    setShown,
    focusSoon,
    goToField: ({ part: to, field, from, to: end }: FieldPlace) => go(to, field, [from, end]),
    goToPart: (to: CvPart) => go(to, `part.${to}`),
  };
}

export type Place = ReturnType<typeof usePlace>;
