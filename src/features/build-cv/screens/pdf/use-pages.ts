import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CvEditorData } from '../../../../domain/cv-build.ts';
import { type CvDesign, DESIGNS, type Design } from '../../../../domain/cv-design.ts';
import { EDITOR } from '../../../../domain/limits.ts';
import { pagesOf, previewOf } from './typeset.ts';
import type { CvPhoto } from './use-cv-photo.ts';

/** A picture that an `<img>` shows: scripts in it would not run, and the page's policy allows it. */
const pictureOf = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

interface Pages {
  src: string;
  count: number;
  design: Design;
}

/** The pages of the CV as it stands, set anew when typing has paused, and at once when another design is chosen. */
export function usePages(
  cvBuildId: string,
  cv: CvEditorData,
  design: CvDesign,
  photo: CvPhoto | null,
): { pages: Pages | null; setting: boolean; trouble: string | null } {
  const [pages, setPages] = useState<Pages | null>(null);
  const [setting, setSetting] = useState(true);
  const [trouble, setTrouble] = useState<string | null>(null);
  const last = useRef<CvEditorData | null>(null);
  useEffect(() => {
    let current = true;
    const typing = last.current !== null && last.current !== cv;
    last.current = cv;
    const setAnew = async (): Promise<void> => {
      setSetting(true);
      const answer = await pagesOf(cvBuildId, cv, design, 'pages', photo);
      if (!current) return;
      setSetting(false);
      setTrouble(answer.ok ? null : answer.why);
      if (answer.ok) setPages({ src: pictureOf(answer.value.svg), count: answer.value.pages, design: design.design });
    };
    const timer = setTimeout(() => void setAnew(), typing ? EDITOR.scoreDelay : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [cvBuildId, cv, design, photo]);
  const src = pages?.src;
  useEffect(() => () => void (src !== undefined && URL.revokeObjectURL(src)), [src]);
  return { pages, setting, trouble };
}

/** The beginning of the CV in each design, in one colour, as it stood when they were asked for. */
export function useThumbnails(cvBuildId: string, cv: CvEditorData, accent: CvDesign['accent']): Partial<Record<Design, string>> {
  const [first] = useState(cv);
  return usePictures((design) => pagesOf(cvBuildId, first, design, 'thumbnail'), accent);
}

/** What may be read of a CV that is not paid for, in each design. */
export function usePreviews(cvBuildId: string): Partial<Record<Design, string>> {
  return usePictures((design) => previewOf(cvBuildId, design), 'navy');
}

/** A picture of each design, one after the other: the pages come first. Asked for again in another colour. */
function usePictures(ask: (design: CvDesign) => ReturnType<typeof pagesOf>, accent: CvDesign['accent']): Partial<Record<Design, string>> {
  const [pictures, setPictures] = useState<Partial<Record<Design, string>>>({});
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    let current = true;
    const made: string[] = [];
    const askAll = async (): Promise<void> => {
      for (const design of DESIGNS) {
        const answer = await askNow({ design, accent, size: 'regular', spacing: 'regular' });
        if (!current || !answer.ok) return;
        const src = pictureOf(answer.value.svg);
        made.push(src);
        setPictures((before) => ({ ...before, [design]: src }));
      }
    };
    void askAll();
    return () => {
      current = false;
      for (const src of made) URL.revokeObjectURL(src);
    };
  }, [accent]);
  return pictures;
}
