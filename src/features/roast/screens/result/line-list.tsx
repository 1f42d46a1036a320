import { MarkedLine } from '../../../../ui/pen/marked-line.tsx';
import type { ResultWords } from '../../copy.ts';
import { WrongNote } from './correct/wrong-button.tsx';
import type { RoastNote } from '../../../../domain/marks/roast-note.ts';

/** The roast lines one below the other, each with its quote and its way out. */
export function LineList({ lines, topRoastLine, words }: { lines: readonly RoastNote[]; topRoastLine: string; words: ResultWords }) {
  return (
    <ol className="sheet marked-page mt-6 divide-y-2 divide-ink/15 shadow-hard-lg!">
      {lines.map((line, index) => (
        <li key={`${line.page}-${line.line}-${index}`}>
          <MarkedLine
            mark={line.mark}
            quote={line.quote}
            gap={words.gap}
            place={line.quote === null ? words.gapPlace(line.page, line.line) : words.place(line.page, line.line)}
            placeShort={words.placeShort(line.page, line.line)}
            note={line.note}
            fix={line.fix}
            fixLabel={words.fix}
            markName={words.markNames[line.mark]}
            highlighted={topRoastLine.endsWith(line.note)}
          >
            <WrongNote line={line} className="min-h-11" />
          </MarkedLine>
        </li>
      ))}
    </ol>
  );
}
