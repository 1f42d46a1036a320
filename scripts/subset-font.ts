/**
 * Writes src/app/styles/fonts/caveat-notes.woff2: Caveat with the letters that margin notes are written in, and no others.
 * Caveat draws each letter several times over to look hand-written: 48 KB, when all fonts together may weigh 60.
 * Run again after updating @fontsource/caveat: `node scripts/subset-font.ts`. Its licence (OFL 1.1) is kept beside the file.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, inflateSync } from 'node:zlib';

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const PROGRAMMERS = '\\^`';
/** ASCII but for what only programmers type, the accented letters of western Europe, and the punctuation that editors put in by themselves. */
const CHARACTERS = [
  ...range(0x20, 0x7a).filter((code) => !PROGRAMMERS.includes(String.fromCodePoint(code))),
  ...Array.from('\u00a0£€àáâãäåçèéêëìíîïñòóôõöøùúûüßÄÅÉÖÜ–—‘’“”•…', (sign) => sign.codePointAt(0) ?? 0),
];

type Tables = Map<string, Buffer>;

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** WOFF 1.0 (W3C): a directory of zlib-compressed TrueType tables. */
function readWoff(woff: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < woff.readUInt16BE(12); index++) {
    const entry = 44 + index * 20;
    const [offset, packed, length] = [woff.readUInt32BE(entry + 4), woff.readUInt32BE(entry + 8), woff.readUInt32BE(entry + 12)];
    const data = woff.subarray(offset, offset + packed);
    tables.set(woff.toString('latin1', entry, entry + 4), packed < length ? inflateSync(data) : data);
  }
  return tables;
}

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (found === undefined) throw new Error(`the font lacks ${tag}`);
  return found;
}

/** Character -> glyph, from the format 4 subtable that every web font has. */
function readCmap(cmap: Buffer): (character: number) => number {
  const records = range(0, cmap.readUInt16BE(2) - 1).map((index) => cmap.readUInt32BE(4 + index * 8 + 4));
  const start = records.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('the font has no format 4 character map');
  const count = cmap.readUInt16BE(start + 6) / 2;
  const ends = start + 14;
  const starts = ends + count * 2 + 2;
  return (character) => {
    const segment = range(0, count - 1).find((index) => cmap.readUInt16BE(ends + index * 2) >= character);
    if (segment === undefined || cmap.readUInt16BE(starts + segment * 2) > character) return 0;
    const delta = cmap.readUInt16BE(starts + (count + segment) * 2);
    const rangeAt = starts + (2 * count + segment) * 2;
    const rangeOffset = cmap.readUInt16BE(rangeAt);
    if (rangeOffset === 0) return (character + delta) & 0xffff;
    const glyph = cmap.readUInt16BE(rangeAt + rangeOffset + (character - cmap.readUInt16BE(starts + segment * 2)) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  };
}

/** Places of the component glyph ids in a composite glyph (OpenType, "glyf"); none in a simple one. */
function components(glyph: Buffer): number[] {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return [];
  const found: number[] = [];
  let offset = 10;
  let flags: number;
  do {
    flags = glyph.readUInt16BE(offset);
    found.push(offset + 2);
    const wide = flags & 0x0001;
    const scale = flags & 0x0008 ? 2 : flags & 0x0040 ? 4 : flags & 0x0080 ? 8 : 0;
    offset += 4 + (wide ? 4 : 2) + scale;
  } while (flags & 0x0020);
  return found;
}

function writeCmap(glyphOf: ReadonlyMap<number, number>): Buffer {
  const segments: { from: number; to: number; delta: number }[] = [];
  for (const [character, glyph] of [...glyphOf].sort(([a], [b]) => a - b)) {
    const last = segments.at(-1);
    if (last !== undefined && last.to === character - 1 && last.delta === glyph - character) last.to = character;
    else segments.push({ from: character, to: character, delta: glyph - character });
  }
  segments.push({ from: 0xffff, to: 0xffff, delta: 1 });
  const power = 2 ** Math.floor(Math.log2(segments.length));
  const head = words([4, 16 + segments.length * 8, 0, segments.length * 2, power * 2, Math.log2(power), (segments.length - power) * 2]);
  const body = [
    ...segments.map(({ to }) => to),
    0,
    ...segments.map(({ from }) => from),
    ...segments.map(({ delta }) => delta & 0xffff),
    ...segments.map(() => 0),
  ];
  return Buffer.concat([words([0, 1, 3, 1, 0, 12]), head, words(body)]);
}

function words(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => buffer.writeUInt16BE(value, index * 2));
  return buffer;
}

