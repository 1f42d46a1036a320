import { useState } from 'react';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { BUILD } from '../../copy.ts';

/** Forgets everything, after asking. */
export function StartOver({ bought = false, onStartOver }: { bought?: boolean; onStartOver: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="min-h-11 font-bold underline decoration-2 underline-offset-4">
        {BUILD.startOver}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={BUILD.startOverHeading} closeLabel={BUILD.startOverNo}>
        <p>{BUILD.startOverText}</p>
        {bought && <p className="mt-3 font-medium">{BUILD.startOverBought}</p>}
        <div className="mt-6 flex flex-wrap gap-4">
          <Button
            tone="red"
            size="sm"
            onClick={() => {
              setOpen(false);
              onStartOver();
            }}
          >
            {BUILD.startOverYes}
          </Button>
          <Button tone="paper" size="sm" onClick={() => setOpen(false)}>
            {BUILD.startOverNo}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
