import { useEffect, type ReactNode, type RefObject } from 'react';
import { characterCount } from '../../../../domain/character-count.ts';
import { READER, UPLOAD as UPLOAD_LIMITS } from '../../../../domain/limits.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import type { UploadWords } from '../../copy.ts';

/** Below a file that cannot be read: the way on. */
export function PasteOffer({ words: { paste }, onPaste }: { words: UploadWords; onPaste: () => void }) {
  return (
    <div className="mt-4 border-3 border-ink bg-sheet p-4">
      <p>{paste.lead}</p>
      <Button tone="ink" size="sm" className="mt-3" onClick={onPaste}>
        {paste.action}
      </Button>
    </div>
  );
}

interface PastedTextProps {
  words: UploadWords;
  text: string;
  onText: (text: string) => void;
  /** Back to a file. */
  onBack: () => void;
  refusal: ReactNode;
  describedBy: string;
  disabled: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** The CV as text, in the place of the file. */
export function PastedText({ words: { paste }, text, onText, onBack, refusal, describedBy, disabled, inputRef }: PastedTextProps) {
  useEffect(() => inputRef.current?.focus(), [inputRef]);
  return (
    <div>
      {refusal}
      <TextArea
        ref={inputRef}
        label={paste.label}
        hint={paste.hint}
        rows={12}
        required
        readOnly={disabled}
        maxLength={READER.maxCharacters}
        invalid={refusal !== undefined}
        describedBy={describedBy}
        value={text}
        onChange={({ target }) => onText(target.value)}
        className={refusal === undefined ? '' : 'mt-5'}
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-base text-ink-soft">{paste.count(characterCount(text.trim()), UPLOAD_LIMITS.minTextCharacters)}</p>
        <button type="button" onClick={onBack} className="min-h-11 font-bold underline decoration-2 underline-offset-4">
          {paste.back}
        </button>
      </div>
    </div>
  );
}
