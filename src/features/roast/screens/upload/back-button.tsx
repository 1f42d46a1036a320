import { useState } from 'react';
import { useNavigate } from 'react-router';
import { link } from '../../../../domain/paths.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { backButton } from './upload-problem.ts';

/** Leaves on the fourth press, a little smaller and ruder after each. */
export function BackButton() {
  const navigate = useNavigate();
  const [presses, setPresses] = useState(0);
  const { label } = backButton(presses);
  const press = () => {
    const next = presses + 1;
    if (backButton(next).leaves) void navigate(link('landing'));
    else setPresses(next);
  };
  return (
    <>
      <Button tone="paper" onClick={press} data-presses={presses} className="back-button origin-left">
        {label}
      </Button>
      {/* A changed label on a focused button is not always read out. */}
      <output className="sr-only">{presses > 0 ? label : ''}</output>
    </>
  );
}
