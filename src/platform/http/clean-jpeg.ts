/** What a picture must not exceed: bytes of the file, pixels of either side. */
interface JpegLimits {
  maxBytes: number;
  leastSide: number;
  mostSide: number;
}

export type CleanJpeg = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; reason: 'not-a-jpeg' | 'too-large' | 'too-small' };

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
/** Baseline, extended and progressive: what every decoder knows. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
/** Tables of a decoder: Huffman, quantization, restarts. */
const TABLES: readonly number[] = [0xc4, 0xdb, 0xdd];
/** Progressive pictures have some ten scans; a thousand are made to keep somebody busy. */
const MOST_SCANS = 64;

const NO_JPEG: CleanJpeg = { ok: false, reason: 'not-a-jpeg' };

/**
 * A JPEG with nothing in it but the picture: frame, tables and scans. Metadata (EXIF with place and camera, thumbnails, colour
 * profiles, comments) and whatever follows its end are left out. Reads lengths only; no pixel is unfolded here.
 */
export function cleanJpeg(bytes: Uint8Array, { maxBytes, leastSide, mostSide }: JpegLimits): CleanJpeg {
  if (bytes.length > maxBytes) return { ok: false, reason: 'too-large' };
  if (bytes[0] !== 0xff || bytes[1] !== START) return NO_JPEG;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  let sides: { width: number; height: number } | null = null;
  let scans = 0;
  while (at + 3 < bytes.length || bytes[at + 1] === END) {
    if (bytes[at] !== 0xff) return NO_JPEG;
    const marker = bytes[at + 1] ?? 0;
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) return sides === null || scans === 0 ? NO_JPEG : { ok: true, bytes: joined([...kept, bytes.subarray(at, at + 2)]) };
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return NO_JPEG;
    if (FRAMES.includes(marker)) {
      if (sides !== null || length < 8) return NO_JPEG;
      sides = { height: ((bytes[at + 5] ?? 0) << 8) | (bytes[at + 6] ?? 0), width: ((bytes[at + 7] ?? 0) << 8) | (bytes[at + 8] ?? 0) };
      if (Math.max(sides.width, sides.height) > mostSide) return { ok: false, reason: 'too-large' };
      if (Math.min(sides.width, sides.height) < leastSide) return { ok: false, reason: 'too-small' };
      // Grey or three colours; four are a printer's.
      if (![1, 3].includes(bytes[at + 9] ?? 0)) return NO_JPEG;
      kept.push(bytes.subarray(at, end));
    } else if (TABLES.includes(marker)) kept.push(bytes.subarray(at, end));
    else if (marker === SCAN) {
      scans += 1;
      if (sides === null || scans > MOST_SCANS) return NO_JPEG;
      const next = endOfScan(bytes, end);
      kept.push(bytes.subarray(at, next));
      at = next;
      continue;
    } else if (marker !== COMMENT && (marker < 0xe0 || marker > 0xef)) return NO_JPEG;
    at = end;
  }
  return NO_JPEG;
}

/** Where the data of a scan ends: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7) && next !== 0xff) return at;
  }
  return bytes.length;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
