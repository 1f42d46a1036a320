import { useEffect, useState } from 'react';
import { SHARE } from '../../../../domain/limits.ts';
import type { Tone } from '../../../../domain/roast.ts';
import type { CvAnalysisResultRow } from '../../contract.ts';
import { pictureOf } from './picture-of.ts';
import { drawShareImage } from './share-image.ts';

interface DrawnPicture {
  png: Blob;
  /** An address of this page alone. */
  url: string;
}

/** The picture as a PNG, drawn anew when what it shows changes: null until it is there, "failed" where it cannot be. */
export function useDrawnPicture(row: CvAnalysisResultRow, tone: Tone, quotes: boolean): DrawnPicture | 'failed' | null {
  const [drawn, setDrawn] = useState<DrawnPicture | 'failed' | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let wanted = true;
    const draw = async () => {
      const png = await drawShareImage(pictureOf(row, tone, quotes));
      if (!wanted) return;
      url = URL.createObjectURL(png);
      setDrawn({ png, url });
    };
    draw().catch(() => wanted && setDrawn('failed'));
    return () => {
      wanted = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [row, tone, quotes]);
  return drawn;
}

interface PictureProps {
  drawn: DrawnPicture | null;
  label: string;
  alt: string;
  /** Said while there is nothing to see yet. */
  drawing: string;
}

/** The picture as it will be posted; being a real image, a long press saves it. */
export function Picture({ drawn, label, alt, drawing }: PictureProps) {
  return (
    <figure aria-label={label} className="mx-auto aspect-2/3 max-w-[26rem] border-3 border-ink bg-sheet shadow-hard-lg lg:sticky lg:top-6">
      {drawn === null ? (
        <p className="pen-note grid size-full place-items-center">{drawing}</p>
      ) : (
        <img src={drawn.url} width={SHARE.width} height={SHARE.height} alt={alt} className="block size-full rounded-[inherit]" />
      )}
    </figure>
  );
}
