import { useState } from 'react';
import type { CvDesign } from '../../../../../domain/cv-design.ts';
import { EDITOR as TIMES } from '../../../../../domain/limits.ts';
import { downloadFile } from '../../../../../ui/download.ts';
import { useToast } from '../../../../../ui/feedback/toast.tsx';
import { EDITOR } from '../../../editor.copy.ts';
import { cvDocument } from '../cv-document.ts';
import type { SaveEnd } from '../save.ts';
import type { CvEditorState } from './use-cv-editor.ts';

/** Saving, and the Word file, which saves first. `brackets`: blanks in square brackets that would be in it. `look`: its design, and the photo on it, if any. */
export function useCvFile(editor: CvEditorState, country: string, brackets: number, look: { design: CvDesign; photo: Uint8Array | undefined }) {
  const toast = useToast();
  const [generating, setGenerating] = useState(false);
  const [failed, setFailed] = useState(false);
  const [dialog, setDialog] = useState<'done' | 'brackets' | null>(null);
  const [warned, setWarned] = useState(false);

  const tellSaved = (end: SaveEnd): void => {
    if (end.ok) toast(EDITOR.saved, TIMES.savedMessage);
    else if (end.reason === 'too-long') toast(EDITOR.tooLong, TIMES.failedMessage);
    else if (end.reason !== 'conflict') toast(EDITOR.saveFailed, TIMES.failedMessage);
  };
  const save = async (): Promise<SaveEnd | null> => {
    if (editor.saving) return null;
    const end = await editor.save();
    tellSaved(end);
    return end;
  };
  const download = async (): Promise<void> => {
    if (generating) return;
    setDialog(null);
    setGenerating(true);
    setFailed(false);
    const end = await save();
    // Of two versions one must be chosen first. Any other trouble with saving is no reason to keep the file back.
    if (end === null || end.ok || end.reason !== 'conflict') {
      try {
        const { content, name } = await cvDocument(editor.data, country, new Date(), look);
        downloadFile(content, name);
        setDialog('done');
      } catch {
        setFailed(true);
      }
    }
    setGenerating(false);
  };
  /** Says once that there are blanks left, instead of handing out a file full of brackets. */
  const askFirst = (): void => {
    if (brackets === 0 || warned) return void download();
    setWarned(true);
    setDialog('brackets');
  };
  return { generating, failed, dialog, closeDialog: () => setDialog(null), save, tellSaved, download, askFirst };
}

export type CvFile = ReturnType<typeof useCvFile>;
