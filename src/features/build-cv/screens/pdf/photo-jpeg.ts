import { CV_PHOTO } from '../../../../domain/cv-photo.ts';

/** Tried one after the other until the file is small enough. */
const QUALITIES = [0.88, 0.75, 0.6, 0.45];

/**
 * A photo cut to 4 by 5 around its middle, a little above it (where faces are), and made small. It is drawn anew: what the camera wrote
 * into the file stays behind. @throws Error where the file is no picture, or a tiny one
 */
export async function jpegOf(file: File): Promise<Blob> {
  const { width, height, maxBytes, leastSide } = CV_PHOTO;
  // Turned as the camera was held.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    if (Math.min(picture.width, picture.height) < leastSide) throw new Error('too small');
    const scale = Math.min(picture.width / width, picture.height / height);
    const [cutWidth, cutHeight] = [width * scale, height * scale];
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, (picture.width - cutWidth) / 2, (picture.height - cutHeight) / 3, cutWidth, cutHeight, 0, 0, width, height);
    for (const quality of QUALITIES) {
      const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      if (jpeg !== null && jpeg.type === 'image/jpeg' && jpeg.size <= maxBytes) return jpeg;
    }
    throw new Error('too large');
  } finally {
    picture.close();
  }
}