/** Keeps the glyphs of `characters` and what they are composed of, renumbered; layout tables go, since they name glyphs that are gone. */
function subset(tables: Tables, characters: readonly number[]): Tables {
  const [head, hhea, hmtx, maxp, loca, glyf, post] = ['head', 'hhea', 'hmtx', 'maxp', 'loca', 'glyf', 'post'].map((tag) => Buffer.from(table(tables, tag)));
  if (!head || !hhea || !hmtx || !maxp || !loca || !glyf || !post) throw new Error('unreachable');
  const long = head.readInt16BE(50) === 1;
  const startOf = (glyph: number): number => (long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  const outline = (glyph: number): Buffer => Buffer.from(glyf.subarray(startOf(glyph), startOf(glyph + 1)));

  const oldOf = [0];
  const newOf = new Map([[0, 0]]);
  const keep = (old: number): number => {
    const known = newOf.get(old);
    if (known !== undefined) return known;
    newOf.set(old, oldOf.length);
    return oldOf.push(old) - 1;
  };
  const glyphFor = readCmap(table(tables, 'cmap'));
  const mapped = new Map(characters.filter((character) => glyphFor(character) !== 0).map((character) => [character, keep(glyphFor(character))] as const));

  const outlines: Buffer[] = [];
  // The list grows while it is walked: a composite brings its parts.
  for (let index = 0; index < oldOf.length; index++) {
    const glyph = outline(oldOf[index] ?? 0);
    for (const place of components(glyph)) glyph.writeUInt16BE(keep(glyph.readUInt16BE(place)), place);
    outlines.push(glyph.length % 2 === 0 ? glyph : Buffer.concat([glyph, Buffer.alloc(1)]));
  }

  const metrics = hhea.readUInt16BE(34);
  const newMetrics = oldOf.map((old) => {
    const advance = hmtx.subarray(Math.min(old, metrics - 1) * 4, Math.min(old, metrics - 1) * 4 + 2);
    const bearing =
      old < metrics ? hmtx.subarray(old * 4 + 2, old * 4 + 4) : hmtx.subarray(metrics * 4 + (old - metrics) * 2, metrics * 4 + (old - metrics) * 2 + 2);
    return Buffer.concat([advance, bearing]);
  });
  const ends = [0];
  for (const glyph of outlines) ends.push((ends.at(-1) ?? 0) + glyph.length / 2);

  head.writeInt16BE(0, 50);
  hhea.writeUInt16BE(oldOf.length, 34);
  maxp.writeUInt16BE(oldOf.length, 4);
  const noNames = post.subarray(0, 32);
  noNames.writeUInt32BE(0x00030000, 0);
  return new Map([
    ['cmap', writeCmap(mapped)],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', Buffer.concat(newMetrics)],
    ['maxp', maxp],
    ['name', table(tables, 'name')],
    ['OS/2', table(tables, 'OS/2')],
    ['post', noNames],
    ['glyf', Buffer.concat(outlines)],
    ['loca', words(ends)],
  ]);
}

/** The tags of WOFF 2.0's table directory, by their number there. */
const KNOWN_TAGS = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca'];

/** WOFF 2.0 (W3C): one Brotli stream of all tables; glyf and loca untransformed (version 3). */
function writeWoff2(tables: Tables): Buffer {
  const directory = [...tables].map(([tag, data]) => {
    const untransformed = tag === 'glyf' || tag === 'loca' ? 3 << 6 : 0;
    return Buffer.concat([Buffer.of(untransformed | KNOWN_TAGS.indexOf(tag)), base128(data.length)]);
  });
  const all = Buffer.concat([...tables.values()]);
  const stream = brotliCompressSync(all, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: all.length,
    },
  });
  const header = Buffer.alloc(48);
  const list = Buffer.concat(directory);
  const unpadded = 48 + list.length + stream.length;
  const padding = Buffer.alloc((4 - (unpadded % 4)) % 4);
  const sfntSize = [...tables.values()].reduce((sum, data) => sum + Math.ceil(data.length / 4) * 4, 12 + tables.size * 16);
  header.write('wOF2', 0, 'latin1');
  header.writeUInt32BE(0x00010000, 4);
  header.writeUInt32BE(unpadded + padding.length, 8);
  header.writeUInt16BE(tables.size, 12);
  header.writeUInt32BE(sfntSize, 16);
  header.writeUInt32BE(stream.length, 20);
  header.writeUInt16BE(1, 24);
  return Buffer.concat([header, list, stream, padding]);
}

function base128(value: number): Buffer {
  const bytes = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return Buffer.from(bytes);
}

const font = writeWoff2(subset(readWoff(await readFile(at('node_modules/@fontsource/caveat/files/caveat-latin-400-normal.woff'))), CHARACTERS));
await writeFile(at('src/app/styles/fonts/caveat-notes.woff2'), font);
await copyFile(at('node_modules/@fontsource/caveat/LICENSE'), at('src/app/styles/fonts/OFL.txt'));
console.log(`caveat-notes.woff2  ${font.length} bytes`);
