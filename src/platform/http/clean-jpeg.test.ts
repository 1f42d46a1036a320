import { describe, expect, test } from 'vitest';
import { CV_PHOTO } from '../../domain/cv-photo.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { segment, SMALL_JPEG, withSegments } from './jpeg.test-kit.ts';

const EXIF = segment(0xe1, 'Exif\0\0GPS 53.8008 N 1.5491 W, Pear 17 Pro');
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

describe('a photo that somebody sends', () => {
  test('keeps its picture and loses what the camera, an editor or a stranger wrote into the file', () => {
    const written = withSegments(EXIF, segment(0xed, 'Photoshop 3.0 caption'), segment(0xfe, 'taken at home'));
    const cleaned = cleanJpeg(new Uint8Array([...written, ...new TextEncoder().encode('PK a whole archive behind its end')]), CV_PHOTO);
    if (!cleaned.ok) throw new Error(cleaned.reason);
    expect(textOf(cleaned.bytes)).not.toMatch(/Exif|GPS|Photoshop|home|archive/u);
    const bare = cleanJpeg(SMALL_JPEG, CV_PHOTO);
    expect(bare).toEqual(cleaned);
    expect(cleanJpeg(cleaned.bytes, CV_PHOTO)).toEqual(cleaned);
  });

  test('is refused where it is none, is cut off, lies about its lengths or claims a size of its own', () => {
    const wrong = [
      new Uint8Array(),
      new TextEncoder().encode('<svg onload="alert(1)"/>'),
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      SMALL_JPEG.subarray(0, SMALL_JPEG.length - 2),
      SMALL_JPEG.subarray(0, 40),
      withSegments(new Uint8Array([0xff, 0xe1, 0xff, 0xff, 1, 2])),
      withSegments(new Uint8Array([0xff, 0xe1, 0, 1])),
      new Uint8Array([0xff, 0xd8, 0xff, 0xd9]),
      // Its frame twice.
      withSegments(segment(0xc0, new Uint8Array([8, 0, 125, 0, 100, 1, 1, 0x11, 0]))),
    ];
    for (const bytes of wrong) expect(cleanJpeg(bytes, CV_PHOTO)).toEqual({ ok: false, reason: 'not-a-jpeg' });
    for (const size of [0, 1, 3]) expect(cleanJpeg(new Uint8Array([0xff, 0xd8, 0xff].slice(0, size)), CV_PHOTO).ok).toBe(false);
    const huge = withSegments(segment(0xc2, new Uint8Array([8, 0xff, 0xff, 0xff, 0xff, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])));
    expect(cleanJpeg(huge, CV_PHOTO)).toEqual({ ok: false, reason: 'too-large' });
    expect(cleanJpeg(withSegments(segment(0xc0, new Uint8Array([8, 0, 9, 0, 9, 1, 1, 0x11, 0]))), CV_PHOTO)).toEqual({ ok: false, reason: 'too-small' });
    expect(cleanJpeg(new Uint8Array(CV_PHOTO.maxBytes + 1), CV_PHOTO)).toEqual({ ok: false, reason: 'too-large' });
  });

  test('whatever byte of it is another one, reading it ends', () => {
    for (let at = 0; at < SMALL_JPEG.length; at += 1) {
      const bytes = Uint8Array.from(SMALL_JPEG);
      bytes[at] = 0xff;
      expect(typeof cleanJpeg(bytes, CV_PHOTO).ok).toBe('boolean');
    }
  });
});
