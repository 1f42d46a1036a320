import { ROAST_SCREENS } from '../../../../domain/limits.ts';
import { copyText } from '../../../../ui/clipboard.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { Button } from '../../../../ui/form/button.tsx';
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
