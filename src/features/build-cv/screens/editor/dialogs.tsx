import { link } from '../../../../domain/paths.ts';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { CONFLICT, DONE, LEAVE } from '../../editor.copy.ts';
import { BRACKETS } from '../../questions.copy.ts';

interface DoneDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The file has been handed to the browser. */
export function DoneDialog({ open, onClose }: DoneDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={DONE.title} closeLabel={DONE.close}>
      <p>{DONE.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button tone="red" size="sm" onClick={onClose}>
          {DONE.stay}
        </Button>
        <ButtonLink to={link('landing')} tone="paper" size="sm">
          {DONE.leave}
        </ButtonLink>
      </div>
    </Dialog>
  );
}

interface BracketsDialogProps {
  open: boolean;
  count: number;
  onClose: () => void;
  onShow: () => void;
  onDownload: () => void;
}

/** The file would have brackets in it; said once. */
export function BracketsDialog({ open, count, onClose, onShow, onDownload }: BracketsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={BRACKETS.title} closeLabel={DONE.close}>
      <p>{BRACKETS.dialog(count)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button tone="red" size="sm" onClick={onShow}>
          {BRACKETS.goThere}
        </Button>
        <Button tone="paper" size="sm" onClick={onDownload}>
          {BRACKETS.anyway}
        </Button>
      </div>
    </Dialog>
  );
}

interface LeaveDialogProps {
  open: boolean;
  saving: boolean;
  /** Whether the changes outlive the page on this device. */
  keptHere: boolean;
  onStay: () => void;
  onSaveAndLeave: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ open, saving, keptHere, onStay, onSaveAndLeave, onLeave }: LeaveDialogProps) {
  return (
    <Dialog open={open} onClose={onStay} title={LEAVE.title} closeLabel={DONE.close}>
      <p>{keptHere ? LEAVE.text : LEAVE.textUnkept}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button tone="red" size="sm" onClick={onSaveAndLeave} aria-disabled={saving}>
          {LEAVE.saveAndLeave}
        </Button>
        <Button tone="paper" size="sm" onClick={onLeave}>
          {LEAVE.leave}
        </Button>
        <Button tone="paper" size="sm" onClick={onStay}>
          {LEAVE.stay}
        </Button>
      </div>
    </Dialog>
  );
}

interface ConflictDialogProps {
  open: boolean;
  /** When the other version was saved, in words; empty when unknown. */
  time: string;
  saving: boolean;
  onClose: () => void;
  onMine: () => void;
  onTheirs: () => void;
  onFile: () => void;
}

/** Two tabs have saved: neither is lost unless somebody says so. */
export function ConflictDialog({ open, time, saving, onClose, onMine, onTheirs, onFile }: ConflictDialogProps) {
  const ways = [
    { label: CONFLICT.mine, note: CONFLICT.mineNote, go: onMine },
    { label: CONFLICT.theirs, note: CONFLICT.theirsNote, go: onTheirs },
    { label: CONFLICT.file, note: CONFLICT.fileNote, go: onFile },
  ];
  return (
    <Dialog open={open} onClose={onClose} title={CONFLICT.title} closeLabel={DONE.close}>
      <p>{CONFLICT.text(time)}</p>
      <ul className="mt-5 space-y-4">
        {ways.map(({ label, note, go }, at) => (
          <li key={label} className="grid items-center gap-x-4 gap-y-1.5 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <Button tone={at === 0 ? 'red' : 'paper'} size="sm" onClick={go} aria-disabled={saving}>
              {label}
            </Button>
            <span className="text-base">{note}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
