import { useState } from 'react';
import { copyText } from '../../../../ui/clipboard.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { SHEET, type ResultWords } from '../../copy.ts';
import type { RoastNote } from '../../../../domain/marks/roast-note.ts';

/** All ways out as one text: the line, and below it what to do about it. For whoever mends the CV in another window. */
export function CopyFixes({ lines, words }: { lines: readonly RoastNote[]; words: ResultWords }) {
  const [said, setSaid] = useState('');
  const text = lines
    .flatMap(({ quote, page, line, fix }) => (fix === null ? [] : [`${quote === null ? words.gapPlace(page, line) : `“${quote}”`}\n${words.fix}: ${fix}`]))
    .join('\n\n');
  if (text === '') return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
      <Button tone="paper" size="sm" onClick={() => void copyText(text).then((isCopied) => setSaid(isCopied ? SHEET.copiedFixes : SHEET.notCopiedFixes))}>
        {SHEET.copyFixes}
      </Button>
      <output className="font-bold">{said}</output>
    </div>
  );
}
