import { SITE_NAME } from '../../../domain/product-name.ts';
import type { Portrait } from '../copy.ts';

/** Pixels of the picture that is taken home: the portrait, and a strip below it with its title and its caption. */
const SIZE = 1_080;
const STRIP = 290;
const CAPTION = { size: 38, leading: 48, lines: 2, foot: 236 } as const;

/** The portrait as a PNG with its title and caption below, ready to be sent. @throws when the browser cannot draw it */
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
  await document.fonts.load(`500 ${CAPTION.size}px 'Space Grotesk'`);
  brush.font = `500 ${CAPTION.size}px 'Space Grotesk', 'Segoe UI', sans-serif`;
  wrapped(brush, portrait.caption, SIZE - 80)
    .slice(0, CAPTION.lines)
    .forEach((line, at) => brush.fillText(line, 40, SIZE + 134 + at * CAPTION.leading, SIZE - 80));
  brush.fillStyle = '#b71c15';
  brush.font = "400 34px Anton, Impact, 'Arial Narrow Bold', sans-serif";
  brush.fillText(`${SITE_NAME.toUpperCase()} · ${location.host}/headshot`, 40, SIZE + CAPTION.foot + 14, SIZE - 80);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('the browser drew nothing');
  return new File([blob], `headshot-${portrait.file}.png`, { type: 'image/png' });
}

/** A text in lines that are no wider than this. */
function wrapped(brush: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && brush.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
