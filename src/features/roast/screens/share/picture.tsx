import { useEffect, useState } from 'react';
import { SHARE } from '../../../../domain/limits.ts';
import type { Tone } from '../../../../domain/roast.ts';
import type { CvAnalysisResultRow } from '../../contract.ts';
import { pictureOf } from './picture-of.ts';
import { drawShareImage } from './share-image.ts';
import { drawSheetImage } from './sheet-image.ts';
import { sheetOf } from './sheet-of.ts';

interface DrawnPicture {
  png: Blob;
  /** An address of this page alone. */
  url: string;
}

/** The card with the shared line, or the whole sheet. */
export type PictureKind = 'card' | 'sheet';

function draw(row: CvAnalysisResultRow, tone: Tone, shown: boolean, kind: PictureKind): Promise<Blob> {
  const sheet = kind === 'sheet' ? sheetOf(row, tone, shown) : null;
  return sheet === null ? drawShareImage(pictureOf(row, tone, shown)) : drawSheetImage(sheet);
}

/** The picture as a PNG, drawn anew when what it shows changes: null until it is there, "failed" where it cannot be. */
export function useDrawnPicture(row: CvAnalysisResultRow, tone: Tone, shown: boolean, kind: PictureKind): DrawnPicture | 'failed' | null {
  const [drawn, setDrawn] = useState<DrawnPicture | 'failed' | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let wanted = true;
    const drawIt = async () => {
      const png = await draw(row, tone, shown, kind);
      if (!wanted) return;
      url = URL.createObjectURL(png);
      setDrawn({ png, url });
    };
    drawIt().catch(() => wanted && setDrawn('failed'));
    return () => {
      wanted = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [row, tone, shown, kind]);
  return drawn;
}

interface PictureProps {
  drawn: DrawnPicture | null;
  kind: PictureKind;
  label: string;
  alt: string;
  /** Said while there is nothing to see yet. */
  drawing: string;
}

/** The picture as it will be posted; being a real image, a long press saves it. */
export function Picture({ drawn, kind, label, alt, drawing }: PictureProps) {
  return (
    <figure
      aria-label={label}
      className={`mx-auto max-w-[26rem] border-3 border-ink bg-sheet shadow-hard-lg lg:sticky lg:top-6 ${kind === 'card' || drawn === null ? 'aspect-2/3' : ''}`}
    >
      {drawn === null ? (
        <p className="pen-note grid size-full place-items-center">{drawing}</p>
      ) : kind === 'card' ? (
        <img src={drawn.url} width={SHARE.width} height={SHARE.height} alt={alt} className="block size-full rounded-[inherit]" />
      ) : (
        <img src={drawn.url} alt={alt} className="block max-h-[80dvh] w-full object-contain" />
      )}
    </figure>
  );
}
