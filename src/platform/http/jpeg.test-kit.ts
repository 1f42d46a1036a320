/** A grey JPEG of 100 by 125 pixels, as small as one gets. */
export const SMALL_JPEG = new Uint8Array(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEADAAKAAD/2wBDAKBueIx4ZKCMgoy0qqC+8P//8Nzc8P//////////////////////////////////////////////////////////2wBDAaq0tPDS8P//////////////////////////////////////////////////////////////////////////////wAARCAB9AGQDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwCWiijNABS0lLQAUUhwepxSYX1oAdRmk2jPejaM0ALRSbBQBigBaKKKACiiigBMUUUUAFLSUtAAaT8/8/hSmk/GgBaM0ZozQAZozRmjI9aACiiigAooooASiiigApaSloAKMUUUAFFFFABRRRQAUUUUAFFFFACUUUUAFLSUtABRRRQAUUUUAFFFFABRRRQAUUUUAJRRRQAUtJS0AFFFFABRRRQAUUUUAFFFFABRRRQAlFFFABS0lLQAUUUUAFFFFABRRRQAUUUUAFFFFACUUUUAFLSUtABRRRQAUUUUAFFFFABRRRQAUUUUAJRRRQAUtJS0AFFFFABRRRQAUUUUAFFFFABRRRQB/9k=',
    'base64',
  ),
);

/** A segment as cameras and editors write them, with its length. */
export function segment(marker: number, content: Uint8Array | string): Uint8Array {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return new Uint8Array([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff, ...bytes]);
}

/** The same with segments between its start and its first table, as cameras write them. */
export const withSegments = (...segments: readonly Uint8Array[]): Uint8Array =>
  new Uint8Array([...SMALL_JPEG.subarray(0, 2), ...segments.flatMap((each) => [...each]), ...SMALL_JPEG.subarray(2)]);
