import { ROAST_SCREENS } from '../../../../domain/limits.ts';
import { copyText } from '../../../../ui/clipboard.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { Card } from '../../../../ui/pen/card.tsx';
import { RESULT } from '../../result.copy.ts';

/** The words to be found by, in their order. */
export function Keywords({ words }: { words: readonly string[] }) {
  const toast = useToast();
  if (words.length === 0) return <p className="text-lg">{RESULT.empty}</p>;
  const copy = async () => toast((await copyText(words.join(', '))) ? RESULT.keywordsCopied : RESULT.copyFailed, ROAST_SCREENS.toast);
  return (
    <>
      <ol className="flex flex-wrap gap-3">
        {words.map((word) => (
          <li key={word} className="border-3 border-ink bg-sheet px-3 py-1 text-lg font-medium wrap-anywhere shadow-hard-sm">
            {word}
          </li>
        ))}
      </ol>
      <Button tone="paper" size="sm" onClick={() => void copy()} className="mt-6">
        {RESULT.copyKeywords}
      </Button>
    </>
  );
}

/** A list of sentences; `ordered` where the first counts most. */
export function Sentences({ lines, ordered = false }: { lines: readonly string[]; ordered?: boolean }) {
  if (lines.length === 0) return <p className="text-lg">{RESULT.empty}</p>;
  const List = ordered ? 'ol' : 'ul';
  return (
    <Card className="max-w-5xl">
      <List className="divide-y-2 divide-ink/15">
        {lines.map((line, index) => (
          <li key={line} className="flex gap-4 px-5 py-4 sm:px-7">
            {ordered ? (
              <span aria-hidden="true" className="display w-8 shrink-0 text-3xl">
                {index + 1}
              </span>
            ) : (
              <svg viewBox="0 0 32 32" aria-hidden="true" className="mt-0.5 size-6 shrink-0">
                <path className="pen-stroke" d="M4 17c8-2 15-1 23-2M19 7c3 3 5 5 8 8-4 3-6 5-9 9" />
              </svg>
            )}
            <span className="max-w-3xl self-center wrap-anywhere">{line}</span>
          </li>
        ))}
      </List>
    </Card>
  );
}
