import { useEffect, useState } from 'react';
import { READING } from '../../../look.copy.ts';
import { type Reading, readingFor } from './cv-reading.ts';

/** Beside "validated": what our reader found in the CV, or that it found nothing a CV has. */
export function ReadingNote({ text }: { text: string }) {
  const [reading, setReading] = useState<Reading | null>(null);
  useEffect(() => {
    let left = false;
    const read = async () => {
      const said = await readingFor(text);
      if (!left) setReading(said);
    };
    void read();
    return () => {
      left = true;
    };
  }, [text]);
  return (
    <output className="block">
      {reading !== null && reading.isCv && reading.parts.length > 0 && <span className="mt-2 block">{READING.found(reading.parts)}</span>}
      {reading !== null && !reading.isCv && (
        <span className="mt-4 block max-w-3xl border-l-6 border-pen bg-desk p-4">
          <span className="display block text-2xl text-pen-deep">{READING.doubtHeading}</span>
          <span className="mt-1 block">{READING.doubt}</span>
        </span>
      )}
    </output>
  );
}
