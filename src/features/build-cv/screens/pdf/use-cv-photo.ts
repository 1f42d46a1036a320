import { useEffect, useState } from 'react';
import { CV_PHOTO } from '../../../../domain/cv-photo.ts';
import { jpegOf } from './photo-jpeg.ts';

/** A photo as it is sent along and put into the Word file. */
export interface CvPhoto {
  bytes: Uint8Array;
  base64: string;
}

/** The photo of one CV, for as long as the page is open: it is kept nowhere. `offered`: the country the CV goes to expects one. */
export function useCvPhoto(offered: boolean) {
  const [photo, setPhoto] = useState<(CvPhoto & { src: string }) | null>(null);
  const [failed, setFailed] = useState(false);
  const src = photo?.src;
  useEffect(() => () => void (src !== undefined && URL.revokeObjectURL(src)), [src]);
  const take = async (file: File): Promise<void> => {
    try {
      if (file.size > CV_PHOTO.maxOriginalBytes) throw new Error('too large');
      const jpeg = await jpegOf(file);
      const bytes = new Uint8Array(await jpeg.arrayBuffer());
      setPhoto({ bytes, base64: base64Of(bytes), src: URL.createObjectURL(jpeg) });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return {
    offered,
    /** Null where none was chosen, or the country expects none any more. */
    shown: offered ? photo : null,
    failed,
    take: (file: File) => void take(file),
    remove: () => setPhoto(null),
  };
}

export type CvPhotoDesk = ReturnType<typeof useCvPhoto>;

const base64Of = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
