/**
 * Writes public/favicon.ico, which some programs ask for without reading the page: public/favicon.svg in three sizes,
 * each as the PNG that an ICO may hold. Run again when the SVG changes: `node scripts/favicon.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { withBrowser } from '../fixtures/browser.ts';

const at = (path: string): string => fileURLToPath(new URL(`../public/${path}`, import.meta.url));
/** Pixels: a tab, a tab on a fine screen, a shortcut. */
const SIZES = [16, 32, 48];

const svg = await readFile(at('favicon.svg'), 'utf8');
const pictures = await withBrowser(async (browser) => {
  const page = await browser.newPage();
  const drawn: { size: number; png: Buffer }[] = [];
  for (const size of SIZES) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
    drawn.push({ size, png: await page.screenshot({ omitBackground: true }) });
  }
  return drawn;
});
await writeFile(at('favicon.ico'), ico(pictures));

/** Windows icon file: a directory of 6 bytes and 16 for each picture, then the pictures. */
function ico(images: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + images.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + index * 16;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
