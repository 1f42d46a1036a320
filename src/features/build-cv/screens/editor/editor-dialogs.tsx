import { downloadFile } from '../../../../ui/download.ts';
import { ConflictDialog, DoneDialog, LeaveDialog, BracketsDialog } from './dialogs.tsx';
import type { CvFile } from './hooks/use-cv-file.ts';
import type { CvEditorState } from './hooks/use-cv-editor.ts';
import { useLeaveGuard } from './hooks/use-leave-guard.ts';
import { resumeFile } from './json-resume/export-resume.ts';
import { timeOf } from './time-of.ts';

interface EditorDialogsProps {
  editor: CvEditorState;
  file: CvFile;
  /** How many are left. */
  brackets: number;
  /** Leads to the first of them. */
  onBracket: () => void;
  /** What every file made of this CV is called, without its ending. */
  stem: string;
}

/** What the editor may have to ask: about blanks in the file, about unsaved changes, about two versions. */
export function EditorDialogs({ editor, file, brackets, onBracket, stem }: EditorDialogsProps) {
  const { data, saving, conflict } = editor;
  const guard = useLeaveGuard(editor.dirty);
  const showBracket = () => {
    file.closeDialog();
    onBracket();
  };
  const saveAndLeave = async () => {
    const end = await file.save();
    if (end?.ok === true) guard.leave();
    else guard.stay();
  };
  const keepMine = async () => {
    if (conflict !== null) file.tellSaved(await editor.keepMine(conflict));
  };
  return (
    <>
      <DoneDialog open={file.dialog === 'done'} onClose={file.closeDialog} />
      <BracketsDialog
        open={file.dialog === 'brackets'}
        count={brackets}
        onClose={file.closeDialog}
        onShow={showBracket}
        onDownload={() => void file.download()}
      />
      <LeaveDialog
        open={guard.asking}
        saving={saving}
        keptHere={editor.keptHere}
        onStay={guard.stay}
        onLeave={guard.leave}
        onSaveAndLeave={() => void saveAndLeave()}
      />
      <ConflictDialog
        open={conflict !== null}
        time={conflict?.lastSaved == null ? '' : timeOf(Date.parse(conflict.lastSaved))}
        saving={saving}
        onClose={editor.decideLater}
        onMine={() => void keepMine()}
        onTheirs={() => conflict !== null && editor.takeTheirs(conflict)}
        onFile={() => downloadFile(resumeFile(data, new Date()), `${stem}.json`)}
      />
    </>
  );
}
