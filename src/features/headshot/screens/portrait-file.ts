import { SITE_NAME } from '../../../domain/product-name.ts';
import type { Portrait } from '../copy.ts';

/** Pixels of the picture that is taken home: the portrait, and a strip below it with its title. */
const SIZE = 1_080;
const STRIP = 170;

/** The portrait as a PNG with its title below, ready to be sent. @throws when the browser cannot draw it */
export async function portraitFile(address: string, portrait: Portrait): Promise<File> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE + STRIP;
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('no canvas');
  brush.fillStyle = '#f7f2e8';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(image, 0, 0, SIZE, SIZE);
  brush.fillStyle = '#15120e';
  brush.fillRect(0, SIZE, SIZE, 8);
  await document.fonts.load('400 62px Anton');
  brush.font = "400 62px Anton, Impact, 'Arial Narrow Bold', sans-serif";
  brush.textBaseline = 'middle';
  brush.fillText(portrait.title.toUpperCase(), 40, SIZE + 68, SIZE - 80);
  brush.fillStyle = '#b71c15';
  brush.font = "400 34px Anton, Impact, 'Arial Narrow Bold', sans-serif";
  brush.fillText(`${SITE_NAME.toUpperCase()} · ${location.host}/headshot`, 40, SIZE + 132, SIZE - 80);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('the browser drew nothing');
  return new File([blob], `headshot-${portrait.file}.png`, { type: 'image/png' });
}
