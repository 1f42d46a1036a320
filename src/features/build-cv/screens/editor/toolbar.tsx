import { link } from '../../../../domain/paths.ts';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { EDITOR } from '../../editor.copy.ts';
import { PDF } from '../../pdf.copy.ts';
import type { CvPdf } from '../pdf/use-cv-pdf.ts';

interface ToolbarProps {
  status: string;
  saving: boolean;
  generating: boolean;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  onDownload: () => void;
  pdf: CvPdf;
  /** Form or preview, where only one has room. */
  shown: 'form' | 'page';
  onShow: (shown: 'form' | 'page') => void;
}

/** What is done with the whole CV; it stays in sight while the form scrolls. */
export function Toolbar(props: ToolbarProps) {
  const { status, saving, generating, canUndo, canRedo, onUndo, onRedo, onSave, onDownload, pdf, shown, onShow } = props;
  return (
    <div className="sticky top-0 z-20 -mx-4 border-b-3 border-ink bg-paper px-4 pt-2 pb-3 sm:-mx-6 sm:px-6">
      <fieldset aria-label={EDITOR.toolsLabel} className="flex flex-wrap items-center gap-2 sm:gap-3">
        <ButtonLink to={link('build')} tone="paper" size="sm" className="max-sm:hidden">
          {EDITOR.back}
        </ButtonLink>
        <StepButton label={EDITOR.undo} keys="Control+Z" path="M8 5 3.500 10 8 15M4 10c8-1 14 1 16 9" disabled={!canUndo} onClick={onUndo} />
        <StepButton label={EDITOR.redo} keys="Control+Shift+Z" path="M16 5l4.500 5-4.500 5M20 10c-8-1-14 1-16 9" disabled={!canRedo} onClick={onRedo} />
        <output className="min-w-0 flex-1 basis-40 text-sm leading-tight text-ink-soft max-sm:order-last max-sm:basis-full">{status}</output>
        <Button tone="paper" size="sm" onClick={onSave} aria-disabled={saving}>
          {saving ? EDITOR.saving : EDITOR.save}
        </Button>
        <Button tone="red" size="sm" onClick={onDownload} disabled={generating} className="px-3! leading-tight max-sm:flex-1">
          {generating ? EDITOR.downloading : EDITOR.download}
        </Button>
        <Button tone="red" size="sm" onClick={() => void pdf.download()} disabled={pdf.busy} className="px-3! leading-tight max-sm:flex-1">
          {pdf.busy ? PDF.downloading : PDF.download}
        </Button>
        <fieldset aria-label={EDITOR.switchLabel} className="flex w-full xl:hidden">
          {(['form', 'page'] as const).map((view) => (
            <button
              key={view}
              type="button"
              aria-pressed={shown === view}
              onClick={() => onShow(view)}
              className="display min-h-11 flex-1 border-3 border-ink bg-sheet text-lg not-first:border-l-0 aria-pressed:bg-ink aria-pressed:text-paper"
            >
              {EDITOR[view]}
            </button>
          ))}
        </fieldset>
      </fieldset>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  /** As `aria-keyshortcuts` has it. */
  keys: string;
  path: string;
  disabled: boolean;
  onClick: () => void;
}

function StepButton({ label, keys, path, disabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={`${label} (${keys.replaceAll('Control', 'Ctrl')})`}
      aria-keyshortcuts={keys}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
      className="grid size-11 place-items-center border-3 border-ink bg-sheet not-aria-disabled:hover:bg-ink not-aria-disabled:hover:text-paper aria-disabled:border-ink/30 aria-disabled:text-ink/40"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-current stroke-3">
        <path d={path} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
