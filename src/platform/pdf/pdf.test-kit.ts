import { deflateSync } from 'node:zlib';

/** A PDF of raw syntax for tests: pages are content streams, everything else is given as objects. */
export interface TestPdf {
  /** Content streams, one for each page (612 x 792 points, origin bottom left). Fonts: /F Helvetica, /B Helvetica-Bold. */
  pages: string[];
  /** More objects, numbered from 100: "<</Type/...>>" or with a stream. */
  objects?: string[];
  /** More entries of each page's /Resources, e.g. "/XObject<</I 100 0 R>>". */
  resources?: string;
  /** More fonts, e.g. "/L 100 0 R". */
  fonts?: string;
  /** More entries of each page, e.g. "/Annots[...]". */
  page?: string;
  trailer?: string;
  /** More entries of the catalog. */
  catalog?: string;
  compress?: boolean;
}

/** Writes the file; the cross-reference table is left to the reader to rebuild. */
export function testPdf({ pages, objects = [], resources = '', fonts = '', page = '', trailer = '', catalog = '', compress = false }: TestPdf): Uint8Array {
  const parts: Buffer[] = [];
  const add = (text: string): number => parts.push(Buffer.from(text, 'latin1'));
  add('%PDF-1.7\n');
  add(`1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj\n`);
  add(`2 0 obj<</Type/Pages/Kids[${pages.map((_, index) => `${10 + 2 * index} 0 R`).join(' ')}]/Count ${pages.length}>>endobj\n`);
  add('3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>endobj\n');
  add('4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>endobj\n');
  pages.forEach((content, index) => {
    add(
      `${10 + 2 * index} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${11 + 2 * index} 0 R/Resources<</Font<</F 3 0 R/B 4 0 R${fonts}>>${resources}>>${page}>>endobj\n`,
    );
    const plain = Buffer.from(content, 'latin1');
    const data = compress ? deflateSync(plain, { level: 9 }) : plain;
    add(`${11 + 2 * index} 0 obj<</Length ${data.length}${compress ? '/Filter/FlateDecode' : ''}>>stream\n`);
    parts.push(data);
    add('\nendstream endobj\n');
  });
  objects.forEach((object, index) => add(`${100 + index} 0 obj${object}endobj\n`));
  add(`trailer<</Root 1 0 R${trailer}>>\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(parts));
}

/** Text at `x`, `y` points from the top left corner. `before` sets colour or render mode. */
export function textAt(
  x: number,
  y: number,
  text: string,
  { size = 10, font = 'F', before = '' }: { size?: number; font?: string; before?: string } = {},
): string {
  return `q ${before} BT /${font} ${size} Tf ${x} ${792 - y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET Q\n`;
}

/** A filled rectangle, `y` its top from the top of the page. */
export function boxAt(x: number, y: number, width: number, height: number, color: string): string {
  return `q ${color} rg ${x} ${792 - y - height} ${width} ${height} re f Q\n`;
}

/** A page whose instructions take far longer than a test wants to wait: a form that draws ten forms that draw ten forms... */
export function complexityBomb(): Uint8Array {
  const form = (content: string, next: number | null): string =>
    `<</Type/XObject/Subtype/Form/BBox[0 0 612 792]${next === null ? '' : `/Resources<</XObject<</N ${next} 0 R>>>>`}/Length ${content.length}>>stream\n${content}\nendstream `;
  const depth = 9;
  const objects = Array.from({ length: depth }, (_, level) =>
    form(level === depth - 1 ? '0 0 m 1 1 l S '.repeat(50) : '/N Do '.repeat(10), level === depth - 1 ? null : 101 + level),
  );
  return testPdf({ pages: ['/N Do'], resources: '/XObject<</N 100 0 R>>', objects });
}
